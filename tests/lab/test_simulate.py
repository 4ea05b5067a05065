"""Many games: the same for any number of processes, and counted right."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from multiprocessing import active_children

import pytest

import paravent
from paravent.bots.levels import bot_named
from paravent.bots.play import play_out
from paravent.core.chance import Chance
from paravent.core.errors import BadSetup, ParaventError
from paravent.core.rules import Outcome
from paravent.lab.simulate import BATCH, Plan, bots_for, count_outcome, simulate
from paravent.lab.tally import Tally
from paravent.lab.workers import WorkerDied, receive, workers

PLAN = Plan("guru", ["simple", "random", "random"], 5, {"max_rounds": 6})


def total(batches: Iterable[Tally]) -> Tally:
    sum = Tally()
    for batch in batches:
        sum.add(batch)
    return sum


def test_the_report_is_the_same_for_any_number_of_processes() -> None:
    """The counts, and the order of their rows."""
    alone = total(simulate(PLAN, 25, 1)).dump()

    assert alone["games"] == 25
    for jobs in (2, 3):
        other = total(simulate(PLAN, 25, jobs)).dump()
        assert other == alone
        assert repr(other) == repr(alone)


def test_the_first_games_are_the_same_however_many_follow() -> None:
    """Game n depends on the seed and on n alone."""
    few = total(simulate(PLAN, BATCH, 1)).dump()

    assert next(simulate(PLAN, 10 * BATCH, 1)).dump() == few


def test_another_seed_gives_other_games() -> None:
    """The seed matters."""
    other = Plan(PLAN.game, PLAN.bots, 6, PLAN.options)

    assert total(simulate(PLAN, 10, 1)).dump() != total(simulate(other, 10, 1)).dump()


def test_a_game_is_counted_as_it_ended() -> None:
    """One game, played again by hand, against what the simulation counted of it."""
    table = paravent.new("guru", 3, "5 game 0", PLAN.options)
    play_out(table, [bot_named(name, "guru") for name in PLAN.bots], Chance("5 bots 0"))
    outcome = table.outcome
    assert outcome is not None
    tally = total(simulate(PLAN, 1, 1))

    assert tally.numbers["length"]["decisions"] == {table.decisions: 1}
    assert [row[0] for row in tally.shares["wins"].values()] == [int(seat in outcome.winners) for seat in range(3)]
    assert [list(tally.numbers["points"][f"seat {k} {PLAN.bots[k]}"]) for k in range(3)] == [[score] for score in outcome.scores]


@pytest.mark.parametrize(
    ("winners", "wins", "won"),
    [((1,), [0, 1, 0], [1, 0, 0]), ((0, 2), [1, 0, 1], [0, 1, 0]), ((), [0, 0, 0], [0, 0, 1])],
)
def test_victories_are_alone_shared_or_nobodys(winners: tuple[int, ...], wins: list[int], won: list[int]) -> None:
    """Whoever shares a victory has won; a game may have no winner."""
    tally = Tally()
    count_outcome(PLAN, Outcome((1, 2, 3), winners, "rounds"), ("preachers", "rounds"), tally)

    assert tally.shares == {
        "wins": {"seat 0 simple": [wins[0], 1], "seat 1 random": [wins[1], 1], "seat 2 random": [wins[2], 1]},
        "won": {"alone": [won[0], 1], "shared": [won[1], 1], "by-nobody": [won[2], 1]},
        "endings": {"preachers": [0, 1], "rounds": [1, 1]},
    }


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        (Plan("chess", ["simple"] * 2, 1, {}), "there is no game 'chess'"),
        (Plan("guru", ["simple"] * 9, 1, {}), "guru is for 2 to 5 players, not 9"),
        (Plan("guru", ["simple", "clever"], 1, {}), "there is no bot 'clever'"),
        (Plan("guru", ["simple"] * 2, 1, {"honour": 3}), "option honour of guru must be true or false"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(plan: Plan, sentence: str) -> None:
    """At once, and in one sentence."""
    with pytest.raises(ParaventError, match=sentence):
        plan.check()


def test_one_bot_sits_everywhere_or_each_on_its_seat() -> None:
    """A list of another length fits nowhere."""
    assert bots_for(3, "simple") == ["simple"] * 3
    assert bots_for(2, "simple,random") == ["simple", "random"]
    with pytest.raises(BadSetup, match="2 bots cannot sit on 3 seats"):
        bots_for(3, "simple,random")


def echo(plan: str, number: int) -> str:
    return f"{plan} {number}"


def test_a_process_that_dies_is_missed() -> None:
    """A simulation says so instead of waiting for ever."""
    with workers(echo, "plan", 10**9, 2) as results:
        for child in active_children():
            child.kill()
        with pytest.raises(WorkerDied, match="ended before its games did"):
            list(iter(partial(receive, results[0]), None))

    assert not active_children()


def test_leaving_early_stops_the_processes() -> None:
    """Whoever takes only some batches leaves nothing running."""
    batches = simulate(PLAN, 10**9, 2)
    assert isinstance(next(batches), Tally)
    assert len(active_children()) == 2
    del batches

    assert not active_children()
