"""A game for a time at the terminal."""

from __future__ import annotations

from collections.abc import Callable

import paravent
from paravent import Json, Table
from paravent.cli.match import Match
from paravent.cli.seating import Seating
from paravent.cli.terminal import Terminal, new_console
from paravent.texts import Catalogue


def watched(options: dict[str, Json], now: Callable[[], float]) -> Table:
    """Five bots play to the end before this clock."""
    table = paravent.new("sultans", 5, 3, options)
    text = Catalogue("sultans", "en")
    Match(table, Seating(table, 0, [], text), Terminal(new_console(no_color=True), shared=False), text, now=now).play()
    return table


class Clock:
    """Every look at it takes a second."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        self.seconds += 1
        return self.seconds


def test_the_terminal_says_when_time_is_up() -> None:
    """S-29 Between two decisions, once; the round then being played is the last."""
    table = watched({"end": "time", "minutes": 10, "max_laps": 3}, Clock())

    assert table.outcome is not None and table.outcome.ending == "time"
    assert table.record().count("\n* time-up\n") == 1


def test_without_a_time_nobody_looks_at_the_clock() -> None:
    """S-25 By default the rounds are counted."""
    clock = Clock()
    table = watched({"rounds": 1}, clock)

    assert table.outcome is not None and (table.outcome.ending, clock.seconds) == ("rounds", 0)
