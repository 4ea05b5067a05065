"""How fast the search is, beside OpenSpiel's C++ ISMCTS on euchre, on one core, in one run.

    python bench/search.py [--rounds 9] [--iterations 4000] [--json FILE]

Runs in `.venv-bench` (see engine.py). An iteration is one world played on, as the hard bot does it: from a position of a game of
rule-based bots through the tree, then by the playbook's rules to its horizon (Guru: 18 decisions) or the end of the round
(Sultans); the time to form beliefs and to draw the worlds is counted. For OpenSpiel it is one simulation of euchre, from a
position as many decisions old, through the tree and then at random to the end. Both sides take turns in every round; a ratio is
the median of the rounds' ratios.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Final, Protocol, cast

ROOT: Final = Path(__file__).resolve().parent.parent
INSIDE: Final = "PARAVENT_BENCH_INSIDE"
WANTED: Final = 0.5
OURS: Final = {"guru": 4, "sultans": 8}
PLAYED: Final = 12  # decisions before a position is searched
UCT_C: Final = 0.7


class SpielState(Protocol):
    """As much of OpenSpiel's state as a search needs."""

    def is_chance_node(self) -> bool: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...


class SpielGame(Protocol):
    """A game of OpenSpiel."""

    def new_initial_state(self) -> SpielState: ...


class SpielBot(Protocol):
    """A bot of OpenSpiel."""

    def step(self, state: SpielState) -> int: ...


class Spiel(Protocol):
    """The parts of `pyspiel` that search."""

    ISMCTSBot: Callable[..., SpielBot]
    RandomRolloutEvaluator: Callable[[int, int], object]

    def load_game(self, name: str) -> SpielGame: ...


def main() -> None:
    """Prepare the environment, then measure in it."""
    parser = argparse.ArgumentParser(description="Measure the search beside OpenSpiel's.")
    parser.add_argument("--rounds", type=int, default=9, help="how often everything is measured")
    parser.add_argument("--iterations", type=int, default=4000, help="of each search")
    parser.add_argument("--json", default="", help="also write the numbers to this file")
    arguments = parser.parse_args()
    if os.environ.get(INSIDE):
        report(measure(arguments.rounds, arguments.iterations), arguments.json)
        return
    sys.path.insert(0, str(ROOT))
    from bench.engine import PYTHON, prepare  # noqa: PLC0415  (found only now that the root is on the path)

    prepare()
    command = [str(PYTHON), __file__, *sys.argv[1:]]
    sys.exit(subprocess.run(command, check=False, env={**os.environ, INSIDE: "1"}).returncode)


def measure(rounds: int, iterations: int) -> dict[str, list[float]]:
    """Iterations per CPU second of each, once a round."""
    rates: dict[str, list[float]] = {name: [] for name in ("euchre", *OURS)}
    for number in range(rounds):
        rates["euchre"].append(rate_of_euchre(number, iterations))
        for game, players in OURS.items():
            rates[game].append(rate_of_ours(game, players, number, iterations))
        print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
    return rates


def rate_of_euchre(seed: int, iterations: int) -> float:
    spiel = cast("Spiel", import_module("pyspiel"))
    state, draw = spiel.load_game("euchre").new_initial_state(), Random(seed)
    decisions = 0
    while decisions < PLAYED or state.is_chance_node():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(draw.choices(actions, weights)[0])
        else:
            state.apply_action(draw.choice(state.legal_actions()))
            decisions += 1
    bot = spiel.ISMCTSBot(seed=seed, evaluator=spiel.RandomRolloutEvaluator(1, seed), uct_c=UCT_C, max_simulations=iterations)
    start = process_time()
    bot.step(state)
    return iterations / (process_time() - start)


def rate_of_ours(game: str, players: int, seed: int, iterations: int) -> float:
    import paravent  # noqa: PLC0415  (the compiled one, which only `.venv-bench` has)
    from paravent.bots.bot import prompt_for  # noqa: PLC0415
    from paravent.bots.ismcts import Budget  # noqa: PLC0415
    from paravent.bots.parts import simple_bot, thinker  # noqa: PLC0415
    from paravent.bots.search_bot import SearchThinker  # noqa: PLC0415
    from paravent.core.chance import Chance  # noqa: PLC0415
    from paravent.games import find  # noqa: PLC0415

    assert paravent.compiled, "only the compiled package is measured"
    table, chance, simple = paravent.new(game, players, seed), Chance(seed), simple_bot(find(game))
    while table.decisions < PLAYED or len(table.legal(table.owed()[0])) == 1:
        seat = table.owed()[0]
        table.play(seat, simple.choose(table.view(seat), prompt_for(table, seat), table.history(seat), chance))
    seat = table.owed()[0]
    searches = thinker(find(game))
    assert isinstance(searches, SearchThinker)
    bot = searches.bot(Budget(iterations, 3600.0, 100), process_time)
    start = process_time()
    bot.think(table.view(seat), prompt_for(table, seat), table.history(seat), chance)
    return iterations / (process_time() - start)


def report(rates: dict[str, list[float]], file: str) -> None:
    """The medians, and our games' ratios to euchre."""
    for name, found in rates.items():
        ratio = median([mine / theirs for mine, theirs in zip(found, rates["euchre"], strict=True)])
        verdict = (
            "" if name == "euchre" else f"{ratio:.2f} × euchre, wanted {WANTED}: {'reached' if ratio >= WANTED else 'MISSED'}"
        )
        print(f"{name:8} {median(found):10.0f} iterations/s  {verdict}")
    if file:
        Path(file).write_text(json.dumps(rates, indent=1) + "\n")


if __name__ == "__main__":
    main()
