"""The moves, made once and shared; `str(move)` is the notation and `parse` reads it back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from newgame.cards import JARS, MOST_PLAYERS, Jar
from paravent.core.errors import unreadable
from paravent.core.rules import Move, Seat


@final
@dataclass(frozen=True)
class Lay(Move):
    """N-2 Put one of one's jars on the table."""

    jar: Jar

    def __str__(self) -> str:
        return f"lay {self.jar}"


@final
@dataclass(frozen=True)
class Open(Move):
    """N-3 Open another player's jar."""

    target: Seat

    def __str__(self) -> str:
        return f"open {self.target}"


@final
@dataclass(frozen=True)
class Leave(Move):
    """N-3 Leave all jars closed."""

    def __str__(self) -> str:
        return "leave"


LAY: Final = {jar: Lay(jar) for jar in JARS}
OPEN: Final = [Open(seat) for seat in range(MOST_PLAYERS)]
LEAVE: Final = Leave()
MOVES: Final[dict[str, Move]] = {str(move): move for move in [*LAY.values(), *OPEN, LEAVE]}


def parse(text: str) -> Move:
    """The move that a line of notation names; raises BadNotation."""
    found = MOVES.get(" ".join(text.lower().split()))
    if found is None:
        raise unreadable(text)
    return found
