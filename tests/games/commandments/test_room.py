"""In one room: people really dance and sing, and the High Priestess judges."""

from __future__ import annotations

import pytest

import paravent
from paravent import BadRecord, IllegalMove, Json, Table
from paravent.games.commandments.events import CalledIllegal, Judged, TurnBegan
from paravent.games.commandments.state import FORFEITED, JUDGE, PERFORM
from tests.games.commandments.positions import circle, legal, look, perform, phase, position, truth

ROOM: dict[str, Json] = {"setting": "room"}
CARDS = "dancer statue / to-triangle"


def danced(**options: Json) -> Table:
    """The first novice has moved an artefact to a triangle, and who knows how."""
    table = position(CARDS, options={**ROOM, **options})
    perform(table, "take white C; put T0 lying")
    return table


def test_in_a_room_novices_only_take_and_put() -> None:
    """C-24 What they do besides they really do: no gesture and no saying is asked for on the screen."""
    table = position(CARDS, options=ROOM)
    assert legal(table, 1) == ["take white C", "take black O", "take brown O", "forfeit"]
    for line in ("gesture dance", 'say "om"', 'say "may I?"'):
        with pytest.raises(IllegalMove):
            table.play(1, line)
    perform(table, "take white C")
    assert len(legal(table, 1)) == 24 + 1


def test_in_a_room_the_high_priestess_judges_every_move() -> None:
    """C-12 C-24 Artefact cards are the game's; action cards hers, whatever option `judge` says."""
    for judge in ("auto", "priestess"):
        table = danced(judge=judge)
        assert (phase(table), table.owed()) == (JUDGE, [0])
        assert legal(table, 0) == [
            "mark to-triangle", "mark dancer to-triangle", "mark statue to-triangle", "mark dancer statue to-triangle", "illegal",
        ]  # fmt: skip


def test_in_a_room_nothing_is_suggested_for_action_cards() -> None:
    """C-24 The game has seen nobody dance, nor anybody keep still; out of time, only its own cards are marked."""
    table = danced()
    secrets = look(table, 0).secrets
    assert secrets is not None and secrets.suggestion == ("to-triangle",)
    assert str(table.default_move(0, paravent.Chance(1))) == "mark to-triangle"


def test_a_card_that_she_marks_gives_its_karma() -> None:
    """C-12 C-24 Dancing 3 and keeping still 3, less the triangle's 3."""
    assert danced().play(0, "mark dancer statue to-triangle")[0] == Judged(
        0, 1, "karma", 3, ("first", "second", "taboo"), 0, open=True
    )


def test_she_may_call_a_move_illegal() -> None:
    """C-11 C-24 The artefact goes back as it was, two for each other novice, nothing is marked, no fate card moves."""
    table = danced()
    s = truth(table)
    s.fate = 2
    before = circle("C: 5 white; O: 5 black, 5 brown")
    events = table.play(0, "illegal")

    assert events[0] == CalledIllegal(0, 1, truth(table).turns[0].performance[0].area)  # type: ignore[attr-defined]
    assert events[1:] == [TurnBegan(2, 1)]
    assert (s.board, s.gains, s.fate, phase(table)) == (before, [0, 0, 2], 2, PERFORM[2])
    assert (s.turns[0].verdict.announced, s.turns[0].verdict.marks) == (FORFEITED, ())


def test_an_illegal_move_is_no_previous_move() -> None:
    """C-5 C-24 As a forfeit is none."""
    table = position("dancer other-colour / to-triangle", options=ROOM)
    perform(table, "take white C; put O")
    table.play(0, "illegal")
    perform(table, "take black O; put C")

    assert "mark other-colour" not in legal(table, 0)


def test_on_a_screen_no_move_is_called_illegal() -> None:
    """C-11 C-24 There novices forfeit, and what they tap is always legal."""
    table = position(CARDS, options={"judge": "priestess"})
    perform(table, "take white C; put T0")

    assert "illegal" not in legal(table, 0)


def test_everyone_in_a_room_is_a_person() -> None:
    """C-24 Bots are refused; see the tests of the server and the terminal."""
    rules = paravent.games()["commandments"]
    assert rules.needs_people(rules.check_setup(4, ROOM))
    assert not rules.needs_people(rules.check_setup(4, {}))


def test_a_record_of_the_former_deck_is_refused_by_name() -> None:
    """C-23 Two cards are others now, so a record of version 1 deals something else."""
    record = paravent.new("commandments", 3, 3).record().replace("version: 2", "version: 1")
    with pytest.raises(BadRecord, match="played by version 1 of commandments; this is version 2"):
        paravent.replay(record)
