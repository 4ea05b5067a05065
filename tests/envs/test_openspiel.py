"""OpenSpiel's own test, for every game; and its search with our worlds."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from paravent.envs import register_openspiel
from paravent.games import found

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not tested here: pip install open_spiel")


@pytest.fixture(autouse=True)
def registered() -> list[str]:
    return register_openspiel()


@pytest.mark.parametrize("game", sorted(found()))
def test_the_game_is_one_of_theirs(game: str) -> None:
    """OpenSpiel's random_sim_test, with listed deals, states written and read back."""
    loaded = pyspiel.load_game(f"paravent_{game}(players={found()[game].rules.players[0]},deals=3)")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


def test_a_deal_may_be_sampled() -> None:
    """OpenSpiel's random_sim_test of a game whose deals are not listed; such states it cannot write."""
    loaded = pyspiel.load_game("paravent_sultans(players=5,rounds=1)")
    assert loaded.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


def test_parameters_are_players_deals_and_options() -> None:
    """With the rules' defaults."""
    loaded = pyspiel.load_game("paravent_guru(players=4,honour=True,max_rounds=6)")
    assert loaded.num_players() == 4
    options = loaded.lens.layout.options
    assert (options["honour"], options["max_rounds"], options["open_memory"]) == (True, 6, False)


def dealt(name: str) -> Any:
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(state.chance_outcomes()[0][0])
    return state


def walked(state: Any, plays: int, seed: int) -> Any:
    chance = random.Random(seed)
    while plays and not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
        plays -= 1
    return state


def test_a_clone_goes_its_own_way() -> None:
    """And a deal that is listed is always the same."""
    state = dealt("paravent_guru(players=3,deals=4)")
    twin = state.clone()
    before = str(state)
    walked(twin, 5, 1)
    assert str(state) == before != str(twin)
    assert str(walked(state, 5, 1)) == str(twin)


@pytest.mark.parametrize("game", ["guru(players=4)", "sultans(players=5)", "overseers(players=4)"])
def test_a_resampled_state_is_the_same_to_the_player(game: str) -> None:
    """The same information state, observation, decision and choices, in another world."""
    state = walked(dealt(f"paravent_{game}"), 9, 2)
    player = state.current_player()
    worlds = set()
    for seed in range(4):
        twin = state.resample(player, seed)
        assert twin.current_player() == player
        assert twin.legal_actions() == state.legal_actions()
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        worlds.add(str(twin.decisions.table.state.dump()))
    assert len(worlds) > 1


def test_their_search_thinks_in_our_worlds() -> None:
    """OpenSpiel's IS-MCTS, given our sampler, plays a move that is legal."""
    from open_spiel.python.algorithms import ismcts, mcts  # noqa: PLC0415

    state = walked(dealt("paravent_sultans(players=5,rounds=1,max_laps=2)"), 3, 3)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game=state.get_game(), uct_c=1.0, evaluator=evaluator, max_simulations=10)
    seeds = iter(range(1000))
    bot.set_resampler(lambda state, player: state.resample(player, next(seeds)))
    assert bot.step(state) in state.legal_actions()
    assert next(seeds) == 10


def test_a_program_that_registered_games_ends_quietly() -> None:
    """OpenSpiel keeps what was registered beyond the end of Python."""
    script = "import pyspiel; from paravent.envs import register_openspiel; register_openspiel(); register_openspiel()"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
