"""Many games, in one process or several.

Game number n is dealt and played from the seed and n alone, and what is counted are whole numbers that are added in the order of
the games: the result is the same for any number of processes. Between processes go JSON texts, never objects.
"""

from __future__ import annotations

import json
import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Final, final

import paravent
from paravent.bots.named import named
from paravent.bots.play import play_out
from paravent.core.chance import Chance
from paravent.core.errors import BadSetup, ParaventError
from paravent.core.rules import Json, Outcome
from paravent.core.table import Table
from paravent.lab.measures import MEASURES
from paravent.lab.tally import Tally, load_tally

BATCH: Final = 10  # games counted together; small, so that progress shows and an interruption loses little


class WorkerDied(ParaventError):
    """A process ended before its games did."""


@final
@dataclass(frozen=True)
class Plan:
    """What is simulated: a game, its options, a bot's name for every seat, and the seed of it all."""

    game: str
    bots: Sequence[str]
    seed: int | str
    options: dict[str, Json]

    def check(self) -> None:
        """Refuse at once what no process could play; raises a ParaventError."""
        self.new_table(0)
        for bot in self.bots:
            named(bot, self.game)

    def new_table(self, number: int) -> Table:
        return paravent.new(self.game, len(self.bots), f"{self.seed} game {number}", self.options)


def bots_for(players: int, names: str) -> list[str]:
    """One name for all seats, or one for each, joined by commas; raises BadSetup."""
    bots = names.split(",")
    if len(bots) == 1:
        return bots * players
    if len(bots) != players:
        sentence = f"{len(bots)} bots cannot sit on {players} seats: name one for all, or one for each"
        raise BadSetup("bad-bots", sentence, {"bots": str(len(bots)), "players": str(players)})
    return bots


def simulate(plan: Plan, games: int, jobs: int) -> Iterator[Tally]:
    """The games in their order, a batch at a time; batches add up to the same sum for any number of jobs."""
    batches = range((games + BATCH - 1) // BATCH)
    jobs = min(jobs, len(batches))
    if jobs == 1:
        for batch in batches:
            yield play_batch(plan, games, batch)
        return
    with workers(plan, games, jobs) as results:
        for batch in batches:
            yield receive(results[batch % jobs])


def play_batch(plan: Plan, games: int, batch: int) -> Tally:
    tally = Tally()
    for number in range(batch * BATCH, min((batch + 1) * BATCH, games)):
        play_one(plan, number, tally)
    return tally


def play_one(plan: Plan, number: int, tally: Tally) -> None:
    """Play one game and count it."""
    table = plan.new_table(number)
    bots = [named(name, plan.game) for name in plan.bots]
    events = play_out(table, bots, Chance(f"{plan.seed} bots {number}"))
    outcome = table.outcome
    assert outcome is not None
    tally.games += 1
    count_outcome(plan, outcome, table.rules.endings, tally)
    tally.number("length", "decisions", table.decisions)
    if plan.game in MEASURES:
        MEASURES[plan.game].count(table, events, tally)


def count_outcome(plan: Plan, outcome: Outcome, endings: Sequence[str], tally: Tally) -> None:
    """What every game has: winners, an ending, points."""
    winners = outcome.winners
    for seat, bot in enumerate(plan.bots):
        tally.share("wins", f"seat {seat} {bot}", hit=seat in winners)
    for label, hit in (("alone", len(winners) == 1), ("shared", len(winners) > 1), ("by-nobody", not winners)):
        tally.share("won", label, hit=hit)
    for ending in endings:
        tally.share("endings", ending, hit=ending == outcome.ending)
    for seat, points in enumerate(outcome.scores):
        tally.number("points", f"seat {seat} {plan.bots[seat]}", points)
    for seat in winners:
        tally.number("points", "winners", outcome.scores[seat])


# Processes: worker k plays the batches k, k + jobs, k + 2 jobs ... and sends each as a line of JSON


@contextmanager
def workers(plan: Plan, games: int, jobs: int) -> Iterator[list[Connection]]:
    """The ends at which the workers' batches arrive; on leaving, whatever still runs is stopped."""
    context = get_context("spawn")
    pipes = [context.Pipe(duplex=False) for _ in range(jobs)]
    text = json.dumps(asdict(plan))
    processes = [context.Process(target=work, args=(text, games, k, jobs, pipes[k][1]), daemon=True) for k in range(jobs)]
    with uninterrupted():
        for process in processes:
            process.start()
    for _, sender in pipes:
        sender.close()
    try:
        yield [receiver for receiver, _ in pipes]
    finally:
        for process in processes:
            process.terminate()
            process.join()


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Processes started here ignore Ctrl-C: whoever started them stops them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def work(text: str, games: int, first: int, jobs: int, results: Connection) -> None:
    """A worker's life."""
    plan = Plan(**json.loads(text))
    with closing(results):
        for batch in range(first, (games + BATCH - 1) // BATCH, jobs):
            try:
                results.send_bytes(json.dumps(play_batch(plan, games, batch).dump()).encode())
            except BrokenPipeError:
                return  # nobody counts any more


def receive(results: Connection) -> Tally:
    try:
        return load_tally(json.loads(results.recv_bytes()))
    except EOFError:
        raise WorkerDied("worker-died", "a simulating process ended before its games did") from None
