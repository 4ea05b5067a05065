"""Who preaches to whom betrays who listens: the sects of Guru, weighed by what their gurus did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from paravent.core.chance import Chance
from paravent.core.rules import Event, Seat, View
from paravent.games.guru.cards import PREACHERS, Follower, mask_of, preachers_in
from paravent.games.guru.events import Accused, Banished, Discarded, Preached, Recruited, Refilled
from paravent.games.guru.state import GuruState
from paravent.games.guru.view import GuruView
from paravent.games.guru.worlds import Deals, Order, Past, lay_out

SHOW: Final = 0.25  # of preaching is not for believers: bluff, haste, or nothing better in sight
REGRET: Final = 0.35  # how much rarer it is to send a believer away
DRAWS: Final = 300


@final
class Deed:
    """Something a guru chose, as masks: whom they took, whom they passed over, whom they sent away, which preacher they named."""

    def __init__(self, exposed: int, taken: int, passed: list[int], sent: int, named: int) -> None:
        self.exposed: Final = exposed  # the guru's preachers that were known by then
        self.taken: Final = taken
        self.passed: Final = passed
        self.sent: Final = sent
        self.named: Final = named

    def likelihood(self, preachers: int) -> float:
        """How well a guru with these preachers fits what was done."""
        active = preachers & ~self.exposed
        fit = 1.0
        if self.passed:
            fit = likelihood_of_preaching(self.taken & active, [mask & active for mask in self.passed])
        elif self.taken and not self.taken & active:
            fit = REGRET
        if self.sent & active:
            fit *= REGRET
        return fit * SHOW if self.named & preachers else fit


def likelihood_of_preaching(taken: int, passed: list[int]) -> float:
    """Most preach to whoever believes most, each of equals alike; some to anyone."""
    worth, ties = size(taken), 1
    for mask in passed:
        other = size(mask)
        if other > worth:
            return SHOW / (len(passed) + 1)
        if other == worth:
            ties += 1
    return SHOW / (len(passed) + 1) + (1 - SHOW) / ties


def size(mask: int) -> int:
    found = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


@final
class GuruBeliefs:
    """Worlds drawn evenly, and how well each fits the deeds of the other gurus."""

    def __init__(self, view: View, history: Sequence[Event]) -> None:
        assert isinstance(view, GuruView)
        self.view: Final = view
        self.past: Final = Past(len(view.sects), history)
        self.deals: Final = Deals(view, self.past)
        self.deeds: Final = deeds_of(view, history)
        self._known: dict[int, float] = {}

    def draw(self, chance: Chance) -> GuruState:
        return lay_out(self.view, self.past, self.deals.draw(chance), chance)

    def plausibility(self, s: GuruState) -> float:
        """The product over the other gurus."""
        weight = 1.0
        for guru in range(len(s.sects)):
            if guru != self.view.seat:
                weight *= self.weight(guru, s.sects[guru].preachers)
        return weight

    def weight(self, guru: Seat, preachers: int) -> float:
        key = guru << 15 | preachers
        known = self._known.get(key)
        if known is None:
            known = 1.0
            for deed in self.deeds[guru]:
                known *= deed.likelihood(preachers)
            self._known[key] = known
        return known

    def suspicion(self, chance: Chance, *, uniform: bool = False) -> list[list[float]]:
        """For each guru and preacher how likely it is active there."""
        times = [[0.0] * len(PREACHERS) for _ in self.view.sects]
        whole = 0.0
        for _ in range(DRAWS):
            drawn = self.deals.draw(chance)
            weight = 1.0 if uniform else self.weight_of(drawn)
            whole += weight
            for guru, (mask, order) in enumerate(drawn):
                for preacher in preachers_in(mask & ~mask_of(order) & ~mask_of(self.view.sects[guru].exposed)):
                    times[guru][preacher.index] += weight
        return [[time / whole for time in row] for row in times]

    def weight_of(self, drawn: list[tuple[int, Order]]) -> float:
        weight = 1.0
        for guru, (mask, _) in enumerate(drawn):
            if guru != self.view.seat:
                weight *= self.weight(guru, mask)
        return weight


def deeds_of(view: GuruView, history: Sequence[Event]) -> list[list[Deed]]:
    """What each guru chose, seen backwards from the tops of now, because no event tells the first tops."""
    deeds: list[list[Deed]] = [[] for _ in view.sects]
    tops: list[Follower | None] = [pile.top for pile in view.piles]
    exposed = [mask_of(sect.exposed) for sect in view.sects]
    for at in range(len(history) - 1, -1, -1):
        event = history[at]
        match event:
            case Preached(seat, pile, card, _):
                tops[pile] = card
                passed = [top.mask for other, top in enumerate(tops) if top is not None and other != pile]
                deeds[seat].append(Deed(exposed[seat], card.mask, passed, 0, 0))
            case Refilled(pile, _, _):
                tops[pile] = None
            case Banished(seat, card) | Discarded(seat, card):
                deeds[seat].append(Deed(exposed[seat], 0, [], card.mask, 0))
            case Recruited(seat, _, theirs, mine):
                deeds[seat].append(Deed(exposed[seat], theirs.mask, [], mine.mask, 0))
            case Accused(seat, guru, preacher, true, _):
                deeds[seat].append(Deed(exposed[seat], 0, [], 0, preacher.bit))
                if true:
                    exposed[guru] &= ~preacher.bit
    return deeds
