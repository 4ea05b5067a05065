"""`paravent compare GAME --option a=1 --option a=2`: one rule against another, on the same deals."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid

from paravent.cli.command_group import lang_option
from paravent.cli.play import read_option
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
from paravent.lab.compare import Compared, Variant, variants
from paravent.lab.compare import compare as play_all
from paravent.lab.page import AB, compare_page, difference_cells, label_of, rounded, verdict
from paravent.lab.paired import Difference, Paired
from paravent.lab.report import begin_section, worded
from paravent.lab.simulate import Plan, bots_for
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
def compare(
    language: str, game: str, players: int | None, games: int, jobs: int, on: str | None, seed: str | None, bots: str,
    options: tuple[str, ...], file: Path | None, page: Path | None, no_color: bool,
) -> None:  # fmt: skip
    """Play the same deals by one rule and by another: name an option twice."""
    text = Catalogue(game, language)
    rules = planned(game, players, seed, bots, options, text)
    refuse_unwritable(text, file, page)
    say_if_interpreted(language)
    compared = run(rules, games, on or jobs, no_color=no_color)
    files = [(file, data(rules, compared)), (page, compare_page(rules, compared, text) if page else "")]
    deliver(shown(rules, compared, text, report_console(no_color=no_color)), files, text)
    stop_if_interrupted(compared.games, games, text)


def planned(
    game: str, players: int | None, seed: str | None, bots: str, options: Sequence[str], text: Catalogue
) -> list[Variant]:
    """One plan for every rule, checked; raises a ParaventError."""
    seats, drawn, _ = laid_out(game, players, seed, (), text)
    chosen = [read_option(option, text) for option in options]
    made = variants(Plan(game, bots_for(seats, bots), drawn, {}), chosen)
    for variant in made:
        variant.plan.check()
    return made


def run(rules: Sequence[Variant], games: int, where: Where, *, no_color: bool) -> Compared:
    """What was counted: everything, or as much as there was when Ctrl-C was pressed."""
    total = Compared(len(rules))
    with progress_bar(no_color=no_color) as progress:
        bar = progress.add_task(rules[0].plan.game, total=games)
        try:
            for batch in play_all([rule.plan for rule in rules], games, where):
                total.add(batch)
                progress.update(bar, completed=total.games)
        except KeyboardInterrupt:
            return total
    return total


def shown(rules: Sequence[Variant], compared: Compared, text: Catalogue, console: Console) -> str:
    """Each rule beside the first, as the console draws it."""
    plan = rules[0].plan
    head = text.say("cli-many-head", game=text.title(), games=compared.games, players=len(plan.bots), seed=str(plan.seed))
    with console.capture() as drawn:
        console.print(head)
        for rule, paired in zip(rules[1:], compared.paired, strict=True):
            console.print(text.say("report-against", first=str(rules[0]), second=str(rule)))
            console.print(grid(paired, text))
    return drawn.get()


def grid(paired: Paired, text: Catalogue) -> Grid:
    made = Grid(box=SIMPLE_HEAD, min_width=72)
    made.add_column("", ratio=1)
    for column in (*AB, text.say("report-difference"), "95 %", text.say("report-to-settle")):
        made.add_column(column, justify="right", no_wrap=True)
    section = ""
    for name, label in paired.sums:
        gap = paired.difference((name, label))
        if gap is None:
            continue
        kind, title = name.split(" ", 1)
        if name != section:
            begin_section(made, worded(title, text))
            section = name
        made.add_row(f"  {label_of(title, label, text)}", *difference_cells(gap, kind, text), to_settle(gap, text))
    return made


def to_settle(gap: Difference, text: Catalogue) -> str:
    """How many games more, in a narrow column."""
    return text.say("report-games", games=rounded(gap.more)) if gap.more else verdict(gap, text)


def data(rules: Sequence[Variant], compared: Compared) -> str:
    """Every count and every difference, for other programs."""
    plan = rules[0].plan
    shared = {"game": plan.game, "bots": list(plan.bots), "seed": plan.seed, "games": compared.games}
    played = [{"options": rule.plan.options, **tally.dump()} for rule, tally in zip(rules, compared.tallies, strict=True)]
    whole = {**shared, "rules": played, "differences": [differences(paired) for paired in compared.paired]}
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def differences(paired: Paired) -> dict[str, dict[str, object]]:
    """By title (`share wins`, `number points`) and label."""
    made: dict[str, dict[str, object]] = {}
    for name, label in paired.sums:
        gap = paired.difference((name, label))
        made.setdefault(name, {})[label] = None if gap is None else {"difference": gap.value, **asdict(gap)}
    return made
