"""What a hint may tell of Guru."""

from __future__ import annotations

from typing import Final

from paravent.bots.search_bot import Fact, Facts
from paravent.bots.thinker import Advised, Reason, Why
from paravent.core.rules import Seat, State
from paravent.games.guru.cards import Follower, Preacher, preachers_in
from paravent.games.guru.events import Converted
from paravent.games.guru.moves import Accuse, Banish, Convert, Discard, Preach, Recruit, Vanish
from paravent.games.guru.state import Conversion, GuruState
from paravent.games.guru.view import GuruView, SectView

LISTENERS: Final = 3  # that an accusation needs


def active_preachers(s: State, me: Seat) -> list[Fact]:
    """Whom the others may preach with."""
    assert isinstance(s, GuruState)
    others = [guru for guru in range(len(s.sects)) if guru != me]
    return [(guru, str(preacher)) for guru in others for preacher in preachers_in(s.sects[guru].active)]


FACTS: Final[tuple[Facts, ...]] = (active_preachers,)


def why(told: Advised) -> Reason | None:
    """What speaks for a move, from what the guru sees: whom a follower suits, what is worth what, what a conversion gave away."""
    view = told.view
    assert isinstance(view, GuruView)
    mine = view.sects[told.seat]
    match told.move:
        case Preach(pile):
            return preaching(view.piles[pile].top, mine)
        case Recruit(theirs, _):
            found = suited(theirs, mine)
            return Reason("recruit", (("card", str(theirs)), ("preacher", str(found)))) if found else Reason("recruit-swap")
        case Banish(card) | Discard(card):
            found = suited(card, mine)
            return Reason("banish", (("card", str(card)),)) if found is None else None
        case Convert():
            return Reason("convert", (("count", len(mine.stage)), ("millions", 2 * len(mine.stage))))
        case Accuse(guru, preacher):
            return accusing(told, guru, preacher, view.sects[guru].bounty)
        case Vanish(preacher):
            return Reason("vanish", (("preacher", str(preacher)), ("count", resting_on(preacher, mine))))
    return None


def preaching(top: Follower | None, mine: SectView) -> Reason | None:
    """Somebody who suits me, or a listener more for an accusation."""
    found = None if top is None else suited(top, mine)
    if found is not None:
        return Reason("preach", (("card", str(top)), ("preacher", str(found))))
    return Reason("preach-crowd") if len(mine.stage) < LISTENERS else None


def accusing(told: Advised, guru: Seat, preacher: Preacher, bounty: int) -> Reason:
    """How likely it is, and how many of those whom the guru converted had the preacher's attribute."""
    cards = [card for event in told.history if isinstance(event, Converted) and event.seat == guru for card in event.cards]
    like = sum(bool(card.mask & preacher.bit) for card in cards)
    values: tuple[tuple[str, str | int], ...] = (("guru", guru), ("preacher", str(preacher)), ("bounty", bounty))
    values += (("percent", told.percent(guru, str(preacher))), ("like", like), ("count", len(cards)))
    return Reason("accuse" if like else "accuse-guess", values)


def suited(card: Follower, mine: SectView) -> Preacher | None:
    """An active preacher of mine whom this follower suits."""
    active = mine.secrets.active if mine.secrets else ()
    return next((preacher for preacher in active if card.mask & preacher.bit), None)


def resting_on(preacher: Preacher, mine: SectView) -> int:
    """How many members of mine have this preacher's attribute."""
    layers = mine.secrets.centre if mine.secrets else ()
    return sum(bool(card.mask & preacher.bit) for layer in layers if isinstance(layer, Conversion) for card in layer.members)


WHY: Final[Why] = why
