"""Counting."""

from __future__ import annotations

import json

from paravent.lab.tally import Tally, load_tally


def counted() -> Tally:
    tally = Tally()
    tally.games = 2
    tally.expect("wins", ["seat 0", "seat 1", "seat 2"])
    tally.share("wins", "seat 1", hit=True)
    tally.share("wins", "seat 1", hit=False)
    tally.share("wins", "seat 0", hit=True)
    tally.number("points", "all", 7)
    tally.number("points", "all", -1)
    tally.number("points", "all", 7)
    return tally


def test_shares_count_hits_and_cases_and_numbers_count_values() -> None:
    """Rows that are expected are there in their order, with or without a case."""
    assert counted().dump() == {
        "games": 2,
        "shares": {"wins": {"seat 0": [1, 1], "seat 1": [1, 2], "seat 2": [0, 0]}},
        "numbers": {"points": {"all": {"-1": 1, "7": 2}}},
    }


def test_a_tally_survives_json() -> None:
    """Between processes goes text."""
    assert load_tally(json.loads(json.dumps(counted().dump()))).dump() == counted().dump()


def test_adding_counts_both_and_leaves_the_other_alone() -> None:
    """A sum of tallies is the tally of all."""
    total, other = Tally(), counted()
    total.add(other)
    total.add(other)

    assert total.dump() == {
        "games": 4,
        "shares": {"wins": {"seat 0": [2, 2], "seat 1": [2, 4], "seat 2": [0, 0]}},
        "numbers": {"points": {"all": {"-1": 2, "7": 4}}},
    }
    assert other.dump() == counted().dump()
