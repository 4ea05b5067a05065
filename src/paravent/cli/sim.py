"""`paravent sim GAME`: how a game fares over many games between bots."""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Sequence
from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress

import paravent
from paravent.cli.front import INTERRUPTED, Stop, lang_option
from paravent.cli.play import read_option, usual_players, whole
from paravent.cli.speed import say_if_interpreted
from paravent.cli.terminal import color_option, new_console
from paravent.lab.report import as_data, render
from paravent.lab.simulate import Plan, bots_for, simulate
from paravent.lab.tally import Tally
from paravent.texts import Catalogue


@click.command()
@click.argument("game")
@click.option("--players", type=int, help="How many seats.")
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True, help="How many games.")
@click.option("--jobs", type=click.IntRange(min=1, max=512), default=os.cpu_count() or 1, help="How many processes.")
@click.option("--seed", help="The same seed gives the same report.")
@click.option("--bots", default="simple", show_default=True, help="A bot's name; or one for each seat, joined by commas.")
@click.option("--option", "options", multiple=True, metavar="WORD=VALUE", help="An option of the game; see `paravent games`.")
@click.option("--json", "file", type=click.Path(dir_okay=False, path_type=Path), help="Also write the report there, as JSON.")
@lang_option
@color_option
@click.pass_obj
def sim(
    language: str, game: str, players: int | None, games: int, jobs: int, seed: str | None, bots: str,
    options: tuple[str, ...], file: Path | None, no_color: bool,
) -> None:  # fmt: skip
    """Let bots play many games: who wins, how long it takes, how it ends."""
    text = Catalogue(game, language)
    plan = planned(game, players, seed, bots, options, text)
    say_if_interpreted(language)
    tally = run(plan, games, jobs, Console(stderr=True, no_color=no_color or None))
    if file is not None:
        write(file, plan, tally, text)
    click.echo(shown(plan, tally, text, new_console(no_color=no_color)), nl=False)
    if tally.games < games:
        raise Stop(text.say("cli-sim-interrupted", games=tally.games, wanted=games), INTERRUPTED)


def planned(game: str, players: int | None, seed: str | None, bots: str, options: Sequence[str], text: Catalogue) -> Plan:
    """The plan that the command line asks for, checked; raises a ParaventError."""
    seats = usual_players(game) if players is None else players
    drawn = whole(seed)
    chosen = dict(read_option(option, text) for option in options)
    paravent.new(game, seats, 0, chosen)  # refuses what no bot can sit at
    plan = Plan(game, bots_for(seats, bots), secrets.randbits(32) if drawn is None else drawn, chosen)
    plan.check()
    return plan


def run(plan: Plan, games: int, jobs: int, console: Console) -> Tally:
    """What was counted: everything, or as much as there was when Ctrl-C was pressed."""
    total = Tally()
    with Progress(console=console, transient=True) as progress:
        bar = progress.add_task(plan.game, total=games)
        try:
            for batch in simulate(plan, games, jobs):
                total.add(batch)
                progress.update(bar, completed=total.games)
        except KeyboardInterrupt:
            return total
    return total


def shown(plan: Plan, tally: Tally, text: Catalogue, console: Console) -> str:
    """The report as the console draws it."""
    # Drawn first and then written at once, because rich ends the process by itself when a pipe is closed.
    with console.capture() as drawn:
        console.print(
            text.say("cli-sim-head", game=text.title(), games=tally.games, players=len(plan.bots), seed=str(plan.seed)),
            render(tally, text) if tally.games else "",
        )
    return drawn.get()


def write(file: Path, plan: Plan, tally: Tally, text: Catalogue) -> None:
    data = {"game": plan.game, "bots": list(plan.bots), "seed": plan.seed, "options": plan.options, **as_data(tally)}
    try:
        file.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as error:
        raise Stop(text.say("cli-no-output", reason=error.strerror or str(error))) from None
