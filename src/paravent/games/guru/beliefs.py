"""Who preaches to whom betrays who listens: the sects of Guru, weighed by what their gurus did."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import exp, log
from typing import Final, final

from paravent.bots.kinds import likely_kinds, summed_out
from paravent.core.chance import Chance
from paravent.core.rules import Event, Seat, View
from paravent.games.guru.cards import PREACHERS, Follower, mask_of, preachers_in
from paravent.games.guru.events import Accused, Banished, Discarded, Preached, Recruited, Refilled
from paravent.games.guru.hearing import GuruWords
from paravent.games.guru.state import GuruState
from paravent.games.guru.view import GuruView
from paravent.games.guru.worlds import Candidate, Deals, Order, Past, lay_out

REGRET: Final = 0.35  # how much rarer it is to send a believer away
SLANDER: Final = 0.25  # how much rarer it is to denounce a preacher of one's own
# How much of a guru's preaching is not for believers: bluff, haste, or nothing better in sight. The last kind are posers, who
# preach as another sect would.
SHOWS: Final = [0.1, 0.3, 1.0]
SHARES: Final = [0.42, 0.5, 0.05, 0.03]  # how usual each kind of guru is; one false accusation unmasks a poser
POSED: Final = 0.1  # of a poser's preaching is not for the part
TOPS: Final = 5  # the most passers-by among whom one chooses, and one
PARTS: Final = [mask_of(part) for number in (2, 3) for part in combinations(PREACHERS, number)]


@final
class Deed:
    """Something a guru chose, as masks: whom they took, whom they passed over, whom they sent away, which preacher they named."""

    def __init__(self, exposed: int, taken: int, passed: list[int], sent: int, named: int) -> None:
        self.exposed: Final = exposed  # the guru's preachers that were known by then
        self.taken: Final = taken
        self.passed: Final = passed
        self.sent: Final = sent
        self.named: Final = named

    def likelihood(self, preachers: int, show: float = 0.25) -> float:
        """How well a guru with these preachers fits what was done, so much of whose preaching is for show."""
        return exp(Tally([self], preachers).fit(show) + slander([self], preachers))


@final
class Tally:
    """A guru's deeds, counted as one with certain preachers would have meant them: the same counts serve every kind of guru."""

    def __init__(self, deeds: list[Deed], preachers: int) -> None:
        self.preaching = [0] * (TOPS * TOPS)  # by how many passers-by there were, and how many believed most (0: another did)
        self.regrets = 0
        for deed in deeds:
            self.count(deed, preachers & ~deed.exposed)

    def count(self, deed: Deed, active: int) -> None:
        if deed.passed:
            self.preaching[TOPS * (len(deed.passed) + 1) + best_listeners(deed.taken & active, deed.passed, active)] += 1
        elif deed.taken and not deed.taken & active:
            self.regrets += 1
        if deed.sent & active:
            self.regrets += 1

    def fit(self, show: float) -> float:
        """The logarithm of how likely that is when so much of the preaching is to anyone."""
        fit = self.regrets * log(REGRET + (1 - REGRET) * show)
        for at, times in enumerate(self.preaching):
            if times:
                fit += times * log(likelihood_of_preaching(at // TOPS, at % TOPS, show))
        return fit


def best_listeners(taken: int, passed: list[int], active: int) -> int:
    """How many believe as much as whom the guru took; 0 if another believes more."""
    worth, ties = size(taken), 1
    for mask in passed:
        other = size(mask & active)
        if other > worth:
            return 0
        if other == worth:
            ties += 1
    return ties


def likelihood_of_preaching(number: int, ties: int, show: float) -> float:
    """Most preach to whoever believes most, each of equals alike; some, which is for show, to anyone."""
    return show / number + (1 - show) / ties if ties else show / number


def slander(deeds: list[Deed], preachers: int) -> float:
    """Nobody likes to denounce what is their own."""
    return log(SLANDER) * sum([deed.named & preachers != 0 for deed in deeds])


def size(mask: int) -> int:
    found = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


@final
class Poses:
    """How well every part that a guru may play fits their deeds; a part is made of preachers that are not in the sect."""

    def __init__(self, deeds: list[Deed]) -> None:
        fits = [Tally(deeds, part).fit(POSED) for part in PARTS]
        self.best: Final = max(fits)
        self.sums: Final[dict[int, float]] = {}  # by preachers: of the parts that have all of these
        self.numbers: Final[dict[int, int]] = {}
        for part, fit in zip(PARTS, fits, strict=True):
            for some in subsets(part):
                self.sums[some] = self.sums.get(some, 0.0) + exp(fit - self.best)
                self.numbers[some] = self.numbers.get(some, 0) + 1

    def fit(self, preachers: int) -> float:
        """The logarithm of how likely the deeds are of a poser with these preachers, all parts being alike."""
        whole, number = 0.0, 0
        for some in subsets(preachers):
            sign = -1 if size(some) % 2 else 1
            whole += sign * self.sums[some]
            number += sign * self.numbers[some]
        return self.best + log(max(whole / number, 1e-12))


def subsets(mask: int) -> list[int]:
    """All sets of some of these preachers, none and all included."""
    found, some = [mask], mask
    while some:
        some = (some - 1) & mask
        found.append(some)
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
        self.deeds: Final = [[] for _ in view.sects] if uniform else deeds_of(view, history)
        self.weights: Final = [weights_of(sects, self.deeds[guru]) for guru, sects in enumerate(self.sects)]
        self._wholes: dict[int, float] = {}

    def kinds(self, guru: Seat) -> list[float]:
        """How likely this guru is of each kind, the posers last, by what their sect may still be."""
        sects = self.sects[guru]
        return likely_kinds(fits_of(sects, self.deeds[guru]), SHARES, [float(len(sect.orders)) for sect in sects])

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
    """How well each sect fits what its guru did, whatever kind of guru that is, times its worlds."""
    if not deeds or len(sects) == 1:
        return [float(len(sect.orders)) for sect in sects]
    weights = summed_out(fits_of(sects, deeds), SHARES)
    return [len(sect.orders) * weights[at] for at, sect in enumerate(sects)]


def fits_of(sects: list[Candidate], deeds: list[Deed]) -> list[list[float]]:
    """For every kind of guru the logarithm of how well each sect fits the deeds."""
    poses = Poses(deeds)
    rows: list[list[float]] = [[] for _ in SHARES]
    for sect in sects:
        tally, named = Tally(deeds, sect.mask), slander(deeds, sect.mask)
        for kind, show in enumerate(SHOWS):
            rows[kind].append(tally.fit(show) + named)
        rows[-1].append(poses.fit(sect.mask) + named)
    return rows


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
