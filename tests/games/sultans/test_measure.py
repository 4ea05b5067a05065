"""What a simulation counts of Sultans of Karaya."""

from __future__ import annotations

from paravent.core.rules import Event
from paravent.lab.measure import measure_of
from paravent.lab.tally import Tally
from tests.games.sultans.positions import position


def test_a_round_of_sultans_is_counted() -> None:
    """By side, by way to win, and by character as the cards lay at the end, for this number of players."""
    table = position("a s S s^ g", round=5)
    events: list[Event] = []
    for seat, line in ((0, "kill 2"), (1, "pass"), (4, "pass")):
        events += table.play(seat, line)
    tally = Tally()
    measure_of("sultans").count(table, events, tally)

    assert tally.shares == {
        "rounds-won 5 players": {"loyalists": [0, 1], "rebels": [1, 1]},
        "ways-to-win 5 players": {
            "assassination": [1, 1], "revolt": [0, 1], "token": [0, 1], "elimination": [0, 1], "laps": [0, 1],
        },
        "characters-who-score 5 players": {
            "sultan": [0, 1], "guard": [0, 1], "assassin": [1, 1], "slave": [2, 2],
            "slave-driver": [0, 0], "belly-dancer": [0, 0], "vizier": [0, 0], "fortune-teller": [0, 0],
        },
    }  # fmt: skip
    assert tally.numbers == {
        "length": {"turns": {1: 1}},
        "points-of-a-round 5 players": {"assassin": {2: 1}, "slave": {1: 1, 2: 1}, "sultan": {0: 1}, "guard": {0: 1}},
        "acts": {
            "looks": {0: 1}, "swaps": {0: 1}, "hidings": {0: 1}, "exchanges": {0: 1}, "strikes": {1: 1}, "deaths": {1: 1},
            "detentions": {0: 1}, "revolts": {0: 1},
        },
    }  # fmt: skip
