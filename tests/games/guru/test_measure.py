"""What a simulation counts of Guru."""

from __future__ import annotations

from paravent.core.rules import Event
from paravent.games.guru.state import ACT
from paravent.lab.measure import measure_of
from paravent.lab.tally import Tally
from tests.games.guru.positions import JOHN, position


def test_a_game_of_guru_is_counted() -> None:
    """The second guru in order of play converts, accuses truly and ends the game; the first has a member and half a sect."""
    table = position(
        "tom! geimer (gunther) | 12+5 | | g-co-sp / (gunther)",
        f"{JOHN} | 10 | b-h-sp o-m-a b-p-r",
        phase=ACT[1][3],
        first=0,
        round=4,
        max_rounds=4,
    )
    events: list[Event] = []
    for line in ("accuse 0 geimer", "convert", "preach 0"):
        events += table.play(1, line)
    tally = Tally()
    measure_of("guru").count(table, events, tally)
    preachers = tally.shares.pop("wins-by-preacher")

    assert table.over
    assert tally.shares == {
        "wins-by-order": {"1": [0, 1], "2": [1, 1]},
        "accusations": {"true": [1, 1]},
        "gurus": {"disqualified": [0, 2]},
    }
    assert tally.numbers == {
        "length": {"rounds": {4: 1}, "turns": {1: 1}},
        "acts": {"accusations": {1: 1}, "conversions": {1: 1}},
        "money": {"bounty-taken": {5: 1}, "capital": {12: 1, 14: 1}, "from-members": {2: 1, 6: 1}},
        "members": {"per-conversion": {3: 1}},
        "preachers-at-the-end": {"active": {0: 1, 3: 1}, "exposed": {2: 1, 0: 1}, "vanished": {1: 1, 0: 1}},
    }
    assert {name: pair for name, pair in preachers.items() if pair != [0, 0]} == {
        "gunther": [0, 1],
        "panthero": [1, 1],
        "bigmama": [1, 1],
        "geimer": [0, 1],
        "tom": [0, 1],
        "hungryogi": [1, 1],
    }


def test_a_false_accusation_and_a_disqualified_guru_are_counted() -> None:
    """G-10 The share of true accusations, and of gurus who did not keep their honour."""
    table = position(
        f"{JOHN} | 12 | b-h-sp o-m-a b-p-r | g-co-sp", "tom geimer gunther", "oronsho barks flurry", honour=True, max_rounds=1
    )
    events = table.play(0, "accuse 1 rosiella")
    while not table.over:
        for seat in table.owed():
            table.play(seat, "preach 0")
    tally = Tally()
    measure_of("guru").count(table, events, tally)

    assert tally.shares["accusations"] == {"true": [0, 1]}
    assert tally.shares["gurus"] == {"disqualified": [1, 3]}
    assert "bounty-taken" not in tally.numbers["money"]
