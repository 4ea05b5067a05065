"""Aids: what a player could keep with pencil and paper, made only of what their seat sees and was told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias, cast, final

from paravent.core.game import Game
from paravent.core.rules import Event, Seat, View

Value: TypeAlias = str | int


@final
@dataclass(frozen=True)
class Aid:
    """One line: the message `aid-KEY` of the game's catalogue with its variables, and whom it is about, if anybody."""

    key: str
    values: tuple[tuple[str, Value], ...] = ()
    about: Seat | None = None


Aids: TypeAlias = Callable[[View, Sequence[Event]], list[Aid]]
NONE: Final[list[Aid]] = []


def aid(key: str, about: Seat | None = None, **values: Value) -> Aid:
    """A line; its variables are written as keywords."""
    return Aid(key, tuple(values.items()), about)


def words(pieces: Sequence[object]) -> str:
    """Pieces as a variable takes them: their words, parted by spaces."""
    return " ".join([str(piece) for piece in pieces])


def aids_for(game: Game, view: View, history: Sequence[Event]) -> list[Aid]:
    """The lines of the game's `aids.py`; a game without one has none, and neither has a spectator."""
    made = cast("Aids | None", game.part("aids", "AIDS"))
    return NONE if made is None else made(view, history)
