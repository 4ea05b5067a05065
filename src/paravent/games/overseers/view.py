"""What a player, or a spectator, sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from paravent.core.plain import flag, listed, number, number_if, plain_text
from paravent.core.rules import Phase, Seat, View
from paravent.games.overseers.cards import MEIXIU, POSITIONS, Bundle, Character, Position, Trait, size, traits_in
from paravent.games.overseers.phases import Compensation, asked
from paravent.games.overseers.state import OverseersState


@final
@dataclass(init=False)
class CardView:
    """A card in somebody's rows; `card` is None to those who may not know it."""

    position: Position
    card: Trait | None
    face_up: bool

    def __init__(self, position: Position, card: Trait | None, face_up: bool) -> None:  # by tools/fields.py
        self.position = position
        self.card = card
        self.face_up = face_up

    def as_json(self) -> str:  # by tools/fields.py
        return (
            f'{{"kind":"CardView","position":{plain_text(self.position)}'
            f',"card":{plain_text(self.card)}'
            f',"face_up":{flag(self.face_up)}'
            "}"
        )


@final
@dataclass(init=False)
class HeapView:
    """A heap: how many cards, and which, for those who may know."""

    size: int
    cards: tuple[Trait, ...] | None

    def __init__(self, size: int, cards: tuple[Trait, ...] | None) -> None:  # by tools/fields.py
        self.size = size
        self.cards = cards

    def as_json(self) -> str:  # by tools/fields.py
        return f'{{"kind":"HeapView","size":{number(self.size)},"cards":{plain_text(self.cards)}}}'


@final
@dataclass(init=False)
class OverseerView:
    """A player: all that is public, and what is theirs to know.

    `next` is the position that a gained card will get; `worth` what the cards score now, for those who know them all.
    """

    character: Character | None
    pack: HeapView
    hand: HeapView
    cards: tuple[CardView, ...]
    next: Position
    tilt: Position | None
    tilted: Trait | None
    slid: Position | None
    above: Position | None
    vote: Seat | None
    worth: int | None
    score: int | None
    total: int | None
    led: bool

    def __init__(
        self,
        *,
        character: Character | None,
        pack: HeapView,
        hand: HeapView,
        cards: tuple[CardView, ...],
        next: Position,
        tilt: Position | None,
        tilted: Trait | None,
        slid: Position | None,
        above: Position | None,
        vote: Seat | None,
        worth: int | None,
        score: int | None,
        total: int | None,
        led: bool,
    ) -> None:  # by tools/fields.py
        self.character = character
        self.pack = pack
        self.hand = hand
        self.cards = cards
        self.next = next
        self.tilt = tilt
        self.tilted = tilted
        self.slid = slid
        self.above = above
        self.vote = vote
        self.worth = worth
        self.score = score
        self.total = total
        self.led = led

    def as_json(self) -> str:  # by tools/fields.py
        return (
            f'{{"kind":"OverseerView","character":{plain_text(self.character)}'
            f',"pack":{self.pack.as_json()}'
            f',"hand":{self.hand.as_json()}'
            f',"cards":{listed([each.as_json() for each in self.cards])}'
            f',"next":{plain_text(self.next)}'
            f',"tilt":{plain_text(self.tilt)}'
            f',"tilted":{plain_text(self.tilted)}'
            f',"slid":{plain_text(self.slid)}'
            f',"above":{plain_text(self.above)}'
            f',"vote":{number_if(self.vote)}'
            f',"worth":{number_if(self.worth)}'
            f',"score":{number_if(self.score)}'
            f',"total":{number_if(self.total)}'
            f',"led":{flag(self.led)}'
            "}"
        )


@final
@dataclass(init=False)
class OverseersView(View):
    """The table as one seat sees it."""

    seat: Seat | None
    phase: Phase | None
    round: int
    leader: Seat
    overseers: tuple[OverseerView, ...]
    aside: int
    discard: HeapView
    laid_out: tuple[Character, ...]
    candidates: tuple[Character, ...] | None
    doubled: bool
    drawn: HeapView
    peeked: Seat | None
    peeked_at: tuple[Position, ...]
    accused: Seat | None
    revealed: bool
    alternate_pass: bool
    pick_characters: bool
    liang: str
    open_totals: bool

    def __init__(
        self,
        *,
        seat: Seat | None,
        phase: Phase | None,
        round: int,
        leader: Seat,
        overseers: tuple[OverseerView, ...],
        aside: int,
        discard: HeapView,
        laid_out: tuple[Character, ...],
        candidates: tuple[Character, ...] | None,
        doubled: bool,
        drawn: HeapView,
        peeked: Seat | None,
        peeked_at: tuple[Position, ...],
        accused: Seat | None,
        revealed: bool,
        alternate_pass: bool,
        pick_characters: bool,
        liang: str,
        open_totals: bool,
    ) -> None:  # by tools/fields.py
        self.seat = seat
        self.phase = phase
        self.round = round
        self.leader = leader
        self.overseers = overseers
        self.aside = aside
        self.discard = discard
        self.laid_out = laid_out
        self.candidates = candidates
        self.doubled = doubled
        self.drawn = drawn
        self.peeked = peeked
        self.peeked_at = peeked_at
        self.accused = accused
        self.revealed = revealed
        self.alternate_pass = alternate_pass
        self.pick_characters = pick_characters
        self.liang = liang
        self.open_totals = open_totals

    def as_json(self) -> str:  # by tools/fields.py
        return (
            f'{{"kind":"OverseersView","seat":{number_if(self.seat)}'
            f',"phase":{plain_text(self.phase)}'
            f',"round":{number(self.round)}'
            f',"leader":{number(self.leader)}'
            f',"overseers":{listed([each.as_json() for each in self.overseers])}'
            f',"aside":{number(self.aside)}'
            f',"discard":{self.discard.as_json()}'
            f',"laid_out":{plain_text(self.laid_out)}'
            f',"candidates":{plain_text(self.candidates)}'
            f',"doubled":{flag(self.doubled)}'
            f',"drawn":{self.drawn.as_json()}'
            f',"peeked":{number_if(self.peeked)}'
            f',"peeked_at":{plain_text(self.peeked_at)}'
            f',"accused":{number_if(self.accused)}'
            f',"revealed":{flag(self.revealed)}'
            f',"alternate_pass":{flag(self.alternate_pass)}'
            f',"pick_characters":{flag(self.pick_characters)}'
            f',"liang":{plain_text(self.liang)}'
            f',"open_totals":{flag(self.open_totals)}'
            "}"
        )


def look(s: OverseersState, seat: Seat | None) -> OverseersView:
    """O-23 The table through this seat's eyes."""
    own = s.phase is not None and asked(s.phase, []) == [seat]
    return OverseersView(
        seat=seat,
        phase=s.phase,
        round=s.round,
        leader=s.leader,
        overseers=tuple([look_at(s, other, seat) for other in range(s.players)]),
        aside=size(s.aside),
        discard=heap(s.discard, known=may_search(s, seat)),
        laid_out=tuple(s.laid_out),
        candidates=tuple(s.candidates) if own and s.candidates else None,
        doubled=s.doubled,
        drawn=heap(s.drawn, known=own and s.drawn != 0),
        peeked=s.peeked,
        peeked_at=s.peeked_at,
        accused=s.accused,
        revealed=s.revealed,
        alternate_pass=s.alternate_pass,
        pick_characters=s.pick_characters,
        liang="per_card" if s.per_card else "steal",
        open_totals=s.open_totals,
    )


def may_search(s: OverseersState, seat: Seat | None) -> bool:
    """O-16 Only the wrongly accused, while taking a card, looks through the discard."""
    return isinstance(s.phase, Compensation) and s.phase.seat == seat


def heap(cards: Bundle, *, known: bool) -> HeapView:
    return HeapView(size(cards), traits_in(cards) if known else None)


def look_at(s: OverseersState, other: Seat, seat: Seat | None) -> OverseerView:
    """One player through this seat's eyes."""
    overseer, own = s.overseers[other], other == seat
    counted = own or s.open_totals or s.phase is None
    return OverseerView(
        character=overseer.character,
        pack=heap(overseer.pack, known=own),
        hand=heap(overseer.hand, known=own),
        cards=tuple([look_at_card(s, other, POSITIONS[place], seat) for place in overseer.places()]),
        next=POSITIONS[len(overseer.cards)],
        tilt=overseer.tilt,
        tilted=overseer.tilted if own or overseer.tilt_shown else None,
        slid=overseer.slid,
        above=overseer.above,
        vote=overseer.vote,
        worth=overseer.round_score() if overseer.cards and (own or s.revealed) else None,
        score=overseer.score,
        total=overseer.total if counted else None,
        led=overseer.led,
    )


def look_at_card(s: OverseersState, other: Seat, position: Position, seat: Seat | None) -> CardView:
    """O-10 O-11 A card shows its trait to all, to its owner, or to Meixiu who looked at it."""
    overseer = s.overseers[other]
    shown = s.is_shown(other, position)
    face_up = shown and (s.revealed or position is not overseer.slid)
    known = shown or other == seat or (other == s.peeked and position in s.peeked_at and is_meixiu(s, seat))
    return CardView(position, overseer.at(position) if known else None, face_up)


def is_meixiu(s: OverseersState, seat: Seat | None) -> bool:
    return seat is not None and s.overseers[seat].character is MEIXIU
