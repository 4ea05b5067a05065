"""Where two values differ: paths into them, so that nobody has to compare two whole views by eye."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum

from paravent.core.rules import Piece

SHOWN = 8
WIDE = 100


@dataclass(frozen=True)
class Difference:
    """One place where two values differ."""

    path: str
    ours: object
    theirs: object

    def __str__(self) -> str:
        return f"{self.path or 'all'}: {short(self.ours)} != {short(self.theirs)}"


def short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= WIDE else f"{text[:WIDE]}..."


def differences(ours: object, theirs: object, path: str = "") -> Iterator[Difference]:
    """Every innermost place where the two differ."""
    if type(ours) is not type(theirs) or isinstance(ours, (Piece, Enum)):
        if ours != theirs:
            yield Difference(path, ours, theirs)
    elif is_dataclass(ours) and fields(ours):
        for field in fields(ours):
            inside = f"{path}.{field.name}" if path else field.name
            yield from differences(getattr(ours, field.name), getattr(theirs, field.name), inside)
    elif isinstance(ours, (tuple, list)) and isinstance(theirs, (tuple, list)) and len(ours) == len(theirs):
        for at, (one, other) in enumerate(zip(ours, theirs, strict=True)):
            yield from differences(one, other, f"{path}[{at}]")
    elif isinstance(ours, dict) and isinstance(theirs, dict) and ours.keys() == theirs.keys():
        for key in ours:
            yield from differences(ours[key], theirs[key], f"{path}.{key}" if path else str(key))
    elif ours != theirs:
        yield Difference(path, ours, theirs)


def told(found: list[Difference]) -> str:
    """The differences, one a line, and how many more there are."""
    lines = [f"  {one}" for one in found[:SHOWN]]
    if len(found) > SHOWN:
        lines.append(f"  and {len(found) - SHOWN} more")
    return "\n".join(lines)
