"""Hints: the best moves and beliefs of a seat, from its knowledge alone."""

from __future__ import annotations

import pytest

from paravent.bots.bot import prompt_for
from paravent.bots.hints import hint
from paravent.bots.ismcts import Budget
from paravent.bots.parts import why
from paravent.bots.thinker import RECKONED, Advised, Hint
from paravent.core.chance import Chance
from paravent.core.rules import Seat
from paravent.core.table import Table
from paravent.games import found
from paravent.texts import LANGUAGES, Catalogue
from tests.bots.test_search import in_another_world, midway

FEW = Budget(iterations=24, seconds=60.0, worlds=12)
DECISIONS = {"commandments": 42}  # before some verdicts have been heard no card is likely enough to be named


def hinted(table: Table, seat: Seat) -> Hint:
    return hint(table.rules.name, table.view(seat), prompt_for(table, seat), table.history(seat), Chance(1), FEW)


@pytest.mark.parametrize("game", sorted(found()))
def test_a_hint_names_legal_moves_and_weighs_others(game: str) -> None:
    """One to three moves, all legal; there are beliefs, about others, and they are probabilities."""
    table = midway(game, 8, DECISIONS.get(game, 20))
    seat = table.owed()[0]
    given = hinted(table, seat)

    assert 1 <= len(given.best) <= 3
    assert all(advice.move in table.legal(seat) for advice in given.best)
    assert any(belief.likely for belief in given.beliefs)
    assert all(belief.about != seat for belief in given.beliefs)
    assert all(0 < likely <= 1.000001 for belief in given.beliefs for _, likely in belief.likely)


@pytest.mark.parametrize("game", sorted(found()))
def test_a_hint_is_the_same_in_every_world_that_looks_alike(game: str) -> None:
    """At a table where others hold other cards the same is advised and believed: all that a hint is made of is the seat's own."""
    table = midway(game, 9)
    seat = table.owed()[0]

    assert hinted(table, seat) == hinted(in_another_world(table), seat)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(found()))
def test_every_move_that_is_advised_has_its_reason_in_words(game: str, language: str) -> None:
    """Whatever may be done, at many moments of a game: one sentence, made of what the seat knows."""
    text, names, told = Catalogue(game, language), [f"P{seat}" for seat in range(15)], set()
    for seed in range(3, 12):
        table = midway(game, seed)
        seat = table.owed()[0]
        given = hinted(table, seat)
        for move in table.legal(seat):
            reason = why(found()[game])(Advised(seat, table.view(seat), table.history(seat), move, given.beliefs)) or RECKONED
            assert text.has(f"why-{reason.key}"), reason.key
            sentence = text.tell(f"why-{reason.key}", names, **dict(reason.values))
            assert sentence.endswith(".") and "{" not in sentence, sentence
            told.add(reason.key)
    assert told


@pytest.mark.parametrize("game", sorted(found()))
def test_the_words_are_the_same_in_every_world_that_looks_alike(game: str) -> None:
    """Whatever the seat cannot know changes no word of the reasons."""
    for seed in range(3, 9):
        table = midway(game, seed)
        seat = table.owed()[0]
        here, there = hinted(table, seat), hinted(in_another_world(table), seat)

        assert [advice.why for advice in here.best] == [advice.why for advice in there.best]
