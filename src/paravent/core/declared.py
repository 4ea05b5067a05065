"""What a game declares of who may know what: the open fields of its views, and what its events keep from a spectator.

Nothing is found out by playing, so nothing is taken to be open because it happened never to differ.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Annotated, Final, cast, final, get_args, get_origin, get_type_hints

from paravent.core.rules import OPEN, Event, Phase, Rules, State, View

NOT_SHOWN: Final = ("seat", "phase")  # of a view: whose it is, and the open question, which holds no secret
LISTS: Final = (tuple, list, Sequence)


def kinds(base: type, rules: Rules[State]) -> list[type]:
    """Every class of this base that the game's package declares, by name, come across or not."""
    package = type(rules).__module__.rpartition(".")[0]
    found = [made for made in subclasses(base) if made.__module__.startswith(f"{package}.") and is_in_use(made)]
    return sorted(found, key=name_of)


def is_in_use(made: type) -> bool:
    """Whether its module still has it: a package may have been loaded anew."""
    return getattr(sys.modules.get(made.__module__), made.__name__, None) is made


def name_of(made: type) -> str:
    return made.__name__


def subclasses(base: type) -> list[type]:
    """Those below it, at any depth."""
    found: list[type] = []
    below: list[type] = base.__subclasses__()
    for made in below:
        found += [made, *subclasses(made)]
    return found


# Views


@final
class Openness:
    """The paths into a game's views (`players[].points`) that are declared open, and whether anything is not."""

    def __init__(self, rules: Rules[State]) -> None:
        self.open: Final[list[str]] = []
        self.veiled: bool = False
        for made in kinds(View, rules):
            self._look_into(made, "", (made,))

    def _look_into(self, made: type, path: str, within: tuple[type, ...]) -> None:
        hints = hints_of(made)
        for field in fields(made):
            if path or field.name not in NOT_SHOWN:
                self._look_at(hints.get(field.name), f"{path}.{field.name}" if path else field.name, within)

    def _look_at(self, hint: object, path: str, within: tuple[type, ...]) -> None:
        """What is open, is so with all that is in it; what is not may have parts that are."""
        inside = parts(hint, path)
        if get_origin(hint) is Annotated and OPEN in get_args(hint)[1:]:
            if path not in self.open:
                self.open.append(path)
        elif not inside or any(made in within for made, _ in inside):
            self.veiled = True
        else:
            for made, place in inside:
                self._look_into(made, place, (*within, made))


def hints_of(made: type) -> dict[str, object]:
    """The types of its fields; none if they cannot be read, and then nothing is open."""
    try:
        return get_type_hints(made, include_extras=True)
    except (NameError, TypeError, AttributeError):
        return {}


def parts(hint: object, path: str) -> list[tuple[type, str]]:
    """The dataclasses that a value of this type is made of, and where they are in it; none if it is made of anything else too."""
    if isinstance(hint, type) and is_dataclass(hint) and not issubclass(hint, Phase):
        return [(hint, path)]
    inner = [arm for arm in get_args(hint) if arm is not type(None) and arm is not Ellipsis]
    place = f"{path}[]" if get_origin(hint) in LISTS else path
    found = [parts(arm, place) for arm in inner]
    return [] if not all(found) else [each for some in found for each in some]


# Seats


def is_seat(declared: str) -> bool:
    """Whether this type is a seat, or a seat or none, open or not."""
    return unwrapped(declared) in {"Seat", "Seat|None", "None|Seat"}


def unwrapped(declared: str) -> str:
    """A type as it is written, without spaces and without saying that it is open."""
    bare = declared.replace(" ", "")
    return bare.removeprefix("Open[").removesuffix("]") if bare.startswith("Open[") else bare


def seats_in(value: object, path: str) -> Iterator[str]:
    """The fields that are declared to be seats."""
    if isinstance(value, Sequence) and not isinstance(value, str):
        for item in value:
            yield from seats_in(item, f"{path}[]")
    elif is_dataclass(value):
        for field in fields(value):
            inner = joined(path, field.name)
            if is_seat(str(field.type)):
                yield inner
            elif unwrapped(str(field.type)).startswith(("tuple[Seat,", "list[Seat]")):
                yield f"{inner}[]"
            else:
                yield from seats_in(getattr(value, field.name), inner)


def joined(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


# Events


@final
@dataclass(frozen=True)
class Veil:
    """The fields of an event that a spectator is not told; `unless` is the flag, or the flags one by one, by which they are."""

    hides: tuple[str, ...]
    unless: str | None


UNVEILED: Final = Veil((), None)


class NoVeil(Exception):
    """What an event keeps from a spectator is more than a veil can say."""


def veil(made: type[Event]) -> Veil | None:
    """What a spectator is told of such an event, which is made up and asked; None if nothing. Raises NoVeil."""
    if made.seen_by is Event.seen_by:
        return UNVEILED
    hints = get_type_hints(made)
    names = [field.name for field in fields(made)]  # type: ignore[arg-type]  # every event is a dataclass
    flags = [name for name in names if hints[name] in (bool, tuple[bool, ...])]
    event = example(made, dict.fromkeys(flags, False), hints, names)
    open = event.seen_by(None)
    if open is None:
        return None
    if type(open) is not type(event):
        raise NoVeil(f"{made.__name__}.seen_by tells a spectator of another event")
    hidden = tuple([name for name in names if getattr(open, name) != getattr(event, name)])
    unless = [flag for flag in flags if all_told(example(made, {flag: True}, hints, names))]
    if not hidden or len(unless) > 1:
        raise NoVeil(f"{made.__name__}.seen_by hides more than a veil can say")
    return Veil(hidden, unless[0] if unless else None)


def all_told(event: Event) -> bool:
    """Whether a spectator is told this as it is."""
    return event.seen_by(None) == event


def example(made: type[Event], flags: dict[str, bool], hints: dict[str, object], names: Sequence[str]) -> Event:
    """An event with something in every field, and these flags."""
    make = cast("Callable[..., Event]", made)
    return make(**{name: something(hints[name], on=flags.get(name, False)) for name in names})


def something(hint: object, *, on: bool) -> object:
    """A value that no event would make up itself; of tuples, two that differ."""
    if hint is bool:
        return on
    if get_origin(hint) is tuple or any(get_origin(arm) is tuple for arm in get_args(hint)):
        return (on, on) if hint == tuple[bool, ...] else ("one", "other")
    return 99
