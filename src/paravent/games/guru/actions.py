"""The six actions, one function per paragraph of RULES.md."""

from __future__ import annotations

from typing import Final

from paravent.core.chance import Chance
from paravent.core.rules import Seat, Tell
from paravent.games.guru.cards import Follower, Preacher, insert
from paravent.games.guru.events import Accused, Banished, Converted, Discarded, Preached, Recruited, Refilled, Vanished
from paravent.games.guru.state import Conversion, GuruState, Vanishing

LISTENERS_TO_ACCUSE: Final = 3
COST_TO_CONVERT: Final = 1
COST_TO_ACCUSE: Final = 2
COST_TO_VANISH: Final = 2


def preach(s: GuruState, seat: Seat, pile: int, chance: Chance, tell: Tell) -> None:
    """G-2 The top follower joins the stage; an emptied pile is replaced at once by the skeptics."""
    cards = s.piles[pile]
    card = cards.pop()
    insert(s.sects[seat].stage, card)
    if tell.on:
        tell(Preached(seat, pile, card, cards[-1] if cards else None))
    if not cards:
        refill(s, pile, chance, tell)


def refill(s: GuruState, pile: int, chance: Chance, tell: Tell) -> None:
    """G-2 All the skeptics, shuffled, become this pile; without skeptics it stays empty."""
    if not s.skeptics:
        return
    chance.shuffle(s.skeptics)
    s.piles[pile] = s.skeptics
    s.skeptics = []
    if tell.on:
        tell(Refilled(pile, len(s.piles[pile]), s.piles[pile][-1]))


def banish(s: GuruState, seat: Seat, card: Follower, tell: Tell) -> None:
    """One of my listeners goes to the skeptics."""
    s.sects[seat].stage.remove(card)
    s.skeptics.append(card)
    if tell.on:
        tell(Banished(seat, card))


def recruit(s: GuruState, seat: Seat, theirs: Follower, mine: Follower, tell: Tell) -> None:
    """G-3 The two listeners swap stages."""
    guru = owner(s, theirs)
    s.sects[guru].stage.remove(theirs)
    s.sects[seat].stage.remove(mine)
    insert(s.sects[guru].stage, mine)
    insert(s.sects[seat].stage, theirs)
    if tell.on:
        tell(Recruited(seat, guru, theirs, mine))


def owner(s: GuruState, card: Follower) -> Seat:
    """Whose listener this is."""
    for seat in range(len(s.sects)):
        if card in s.sects[seat].stage:
            return seat
    raise AssertionError(f"{card} is on no stage")


def convert(s: GuruState, seat: Seat, tell: Tell) -> None:
    """All listeners go face down onto the centre, as one layer; a million goes to the bounty."""
    sect = s.sects[seat]
    members = tuple(sect.stage)
    sect.stage = []
    sect.centre.append(Conversion(members))
    sect.capital -= COST_TO_CONVERT
    sect.bounty += COST_TO_CONVERT
    if tell.on:
        tell(Converted(seat, members))


def accuse(s: GuruState, seat: Seat, guru: Seat, preacher: Preacher, tell: Tell) -> bool:
    """G-5 G-8 A true accusation takes the bounty and exposes; a false one pays both ways. Returns whether it was true."""
    accuser, accused = s.sects[seat], s.sects[guru]
    true = accused.active & preacher.bit != 0
    if true:
        bounty = accused.bounty
        accuser.capital += bounty
        accused.bounty = 0
        accused.active &= ~preacher.bit
        accused.exposed |= preacher.bit
    else:
        bounty = 0
        accuser.capital -= 2
        accused.capital += 1
        accused.bounty += 1
        s.barred = True
    if tell.on:
        tell(Accused(seat, guru, preacher, true, bounty))
    return true


def discard(s: GuruState, seat: Seat, card: Follower, tell: Tell) -> None:
    """G-5 A listener leaves a false accuser."""
    s.sects[seat].stage.remove(card)
    s.skeptics.append(card)
    if tell.on:
        tell(Discarded(seat, card))


def vanish(s: GuruState, seat: Seat, preacher: Preacher, tell: Tell) -> None:
    """An active preacher goes face down onto the centre; two millions go to the bounty."""
    sect = s.sects[seat]
    sect.active &= ~preacher.bit
    sect.centre.append(Vanishing(preacher))
    sect.capital -= COST_TO_VANISH
    sect.bounty += COST_TO_VANISH
    if tell.on:
        tell(Vanished(seat, preacher))
