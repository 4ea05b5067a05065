"""The moves of Aura Poku, each made once, and their notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from paravent.core.errors import unreadable
from paravent.core.rules import Move, Seat
from paravent.games.aura_poku.cards import NODES, Node

PAWNS: Final = 3
MOST_PLAYERS: Final = 6
MOST_DEMANDED: Final = 20
MOST_GOLD: Final = 999


@final
@dataclass(frozen=True)
class Place(Move):
    """Put a leftover pawn on this round space, before the first turn (A-26)."""

    node: Node

    def __str__(self) -> str:
        return f"place {self.node}"


@final
@dataclass(frozen=True)
class Roll(Move):
    """Throw the die."""

    def __str__(self) -> str:
        return "roll"


@final
@dataclass(frozen=True)
class Step(Move):
    """Go from a court onto its free altar."""

    pawn: int

    def __str__(self) -> str:
        return f"step {self.pawn}"


@final
@dataclass(frozen=True)
class Cross(Move):
    """Sacrifice and cross with my own pawns only."""

    def __str__(self) -> str:
        return "cross"


@final
@dataclass(frozen=True)
class Demand(Move):
    """Ask those in the court for this much gold per pawn; None: for free offers."""

    gold: int | None

    def __str__(self) -> str:
        return "demand open" if self.gold is None else f"demand {self.gold}"


@final
@dataclass(frozen=True)
class Walk(Move):
    """Move a pawn on foot to this place; with `leave` past a source whose coin stays there (A-25)."""

    pawn: int
    node: Node
    leave: bool = False

    def __str__(self) -> str:
        return f"move {self.pawn} to {self.node} leave" if self.leave else f"move {self.pawn} to {self.node}"


@final
@dataclass(frozen=True)
class Stay(Move):
    """Leave the last pawn on its altar."""

    def __str__(self) -> str:
        return "stay"


@final
@dataclass(frozen=True)
class Done(Move):
    """End my turn."""

    def __str__(self) -> str:
        return "done"


@final
@dataclass(frozen=True)
class Offer(Move):
    """Offer this much gold in all for carrying that many of my pawns in the court."""

    gold: int
    pawns: int

    def __str__(self) -> str:
        return f"offer {self.gold} {self.pawns}"


@final
@dataclass(frozen=True)
class OfferNone(Move):
    """Offer nothing and stay in the court."""

    def __str__(self) -> str:
        return "offer none"


@final
@dataclass(frozen=True)
class Call(Move):
    """Open the haggling with those in the court, asking this much gold per pawn; None: what they like (A-27)."""

    gold: int | None

    def __str__(self) -> str:
        return "call" if self.gold is None else f"call {self.gold}"


@final
@dataclass(frozen=True)
class Ask(Move):
    """Ask anew while haggling: this much gold per pawn; None: what they like (A-27)."""

    gold: int | None

    def __str__(self) -> str:
        return "ask open" if self.gold is None else f"ask {self.gold}"


@final
@dataclass(frozen=True)
class Withdraw(Move):
    """Take my open offer back (A-27)."""

    def __str__(self) -> str:
        return "withdraw"


@final
@dataclass(frozen=True)
class Accept(Move):
    """Take the offers of these seats and cross with them; of nobody: take none."""

    seats: tuple[Seat, ...]

    def __str__(self) -> str:
        return " ".join(["accept", *[str(seat) for seat in self.seats]]) if self.seats else "accept none"


def seats_in(mask: int) -> tuple[Seat, ...]:
    """The seats whose bits are set, ascending."""
    return tuple([seat for seat in range(MOST_PLAYERS) if mask >> seat & 1])


PLACE: Final = [Place(node) for node in NODES]
ROLL: Final = Roll()
STEP: Final = [Step(pawn) for pawn in range(PAWNS)]
CROSS: Final = Cross()
DEMANDS: Final[list[Move]] = [*[Demand(gold) for gold in range(MOST_DEMANDED + 1)], Demand(None)]
WALK: Final = [[Walk(pawn, node) for node in NODES] for pawn in range(PAWNS)]
LEAVE: Final = [[Walk(pawn, node, leave=True) for node in NODES] for pawn in range(PAWNS)]
STAY: Final = Stay()
DONE: Final = Done()
OFFER: Final = [[Offer(gold, pawns) for pawns in range(1, PAWNS + 1)] for gold in range(MOST_GOLD + 1)]
OFFER_NONE: Final = OfferNone()
CALLS: Final[list[Move]] = [*[Call(gold) for gold in range(MOST_DEMANDED + 1)], Call(None)]
ASKS: Final[list[Move]] = [*[Ask(gold) for gold in range(MOST_DEMANDED + 1)], Ask(None)]
WITHDRAW: Final = Withdraw()
ACCEPT: Final = [Accept(seats_in(mask)) for mask in range(1 << MOST_PLAYERS)]  # by the mask of the seats

_MOVES: Final[dict[str, Move]] = {
    **{str(move): move for move in (ROLL, CROSS, STAY, DONE, OFFER_NONE, WITHDRAW)},
    **{str(move): move for move in PLACE},
    **{str(move): move for move in STEP},
    **{str(move): move for move in [*DEMANDS, *CALLS, *ASKS]},
    **{str(move): move for moves in [*WALK, *LEAVE] for move in moves},
    **{str(move): move for moves in OFFER for move in moves},
    **{str(move): move for move in ACCEPT},
}


def parse(text: str) -> Move:
    """The move that a line names, whatever its case and spacing."""
    move = _MOVES.get(" ".join(text.lower().split()))
    if move is None:
        raise unreadable(text)
    return move
