"""How large the fields of views and moves can be: what a game declares in its `bounds.py`, to have them written as numbers.

A field that is not declared has the bounds that its type allows (`paravent.tensors.layout`): a game need not have a `bounds.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias, final

from mypy_extensions import mypyc_attr

from paravent.core.rules import Move, Options

LEAST: Final = -32768
MOST: Final = 32767  # what fits into sixteen bits
MOST_CHOICES: Final = 1024
MOST_ITEMS: Final = 24
MOST_CHARACTERS: Final = 24


@mypyc_attr(allow_interpreted_subclasses=True)
class Bound:
    """What is known of a field beyond its type. Of one that may be None it is said of the rest."""


@final
@dataclass(frozen=True)
class Whole(Bound):
    """A whole number between two bounds."""

    least: int
    most: int


@final
@dataclass(frozen=True)
class Words(Bound):
    """One of these words."""

    words: tuple[str, ...]


@final
@dataclass(frozen=True)
class Text(Bound):
    """Any text of so many characters at most."""

    most: int


@final
@dataclass(frozen=True)
class Many(Bound):
    """A list of so many items at most; `item` bounds each."""

    most: int
    item: Bound | None = None


@final
@dataclass(frozen=True)
class Exactly(Bound):
    """A list of just so many items; `item` bounds each."""

    number: int
    item: Bound | None = None


@final
@dataclass(frozen=True)
class Counts(Bound):
    """A list of pieces or seats in their order, of each so many at most: written as how often each is there."""

    most: int


@final
@dataclass(frozen=True)
class Fixed(Bound):
    """The same in everything that a table of these players and options ever shows: not written at all."""


Spell: TypeAlias = Callable[[object], list[int]]


@final
@dataclass(frozen=True)
class Spelled(Bound):
    """What the game itself writes as so many numbers between two bounds, differently for different values."""

    spell: Spell
    width: int
    least: int
    most: int


Fields: TypeAlias = Mapping[str, Bound]  # by class and field: "SeatView.points"


@final
@dataclass(frozen=True)
class Bounds:
    """What a game's `bounds.py` calls `BOUNDS`, by the number of players and the options.

    `choices` are the most moves among which a seat ever has to choose, standing ones included. `moves` are all that a game has,
    where they can be listed, always in the same order.
    """

    fields: Callable[[int, Options], Fields]
    choices: Callable[[int, Options], int]
    moves: Callable[[], Sequence[Move]] | None = None


def no_fields(players: int, options: Options) -> Fields:
    """Nothing is known but the types."""
    return {}


def some_choices(players: int, options: Options) -> int:
    """For a game that does not say."""
    return MOST_CHOICES


UNDECLARED: Final = Bounds(no_fields, some_choices)
