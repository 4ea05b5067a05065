"""Guru for the search: which moves are worth a look, how a game is quickly played on, and how well a guru stands."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, final

from paravent.bots.ismcts import NOBODY, Budget, Playbook
from paravent.core.chance import Chance
from paravent.core.record import Heard
from paravent.core.rules import Event, Move, Rules, Seat, State, View
from paravent.games.guru.beliefs import GuruBeliefs
from paravent.games.guru.cards import PREACHERS, preachers_in
from paravent.games.guru.hearing import GuruWords
from paravent.games.guru.legal import actions, may_accuse, may_convert
from paravent.games.guru.moves import ACCUSE, BANISH, CONVERT, DISCARD, PREACH, VANISH, Accuse, Banish, Recruit
from paravent.games.guru.rules import act
from paravent.games.guru.score import score, winners
from paravent.games.guru.state import Act, GuruState, Penance, Sect
from paravent.games.guru.swaps import undoing
from paravent.games.guru.view import GuruView

SURE: Final = 0.3  # an accusation less likely than this is not worth a look
BATCH: Final = 4
SCALE: Final = 6.0  # millions ahead that make a guru about 73 % sure to win


@final
class GuruBook(Playbook):
    """The view's seat weighs accusations by what it can know; nobody in a sampled world does more than guess."""

    def __init__(self, view: View, history: Sequence[Event]) -> None:
        assert isinstance(view, GuruView) and view.seat is not None
        self.horizon = 18
        self.seat: Final = view.seat
        self.beliefs: Final = GuruBeliefs(view, history)
        self.suspects = self.beliefs.suspicion()
        self.undoing: Final = undoing(view.seat, history)

    def hear(self, view: View, history: Sequence[Event], claims: Sequence[Heard]) -> None:
        assert isinstance(view, GuruView)
        self.beliefs.listen(GuruWords(view, history, claims))
        self.suspects = self.beliefs.suspicion()

    def world(self, chance: Chance) -> State:
        return self.beliefs.draw(chance)

    def candidates(self, s: State, seat: Seat, moves: list[Move]) -> list[Move]:
        """Without swaps and banishments that only hurt, swaps back and forth, and wild accusations."""
        assert isinstance(s, GuruState)
        mine = s.sects[seat].preachers
        kept: list[Move] = []
        for move in moves:
            if isinstance(move, Recruit):
                if move.mine.mask & mine or not move.theirs.mask & mine:
                    continue
                if seat == self.seat and (move.theirs, move.mine) in self.undoing:
                    continue
            elif isinstance(move, Accuse):
                if seat != self.seat or self.suspects[move.guru][move.preacher.index] < SURE:
                    continue
            elif isinstance(move, Banish) and move.card.mask & mine:
                continue
            kept.append(move)
        return kept or moves

    def rollout(self, s: State, seat: Seat, chance: Chance) -> Move:
        """Convert a batch, sometimes accuse or hide, else gather believers."""
        assert isinstance(s, GuruState)
        if isinstance(s.phase, Penance):
            return worst(s.sects[seat])
        sect = s.sects[seat]
        paying = 0
        for card in sect.stage:
            if card.mask & sect.active:
                paying += 1
        if paying >= (1 if s.last_turn else BATCH) and may_convert(s, sect):
            return CONVERT
        if may_accuse(s, sect) and chance.below(8) == 0:
            return guess(s, seat, chance)
        if sect.active and sect.capital >= 2 and not s.last_turn and chance.below(14) == 0:
            return VANISH[chance.choice(preachers_in(sect.active)).index]
        if paying >= BATCH:
            for card in sect.stage:
                if not card.mask & sect.preachers:
                    return BANISH[card.index]
        return preach(s, seat, chance)

    def play_on(self, rules: Rules[State], s: State, chance: Chance) -> int:
        assert isinstance(s, GuruState)
        phase = s.phase
        if isinstance(phase, Act):
            act(s, phase, self.rollout(s, phase.seat, chance), chance, NOBODY)
            return 1
        return super().play_on(rules, s, chance)

    def value(self, s: State, seat: Seat) -> float:
        assert isinstance(s, GuruState)
        scores = [float(score(sect)) for sect in s.sects]
        if s.phase is None:
            won = winners(s)
            return 0.25 * ahead(scores, seat) + (0.75 / len(won) if seat in won else 0.0)
        for guru in range(len(scores)):
            scores[guru] += promise(s.sects[guru])
        return ahead(scores, seat)


def ahead(scores: list[float], seat: Seat) -> float:
    """A rising function of the lead over the best other guru, from 0 to 1."""
    best = -1e9
    for other in range(len(scores)):
        if other != seat:
            best = max(best, scores[other])
    return 1.0 / (1.0 + exp((best - scores[seat]) / SCALE))


def promise(sect: Sect) -> float:
    """What the listeners may still bring."""
    money = 0.0
    for card in sect.stage:
        if card.mask & sect.active:
            money += 1.2
    return money


def worst(sect: Sect) -> Move:
    """The listener a false accuser misses least."""
    for card in sect.stage:
        if not card.mask & sect.active:
            return DISCARD[card.index]
    return DISCARD[sect.stage[0].index]


def guess(s: GuruState, seat: Seat, chance: Chance) -> Move:
    """An accusation of another guru; the more members they have, the likelier it is right."""
    guru = (seat + 1 + chance.below(len(s.sects) - 1)) % len(s.sects)
    sect = s.sects[guru]
    if sect.active and chance.below(12) < sect.bounty + 1:
        return ACCUSE[guru][chance.choice(preachers_in(sect.active)).index]
    return ACCUSE[guru][chance.below(len(PREACHERS))]


def preach(s: GuruState, seat: Seat, chance: Chance) -> Move:
    """To the passer-by who believes most."""
    active = s.sects[seat].active
    best: Move | None = None
    most, ties = -1, 0
    for pile in range(len(s.piles)):
        if s.piles[pile]:
            shared = s.piles[pile][-1].mask & active
            worth = 0
            while shared:
                shared &= shared - 1
                worth += 1
            if worth > most:
                best, most, ties = PREACH[pile], worth, 1
            elif worth == most:
                ties += 1
                if chance.below(ties) == 0:
                    best = PREACH[pile]
    return chance.choice(actions(s, seat)) if best is None else best


BOOK: Final = GuruBook
BUDGET: Final = Budget(iterations=4000, seconds=0.7, worlds=200)
