"""Hints: the best moves and beliefs of a seat, from its knowledge alone."""

from __future__ import annotations

import pytest

from paravent.bots.bot import prompt_for
from paravent.bots.hints import Hint, hint
from paravent.bots.searching import Budget
from paravent.bots.simple import SIMPLE
from paravent.core.chance import Chance
from paravent.core.rules import State
from paravent.core.table import Table
from tests.bots.test_search import midway

FEW = Budget(iterations=24, seconds=60.0, worlds=12)


def hinted(table: Table, state: State) -> Hint:
    seat = table.owed()[0]
    view = table.rules.view(state, seat)
    return hint(table.rules.name, view, prompt_for(table, seat), table.history(seat), Chance(1), FEW)


@pytest.mark.parametrize("game", sorted(SIMPLE))
def test_a_hint_names_legal_moves_and_weighs_others(game: str) -> None:
    """At most three moves, all legal; beliefs are about others, and probabilities."""
    table = midway(game, 8)
    given = hinted(table, table.state)

    assert 1 <= len(given.best) <= 3
    assert all(advice.move in table.legal(table.owed()[0]) for advice in given.best)
    assert all(belief.about != table.owed()[0] for belief in given.beliefs)
    assert all(0 < likely <= 1.000001 for belief in given.beliefs for _, likely in belief.likely)


@pytest.mark.parametrize("game", sorted(SIMPLE))
def test_a_hint_is_the_same_in_every_world_that_looks_alike(game: str) -> None:
    """It says nothing that the seat could not know."""
    table = midway(game, 9)
    seat = table.owed()[0]
    other = table.rules.sample(table.view(seat), table.history(seat), Chance(4))

    assert hinted(table, table.state) == hinted(table, other)
