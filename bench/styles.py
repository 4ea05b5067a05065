"""Whether a fixed style of play gets more than its share of victories from a table of bots.

    python -m bench.styles [--games guru,...] [--style "false prophet,..."] [--rivals hard|normal] [--number 40] [--first 0]
                           [--jobs 2] [--thought 1] [--scores FILE]

One seat, which goes round the table, plays the style; the others are bots of one level. A share of 1 is fair: as many victories
as a seat has by itself. It carries a 95 % interval (Wilson's, a shared win counting in part). Wanted is that no style's interval
lies above 1.15 against hard, nor above 1.5 against normal. Every game comes from its number alone, however many jobs there are.
With `--thought 0.25` hard bots get a quarter of their iterations and seconds, so that more games can be had; what was measured is
then said of such bots. With `--scores` games are added to a file, and those that it holds count, too. The styles of a game are
in bench/fixed.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from importlib import import_module
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from statistics import mean
from time import process_time
from typing import Final, cast, final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

import paravent
from bench.bots import PLAYERS, wilson
from paravent.bots.bot import Bot
from paravent.bots.levels import bot_named
from paravent.bots.parts import thinker
from paravent.bots.play import play_out
from paravent.core.chance import Chance
from paravent.games import find

WANTED: Final = {"hard": 1.15, "normal": 1.5}


@final
@dataclass(frozen=True)
class Share:
    """What a style got: times its fair share, with the ends of the 95 % interval."""

    game: str
    style: str
    number: int
    share: float
    least: float
    most: float


def main() -> None:
    arguments = read_arguments()
    found: list[Share] = []
    plan = [(game, style) for game in arguments.games.split(",") for style in chosen(game, arguments.style)]
    numbers = range(arguments.first, arguments.first + arguments.number)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("playing", total=len(plan) * arguments.number)
        for game, style in plan:
            rivals = arguments.rivals if arguments.thought == 1 else f"{arguments.rivals} {arguments.thought:g}"
            book = Scores(arguments.scores, f"{game} {style} {rivals}")
            left = [number for number in numbers if number not in book.won]
            games = play(game, style, arguments.rivals, left, arguments.jobs, arguments.thought)
            for number, won in zip(left, games, strict=True):
                book.add(number, won)
                progress.advance(bar)
            found.append(share_of(game, style, list(book.won.values())))
    Console(width=120).print(table(found, arguments.rivals))


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Set fixed styles of play against a table of bots.")
    parser.add_argument("--games", default=",".join(paravent.games()), help="names joined by commas; by default all")
    parser.add_argument("--style", default="", help="names joined by commas; by default all of a game")
    parser.add_argument("--rivals", default="hard", help="the level of the others")
    parser.add_argument("--number", type=int, default=40, help="games for each style")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--thought", type=float, default=1.0, help="the part of their thinking that hard bots get")
    parser.add_argument("--scores", default="", help="keep the games in this file, and count those that it holds")
    return parser.parse_args()


def styles_of(game: str) -> dict[str, Bot]:
    """The fixed styles of a game, by name."""
    return cast("dict[str, Bot]", import_module(f"bench.fixed.{game}").STYLES)


def chosen(game: str, names: str) -> list[str]:
    """Those of the named styles that this game has; all if none is named."""
    return [name for name in styles_of(game) if not names or name in names.split(",")]


@final
class Scores:
    """Which part of each game's victory a style got, kept in a file if there is one, one JSON line each."""

    def __init__(self, file: str, pair: str) -> None:
        self.path: Final = Path(file) if file else None
        self.pair: Final = pair
        self.won: dict[int, float] = {}
        for line in self.path.read_text().splitlines() if self.path is not None and self.path.exists() else []:
            kept = json.loads(line)
            if kept["pair"] == pair:
                self.won[kept["number"]] = kept["won"]

    def add(self, number: int, won: float) -> None:
        self.won[number] = won
        if self.path is not None:
            with self.path.open("a") as file:
                file.write(json.dumps({"pair": self.pair, "number": number, "won": won}) + "\n")


def play(game: str, style: str, rivals: str, numbers: Sequence[int], jobs: int, thought: float = 1.0) -> Iterator[float]:
    """The games in their order, each from its number alone."""
    if jobs == 1:
        yield from (play_one(game, style, rivals, number, thought) for number in numbers)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_one, repeat(game), repeat(style), repeat(rivals), numbers, repeat(thought))


def rival(level: str, game: str, thought: float) -> Bot:
    """A bot of this level, who thinks for this part of the time, and of the iterations, that it has."""
    if level != "hard" or thought == 1:
        return bot_named(level, game)
    thinks = thinker(find(game))
    whole = thinks.budget
    part = replace(whole, iterations=max(1, round(whole.iterations * thought)), seconds=whole.seconds * thought)
    return thinks.bot(part, process_time)


def play_one(game: str, style: str, rivals: str, number: int, thought: float = 1.0) -> float:
    """The part of the victory that the style got: times the players, its share."""
    players = PLAYERS.get(game, 4)
    seat = number % players
    bots = [styles_of(game)[style] if k == seat else rival(rivals, game, thought) for k in range(players)]
    table = paravent.new(game, players, f"style {number}")
    play_out(table, bots, Chance(f"style {style} {rivals} {number}"))
    assert table.outcome is not None
    winners = table.outcome.winners
    return 1 / len(winners) if seat in winners else 0.0


def share_of(game: str, style: str, won: Sequence[float]) -> Share:
    players, wins = PLAYERS.get(game, 4), mean(won)
    least, most = wilson(wins, len(won))
    return Share(game, style, len(won), players * wins, players * least, players * most)


def table(found: Sequence[Share], rivals: str) -> Grid:
    grid = Grid(title=f"styles at tables of {rivals} ({'compiled' if paravent.compiled else 'interpreted'})", box=SIMPLE_HEAD)
    for column in ("game", "style", "games", "times its fair share (95 %)", "wanted"):
        grid.add_column(column)
    for one in sorted(found, key=lambda one: (one.game, -one.share)):
        measured = f"{one.share:.2f} ({one.least:.2f}–{one.most:.2f})"
        grid.add_row(one.game, one.style, str(one.number), measured, verdict(one, WANTED.get(rivals)))
    return grid


def verdict(one: Share, wanted: float | None) -> str:
    """Whether what is wanted is excluded, held as far as can be said, or shown."""
    if wanted is None:
        return ""
    if one.least > wanted:
        return f"ABOVE {wanted:g}"
    return f"below {wanted:g}" if one.most <= wanted else "not above"


if __name__ == "__main__":
    main()
