"""Game trees as arrays: what solving a small game needs, whatever game it is.

A spot is a leaf, a draw of chance, or a decision of one seat, who knows which information set it is in and not more. Seats that
are asked together decide one after the other in information sets that hide the others' answers.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import pairwise
from typing import Final, Protocol, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]
Ints: TypeAlias = NDArray[np.int64]
LEAF, CHANCE = -2, -1


class TooLarge(Exception):
    """The tree has more nodes than was allowed."""


class Spot(Protocol):
    """A place in a game."""

    def payoffs(self) -> Sequence[float] | None:
        """What everybody gets, if it is over."""

    def draws(self) -> Sequence[tuple[float, Spot]]:
        """What chance may do here, and how likely each is; nothing if a seat decides."""

    def decision(self) -> tuple[int, Hashable, Sequence[str]]:
        """The seat that decides, its information set, and its moves."""

    def after(self, move: int) -> Spot:
        """The place to which this move leads."""


@final
class InfoSet:
    """What one seat knows when it decides; its moves have the slots from `first` on. `spot` is one of the places it may be at."""

    def __init__(self, number: int, seat: int, first: int, moves: Sequence[str], spot: Spot) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.first: Final = first
        self.moves: Final = list(moves)
        self.spot: Final = spot


@final
class Tree:
    """Nodes by depth; children of one node lie together, in the order of its moves.

    `slot` is the slot of the move that led to a node, or -1 after chance; `likely` is the chance of a draw, else 1.
    """

    def __init__(self, root: Spot, players: int, most: int = 2_000_000) -> None:
        self.players: Final = players
        self.sets: Final[dict[tuple[int, Hashable], InfoSet]] = {}
        self.slots = 0
        grown = Grown(self, most)
        grown.grow(root)
        order = np.argsort(np.array(grown.depth), kind="stable")
        place = np.empty_like(order)
        place[order] = np.arange(len(order))
        self.depth: Final[Ints] = np.array(grown.depth, dtype=np.int64)[order]
        parent = np.array(grown.parent, dtype=np.int64)[order]
        self.parent: Final[Ints] = np.where(parent < 0, -1, place[parent])
        self.player: Final[Ints] = np.array(grown.player, dtype=np.int64)[order]
        self.set: Final[Ints] = np.array(grown.set, dtype=np.int64)[order]
        self.slot: Final[Ints] = np.array(grown.slot, dtype=np.int64)[order]
        self.likely: Final[Floats] = np.array(grown.likely)[order]
        self.payoff: Final[Floats] = np.array(grown.payoff)[order]
        bounds = np.searchsorted(self.depth, np.arange(self.depth[-1] + 2))
        self.levels: Final = [slice(int(a), int(b)) for a, b in pairwise(bounds)]
        owners = sorted(self.sets.values(), key=lambda known: known.number)
        self.first: Final[Ints] = np.array([known.first for known in owners], dtype=np.int64)  # slot of each set's first move
        self.moves: Final[Ints] = np.array([len(known.moves) for known in owners], dtype=np.int64)
        self.seat_of_slot: Final[Ints] = np.repeat(np.array([known.seat for known in owners], dtype=np.int64), self.moves)
        self.set_of_slot: Final[Ints] = np.repeat(np.arange(len(owners)), self.moves)

    @property
    def nodes(self) -> int:
        return len(self.depth)

    def uniform(self) -> Floats:
        """The strategy that makes any move."""
        return 1.0 / np.repeat(self.moves, self.moves)

    def normal(self, weights: Floats) -> Floats:
        """Weights of moves as probabilities; where all are 0, any move."""
        sums = np.add.reduceat(weights, self.first)[self.set_of_slot]
        return np.where(sums > 0, weights / np.where(sums > 0, sums, 1.0), self.uniform())


@final
class Grown:
    """The lists that a walk through a game fills."""

    def __init__(self, tree: Tree, most: int) -> None:
        self.tree: Final = tree
        self.most: Final = most
        self.depth: Final[list[int]] = []
        self.parent: Final[list[int]] = []
        self.player: Final[list[int]] = []
        self.set: Final[list[int]] = []
        self.slot: Final[list[int]] = []
        self.likely: Final[list[float]] = []
        self.payoff: Final[list[Sequence[float]]] = []

    def grow(self, root: Spot) -> None:
        """Depth first, without recursion: a long game is deep."""
        waiting: list[tuple[Spot, int, int, int, float]] = [(root, -1, 0, -1, 1.0)]
        while waiting:
            spot, parent, depth, slot, likely = waiting.pop()
            if len(self.depth) >= self.most:
                raise TooLarge(f"the tree has more than {self.most} nodes")
            node = len(self.depth)
            children = self._enter(spot, parent, depth, slot, likely)
            waiting += [(child, node, depth + 1, its_slot, p) for child, its_slot, p in reversed(children)]

    def _enter(self, spot: Spot, parent: int, depth: int, slot: int, likely: float) -> list[tuple[Spot, int, float]]:
        self.depth.append(depth)
        self.parent.append(parent)
        self.slot.append(slot)
        self.likely.append(likely)
        payoffs = spot.payoffs()
        self.payoff.append([0.0] * self.tree.players if payoffs is None else payoffs)
        if payoffs is not None:
            return self._is(LEAF, -1, [])
        draws = spot.draws()
        if draws:
            return self._is(CHANCE, -1, [(after, -1, p) for p, after in draws])
        seat, key, moves = spot.decision()
        known = self._set(seat, key, moves, spot)
        return self._is(seat, known.number, [(spot.after(k), known.first + k, 1.0) for k in range(len(moves))])

    def _is(self, player: int, set: int, children: list[tuple[Spot, int, float]]) -> list[tuple[Spot, int, float]]:
        self.player.append(player)
        self.set.append(set)
        return children

    def _set(self, seat: int, key: Hashable, moves: Sequence[str], spot: Spot) -> InfoSet:
        known = self.tree.sets.get((seat, key))
        if known is None:
            known = self.tree.sets[seat, key] = InfoSet(len(self.tree.sets), seat, self.tree.slots, moves, spot)
            self.tree.slots += len(moves)
        assert known.moves == list(moves), "whoever cannot tell two places apart has the same moves in both"
        return known
