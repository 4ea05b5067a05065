"""Kuhn's poker, of which everything is known, and OpenSpiel's word on it and on one of our own miniatures."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import permutations

import numpy as np
import pytest

from paravent.lab.cfr import Solver, best_response, gains, is_timed, nash_conv, values
from paravent.lab.tree import Spot, TooLarge, Tree

CARDS = "JQK"


class Kuhn:
    """Three cards, two players, one chip each; check or bet, fold or call."""

    def __init__(self, cards: tuple[int, ...] = (), line: str = "") -> None:
        self.cards = cards
        self.line = line

    def payoffs(self) -> Sequence[float] | None:
        stake = {"pp": 1, "bc": 2, "pbc": 2}.get(self.line)
        if stake is not None:
            won = stake if self.cards[0] > self.cards[1] else -stake
            return [won, -won]
        return {"bf": [1, -1], "pbf": [-1, 1]}.get(self.line)

    def draws(self) -> Sequence[tuple[float, Spot]]:
        return [] if self.cards else [(1 / 6, Kuhn(cards)) for cards in permutations(range(3), 2)]

    def decision(self) -> tuple[int, Hashable, Sequence[str]]:
        seat = len(self.line) % 2
        return seat, (CARDS[self.cards[seat]], self.line), ("fc" if self.line.endswith("b") else "pb")

    def after(self, move: int) -> Spot:
        return Kuhn(self.cards, self.line + self.decision()[2][move])


@pytest.fixture(scope="module")
def kuhn() -> Tree:
    return Tree(Kuhn(), 2)


def test_the_tree_of_kuhn_poker(kuhn: Tree) -> None:
    """Twelve information sets of two moves; 6 deals with 9 nodes each under one root."""
    assert (len(kuhn.sets), kuhn.slots, kuhn.nodes) == (12, 24, 55)
    assert is_timed(kuhn)


def test_any_move_is_exploited_as_is_known(kuhn: Tree) -> None:
    """Uniform play: 11/12 in all, as published with OpenSpiel; it is worth 1/8 to the first player."""
    assert nash_conv(kuhn, kuhn.uniform()) == pytest.approx(11 / 12)
    assert values(kuhn, kuhn.uniform())[0] == pytest.approx([1 / 8, -1 / 8])


def test_cfr_finds_the_value_of_kuhn_poker(kuhn: Tree) -> None:
    """-1/18 for who begins, and hardly anything to gain for anybody."""
    solver = Solver(kuhn)
    for _ in solver.solve(400):
        pass

    assert nash_conv(kuhn, solver.average()) < 1e-3
    assert values(kuhn, solver.average())[0][0] == pytest.approx(-1 / 18, abs=1e-3)
    assert best_response(kuhn, solver.average(), 0) == pytest.approx(-1 / 18, abs=1e-3)


def test_the_solution_is_one_of_kuhns(kuhn: Tree) -> None:
    """Who begins bets a king three times as often as a jack; a queen never bets; with a jack one folds, with a king one calls."""
    solver = Solver(kuhn)
    for _ in solver.solve(400):
        pass
    play = {key[1]: solver.average()[known.first + 1] for key, known in kuhn.sets.items()}

    assert play["K", ""] == pytest.approx(3 * play["J", ""], abs=0.05)
    assert play["Q", ""] == pytest.approx(0, abs=0.02)
    assert (play["J", "b"], play["K", "b"]) == pytest.approx((0, 1), abs=1e-3)
    assert play["Q", "b"] == pytest.approx(1 / 3, abs=0.03)


def test_gains_are_what_can_be_gained(kuhn: Tree) -> None:
    """Against one who folds to every bet and else bets half the time: a jack or a queen bets and wins 1, a king waits for 3/2."""
    folds = kuhn.uniform()
    for (seat, key), known in kuhn.sets.items():
        if seat == 1 and str(key).endswith("b')"):
            folds[known.first : known.first + 2] = [1, 0]

    assert best_response(kuhn, folds, 0) == pytest.approx(7 / 6)
    assert gains(kuhn, folds)[0] == pytest.approx(7 / 6 - values(kuhn, folds)[0][0])


def test_a_tree_that_grows_too_large_is_given_up() -> None:
    """Before the machine is full."""
    with pytest.raises(TooLarge, match="more than 20 nodes"):
        Tree(Kuhn(), 2, most=20)


def test_openspiel_agrees_on_kuhn_poker(kuhn: Tree) -> None:
    """Uniform play and our solution have the same NashConv there."""
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    from open_spiel.python import policy  # noqa: PLC0415
    from open_spiel.python.algorithms import exploitability  # noqa: PLC0415

    game = pyspiel.load_game("kuhn_poker")
    solver = Solver(kuhn)
    for _ in solver.solve(20):
        pass
    average, theirs = solver.average(), policy.TabularPolicy(game)
    assert exploitability.nash_conv(game, theirs) == pytest.approx(nash_conv(kuhn, kuhn.uniform()))
    for state, index in theirs.state_lookup.items():
        card, line = int(state[0]), state[1:]
        known = kuhn.sets[len(line) % 2, (CARDS[card], line)]
        theirs.action_probability_array[index] = average[known.first : known.first + 2]

    assert exploitability.nash_conv(game, theirs) == pytest.approx(nash_conv(kuhn, average), abs=1e-9)
    assert np.isfinite(average).all()
