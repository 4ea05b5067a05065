"""The questions of Aura Poku. They are named as the rules name them, two of them like moves; hence a module of their own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from paravent.core.rules import Phase, Seat
from paravent.games.aura_poku.cards import NODE, Node
from paravent.games.aura_poku.moves import MOST_PLAYERS

SIDES: Final = 6


@final
@dataclass(frozen=True)
class Before(Phase):
    """A turn before its roll."""

    seat: Seat


@final
@dataclass(frozen=True)
class Move(Phase):
    """The die is cast: which pawn goes where."""

    seat: Seat
    die: int


@final
@dataclass(frozen=True)
class After(Phase):
    """A turn after its move."""

    seat: Seat


@final
@dataclass(frozen=True)
class Offers(Phase):
    """The sacrificer on this altar asks gold per pawn (None: what one likes); those in its court answer, sealed."""

    seat: Seat
    altar: Node
    demand: int | None


@final
@dataclass(frozen=True)
class Accept(Phase):
    """The sacrificer chooses among the offers."""

    seat: Seat
    altar: Node
    demand: int | None


BEFORE: Final = [Before(seat) for seat in range(MOST_PLAYERS)]
MOVE: Final = [[Move(seat, die) for die in range(SIDES + 1)] for seat in range(MOST_PLAYERS)]
AFTER: Final = [After(seat) for seat in range(MOST_PLAYERS)]


def dump_phase(phase: Phase | None) -> list[str | int | None] | None:
    match phase:
        case Before(seat):
            return ["Before", seat]
        case Move(seat, die):
            return ["Move", seat, die]
        case After(seat):
            return ["After", seat]
        case Offers(seat, altar, demand):
            return ["Offers", seat, altar.name, demand]
        case Accept(seat, altar, demand):
            return ["Accept", seat, altar.name, demand]
    return None


def load_phase(data: list[str | int | None] | None) -> Phase | None:
    if data is None:
        return None
    seat = data[1]
    assert isinstance(seat, int)
    if data[0] == "Before":
        return BEFORE[seat]
    if data[0] == "After":
        return AFTER[seat]
    if data[0] == "Move":
        die = data[2]
        assert isinstance(die, int)
        return MOVE[seat][die]
    altar, demand = NODE[str(data[2])], data[3]
    assert not isinstance(demand, str)
    return Offers(seat, altar, demand) if data[0] == "Offers" else Accept(seat, altar, demand)
