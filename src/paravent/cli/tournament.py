"""`paravent tournament GAME`: bots meet, and are rated."""

from __future__ import annotations

from pathlib import Path

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid

from paravent.cli.command_group import lang_option
from paravent.cli.simulation_options import (
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
from paravent.lab.plot import plot
from paravent.lab.report import decimal, percent, worded
from paravent.lab.tournament import Contest, Ratings, Standing, play_contest
from paravent.lab.workers import Where
from paravent.texts import Catalogue


@click.command()
@click.argument("game")
@many_games(usual=100)
@click.option("--seed", help="The same seed and bots that do not mind the clock give the same table.")
@click.option("--bots", default="hard,normal,easy", show_default=True, help="The names of the bots, joined by commas.")
@click.option("--svg", type=click.Path(dir_okay=False, path_type=Path), help="Also draw the ratings there.")
@lang_option
@color_option
@click.pass_obj
def tournament(
    language: str, game: str, players: int | None, games: int, jobs: int, on: str | None, seed: str | None, bots: str,
    options: tuple[str, ...], svg: Path | None, no_color: bool,
) -> None:  # fmt: skip
    """Let bots meet, and rate them."""
    text = Catalogue(game, language)
    seats, drawn, chosen = laid_out(game, players, seed, options, text)
    contest = Contest(game, seats, bots.split(","), drawn, chosen)
    contest.check()
    refuse_unwritable(text, svg)
    say_if_interpreted(language)
    ratings = run(contest, games, on or jobs, no_color=no_color)
    deliver(shown(contest, ratings, text, report_console(no_color=no_color)), [(svg, drawing(ratings, text))], text)
    stop_if_interrupted(ratings.games, games, text)


def run(contest: Contest, games: int, where: Where, *, no_color: bool) -> Ratings:
    """The ratings after all games, or after as many as there were when Ctrl-C was pressed."""
    ratings = Ratings(contest)
    with progress_bar(no_color=no_color) as progress:
        bar = progress.add_task(contest.game, total=games)
        try:
            for result in play_contest(contest, games, where):
                ratings.add(result)
                progress.advance(bar)
        except KeyboardInterrupt:
            return ratings
    return ratings


def shown(contest: Contest, ratings: Ratings, text: Catalogue, console: Console) -> str:
    """The ratings as the console draws them."""
    head = text.say("cli-many-head", game=text.title(), games=ratings.games, players=contest.players, seed=str(contest.seed))
    with console.capture() as drawn:
        console.print(head, grid(rows_of(ratings, text), text))
    return drawn.get()


def rows_of(ratings: Ratings, text: Catalogue) -> list[tuple[str, Standing]]:
    """The bots, the best first, then the seats, then the roles that rounds dealt, the best first."""
    seats = [(text.say("seat-number", seat=seat), standing) for seat, standing in ratings.seats.items()]
    roles = [(worded(name, text), standing) for name, standing in best_first(ratings.roles)]
    return [*best_first(ratings.bots), *seats, *roles]


def best_first(standings: dict[str, Standing]) -> list[tuple[str, Standing]]:
    return sorted(standings.items(), key=lambda item: -item[1].skill)


def grid(rows: list[tuple[str, Standing]], text: Catalogue) -> Grid:
    made = Grid(box=SIMPLE_HEAD, pad_edge=False)
    for at, column in enumerate(("", "skill", "games", "wins", "points")):
        made.add_column(text.say(f"cli-tournament-{column}") if column else "", justify="right" if at else "left")
    for name, standing in rows:
        games = max(standing.games, 1)
        skill, margin, points = [decimal(value, 1, text) for value in (standing.skill, standing.margin, standing.points / games)]
        made.add_row(name, f"{skill} ± {margin}", str(standing.games), percent(standing.wins / games, text), points)
    return made


def drawing(ratings: Ratings, text: Catalogue) -> str:
    """The ratings as SVG."""
    rows = [(name, standing.skill, standing.margin) for name, standing in rows_of(ratings, text)]
    return plot(f"{text.title()}: openskill", rows)
