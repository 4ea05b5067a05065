"""What a simulation counts of The 3 Commandments."""

from __future__ import annotations

from paravent.core.rules import Event
from paravent.games.commandments.state import Ritual, Verdict
from paravent.lab.measure import measure_of
from paravent.lab.tally import Tally
from tests.games.commandments.positions import position, truth


def test_a_game_is_counted() -> None:
    """Two rituals behind them, the third ends with the fall of its priestess on the first move."""
    table = position(priestess=0, fate=3)
    s = truth(table)
    for priestess in (1, 2):
        done = (Verdict(0, "karma", 4, ("first",)), Verdict(0, "forfeited", 0, ()))
        s.rituals.append(Ritual(priestess, ("zoo", "next-door"), "hermit", "statue", done, (4, 4, 4), fallen=False))
    s.karma = [8, 8, 8]
    events: list[Event] = []
    for line in ("gesture bow", "take brown O", "put O"):
        events += table.play(1, line)
    tally = Tally()
    measure_of("commandments").count(table, events, tally)

    assert table.over
    assert tally.shares == {
        "wins-by-order": {"1": [1, 1], "2": [1, 1], "3": [0, 1]},
        "rituals": {"fallen": [1, 3]},
        "marks": {"first": [2, 5], "second": [0, 5], "taboo": [0, 5]},
        "falls-by-commandment": {"zoo": [0, 2], "next-door": [0, 2], "dancer": [1, 1], "to-triangle": [1, 1]},
    }
    assert tally.numbers == {
        "karma-of-a-ritual": {"priestess": {4: 2, 0: 1}, "novice": {4: 4, 20: 2}},
        "karma-by-round": {"round 1": {4: 2, 0: 1}},
        "length": {"gestures": {1: 1}},
    }
