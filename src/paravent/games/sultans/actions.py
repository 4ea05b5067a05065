"""What the characters do, from revealing to dying, and the windows in which others react."""

from __future__ import annotations

from typing import TypeAlias

from paravent.core.chance import Chance
from paravent.core.rules import Answers, Move, Seat, Tell, unknown
from paravent.games.sultans import legal
from paravent.games.sultans.cards import DANCER, DRIVER, REBELS, SLAVE, SULTAN, TELLER, VIZIER, Side
from paravent.games.sultans.course import end_round, end_turn, is_won
from paravent.games.sultans.events import (
    Arrested,
    Attacked,
    Captured,
    Compelled,
    Detained,
    Died,
    Executed,
    Freed,
    Gazed,
    Missed,
    Predicted,
    Revealed,
    Revolted,
    TokenPlaced,
)
from paravent.games.sultans.moves import (
    AVOID,
    INTERVENE,
    JOIN,
    Capture,
    Dance,
    Detain,
    Execute,
    Force,
    Gaze,
    Hunt,
    Kill,
    Predict,
    Revolt,
    Stop,
)
from paravent.games.sultans.seating import asked
from paravent.games.sultans.state import (
    AVOID_WINDOW,
    FORCED,
    GUARD_WINDOW,
    HUNT_WINDOW,
    HUNTING,
    PREDICTION,
    REVOLT_WINDOW,
    Forced,
    GuardWindow,
    HuntWindow,
    RevoltWindow,
    SultansState,
    seats_in,
)

Window: TypeAlias = GuardWindow | RevoltWindow | HuntWindow

# Revealing and dying


def reveal(s: SultansState, seat: Seat, tell: Tell) -> None:
    """S-12 A hidden card is turned up; the sultan's puts the white token before the active player."""
    bit = 1 << seat
    if not s.hidden & bit:
        return
    s.hidden &= ~bit
    s.visible |= bit
    if tell.on:
        tell(Revealed(seat, s.cards[seat]))
    if s.cards[seat] is SULTAN:
        s.white = s.active
        if tell.on:
            tell(TokenPlaced(s.active))


def die(s: SultansState, seat: Seat, tell: Tell) -> None:
    """S-28 Out of the round, with every token but the white one."""
    alive = ~(1 << seat)
    s.hidden &= alive
    s.visible &= alive
    s.detained &= alive
    s.captive &= alive
    s.marked &= alive
    s.barred[seat] = 0
    if tell.on:
        tell(Died(seat, s.cards[seat]))
    lose_powers(s, seat, tell)


def lose_powers(s: SultansState, seat: Seat, tell: Tell) -> None:
    """S-4 S-28 What a visible card did ends: the captivity of slaves, the vizier's side, the prediction."""
    role = s.cards[seat]
    if role is VIZIER:
        s.side = None
    elif role is TELLER:
        s.prediction = None
    elif role is DRIVER and s.captive:
        if tell.on:
            tell(Freed(tuple(seats_in(s.captive))))
        s.captive = 0


# The characters' actions


def act(s: SultansState, seat: Seat, move: Move, chance: Chance, tell: Tell) -> None:
    """Become visible, if hidden, and use the action; a forced player's is the same."""
    reveal(s, seat, tell)
    if isinstance(move, Kill):
        attack(s, seat, move.target, chance, tell)
    elif isinstance(move, Detain):
        arrest(s, seat, move.target, chance, tell)
    elif isinstance(move, Revolt):
        revolt(s, seat, chance, tell)
    elif isinstance(move, Hunt):
        hunt(s, seat, move.target, chance, tell)
    elif isinstance(move, Capture):
        capture(s, move.target, tell)
        conclude(s, chance, tell)
    elif isinstance(move, Execute):
        execute(s, seat, move.target, chance, tell)
    elif isinstance(move, Force):
        force(s, seat, move.target, move.side, chance, tell)
    elif isinstance(move, Gaze):
        gaze(s, seat, move.targets, tell)
    elif isinstance(move, Predict):
        predict(s, seat, move.side, chance, tell)
    elif isinstance(move, (Dance, Stop)):
        # The dancer's action is the reveal (S-5); a driver who stops has acted.
        end_turn(s, chance, tell)
    else:
        raise unknown(move)


def conclude(s: SultansState, chance: Chance, tell: Tell) -> None:
    """After a change that ends an action: a win, or the end of the turn."""
    if not is_won(s, chance, tell):
        end_turn(s, chance, tell)


def execute(s: SultansState, sultan: Seat, victim: Seat, chance: Chance, tell: Tell) -> None:
    """S-17 A visible assassin or slave dies."""
    if tell.on:
        tell(Executed(sultan, victim))
    die(s, victim, tell)
    conclude(s, chance, tell)


def attack(s: SultansState, assassin: Seat, victim: Seat, chance: Chance, tell: Tell) -> None:
    """S-6 The guards' window opens, unless it would ask nobody."""
    if tell.on:
        tell(Attacked(assassin, victim))
    open_window(s, GUARD_WINDOW[assassin][victim], chance, tell)


def strike(s: SultansState, assassin: Seat, victim: Seat, answers: Answers, chance: Chance, tell: Tell) -> None:
    """S-7 S-8 The first accepting guard clockwise kills the assassin; else the victim dies."""
    guard = first_guard(s, assassin, answers)
    if guard is not None:
        reveal(s, guard, tell)
        die(s, assassin, tell)
    else:
        die(s, victim, tell)
        if s.cards[victim] is SULTAN:
            end_round(s, REBELS, "assassination", chance, tell)
            return
    conclude(s, chance, tell)


def first_guard(s: SultansState, assassin: Seat, answers: Answers) -> Seat | None:
    """S-7 The first clockwise from the assassin of those who intervene."""
    for step in range(1, s.players):
        seat = (assassin + step) % s.players
        if seat in answers and answers[seat] is INTERVENE:
            return seat
    return None


def arrest(s: SultansState, guard: Seat, target: Seat, chance: Chance, tell: Tell) -> None:
    """S-15 A hidden target may avoid detention; a visible one is not asked."""
    if tell.on:
        tell(Arrested(guard, target))
    if s.hidden >> target & 1:
        s.phase = AVOID_WINDOW[guard][target]
    else:
        detain(s, target, chance, tell)


def detain(s: SultansState, target: Seat, chance: Chance, tell: Tell) -> None:
    """S-9 The next turn of the detained is skipped."""
    s.detained |= 1 << target
    if tell.on:
        tell(Detained(target))
    conclude(s, chance, tell)


def avoid(s: SultansState, target: Seat, answer: Move, chance: Chance, tell: Tell) -> None:
    """S-15 The guard's action is spent either way."""
    if answer is AVOID:
        reveal(s, target, tell)
        conclude(s, chance, tell)
    else:
        detain(s, target, chance, tell)


def revolt(s: SultansState, slave: Seat, chance: Chance, tell: Tell) -> None:
    """S-10 A revealed slave starts a revolt: a win, or one window to join it."""
    if tell.on:
        tell(Revolted(slave))
    if not is_won(s, chance, tell):
        open_window(s, REVOLT_WINDOW[slave], chance, tell)


def join(s: SultansState, answers: Answers, tell: Tell) -> None:
    """S-10 Those who join are revealed together and open no other window."""
    for seat in answers:
        if answers[seat] is JOIN:
            reveal(s, seat, tell)


def hunt(s: SultansState, driver: Seat, target: Seat, chance: Chance, tell: Tell) -> None:
    """S-10 S-18 S-30 A slave is revealed and captured, at that instant or after a revolt; a miss ends the hunt."""
    if s.cards[target] is not SLAVE:
        if tell.on:
            tell(Missed(driver, target))
        end_turn(s, chance, tell)
        return
    reveal(s, target, tell)
    if s.hunt_revolts:
        if tell.on:
            tell(Revolted(target))
        open_window(s, HUNT_WINDOW[driver][target], chance, tell)
    else:
        catch(s, driver, target, chance, tell)


def catch(s: SultansState, driver: Seat, slave: Seat, chance: Chance, tell: Tell) -> None:
    """S-18 The hit: a captive, and the hunt goes on unless that decides the round."""
    capture(s, slave, tell)
    if not is_won(s, chance, tell):
        s.phase = HUNTING[driver]


def capture(s: SultansState, slave: Seat, tell: Tell) -> None:
    """S-18 A visible slave becomes a captive."""
    s.captive |= 1 << slave
    if tell.on:
        tell(Captured(slave))


def force(s: SultansState, vizier: Seat, target: Seat, side: Side, chance: Chance, tell: Tell) -> None:
    """S-20 S-21 The target reveals, is marked, and must act if there is something to act on."""
    s.side = side
    if tell.on:
        tell(Compelled(vizier, target, side))
    s.marked |= 1 << target
    reveal(s, target, tell)
    if s.cards[target] is SLAVE:
        revolt(s, target, chance, tell)
    elif s.cards[target] is DANCER or not legal.actions(s, target):
        end_turn(s, chance, tell)
    else:
        s.phase = FORCED[target]


def gaze(s: SultansState, teller: Seat, targets: tuple[Seat, ...], tell: Tell) -> None:
    """S-22 She alone learns the cards, and must predict."""
    if tell.on:
        tell(Gazed(teller, targets, tuple([s.cards[target] for target in targets])))
    s.phase = PREDICTION[teller]


def predict(s: SultansState, teller: Seat, side: Side, chance: Chance, tell: Tell) -> None:
    """S-22 The prediction lies on her card until she hides."""
    s.prediction = side
    if tell.on:
        tell(Predicted(teller, side))
    end_turn(s, chance, tell)


# Windows


def open_window(s: SultansState, window: Window, chance: Chance, tell: Tell) -> None:
    """S-6 A window that asks nobody closes at once."""
    s.phase = window
    if not asked(s, window):
        close_window(s, window, {}, chance, tell)


def close_window(s: SultansState, window: Window, answers: Answers, chance: Chance, tell: Tell) -> None:
    if isinstance(window, GuardWindow):
        strike(s, window.assassin, window.victim, answers, chance, tell)
        return
    join(s, answers, tell)
    if isinstance(window, HuntWindow):
        catch(s, window.driver, window.slave, chance, tell)
    else:
        conclude(s, chance, tell)


def interrupt(s: SultansState, sultan: Seat, chance: Chance, tell: Tell) -> None:
    """S-13 The sultan reveals; a window left with nobody closes, a forced player left without a target has acted."""
    reveal(s, sultan, tell)
    phase = s.phase
    if isinstance(phase, (GuardWindow, RevoltWindow, HuntWindow)):
        open_window(s, phase, chance, tell)
    elif isinstance(phase, Forced) and not legal.actions(s, phase.seat):
        end_turn(s, chance, tell)
