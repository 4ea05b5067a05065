"""Many tables at once."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest
from numpy.typing import NDArray

import paravent
from paravent.core.errors import BadSetup, IllegalMove
from paravent.envs import Batch
from paravent.games import found
from paravent.tensors.encoders import row

GAMES = sorted(found())


def random_actions(batch: Batch, chance: np.random.Generator) -> NDArray[np.int64]:
    return (chance.random(batch.n) * batch.count).astype(np.int64)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_is_what_the_deciding_seat_sees(game: str) -> None:
    """Every row is that seat's view, every mask its choices; the arrays are the buffers themselves."""
    batch = Batch(game, players=found()[game].rules.players[0], n=3, seed=1)
    chance = np.random.default_rng(1)
    for _ in range(40):
        for at, decisions in enumerate(batch._stepper.tables):
            view = decisions.table.view(decisions.seat)
            assert batch.seat[at] == decisions.seat
            assert batch.observation[at].tolist() == row(batch.layout.view, view)
            assert batch.mask[at].sum() == batch.count[at] == len(decisions.choices)
            assert batch.mask[at, : batch.count[at]].all()
        assert ((batch.low <= batch.observation) & (batch.observation <= batch.high)).all()
        batch.step(random_actions(batch, chance))
    assert not batch.observation.flags.writeable


def test_a_game_that_is_over_is_paid_and_dealt_again() -> None:
    """The reward is there for one step: one, shared by the winners; the points are the game's own."""
    batch = Batch("sultans", players=5, n=4, seed=2, options={"rounds": 1})
    chance = np.random.default_rng(2)
    ended = 0
    for _ in range(300):
        batch.step(random_actions(batch, chance))
        assert np.allclose(batch.reward.sum(axis=1), batch.done)
        assert (batch.points[~batch.done] == 0).all()
        ended += int(batch.done.sum())
    assert ended > 8
    assert sum(batch._stepper.deals) == ended


def test_the_same_seed_gives_the_same_tables() -> None:
    """And another seed others."""
    first, second, third = (Batch("guru", players=3, n=2, seed=seed) for seed in (7, 7, 8))
    for _ in range(30):
        assert (first.observation == second.observation).all()
        actions = first.count // 2
        first.step(actions)
        second.step(actions)
    assert (first.observation != third.observation).any()


def test_a_choice_that_is_not_there_is_refused_and_nothing_changes() -> None:
    """One sentence names the table and the seat; no other table has gone on."""
    batch = Batch("guru", players=3, n=3, seed=1)
    before = batch.observation.copy()
    with pytest.raises(IllegalMove, match=f"table 2 has choices 0 to {batch.count[2] - 1} for seat {batch.seat[2]}, not 999"):
        batch.step([0, 0, 999])
    with pytest.raises(IllegalMove, match="there are 3 tables, not 2"):
        batch.step([0, 0])
    assert (batch.observation == before).all()
    assert batch.decisions == 0


def test_duplicate_tables_have_the_same_deals_with_seats_rotated() -> None:
    """Luck of the deal and of the seat is everybody's: in table r of a group player p has seat p + r."""
    batch = Batch("sultans", players=5, n=10, seed=3, duplicate=True)
    states = [decisions.table.state.dump() for decisions in batch._stepper.tables]
    assert all(state == states[0] for state in states[:5])
    assert states[5] != states[0]
    assert [int(batch.player[at]) for at in range(5)] == [(int(batch.seat[at]) - at) % 5 for at in range(5)]


def test_who_is_not_asked_is_heard_first() -> None:
    """The hidden sultan may reveal himself before each question is answered, or be silent, which is his choice 0."""
    batch = Batch("sultans", players=5, n=1, seed=1)
    table = batch._stepper.tables[0].table
    asked = table.asked()
    sultan = next(seat for seat in range(5) if table.standing(seat))
    assert sultan not in asked
    assert (batch.seat[0], batch.notation(0)) == (sultan, ["", "reveal"])
    batch.step([0])
    assert batch.seat[0] == asked[0]
    assert Batch("sultans", players=5, n=1, seed=1, standing=False).seat[0] == asked[0]


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_has_features(game: str) -> None:
    """They are the move's own; what there is no choice for, and silence, is zeros."""
    batch = Batch(game, players=found()[game].rules.players[-1], n=2, seed=4)
    chance = np.random.default_rng(4)
    for _ in range(15):
        features = batch.features()
        for at, decisions in enumerate(batch._stepper.tables):
            for number, choice in enumerate(decisions.choices):
                expected = row(batch.layout.move, choice) if choice is not None else [0] * features.shape[2]
                assert features[at, number].tolist() == expected
            assert not features[at, batch.count[at] :].any()
        batch.step(random_actions(batch, chance))


def test_a_batch_has_tables() -> None:
    """As many as players, or twice, if deals are to be rotated."""
    with pytest.raises(BadSetup):
        Batch("guru", players=3, n=0)
    with pytest.raises(BadSetup):
        Batch("guru", players=3, n=4, duplicate=True)


def test_without_numpy_paravent_is_there_and_says_what_its_doors_need() -> None:
    """Core, games and bots need none of it."""
    script = """
import sys
sys.modules["numpy"] = None
import paravent, paravent.cli, paravent.envs
paravent.new("guru", players=3, seed=1).playout(1)
try:
    paravent.envs.Batch
except ModuleNotFoundError as missing:
    print(missing)
"""
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert "paravent.envs.Batch needs numpy: pip install 'paravent[envs]'" in said.stdout


def test_an_unknown_door_is_named() -> None:
    """As for any module."""
    with pytest.raises(AttributeError, match="no attribute 'Door'"):
        _ = paravent.envs.Door  # type: ignore[attr-defined]
