"""Tables go to other processes, and are copied as everything in Python is."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

import paravent
from paravent.core.chance import Chance


def half_way(game: str, *, history: bool) -> paravent.Table:
    """Some random play, which may end in the middle of a sealed question."""
    players = min(paravent.games()[game].players)
    table, chance = paravent.new(game, players, 5, history=history), Chance(5)
    for _ in range(31):
        if not table.over:
            seat = table.owed()[0]
            table.play(seat, chance.choice(table.legal(seat)))
    return table


@pytest.mark.parametrize("game", sorted(paravent.games()))
@pytest.mark.parametrize("history", [True, False])
@pytest.mark.parametrize(
    "copied", [lambda table: pickle.loads(pickle.dumps(table)), copy.copy, copy.deepcopy], ids=["pickle", "copy", "deepcopy"]
)
def test_a_copy_is_equal_and_independent(game: str, history: bool, copied: Callable[[paravent.Table], paravent.Table]) -> None:
    """With its record, if it had one, and with the answers that are still sealed."""
    table = half_way(game, history=history)
    before, twin = table.dump(), copied(table)
    assert twin.dump() == before and twin.remembers == history
    assert not history or (twin.record(), len(twin.history(0))) == (table.record(), len(table.history(0)))
    twin.playout(1)
    assert table.dump() == before


def test_a_loaded_table_pickles_too() -> None:
    """It has no record to be replayed from."""
    table = paravent.load(half_way("guru", history=True).dump())
    twin = pickle.loads(pickle.dumps(table))
    assert (twin.dump(), twin.remembers) == (table.dump(), True)
