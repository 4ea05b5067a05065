"""What a player may do."""

from __future__ import annotations

from typing import Final

from paravent.core.chance import Chance
from paravent.core.rules import Move, Seat, unknown
from paravent.games.sultans.cards import ASSASSIN, DANCER, DRIVER, GUARD, SLAVE, SULTAN, TELLER, VIZIER
from paravent.games.sultans.moves import (
    AVOID,
    CAPTURE,
    DANCE,
    DETAIN,
    EXCHANGE,
    EXECUTE,
    FORCE,
    HIDE,
    HUNT,
    INTERVENE,
    JOIN,
    KEEP,
    KILL,
    LOOK_OR_HIDE,
    PASS,
    PREDICTIONS,
    REVEAL,
    REVOLT,
    STOP,
    SWAP_SPARE,
    TIME_UP,
    Look,
    Seats,
    gazes,
    looks_and_swaps,
)
from paravent.games.sultans.seating import distracted, visible_as
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
)

NOTHING: Final[list[Move]] = []
_HIDE: Final[list[Move]] = [HIDE]
_REVOLT: Final[list[Move]] = [REVOLT]
_DANCE: Final[list[Move]] = [DANCE]
_STOP: Final[list[Move]] = [STOP]
_REVEAL: Final[list[Move]] = [REVEAL]
_PASS: Final[list[Move]] = [PASS]
_TIME_UP: Final[list[Move]] = [TIME_UP]
_INTERVENE_OR_PASS: Final[list[Move]] = [INTERVENE, PASS]
_JOIN_OR_PASS: Final[list[Move]] = [JOIN, PASS]
_AVOID_OR_PASS: Final[list[Move]] = [AVOID, PASS]


def legal(s: SultansState, seat: Seat) -> list[Move]:
    """S-26 Every line with which an asked seat may answer; none shows a card to somebody."""
    phase = s.phase
    if isinstance(phase, Turn):
        return turn(s, seat)
    if isinstance(phase, GuardWindow):
        return _INTERVENE_OR_PASS if s.cards[seat] is GUARD else _PASS
    if isinstance(phase, Dark):
        return EXCHANGE.at(partners(s, seat))
    if isinstance(phase, Forced):
        return actions(s, seat)
    if isinstance(phase, Hunting):
        return prey(s, seat) + _STOP
    if isinstance(phase, Prediction):
        return PREDICTIONS
    if isinstance(phase, AvoidWindow):
        return _AVOID_OR_PASS if s.cards[seat] is GUARD or s.cards[seat] is SULTAN else _PASS
    if isinstance(phase, (RevoltWindow, HuntWindow)):
        return _JOIN_OR_PASS if s.cards[seat] is SLAVE else _PASS
    raise unknown(phase)


def turn(s: SultansState, seat: Seat) -> list[Move]:
    """S-1 S-2 S-21 S-22 Look, swap or hide, act; the forced look or hide, the visible fortune teller hides."""
    bit = 1 << seat
    if s.hidden & bit:
        return joined(looks_and_swaps(s.hidden & ~bit, partners(s, seat)), actions(s, seat))
    if s.cards[seat] is TELLER:
        return _HIDE
    looks = LOOK_OR_HIDE.at(s.hidden)
    return looks if s.marked & bit else joined(looks, actions(s, seat))


def joined(lines: list[Move], more: list[Move]) -> list[Move]:
    """These lines and those; a new list only if there is something to add."""
    return lines + more if more else lines


def partners(s: SultansState, seat: Seat) -> Seats:
    """S-3 Hidden, living, undetained, and not barred."""
    return s.hidden & ~s.detained & ~s.barred[seat] & ~(1 << seat)


def actions(s: SultansState, seat: Seat) -> list[Move]:
    """S-5 The lines of the character's action; none without a target."""
    role = s.cards[seat]
    bit = 1 << seat
    if role is SLAVE:
        return _REVOLT if s.hidden & bit else NOTHING
    if role is ASSASSIN:
        return KILL.at((s.hidden | s.visible) & ~bit)
    if role is GUARD:
        return NOTHING if distracted(s) & bit else DETAIN.at(detainable(s) & ~bit)
    if role is SULTAN:
        return EXECUTE.at(visible_as(s, ASSASSIN, s.visible) | visible_as(s, SLAVE, s.visible))
    if role is DRIVER:
        return prey(s, seat)
    if role is DANCER:
        return _DANCE if s.hidden & bit else NOTHING
    if role is VIZIER:
        return forcings(s, s.hidden & ~bit)
    return gazes(s.hidden & ~bit)


def detainable(s: SultansState) -> Seats:
    """S-15 Whoever is living and has no grey token: guards, the sultan and captives too."""
    return (s.hidden | s.visible) & ~s.detained


def prey(s: SultansState, seat: Seat) -> list[Move]:
    """S-18 Hunt another hidden player, or capture a visible slave that is not yet captive."""
    return joined(HUNT.at(s.hidden & ~(1 << seat)), CAPTURE.at(visible_as(s, SLAVE, s.visible & ~s.captive)))


def forcings(s: SultansState, targets: Seats) -> list[Move]:
    """S-20 Any other hidden player; the side, once chosen, is kept until the vizier hides."""
    if s.side is not None:
        return FORCE[s.side.index].at(targets)
    return FORCE[0].at(targets) + FORCE[1].at(targets)


def standing(s: SultansState, seat: Seat) -> list[Move]:
    """S-13 The living hidden sultan may reveal, but not while eyes are closed nor while he is asked to avoid detention."""
    if s.cards[seat] is not SULTAN or not s.hidden >> seat & 1:
        return NOTHING
    phase = s.phase
    if phase is None or isinstance(phase, Dark) or (isinstance(phase, AvoidWindow) and phase.target == seat):
        return NOTHING
    return _REVEAL


def default_move(s: SultansState, seat: Seat, chance: Chance) -> Move:
    """When time has run out: no reaction, keep, stop; a look if there is one, else hide or swap with the spare; else any line."""
    found = legal(s, seat)
    if isinstance(s.phase, (Forced, Prediction)):
        return chance.choice(found)
    if isinstance(s.phase, Dark):
        return KEEP
    looks = [move for move in found if isinstance(move, Look)]
    if looks:
        return chance.choice(looks)
    if isinstance(s.phase, Turn):
        return SWAP_SPARE if s.hidden >> seat & 1 else HIDE
    return found[-1]


def calls(s: SultansState) -> list[Move]:
    """S-29 That the time is up is said once, where the table plays for a time."""
    return _TIME_UP if s.end == "time" and not s.time_up else NOTHING
