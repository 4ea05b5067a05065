"""How strong the bots are: one against a table of others, seats rotated, with 95 % intervals.

    python bench/bots.py [--games guru,...] [--number 100] [--first 0] [--pairs hard:simple,...] [--jobs 2] [--scores FILE]
                         [--options JSON]

Needs the compiled package for hard bots to be as quick as they can. The first bot of a pair sits alone among copies of the
second. Shares of wins carry Wilson's interval (a shared win counts in part), ratios of points one by the delta method. Times are
CPU seconds per move of the first bot. With `--scores` games are added to a file, and those that it holds are counted, too: so a
long measurement can be made in pieces.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from itertools import repeat
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, median, variance
from time import process_time
from typing import Final, final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

import paravent
from paravent.bots.bot import Bot, Prompt
from paravent.bots.levels import bot_named
from paravent.bots.play import play_out
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, Options, View

Z: Final = 1.96
PLAYERS: Final = {"sultans": 8}


@final
@dataclass(frozen=True)
class Target:
    """What hard means to reach against a table of rule-based bots: a share of wins, or a multiple of their points."""

    measure: str
    wanted: float


TARGETS: Final = {
    "guru": Target("wins", 0.60),
    "overseers": Target("wins", 0.60),
    "sultans": Target("points", 1.6),
    "aura_poku": Target("wins", 0.60),
    "commandments": Target("wins", 0.60),
}


@final
@dataclass(frozen=True)
class Score:
    """One game: the part of the victory, my points, the others' mean, and the CPU seconds of each of my moves."""

    won: float
    mine: float
    others: float
    times: list[float]


@final
class Timed(Bot):
    """Plays as another bot, and notes how long each of its moves takes it."""

    def __init__(self, inner: Bot) -> None:
        self.inner: Final = inner
        self.times: list[float] = []

    def choose(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move:
        started = process_time()
        move = self.inner.choose(view, prompt, history, chance)
        if len(prompt.moves) > 1:
            self.times.append(round(process_time() - started, 5))
        return move

    def interject(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move | None:
        started = process_time()
        move = self.inner.interject(view, prompt, history, chance)
        self.times.append(round(process_time() - started, 5))
        return move


@final
@dataclass(frozen=True)
class Strength:
    """What was measured of one pair in one game, with the ends of the 95 % intervals."""

    game: str
    bot: str
    rivals: str
    number: int
    wins: float
    wins_from: float
    wins_to: float
    points: float
    points_from: float
    points_to: float
    usual: float  # CPU seconds per move: the median, the longest of a hundred, and the longest
    p99: float
    longest: float


def main() -> None:
    arguments = read_arguments()
    found: list[Strength] = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        pairs = [pair.split(":") for pair in arguments.pairs.split(",")]
        games = arguments.games.split(",")
        bar = progress.add_task("playing", total=len(games) * len(pairs) * arguments.number)
        for game in games:
            for bot, rivals in pairs:
                numbers = range(arguments.first, arguments.first + arguments.number)
                book = Scorebook(arguments.scores, f"{game} {bot} {rivals}")
                for number, score in zip(
                    numbers, play(game, bot, rivals, numbers, arguments.jobs, arguments.options), strict=True
                ):
                    book.add(number, score)
                    progress.advance(bar)
                found.append(strength(game, bot, rivals, list(book.scores.values())))
    Console(width=150).print(table(found))
    if arguments.json:
        Path(arguments.json).write_text(json.dumps([asdict(one) for one in found], indent=1) + "\n")


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure how strong the bots are.")
    parser.add_argument("--games", default=",".join(paravent.games()), help="names joined by commas; by default all")
    parser.add_argument("--number", type=int, default=100, help="games for each pair")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--scores", default="", help="keep the games in this file, and count those that it holds")
    parser.add_argument("--pairs", default="hard:simple,hard:normal,normal:easy", help="BOT:RIVALS, joined by commas")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--options", type=json.loads, default={}, help="options of the game, as JSON")
    parser.add_argument("--json", default="", help="also write the numbers to this file")
    return parser.parse_args()


@final
class Scorebook:
    """The games of one pair by number, kept in a file if there is one, one JSON line each."""

    def __init__(self, file: str, pair: str) -> None:
        self.path: Final = Path(file) if file else None
        self.pair: Final = pair
        self.scores: dict[int, Score] = {}
        lines = self.path.read_text().splitlines() if self.path is not None and self.path.exists() else []
        for line in lines:
            kept = json.loads(line)
            if kept["pair"] == pair:
                self.scores[kept["number"]] = Score(**kept["score"])

    def add(self, number: int, score: Score) -> None:
        self.scores[number] = score
        if self.path is not None:
            with self.path.open("a") as file:
                file.write(json.dumps({"pair": self.pair, "number": number, "score": asdict(score)}) + "\n")


def play(game: str, bot: str, rivals: str, numbers: range, jobs: int, options: Options) -> Iterator[Score]:
    """The games in their order, each from its number alone."""
    if jobs == 1:
        yield from (play_one(game, bot, rivals, k, options) for k in numbers)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_one, repeat(game), repeat(bot), repeat(rivals), numbers, repeat(options))


def play_one(game: str, bot: str, rivals: str, number: int, options: Options) -> Score:
    players = PLAYERS.get(game, 4)
    seat = number % players
    timed = Timed(bot_named(bot, game))
    bots = [timed if k == seat else bot_named(rivals, game) for k in range(players)]
    table = paravent.new(game, players, f"strength {number}", options)
    play_out(table, bots, Chance(f"strength {bot} {rivals} {number}"))
    outcome = table.outcome
    assert outcome is not None
    mine = outcome.scores[seat]
    won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    return Score(won, mine, (sum(outcome.scores) - mine) / (players - 1), timed.times)


def strength(game: str, bot: str, rivals: str, scores: Sequence[Score]) -> Strength:
    wins = mean(score.won for score in scores)
    ratio, half = ratio_of([score.mine for score in scores], [score.others for score in scores])
    low, high = wilson(wins, len(scores))
    times = sorted(time for score in scores for time in score.times)
    spent = (median(times), times[len(times) * 99 // 100], times[-1])
    return Strength(game, bot, rivals, len(scores), wins, low, high, ratio, ratio - half, ratio + half, *spent)


def wilson(share: float, number: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    middle = (share + Z * Z / 2 / number) / (1 + Z * Z / number)
    half = Z / (1 + Z * Z / number) * sqrt(share * (1 - share) / number + Z * Z / 4 / number / number)
    return middle - half, middle + half


def ratio_of(mine: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """The ratio of two means of paired numbers, and half of its 95 % interval."""
    ratio = mean(mine) / max(mean(others), 1e-9)
    if len(mine) < 2:
        return ratio, float("inf")
    residuals = [a - ratio * b for a, b in zip(mine, others, strict=True)]
    return ratio, Z * sqrt(variance(residuals) / len(mine)) / max(mean(others), 1e-9)


def table(found: Sequence[Strength]) -> Grid:
    grid = Grid(title=f"one against a table of others ({'compiled' if paravent.compiled else 'interpreted'})", box=SIMPLE_HEAD)
    for column in (
        "game",
        "bot",
        "rivals",
        "games",
        "wins (95 %)",
        "points, times theirs (95 %)",
        "wanted",
        "",
        "ms per move: median, p99, longest",
    ):
        grid.add_column(column)
    for one in found:
        wins = f"{100 * one.wins:.1f} % ({100 * one.wins_from:.1f}–{100 * one.wins_to:.1f})"
        points = f"{one.points:.2f} ({one.points_from:.2f}–{one.points_to:.2f})"
        spent = f"{1000 * one.usual:.0f}, {1000 * one.p99:.0f}, {1000 * one.longest:.0f}"
        grid.add_row(one.game, one.bot, one.rivals, str(one.number), wins, points, *verdict(one), spent)
    return grid


def verdict(one: Strength) -> tuple[str, str]:
    """Whether the target is reached; of pairs without one, whether the bot beats its rivals."""
    target = TARGETS.get(one.game)
    if target is None or (one.bot, one.rivals) != ("hard", "simple"):
        return "", "stronger" if one.points_from > 1 or one.wins_from > 1 / PLAYERS.get(one.game, 4) else "NOT SHOWN"
    measured = one.wins if target.measure == "wins" else one.points
    return f"{target.measure} ≥ {target.wanted:g}", "reached" if measured >= target.wanted else "MISSED"


if __name__ == "__main__":
    main()
