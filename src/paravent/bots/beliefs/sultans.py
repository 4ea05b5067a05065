"""Who let a chance pass is hardly the one who could have taken it: the cards of Sultans, weighed by what was left undone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from paravent.core.chance import Chance
from paravent.core.rules import Event, Seat, View
from paravent.games.sultans.cards import ASSASSIN, GUARD, ROLES, SLAVE, SULTAN, Role
from paravent.games.sultans.events import (
    Arrested,
    Attacked,
    Detained,
    Died,
    EyesOpened,
    Hid,
    Revealed,
    Revolted,
    RoundBegan,
    Skipped,
    Swapped,
    TurnBegan,
)
from paravent.games.sultans.state import SultansState
from paravent.games.sultans.view import SultansView
from paravent.games.sultans.worlds import LIMIT, Beliefs, believe, rebuild, this_round

SPARED: Final = 0.15  # an assassin lets a visible sultan live
IDLE: Final = 0.1  # a guard lets an assassin strike beside him
PATIENT: Final = 0.6  # a slave stays away from a revolt
CAUGHT: Final = 0.3  # a guard lets himself be detained
DRAWS: Final = 80


@final
class Undone:
    """For every seat how much less likely each role is, because of what its holder did not do; it travels with the card."""

    def __init__(self, players: int) -> None:
        self.players: Final = players
        self.factors: list[list[float]] = []
        self.living: list[bool] = []
        self.hidden: list[bool] = []
        self.detained: list[bool] = []
        self.sultan: Seat | None = None
        self.active: Seat | None = None
        self.struck: tuple[Seat, Seat] | None = None
        self.rising: bool = False
        self.arrested: Seat | None = None
        self.begin()

    def begin(self) -> None:
        """A new round: nobody has done anything."""
        self.factors = [[1.0] * len(ROLES) for _ in range(self.players)]
        self.living, self.hidden = [True] * self.players, [True] * self.players
        self.detained = [False] * self.players
        self.sultan = self.active = self.struck = self.arrested = None
        self.rising = False

    def learn(self, event: Event) -> None:
        """Take in one event."""
        match event:
            case RoundBegan(_, _):
                self.begin()
            case TurnBegan(seat):
                self.end_turn()
                self.active = seat
            case Skipped(seat):
                self.detained[seat] = False
            case Attacked(seat, victim):
                self.struck, self.active = (seat, victim), None
            case Died(seat, _):
                self.die(seat)
            case Revolted(_):
                self.rising = True
            case Arrested(_, target):
                self.arrested = target
            case Detained(seat):
                self.detained[seat] = True
                if self.arrested == seat and self.hidden[seat]:
                    self.doubt(seat, GUARD, CAUGHT)
            case Revealed(seat, card):
                self.hidden[seat] = False
                if card is SULTAN:
                    self.sultan = seat
            case Hid(seat):
                self.hidden[seat] = True
                if self.sultan == seat:
                    self.sultan = None
            case EyesOpened(seat):
                self.factors[seat] = [1.0] * len(ROLES)
            case Swapped(seat, partner, _, _):
                self.swap(seat, partner)

    def end_turn(self) -> None:
        """Who could have struck at the sultan and did not; who could have joined and did not."""
        if self.active is not None and self.sultan is not None and self.hidden[self.active]:
            self.doubt(self.active, ASSASSIN, SPARED)
        if self.rising:
            for seat in range(self.players):
                if self.hidden[seat] and self.living[seat] and not self.detained[seat]:
                    self.doubt(seat, SLAVE, PATIENT)
        self.rising, self.struck, self.arrested = False, None, None

    def die(self, seat: Seat) -> None:
        """A victim whom nobody saved: the neighbours are hardly guards."""
        struck = self.struck
        if struck is not None and seat == struck[1]:
            for near in self.beside(struck[0]) + self.beside(struck[1]):
                if self.hidden[near] and not self.detained[near]:
                    self.doubt(near, GUARD, IDLE)
        self.living[seat] = self.hidden[seat] = False

    def beside(self, seat: Seat) -> list[Seat]:
        ring = [k for k in range(self.players) if self.living[k] or k == seat]
        at = ring.index(seat)
        return [ring[at - 1], ring[(at + 1) % len(ring)]]

    def doubt(self, seat: Seat, role: Role, factor: float) -> None:
        self.factors[seat][role.index] *= factor

    def swap(self, seat: Seat, partner: Seat | None) -> None:
        if partner is None:
            self.factors[seat] = [1.0] * len(ROLES)
        else:
            self.factors[seat], self.factors[partner] = self.factors[partner], self.factors[seat]


@final
class SultansBeliefs:
    """Worlds that agree with all that was told, and how well each fits what was left undone."""

    def __init__(self, view: View, history: Sequence[Event], chance: Chance) -> None:
        assert isinstance(view, SultansView)
        self.view: Final = view
        events = this_round(history)
        self.beliefs: Final = wide_enough(view, events, chance)
        self.undone: Final = Undone(len(view.seats))
        for event in events:
            self.undone.learn(event)

    def draw(self, chance: Chance) -> SultansState:
        """A world, all that agree being equally likely."""
        world = self.beliefs.draw()
        assert world is not None
        return rebuild(self.view, *world)

    def plausibility(self, s: SultansState) -> float:
        weight = 1.0
        for seat in range(s.players):
            if seat != self.view.seat and s.hidden >> seat & 1:
                weight *= self.undone.factors[seat][s.cards[seat].index]
        return weight

    def roles(self, chance: Chance, *, uniform: bool = False) -> list[list[float]]:
        """For each seat how likely each role is."""
        times = [[0.0] * len(ROLES) for _ in self.view.seats]
        whole = 0.0
        for _ in range(DRAWS):
            s = self.draw(chance)
            weight = 1.0 if uniform else self.plausibility(s)
            whole += weight
            for seat in range(s.players):
                times[seat][s.cards[seat].index] += weight
        return [[time / whole for time in row] for row in times]


def wide_enough(view: SultansView, events: Sequence[Event], chance: Chance) -> Beliefs:
    """Beliefs that hold at least one world: those that thinning has killed are formed anew with a higher limit."""
    limit = LIMIT
    while True:
        beliefs = believe(view, events, limit, chance)
        if beliefs.weights:
            return beliefs
        limit *= 4
