"""Who preaches to whom betrays who listens: the sects of Guru, weighed by what their gurus did."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final, final

from paravent.core.chance import Chance
from paravent.core.rules import Event, Seat, View
from paravent.games.guru.cards import PREACHERS, Follower, mask_of, preachers_in
from paravent.games.guru.events import Accused, Banished, Discarded, Preached, Recruited, Refilled
from paravent.games.guru.hearing import GuruWords
from paravent.games.guru.state import GuruState
from paravent.games.guru.view import GuruView
from paravent.games.guru.worlds import Candidate, Deals, Order, Past, lay_out

SHOW: Final = 0.25  # of preaching is not for believers: bluff, haste, or nothing better in sight
REGRET: Final = 0.35  # how much rarer it is to send a believer away


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
    """All ways to give every guru a possible sect, each weighed by how well it fits that guru's deeds: an exact posterior.

    With `uniform` deeds are ignored, so that all worlds that agree with the past are alike.
    """

    def __init__(self, view: View, history: Sequence[Event], *, uniform: bool = False) -> None:
        assert isinstance(view, GuruView)
        self.view: Final = view
        self.past: Final = Past(len(view.sects), history)
        self.sects: Final = Deals(view, self.past).candidates
        deeds = deeds_of(view, history)
        self.weights: Final = [
            weights_of(sects, [] if uniform or guru == view.seat else deeds[guru]) for guru, sects in enumerate(self.sects)
        ]
        self._wholes: dict[int, float] = {}

    def listen(self, words: GuruWords) -> None:
        """Weigh every sect also by what its guru said."""
        for guru, sects in enumerate(self.sects):
            for at, sect in enumerate(sects):
                self.weights[guru][at] *= words.likelihood(guru, sect.mask)
        self._wholes.clear()

    def whole(self, guru: Seat, used: int) -> float:
        """The weight of all worlds of this guru and those after, when these preachers are taken."""
        if guru == len(self.sects):
            return 1.0
        key = used << 3 | guru
        known = self._wholes.get(key)
        if known is None:
            known = 0.0
            weights = self.weights[guru]
            for at, sect in enumerate(self.sects[guru]):
                if not sect.mask & used:
                    known += weights[at] * self.whole(guru + 1, used | sect.mask)
            self._wholes[key] = known
        return known

    def draw(self, chance: Chance) -> GuruState:
        """A world, as often as it is likely."""
        drawn: list[tuple[int, Order]] = []
        used = 0
        for guru in range(len(self.sects)):
            sect = self.draw_sect(guru, used, chance)
            used |= sect.mask
            drawn.append((sect.mask, chance.choice(sect.orders)))
        return lay_out(self.view, self.past, drawn, chance)

    def draw_sect(self, guru: Seat, used: int, chance: Chance) -> Candidate:
        weights: list[float] = []
        for at, sect in enumerate(self.sects[guru]):
            weights.append(0.0 if sect.mask & used else self.weights[guru][at] * self.whole(guru + 1, used | sect.mask))
        return self.sects[guru][chance.weighted(weights)]

    def suspicion(self) -> list[list[float]]:
        """For each guru and preacher how likely it is active there."""
        found = [[0.0] * len(PREACHERS) for _ in self.sects]
        reached = {0: 1.0}  # how likely these preachers are those of the gurus so far
        for guru in range(len(self.sects)):
            chances = [0.0] * len(self.sects[guru])
            after: dict[int, float] = {}
            for used, likely in reached.items():
                share = likely / self.whole(guru, used)
                for at, sect in enumerate(self.sects[guru]):
                    if not sect.mask & used:
                        mask = used | sect.mask
                        chance = share * self.weights[guru][at] * self.whole(guru + 1, mask)
                        if chance > 0.0:
                            chances[at] += chance
                            after[mask] = after.get(mask, 0.0) + chance
            self.add_active(found[guru], guru, chances)
            reached = after
        return found

    def add_active(self, row: list[float], guru: Seat, chances: list[float]) -> None:
        """Each sect's chance, to those of its preachers that are neither exposed nor vanished."""
        exposed = mask_of(self.view.sects[guru].exposed)
        for at, sect in enumerate(self.sects[guru]):
            share = chances[at] / len(sect.orders)
            if share > 0.0:
                for order in sect.orders:
                    for preacher in preachers_in(sect.mask & ~mask_of(order) & ~exposed):
                        row[preacher.index] += share


def weights_of(sects: list[Candidate], deeds: list[Deed]) -> list[float]:
    """How well each sect fits what its guru did, times its worlds; the best fit is 1, or many deeds would round all to 0."""
    fits: list[float] = []
    for sect in sects:
        likely = 0.0
        for deed in deeds:
            likely += log(deed.likelihood(sect.mask))
        fits.append(likely)
    best = max(fits)
    return [len(sect.orders) * exp(fits[at] - best) for at, sect in enumerate(sects)]


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
