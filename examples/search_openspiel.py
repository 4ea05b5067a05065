"""OpenSpiel's algorithms on our games: its information-set tree search, and outcome-sampling MCCFR.

    pip install 'paravent[envs,openspiel]'
    python examples/search_openspiel.py --games 20 --simulations 60
    python examples/search_openspiel.py --mccfr 2000

The search sits in one seat against random players, and thinks in worlds that it cannot tell from the true one: our `sample` is
its resampler. MCCFR learns a small setting with a few listed deals.
"""

from __future__ import annotations

import argparse
from itertools import count
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

from paravent.envs import register_openspiel

SETTING = "paravent_sultans(players=5,rounds=1,max_laps=3)"
SMALL = "paravent_sultans(players=5,rounds=1,max_laps=1,deals=2)"


def searcher(game: Any, simulations: int, seed: int) -> Any:
    """OpenSpiel's IS-MCTS with random playouts."""
    chance = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
    bot = ismcts.ISMCTSBot(game=game, uct_c=1.0, evaluator=evaluator, max_simulations=simulations, random_state=chance)
    worlds = count(seed)
    bot.set_resampler(lambda state, player: state.resample(player, next(worlds)))
    return bot


def play(game: Any, seat: int, bot: Any, chance: np.random.Generator) -> float:
    """One game; returns the searcher's share of the win."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        elif state.current_player() == seat and len(state.legal_actions()) > 1:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))
    return float(state.returns()[seat])


def search(games: int, simulations: int) -> None:
    """The searcher takes the seats in turn."""
    game, chance = pyspiel.load_game(SETTING), np.random.default_rng(1)
    bot = searcher(game, simulations, 1)
    shares = [play(game, number % game.num_players(), bot, chance) for number in range(games)]
    error = 1.96 * np.std(shares) / np.sqrt(games)
    print(f"IS-MCTS, {simulations} simulations: {np.mean(shares):.3f} +- {error:.3f} of the win in {games} games; even is 0.2")


def mccfr(iterations: int) -> None:
    """How many information sets were met, and how sure the average policy is at the first decision."""
    game = pyspiel.load_game(SMALL)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(iterations):
        solver.iteration()
    state = game.new_initial_state()
    state.apply_action(0)
    policy = solver.average_policy().action_probabilities(state)
    best = max(policy, key=lambda action: policy[action])
    name = state.action_to_string(state.current_player(), best)
    print(f"MCCFR, {iterations} iterations: {len(solver._infostates)} information sets; first, with {policy[best]:.2f}: {name}")


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=60)
    parser.add_argument("--mccfr", type=int, default=0, help="iterations of MCCFR instead")
    given = parser.parse_args()
    register_openspiel()
    if given.mccfr:
        mccfr(given.mccfr)
    else:
        search(given.games, given.simulations)


if __name__ == "__main__":
    main()
