"""How fast the environments for learning programs are, beside PettingZoo's loop, pgx, OpenSpiel and RLCard, in one run.

    python bench/envs.py [--games guru,...] [--rounds 5] [--seconds 0.5] [--json FILE]

Makes `.venv-bench` with the peers and this checkout, compiled, and measures there. Everybody plays at random among what the mask
allows, and makes observation and mask before each decision: ours are the view as numbers, theirs what they give a learner.
PettingZoo's loops are over our own games, in the way its documentation shows. pgx plays as many tables as it is fastest with, of
three sizes, in one compiled step. A decision is a player's. Times are CPU seconds of the process, all threads together. All peers
take turns in every round; a ratio is the median of the rounds'.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
PLAYERS: Final = {"guru": 4, "overseers": 4, "sultans": 8, "aura_poku": 4, "commandments": 4}
TABLES: Final = 64
PEERS: Final = ("pgx==2.6.0", "jax==0.10.2", "pettingzoo", "gymnasium", "librt", "open-spiel==2.0.2", "rlcard")
Measure = Callable[[float], float]  # for so many CPU seconds: decisions in each


def main() -> None:
    """Prepare the environment if need be, then measure in it."""
    given = read_arguments()
    if given.inside:
        report(given)
        return
    sys.path.insert(0, str(ROOT))
    from bench import engine  # noqa: PLC0415  (outside, where the environment is made)

    engine.prepare()
    engine.install_once("envs", " ".join(PEERS), install_peers)
    inside = [str(engine.PYTHON), __file__, "--inside", *sys.argv[1:]]
    sys.exit(subprocess.run(inside, check=False, env={**os.environ, "PYTHONPATH": str(ROOT)}).returncode)


def install_peers() -> None:
    from bench import engine  # noqa: PLC0415

    for peer in PEERS:
        engine.install(peer)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the environments beside their peers.")
    parser.add_argument("--games", default="", help="names joined by commas; by default all")
    parser.add_argument("--rounds", type=int, default=5, help="how often everything is measured")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds per measurement")
    parser.add_argument("--json", default="", help="also write the numbers to this file")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args()


def for_seconds(seconds: float, step: Callable[[], int]) -> float:
    """How many decisions in a CPU second; each step returns how many it made."""
    begun, made = process_time(), 0
    while (spent := process_time() - begun) < seconds:
        made += step()
    return made / spent


def batch(game: str) -> Measure:
    """Ours: 64 tables, one call."""
    import numpy as np  # noqa: PLC0415  (inside the environment only)

    from paravent.envs import Batch  # noqa: PLC0415

    tables, chance = Batch(game, players=PLAYERS[game], n=TABLES, seed=1), np.random.default_rng(1)

    def step() -> int:
        tables.step((chance.random(TABLES) * tables.count).astype(np.int64))
        return TABLES

    return lambda seconds: for_seconds(seconds, step)


def cycle(game: str) -> Measure:
    """PettingZoo's own loop over the same game: `for agent in env.agent_iter()`."""
    from paravent.envs import aec_env  # noqa: PLC0415

    env, numbers = aec_env(game, PLAYERS[game]), iter(range(1_000_000))

    def step() -> int:
        env.reset(seed=next(numbers))
        made = 0
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
            made += not over
        return made

    return lambda seconds: for_seconds(seconds, step)


def parallel(game: str) -> Measure:
    """PettingZoo's loop over the parallel environment: all seats observe and act in every tick; those who were asked count."""
    from paravent.envs import parallel_env  # noqa: PLC0415

    env, numbers = parallel_env(game, PLAYERS[game]), iter(range(1_000_000))

    def step() -> int:
        observations, _ = env.reset(seed=next(numbers))
        made = 0
        while env.agents:
            assert env.table is not None
            made += len(env.table.owed())
            actions = {agent: env.action_space(agent).sample(observations[agent]["action_mask"]) for agent in env.agents}
            observations = env.step(actions)[0]
        return made

    return lambda seconds: for_seconds(seconds, step)


def pgx(game: str, tables: int) -> Measure:
    """A game of pgx: so many tables in one compiled step, random legal actions, dealt again when over."""
    import jax  # noqa: PLC0415
    import jax.numpy as jnp  # noqa: PLC0415
    import pgx  # noqa: PLC0415
    from pgx.experimental import auto_reset  # noqa: PLC0415

    env = pgx.make(game)
    init, forward = jax.jit(jax.vmap(env.init)), jax.vmap(auto_reset(env.step, env.init))

    def one(state: Any, key: Any) -> Any:
        acting, dealing = jax.random.split(key)
        actions = jax.random.categorical(acting, jnp.where(state.legal_action_mask, 0.0, -1e9), axis=-1)
        return forward(state, actions, jax.random.split(dealing, tables))

    stepped = jax.jit(one)
    held = {"state": init(jax.random.split(jax.random.PRNGKey(1), tables)), "key": jax.random.PRNGKey(2)}

    def step() -> int:
        held["key"], key = jax.random.split(held["key"])
        held["state"] = stepped(held["state"], key)
        held["state"].observation.block_until_ready()
        return tables

    step()
    return lambda seconds: for_seconds(seconds, step)


def openspiel(name: str) -> Measure:
    """A game of OpenSpiel from Python, with the observation (or information state) tensor of whoever decides."""
    import pyspiel  # noqa: PLC0415

    game, chance = pyspiel.load_game(name), Random(1)
    observes = game.get_type().provides_observation_tensor

    def step() -> int:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(chance.choices([each[0] for each in outcomes], [each[1] for each in outcomes])[0])
                continue
            player = state.current_player()
            _ = state.observation_tensor(player) if observes else state.information_state_tensor(player)
            state.apply_action(chance.choice(state.legal_actions()))
            made += 1
        return made

    return lambda seconds: for_seconds(seconds, step)


def rlcard(name: str) -> Measure:
    """A game of RLCard, step by step."""
    import rlcard  # noqa: PLC0415

    env, chance = rlcard.make(name, config={"seed": 1}), Random(1)

    def step() -> int:
        state, _ = env.reset()
        made = 0
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            made += 1
        return made

    return lambda seconds: for_seconds(seconds, step)


def peers(games: list[str]) -> dict[str, Measure]:
    """Everybody, by name."""
    made: dict[str, Measure] = {f"Batch {game}": batch(game) for game in games}
    made |= {f"PettingZoo's loop, {game}": cycle(game) for game in games}
    made |= {f"PettingZoo's parallel loop, {game}": parallel(game) for game in games}
    made |= {f"pgx sparrow_mahjong, {tables} tables": pgx("sparrow_mahjong", tables) for tables in (TABLES, 1024, 4096)}
    made |= {f"OpenSpiel {name}": openspiel(name) for name in ("hearts", "gin_rummy")}
    made["RLCard uno"] = rlcard("uno")
    return made


def report(given: argparse.Namespace) -> None:
    """Measure in rounds; print rates and, for ours, the ratios."""
    games = given.games.split(",") if given.games else list(PLAYERS)
    everybody = peers(games)
    rates: dict[str, list[float]] = {name: [] for name in everybody}
    for number in range(given.rounds):
        print(f"round {number + 1} of {given.rounds}", file=sys.stderr, flush=True)
        for name, measure in everybody.items():
            rates[name].append(measure(given.seconds))
    print("| | decisions per CPU second |\n|---|---|")
    for name, found in rates.items():
        print(f"| {name} | {median(found):,.0f} |")
    print("\n| game | Batch / PettingZoo's loop | Batch / its parallel loop | Batch / pgx at its best |\n|---|---|---|---|")
    best = [max(each) for each in zip(*[rates[name] for name in rates if name.startswith("pgx")], strict=True)]
    for game in games:
        ours = rates[f"Batch {game}"]
        peer = [rates[f"PettingZoo's loop, {game}"], rates[f"PettingZoo's parallel loop, {game}"], best]
        print(f"| {game} | {' | '.join(f'{ratio(ours, theirs):.1f}' for theirs in peer)} |")
    if given.json:
        Path(given.json).write_text(json.dumps(rates), encoding="utf-8")


def ratio(ours: list[float], theirs: list[float]) -> float:
    """The median of the rounds' ratios: the machine may be busy in one round and idle in the next."""
    return median([a / b for a, b in zip(ours, theirs, strict=True)])


if __name__ == "__main__":
    main()
