"""A tournament: every bot sits on every seat equally often, and each game moves the ratings of bots and of seats.

Where every round deals roles, each round moves the ratings of the roles as well.

Game number n is dealt and played from the seed and n alone, and games are rated in their order: the table is the same for any
number of processes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations
from typing import Final, final

from openskill.models import BradleyTerryFull, BradleyTerryFullRating

import paravent
from paravent.bots.play import play_out
from paravent.company import bot_called
from paravent.core.chance import Chance
from paravent.core.errors import BadSetup
from paravent.core.rules import Json, Outcome, Seat
from paravent.lab.measure import Cast, measure_of
from paravent.lab.workers import Where, in_order

SURE: Final = 1.96  # standard deviations of a 95 % interval


@final
@dataclass(frozen=True)
class Contest:
    """Who meets at what."""

    game: str
    players: int
    bots: Sequence[str]
    seed: int | str
    options: dict[str, Json]

    def check(self) -> None:
        """Refuse at once what cannot be played; raises a ParaventError."""
        table = paravent.new(self.game, self.players, 0, self.options)
        table.rules.check_bots(table.options)
        if len(self.bots) < 2 or len(set(self.bots)) < len(self.bots):
            raise BadSetup("bad-contest", "a tournament needs at least two different bots")
        for bot in self.bots:
            bot_called(bot, self.game)

    def lineup(self, number: int) -> list[str]:
        """The bots by seat: one after the other around the table, one seat further every game."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.players)]


@final
@dataclass(frozen=True)
class Result:
    """A game's points and winners, and its rounds by roles, if it has any."""

    scores: Sequence[int]
    winners: Sequence[Seat]
    casts: Sequence[Cast] = field(default_factory=list)


def play_contest(contest: Contest, games: int, where: Where) -> Iterator[Result]:
    """The results of the games, in their order."""
    for line in in_order(work, json.dumps(asdict(contest)), games, where):
        yield read_result(line)


def work(text: str, number: int) -> str:
    """One game, perhaps in another process."""
    return json.dumps(asdict(play_one(Contest(**json.loads(text)), number)))


def read_result(line: str) -> Result:
    data = json.loads(line)
    return Result(data["scores"], data["winners"], [Cast(**cast) for cast in data["casts"]])


def play_one(contest: Contest, number: int) -> Result:
    table = paravent.new(contest.game, contest.players, f"{contest.seed} game {number}", contest.options)
    bots = [bot_called(name, contest.game) for name in contest.lineup(number)]
    events = play_out(table, bots, Chance(f"{contest.seed} bots {number}"))
    outcome: Outcome | None = table.outcome
    assert outcome is not None
    return Result(list(outcome.scores), list(outcome.winners), measure_of(contest.game).casts(events))


@final
class Standing:
    """One bot's, seat's or role's rating, games (a role's: rounds), wins (a shared one counts in part) and points."""

    def __init__(self, rating: BradleyTerryFullRating) -> None:
        self.rating = rating
        self.games: int = 0
        self.wins: float = 0.0
        self.points: int = 0

    @property
    def skill(self) -> float:
        return self.rating.mu

    @property
    def margin(self) -> float:
        """Half of the 95 % interval of the skill."""
        return SURE * self.rating.sigma

    def move(self, before: BradleyTerryFullRating, after: BradleyTerryFullRating) -> None:
        """By as much as this result alone moves the rating."""
        mu, sigma = self.rating.mu + after.mu - before.mu, self.rating.sigma * after.sigma / before.sigma
        self.rating = BradleyTerryFullRating(mu, sigma, before.name)

    def count(self, *, won: float, points: int) -> None:
        self.games += 1
        self.wins += won
        self.points += points


@final
class Ratings:
    """Ratings after openskill's Bradley-Terry model, in which ties are ties: bots, seats and roles, each among themselves."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.model = BradleyTerryFull(tau=0.0)  # nobody here learns, so what is known of them does not age
        self.bots = {bot: Standing(self.model.rating(name=bot)) for bot in contest.bots}
        self.seats = {seat: Standing(self.model.rating(name=str(seat))) for seat in range(contest.players)}
        self.roles: dict[str, Standing] = {}  # by their first appearance
        self.games = 0

    def add(self, result: Result) -> None:
        """Rate the next game."""
        lineup = self.contest.lineup(self.games)
        self.games += 1
        ranks = ranks_of(result)
        self.rate([self.bots[bot] for bot in lineup], ranks)
        self.rate([self.seats[seat] for seat in range(self.contest.players)], ranks)
        for seat, bot in enumerate(lineup):
            won = 1 / len(result.winners) if seat in result.winners else 0.0
            for standing in (self.bots[bot], self.seats[seat]):
                standing.count(won=won, points=result.scores[seat])
        for cast in result.casts:
            self.add_round(cast)

    def add_round(self, cast: Cast) -> None:
        """A round is won by whoever made most of it."""
        standings = [self.role(name) for name in cast.roles]
        most = max(cast.points)
        self.rate(standings, ranks_of(Result(cast.points, [])))
        for standing, points in zip(standings, cast.points, strict=True):
            standing.count(won=1 / cast.points.count(most) if points == most else 0.0, points=points)

    def role(self, name: str) -> Standing:
        if name not in self.roles:
            self.roles[name] = Standing(self.model.rating(name=name))
        return self.roles[name]

    def rate(self, standings: Sequence[Standing], ranks: Sequence[float]) -> None:
        """Move the ratings by what every two seats say of each other; who sits on both learns nothing from it."""
        before = {standing: standing.rating for standing in standings}
        for (one, rank), (other, rank_of_other) in combinations(zip(standings, ranks, strict=True), 2):
            if one is not other:
                after = self.model.rate([[before[one]], [before[other]]], ranks=[rank, rank_of_other])
                for standing, [rating] in zip((one, other), after, strict=True):
                    standing.move(before[standing], rating)


def ranks_of(result: Result) -> list[float]:
    """Winners first, the others by points; equals share a rank."""
    keys = [(seat not in result.winners, -points) for seat, points in enumerate(result.scores)]
    order = sorted(set(keys))
    return [float(order.index(key)) for key in keys]
