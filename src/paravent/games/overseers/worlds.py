"""Other worlds: rounds that a seat, given all it has seen, cannot tell from the true one.

A pack that I held and see again tells exactly what was taken in between; a pack that I saw once, what those after me chose
from. So the cards fall into groups: each group's cards went, one way or another, to the group's takers. The cards that I have
never seen in a pack are one more group, and those set aside are among its takers. What I know of a player's rows and
of the discard must then be among what that player, or somebody, took.

Worlds are as likely as they would be if all others picked, discarded and laid down their cards at random: equal cards are told
apart while counting, so that a world weighs as much as the ways in which it can have come about.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import factorial
from typing import Final, TypeAlias, final

from paravent.core.chance import Chance
from paravent.core.rules import Event, Seat
from paravent.games.overseers.cards import (
    CHARACTERS,
    DIGIT_MASK,
    GAN,
    THEFT,
    TRAITS,
    Bundle,
    Character,
    Trait,
    bundle,
    count,
    deck,
    size,
    traits_in,
)
from paravent.games.overseers.past import PLACED, Past
from paravent.games.overseers.phases import Becoming, CharacterChoice
from paravent.games.overseers.state import Overseer, OverseersState
from paravent.games.overseers.view import OverseersView, OverseerView

CANDIDATES: Final = 3
Taker: TypeAlias = int  # a seat, for its hand; players + seat, for its pack; 2 * players, for the cards set aside


@final
class Group:
    """Cards of which I know that exactly these takers have them, each taker named once per card."""

    def __init__(self, cards: Bundle, takers: list[Taker]) -> None:
        self.cards: Bundle = cards
        self.takers: Final = takers


def find_groups(view: OverseersView, past: Past) -> list[Group]:
    """The groups that the passing of packs makes; the first holds what I have never seen."""
    players = past.players
    unseen = Group(bundle(deck(players)), [2 * players] * view.aside)
    groups = [unseen]
    for pack in range(players):
        follow_pack(view, past, pack, unseen, groups)
    return groups


def follow_pack(view: OverseersView, past: Past, pack: int, unseen: Group, groups: list[Group]) -> None:
    """One pack on its way: the takers between two times that I saw it share what is gone."""
    players = past.players
    way = -1 if view.alternate_pass and view.round == 2 else 1
    left: Bundle | None = None  # what was in it when I last let it go
    takers: list[Taker] = []
    seat = pack
    for step, cards in enumerate(past.steps):
        if seat == view.seat:
            taken, passed = past.mine[step]
            close(left, taken + passed, takers, unseen, groups)
            left, takers = passed, []
        else:
            takers += [seat] * cards
        seat = (seat + way) % players
    held = view.overseers[seat].pack
    if held.cards is not None and seat == view.seat:
        close(left, bundle(held.cards), takers, unseen, groups)
        return
    takers += [players + seat] * held.size
    if left is None:
        unseen.takers.extend(takers)
    else:
        groups.append(Group(left, takers))


def close(left: Bundle | None, found: Bundle, takers: list[Taker], unseen: Group, groups: list[Group]) -> None:
    """I see the pack: at first sight its cards leave the unseen ones, later I learn what is gone."""
    if left is None:
        unseen.cards -= found
        unseen.takers.extend(takers)
    else:
        groups.append(Group(left - found, takers))


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


def find_wanted(view: OverseersView, past: Past) -> list[Wanted]:
    """What I know something of, player by player in the direction in which packs pass, mine last."""
    wanted: list[Wanted] = []
    way = -1 if view.alternate_pass and view.round == 2 else 1
    first = 0 if view.seat is None else view.seat + way
    for step in range(past.players):
        seat = (first + way * step) % past.players
        if seat == view.seat:
            wanted += [Wanted(seat, past.discarded, discarded=True)] * (past.discarded is not None)
            continue
        wanted += [Wanted(seat, trait) for trait in past.laid_down(seat)]
        wanted += [Wanted(seat, None, discarded=True)] * past.knows_of_discard()
        if past.thefts_wanted() is not None:
            wanted += [Wanted(seat, None, admitted=True) for _ in past.admitted_unseen(seat)]
    return wanted


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
        total = self.count(at, heaps, slots, sought)
        assert total > 0, "the true world is one of those counted"
        ticket = chance.below(total)
        for option in self.options(at, heaps, slots, sought):
            ticket -= self._count_option(at, heaps, slots, option)
            if ticket < 0:
                return option
        raise AssertionError("a ticket below the count finds its card")


def add_sources(found: list[Option], heaps: Heaps, slots: Slots, trait: Trait, ways: int, sought: int) -> None:
    """A card of this trait may come from any group that has one, through any of the player's takings from it."""
    for number in range(len(heaps)):
        sources = (heaps[number] >> trait.shift & DIGIT_MASK) * slots[number]
        if sources:
            found.append((number, trait, ways * sources, sought))


@final
class Deal:
    """One world's cards: what players discarded and admitted unseen, and `spare`, what else each taker got, in random order."""

    def __init__(self, view: OverseersView, past: Past, chance: Chance) -> None:
        deals = Deals(find_groups(view, past), find_wanted(view, past), past)
        drawn = deals.draw(chance)
        self.spare: Final[list[list[Trait]]] = hand_out(deals.groups, past.players, chance)
        self.discards: Bundle = 0
        self.admitted: Bundle = past.admitted_known()
        for one, trait in zip(deals.wanted, drawn, strict=True):
            if one.admitted and trait is not None:
                self.admitted += trait.one
            elif one.discarded:
                self.discards += (trait or one.trait or self.spare[one.seat].pop()).one
        self.throw_away(view, past)
        self.kept: Trait | None = past.kept
        if past.gan is not None and self.kept is None:
            self.kept = chance.choice(traits_in(self.discards))
            if past.kept_was_admitted:
                self.admitted += self.kept.one

    def throw_away(self, view: OverseersView, past: Past) -> None:
        """Any of the spare cards were discarded or admitted, of which nothing is known."""
        for seat in range(past.players):
            if seat != view.seat:
                if has_discarded(view) and not past.knows_of_discard():
                    self.discards += self.spare[seat].pop().one
                if past.thefts_wanted() is None:
                    for _ in past.admitted_unseen(seat):
                        self.admitted += self.spare[seat].pop().one


def hand_out(groups: list[Group], players: int, chance: Chance) -> list[list[Trait]]:
    """The rest of each group, shuffled, by taker."""
    spare: list[list[Trait]] = [[] for _ in range(2 * players + 1)]
    for group in groups:
        cards = list(traits_in(group.cards))
        chance.shuffle(cards)
        for taker, card in zip(group.takers, cards, strict=True):
            spare[taker].append(card)
    for cards in spare:
        chance.shuffle(cards)
    return spare


def has_discarded(view: OverseersView) -> bool:
    """Whether this round's discards have been made."""
    overseer = view.overseers[0]
    return overseer.pack.size == 0 and (overseer.hand.size == PLACED or len(overseer.cards) > 0)


def sample(view: OverseersView, history: Sequence[Event], chance: Chance) -> OverseersState:
    """A world drawn from all that agree with the view and with everything told since the round began."""
    past = Past(view, history)
    s = OverseersState([rebuild(view.overseers[seat], past.totals[seat]) for seat in range(past.players)])
    copy_public(s, view)
    s.candidates = candidates(view, chance)
    if isinstance(view.phase, CharacterChoice):
        s.aside = bundle(deck(past.players))
        return s
    deal = Deal(view, past, chance)
    s.aside = bundle(deal.spare[2 * past.players])
    for seat in range(past.players):
        if seat != view.seat:
            fill(s.overseers[seat], view.overseers[seat], deal.spare[seat], deal.kept, past.kept_at)
            s.overseers[seat].pack = bundle(deal.spare[past.players + seat])
        tilt(s.overseers[seat], view.overseers[seat], revealed=view.revealed)
    s.drawn = draw_two(view, deal.discards, chance)
    s.discard = discard_now(deal, past) - s.drawn
    return s


def discard_now(deal: Deal, past: Past) -> Bundle:
    """The discard after all that came and went."""
    now = deal.discards + deal.admitted + past.lost
    for gone in (deal.kept, past.took):
        if gone is not None:
            now -= gone.one
    return now - (past.thefts or 0) * THEFT.one


def draw_two(view: OverseersView, discards: Bundle, chance: Chance) -> Bundle:
    """O-9 What Gan holds while he chooses."""
    if view.drawn.cards is not None:
        return bundle(view.drawn.cards)
    cards = list(traits_in(discards))
    chance.shuffle(cards)
    return bundle(cards[: view.drawn.size])


def candidates(view: OverseersView, chance: Chance) -> list[Character]:
    """O-3 What Fushen sees: any three of the characters that nobody has."""
    if view.candidates is not None:
        return list(view.candidates)
    if not isinstance(view.phase, Becoming):
        return []
    taken = [overseer.character for overseer in view.overseers]
    free = [character for character in CHARACTERS if character not in taken]
    chance.shuffle(free)
    return [character for character in CHARACTERS if character in free[:CANDIDATES]]


# The parts that the view shows


def copy_public(s: OverseersState, view: OverseersView) -> None:
    s.phase, s.round, s.leader = view.phase, view.round, view.leader
    s.left, s.doubled = view.overseers[0].pack.size, view.doubled
    s.laid_out = list(view.laid_out)
    s.peeked, s.peeked_at = view.peeked, view.peeked_at
    s.accused, s.revealed = view.accused, view.revealed
    s.alternate_pass, s.pick_characters = view.alternate_pass, view.pick_characters
    s.per_card, s.open_totals = view.liang == "per_card", view.open_totals


def rebuild(seen: OverseerView, total: int) -> Overseer:
    """A player as far as the view shows."""
    overseer = Overseer()
    overseer.character = seen.character
    overseer.pack, overseer.hand = bundle(seen.pack.cards or ()), bundle(seen.hand.cards or ())
    overseer.cards = [None] * seen.next.index
    for card in seen.cards:
        overseer.cards[card.position.index] = card.card
        if card.face_up or (card.position is seen.slid and card.position.is_top):
            overseer.shown |= 1 << card.position.index
    overseer.slid, overseer.above, overseer.vote = seen.slid, seen.above, seen.vote
    overseer.score, overseer.led = seen.score, seen.led
    overseer.total = total if seen.total is None else seen.total
    return overseer


def fill(overseer: Overseer, seen: OverseerView, spare: list[Trait], kept: Trait | None, kept_at: int) -> None:
    """The hand, or the face-down cards that I do not know."""
    if not seen.cards:
        overseer.hand = bundle(spare)
        return
    for card in seen.cards:
        if card.card is None:
            index = card.position.index
            overseer.cards[index] = kept if overseer.character is GAN and index == kept_at else spare.pop()


def tilt(overseer: Overseer, seen: OverseerView, *, revealed: bool) -> None:
    """O-8 The tilted trait: what lies in the tilted place, or what was announced."""
    overseer.tilt, overseer.tilted = seen.tilt, seen.tilted
    if seen.tilt is not None and seen.tilted is None:
        overseer.tilted = overseer.at(seen.tilt)
    overseer.tilt_shown = seen.tilt is not None and (seen.tilt.is_top or revealed)
