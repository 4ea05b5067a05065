"""Sultans for the search: a round is played on by subjects who know the more the longer it lasts, and judged by its points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from paravent.bots.ismcts import NOBODY, Budget, Playbook
from paravent.core.chance import Chance
from paravent.core.record import Heard
from paravent.core.rules import Event, Move, Rules, Seat, State, View
from paravent.games.sultans.beliefs import SultansBeliefs
from paravent.games.sultans.cards import ASSASSIN, DANCER, DRIVER, GUARD, SLAVE, SULTAN, TELLER, Role
from paravent.games.sultans.hearing import SultansWords
from paravent.games.sultans.legal import legal, partners, standing
from paravent.games.sultans.moves import (
    AVOID,
    CAPTURE,
    DANCE,
    DETAIN,
    EXCHANGE,
    EXECUTE,
    HIDE,
    HUNT,
    INTERVENE,
    JOIN,
    KEEP,
    KILL,
    LOOK,
    PASS,
    PREDICTIONS,
    REVOLT,
    STOP,
    SWAP_SPARE,
    Detain,
    Gaze,
    Look,
    Swap,
    gazes,
)
from paravent.games.sultans.rules import take_turn
from paravent.games.sultans.seating import beside, distracted, visible_as
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
from paravent.games.sultans.view import SultansView

PATIENCE: Final = 4  # laps after which a gamble is better than another look
WHOLE: Final = 9  # laps after which everyone knows everything
SURE: Final = 0.5  # of a card, before one swaps for it
GAZES: Final = 2
OPEN_END: Final = 0.25  # what a round that is not over is worth


@final
class SultansBook(Playbook):
    """Looks to the end of the round."""

    def __init__(self, view: View, history: Sequence[Event]) -> None:
        assert isinstance(view, SultansView) and view.seat is not None
        self.horizon = 260
        self.explore = 0.6
        self.seat: Final = view.seat
        self.round: Final = view.round
        self.points: Final = [seat.points for seat in view.seats]
        chance = Chance(len(history))
        self.beliefs: Final = SultansBeliefs(view, history, chance)
        self.lost = self.beliefs.beliefs is None
        self.roles = [] if self.lost else self.beliefs.roles(chance)

    def hear(self, view: View, history: Sequence[Event], claims: Sequence[Heard]) -> None:
        assert isinstance(view, SultansView)
        self.beliefs.said = SultansWords(view, history, claims)
        self.roles = [] if self.lost else self.beliefs.roles(Chance(len(history)))

    def world(self, chance: Chance) -> State:
        return self.beliefs.draw(chance)

    def plausibility(self, s: State) -> float:
        assert isinstance(s, SultansState)
        return self.beliefs.plausibility(s)

    def candidates(self, s: State, seat: Seat, moves: list[Move]) -> list[Move]:
        """One look, at the card that is known least; swaps for cards that are known; few gazes; no arrest of one's own."""
        if len(moves) == 1:
            return moves
        assert isinstance(s, SultansState)
        if must_guard(s, seat):
            return [INTERVENE]
        kept: list[Move] = []
        look: Look | None = None
        least, gazed = 2.0, 0
        for move in moves:
            if isinstance(move, Look):
                known = max(self.roles[move.target])
                if known < least:
                    look, least = move, known
                continue
            if isinstance(move, Swap) and move.target is not None and max(self.roles[move.target]) < SURE:
                continue
            if isinstance(move, Detain) and is_loyal(s, move.target):
                continue
            if isinstance(move, Gaze):
                gazed += 1
                if gazed > GAZES:
                    continue
            kept.append(move)
        if look is not None:
            return [look, *kept]
        return kept or moves

    def rollout(self, s: State, seat: Seat, chance: Chance) -> Move:
        assert isinstance(s, SultansState)
        phase = s.phase
        if isinstance(phase, (Turn, Forced)):
            return act(s, seat, chance) or (chance.choice(legal(s, seat)) if isinstance(phase, Forced) else wait(s, seat, chance))
        if isinstance(phase, GuardWindow):
            return INTERVENE if s.cards[seat] is GUARD else PASS
        if isinstance(phase, (RevoltWindow, HuntWindow)):
            return JOIN if s.cards[seat] is SLAVE and (can_rise(s, seat) or chance.below(3) == 0) else PASS
        if isinstance(phase, AvoidWindow):
            return AVOID if s.cards[seat] is GUARD else PASS
        if isinstance(phase, Dark):
            return KEEP if chance.below(2) else chance.choice(EXCHANGE.at(partners(s, seat)))
        if isinstance(phase, Hunting):
            return hunt(s, seat, chance) or STOP
        assert isinstance(phase, Prediction)
        return PREDICTIONS[0] if s.white is not None or chance.below(2) else PREDICTIONS[1]

    def play_on(self, rules: Rules[State], s: State, chance: Chance) -> int:
        assert isinstance(s, SultansState)
        phase = s.phase
        if isinstance(phase, Turn):
            take_turn(s, phase.seat, act(s, phase.seat, chance) or wait(s, phase.seat, chance), chance, NOBODY)
            return 1
        return super().play_on(rules, s, chance)

    def interjection(self, s: State, chance: Chance) -> Seat | None:
        """The sultan shows himself when no assassin is left, between guards, or late; he may miss his moment."""
        assert isinstance(s, SultansState)
        if chance.below(2):
            return None
        for seat in seats_in(s.hidden):
            if s.cards[seat] is SULTAN:
                return seat if is_safe_to_reign(s, seat) and standing(s, seat) else None
        return None

    def is_settled(self, s: State) -> bool:
        assert isinstance(s, SultansState)
        return s.round != self.round

    def value(self, s: State, seat: Seat) -> float:
        """Half of the points of the round, of which two are the most."""
        assert isinstance(s, SultansState)
        if s.phase is not None and s.round == self.round:
            return OPEN_END
        return (s.points[seat] - self.points[seat]) / 2


def must_guard(s: SultansState, seat: Seat) -> bool:
    """S-7 Whether this is a guard who may save the sultan for all to see: none waits for another to step in."""
    phase = s.phase
    if not isinstance(phase, GuardWindow) or s.cards[seat] is not GUARD:
        return False
    return s.visible >> phase.victim & 1 != 0 and s.cards[phase.victim] is SULTAN and INTERVENE in legal(s, seat)


def knows(s: SultansState, chance: Chance) -> bool:
    """Whether somebody happens to have seen a card: the later in the round, the likelier."""
    return chance.below(WHOLE) < s.lap


def act(s: SultansState, seat: Seat, chance: Chance) -> Move | None:
    """For the side of the card in hand, when something is to be gained at once."""
    role = s.cards[seat]
    if role is ASSASSIN:
        return kill(s, seat, chance)
    if role is SULTAN:
        victims = visible_as(s, ASSASSIN, s.visible)
        return EXECUTE.at(victims)[0] if victims and s.visible >> seat & 1 else None
    if role is GUARD:
        return detain(s, seat, chance)
    if role is SLAVE:
        return REVOLT if s.hidden >> seat & 1 and can_rise(s, seat) and knows(s, chance) else None
    if role is DRIVER:
        return hunt(s, seat, chance)
    if role is DANCER and s.hidden >> seat & 1:
        return DANCE if visible_or_known(s, GUARD, beside(s, seat), chance) else None
    if role is TELLER and s.hidden >> seat & 1 and s.lap > 1:
        return chance.choice(gazes(s.hidden & ~(1 << seat)))
    return None


def visible_or_known(s: SultansState, role: Role, among: int, chance: Chance) -> int:
    """Those of these seats that have this role and are seen, or known, to have it."""
    found = visible_as(s, role, s.visible & among)
    if knows(s, chance):
        for seat in seats_in(s.hidden & among):
            if s.cards[seat] is role:
                found |= 1 << seat
    return found


def kill(s: SultansState, seat: Seat, chance: Chance) -> Move | None:
    """The sultan, if he is seen or known; late, anybody who is no friend."""
    sultan = visible_or_known(s, SULTAN, ~(1 << seat), chance)
    if sultan:
        return KILL.at(sultan)[0]
    others = (s.hidden | s.visible) & ~(1 << seat)
    return chance.choice(KILL.at(others)) if others and s.lap > PATIENCE and chance.below(3) == 0 else None


def detain(s: SultansState, seat: Seat, chance: Chance) -> Move | None:
    if distracted(s) >> seat & 1:
        return None
    targets = visible_or_known(s, ASSASSIN, ~s.detained & ~s.captive & ~(1 << seat), chance)
    if not targets and len(seats_in(visible_as(s, SLAVE, s.visible))) > 1:
        targets = visible_as(s, SLAVE, s.visible & ~s.detained & ~s.captive)
    return DETAIN.at(targets)[0] if targets else None


def hunt(s: SultansState, seat: Seat, chance: Chance) -> Move | None:
    """A visible slave, or a hidden one that is known."""
    slaves = visible_as(s, SLAVE, s.visible & ~s.captive)
    if slaves:
        return CAPTURE.at(slaves)[0]
    known = visible_or_known(s, SLAVE, s.hidden & ~(1 << seat), chance)
    return HUNT.at(known)[0] if known else None


def is_loyal(s: SultansState, seat: Seat) -> bool:
    """Whether this is a guard or the sultan for all to see."""
    return s.visible >> seat & 1 != 0 and (s.cards[seat] is GUARD or s.cards[seat] is SULTAN)


def can_rise(s: SultansState, seat: Seat) -> bool:
    """S-30 Whether three free slaves sit side by side, this one among them and none that was just caught."""
    ring = seats_in(s.hidden | s.visible)
    n, at = len(ring), ring.index(seat)
    held = s.detained | s.captive
    if isinstance(s.phase, HuntWindow):
        held |= 1 << s.phase.slave
    run, best = 0, 0
    for step in range(-2, 3):
        other = ring[(at + step) % n]
        run = run + 1 if s.cards[other] is SLAVE and not held >> other & 1 else 0
        best = max(best, run)
    return n > 2 and best >= 3


def wait(s: SultansState, seat: Seat, chance: Chance) -> Move:
    """Hide when hunted, else look at somebody."""
    bit = 1 << seat
    if s.visible & bit:
        if s.cards[seat] is TELLER or is_hunted(s, seat) or not s.hidden:
            return HIDE
        return chance.choice(LOOK.at(s.hidden))
    others = s.hidden & ~bit
    if not others or (s.lap > PATIENCE and chance.below(6) == 0):
        return SWAP_SPARE
    return chance.choice(LOOK.at(others))


def is_hunted(s: SultansState, seat: Seat) -> bool:
    """Whether somebody free and visible is after this card."""
    role = s.cards[seat]
    free = s.visible & ~s.detained & ~s.captive
    if role is SULTAN:
        return visible_as(s, ASSASSIN, free) != 0
    if role is ASSASSIN:
        return visible_as(s, GUARD, free) != 0
    return role is SLAVE and visible_as(s, SULTAN, free) != 0


def is_safe_to_reign(s: SultansState, seat: Seat) -> bool:
    living = s.hidden | s.visible
    free = 0
    for other in seats_in(living & ~s.detained & ~s.captive):
        if s.cards[other] is ASSASSIN:
            free += 1
    if s.spare is ASSASSIN:
        free += 1
    if free == 0:
        return True
    late = s.lap > PATIENCE and isinstance(s.phase, Turn) and s.phase.seat == seat
    return late or (visible_as(s, GUARD, s.visible & beside(s, seat)) == beside(s, seat))


BOOK: Final = SultansBook
BUDGET: Final = Budget(iterations=3000, seconds=0.7, worlds=200)
