"""What a guru may do."""

from __future__ import annotations

from paravent.core.chance import Chance
from paravent.core.rules import Move, Seat
from paravent.games.guru.actions import COST_TO_ACCUSE, COST_TO_CONVERT, COST_TO_VANISH, LISTENERS_TO_ACCUSE
from paravent.games.guru.cards import PREACHERS
from paravent.games.guru.moves import ACCUSE, BANISH, CONVERT, DISCARD, PASS, PILES, PREACH, RECRUIT, VANISH, Vanish
from paravent.games.guru.state import GuruState, Penance, Sect


def legal(s: GuruState, seat: Seat) -> list[Move]:
    """Every answer to the open question: an action, or a listener to lose."""
    if isinstance(s.phase, Penance):
        return [DISCARD[card.index] for card in s.sects[seat].stage]
    return actions(s, seat)


def default_move(s: GuruState, seat: Seat, chance: Chance) -> Move:
    """G-22 Preach the lowest pile, else banish the first listener, else vanish a random preacher, else pass."""
    found = legal(s, seat)
    first = found[0]
    # In the order of `actions` a first move that vanishes means that nothing but vanishing is possible.
    return chance.choice(found) if isinstance(first, Vanish) else first


def actions(s: GuruState, seat: Seat) -> list[Move]:
    """Every action open to the active guru; `pass` when there is none (G-7)."""
    sect = s.sects[seat]
    found: list[Move] = [PREACH[pile] for pile in range(PILES) if s.piles[pile]]
    for card in sect.stage:
        found.append(BANISH[card.index])
    add_recruits(s, seat, found)
    if may_convert(s, sect):
        found.append(CONVERT)
    if may_accuse(s, sect):
        for guru in range(len(s.sects)):
            if guru != seat:
                found += ACCUSE[guru]
    if sect.capital >= COST_TO_VANISH:
        add_vanishings(sect, found)
    if not found:
        found.append(PASS)
    return found


def add_recruits(s: GuruState, seat: Seat, found: list[Move]) -> None:
    """Any listener of another guru for any of mine (G-3)."""
    mine = s.sects[seat].stage
    if not mine:
        return
    for guru in range(len(s.sects)):
        if guru != seat:
            for theirs in s.sects[guru].stage:
                row = RECRUIT[theirs.index]
                for card in mine:
                    found.append(row[card.index])


def add_vanishings(sect: Sect, found: list[Move]) -> None:
    for preacher in PREACHERS:
        if preacher.bit & sect.active:
            found.append(VANISH[preacher.index])


def may_convert(s: GuruState, sect: Sect) -> bool:
    """G-4 G-10 Some listeners, a million, and every listener a believer, unless gurus are on their honour."""
    if not sect.stage or sect.capital < COST_TO_CONVERT:
        return False
    if s.honour:
        return True
    for card in sect.stage:
        if not card.mask & sect.preachers:
            return False
    return True


def may_accuse(s: GuruState, sect: Sect) -> bool:
    """Three listeners as witnesses, two millions, and no false accusation this turn (G-14)."""
    return not s.barred and sect.capital >= COST_TO_ACCUSE and len(sect.stage) >= LISTENERS_TO_ACCUSE
