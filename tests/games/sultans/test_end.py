"""When a game ends: after rounds, at points, or when the time is up."""

from __future__ import annotations

import pytest

import paravent
from paravent import BadRecord, Event, IllegalMove, Json, NotAsked, Outcome, Table
from paravent.games.sultans.events import Ended, RoundBegan, TimeRanOut
from paravent.games.sultans.state import GUARD_WINDOW
from tests.games.playing import phase, play
from tests.games.sultans.positions import look, position, truth

TIMED: dict[str, Json] = {"end": "time"}


def murder(table: Table) -> list[Event]:
    """The assassin at seat 0 kills the sultan at seat 2: the round is over."""
    return play(table, "0 kill 2", "1 pass", "4 pass")


@pytest.mark.parametrize(("round", "over"), [(1, False), (4, False), (5, True)])
def test_a_game_ends_after_its_rounds(round: int, over: bool) -> None:
    """S-25 By default after the fifth, however many points anybody has."""
    table = position("a s S s^ g", round=round, points=[30, 0, 0, 0, 0])
    murder(table)

    assert table.over == over


def test_a_game_for_points_ends_as_soon_as_somebody_has_them() -> None:
    """S-25 After a whole round, whatever its number."""
    table = position("a s S s^ g", round=7, points=[6, 0, 0, 0, 0], options={"end": "points"})
    murder(table)
    assert table.outcome == Outcome((8, 1, 0, 2, 0), (0,), "points")

    table = position("a s S s^ g", round=5, points=[5, 0, 0, 0, 0], options={"end": "points"})
    murder(table)
    assert not table.over


@pytest.mark.parametrize("end", ["points", "time"])
def test_no_game_has_more_than_sixty_rounds(end: str) -> None:
    """S-25 Whatever was agreed."""
    table = position("a s S s^ g", round=60, options={"end": end, "target": 120})
    murder(table)

    assert table.outcome == Outcome((2, 1, 0, 2, 0), (0, 3), "rounds")


def test_the_round_in_which_the_time_is_up_is_the_last() -> None:
    """S-29 It is played to its end; everyone is told."""
    table = position("a s S s^ g", round=3, options=TIMED)
    assert table.play(None, "time-up") == [TimeRanOut()]
    assert not table.over and look(table, None).time_up

    assert murder(table)[-1] == Ended("time", (0, 3))
    assert table.outcome == Outcome((2, 1, 0, 2, 0), (0, 3), "time")


def test_without_the_word_a_timed_game_goes_on() -> None:
    """S-29 The engine has no clock."""
    table = position("a s S s^ g", round=12, options=TIMED)

    assert RoundBegan(13, 1) in murder(table)


def test_time_is_called_once_and_only_at_a_table_that_plays_for_it() -> None:
    """S-29 Nor by a seat."""
    table = position("a s S s^ g", options=TIMED)
    table.play(None, "time-up")
    with pytest.raises(NotAsked, match="the table's keeper may not say time-up now"):
        table.play(None, "time-up")

    for end in ("rounds", "points"):
        table = position("a s S s^ g", options={"end": end})
        with pytest.raises(NotAsked):
            table.play(None, "time-up")
    with pytest.raises(IllegalMove, match="seat 0 may not time-up"):
        position("a s S s^ g", options=TIMED).play(0, "time-up")
    with pytest.raises(IllegalMove, match="the table's keeper: 'rhubarb' is not a move"):
        position("a s S s^ g", options=TIMED).play(None, "rhubarb")


def test_the_word_leaves_sealed_answers_sealed() -> None:
    """S-29 The open question is the same, and who has answered need not answer again."""
    table = position("a s S s^ g", options=TIMED)
    play(table, "0 kill 2", "1 pass")
    table.play(None, "time-up")

    assert (phase(table), table.owed()) == (GUARD_WINDOW[0][2], [4])
    play(table, "4 pass")
    assert table.over


def test_the_word_is_a_line_of_the_record_that_belongs_to_no_seat() -> None:
    """S-29 `* time-up`; the record replays to the same table, and a talk of nobody is no line."""
    table = paravent.new("sultans", 5, 3, TIMED)
    first = table.owed()[0]
    table.play(first, table.legal(first)[0])
    table.play(None, "time-up")
    record = table.record()

    assert "\n* time-up\n\nend: 2 plays, " in record
    assert paravent.verify(record).dump() == table.dump()
    with pytest.raises(BadRecord, match="expected 'SEAT MOVE'"):
        paravent.replay(record.replace("* time-up", "> * time-up"))


def test_a_record_of_the_former_rules_is_refused_by_name() -> None:
    """S-15 S-25 What could be detained and how a game ends has changed, so a record of version 1 means something else."""
    record = paravent.new("sultans", 5, 3).record().replace("version: 2", "version: 1")

    with pytest.raises(BadRecord, match="played by version 1 of sultans; this is version 2"):
        paravent.replay(record)


def test_a_view_says_what_is_played_for() -> None:
    """S-25 S-29 For screens, and so that a sampled world ends when the true one does."""
    view = look(paravent.new("sultans", 5, 3, {"end": "time", "minutes": 30, "hunt_revolts": True}), 0)

    assert (view.end, view.minutes, view.rounds, view.target, view.time_up, view.hunt_revolts) == ("time", 30, 5, 8, False, True)


def test_a_simulation_plays_a_timed_game_to_its_last_round() -> None:
    """S-25 S-29 Nobody says the word there, so sixty rounds are played."""
    table = paravent.new("sultans", 5, 3, {"end": "time", "max_laps": 1}, history=False)
    table.playout(1)

    assert table.outcome is not None and (table.outcome.ending, truth(table).round) == ("rounds", 60)
