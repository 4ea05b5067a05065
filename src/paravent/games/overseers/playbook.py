"""Overseers for the search: a round is played on as rule-based overseers would, and judged by the lead it leaves."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final, final

from paravent.bots.ismcts import Budget, Playbook, Pool
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, Seat, State, View
from paravent.games.overseers import moves, phases
from paravent.games.overseers.appraisal import MARGIN, hope, promise
from paravent.games.overseers.beliefs import Rows
from paravent.games.overseers.cards import DIGIT_MASK, LIANG, TRAITS, Position, Trait, size
from paravent.games.overseers.legal import legal
from paravent.games.overseers.moves import Vote
from paravent.games.overseers.policy import Mind, pairs
from paravent.games.overseers.score import winners
from paravent.games.overseers.state import Overseer, OverseersState
from paravent.games.overseers.trial import ROUNDS
from paravent.games.overseers.view import OverseersView
from paravent.games.overseers.worlds import sample
from paravent.games.overseers.worth import score

SPREAD: Final = 9.0  # points by which a round is uncertain
GREED: Final = 5.0  # points by which a hand must be better to be 2.7 times as likely, as bench/beliefs.py finds
PAIRS: Final = 3  # ways to admit that are looked into


@final
class OverseersBook(Playbook):
    """Looks to the end of the round."""

    def __init__(self, view: View, history: Sequence[Event]) -> None:
        assert isinstance(view, OverseersView) and view.seat is not None
        self.horizon = 400
        self.explore = 0.3
        self.view: Final = view
        self.history: Final = history
        self.seat: Final = view.seat
        self.round: Final = view.round
        self.shown: Final = Rows(len(view.overseers), view.seat, history)

    def world(self, chance: Chance) -> State:
        return sample(self.view, self.history, chance)

    def plausibility(self, s: State) -> float:
        """Nobody picks at random: the better the others' cards, the likelier they took them. Nor do they show any of them."""
        assert isinstance(s, OverseersState)
        points = 0.0
        for seat in range(len(s.overseers)):
            if seat != self.seat:
                overseer = s.overseers[seat]
                points += hope(overseer.hand or overseer.held(), overseer.character or LIANG, size(overseer.pack))
        return exp(points / GREED) * self.shown.likelihood(s)

    def candidates(self, s: State, seat: Seat, moves: list[Move]) -> list[Move]:
        """All, but of the ways to admit only the cheapest."""
        assert isinstance(s, OverseersState)
        if not isinstance(s.phase, phases.Judgement):
            return moves
        mind = ImaginedMind(s, seat)
        ranked = sorted([(-mind.worth_of(move), at) for at, move in enumerate(moves[:-1])])
        return [moves[-1], *[moves[at] for _, at in ranked[:PAIRS]]]

    def sensible(self, moves: list[Move], pool: Pool) -> Move | None:
        """Of votes that promise the same, the one against who is most probably the richest."""
        votes = [move for move in moves if isinstance(move, Vote)]
        if not votes:
            return None
        richest = self.richest(pool)
        return max(votes, key=lambda vote: richest[vote.seat])

    def richest(self, pool: Pool) -> list[float]:
        """How much of the pool's weight lies on worlds in which each of the others has most."""
        found = [0.0] * len(self.view.overseers)
        before = 0.0
        for world, reached in zip(pool.worlds, pool.reached, strict=True):
            assert isinstance(world, OverseersState)
            points = [score(each.held(), each.character or LIANG, each.changes()) for each in world.overseers]
            points[self.seat] = min(points) - 1
            for seat in range(len(points)):
                if points[seat] == max(points):
                    found[seat] += (reached - before) / points.count(points[seat])
            before = reached
        return found

    def rollout(self, s: State, seat: Seat, chance: Chance) -> Move:
        """As the rule-based overseer: the best by one rule, ties by chance."""
        assert isinstance(s, OverseersState)
        phase = s.phase
        if isinstance(phase, phases.Pick) and phase.cards == 1:
            return quick_pick(s.overseers[seat], chance)
        mind = ImaginedMind(s, seat)
        if isinstance(phase, phases.Doubling):
            return moves.DOUBLE if mind.wants_two() else moves.SINGLE
        found = legal(s, seat)
        if isinstance(phase, phases.Judgement):
            return best_of(mind, pairs(found), chance) if mind.is_richest_by(MARGIN) else moves.DENY
        return best_of(mind, found, chance)

    def is_settled(self, s: State) -> bool:
        assert isinstance(s, OverseersState)
        return s.round != self.round

    def value(self, s: State, seat: Seat) -> float:
        """The chance to win with this lead, rounds still to come making it uncertain."""
        assert isinstance(s, OverseersState)
        totals = [float(overseer.total) for overseer in s.overseers]
        if s.phase is None:
            won = winners(s)
            return 0.2 * ahead(totals, seat, SPREAD) + (0.8 / len(won) if seat in won else 0.0)
        return ahead(totals, seat, SPREAD * sqrt(ROUNDS + 1 - self.round))


def ahead(totals: list[float], seat: Seat, scale: float) -> float:
    """How likely this total beats each of the others, were they independent."""
    likely = 1.0
    for other in range(len(totals)):
        if other != seat:
            likely *= 1.0 / (1.0 + exp((totals[other] - totals[seat]) / scale))
    return likely


def best_of(mind: Mind, found: list[Move], chance: Chance) -> Move:
    best, most, ties = found[0], -1e9, 0
    for move in found:
        worth = mind.worth_of(move)
        if worth > most:
            best, most, ties = move, worth, 1
        elif worth == most:
            ties += 1
            if chance.below(ties) == 0:
                best = move
    return best


def quick_pick(overseer: Overseer, chance: Chance) -> Move:
    """The card that makes the best hand."""
    best, most, ties = moves.PICK[0], -1.0, 0
    character, picks = overseer.character or LIANG, size(overseer.pack) - 1
    for trait in TRAITS:
        if overseer.pack >> trait.shift & DIGIT_MASK:
            worth = hope(overseer.hand + trait.one, character, picks)
            if worth > most:
                best, most, ties = moves.PICK[trait.index], worth, 1
            elif worth == most:
                ties += 1
                if chance.below(ties) == 0:
                    best = moves.PICK[trait.index]
    return best


@final
class ImaginedMind(Mind):
    """The mind of a player in a sampled world, who knows no more than that player would."""

    def __init__(self, s: OverseersState, seat: Seat) -> None:
        mine = s.overseers[seat]
        self.s = s
        self.mine = mine
        self.seat = seat
        self.players = len(s.overseers)
        self.character = mine.character or LIANG
        self.hand, self.pack, self.rows = mine.hand, mine.pack, mine.held()
        self.changes = mine.changes()
        self.slid, self.above, self.accused = mine.slid, mine.above, s.accused

    def at(self, position: Position) -> Trait:
        return self.mine.at(position)

    def looks(self, seat: Seat) -> float:
        overseer = self.s.overseers[seat]
        if self.s.revealed:
            return overseer.round_score()
        shown, unknown = 0, 0
        for index in range(len(overseer.cards)):
            card = overseer.cards[index]
            if card is not None:
                if overseer.shown >> index & 1:
                    shown += card.one
                else:
                    unknown += 1
        return promise(shown, overseer.character or LIANG, unknown)


BOOK: Final = OverseersBook
BUDGET: Final = Budget(iterations=800, seconds=0.7, worlds=80)
