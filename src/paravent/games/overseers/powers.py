"""The powers before the vote: Yanmei's, Gan's, Meixiu's, Nuying's."""

from __future__ import annotations

from typing import Final

from paravent.core.chance import Chance
from paravent.core.rules import Move, Seat, Tell
from paravent.games.overseers import moves, phases
from paravent.games.overseers.cards import (
    GAN,
    MEIXIU,
    NUYING,
    TOP,
    YANMEI,
    Position,
    Trait,
    bundle,
    traits_in,
)
from paravent.games.overseers.events import Drew, Kept, Peeked, Slid, Tilted
from paravent.games.overseers.state import Overseer, OverseersState

POWERS: Final = [YANMEI, GAN, MEIXIU, NUYING]  # in the order of their numbers


def next_power(s: OverseersState, number: int, chance: Chance, tell: Tell) -> None:
    """O-4 The compulsory powers in their order, from this one on; then the vote."""
    for power in POWERS[number:]:
        seat = s.holder(power)
        if seat is not None:
            if power is YANMEI:
                s.phase = phases.TILTING[seat]
            elif power is GAN:
                draw(s, seat, chance, tell)
            elif power is MEIXIU:
                s.phase = phases.PEEKING[seat]
            else:
                s.phase = phases.SLIDING[seat]
            return
    s.phase = phases.VOTE


def tilt(s: OverseersState, seat: Seat, position: Position, tell: Tell) -> None:
    """O-8 The position is public, a face-down card's trait is not until Reveal."""
    yanmei = s.overseers[seat]
    yanmei.tilt, yanmei.tilted = position, yanmei.at(position)
    yanmei.tilt_shown = s.is_shown(seat, position)
    if tell.on:
        tell(Tilted(seat, position, yanmei.tilted, yanmei.tilt_shown))


def draw(s: OverseersState, seat: Seat, chance: Chance, tell: Tell) -> None:
    """O-9 The discard is shuffled and Gan sees two of its cards."""
    cards = list(traits_in(s.discard))
    chance.shuffle(cards)
    s.drawn = bundle(cards[:2])
    s.discard -= s.drawn
    s.phase = phases.KEEPING[seat]
    if tell.on:
        tell(Drew(seat, traits_in(s.drawn)))


def keep(s: OverseersState, seat: Seat, card: Trait, tell: Tell) -> None:
    """O-9 O-30 One of the two joins his bottom row face down, the other goes back."""
    s.discard += s.drawn - card.one
    s.drawn = 0
    position = s.overseers[seat].gain(card, shown=False)
    if tell.on:
        tell(Kept(seat, position, card))


def peeks(s: OverseersState, seat: Seat) -> list[Move]:
    """O-10 Any two face-down cards of any one other player."""
    found: list[Move] = []
    for victim in range(s.players):
        if victim != seat:
            last = len(s.overseers[victim].cards)
            for first in range(TOP, last):
                found += moves.PEEK[victim][first][first + 1 : last]
    return found


def peek(s: OverseersState, seat: Seat, move: moves.Peek, tell: Tell) -> None:
    """O-10 Only Meixiu sees the two cards; everyone sees where she looked."""
    s.peeked, s.peeked_at = move.seat, (move.first, move.second)
    if tell.on:
        victim = s.overseers[move.seat]
        tell(Peeked(seat, move.seat, s.peeked_at, (victim.at(move.first), victim.at(move.second))))


def slides(overseer: Overseer) -> list[Move]:
    """O-11 Any card under any other."""
    places = overseer.places()
    return [moves.SLIDE[i][j] for i in places for j in places if i != j]


def slide(s: OverseersState, seat: Seat, position: Position, above: Position, tell: Tell) -> None:
    """O-11 The copy keeps its position; from the top row it turns face down but stays known to all."""
    nuying = s.overseers[seat]
    nuying.slid, nuying.above = position, above
    if tell.on:
        tell(Slid(seat, position, above))
