"""Solving a tree with CFR+, and how much anybody could gain by playing otherwise, in NumPy, level by level.

CFR+ (Tammelin 2014): regrets never fall below 0, seats take turns, later strategies weigh more in the average. Between two seats
whose gains are the other's losses the average comes as near to an equilibrium as one likes. With more seats nothing is promised,
but `nash_conv` says how near it came: the sum of what each seat could gain alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, final

import numpy as np

from paravent.lab.tree import CHANCE, LEAF, Floats, Tree


@final
class Solver:
    """The state of CFR+ on one tree."""

    def __init__(self, tree: Tree) -> None:
        self.tree: Final = tree
        self.regrets = np.zeros(tree.slots)
        self.sums = np.zeros(tree.slots)
        self.iterations = 0

    def solve(self, iterations: int) -> Iterator[int]:
        """So many iterations; each is told when it is done."""
        for _ in range(iterations):
            self.iterations += 1
            for seat in range(self.tree.players):
                self._update(seat)
            yield self.iterations

    def average(self) -> Floats:
        """The strategy that CFR+ is about."""
        return self.tree.normal(self.sums)

    def _update(self, seat: int) -> None:
        tree, strategy = self.tree, self.tree.normal(self.regrets)
        reach = reaches(tree, strategy)
        worth = values(tree, strategy)
        others = without(reach, seat)
        mine = tree.player[tree.parent] == seat
        mine[0] = False
        parents = tree.parent[mine]
        gains = others[parents] * (worth[mine, seat] - worth[parents, seat])
        self.regrets = np.maximum(self.regrets + np.bincount(tree.slot[mine], gains, tree.slots), 0.0)
        own = reach[parents, seat] * strategy[tree.slot[mine]]
        # A seat forgets nothing, so it reaches all nodes of a set alike: their mean is what one of them has.
        count = np.bincount(tree.slot[mine], minlength=tree.slots)
        weight = np.bincount(tree.slot[mine], own, tree.slots) / np.maximum(count, 1)
        self.sums += self.iterations * weight


def edge(tree: Tree, strategy: Floats) -> Floats:
    """How likely each node follows its parent."""
    return np.where(tree.slot >= 0, strategy[tree.slot], tree.likely)


def reaches(tree: Tree, strategy: Floats) -> Floats:
    """What each seat, and in the last column chance, contributes to reaching each node."""
    reach = np.ones((tree.nodes, tree.players + 1))
    follows = edge(tree, strategy)
    for level in tree.levels[1:]:
        parents = tree.parent[level]
        reach[level] = reach[parents]
        who = np.where(tree.player[parents] == CHANCE, tree.players, tree.player[parents])
        rows = np.arange(level.start, level.stop)
        reach[rows, who] *= follows[level]
    return reach


def without(reach: Floats, seat: int) -> Floats:
    """How likely a node is reached if this seat does its best to get there."""
    rest: Floats = np.delete(reach, seat, axis=1).prod(axis=1)
    return rest


def values(tree: Tree, strategy: Floats) -> Floats:
    """What each node is worth to everybody."""
    worth = tree.payoff.copy()
    follows = edge(tree, strategy)
    for above, level in reversed(list(pairwise(tree.levels))):
        parents = tree.parent[level] - above.start
        for seat in range(tree.players):
            worth[above, seat] += np.bincount(parents, follows[level] * worth[level, seat], above.stop - above.start)
    return worth


def best_response(tree: Tree, strategy: Floats, seat: int) -> float:
    """What this seat can make at best, all others playing by the strategy."""
    others = without(reaches(tree, strategy), seat)
    worth = tree.payoff[:, seat].copy()
    follows = edge(tree, strategy)
    for above, level in reversed(list(pairwise(tree.levels))):
        rows = np.arange(level.start, level.stop)
        parents = tree.parent[level]
        mine = tree.player[parents] == seat
        rest = follows[level][~mine] * worth[level][~mine]
        worth[above] += np.bincount(parents[~mine] - above.start, rest, above.stop - above.start)
        if mine.any():
            chosen = rows[mine][best_moves(tree, rows[mine], others, worth)]
            worth[tree.parent[chosen]] += worth[chosen]
    return float(worth[0])


def best_moves(tree: Tree, children: np.typing.NDArray[np.int64], others: Floats, worth: Floats) -> np.typing.NDArray[np.bool_]:
    """Which of these nodes follow the move that is best, over all places at which its seat may be."""
    slots, parents = tree.slot[children], tree.parent[children]
    total = np.bincount(slots, others[parents] * worth[children], tree.slots)
    here = np.unique(tree.set_of_slot[slots])
    best = {int(s): int(tree.first[s] + np.argmax(total[tree.first[s] : tree.first[s] + tree.moves[s]])) for s in here}
    picks: np.typing.NDArray[np.bool_] = slots == np.array([best[int(s)] for s in tree.set_of_slot[slots]])
    return picks


def gains(tree: Tree, strategy: Floats) -> list[float]:
    """What each seat could gain by leaving the strategy alone."""
    worth = values(tree, strategy)[0]
    return [best_response(tree, strategy, seat) - float(worth[seat]) for seat in range(tree.players)]


def nash_conv(tree: Tree, strategy: Floats) -> float:
    """The sum of all gains: 0 in an equilibrium."""
    return sum(gains(tree, strategy))


def is_timed(tree: Tree) -> bool:
    """Whether all places of an information set are equally deep, which `best_response` rests on."""
    decides = tree.player >= 0
    low = np.full(len(tree.sets), np.iinfo(np.int64).max)
    high = np.zeros(len(tree.sets), dtype=np.int64)
    np.minimum.at(low, tree.set[decides], tree.depth[decides])
    np.maximum.at(high, tree.set[decides], tree.depth[decides])
    return bool((low == high).all())


def leaves(tree: Tree) -> int:
    return int((tree.player == LEAF).sum())
