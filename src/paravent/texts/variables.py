"""Moves, events and phases as the variables of a message."""

from __future__ import annotations

import re
from dataclasses import is_dataclass
from typing import Final, TypeAlias

from paravent.core.plain import plain
from paravent.core.rules import Json

Variables: TypeAlias = dict[str, str | int]
LONGEST: Final = 2000  # Fluent refuses longer ones
CAPITAL: Final = re.compile(r"(?<!^)(?=[A-Z])")


def kebab(value: object) -> str:
    """The kind of a move, an event or a phase, as message ids spell it: TurnBegan is turn-began."""
    return CAPITAL.sub("-", type(value).__name__).lower()


def variables(value: object) -> Variables:
    """The fields of a move, an event or a phase, or the entries of a dictionary."""
    fields = plain(value) if is_dataclass(value) or isinstance(value, dict) else {}
    assert isinstance(fields, dict)
    return {key: variable(item) for key, item in fields.items() if key != "kind"}


def variable(value: object) -> str | int:
    """A number stays one; nothing is "none", true is "true", and a list is its tokens, parted by spaces."""
    data = value if isinstance(value, (str, int)) else plain(value)
    if isinstance(data, bool):
        return "true" if data else "false"
    return data if isinstance(data, int) else " ".join(tokens(data))[:LONGEST]


def tokens(data: Json) -> list[str]:
    """Every word in the data, in order, without the kinds of what is nested."""
    match data:
        case None:
            return ["none"]
        case dict():
            return [token for key, item in data.items() if key != "kind" for token in tokens(item)]
        case list():
            return [token for item in data for token in tokens(item)]
    return [str(data)]
