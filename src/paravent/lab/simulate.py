"""Many games, in one process or several.

Game number n is dealt and played from the seed and n alone, and what is counted are whole numbers that are added in the order of
the games: the result is the same for any number of processes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Final, final

import paravent
from paravent.bots.play import play_out
from paravent.company import bot_called
from paravent.core.chance import Chance
from paravent.core.errors import BadSetup
from paravent.core.rules import Json, Outcome
from paravent.core.table import Table
from paravent.games import find
from paravent.lab.measure import Cast, measure_of
from paravent.lab.tally import Tally, load_tally
from paravent.lab.workers import Where, in_order

BATCH: Final = 10  # games counted together; small, so that progress shows and an interruption loses little


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
            bot_called(bot, self.game)

    def new_table(self, number: int) -> Table:
        table = paravent.new(self.game, len(self.bots), f"{self.seed} game {number}", self.options)
        table.rules.check_bots(table.options)
        return table


def bots_for(players: int, names: str) -> list[str]:
    """One name for all seats, or one for each, joined by commas; raises BadSetup."""
    bots = names.split(",")
    if len(bots) == 1:
        return bots * players
    if len(bots) != players:
        sentence = f"{len(bots)} bots cannot sit on {players} seats: name one for all, or one for each"
        raise BadSetup("bad-bots", sentence, {"bots": str(len(bots)), "players": str(players)})
    return bots


def batch_of(plan: Plan) -> int:
    """How many games are counted together: one alone where a bot thinks for long, so that whoever watches sees something move."""
    return 1 if "hard" in plan.bots else BATCH


def batches_of(games: int, batch: int) -> int:
    return (games + batch - 1) // batch


def simulate(plan: Plan, games: int, where: Where) -> Iterator[Tally]:
    """The games in their order, a batch at a time; batches add up to the same sum wherever they are played."""
    batch = batch_of(plan)
    task = json.dumps({"plan": asdict(plan), "games": games, "batch": batch})
    for text in in_order(play_batch, task, batches_of(games, batch), where):
        yield load_tally(json.loads(text))


def play_batch(text: str, batch: int) -> str:
    """What some games came to, perhaps in another process."""
    task = json.loads(text)
    plan, tally, size = Plan(**task["plan"]), Tally(), task["batch"]
    for number in range(batch * size, min((batch + 1) * size, task["games"])):
        play_one(plan, number, tally)
    return json.dumps(tally.dump())


def play_one(plan: Plan, number: int, tally: Tally) -> None:
    """Play one game and count it."""
    table = plan.new_table(number)
    bots = [bot_called(name, plan.game) for name in plan.bots]
    events = play_out(table, bots, Chance(f"{plan.seed} bots {number}"))
    outcome = table.outcome
    assert outcome is not None
    tally.games += 1
    count_outcome(plan, outcome, table.rules.endings, tally)
    tally.number("length", "decisions", table.decisions)
    measure = measure_of(plan.game)
    for cast in measure.casts(events):
        count_cast(cast, find(plan.game).roles, tally)
    measure.count(table, events, tally)


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


def count_cast(cast: Cast, roles: Sequence[str], tally: Tally) -> None:
    """A round by roles: which of them brought their holder as much as anybody made of it."""
    tally.expect("best-of-a-round", roles)
    for role, points in zip(cast.roles, cast.points, strict=True):
        tally.share("best-of-a-round", role, hit=points == max(cast.points))
