"""What players say of their cards, as evidence: weighed by how true the speaker was, and by what that role would rather say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from paravent.bots.trust import weigh_words
from paravent.claims import read
from paravent.core.record import Heard
from paravent.core.rules import Event, Seat
from paravent.games.sultans.cards import ASSASSIN, GUARD, ROLE, ROLES, SLAVE, SULTAN, Role
from paravent.games.sultans.claims import AM, SAW, may_have_moved
from paravent.games.sultans.events import Died, Exchanged, Gazed, Looked, Revealed, RoundEnded
from paravent.games.sultans.state import SultansState
from paravent.games.sultans.view import SultansView

# Of the lies about one's card the part that names each role: the quiet ones are what everybody would rather be.
LIE: Final = {SULTAN: 0.02, GUARD: 0.25, ASSASSIN: 0.03, SLAVE: 0.4}
ANY_OTHER: Final = 0.075
SEEN: Final = 0.5  # what somebody says of another's card is worth half their word: nobody knows what they have seen


@final
class SultansWords:
    """What was claimed of cards that still lie where they lay: whose, which, how likely if so, how likely if not."""

    def __init__(self, view: SultansView, history: Sequence[Event], claims: Sequence[Heard]) -> None:
        self.said: Final[list[tuple[Seat, Role, float, float]]] = []
        for word in weigh_words(claims, view.seat, lambda heard: shown(history, heard)):
            claim = read(word.heard.text)
            whose = word.heard.seat if claim.kind == AM else claim.about
            if claim.kind not in (AM, SAW) or whose is None or claim.what not in ROLE:
                continue
            if not may_have_moved(whose, history[word.heard.at :]):
                role = ROLE[claim.what]
                honest = word.honesty if claim.kind == AM else SEEN * word.honesty + (1 - SEEN) / len(ROLES)
                self.said.append((whose, role, honest, (1 - word.honesty) * lure(role)))

    def likelihood(self, s: SultansState) -> float:
        """How well these cards fit what was said of them."""
        weight = 1.0
        for seat, role, if_so, if_not in self.said:
            weight *= if_so if s.cards[seat] is role else if_not
        return weight


def lure(role: Role) -> float:
    """How often a lie names this role."""
    return LIE.get(role, ANY_OTHER)


def shown(history: Sequence[Event], heard: Heard) -> bool | None:
    """Whether this seat came to see the card that a claim speaks of, before it could have been another."""
    claim = read(heard.text)
    whose = heard.seat if claim.kind == AM else claim.about
    if claim.kind not in (AM, SAW) or whose is None or claim.what not in ROLE:
        return None
    for at in range(heard.at, len(history)):
        card = card_shown(history[at], whose)
        if card is not None:
            return card is ROLE[claim.what]
        if may_have_moved(whose, history[at : at + 1]):
            return None
    return None


def card_shown(event: Event, whose: Seat) -> Role | None:
    """The card before this seat, if the event tells it."""
    match event:
        case Revealed(seat, card) | Died(seat, card) if seat == whose:
            return card
        case Looked(_, target, card) if target == whose:
            return card
        case Gazed(_, targets, cards) if cards is not None and whose in targets:
            return cards[targets.index(whose)]
        case Exchanged(_, partner, _, got) if partner == whose:
            return got
        case RoundEnded(_, _, _, cards, _, _):
            return cards[whose]
    return None
