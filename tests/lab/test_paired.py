"""Paired differences: what two rules owe to the same deal does not count as luck."""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import NormalDist, mean, stdev

import pytest

from paravent.lab.paired import FEWEST, Paired, load_paired, student
from paravent.lab.tally import Tally

ROW = ("number points", "all")


def tally(values: Sequence[int]) -> Tally:
    made = Tally()
    for value in values:
        made.number("points", "all", value)
    return made


def paired(games: Sequence[tuple[Sequence[int], Sequence[int]]]) -> Paired:
    made = Paired()
    for first, second in games:
        made.count(tally(first), tally(second))
    return made


def test_one_case_a_game_gives_the_plain_paired_difference() -> None:
    """The mean of the differences, and Student's interval of their spread."""
    games = [(3, 5), (7, 8), (2, 6), (9, 9), (4, 3), (6, 8)]
    gaps = [second - first for first, second in games]
    found = paired([([first], [second]) for first, second in games]).difference(ROW)

    assert found is not None and found.margin is not None
    assert found.value == pytest.approx(mean(gaps))
    assert found.margin == pytest.approx(student(5) * stdev(gaps) / sqrt(6))


@pytest.mark.parametrize(("freedom", "published"), [(4, 2.776), (9, 2.262), (19, 2.093), (99, 1.984), (10**6, 1.960)])
def test_intervals_are_students(freedom: int, published: float) -> None:
    """As in the tables of the distribution."""
    assert student(freedom) == pytest.approx(published, abs=1e-3)


def test_a_difference_that_is_always_there_is_settled_whatever_the_deals_are_worth() -> None:
    """The deals differ a lot, the rules by one point: on deals of their own that would take very many games."""
    found = paired([([deal], [deal + 1 + deal % 2]) for deal in range(0, 200, 5)]).difference(ROW)

    assert found is not None and found.more == 0
    assert found.worth is not None and found.worth > 1000


def test_cases_of_one_game_are_no_independent_cases() -> None:
    """Each game tells the same thing ten times over: the interval is that of the games, not of the cases."""
    games = [(3, 5), (7, 8), (2, 6), (9, 9), (4, 3), (6, 8)]
    once = paired([([first], [second]) for first, second in games]).difference(ROW)
    often = paired([([first] * 10, [second] * 10) for first, second in games]).difference(ROW)

    assert often == once


def test_ratios_with_uneven_cases_are_covered_as_often_as_promised() -> None:
    """Of 400 made-up comparisons of a share with one to four cases a game, about nineteen in twenty intervals hold the truth."""
    luck, held = Random(5), 0
    for _ in range(400):
        games = [(drawn(luck, 0.3), drawn(luck, 0.5)) for _ in range(60)]
        found = paired(games).difference(ROW)
        assert found is not None and found.margin is not None
        held += abs(found.value - 0.2) <= found.margin

    assert 365 <= held <= 394


def drawn(luck: Random, chance: float) -> list[int]:
    return [int(luck.random() < chance) for _ in range(luck.randint(1, 4))]


def test_so_many_more_games_settle_it_four_times_in_five() -> None:
    """What is promised comes true for a difference of which the size and the spread are known."""
    found = paired([([0], [value]) for value in (-10, 12, -10, 12, 1)]).difference(ROW)
    assert found is not None and found.more is not None
    games, spread = 5 + found.more, stdev((-10, 12, -10, 12, 1))
    power = 1 - NormalDist(found.value, spread / sqrt(games)).cdf(1.96 * spread / sqrt(games))

    assert found.more > 0
    assert power == pytest.approx(0.8, abs=0.005)


def test_what_does_not_differ_is_never_settled() -> None:
    """No difference, no promise; and of too few games nothing is said."""
    same = paired([([value], [value]) for value in range(9)]).difference(ROW)
    few = paired([([1], [2])] * (FEWEST - 1)).difference(ROW)

    assert same is not None and (same.value, same.margin, same.more) == (0, 0, None)
    assert few is not None and (few.margin, few.more) == (None, None)


def test_a_case_that_one_rule_never_has_cannot_be_compared() -> None:
    """Nor a row that nobody counted."""
    only_first = paired([([1], [])] * 9)

    assert only_first.difference(ROW) is None
    assert only_first.difference(("share wins", "seat 0")) is None


def test_sums_survive_json_and_add_up_in_any_parts() -> None:
    """Whole numbers: the same for any number of processes."""
    games = [([first], [first * 2 % 7]) for first in range(12)]
    whole, parts = paired(games), paired(games[:5])
    parts.add(load_paired(json.loads(json.dumps(paired(games[5:]).dump()))))

    assert parts.dump() == whole.dump()
