"""Search over worlds: information-set Monte Carlo, with one bandit per seat at every node.

Each iteration takes a world that the seat cannot tell from the true one and plays it on. A node of the tree is what the searching
seat has been told since the root, so the tree never branches on what it could not see. At a node every seat that owes an answer
chooses for itself, blind to the sealed answers of the others: simultaneous questions stay simultaneous. The searching seat
chooses by a bandit; the others do so too, or play as the playbook expects of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Final, final

from mypy_extensions import mypyc_attr

from paravent.core.chance import Chance
from paravent.core.rules import Answers, Event, Move, Rules, Seat, State, Tell

NOBODY: Final = Tell(on=False)
IN_TREE: Final = 24  # decisions of one iteration that may be made inside the tree
NARROW: Final = 6  # moves that a node below the root looks into at first
FINE: Final = 1 << 24


@mypyc_attr(allow_interpreted_subclasses=True)
class Playbook:
    """What a game tells the search about itself. The states it sees are sampled worlds, never the truth."""

    horizon: int = 60  # decisions that a rollout plays before the position is judged
    explore: float = 0.5
    others_search: bool = False  # whether the other seats choose by bandits, too

    def world(self, chance: Chance) -> State:
        """A world that the seat cannot tell from the true one; never one that was returned before."""
        raise NotImplementedError

    def plausibility(self, s: State) -> float:
        """How well what the others did fits this world: a weight above 0."""
        return 1.0

    def candidates(self, s: State, seat: Seat, moves: list[Move]) -> list[Move]:
        """The moves worth looking into, the most promising first; at least one. It reads nothing that the seat cannot know."""
        return moves

    def rollout(self, s: State, seat: Seat, chance: Chance) -> Move:
        """A quick, plausible legal move of a seat that is asked."""
        raise NotImplementedError

    def interjection(self, s: State, chance: Chance) -> Seat | None:
        """A seat that makes its standing move now, in quick play."""
        return None

    def is_settled(self, s: State) -> bool:
        """Whether nothing that matters to this decision is left open."""
        return False

    def values(self, s: State) -> list[float]:
        """How well each seat stands, from 0 to 1; exact when the game is over."""
        raise NotImplementedError


@final
class Arm:
    """One move at one node: how often it could be chosen, how often it was, and what it brought its seat."""

    def __init__(self, move: Move) -> None:
        self.move: Final = move
        self.available: int = 0
        self.visits: int = 0
        self.total: float = 0.0

    def value(self) -> float:
        """What it brought on average."""
        return self.total / self.visits if self.visits else 0.0


@final
class Node:
    """What the searching seat has been told so far. Arms are kept by seat and by the identity of the shared move."""

    def __init__(self) -> None:
        self.visits: int = 0
        self.arms: dict[Seat, dict[int, Arm]] = {}
        self.children: dict[object, Node] = {}


@final
class Pool:
    """Worlds of one decision, sampled once and used often, the more plausible ones more often."""

    def __init__(self, book: Playbook, size: int) -> None:
        self.book: Final = book
        self.size: Final = size
        self.worlds: list[State] = []
        self.reached: list[float] = []  # the sum of the weights up to each world

    def grow(self, chance: Chance) -> None:
        world = self.book.world(chance)
        before = self.reached[-1] if self.reached else 0.0
        self.worlds.append(world)
        self.reached.append(before + max(self.book.plausibility(world), 1e-9))

    def draw(self, chance: Chance) -> State:
        """A copy of a world, by weight; while the pool is small it grows first."""
        if len(self.worlds) < self.size:
            self.grow(chance)
        return self.worlds[self.find(self.reached[-1] * chance.below(FINE) / FINE)].copy()

    def find(self, ticket: float) -> int:
        low, high = 0, len(self.reached) - 1
        while low < high:
            middle = (low + high) // 2
            if self.reached[middle] > ticket:
                high = middle
            else:
                low = middle + 1
        return low


@final
class Search:
    """A tree for one decision of one seat."""

    def __init__(self, rules: Rules[State], book: Playbook, seat: Seat, chance: Chance) -> None:
        self.rules: Final = rules
        self.book: Final = book
        self.seat: Final = seat
        self.chance: Final = chance
        self.root: Final = Node()
        self.iterations: int = 0

    def iterate(self, s: State) -> None:
        """Play one world, which is used up, from the root on, and learn from how it went."""
        self.iterations += 1
        node, path, grown = self.root, list[tuple[Seat, Arm]](), False
        while s.phase is not None and len(path) < IN_TREE and not grown:
            answers: Answers = {}
            for seat in self.rules.ask(s):
                if seat == self.seat or self.book.others_search:
                    arm = self.pull(node, seat, s)
                    path.append((seat, arm))
                    grown = grown or arm.visits == 0
                    answers[seat] = arm.move
                else:
                    answers[seat] = self.book.rollout(s, seat, self.chance)
            node.visits += 1
            tell = Tell(on=True)
            self.rules.resolve(s, answers, self.chance, tell)
            self.hear_out(s, tell)
            if self.book.is_settled(s):
                break
            node = self.child(node, answers.get(self.seat), tell.events)
        self.roll_out(s)
        self.learn(path, self.book.values(s))

    def weigh(self, s: State, move: Move | None) -> float:
        """What a standing move (None: silence) brings the searching seat in this world, which is used up."""
        self.iterations += 1
        if move is not None:
            self.rules.interrupt(s, self.seat, move, self.chance, NOBODY)
        else:
            self.answer(s)
        self.roll_out(s)
        return self.book.values(s)[self.seat]

    def pull(self, node: Node, seat: Seat, s: State) -> Arm:
        """The arm this seat tries: an untried one if there is any, else the one with the best upper bound."""
        moves = self.book.candidates(s, seat, self.rules.legal(s, seat))
        arms = node.arms.get(seat)
        if arms is None:
            arms = {}
            node.arms[seat] = arms
        width = len(moves) if node is self.root else NARROW + node.visits // 8
        untried = 0
        best: Arm | None = None
        most = -1.0
        for move in moves[:width]:
            arm = arms.get(id(move))
            if arm is None:
                arm = Arm(move)
                arms[id(move)] = arm
            arm.available += 1
            if arm.visits == 0:
                untried += 1
                if self.chance.below(untried) == 0:
                    best = arm
            elif untried == 0:
                bound = arm.total / arm.visits + self.book.explore * sqrt(log(arm.available) / arm.visits)
                if bound > most:
                    best, most = arm, bound
        assert best is not None
        return best

    def child(self, node: Node, own: Move | None, events: Sequence[Event]) -> Node:
        """Where the seat's own answer and what it is told lead."""
        told: list[object] = [id(own)]
        for event in events:
            mine = event.seen_by(self.seat)
            if mine is not None:
                told.append(mine)
        key = tuple(told)
        found = node.children.get(key)
        if found is None:
            found = Node()
            node.children[key] = found
        return found

    def roll_out(self, s: State) -> None:
        """Quick play, untold, to the horizon or the end."""
        made = 0
        while s.phase is not None and made < self.book.horizon and not self.book.is_settled(s):
            made += self.answer(s)
            self.hear_out(s, NOBODY)

    def answer(self, s: State) -> int:
        """Everyone who is asked answers quickly; returns how many did."""
        answers: Answers = {}
        for seat in self.rules.ask(s):
            answers[seat] = self.book.rollout(s, seat, self.chance)
        self.rules.resolve(s, answers, self.chance, NOBODY)
        return len(answers)

    def hear_out(self, s: State, tell: Tell) -> None:
        """A seat with a standing move may make it."""
        seat = self.book.interjection(s, self.chance)
        if seat is not None:
            self.rules.interrupt(s, seat, self.rules.standing(s, seat)[0], self.chance, tell)

    def learn(self, path: list[tuple[Seat, Arm]], values: list[float]) -> None:
        for seat, arm in path:
            arm.visits += 1
            arm.total += values[seat]

    def ranking(self) -> list[Arm]:
        """The searching seat's moves at the root, most visited first."""
        arms = self.root.arms.get(self.seat, {})
        return sorted(arms.values(), key=lambda arm: (-arm.visits, -arm.total))
