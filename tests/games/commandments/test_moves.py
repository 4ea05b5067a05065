"""A novice's move: gestures, sayings, take and put, the verdict, forfeits."""

from __future__ import annotations

import pytest

import paravent
from paravent import NotAsked
from paravent.games.commandments.events import Forfeited, Judged, TurnBegan
from paravent.games.commandments.pieces import AREA
from paravent.games.commandments.state import PERFORM
from tests.games.commandments.positions import (
    legal,
    look,
    perform,
    phase,
    position,
    verdict,
)

HAND = "dancer zoo to-triangle move-white"
NOTHING = "take brown O; put O"
THREE = "take black O; put T0"


def test_a_novice_may_gesture_say_take_or_forfeit() -> None:
    """C-1 C-11 C-18 Before the take: 28 gestures at every other seat, one saying for all, what lies there, and forfeit."""
    lines = legal(position(), 1)

    assert len(lines) == 19 + 9 * 2 + 1 + 3 + 1
    assert lines[-5:] == ['say "om"', "take white C", "take black O", "take brown O", "forfeit"]
    assert [line for line in lines if line.startswith("gesture wink")] == ["gesture wink 0", "gesture wink 2"]
    assert "gesture kiss" not in lines


def test_with_the_artefact_in_hand_a_novice_may_do_more() -> None:
    """C-1 C-3 All 34 gestures, and every area to put it in, standing or lying."""
    table = position()
    perform(table, "take white C")
    lines = legal(table, 1)

    assert len(lines) == 24 + 10 * 2 + 1 + 24 + 1
    assert {"gesture kiss", "gesture tap 2", "put T4 lying", "forfeit"} <= set(lines)


def test_gestures_and_sayings_are_limited() -> None:
    """C-1 At most four, says included; then only the take or the put is left."""
    table = position()
    perform(table, 'gesture dance; gesture dance; say "hello"')
    assert len(legal(table, 1)) == 42
    perform(table, "gesture bow")
    assert legal(table, 1) == ["take white C", "take black O", "take brown O", "forfeit"]
    with pytest.raises(paravent.IllegalMove):
        table.play(1, 'say "one more"')
    perform(table, "take white C")
    assert len(legal(table, 1)) == 25


def test_the_number_of_gestures_is_an_option() -> None:
    """C-1 One to eight."""
    table = position(options={"gestures": 1})
    perform(table, "gesture dance")

    assert legal(table, 1)[0] == "take white C"


def test_anything_allowed_can_be_said() -> None:
    """C-18 A text that `legal` does not list is accepted, told word for word, and kept in the record."""
    table = position()
    table.play(1, 'say "Ô Mère, <b>pardon</b> !"')

    assert str(look(table, None).performance[0]) == 'say "Ô Mère, <b>pardon</b> !"'
    with pytest.raises(paravent.BadNotation):
        table.play(1, 'say "a\u2028b"')


def test_nobody_else_may_perform() -> None:
    """C-16 Only the novice whose turn it is is asked, she and the others are not."""
    table = position()

    assert table.owed() == [1]
    for seat in (0, 2):
        with pytest.raises(NotAsked):
            table.play(seat, "take white C")


def test_a_taken_artefact_is_in_hand_until_it_is_put() -> None:
    """C-2 C-3 It is in no area meanwhile, and may be put down otherwise than it stood."""
    table = position()
    perform(table, "take white C")
    assert look(table, None).board[0].number == 4
    perform(table, "put C lying")
    assert [heap.number for heap in look(table, None).board[:2]] == [4, 1]


def test_nothing_carries_over_to_the_next_move() -> None:
    """C-1 The next novice has all gestures again, and an empty performance."""
    table = position()
    perform(table, "gesture dance; gesture dance; gesture dance; gesture dance; take black O; put O")

    assert phase(table) == PERFORM[2]
    assert look(table, None).performance == ()
    assert len(legal(table, 2)) == 42


def test_a_dance_of_the_move_before_counts_no_more() -> None:
    """C-1 Nothing carries over: only the gestures of this move are judged."""
    table = position()

    assert verdict(table, "gesture dance; take black O; put O") == 3
    assert verdict(table, NOTHING) == "no-karma"


# The verdict


def test_karma_turns_the_fate_cards_back() -> None:
    """C-8 A sum above 0 is announced and noted."""
    table = position(fate=3)
    events = perform(table, THREE)

    assert events[1:] == [Judged(0, 1, "karma", 3, ("second",), 0, open=True), TurnBegan(2, 1)]
    assert look(table, None).gains == (0, 3, 0)


def test_a_balance_is_no_karma_with_markers_shown() -> None:
    """C-8 Commandment and taboo of the same worth: no karma, both marked, one fate card turned."""
    table = position()

    assert perform(table, "take white C; put T0")[1] == Judged(0, 1, "no-karma", 0, ("second", "taboo"), 1, open=True)


def test_the_size_of_bad_karma_is_not_announced() -> None:
    """C-8 Bad karma costs nothing and has no number."""
    table = position()

    assert perform(table, "take white C; put C")[1] == Judged(0, 1, "bad-karma", 0, ("taboo",), 1, open=True)
    assert look(table, None).gains == (0, 0, 0)


def test_a_count_of_nothing_is_not_marked() -> None:
    """C-7 Nothing is left in the starting area: no marker."""
    table = position("dancer left-behind / move-white", "H0: 1 black; C: 5 white; O: 4 black, 5 brown")

    assert perform(table, "take black H0; put O")[1] == Judged(0, 1, "no-karma", 0, (), 1, open=True)


def test_the_starting_area_is_counted_after_the_put() -> None:
    """C-4 An artefact put back where it was is there again."""
    table = position("dancer left-behind / move-white")

    assert verdict(table, NOTHING) == 10


def test_markers_can_be_left_out() -> None:
    """C-6 With `no_markers` only she sees what fired, in the event and in the view, until the ritual is over."""
    table = position(options={"no_markers": True}, fate=2)
    judged = perform(table, "take white C; put T0")[1]

    assert judged.seen_by(0) == Judged(0, 1, "no-karma", 0, ("second", "taboo"), 3, open=False)
    assert judged.seen_by(1) == judged.seen_by(None) == Judged(0, 1, "no-karma", 0, None, 3, open=False)
    assert [look(table, seat).turns[0].verdict.marks for seat in (0, 1, None)] == [("second", "taboo"), None, None]
    perform(table, NOTHING)
    assert [verdict.marks for verdict in look(table, 1).rituals[0].verdicts] == [("second", "taboo"), ()]


# Forfeits


def test_a_forfeit_pays_the_other_novices() -> None:
    """C-11 None for that novice, two for each other novice, none for her; no mark, no fate card."""
    table = position(players=4, fate=3)
    events = perform(table, "gesture dance; take white C; forfeit")

    assert events == [Forfeited(1, AREA["C"]), TurnBegan(2, 1)]
    assert look(table, None).gains == (0, 0, 2, 2)
    assert look(table, None).fate == 3


def test_a_forfeited_artefact_goes_back_as_it_was() -> None:
    """C-11 In its area, lying if it lay."""
    table = position(artefacts="C: 5 white lying; O: 5 black, 5 brown")
    before = look(table, None).board
    perform(table, "take white C lying; forfeit")

    assert look(table, None).board == before


def test_the_consolation_counts_towards_the_best_novice() -> None:
    """C-11 C-22 Nothing but forfeits: each of two novices gets 2 four times, and so does she."""
    table = position()
    perform(table, "; ".join(["forfeit"] * 8))

    assert look(table, None).karma == (8, 8, 8)
