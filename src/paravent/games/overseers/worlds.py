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
from typing import Final, final

from paravent.core.chance import Chance
from paravent.core.rules import Event
from paravent.games.overseers.cards import (
    CHARACTERS,
    GAN,
    THEFT,
    Bundle,
    Character,
    Trait,
    bundle,
    deck,
    traits_in,
)
from paravent.games.overseers.deals import Deals, Group, Taker, Wanted
from paravent.games.overseers.past import PLACED, Past
from paravent.games.overseers.phases import Becoming, CharacterChoice
from paravent.games.overseers.state import Overseer, OverseersState
from paravent.games.overseers.view import OverseersView, OverseerView

CANDIDATES: Final = 3


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
