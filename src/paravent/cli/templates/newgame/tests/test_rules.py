"""The rules, paragraph by paragraph."""

from __future__ import annotations

from typing import cast

from newgame.cards import FIREFLY, WASP
from newgame.events import Laid, Lost, Opened, RoundBegan, Scored
from newgame.state import NewGameState

import paravent
from paravent import Table


def laid(words: str) -> Table:
    """A table at which everyone has just laid a jar: `firefly wasp` for seats 0 and 1; seat 0 opens."""
    jars = [WASP if word == "wasp" else FIREFLY for word in words.split()]
    table = paravent.new("newgame", players=len(jars), seed=1)
    state = truth(table)
    state.opener = 0
    state.jars = [[jar, FIREFLY, FIREFLY] for jar in jars]
    for seat, jar in enumerate(jars):
        table.play(seat, f"lay {jar}")
    return table


def truth(table: Table) -> NewGameState:
    return cast("NewGameState", table.state)


def test_everyone_gets_three_jars() -> None:
    """N-1 There are as many wasps as players."""
    state = truth(paravent.new("newgame", players=4, seed=3))

    assert [len(jars) for jars in state.jars] == [3, 3, 3, 3]
    assert sum(jars.count(WASP) for jars in state.jars) == 4


def test_nobody_sees_what_another_lays() -> None:
    """N-2 The owner is told, the others see only that a jar is there."""
    table = laid("firefly wasp")

    assert table.history(1)[-1] == Laid(1, WASP)
    assert table.history(0)[-1] == Laid(1, None)
    assert table.history(None)[-1] == Laid(1, None)


def test_a_firefly_is_a_point_for_who_opens_it() -> None:
    """N-4 N-6 Then the next round begins."""
    assert laid("wasp firefly").play(0, "open 1") == [Opened(0, 1, FIREFLY), Scored(0), RoundBegan(2, 1)]


def test_a_wasp_is_a_point_for_its_owner_and_costs_a_jar() -> None:
    """N-5 All of the opener's jars hold fireflies here, so that chance has no choice."""
    table = laid("firefly wasp")

    assert table.play(0, "open 1") == [Opened(0, 1, WASP), Scored(1), Lost(0, FIREFLY), RoundBegan(2, 1)]
    assert truth(table).points == [0, 1]
    assert [len(jars) for jars in truth(table).jars] == [2, 3]


def test_the_game_ends_when_somebody_has_no_jar_left() -> None:
    """N-7 Before the agreed number of rounds."""
    table = laid("firefly wasp")
    truth(table).jars[0] = []
    table.play(0, "open 1")

    assert table.outcome is not None
    assert (table.outcome.ending, table.outcome.winners) == ("empty", (1,))
