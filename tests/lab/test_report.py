"""What the report makes of the counts."""

from __future__ import annotations

import pytest
from rich.console import Console

from paravent.lab.report import Summary, as_data, render, summary, wilson
from paravent.lab.tally import Tally
from paravent.texts import Catalogue
from tests.lab.test_tally import counted


@pytest.mark.parametrize(
    ("hits", "out_of", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),  # the worked example of Newcombe (1998), table I
        (15, 148, 0.0624, 0.1605),  # the same
        (1, 29, 0.0061, 0.1718),  # the same
    ],
)
def test_intervals_are_wilsons(hits: int, out_of: int, low: float, high: float) -> None:
    """The score interval for a share, as published."""
    assert wilson(hits, out_of) == pytest.approx((low, high), abs=5e-5)


def test_without_cases_a_share_may_be_anything() -> None:
    """No case, no knowledge."""
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("hits", "out_of"), [(0, 1), (0, 7), (0, 10**6), (3, 3), (10**6, 10**6)])
def test_a_bound_that_is_certain_is_exact(hits: int, out_of: int) -> None:
    """No hit: from 0; only hits: up to 1; rounding shows nowhere."""
    low, high = wilson(hits, out_of)
    assert (low == 0.0) if hits == 0 else (high == 1.0)


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ({4: 1}, Summary(1, 4.0, 0.0, 4, 4, 4)),
        ({2: 1, 4: 3, 5: 2, 7: 1, 9: 1}, Summary(8, 5.0, 2.0, 2, 4, 9)),
        ({-3: 1, 3: 1}, Summary(2, 0.0, 3.0, -3, -3, 3)),
        ({1: 1, 2: 1, 9: 1}, Summary(3, 4.0, 12.666666666666666**0.5, 1, 2, 9)),
    ],
)
def test_numbers_are_summed_up(values: dict[int, int], expected: Summary) -> None:
    """Mean, standard deviation, least, (lower) median, most."""
    assert summary(values) == expected


def drawn(tally: Tally, language: str) -> list[str]:
    console = Console(width=80, color_system=None)
    with console.capture() as captured:
        console.print(render(tally, Catalogue("guru", language)))
    return [" ".join(line.split()) for line in captured.get().splitlines() if line.strip()]


def test_the_report_shows_every_row() -> None:
    """Shares with their intervals, then numbers, each under its title."""
    assert drawn(counted(), "en") == [
        "share 95 % interval cases",
        "─" * 70,
        "Wins",
        "seat 0 100.0 % 20.7 % – 100.0 % 1 / 1",
        "seat 1 50.0 % 9.5 % – 90.5 % 1 / 2",
        "seat 2 – 0.0 % – 100.0 % 0 / 0",
        "mean spread least median most",
        "─" * 70,
        "Points",
        "all 4.33 3.77 -1 7 7",
    ]


def test_the_report_speaks_french() -> None:
    """Words that the catalogue has are said in the reader's language; others are shown as they are, hyphens as spaces."""
    tally = Tally()
    tally.share("wins", "seat 3 some-thing", hit=True)
    tally.share("endings", "poverty", hit=True)
    tally.share("endings", "flood", hit=True)

    assert drawn(tally, "fr")[:7] == [
        "part intervalle à 95 % cas",
        "─" * 70,
        "Victoires",
        "place 3 some thing 100,0 % 20,7 % – 100,0 % 1 / 1",
        "Fins de partie",
        "plus personne ne peut payer 100,0 % 20,7 % – 100,0 % 1 / 1",
        "flood 100,0 % 20,7 % – 100,0 % 1 / 1",
    ]


def test_the_data_hold_counts_and_what_is_made_of_them() -> None:
    """For other programs: nothing is rounded, nothing is left out."""
    low, high = wilson(1, 2)
    data = as_data(counted())

    assert data["games"] == 2
    assert data["shares"] == {
        "wins": {
            "seat 0": {"hits": 1, "out_of": 1, "share": 1.0, "low": wilson(1, 1)[0], "high": 1.0},
            "seat 1": {"hits": 1, "out_of": 2, "share": 0.5, "low": low, "high": high},
            "seat 2": {"hits": 0, "out_of": 0, "share": None, "low": 0.0, "high": 1.0},
        }
    }
    numbers = data["numbers"]
    assert isinstance(numbers, dict)
    assert numbers["points"]["all"]["values"] == {"-1": 1, "7": 2}
    assert numbers["points"]["all"]["median"] == 7
