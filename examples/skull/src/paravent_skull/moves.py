"""The moves of Skull, each made once, and their notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from paravent.core.errors import unreadable
from paravent.core.rules import Move, Seat
from paravent_skull.cards import DISCS, FACES, Disc

MOST_PLAYERS: Final = 6


@final
@dataclass(frozen=True)
class Lay(Move):
    """Put a disc face down on top of my mat."""

    disc: Disc

    def __str__(self) -> str:
        return f"lay {self.disc}"


@final
@dataclass(frozen=True)
class Bid(Move):
    """Say that I can turn so many discs without a skull."""

    discs: int

    def __str__(self) -> str:
        return f"bid {self.discs}"


@final
@dataclass(frozen=True)
class Pass(Move):
    """Leave the bidding."""

    def __str__(self) -> str:
        return "pass"


@final
@dataclass(frozen=True)
class Turn(Move):
    """Turn the top disc of this mat that is still face down."""

    mat: Seat

    def __str__(self) -> str:
        return f"turn {self.mat}"


@final
@dataclass(frozen=True)
class Lose(Move):
    """Give up one of my discs for good, unseen by the others."""

    disc: Disc

    def __str__(self) -> str:
        return f"lose {self.disc}"


@final
@dataclass(frozen=True)
class Appoint(Move):
    """Say, on leaving, who begins the next round."""

    player: Seat

    def __str__(self) -> str:
        return f"appoint {self.player}"


LAY: Final = {disc: Lay(disc) for disc in FACES}
BID: Final = [Bid(discs) for discs in range(MOST_PLAYERS * DISCS + 1)]
PASS: Final = Pass()
TURN: Final = [Turn(mat) for mat in range(MOST_PLAYERS)]
LOSE: Final = {disc: Lose(disc) for disc in FACES}
APPOINT: Final = [Appoint(player) for player in range(MOST_PLAYERS)]
_ALL: Final[dict[str, Move]] = {str(move): move for move in (*LAY.values(), *BID[1:], PASS, *TURN, *LOSE.values(), *APPOINT)}


def parse(text: str) -> Move:
    """The move that a line names, whatever its case and spacing."""
    move = _ALL.get(" ".join(text.lower().split()))
    if move is None:
        raise unreadable(text)
    return move
