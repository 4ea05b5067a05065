"""Gymnasium's own check, for every game; and what it does not look at."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from paravent.core.errors import BadSetup
from paravent.envs import gym_env
from paravent.games import found


@pytest.mark.parametrize("game", sorted(found()))
def test_the_environment_is_one(game: str) -> None:
    """Gymnasium's check_env."""
    check_env(gym_env(game, found()[game].rules.players[0], bots="random", render_mode="ansi"), skip_render_check=False)


def test_one_seat_plays_against_bots_to_the_end() -> None:
    """Every decision is mine, whoever else is asked in between; the reward is my share of the win."""
    env = gym_env("sultans", 5, seat=2, bots=["easy", "normal", "random", "easy"], options={"rounds": 1})
    chance = np.random.default_rng(1)
    _, info = env.reset(seed=4)
    over, reward = False, 0.0
    while not over:
        assert reward == 0.0
        assert env.observation_space.contains(env.lens.observation(env.table, 2))  # type: ignore[arg-type]
        assert info["action_mask"].sum() == len(env.notation())
        _, reward, over, cut, info = env.step(chance.choice(np.flatnonzero(info["action_mask"])))
        assert not cut
    assert env.table is not None and env.table.outcome is not None
    assert (reward > 0) == (2 in env.table.outcome.winners)
    assert info["points"] == env.table.outcome.scores[2]


@pytest.mark.parametrize("bad", [{"bots": ["easy"]}, {"seat": 5}, {"bots": "nobody"}])
def test_a_table_that_cannot_be_is_refused(bad: dict[str, object]) -> None:
    """In one sentence."""
    with pytest.raises(BadSetup):
        gym_env("sultans", 5, **bad)  # type: ignore[arg-type]
