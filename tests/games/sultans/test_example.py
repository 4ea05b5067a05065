"""The worked example: ten players, as the rulebook ends its round."""

from __future__ import annotations

from paravent import Table
from paravent.games.sultans.cards import DRIVER, REBELS
from paravent.games.sultans.state import TURN
from tests.games.playing import phase, play
from tests.games.sultans.positions import answer, position, result, seats_now, truth

# Player n is seat n - 1: sultan, slave, assassin, guard, vizier, assassin, slave, slave, dancer, guard.
START = "S s a g v a s s d g"


def until_the_vizier() -> Table:
    """1 `revolt`, 2 `kill 7` with 3 `intervene`, 3 `detain 7`; windows not named: all pass."""
    table = position(START, spare="D", active=1)
    play(table, "1 revolt")
    answer(table)
    play(table, "2 kill 7")
    answer(table, {3: "intervene"})
    play(table, "3 detain 7")
    answer(table)
    return table


def test_the_worked_example() -> None:
    """S-6 S-16 S-20 S-23 The guard beside the sultan is distracted: rebels win 0, 2, 0, 0, 2, 2, 1, 1, 2, 0."""
    table = until_the_vizier()
    play(table, "4 force 8 for rebels")
    assert phase(table) == TURN[5]

    play(table, "5 kill 0")
    assert table.owed() == [6]
    assert seats_now(table) == "S s^ a+ g^ v^ a^ s s! d^* g"
    assert truth(table).spare is DRIVER

    events = table.play(6, "pass")
    assert result(events) == (REBELS, "assassination", (0, 2, 0, 0, 2, 2, 1, 1, 2, 0))
    assert truth(table).points == [0, 2, 0, 0, 2, 2, 1, 1, 2, 0]


def test_the_next_round_starts_with_player_seven() -> None:
    """S-27 Left of player 6, who was active."""
    table = until_the_vizier()
    play(table, "4 force 8 for rebels", "5 kill 0", "6 pass")

    assert (phase(table), truth(table).first) == (TURN[6], 6)


def test_had_the_vizier_been_hidden() -> None:
    """S-23 With `look 0` instead he scores 1 next to player 6: 0, 2, 0, 0, 1, 2, 1, 1, 0, 0; and player 10 is asked."""
    table = until_the_vizier()
    play(table, "4 look 0", "5 kill 0")
    assert table.owed() == [4, 6, 9]

    assert result(answer(table)) == (REBELS, "assassination", (0, 2, 0, 0, 1, 2, 1, 1, 0, 0))
