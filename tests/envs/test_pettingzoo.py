"""PettingZoo's own tests, for every game; and what they do not look at."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils import parallel_to_aec

from paravent.core.errors import BadSetup, IllegalMove
from paravent.envs import aec_env, parallel_env
from paravent.games import found

GAMES = sorted(found())
LISTED = ["aura_poku", "guru", "overseers", "sultans"]


def fewest(game: str) -> int:
    return found()[game].rules.players[0]


@pytest.mark.parametrize("game", GAMES)
def test_the_parallel_environment_is_one(game: str) -> None:
    """PettingZoo's parallel_api_test."""
    parallel_api_test(parallel_env(game, fewest(game)), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_the_cycle_is_one(game: str) -> None:
    """PettingZoo's api_test."""
    api_test(aec_env(game, fewest(game)), num_cycles=40)


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_decides_everything(game: str) -> None:
    """PettingZoo's seed_test and parallel_seed_test; the latter knows no masks."""
    seed_test(lambda: aec_env(game, fewest(game)), num_cycles=20)
    parallel_seed_test(lambda: parallel_env(game, fewest(game), illegal="default"), num_cycles=15)


@pytest.mark.parametrize("game", GAMES)
def test_cycles_are_counted(game: str) -> None:
    """PettingZoo's max_cycles_test, in which everyone acts in every cycle, and without masks."""

    def made(max_cycles: int) -> Any:
        return parallel_env(game, fewest(game), illegal="default", max_cycles=max_cycles)

    max_cycles_test(SimpleNamespace(parallel_env=made, env=lambda max_cycles: parallel_to_aec(made(max_cycles))))


@pytest.mark.parametrize("game", GAMES)
def test_it_can_be_seen(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo's render_test: printed, as text and as pixels."""
    render_test(lambda render_mode: aec_env(game, fewest(game), render_mode=render_mode))
    assert capsys.readouterr().out


@pytest.mark.parametrize("game", LISTED)
def test_a_move_has_the_same_number_wherever_it_is_made(game: str) -> None:
    """Actions by notation: the mask names the moves, and silence is 0."""
    env = parallel_env(game, fewest(game), actions="notation")
    observations, _ = env.reset(seed=5)
    assert env.lens.layout.moves is not None
    words = ["", *[str(move) for move in env.lens.layout.moves]]
    assert len(set(words)) == len(words)
    for agent in env.agents:
        open_now = {words[action] for action in np.flatnonzero(observations[agent]["action_mask"])}
        assert open_now == set(env.notation(agent))


def test_the_moves_of_a_game_with_free_sayings_cannot_be_listed() -> None:
    """Then there are only slots."""
    with pytest.raises(BadSetup, match="cannot be listed"):
        parallel_env("commandments", 3, actions="notation")


def test_a_listed_game_has_as_many_actions_as_moves() -> None:
    """The numbers that are documented."""
    numbers = {game: parallel_env(game, fewest(game), actions="notation").lens.actions - 1 for game in LISTED}
    assert numbers == {"aura_poku": 4224, "guru": 15846, "overseers": 3266, "sultans": 740}


def test_who_is_not_asked_may_only_be_silent() -> None:
    """So that acting in every tick tells nothing."""
    env = parallel_env("guru", 3)
    env.reset(seed=1)
    assert env.table is not None
    asked = env.table.asked()
    assert [env.notation(f"player_{seat}") == [""] for seat in range(3)] == [seat not in asked for seat in range(3)]


def test_an_interruption_is_all_that_happens_in_its_tick() -> None:
    """The sultan reveals himself: nobody's answer counts, and the question is asked anew."""
    env = parallel_env("sultans", 5)
    env.reset(seed=1)
    table = env.table
    assert table is not None
    sultan = next(seat for seat in range(5) if table.standing(seat))
    phase, decisions = table.state.phase, table.decisions
    actions = dict.fromkeys(env.agents, 0)
    actions[f"player_{sultan}"] = env.notation(f"player_{sultan}").index("reveal")
    env.step(actions)
    assert (table.state.phase, table.decisions) == (phase, decisions + 1)
    assert [str(line.move) for line in table._lines] == ["reveal"]


def whoever(env: Any) -> Any:
    return next(agent for agent in env.agents if "" not in env.notation(agent))


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    """Unless told otherwise."""
    env = parallel_env("guru", 3)
    env.reset(seed=1)
    assert env.table is not None
    before = env.table.dump()
    with pytest.raises(IllegalMove, match="may not choose action 4000"):
        env.step({**dict.fromkeys(env.agents, 0), whoever(env): 4000})
    assert env.table.dump() == before


def test_an_illegal_action_may_end_the_game() -> None:
    """For whoever did it one point less."""
    env = parallel_env("guru", 3, illegal="terminate")
    env.reset(seed=1)
    offender = whoever(env)
    _, rewards, terminations, _, _ = env.step({**dict.fromkeys(env.agents, 0), offender: 4000})
    assert rewards == {agent: -1.0 if agent == offender else 0.0 for agent in rewards}
    assert all(terminations.values()) and env.agents == []


def test_the_reward_is_the_share_of_the_win_and_the_points_are_told() -> None:
    """At the end, and nothing before."""
    env = parallel_env("sultans", 5, {"rounds": 1})
    observations, _ = env.reset(seed=3)
    for agent in env.possible_agents:
        env.action_space(agent).seed(7)
    rewards: dict[str, float] = {}
    while env.agents:
        assert not any(rewards.values())
        actions = {agent: env.action_space(agent).sample(observations[agent]["action_mask"]) for agent in env.agents}
        observations, rewards, _, _, infos = env.step(actions)
    assert env.table is not None and env.table.outcome is not None
    assert sum(rewards.values()) == pytest.approx(1.0)
    assert [infos[agent]["points"] for agent in env.possible_agents] == list(env.table.outcome.scores)


def test_words_that_mean_nothing_are_named() -> None:
    """One clear sentence."""
    with pytest.raises(BadSetup, match="'explode' should be one of: raise, default, terminate"):
        parallel_env("guru", 3, illegal="explode")  # type: ignore[arg-type]
