"""`paravent sim`: how a game fares over many games between bots."""

from __future__ import annotations

import json
import os
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress

import paravent
from paravent.core.errors import ParaventError
from paravent.core.rules import Json
from paravent.lab.report import as_data, render
from paravent.lab.simulate import Plan, bots_for, simulate
from paravent.lab.tally import Tally

INTERRUPTED = 130


@click.command("sim")
@click.argument("game")
@click.option("--players", type=int, help="How many play (by default as few as the game allows).")
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True, help="How many games.")
@click.option(
    "--jobs",
    type=click.IntRange(min=1, max=512),
    default=os.cpu_count() or 1,
    help="How many processes (by default one per core).",
)
@click.option("--seed", type=int, help="Whole number from which everything follows (by default drawn, and shown).")
@click.option("--bots", default="simple", show_default=True, help="simple or random; or one for each seat, joined by commas.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="A rule to choose; may be repeated.")
@click.option("--json", "json_file", type=click.Path(dir_okay=False, path_type=Path), help="Also write the report as JSON.")
def sim(
    game: str,
    players: int | None,
    games: int,
    jobs: int,
    seed: int | None,
    bots: str,
    options: Sequence[str],
    json_file: Path | None,
) -> None:
    """Let bots play many games and report who wins, how long it takes and how it ends."""
    try:
        plan = make_plan(game, players, seed, bots, options)
        tally, whole = run(plan, games, jobs)
    except ParaventError as refusal:
        click.echo(str(refusal), err=True)
        sys.exit(2)
    if json_file is not None:
        write_json(json_file, plan, tally)
    show(plan, tally)
    if not whole:
        click.echo(f"interrupted after {tally.games} of {games} games", err=True)
        sys.exit(INTERRUPTED)


def make_plan(game: str, players: int | None, seed: int | None, bots: str, options: Sequence[str]) -> Plan:
    """The plan that the command line asks for, checked; raises a ParaventError."""
    if players is None:
        players = paravent.games()[game].players[0] if game in paravent.games() else 2
    chosen = dict(read_option(text) for text in options)
    plan = Plan(game, bots_for(players, bots), secrets.randbits(32) if seed is None else seed, chosen)
    plan.check()
    return plan


def read_option(text: str) -> tuple[str, Json]:
    """NAME=VALUE; the value is JSON, or else a word."""
    name, equals, value = text.partition("=")
    if not equals:
        raise ParaventError("bad-option", f"an option is NAME=VALUE, not {text!r}")
    try:
        read: Json = json.loads(value)
    except json.JSONDecodeError:
        return name, value
    return name, read


def run(plan: Plan, games: int, jobs: int) -> tuple[Tally, bool]:
    """What was counted, and whether it was all; Ctrl-C ends the counting."""
    total = Tally()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(plan.game, total=games)
        try:
            for batch in simulate(plan, games, min(jobs, games)):
                total.add(batch)
                progress.update(bar, completed=total.games)
        except KeyboardInterrupt:
            return total, False
    return total, True


def show(plan: Plan, tally: Tally) -> None:
    """The report on standard output; a reader who has gone away is no error."""
    console = Console()
    try:
        console.print(f"{tally.games} games of {plan.game}, {len(plan.bots)} players, seed {plan.seed}", highlight=False)
        console.print(render(tally))
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def write_json(file: Path, plan: Plan, tally: Tally) -> None:
    data = {"game": plan.game, "bots": list(plan.bots), "seed": plan.seed, "options": plan.options, **as_data(tally)}
    try:
        file.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as problem:
        click.echo(f"cannot write {file}: {problem.strerror}", err=True)
        sys.exit(2)
