"""S-13 The sultan's free reveal: a standing option, never asked for, in every phase."""

from __future__ import annotations

import pytest

import paravent
from paravent import Chance, NotAsked, Phase
from paravent.games.sultans.cards import ASSASSIN, GUARD, SLAVE, SULTAN
from paravent.games.sultans.events import Died, Missed, Revealed, TokenPlaced, TurnBegan
from paravent.games.sultans.state import (
    AVOID_WINDOW,
    DARK,
    FORCED,
    GUARD_WINDOW,
    HUNTING,
    PREDICTION,
    REVOLT_WINDOW,
    TURN,
)
from tests.games.playing import phase, play
from tests.games.sultans.positions import answer, legal, position, seats_now, truth

OPEN: list[tuple[str, str, Phase, str]] = [
    ("the turn of another", "s a g S s", TURN[0], ""),
    ("his own turn", "S a g s s", TURN[0], ""),
    ("a forced action", "v^ a^* s S s g", FORCED[1], "s"),
    ("a hunt", "D^ s^# s S s a g", HUNTING[0], "t"),
    ("a prediction", "t^ s s S s a g", PREDICTION[0], "v"),
    ("a strike at another", "a^ s g S s", GUARD_WINDOW[0][1], ""),
    ("a strike at him", "a^ s g S s", GUARD_WINDOW[0][3], ""),
    ("the detention of another", "g^ s a S s", AVOID_WINDOW[0][1], ""),
    ("a revolt", "s^ s a S g", REVOLT_WINDOW[0], ""),
]


@pytest.mark.parametrize(("name", "text", "open_phase", "spare"), OPEN, ids=[one[0].replace(" ", "-") for one in OPEN])
def test_the_sultan_may_reveal_during(name: str, text: str, open_phase: Phase, spare: str) -> None:
    """S-13 Whenever a decision is pending: the token goes on the active player and the same question is asked afresh."""
    table = position(text, spare=spare, phase=open_phase)
    sultan = truth(table).cards.index(SULTAN)
    assert [k for k in range(table.players) if table.standing(k)] == [sultan]
    asked = table.asked()

    events = table.play(sultan, "reveal")
    assert events == [Revealed(sultan, SULTAN), TokenPlaced(0)]
    assert phase(table) == open_phase
    assert table.asked() == [k for k in asked if k != sultan or open_phase == TURN[0]]
    assert [k for k in range(table.players) if table.standing(k)] == []


def test_not_while_eyes_are_closed() -> None:
    """S-13 While a secret choice is open there is no reveal, for the one who hides either."""
    table = position("s a g S s", phase=DARK[0])
    mine = position("S a g s s", phase=DARK[0])

    assert (table.standing(3), mine.standing(0)) == ([], [])
    with pytest.raises(NotAsked):
        table.play(3, "reveal")


def test_not_for_the_seat_that_is_asked_to_avoid() -> None:
    """S-13 `avoid` is the reveal."""
    table = position("g^ s a S s", phase=AVOID_WINDOW[0][3])

    assert table.standing(3) == []


def test_neither_the_visible_nor_the_dead_nor_another() -> None:
    """S-13 Only the living hidden holder; nobody else is refused differently."""
    assert [position("s a g S^ s").standing(k) for k in range(5)] == [[]] * 5
    table = position("s a g S s")
    for seat in (1, 2, 4):
        with pytest.raises(NotAsked):
            table.play(seat, "reveal")


def test_a_detained_sultan_may_reveal() -> None:
    """S-9 S-13 Detained players have no reactions, except this."""
    table = position("s a g S! s")

    assert table.play(3, "reveal") == [Revealed(3, SULTAN), TokenPlaced(0)]


def test_on_his_own_turn_it_goes_on() -> None:
    """S-13 He reveals, and then executes, looks or hides."""
    table = position("S a^ g s s")
    table.play(0, "reveal")

    assert (seats_now(table), legal(table)) == ("S^o a^ g s s", ["look 2", "look 3", "look 4", "hide", "execute 1"])


def test_sealed_answers_are_given_back() -> None:
    """S-13 Those who had answered are asked again, by the new state."""
    table = position("a^ s g S s", phase=GUARD_WINDOW[0][3])
    table.play(2, "intervene")
    assert table.owed() == [1, 4]

    table.play(3, "reveal")
    assert (table.owed(), table.sealed(2)) == ([1, 2, 4], None)
    assert answer(table)[0] == Died(3, SULTAN)


def test_legal_lines_follow_the_new_state() -> None:
    """S-13 S-15 Nobody can look at the visible sultan or swap with him any more; he may be detained as before."""
    table = position("g s a S s")
    assert {"detain 3", "look 3", "swap 3"} <= set(legal(table))
    table.play(3, "reveal")

    assert {"detain 3", "look 3", "swap 3"} & set(legal(table)) == {"detain 3"}


def test_a_window_left_with_nobody_closes() -> None:
    """S-13 The sultan was the only one asked: the strike falls, the revolt is over."""
    table = position("a^ s^ S g^! s^", phase=GUARD_WINDOW[0][1])
    assert table.owed() == [2]
    assert table.play(2, "reveal")[:3] == [Revealed(2, SULTAN), TokenPlaced(0), Died(1, SLAVE)]

    table = position("s^ a^ S g^ s+", phase=REVOLT_WINDOW[0])
    assert table.play(2, "reveal") == [Revealed(2, SULTAN), TokenPlaced(0), TurnBegan(1)]


def test_a_forced_player_left_without_a_target_has_acted() -> None:
    """S-13 The driver could only have hunted the sultan."""
    table = position("v^ D^* s^# S g^ a^ s+", spare="s", phase=FORCED[1])
    assert legal(table, 1) == ["hunt 3"]

    assert table.play(3, "reveal") == [Revealed(3, SULTAN), TokenPlaced(0), TurnBegan(1)]


def test_after_a_hit_the_driver_is_still_asked() -> None:
    """S-13 S-18 The hunt is open even if nobody is left to hunt."""
    table = position("D^ s^# s+ S s+ a^ g^", spare="t", phase=HUNTING[0])
    table.play(3, "reveal")

    assert legal(table) == ["stop"]


def test_a_reveal_does_not_save_the_struck_sultan() -> None:
    """S-13 The guards are asked afresh; when they pass he dies."""
    table = position("a s S s g")
    play(table, "0 kill 2", "2 reveal")

    assert answer(table)[0] == Died(2, SULTAN)


def test_once_revealed_a_window_asks_him_no_more() -> None:
    """S-13 He sits beside the assassin, hidden: asked; visible: not."""
    table = position("a S s g s")
    play(table, "0 kill 2")
    assert table.owed() == [1, 3, 4]

    table.play(1, "reveal")
    assert table.owed() == [3, 4]
    assert answer(table, {3: "intervene"})[:2] == [Revealed(3, GUARD), Died(0, ASSASSIN)]


def test_a_hunt_that_named_him_missed_before_he_could_speak() -> None:
    """S-13 Between two decisions, never within one."""
    table = position("D s s S s a g", spare="t")

    assert Missed(0, 3) in play(table, "0 hunt 3")


def test_nobody_is_ever_prompted_for_it() -> None:
    """S-13 Never asked, so it leaks nothing: no legal list has it, in hundreds of games."""
    for seed in range(60):
        table, chance = paravent.new("sultans", 5 + seed % 11, seed, {"rounds": 1}, history=False), Chance(seed)
        while not table.over:
            for seat in table.owed():
                assert "reveal" not in legal(table, seat)
                table.play(seat, chance.choice(table.legal(seat)))
