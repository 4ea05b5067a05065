"""Other worlds: deals that a seat, given all it has seen, cannot tell from the true one.

What happened in the open fixes every card but those under the original pile tops. What remains is who has which preachers, and
which of them vanished when: all such sects are listed per guru, and disjoint ones are drawn so that every possible joint
world is equally likely.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations
from typing import Final, TypeAlias, final

from paravent.core.chance import Chance
from paravent.core.rules import Event, Seat
from paravent.games.guru.cards import FOLLOWERS, PREACHERS, Follower, Preacher, mask_of
from paravent.games.guru.events import Accused, Banished, Converted, Discarded, Preached, Refilled, Vanished
from paravent.games.guru.state import Conversion, GuruState, Layer, Sect, Vanishing
from paravent.games.guru.view import GuruView, SectView

Order: TypeAlias = tuple[Preacher, ...]  # the preachers of a sect that vanished, in the order in which they did
PILES: Final = 4
SECT_SIZE: Final = 3


@final
class Past:
    """What the told events establish."""

    def __init__(self, players: int, history: Sequence[Event]) -> None:
        self.centres: list[list[Layer]] = [[] for _ in range(players)]
        self.denials: list[list[tuple[Preacher, int]]] = [[] for _ in range(players)]  # with the vanishings until then
        self.skeptics: list[Follower] = []
        self.refilled: list[list[Follower] | None] = [None] * PILES  # what lies in a pile made of skeptics
        for event in history:
            self.learn(event)

    def learn(self, event: Event) -> None:
        match event:
            case Preached(_, pile, card, _):
                known = self.refilled[pile]
                if known is not None and card in known:  # who remembers little does not know all that a pile was made of
                    known.remove(card)
            case Refilled(pile, _, _):
                self.refilled[pile] = self.skeptics
                self.skeptics = []
            case Banished(_, card) | Discarded(_, card):
                self.skeptics.append(card)
            case Converted(seat, cards):
                self.centres[seat].append(Conversion(cards))
            case Vanished(seat, preacher):
                self.centres[seat].append(Vanishing(preacher))
            case Accused(_, guru, preacher, False, _):
                self.denials[guru].append((preacher, self.vanishings(guru)))

    def vanishings(self, guru: Seat) -> int:
        return sum([isinstance(layer, Vanishing) for layer in self.centres[guru]])

    def members(self, guru: Seat) -> list[Follower]:
        return [card for layer in self.centres[guru] if isinstance(layer, Conversion) for card in layer.members]


@final
class Candidate:
    """A sect that a guru may have: three preachers, and the orders in which some of them may have vanished."""

    def __init__(self, mask: int, orders: list[Order]) -> None:
        self.mask: Final = mask
        self.orders: Final = orders


@final
class Deals:
    """All ways to give every guru a possible sect, no preacher twice; counted, so that they can be drawn evenly."""

    def __init__(self, view: GuruView, past: Past) -> None:
        self.candidates: list[list[Candidate]] = [possible_sects(view, past, guru) for guru in range(len(view.sects))]
        self._counts: dict[tuple[int, int], int] = {}

    def count(self, guru: Seat, used: int) -> int:
        """How many worlds there are for this guru and those after, when these preachers are taken."""
        if guru == len(self.candidates):
            return 1
        key = (guru, used)
        known = self._counts.get(key)
        if known is None:
            known = 0
            for candidate in self.candidates[guru]:
                if not candidate.mask & used:
                    known += len(candidate.orders) * self.count(guru + 1, used | candidate.mask)
            self._counts[key] = known
        return known

    def draw(self, chance: Chance) -> list[tuple[int, Order]]:
        """One world: each guru's preachers, and the order in which they vanished."""
        drawn: list[tuple[int, Order]] = []
        used = 0
        for guru in range(len(self.candidates)):
            candidate = self._draw_sect(guru, used, chance)
            used |= candidate.mask
            drawn.append((candidate.mask, chance.choice(candidate.orders)))
        return drawn

    def _draw_sect(self, guru: Seat, used: int, chance: Chance) -> Candidate:
        free = [candidate for candidate in self.candidates[guru] if not candidate.mask & used]
        return free[chance.counted([len(one.orders) * self.count(guru + 1, used | one.mask) for one in free])]


def possible_sects(view: GuruView, past: Past, guru: Seat) -> list[Candidate]:
    """Every sect that agrees with what this guru converted, denied, hid and had exposed."""
    sect = view.sects[guru]
    if sect.secrets is not None:
        hidden = [layer.preacher for layer in sect.secrets.centre if isinstance(layer, Vanishing)]
        order = tuple([preacher for preacher in hidden if preacher is not None])
        return [Candidate(mask_of(sect.secrets.active + sect.secrets.vanished + sect.exposed), [order])]
    taken = known_elsewhere(view, guru) | mask_of(sect.exposed)
    free = [preacher for preacher in PREACHERS if not preacher.bit & taken]
    found: list[Candidate] = []
    for others in combinations(free, SECT_SIZE - len(sect.exposed)):
        mask = mask_of(others) | mask_of(sect.exposed)
        if believes(mask, view, past, guru):
            orders = [order for order in permutations(others, sect.vanished) if agrees(mask, order, sect, past.denials[guru])]
            if orders:
                found.append(Candidate(mask, orders))
    return found


def known_elsewhere(view: GuruView, guru: Seat) -> int:
    """The preachers that are certainly another guru's."""
    mask = 0
    for other, sect in enumerate(view.sects):
        if other != guru:
            mask |= mask_of(sect.exposed)
            if sect.secrets is not None:
                mask |= mask_of(sect.secrets.active + sect.secrets.vanished)
    return mask


def believes(mask: int, view: GuruView, past: Past, guru: Seat) -> bool:
    """Whether a sect of these preachers could convert what it did; on their honour (G-10) gurus can convert anyone."""
    if view.honour:
        return True
    for card in past.members(guru):
        if not card.mask & mask:
            return False
    return True


def agrees(mask: int, order: Order, sect: SectView, denials: list[tuple[Preacher, int]]) -> bool:
    """Whether each preacher that was denied was absent, exposed, or among those that had vanished by then."""
    exposed = mask_of(sect.exposed)
    for preacher, vanishings in denials:
        if preacher.bit & mask & ~exposed and preacher not in order[:vanishings]:
            return False
    return True


def sample(view: GuruView, history: Sequence[Event], chance: Chance) -> GuruState:
    """A world drawn evenly from all that agree with the view and with everything told since the start."""
    past = Past(len(view.sects), history)
    return lay_out(view, past, Deals(view, past).draw(chance), chance)


def lay_out(view: GuruView, past: Past, drawn: list[tuple[int, Order]], chance: Chance) -> GuruState:
    """The world in which the gurus have these preachers; unseen followers lie in any order."""
    sects = [rebuild(view.sects[guru], past.centres[guru], *drawn[guru]) for guru in range(len(view.sects))]
    s = GuruState(sects, rebuild_piles(view, past, chance))
    s.skeptics = past.skeptics.copy()
    s.first, s.round = view.first, view.round
    s.barred, s.last_turn, s.last_round = view.barred, view.last_turn, view.last_round
    s.ending, s.phase = view.ending, view.phase
    s.honour, s.open_memory, s.max_rounds = view.honour, view.open_memory, view.max_rounds
    return s


def rebuild(sect: SectView, centre: list[Layer], mask: int, order: Order) -> Sect:
    rebuilt = Sect(mask)
    rebuilt.exposed = mask_of(sect.exposed)
    rebuilt.active = mask & ~rebuilt.exposed & ~mask_of(order)
    rebuilt.capital, rebuilt.bounty = sect.capital, sect.bounty
    rebuilt.stage = list(sect.stage)
    at = 0
    for layer in centre:
        if isinstance(layer, Conversion):
            rebuilt.centre.append(layer)
        else:
            rebuilt.centre.append(Vanishing(order[at]))
            at += 1
    return rebuilt


def rebuild_piles(view: GuruView, past: Past, chance: Chance) -> list[list[Follower]]:
    """Piles of skeptics hold what went into them; the cards nobody has seen lie under the original tops, in any order."""
    unseen = unseen_followers(view, past)
    chance.shuffle(unseen)
    piles: list[list[Follower]] = []
    for pile, known in zip(view.piles, past.refilled, strict=True):
        if pile.top is None:
            piles.append([])
            continue
        if known is None:
            under = unseen[: pile.height - 1]
            del unseen[: pile.height - 1]
        else:
            under = [card for card in known if card is not pile.top]
            chance.shuffle(under)
        piles.append([*under, pile.top])
    return piles


def unseen_followers(view: GuruView, past: Past) -> list[Follower]:
    """The followers that have never been on top of anything."""
    seen = [pile.top for pile in view.piles if pile.top is not None] + past.skeptics
    for guru, sect in enumerate(view.sects):
        seen += list(sect.stage) + past.members(guru)
    for known in past.refilled:
        seen += known or []
    shown = [False] * len(FOLLOWERS)
    for card in seen:
        shown[card.index] = True
    return [card for card in FOLLOWERS if not shown[card.index]]
