"""What a simulation counts of Aura Poku."""

from __future__ import annotations

from paravent.core.rules import Event
from paravent.lab.measure import measure_of
from paravent.lab.tally import Tally
from tests.games.aura_poku.positions import START, position


def test_a_game_of_aura_poku_is_counted() -> None:
    """Seat 1, who began, carries a pawn of seat 2 for 3 gold and brings the persecutor home with the crossing."""
    table = position(START, "a1l c1l village | 10 | 1-2", "c1l throne throne", persecutor=12, first=1, round=9, huts=[1])
    events: list[Event] = []
    for seat, line in ((0, "roll"), (0, "move 0 to p4")):
        events += table.play(seat, line)
    events += table.play(1, "demand 4") + table.play(2, "offer 3 1") + table.play(1, "accept 2")
    tally = Tally()
    measure_of("aura_poku").count(table, events, tally)

    assert tally.shares == {
        "wins-by-order": {"1": [1, 1], "2": [0, 1], "3": [0, 1]},
        "sacrifices": {"at-a-lower-altar": [1, 1]},
        "negotiations": {"somebody-accepted": [1, 1]},
    }
    assert tally.numbers == {
        "length": {"turns-each": {10: 1}},
        "brought-across": {"of-another": {0: 1, 1: 1}, "of-a-winner": {2: 1}},
        "acts": {
            "sacrifices": {1: 1}, "altars-left": {0: 1}, "gifts": {0: 1}, "walks": {1: 1}, "negotiations": {1: 1},
            "words": {1: 1}, "asks": {0: 1}, "withdrawals": {0: 1}, "coins-left": {0: 1},
        },
        "tolls": {"offered-per-pawn": {30: 1}, "paid-per-pawn": {30: 1}},
        "gold": {"of-another": {10: 1, 7: 1}, "of-a-winner": {11: 1}},
        "huts": {"of-another": {0: 2}, "of-a-winner": {1: 1}, "free-at-the-end": {7: 1}},
    }  # fmt: skip
