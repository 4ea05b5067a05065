"""The measurements themselves; runs inside `.venv-bench`, see engine.py."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from time import process_time
from typing import Final, TypeAlias, final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

import paravent
from bench.peers import Cloneable, Draw, OpenSpiel, Ours, Peer, draws

MODES: Final = ("plain", "view", "views", "clone")
PEERS: Final = ("hearts", "hanabi(players=4)", "social_deduction")
CLONES: Final = 200
PLAYERS: Final = 4  # as at hearts and hanabi
MORE: Final = {"sultans": 6}  # as at social_deduction
Rates: TypeAlias = dict[tuple[str, str], list[float]]  # (peer, mode) -> decisions per CPU second, or clones, one per round


@final
@dataclass(frozen=True)
class Target:
    """What we mean to reach: `ours` in a mode is at least `ratio` times as fast as `peer` in a mode."""

    ours: str
    mode: str
    peer: str
    ratio: float


TARGETS: Final = (
    Target("guru", "plain", "hearts", 1.0),
    Target("guru", "views", "hanabi", 1.0),
    Target("guru", "clone", "hanabi", 0.5),  # a clone takes at most twice as long
    Target("overseers", "plain", "hearts", 1.0),
    Target("aura_poku", "plain", "hearts", 1.0),
    Target("commandments", "plain", "hearts", 1.0),
    Target("sultans", "plain", "social_deduction", 1.0),
)


def main() -> None:
    """Measure what the arguments (JSON, from engine.py) ask for and print it."""
    wanted = json.loads(sys.argv[1])
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    assert paravent.compiled, "only the compiled package is measured"
    peers = [*[OpenSpiel(name) for name in PEERS], *our_games(wanted["games"])]
    rates, steps = measure(peers, wanted["rounds"], wanted["seconds"])
    console = Console()
    console.print(rates_table(peers, rates, steps))
    console.print(targets_table(rates))
    if wanted["json"]:
        Path(wanted["json"]).write_text(json.dumps(as_data(rates, steps), indent=1) + "\n")


def our_games(names: str) -> list[Ours]:
    """The games by name, or all; each with as many players as the peer it is compared with, or as near as it allows."""
    rules = paravent.games()
    chosen = names.split(",") if names else list(rules)
    for name in chosen:
        if name not in rules:
            sys.exit(f"there is no game {name!r}; there are: {', '.join(rules)}")
    return [Ours(name, nearest(rules[name].players, MORE.get(name, PLAYERS))) for name in chosen]


def nearest(allowed: range, players: int) -> int:
    return min(allowed, key=lambda n: abs(n - players))


def measure(peers: Sequence[Peer], rounds: int, seconds: float) -> tuple[Rates, dict[str, float]]:
    """Every peer and mode once a round; and how many steps a decision takes, chance nodes counted."""
    rates: Rates = {(peer.name, mode): [] for peer in peers for mode in MODES}
    steps: dict[str, float] = {}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("measuring", total=rounds * len(rates))
        for round in range(rounds):
            for mode in MODES:
                for peer in peers:
                    rate, per_decision = timed(peer, mode, draws(round), seconds)
                    rates[peer.name, mode].append(rate)
                    steps[peer.name] = per_decision or steps[peer.name]
                    progress.advance(bar)
    return rates, steps


def timed(peer: Peer, mode: str, draw: Draw, seconds: float) -> tuple[float, float]:
    """Decisions (or clones) per CPU second, and steps per decision."""
    if mode == "clone":
        return clones_per_second(peer, draw, seconds), 0.0
    decisions, steps, start = 0, 0, process_time()
    while process_time() - start < seconds:
        more, with_chance = peer.play(draw, mode)
        decisions += more
        steps += with_chance
    return decisions / (process_time() - start), steps / decisions


def clones_per_second(peer: Peer, draw: Draw, seconds: float) -> float:
    """Only the cloning is timed, at positions spread over random games."""
    clones, spent = 0, 0.0
    while spent < seconds:
        positions = peer.positions(draw)
        start = process_time()
        for position in positions:
            clone_often(position)
        spent += process_time() - start
        clones += CLONES * len(positions)
    return clones / spent


def clone_often(position: Cloneable) -> None:
    for _ in range(CLONES):
        position.clone()


def ratio(rates: Rates, ours: str, peer: str, mode: str) -> float:
    """The median over the rounds of how many times as fast ours was in the same round."""
    return median([mine / theirs for mine, theirs in zip(rates[ours, mode], rates[peer, mode], strict=True)])


def rates_table(peers: Sequence[Peer], rates: Rates, steps: dict[str, float]) -> Grid:
    grid = Grid(
        title="thousands of decisions per CPU second (times hearts)", title_justify="left", box=SIMPLE_HEAD, pad_edge=False
    )
    for column in ("", "plain", "steps", "mover's view", "all views", "clone"):
        grid.add_column(column, justify="right" if column else "left", no_wrap=True)
    for peer in peers:
        name = peer.name
        cells = [f"{thousands(median(rates[name, mode]))} ({ratio(rates, name, 'hearts', mode):.2f})" for mode in MODES[:3]]
        cells.insert(1, thousands(median(rates[name, "plain"]) * steps[name]))
        grid.add_row(name, *cells, f"{1e6 / median(rates[name, 'clone']):.2f} µs")
    return grid


def thousands(rate: float) -> str:
    return f"{rate / 1000:.0f}"


def targets_table(rates: Rates) -> Grid:
    grid = Grid(title="what we mean to reach", title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    for column in ("", "times as fast as", "measured", "wanted", ""):
        grid.add_column(column)
    for target in TARGETS:
        if (target.ours, target.mode) in rates:
            measured = ratio(rates, target.ours, target.peer, target.mode)
            reached = "reached" if measured >= target.ratio else "MISSED"
            grid.add_row(f"{target.ours} {target.mode}", target.peer, f"{measured:.2f}", f"{target.ratio:.2f}", reached)
    return grid


def as_data(rates: Rates, steps: dict[str, float]) -> dict[str, object]:
    """Everything that was measured."""
    measured = [{"game": game, "mode": mode, "per_second": rounds} for (game, mode), rounds in rates.items()]
    targets = [
        {**asdict(target), "measured": ratio(rates, target.ours, target.peer, target.mode)}
        for target in TARGETS
        if (target.ours, target.mode) in rates
    ]
    return {"rates": measured, "steps_per_decision": steps, "targets": targets}


if __name__ == "__main__":
    main()
