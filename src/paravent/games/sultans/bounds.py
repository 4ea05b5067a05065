"""How large what a player sees can be."""

from __future__ import annotations

from math import comb
from typing import Final, cast

from paravent.core.bounds import Bounds, Counts, Exactly, Fields, Whole, Words
from paravent.core.rules import Move, Options
from paravent.games.sultans.course import MOST_ROUNDS, last_round
from paravent.games.sultans.moves import MOST_GAZED_AT, TIME_UP, every_move
from paravent.games.sultans.rules import SULTANS

MOST_POINTS: Final = 2  # of a round


def fields(players: int, options: Options) -> Fields:
    """Two points a round at most, and as many rounds as were agreed."""
    end, laps = cast("str", options["end"]), cast("int", options["max_laps"])
    rounds = last_round(end, cast("int", options["rounds"]))
    return {
        "Gaze.targets": Counts(1),
        "SeatView.face": Words(("hidden", "visible", "dead")),
        "SeatView.points": Whole(0, MOST_POINTS * rounds),
        "SeatView.last_two": Whole(0, rounds),
        "SultansView.seats": Exactly(players),
        "SultansView.barred": Counts(1),
        "SultansView.lap": Whole(0, laps + 1),  # a round ends when the first seat would come up once more
        "SultansView.round": Whole(1, rounds),
        "SultansView.ending": Words(("", *SULTANS.endings)),
        "SultansView.end": Words(("rounds", "points", "time")),
        "SultansView.rounds": Whole(1, MOST_ROUNDS),
        "SultansView.target": Whole(1, MOST_POINTS * MOST_ROUNDS),
        "SultansView.minutes": Whole(10, 240),
        "SultansView.max_laps": Whole(1, 1000),
    }


def choices(players: int, options: Options) -> int:
    """A look at or a swap with each other one, or with the spare; gazes of the fortune teller, or forcings of the vizier."""
    others = players - 1
    return 2 * others + 1 + max(comb(others, min(MOST_GAZED_AT, others)), 2 * others) + 1


def moves() -> list[Move]:
    """Every move of a seat: that time is up is the keeper's word."""
    return [move for move in every_move() if move is not TIME_UP]


BOUNDS: Final = Bounds(fields, choices, moves)
