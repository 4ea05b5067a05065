"""How cards can have come to those who took them: counted, so that worlds can be drawn evenly."""

from __future__ import annotations

from math import factorial
from typing import Final, TypeAlias, final

from paravent.core.chance import Chance
from paravent.core.rules import Seat
from paravent.games.overseers.cards import DIGIT_MASK, THEFT, TRAITS, Bundle, Trait, count, size
from paravent.games.overseers.past import Past

Taker: TypeAlias = int  # a seat, for its hand; players + seat, for its pack; 2 * players, for the cards set aside


@final
class Group:
    """Cards of which I know that exactly these takers have them, each taker named once per card."""

    def __init__(self, cards: Bundle, takers: list[Taker]) -> None:
        self.cards: Bundle = cards
        self.takers: Final = takers


@final
class Wanted:
    """A card that a player took and of which I know something.

    It was laid down, and is of this trait; or it was discarded, and may be one of those that I saw in the discard; or it was
    admitted unseen, and may be a theft that Tao found.
    """

    def __init__(self, seat: Seat, trait: Trait | None, *, discarded: bool = False, admitted: bool = False) -> None:
        self.seat: Final = seat
        self.trait: Final = trait
        self.discarded: Final = discarded
        self.admitted: Final = admitted


Heaps: TypeAlias = tuple[Bundle, ...]  # what is left of each group
Slots: TypeAlias = tuple[int, ...]  # how many cards of each group the present player can still have taken
Option: TypeAlias = tuple[
    int, Trait | None, int, int
]  # the group, the card (None: nothing is taken), the ways, what is sought then
A_THEFT: Final = 1 << 32  # beside the cards sought in the discard, which are a bundle


@final
class Deals:
    """All ways in which the wanted cards came out of the groups; counted, so that they can be drawn evenly."""

    def __init__(self, groups: list[Group], wanted: list[Wanted], past: Past) -> None:
        self.groups: Final = groups
        self.wanted: Final = wanted
        thefts = past.thefts_wanted()
        self.counts_thefts: Final = thefts is not None
        self.sought: Final = [seen + (thefts or 0) * A_THEFT for seen in past.seen_in_discard()]
        self.slots: Final[list[Slots]] = [tuple([group.takers.count(seat) for group in groups]) for seat in range(past.players)]
        # For each group the last wanted card that can come from it; after that only its size matters.
        self.last: Final[list[int]] = [
            max([at for at, one in enumerate(wanted) if self.slots[one.seat][number]], default=-1)
            for number in range(len(groups))
        ]
        self._counts: dict[tuple[int, Heaps, Slots, int], int] = {}

    def options(self, at: int, heaps: Heaps, slots: Slots, sought: int) -> list[Option]:
        """Where a wanted card may have come from."""
        one = self.wanted[at]
        found: list[Option] = []
        if not one.discarded and one.trait is not None:
            add_sources(found, heaps, slots, one.trait, 1, sought)
        elif one.trait is not None:
            found.append((0, None, 1, sought))
            if seen := count(sought, one.trait):
                found.append((0, None, seen, sought - one.trait.one))
        else:
            if one.discarded:
                self._add_seen(found, heaps, slots, sought)
            self._add_others(found, heaps, slots, sought)
        return found

    def _add_seen(self, found: list[Option], heaps: Heaps, slots: Slots, sought: int) -> None:
        """A discard may be any of those that I saw and that were nobody else's."""
        for trait in TRAITS:
            if seen := count(sought, trait):
                left = self._less_a_theft(sought - trait.one, trait)
                if left >= 0:
                    add_sources(found, heaps, slots, trait, seen, left)

    def _add_others(self, found: list[Option], heaps: Heaps, slots: Slots, sought: int) -> None:
        """Or it is none that I saw: if thefts are counted it matters whether it is one, else it may be anything."""
        if not self.counts_thefts:
            found.append((0, None, 1, sought))
            return
        for trait in TRAITS:
            left = self._less_a_theft(sought, trait)
            if left >= 0:
                add_sources(found, heaps, slots, trait, 1, left)

    def _less_a_theft(self, sought: int, trait: Trait) -> int:
        return sought - A_THEFT if self.counts_thefts and trait is THEFT else sought

    def count(self, at: int, heaps: Heaps, slots: Slots, sought: int) -> int:
        """How many worlds there are from this wanted card on."""
        key = (at, heaps, slots, sought)
        known = self._counts.get(key)
        if known is None:
            known = self._count_afresh(at, heaps, slots, sought)
            self._counts[key] = known
        return known

    def _count_afresh(self, at: int, heaps: Heaps, slots: Slots, sought: int) -> int:
        total = 0
        if at < len(self.wanted):
            for option in self.options(at, heaps, slots, sought):
                total += self._count_option(at, heaps, slots, option)
        elif sought == 0:
            total = 1
        return total

    def _count_option(self, at: int, heaps: Heaps, slots: Slots, option: Option) -> int:
        number, trait, ways, sought = option
        left = list(heaps)
        if trait is not None:
            left[number] -= trait.one
        for other in range(len(left)):
            if self.last[other] == at:
                ways *= factorial(size(left[other]))
                left[other] = 0
        return ways * self.count(at + 1, tuple(left), self._slots_after(at, slots, option), sought)

    def _slots_after(self, at: int, slots: Slots, option: Option) -> Slots:
        if at + 1 == len(self.wanted):
            return ()
        seat = self.wanted[at + 1].seat
        if seat != self.wanted[at].seat:
            return self.slots[seat]
        left = list(slots)
        if option[1] is not None:
            left[option[0]] -= 1
        return tuple(left)

    def draw(self, chance: Chance) -> list[Trait | None]:
        """One world: the wanted cards are taken out of their groups, each with its taker; None where it may be any card."""
        heaps = tuple([group.cards if self.last[number] >= 0 else 0 for number, group in enumerate(self.groups)])
        slots = self.slots[self.wanted[0].seat] if self.wanted else ()
        sought = self._draw_sought(heaps, slots, chance)
        drawn: list[Trait | None] = []
        for at in range(len(self.wanted)):
            option = self._draw_one(at, heaps, slots, sought, chance)
            number, trait, _, sought = option
            if trait is not None:
                self.groups[number].cards -= trait.one
                self.groups[number].takers.remove(self.wanted[at].seat)
            drawn.append(trait)
            heaps = tuple([self.groups[k].cards if self.last[k] > at else 0 for k in range(len(heaps))])
            slots = self._slots_after(at, slots, option)
        return drawn

    def _draw_sought(self, heaps: Heaps, slots: Slots, chance: Chance) -> int:
        counts = [self.count(0, heaps, slots, sought) for sought in self.sought]
        ticket = chance.below(max(sum(counts), 1))
        return self.sought[0] if ticket < counts[0] else self.sought[-1]

    def _draw_one(self, at: int, heaps: Heaps, slots: Slots, sought: int, chance: Chance) -> Option:
        options = self.options(at, heaps, slots, sought)
        return options[chance.counted([self._count_option(at, heaps, slots, option) for option in options])]


def add_sources(found: list[Option], heaps: Heaps, slots: Slots, trait: Trait, ways: int, sought: int) -> None:
    """A card of this trait may come from any group that has one, through any of the player's takings from it."""
    for number in range(len(heaps)):
        sources = (heaps[number] >> trait.shift & DIGIT_MASK) * slots[number]
        if sources:
            found.append((number, trait, ways * sources, sought))
