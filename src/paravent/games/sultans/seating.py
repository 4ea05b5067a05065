"""Who sits beside whom, who is distracted, whom a window asks, and when a side has won: public facts only."""

from __future__ import annotations

from paravent.core.rules import Phase, Seat
from paravent.games.sultans.cards import ASSASSIN, DANCER, GUARD, SLAVE, Role, in_deck
from paravent.games.sultans.moves import Seats
from paravent.games.sultans.state import (
    AvoidWindow,
    Dark,
    Forced,
    GuardWindow,
    Hunting,
    HuntWindow,
    Prediction,
    RevoltWindow,
    SultansState,
    Turn,
    seats_in,
)


def beside(s: SultansState, seat: Seat) -> Seats:
    """The neighbours of a living player, skipping the dead."""
    living = s.hidden | s.visible
    last = s.players - 1
    left = right = seat
    while True:
        left = 0 if left == last else left + 1
        if living >> left & 1:
            break
    while True:
        right = last if right == 0 else right - 1
        if living >> right & 1:
            break
    return (1 << left | 1 << right) & ~(1 << seat)


def distracted(s: SultansState) -> Seats:
    """S-16 The seats beside a visible and free belly dancer: guards there neither kill nor detain."""
    for seat in seats_in(s.visible & ~s.detained):
        if s.cards[seat] is DANCER:
            return beside(s, seat)
    return 0


def visible_as(s: SultansState, role: Role, among: Seats) -> Seats:
    """Those of these visible seats that show this role."""
    found: Seats = 0
    for seat in seats_in(among):
        if s.cards[seat] is role:
            found |= 1 << seat
    return found


# Whom a phase asks


def asked(s: SultansState, phase: Phase | None) -> Seats:
    """S-6 Every seat that must answer in this phase."""
    if isinstance(phase, Turn):
        return 1 << phase.seat
    if isinstance(phase, GuardWindow):
        return may_intervene(s, phase.assassin, phase.victim)
    if isinstance(phase, (RevoltWindow, HuntWindow)):
        return s.hidden & ~s.detained
    if isinstance(phase, AvoidWindow):
        return 1 << phase.target
    if isinstance(phase, (Dark, Forced, Hunting, Prediction)):
        return 1 << phase.seat
    return 0


def may_intervene(s: SultansState, assassin: Seat, victim: Seat) -> Seats:
    """S-6 S-8 S-9 S-16 Undetained, undistracted, beside the assassin or the victim, and hidden or a visible guard."""
    near = (beside(s, assassin) | beside(s, victim)) & ~(1 << assassin) & ~s.detained
    candidates = near & s.hidden
    if near & s.visible:
        candidates |= visible_as(s, GUARD, near & s.visible)
    return candidates & ~distracted(s) if candidates else 0


# When a side has won


def have_revolted(s: SultansState) -> bool:
    """S-11 Three free visible slaves sit side by side, skipping the dead."""
    free = s.visible & ~s.captive & ~s.detained
    if len(seats_in(free)) < 3:
        return False
    rebels = visible_as(s, SLAVE, free)
    if len(seats_in(rebels)) < 3:
        return False
    ring = seats_in(s.hidden | s.visible)
    run = 0
    for seat in ring + ring[:2]:
        run = run + 1 if rebels >> seat & 1 else 0
        if run == 3:
            return True
    return False


def are_eliminated(s: SultansState) -> bool:
    """S-14 All assassin cards are dead, and at most two slave cards are neither dead nor visibly captured or detained."""
    dead = (1 << s.players) - 1 & ~s.hidden & ~s.visible
    if not dead or len(seats_in(visible_as(s, ASSASSIN, dead))) < in_deck(s.players, ASSASSIN):
        return False
    gone = visible_as(s, SLAVE, dead | s.visible & (s.captive | s.detained))
    return in_deck(s.players, SLAVE) - len(seats_in(gone)) <= 2
