"""What a simulation counts of Overseers."""

from __future__ import annotations

from paravent.core.rules import Event
from paravent.games.overseers import phases
from paravent.lab.measure import measure_of
from paravent.lab.tally import Tally
from tests.games.overseers.positions import position


def test_a_last_round_of_overseers_is_counted() -> None:
    """Xie denies, is the richest, loses two honesties, and wins all the same; the robbery is Gan's."""
    table = position(
        "xie | h3 / p p", "*gan | ma b t / t ma", "suyin | b ma / b h",
        phase=phases.AccusationTie(1, (0, 1)), round=3, scores=(1, 1, 1), totals=(50, 10, 10), led=(2,), discard="t p h",
    )  # fmt: skip
    events: list[Event] = []
    for seat, line in ((1, "name 0"), (0, "deny"), (0, "lose t0 t1"), (1, "rob 2"), (2, "give b1")):
        events += table.play(seat, line)
    tally = Tally()
    measure_of("overseers").count(table, events, tally)
    characters = tally.shares.pop("wins-by-character")
    rounds = tally.shares.pop("rounds-won-by-character")

    assert table.over
    assert {name: pair for name, pair in characters.items() if pair != [0, 0]} == {"gan": [0, 1], "xie": [1, 1], "suyin": [0, 1]}
    assert {name: pair for name, pair in rounds.items() if pair != [0, 0]} == {"gan": [1, 1], "xie": [0, 1], "suyin": [0, 1]}
    assert tally.shares == {
        "wins-by-leadership": {"never-led": [1, 1], "has-led": [0, 2]},
        "accused": {"denied": [1, 1]},
        "deniers": {"punished": [1, 1], "compensated": [0, 1], "pardoned": [0, 1]},
    }
    assert tally.numbers == {
        "points-of-a-round-by-character": {"xie": {11: 1}, "gan": {16: 1}, "suyin": {11: 1}},
        "acts": {"admissions": {0: 1}, "robberies": {1: 1}},
    }
