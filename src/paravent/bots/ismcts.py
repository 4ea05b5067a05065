"""Information-set Monte Carlo tree search (ISMCTS): a tree for each seat that searches, and a bandit at every node.

Each iteration takes a world that the seat cannot tell from the true one and plays it on. A node of a tree is what its seat has
been told since the root, so no tree branches on what its seat could not see. Seats that are asked together choose blind to the
sealed answers of the others. The searching seat chooses by bandits; the others play as the playbook expects of them, or search,
too, each in a tree of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Final, final

from mypy_extensions import mypyc_attr

from paravent.core.chance import Chance
from paravent.core.record import Heard
from paravent.core.rules import Answers, Event, Move, Rules, Seat, State, Tell, View

NOBODY: Final = Tell(on=False)
FOLLOWED: Final = 2  # decisions after its own that a seat follows in its tree: after more, hardly anything happens twice
PATIENCE: Final = 3  # trails that may be lost behind a move before none is followed any more
RIPE: Final = 6  # tries of a move before what comes after it is looked into
NARROW: Final = 6  # moves that a node below the root looks into at first
FINE: Final = 1 << 24


@final
@dataclass(frozen=True)
class Budget:
    """When to stop thinking: after so many iterations, or so many seconds of one core, whichever comes first."""

    iterations: int
    seconds: float
    worlds: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Playbook:
    """What a game tells the search about itself. The states it sees are sampled worlds, never the truth."""

    horizon: int = 60  # decisions that a rollout plays before the position is judged
    explore: float = 0.5
    others_search: bool = False  # whether the other seats choose by bandits, too
    clearly: float = 0.03  # by how much a standing move must beat silence
    lost: bool = False  # no world could be found in good time

    def hear(self, view: View, history: Sequence[Event], claims: Sequence[Heard]) -> None:
        """Weigh what was claimed at the table; a game whose bots do not listen leaves it."""

    def world(self, chance: Chance) -> State:
        """A world that the seat cannot tell from the true one; never one that was returned before."""
        raise NotImplementedError

    def plausibility(self, s: State) -> float:
        """How well what the others did fits this world: a weight above 0."""
        return 1.0

    def candidates(self, s: State, seat: Seat, moves: list[Move]) -> list[Move]:
        """The moves worth looking into, the most promising first; at least one. It reads nothing that the seat cannot know."""
        return moves

    def sensible(self, moves: list[Move], pool: Pool) -> Move | None:
        """Of moves that did almost equally well the one to make; None: any of them."""
        return None

    def rollout(self, s: State, seat: Seat, chance: Chance) -> Move:
        """A quick, plausible legal move of a seat that is asked."""
        raise NotImplementedError

    def play_on(self, rules: Rules[State], s: State, chance: Chance) -> int:
        """Everyone who is asked answers quickly; returns how many did. A game whose rules can be called directly is quicker."""
        answers: Answers = {}
        for seat in rules.ask(s):
            answers[seat] = self.rollout(s, seat, chance)
        rules.resolve(s, answers, chance, NOBODY)
        return len(answers)

    def interjection(self, s: State, chance: Chance) -> Seat | None:
        """A seat that makes its standing move now, in quick play."""
        return None

    def hear_out(self, rules: Rules[State], s: State, chance: Chance, tell: Tell) -> None:
        """Seats with standing moves may make them, in quick play."""
        seat = self.interjection(s, chance)
        if seat is not None:
            rules.interrupt(s, seat, rules.standing(s, seat)[0], chance, tell)

    def interjections(self, s: State, seat: Seat, moves: list[Move]) -> list[Move]:
        """The standing moves worth making now, if any. It reads nothing that the seat cannot know."""
        return moves[:1]

    def keep_quiet(self, rules: Rules[State], s: State, seat: Seat, chance: Chance) -> None:
        """The question is answered, and this seat has made no standing move."""
        self.play_on(rules, s, chance)

    def is_settled(self, s: State) -> bool:
        """Whether nothing that matters to this decision is left open."""
        return False

    def value(self, s: State, seat: Seat) -> float:
        """How well this seat stands, from 0 to 1; exact when the game is over."""
        return self.values(s)[seat]

    def values(self, s: State) -> list[float]:
        """The same of every seat, where that is as quickly said."""
        raise NotImplementedError


@final
class Arm:
    """One move at one node: how often it was chosen, what it brought its seat, and what came of it."""

    def __init__(self, move: Move) -> None:
        self.move: Final = move
        self.visits: int = 0
        self.total: float = 0.0
        self.mean: float = 0.0
        self.doubt: float = 0.0  # one by the root of the visits
        self.children: dict[object, Node] | None = None
        self.lost: int = 0  # trails that came to nothing behind it

    def value(self) -> float:
        """What it brought on average."""
        return self.total / self.visits if self.visits else 0.0

    def learn(self, value: float) -> None:
        self.visits += 1
        self.total += value
        self.mean = self.total / self.visits
        self.doubt = 1.0 / sqrt(float(self.visits))

    def is_worth_following(self) -> bool:
        """It was tried often, and the seat's next decision is near enough to be met again."""
        return self.visits >= RIPE and (self.children is not None or self.lost < PATIENCE)


@final
class Node:
    """A decision of one seat, as that seat knows it: what it has been told since the root led here.

    The searching seat's moves are the same in every world that leads here, so they are listed once, and an arm is made when the
    node is wide enough. Another seat's are not: its arms are kept by the identity of the shared moves.
    """

    def __init__(self) -> None:
        self.visits: int = 0
        self.moves: list[Move] | None = None
        self.arms: list[Arm] = []
        self.by_move: dict[int, Arm] | None = None


@final
class Trail:
    """How far one seat has come down its own tree in this iteration."""

    def __init__(self, node: Node) -> None:
        self.node: Node = node
        self.arm: Arm | None = None  # the last that it pulled
        self.path: list[Arm] = []
        self.told: list[object] = []  # since then
        self.waited: int = 0  # decisions since then
        self.open: bool = True

    def hear(self, seat: Seat, events: Sequence[Event]) -> None:
        """What this seat is told; a trail on which too much happens is left."""
        self.waited += 1
        if self.waited > FOLLOWED:
            self.leave()
            return
        for event in events:
            mine = event.seen_by(seat)
            if mine is not None:
                self.told.append(mine)

    def leave(self) -> None:
        self.open = False
        if self.arm is not None:
            self.arm.lost += 1

    def step(self) -> Node:
        """The node of the decision that is due now."""
        arm = self.arm
        if arm is not None:
            key = tuple(self.told)
            children = arm.children
            if children is None:
                children = {}
                arm.children = children
            found = children.get(key)
            if found is None:
                found = Node()
                children[key] = found
            self.node = found
            self.told, self.waited = [], 0
        return self.node


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
    """The trees of one decision: one of the searching seat, and one of each other seat if they search, too."""

    def __init__(self, rules: Rules[State], book: Playbook, seat: Seat, chance: Chance) -> None:
        self.rules: Final = rules
        self.book: Final = book
        self.seat: Final = seat
        self.chance: Final = chance
        self.root: Final = Node()
        self.other_roots: Final[dict[Seat, Node]] = {}
        self.iterations: int = 0

    def run(self, pool: Pool, iterations: int, until: float, clock: Callable[[], float]) -> None:
        """Iterate so often, or until the clock shows this time."""
        while self.iterations < iterations and clock() < until:
            self.iterate(pool.draw(self.chance))

    def iterate(self, s: State) -> None:
        """Play one world, which is used up, from the root on, and learn from how it went."""
        self.iterations += 1
        mine = Trail(self.root)
        others: dict[Seat, Trail] = {}
        while mine.open and s.phase is not None and not self.book.is_settled(s):
            answers: Answers = {}
            for seat in self.rules.ask(s):
                if seat == self.seat:
                    answers[seat] = self.pull(mine, seat, s).move
                elif self.book.others_search:
                    answers[seat] = self.answer_of_other(others, seat, s)
                else:
                    answers[seat] = self.book.rollout(s, seat, self.chance)
            tell = Tell(on=mine.open)
            self.rules.resolve(s, answers, self.chance, tell)
            self.book.hear_out(self.rules, s, self.chance, tell)
            if mine.open:
                mine.hear(self.seat, tell.events)
                for seat, trail in others.items():
                    trail.hear(seat, tell.events)
        self.roll_out(s)
        learn(mine.path, self.book.value(s, self.seat))
        for seat, trail in others.items():
            learn(trail.path, self.book.value(s, seat))

    def answer_of_other(self, trails: dict[Seat, Trail], seat: Seat, s: State) -> Move:
        """By a bandit of its own while it is on its trail, else quickly."""
        trail = trails.get(seat)
        if trail is None:
            trail = Trail(self.other_roots.setdefault(seat, Node()))
            trails[seat] = trail
        return self.pull(trail, seat, s).move if trail.open else self.book.rollout(s, seat, self.chance)

    def weigh(self, s: State, move: Move | None) -> float:
        """What a standing move (None: silence) brings the searching seat in this world, which is used up."""
        self.iterations += 1
        if move is not None:
            self.rules.interrupt(s, self.seat, move, self.chance, NOBODY)
        else:
            self.book.keep_quiet(self.rules, s, self.seat, self.chance)
        self.roll_out(s)
        return self.book.value(s, self.seat)

    def pull(self, trail: Trail, seat: Seat, s: State) -> Arm:
        """The arm that this seat tries next on its trail, which goes on only where that may pay."""
        node = trail.step()
        arm = self.best_bound(node, self.own_arms(node, s) if seat == self.seat else self.arms_of_other(node, seat, s))
        node.visits += 1
        trail.arm = arm
        trail.path.append(arm)
        trail.open = arm.is_worth_following()
        return arm

    def own_arms(self, node: Node, s: State) -> list[Arm]:
        """The searching seat's arms: all at the root, below it few at first."""
        moves = node.moves
        if moves is None:
            moves = self.book.candidates(s, self.seat, self.rules.legal(s, self.seat))
            node.moves = moves
        width = len(moves) if node is self.root else min(len(moves), NARROW + node.visits // 8)
        while len(node.arms) < width:
            node.arms.append(Arm(moves[len(node.arms)]))
        return node.arms

    def arms_of_other(self, node: Node, seat: Seat, s: State) -> list[Arm]:
        """What another seat may choose at its node in this world."""
        known = node.by_move
        if known is None:
            known = {}
            node.by_move = known
        found: list[Arm] = []
        for move in self.book.candidates(s, seat, self.rules.legal(s, seat))[: NARROW + node.visits // 8]:
            arm = known.get(id(move))
            if arm is None:
                arm = Arm(move)
                known[id(move)] = arm
            found.append(arm)
        return found

    def best_bound(self, node: Node, arms: list[Arm]) -> Arm:
        """An untried arm if there is any, else the one with the best upper bound."""
        untried, most, spread = 0, -1.0, self.book.explore * sqrt(log(float(node.visits + 1)))
        best = arms[0]
        for arm in arms:
            if arm.visits == 0:
                untried += 1
                if self.chance.below(untried) == 0:
                    best = arm
            elif untried == 0:
                bound = arm.mean + spread * arm.doubt
                if bound > most:
                    best, most = arm, bound
        return best

    def roll_out(self, s: State) -> None:
        """Quick play, untold, to the horizon or the end."""
        made = 0
        while s.phase is not None and made < self.book.horizon and not self.book.is_settled(s):
            made += self.book.play_on(self.rules, s, self.chance)
            self.book.hear_out(self.rules, s, self.chance, NOBODY)

    def ranking(self) -> list[Arm]:
        """The searching seat's moves at the root, most visited first."""
        return sorted(self.root.arms, key=lambda arm: (-arm.visits, -arm.total))


def learn(path: list[Arm], value: float) -> None:
    for arm in path:
        arm.learn(value)
