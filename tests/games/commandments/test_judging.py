"""Who marks what: the game, or the High Priestess."""

from __future__ import annotations

import pytest

import paravent
from paravent import Json
from paravent.games.commandments.contract import COUNTED, FREE
from paravent.games.commandments.events import Judged
from paravent.games.commandments.state import JUDGE, PERFORM
from tests.games.commandments.positions import EXAMPLE_4, legal, look, perform, phase, position

PRIESTESS: dict[str, Json] = {"judge": "priestess"}
WITH_FREE: dict[str, Json] = {"blanks": [FREE]}


def test_the_game_judges_by_itself() -> None:
    """C-12 C-19 `auto` with decidable cards only, blank ones too: she is never asked."""
    table = position(options={"blanks": [COUNTED]})
    perform(table, "take white C; put T0")

    assert phase(table) == PERFORM[2]


def test_she_judges_actions_and_the_game_artefacts() -> None:
    """C-12 Only lines that agree with the game on its own cards; she may depart from the suggestion on hers."""
    table = position(options=PRIESTESS)
    perform(table, "take white C; put T0")

    assert (phase(table), table.owed()) == (JUDGE, [0])
    assert legal(table, 0) == ["mark to-triangle move-white", "mark dancer to-triangle move-white"]


def test_nothing_to_mark() -> None:
    """C-12 `mark none` is a line of its own."""
    table = position(options=PRIESTESS)
    perform(table, "gesture clap; take black O; put O")

    assert legal(table, 0) == ["mark none", "mark dancer"]
    assert perform(table, "mark none")[0] == Judged(0, 1, "no-karma", 0, (), 1, open=True)


def test_a_card_that_she_marks_gives_its_karma() -> None:
    """C-12 Against the game's suggestion: the dancer is worth three although nobody danced, and nothing although they did."""
    table = position(options=PRIESTESS)
    perform(table, "take black O; put O")
    assert perform(table, "mark dancer")[0] == Judged(0, 1, "karma", 3, ("first",), 0, open=True)

    perform(table, "gesture dance; take black O; put O")
    assert perform(table, "mark none")[0] == Judged(0, 2, "no-karma", 0, (), 1, open=True)


@pytest.mark.parametrize("line", ["mark to-triangle", "mark dancer", "mark move-white to-triangle", "mark none"])
def test_she_cannot_overrule_the_game(line: str) -> None:
    """C-12 Artefact cards are the game's, and the marks stand in the order of the places."""
    table = position(options=PRIESTESS)
    perform(table, "take white C; put T0")

    with pytest.raises(paravent.IllegalMove):
        table.play(0, line)


def test_only_she_sees_the_suggestion() -> None:
    """C-12 The game's opinion of her cards would tell what they are."""
    table = position(options=PRIESTESS)
    perform(table, "gesture dance; take white C; put T0")
    mine = look(table, 0).secrets

    assert mine is not None and mine.suggestion == ("dancer", "to-triangle", "move-white")
    assert [look(table, seat).secrets for seat in (1, 2, None)] == [None, None, None]


def test_free_text_is_always_hers() -> None:
    """C-12 Suggested unmarked, in `auto` too; the other action cards there are the game's."""
    table = position("blank-1 dancer / to-triangle", options=WITH_FREE)
    perform(table, "gesture dance; take white C; put C")

    assert legal(table, 0) == ["mark dancer", "mark blank-1 dancer"]
    mine = look(table, 0).secrets
    assert mine is not None and mine.suggestion == ("dancer",)
    assert perform(table, "mark blank-1 dancer")[0] == Judged(0, 1, "karma", 7, ("first", "second"), 0, open=True)


def test_a_free_text_taboo_costs_its_karma() -> None:
    """C-8 C-12 Three less four is bad karma."""
    table = position("dancer to-triangle / blank-1", options=WITH_FREE)
    perform(table, "take black O; put T0")

    assert perform(table, "mark to-triangle blank-1")[0] == Judged(0, 1, "bad-karma", 0, ("second", "taboo"), 1, open=True)


def test_being_asked_tells_nothing() -> None:
    """C-19 With free text anywhere at the table she is asked after every put, even with one line to choose."""
    table = position(EXAMPLE_4, options=WITH_FREE)
    perform(table, "take white C; put T0")

    assert phase(table) == JUDGE
    assert legal(table, 0) == ["mark to-triangle move-white"]


def test_a_forfeit_is_not_judged() -> None:
    """C-11 C-19 Judge follows a put, not a forfeit."""
    table = position(options=PRIESTESS)
    perform(table, "forfeit")

    assert phase(table) == PERFORM[2]


def test_others_are_told_the_verdict_without_cards() -> None:
    """C-6 C-12 Whatever she marked, others hear of places and karma, never of ids."""
    table = position(options=PRIESTESS)
    perform(table, "take black O; put T0")
    (judged, *_) = perform(table, "mark dancer to-triangle")

    assert judged.seen_by(1) == judged.seen_by(0) == Judged(0, 1, "karma", 6, ("first", "second"), 0, open=True)
