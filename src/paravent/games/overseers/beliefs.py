"""How overseers lay out their rows: a hidden kind of each, learned from the rows that were opened in the rounds before."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, exp, log
from typing import Final, final

from paravent.bots.kinds import likely_kinds
from paravent.core.rules import Event, Seat
from paravent.games.overseers.appraisal import promise
from paravent.games.overseers.cards import LAN, LIANG, TRAITS, Bundle, Character, Position, Trait, bundle, count
from paravent.games.overseers.events import Placed, Revealed, RoundBegan
from paravent.games.overseers.moves import PLACEMENTS, Place
from paravent.games.overseers.past import LANS, PLACED, PLAIN
from paravent.games.overseers.state import OverseersState

# By how much every point that open cards promise changes how often they are shown, by who conceals, does not care, or boasts.
SLOPES: Final = [-0.4, -0.1, 0.0, 0.25]
SHARES: Final = [0.35, 0.25, 0.25, 0.15]  # how usual each kind of overseer is
HIDDEN: Final = 2  # cards that lie face down


@final
class Rows:
    """The open rows of this round, and what kind of overseer laid them."""

    def __init__(self, players: int, me: Seat | None, history: Sequence[Event]) -> None:
        self.me: Final = me
        self.tops: list[Bundle | None] = [None] * players
        self.fits: Final = [[0.0] * len(SLOPES) for _ in range(players)]  # the logarithms of how each kind fits
        self._ways: Final[dict[tuple[Bundle, Bundle, Character], list[float]]] = {}
        for event in history:
            self.learn(event)
        self.kinds: Final = [likely_kinds([[fit] for fit in fits], SHARES, [1.0]) for fits in self.fits]

    def learn(self, event: Event) -> None:
        """What is shown, and what turned out to lie beneath it."""
        match event:
            case RoundBegan():
                self.tops = [None] * len(self.tops)
            case Placed(seat, top, _):
                self.tops[seat] = bundle(top)
            case Revealed(seat, character, positions, cards, _, _):
                self.learn_row(seat, character, positions, cards)

    def learn_row(self, seat: Seat, character: Character, positions: Sequence[Position], cards: Sequence[Trait]) -> None:
        """Once, when all five cards are still there."""
        top, laid = self.tops[seat], LANS if character is LAN else PLAIN
        five = [card for position, card in zip(positions, cards, strict=True) if position.index in laid]
        if top is not None and len(five) == PLACED:
            for kind, likely in enumerate(self.ways(bundle(five), top, character)):
                self.fits[seat][kind] += log(likely)
        self.tops[seat] = None

    def ways(self, five: Bundle, top: Bundle, character: Character) -> list[float]:
        """Of each kind how much likelier than by lot it shows these of five cards."""
        key = (five, top, character)
        known = self._ways.get(key)
        if known is None:
            known = [likelihood(five, top, character, slope) for slope in SLOPES]
            self._ways[key] = known
        return known

    def likelihood(self, s: OverseersState) -> float:
        """How well all hidden cards fit what their owners chose to show, whatever kinds they are of."""
        whole = 1.0
        for seat in range(len(s.overseers)):
            top = self.tops[seat]
            five = five_of(s, seat)
            if top is not None and five is not None and seat != self.me:
                fit = 0.0
                ways = self.ways(five, top, s.overseers[seat].character or LIANG)
                for kind, likely in enumerate(ways):
                    fit += self.kinds[seat][kind] * likely
                whole *= fit
        return whole


def five_of(s: OverseersState, seat: Seat) -> Bundle | None:
    """The cards that this player laid down, if all of them are still there."""
    overseer = s.overseers[seat]
    five = 0
    for index in LANS if overseer.character is LAN else PLAIN:
        card = overseer.cards[index] if index < len(overseer.cards) else None
        if card is None:
            return None
        five += card.one
    return five


def likelihood(five: Bundle, top: Bundle, character: Character, slope: float) -> float:
    """How much likelier than by lot these of five cards are shown, by what each way to show some promises."""
    whole, ways = 0.0, 0
    for way in PLACEMENTS[character is not LAN][five]:
        assert isinstance(way, Place)
        shown = bundle(way.top)
        number = ways_to_take(shown, five)
        whole += number * exp(slope * promise(shown, character, HIDDEN))
        ways += number
    return exp(slope * promise(top, character, HIDDEN)) * ways / whole


def ways_to_take(some: Bundle, cards: Bundle) -> int:
    """In how many ways these can be taken out of those, equal cards told apart."""
    found = 1
    for trait in TRAITS:
        found *= comb(count(cards, trait), count(some, trait))
    return found
