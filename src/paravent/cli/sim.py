"""`paravent sim GAME`: how a game fares over many games between bots."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import click
from rich.console import Console

import paravent
from paravent.cli.command_group import lang_option
from paravent.cli.simulation_options import (
    a_file,
    deliver,
    laid_out,
    many_games,
    progress_bar,
    refuse_unwritable,
    report_console,
    stop_if_interrupted,
)
from paravent.cli.speed import say_if_interpreted
from paravent.cli.terminal import color_option
from paravent.lab.page import sim_page
from paravent.lab.report import as_data, render
from paravent.lab.simulate import Plan, bots_for, simulate
from paravent.lab.tally import Tally
from paravent.lab.workers import Where
from paravent.texts import Catalogue


@click.command()
@click.argument("game")
@many_games(usual=1000)
@click.option("--seed", help="The same seed gives the same report.")
@click.option("--bots", default="simple", show_default=True, help="A bot's name; or one for each seat, joined by commas.")
@a_file("--json", "file", "Also write the report there, as JSON.")
@a_file("--report", "page", "Also write the report there, as a page with charts.")
@lang_option
@color_option
@click.pass_obj
def sim(
    language: str, game: str, players: int | None, games: int, jobs: int, on: str | None, seed: str | None, bots: str,
    options: tuple[str, ...], file: Path | None, page: Path | None, no_color: bool,
) -> None:  # fmt: skip
    """Let bots play many games: who wins, how long it takes, how it ends."""
    text = Catalogue(game, language)
    plan = planned(game, players, seed, bots, options, text)
    refuse_unwritable(text, file, page)
    say_if_interpreted(language)
    tally = run(plan, games, on or jobs, no_color=no_color)
    files = [(file, data(plan, tally)), (page, sim_page(plan, tally, text) if page else "")]
    deliver(shown(plan, tally, text, report_console(no_color=no_color)), files, text)
    stop_if_interrupted(tally.games, games, text)


def planned(game: str, players: int | None, seed: str | None, bots: str, options: Sequence[str], text: Catalogue) -> Plan:
    """The plan that the command line asks for, checked; raises a ParaventError."""
    seats, drawn, chosen = laid_out(game, players, seed, options, text)
    table = paravent.new(game, seats, 0, chosen)
    table.rules.check_bots(table.options)  # refuses what no bot can sit at
    plan = Plan(game, bots_for(seats, bots), drawn, chosen)
    plan.check()
    return plan


def run(plan: Plan, games: int, where: Where, *, no_color: bool) -> Tally:
    """What was counted: everything, or as much as there was when Ctrl-C was pressed."""
    total = Tally()
    with progress_bar(no_color=no_color) as progress:
        bar = progress.add_task(plan.game, total=games)
        try:
            for batch in simulate(plan, games, where):
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
            text.say("cli-many-head", game=text.title(), games=tally.games, players=len(plan.bots), seed=str(plan.seed)),
            render(tally, text) if tally.games else "",
        )
    return drawn.get()


def data(plan: Plan, tally: Tally) -> str:
    """The report for other programs, with all that is needed to have it again."""
    whole = {"game": plan.game, "bots": list(plan.bots), "seed": plan.seed, "options": plan.options, **as_data(tally)}
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"
