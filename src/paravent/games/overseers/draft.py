"""From the deal to the top rows: characters, packs, picks, discards and placements."""

from __future__ import annotations

from typing import Final

from paravent.core.chance import Chance
from paravent.core.rules import Answers, Move, Seat, Tell
from paravent.games.overseers import moves, phases
from paravent.games.overseers.cards import (
    CHARACTERS,
    FUSHEN,
    LAN,
    TOP,
    TRAITS,
    WUMING,
    Bundle,
    Character,
    Trait,
    bundle,
    deck,
    traits_in,
)
from paravent.games.overseers.events import (
    Announced,
    Became,
    CandidatesSeen,
    CharactersDealt,
    Chosen,
    Discarded,
    LaidOut,
    PackReceived,
    PacksDealt,
    PacksPassed,
    Picked,
    Placed,
    RoundBegan,
)
from paravent.games.overseers.state import Overseer, OverseersState

PACK: Final = 6
CANDIDATES: Final = 3


# The deal


def begin_round(s: OverseersState, leader: Seat, chance: Chance, tell: Tell) -> None:
    """O-1 O-25 Everything is shuffled together; characters are dealt, or laid out to be chosen."""
    for overseer in s.overseers:
        overseer.clear()
    s.leader = leader
    s.overseers[leader].led = True
    s.aside, s.discard, s.drawn = bundle(deck(s.players)), 0, 0
    s.laid_out = []
    s.doubled, s.revealed = False, False
    s.peeked, s.peeked_at, s.accused = None, (), None
    if tell.on:
        tell(RoundBegan(s.round, leader))
    if s.pick_characters and s.round > 1:
        lay_out_characters(s, chance, tell)
    else:
        deal_characters(s, chance, tell)
        deal_packs(s, chance, tell)


def deal_characters(s: OverseersState, chance: Chance, tell: Tell) -> None:
    """O-1 One random character each, face up."""
    characters = CHARACTERS.copy()
    chance.shuffle(characters)
    for seat, overseer in enumerate(s.overseers):
        overseer.character = characters[seat]
    if tell.on:
        tell(CharactersDealt(tuple(characters[: s.players])))


def lay_out_characters(s: OverseersState, chance: Chance, tell: Tell) -> None:
    """O-25 One character more than players; the poorest of the last round chooses first."""
    characters = CHARACTERS.copy()
    chance.shuffle(characters)
    s.laid_out = in_order(characters[: s.players + 1])
    s.phase = phases.CHARACTER_CHOICE[next_chooser(s)]
    if tell.on:
        tell(LaidOut(tuple(s.laid_out)))


def in_order(characters: list[Character]) -> list[Character]:
    """The characters in their order, so that where one lies tells nothing."""
    return [character for character in CHARACTERS if character in characters]


def next_chooser(s: OverseersState) -> Seat:
    """O-25 Of those without a character the lowest last score; among equals clockwise from the Leader's left, who is last."""
    chooser, lowest = s.leader, -1
    for step in range(1, s.players + 1):
        seat = (s.leader + step) % s.players
        points = s.overseers[seat].score
        assert points is not None
        if s.overseers[seat].character is None and (lowest < 0 or points < lowest):
            chooser, lowest = seat, points
    return chooser


def choose(s: OverseersState, seat: Seat, character: Character, chance: Chance, tell: Tell) -> None:
    """O-25 One after another; when all have chosen the trait cards are dealt. What nobody took stays in sight."""
    s.overseers[seat].character = character
    s.laid_out.remove(character)
    if tell.on:
        tell(Chosen(seat, character))
    if len(s.laid_out) > 1:
        s.phase = phases.CHARACTER_CHOICE[next_chooser(s)]
    else:
        deal_packs(s, chance, tell)


def deal_packs(s: OverseersState, chance: Chance, tell: Tell) -> None:
    """O-2 Six trait cards each; the rest lies aside, unseen."""
    cards = deck(s.players)
    chance.shuffle(cards)
    for seat, overseer in enumerate(s.overseers):
        overseer.pack = bundle(cards[PACK * seat : PACK * (seat + 1)])
        s.aside -= overseer.pack
    s.left = PACK
    if tell.on:
        tell(PacksDealt(len(cards) - PACK * s.players))
        show_packs(s, tell)
    fushen = s.holder(FUSHEN)
    if fushen is None:
        next_pick(s)
    else:
        show_candidates(s, fushen, chance, tell)


def show_packs(s: OverseersState, tell: Tell) -> None:
    """Everyone looks at the pack in front of them."""
    for seat, overseer in enumerate(s.overseers):
        tell(PackReceived(seat, traits_in(overseer.pack)))


def show_candidates(s: OverseersState, seat: Seat, chance: Chance, tell: Tell) -> None:
    """O-3 O-25 Fushen sees three of the characters that nobody has."""
    free = [character for character in CHARACTERS if s.holder(character) is None]
    chance.shuffle(free)
    s.candidates = in_order(free[:CANDIDATES])
    s.phase = phases.BECOMING[seat]
    if tell.on:
        tell(CandidatesSeen(seat, tuple(s.candidates)))


def become(s: OverseersState, seat: Seat, character: Character, tell: Tell) -> None:
    """O-3 O-25 Fushen is announced as one of the three, perhaps the one that nobody took; the others stay hidden."""
    s.overseers[seat].character = character
    if character in s.laid_out:
        s.laid_out.remove(character)
    s.candidates = []
    if tell.on:
        tell(Became(seat, character))
    next_pick(s)


# The draft


def next_pick(s: OverseersState) -> None:
    """O-5 The next pick; Wuming, if the power is unused and packs hold two cards, is asked first."""
    if s.left == 0:
        s.phase = phases.DISCARDING
        return
    wuming = None if s.doubled or s.left < 2 else s.holder(WUMING)
    s.phase = phases.PICK[1] if wuming is None else phases.DOUBLING[wuming]


def announce(s: OverseersState, seat: Seat, move: Move, tell: Tell) -> None:
    """O-5 Wuming's answer is announced before anyone picks."""
    cards = 2 if move is moves.DOUBLE else 1
    if cards == 2:
        s.doubled = True
    s.phase = phases.PICK[cards]
    if tell.on:
        tell(Announced(seat, cards))


def picks(pack: Bundle, cards: int) -> list[Move]:
    """Every trait in the pack, or every pair of its cards."""
    found: list[Move] = []
    if cards == 1:
        for trait in TRAITS:
            if pack >> trait.shift & 15:
                found.append(moves.PICK[trait.index])
        return found
    for first in TRAITS:
        if pack >> first.shift & 15:
            rest = pack - first.one
            for second in TRAITS[first.index :]:
                if rest >> second.shift & 15:
                    found.append(moves.PICK_TWO[first.index][second.index])
    return found


def pick(s: OverseersState, cards: int, answers: Answers, tell: Tell) -> None:
    """O-6 Everyone's picks at once; then the packs pass on."""
    for seat, move in answers.items():
        assert isinstance(move, moves.Pick)
        overseer, picked = s.overseers[seat], bundle(move.cards)
        overseer.pack -= picked
        overseer.hand += picked
        if tell.on:
            tell(Picked(seat, move.cards, traits_in(overseer.pack)))
    s.left -= cards
    if s.left > 0:
        pass_packs(s, tell)
    next_pick(s)


def pass_packs(s: OverseersState, tell: Tell) -> None:
    """O-25 Each pack goes to the left, the next seat; in round two perhaps to the right."""
    step = -1 if s.to_the_left() else 1
    packs = [overseer.pack for overseer in s.overseers]
    for seat, overseer in enumerate(s.overseers):
        overseer.pack = packs[(seat + step) % s.players]
    if tell.on:
        tell(PacksPassed("left" if s.to_the_left() else "right", s.left))
        show_packs(s, tell)


def discard(s: OverseersState, answers: Answers, tell: Tell) -> None:
    """O-6 Everyone puts one card face down into the discard."""
    for seat, move in answers.items():
        assert isinstance(move, moves.Discard)
        s.overseers[seat].hand -= move.card.one
        s.discard += move.card.one
        if tell.on:
            tell(Discarded(seat, move.card))
    s.phase = phases.PLACEMENT


# The placement


def placements(overseer: Overseer) -> list[Move]:
    """O-28 Every way to lay out the hand: three above and two below, two and three for Lan."""
    return moves.PLACEMENTS[0 if overseer.character is LAN else 1][overseer.hand]


def place(s: OverseersState, answers: Answers, chance: Chance, tell: Tell) -> None:
    """O-6 O-28 All rows at once: the top in trait order, the bottom shuffled before it is numbered."""
    for seat, move in answers.items():
        assert isinstance(move, moves.Place)
        overseer = s.overseers[seat]
        bottom = list(move.bottom)
        chance.shuffle(bottom)
        lay(overseer, move.top, bottom)
        if tell.on:
            tell(Placed(seat, move.top, tuple(bottom)))


def lay(overseer: Overseer, top: tuple[Trait, ...], bottom: list[Trait]) -> None:
    """O-7 The rows get their positions."""
    overseer.hand = 0
    overseer.cards = [*top, *([None] * (TOP - len(top))), *bottom]
    overseer.shown = (1 << len(top)) - 1
