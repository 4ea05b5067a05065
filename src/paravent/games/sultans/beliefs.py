"""Who let a chance pass is hardly the one who could have taken it: the cards of Sultans, weighed by what was left undone."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final, final

from paravent.bots.kinds import likely_kinds
from paravent.core.chance import Chance
from paravent.core.rules import Event, Seat, View
from paravent.games.sultans.cards import ASSASSIN, GUARD, ROLES, SLAVE, SULTAN, TELLER, Role
from paravent.games.sultans.events import (
    Arrested,
    Attacked,
    Detained,
    Died,
    EyesOpened,
    Gazed,
    Hid,
    Looked,
    Revealed,
    Revolted,
    RoundBegan,
    RoundEnded,
    Skipped,
    Swapped,
    TurnBegan,
)
from paravent.games.sultans.hearing import SultansWords
from paravent.games.sultans.state import SultansState
from paravent.games.sultans.view import SultansView
from paravent.games.sultans.worlds import LIMIT, Beliefs, believe, is_possible, rebuild, this_round

SPARED: Final = 0.1  # somebody knows a card that they could act on, and does something else
IDLE: Final = 0.1  # a guard lets an assassin strike beside him
PATIENT: Final = 0.6  # a slave stays away from a revolt
CAUGHT: Final = 0.3  # a guard lets himself be detained
BLIND: Final = 0.1  # a fortune teller does not gaze when she could predict
IDLERS: Final = 0.08  # players who leave everything undone, whatever they hold
REFUTED: Final = 0.1  # at least as often anybody else turns out to have left undone what their card called for
ACTED: Final = 0.4  # how much rarer an idler acts
DRAWS: Final = 120
WIDER: Final = 3 * LIMIT
PREY: Final[list[Role | None]] = [
    None,
    ASSASSIN,
    SULTAN,
    None,
    SLAVE,
    None,
    None,
    None,
]  # on whose card each role acts once it is known


@final
class Undone:
    """What others did not do, as evidence about the cards, and travelling with them.

    Who turned out to have left undone what their card called for is the likelier an idler, of whom it says nothing the next time.

    `factors` say of every seat how much less likely each role is. `spared[a]` are the seats whose card was known to whoever held
    the card now at a, and on whom they did not act; `unjoined[a]` those with whom, as slaves, they could have risen.
    """

    def __init__(self, players: int, me: Seat | None) -> None:
        self.players: Final = players
        self.me: Final = me
        self.fits: Final = [[0.0, 0.0] for _ in range(players)]  # of who acts and of idlers: how well each seat's deeds fit
        self.idlers: Final = [IDLERS] * players  # how likely each seat is one, by the rounds before
        self.factors: list[list[float]] = []
        self.living: list[bool] = []
        self.hidden: list[bool] = []
        self.detained: list[bool] = []
        self.known: list[int] = []  # whose hidden cards each seat has seen
        self.spared: list[int] = []
        self.unjoined: list[int] = []
        self.turns: list[int] = []
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
        self.known, self.spared, self.unjoined = [0] * self.players, [0] * self.players, [0] * self.players
        self.turns = [0] * self.players
        self.mercy = [1.0] * self.players  # how much less likely it is that the card's holder spared anybody
        self.owners = list(range(self.players))  # whose doing it is what is held against a card
        self.active = self.struck = self.arrested = None
        self.rising = False
        for seat in range(self.players):
            acting, idling = self.fits[seat]
            self.idlers[seat] = likely_kinds([[acting], [idling]], [1 - IDLERS, IDLERS], [1.0])[1]

    def end(self, cards: Sequence[Role]) -> None:
        """All cards lie open; who left undone what the card called for that they had is the likelier an idler."""
        for seat in range(self.players):
            role = cards[seat]
            held = self.factors[seat][role.index]
            if has_prey(cards, role, self.unjoined[seat] if role is SLAVE else self.spared[seat]):
                held *= self.mercy[seat]
            idler = self.idlers[self.owners[seat]]  # whose part of it says nothing
            self.fits[self.owners[seat]][0] += log(max((held - idler) / (1 - idler), REFUTED))

    def learn(self, event: Event) -> None:
        """Take in one event."""
        match event:
            case RoundBegan(_, _):
                self.begin()
            case RoundEnded():
                self.end(event.cards)
            case TurnBegan(seat):
                self.end_turn()
                self.active = seat
                self.turns[seat] += 1
            case Skipped(seat):
                self.detained[seat] = False
                self.turns[seat] += 1
            case Looked(seat, target, _):
                self.stay_idle(seat)
                self.known[seat] |= 1 << target
            case Gazed(seat, targets, _):
                for target in targets:
                    self.known[seat] |= 1 << target
            case Swapped(seat, partner, _, _):
                self.stay_idle(seat)
                self.swap(seat, partner)
            case EyesOpened(seat):
                self.forget(seat)
            case _:
                self.learn_of_acts(event)

    def learn_of_acts(self, event: Event) -> None:
        """What shows cards, and who could have had a hand in it."""
        match event:
            case Attacked(seat, victim):
                self.struck = (seat, victim)
                self.fits[seat][1] += log(ACTED)
            case Died(seat, _):
                self.die(seat)
            case Revolted(seat):
                self.rising = True
                self.fits[seat][1] += log(ACTED)
            case Arrested(seat, target):
                self.arrested = target
                self.fits[seat][1] += log(ACTED)
            case Detained(seat):
                self.detained[seat] = True
                if self.arrested == seat and self.hidden[seat]:
                    self.doubt(seat, GUARD, CAUGHT)
            case Revealed(seat, _):
                self.hidden[seat] = False
            case Hid(seat):
                self.hidden[seat] = True

    def stay_idle(self, seat: Seat) -> None:
        """A turn on which this seat did not act, whatever cards it knew."""
        if seat == self.me or not self.hidden[seat]:
            return
        if self.turns[seat] > 1:
            self.doubt(seat, TELLER, BLIND)
        for other in range(self.players):
            if other != seat and self.living[other] and self.knows(seat, other) and not self.detained[other]:
                self.spared[seat] |= 1 << other
                self.mercy[seat], self.owners[seat] = self.held_against(seat, SPARED), seat
                if self.could_rise(seat, other):
                    self.unjoined[seat] |= 1 << other

    def knows(self, seat: Seat, other: Seat) -> bool:
        return not self.hidden[other] or self.known[seat] >> other & 1 != 0

    def could_rise(self, seat: Seat, other: Seat) -> bool:
        """Whether the two and a third whom this seat does not know sit side by side."""
        ring = [k for k in range(self.players) if self.living[k]]
        n, at = len(ring), ring.index(seat)
        for first in range(at - 2, at + 1):
            three = [ring[(first + k) % n] for k in range(3)]
            if other in three and n > 3:
                third = three[0] + three[1] + three[2] - seat - other
                if not self.knows(seat, third) and not self.detained[third]:
                    return True
        return False

    def end_turn(self) -> None:
        """Who could have joined and did not."""
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
        """Once, however often: who is patient once is so again."""
        self.factors[seat][role.index] = min(self.factors[seat][role.index], self.held_against(seat, factor))
        self.owners[seat] = seat

    def held_against(self, seat: Seat, factor: float) -> float:
        """What is left of a factor that holds for anybody, if this seat is the likelier an idler."""
        idler = self.idlers[seat]
        return (1 - idler) * max(0.0, factor - IDLERS) / (1 - IDLERS) + idler

    def forget(self, seat: Seat) -> None:
        """Whatever card lies here now, nothing is known of it."""
        self.factors[seat] = [1.0] * len(ROLES)
        self.spared[seat] = self.unjoined[seat] = 0
        self.mercy[seat], self.owners[seat] = 1.0, seat
        keep = ~(1 << seat)
        for other in range(self.players):
            self.known[other] &= keep
            self.spared[other] &= keep
            self.unjoined[other] &= keep

    def swap(self, seat: Seat, partner: Seat | None) -> None:
        """All that is known of two cards goes with them; who traded knows both."""
        if partner is None:
            self.forget(seat)
            return
        for rows in (self.spared, self.unjoined, self.known):
            for other in range(self.players):
                rows[other] = with_bits_swapped(rows[other], seat, partner)
        self.factors[seat], self.factors[partner] = self.factors[partner], self.factors[seat]
        self.spared[seat], self.spared[partner] = self.spared[partner], self.spared[seat]
        self.unjoined[seat], self.unjoined[partner] = self.unjoined[partner], self.unjoined[seat]
        self.mercy[seat], self.mercy[partner] = self.mercy[partner], self.mercy[seat]
        self.owners[seat], self.owners[partner] = self.owners[partner], self.owners[seat]
        self.known[seat] |= 1 << partner
        self.known[partner] |= 1 << seat

    def likelihood(self, s: SultansState, me: Seat | None) -> float:
        """How well these cards fit all that was left undone."""
        weight = 1.0
        for seat in range(s.players):
            if seat != me and s.hidden >> seat & 1:
                role = s.cards[seat]
                weight *= self.factors[seat][role.index]
                if has_prey(s.cards, role, self.spared[seat] if role is not SLAVE else self.unjoined[seat]):
                    weight *= self.mercy[seat]
        return weight


def has_prey(cards: Sequence[Role], role: Role, known: int) -> bool:
    """Whether one of these seats has a card on which this role would have acted."""
    prey = SLAVE if role is SLAVE else PREY[role.index]
    if prey is None or known == 0:
        return False
    for seat in range(len(cards)):
        if known >> seat & 1 and cards[seat] is prey:
            return True
    return False


def with_bits_swapped(mask: int, one: Seat, other: Seat) -> int:
    if (mask >> one ^ mask >> other) & 1:
        return mask ^ (1 << one | 1 << other)
    return mask


@final
class SultansBeliefs:
    """Worlds that agree with all that was told, and how well each fits what was left undone."""

    def __init__(self, view: View, history: Sequence[Event], chance: Chance) -> None:
        assert isinstance(view, SultansView)
        self.view: Final = view
        events = this_round(history)
        self.beliefs: Final = wide_enough(view, events, chance)
        self.said: SultansWords | None = None  # what was claimed, once it is listened to
        self.undone: Final = Undone(len(view.seats), view.seat)
        for event in history:
            self.undone.learn(event)

    def draw(self, chance: Chance) -> SultansState:
        """A world, all that agree being equally likely."""
        assert self.beliefs is not None
        world = self.beliefs.draw()
        assert world is not None
        return rebuild(self.view, *world)

    def plausibility(self, s: SultansState) -> float:
        fits = self.undone.likelihood(s, self.view.seat)
        return fits if self.said is None else fits * self.said.likelihood(s)

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


def wide_enough(view: SultansView, events: Sequence[Event], chance: Chance) -> Beliefs | None:
    """Beliefs that hold a world: those that thinning has killed are formed once more, wider. None: it is not worth the time."""
    for limit in (LIMIT, WIDER):
        beliefs = believe(view, events, limit, chance)
        if is_possible(beliefs.shares()):
            return beliefs
    return None
