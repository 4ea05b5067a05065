"""What a hint may tell of Sultans of Karaya."""

from __future__ import annotations

from typing import Final

from paravent.bots.search_bot import Fact, Facts
from paravent.bots.thinker import Advised, Reason, Why
from paravent.core.rules import Seat, State
from paravent.games.sultans.cards import SLAVE, SULTAN, Role
from paravent.games.sultans.moves import (
    Detain,
    Exchange,
    Execute,
    Hide,
    Hunt,
    Intervene,
    Join,
    Keep,
    Kill,
    Look,
    Reveal,
    Revolt,
    Swap,
)
from paravent.games.sultans.state import SultansState, seats_in
from paravent.games.sultans.view import SultansView


def hidden_roles(s: State, me: Seat) -> list[Fact]:
    """Which cards lie face down before the others."""
    assert isinstance(s, SultansState)
    return [(seat, str(s.cards[seat])) for seat in seats_in(s.hidden) if seat != me]


FACTS: Final[tuple[Facts, ...]] = (hidden_roles,)


def why(told: Advised) -> Reason | None:
    """What speaks for a move, from what the player sees and what may be under the cards."""
    match told.move:
        case Look(target):
            return Reason("look", (("seat", target),))
        case Kill(target):
            return likely("kill", told, target, SULTAN)
        case Detain(target):
            return Reason("detain", (("seat", target),))
        case Execute(target):
            return Reason("execute", (("seat", target),))
        case Swap(target) | Exchange(target):
            return Reason("swap-spare") if target is None else swapping(told, target)
        case Hunt(target):
            return likely("hunt", told, target, SLAVE)
        case Hide():
            return Reason("hide")
        case Keep():
            return Reason("keep")
        case Revolt() | Join():
            return Reason("revolt", (("count", visible_slaves(told)),))
        case Intervene():
            return Reason("intervene")
        case Reveal():
            return Reason("reveal")
    return None


def likely(key: str, told: Advised, target: Seat, role: Role) -> Reason:
    """How likely it is that the card is this one."""
    return Reason(key, (("seat", target), ("percent", told.percent(target, str(role)))))


def swapping(told: Advised, target: Seat) -> Reason | None:
    """What the partner most probably has."""
    about = next((belief for belief in told.beliefs if belief.about == target and belief.likely), None)
    if about is None:
        return None
    name, part = about.likely[0]
    return Reason("swap", (("seat", target), ("card", name), ("percent", round(100 * part))))


def visible_slaves(told: Advised) -> int:
    """Slaves in the open already."""
    assert isinstance(told.view, SultansView)
    return sum(seat.face == "visible" and seat.card is SLAVE for seat in told.view.seats)


WHY: Final[Why] = why
