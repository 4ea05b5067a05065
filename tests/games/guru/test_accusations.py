"""Accusations: who may make them, what a true and a false one do."""

from __future__ import annotations

import pytest

from paravent import NotAsked
from paravent.games.guru.cards import PREACHERS
from paravent.games.guru.events import Accused, Discarded, Preached, TurnBegan
from paravent.games.guru.state import ACT, PENANCE
from tests.games.guru.positions import JOHN, JULIA, card, cards, kinds, position, preacher, sect_now, truth
from tests.games.playing import legal, phase, play

WITNESSES = "b-h-s o-m-a v-co-r"
STAGE = "orange-melons-asceticism black-hunks-speed violet-cones-relaxation"


@pytest.mark.parametrize(
    ("capital", "stage", "may"),
    [(2, WITNESSES, True), (1, WITNESSES, False), (12, "b-h-s o-m-a", False), (12, WITNESSES + " g-m-m", True)],
)
def test_an_accuser_needs_three_listeners_and_two_millions(capital: int, stage: str, may: bool) -> None:
    """Not fewer listeners, not less capital; the bounty does not help."""
    assert ("accuse" in kinds(position(f"{JULIA} | {capital}+9 | {stage}", JOHN))) is may


def test_one_may_name_any_preacher_but_not_oneself() -> None:
    """G-8 All fifteen, also my own and exposed ones, of every other guru."""
    table = position(JOHN, f"{JULIA} | 12 | {WITNESSES}", "oronsho! barks flurry", phase=ACT[1][3])

    assert [line for line in legal(table, 1) if line.startswith("accuse")] == [
        f"accuse {guru} {one}" for guru in (0, 2) for one in PREACHERS
    ]


def test_a_true_accusation_takes_the_bounty_and_exposes() -> None:
    """All their bounty comes to my capital; the preacher is exposed; I keep my listeners."""
    table = position(f"{JULIA} | 5 | {WITNESSES}", f"{JOHN} | 9+4 | g-m-m")

    assert play(table, "0 accuse 1 bigmama") == [Accused(0, guru=1, preacher=preacher("bigmama"), true=True, bounty=4)]
    assert sect_now(table, 0) == f"gunther geimer tom | 9+0 | {STAGE}"
    assert sect_now(table, 1) == "panthero bigmama! hungryogi | 9+0 | green-melons-money"
    assert phase(table) == ACT[0][2]


def test_a_true_accusation_does_not_bar_the_next() -> None:
    """G-14 I may go on accusing while I am right."""
    table = position(f"{JULIA} | 5 | {WITNESSES}", f"{JOHN} | 9+4", "oronsho barks flurry")

    play(table, "0 accuse 1 bigmama")

    assert play(table, "0 accuse 1 panthero") == [Accused(0, guru=1, preacher=preacher("panthero"), true=True, bounty=0)]
    assert "accuse" in kinds(table)


@pytest.mark.parametrize(
    ("name", "theirs"),
    [
        ("rosiella", "panthero bigmama hungryogi"),
        ("tom", "panthero bigmama hungryogi"),
        ("bigmama", "panthero bigmama! hungryogi"),
        ("bigmama", "panthero (bigmama) hungryogi"),
    ],
)
def test_an_accusation_is_false_unless_the_preacher_is_active_there(name: str, theirs: str) -> None:
    """G-8 Not theirs, even mine, already exposed or vanished: the game answers no."""
    table = position(f"{JULIA} | 5 | {WITNESSES}", f"{theirs} | 9+4", "oronsho barks flurry")

    assert play(table, f"0 accuse 1 {name}")[0] == Accused(0, guru=1, preacher=preacher(name), true=False, bounty=0)


def test_a_guru_without_active_preachers_may_be_accused() -> None:
    """G-14 It is always false."""
    table = position(f"{JULIA} | 5 | {WITNESSES}", "panthero! bigmama! hungryogi!", "oronsho barks flurry")

    assert "accuse 1 hungryogi" in legal(table)
    assert play(table, "0 accuse 1 hungryogi")[0] == Accused(0, guru=1, preacher=preacher("hungryogi"), true=False, bounty=0)


def test_after_a_false_accusation_two_millions_move_at_once() -> None:
    """G-5 One to their capital, one to their bounty, before any penance."""
    table = position(f"{JULIA} | 5+2 | {WITNESSES} g-m-m", f"{JOHN} | 9+4")

    play(table, "0 accuse 1 rosiella")

    assert sect_now(table, 0) == f"gunther geimer tom | 3+2 | green-melons-money {STAGE}"
    assert sect_now(table, 1) == "panthero bigmama hungryogi | 10+5"


def test_exactly_three_listeners_are_discarded_without_a_question() -> None:
    """G-5 G-20 No Penance: they go to the skeptics in card order."""
    table = position(f"{JULIA} | 5 | {WITNESSES}", JOHN, skeptics="p-p-l")

    events = play(table, "0 accuse 1 rosiella")

    assert events[1:] == [Discarded(0, card("o-m-a")), Discarded(0, card("b-h-s")), Discarded(0, card("v-co-r"))]
    assert truth(table).skeptics == cards("p-p-l o-m-a b-h-s v-co-r")
    assert phase(table) == ACT[0][2]


def test_with_more_than_three_listeners_penance_asks_three_times() -> None:
    """G-5 One listener at a time, any of them; it is no action: afterwards the two actions are still there."""
    table = position(f"{JULIA} | 5 | {WITNESSES} g-m-m", f"{JOHN} | 12 | p-p-l")

    play(table, "0 accuse 1 rosiella")
    assert phase(table) == PENANCE[0][2][3]
    assert legal(table) == [f"discard {one}" for one in cards("g-m-m o-m-a b-h-s v-co-r")]

    assert play(table, "0 discard violet-cones-relaxation") == [Discarded(0, card("v-co-r"))]
    assert phase(table) == PENANCE[0][2][2]
    play(table, "0 discard green-melons-money")
    assert legal(table) == ["discard orange-melons-asceticism", "discard black-hunks-speed"]

    play(table, "0 discard black-hunks-speed")
    assert phase(table) == ACT[0][2]
    assert truth(table).skeptics == cards("v-co-r g-m-m b-h-s")
    assert truth(table).sects[0].stage == cards("o-m-a")


def test_penance_is_asked_of_the_accuser_alone() -> None:
    """G-5 Nobody else owes anything."""
    table = position(f"{JULIA} | 5 | {WITNESSES} g-m-m", JOHN)
    play(table, "0 accuse 1 rosiella")

    assert table.owed() == [0]
    with pytest.raises(NotAsked, match=r"^seat 1 may not preach 0: Penance\(seat=0, left=2, owed=3\) asks 0$"):
        table.play(1, "preach 0")


def test_a_false_accuser_may_not_accuse_again_this_turn() -> None:
    """After penance every other action is open, but no accusation, however many listeners are left."""
    table = position(f"{JULIA} | 9 | {WITNESSES} g-m-m g-m-s g-p-m", f"{JOHN} | 12 | p-p-l")

    play(table, "0 accuse 1 rosiella", *[f"0 discard {one}" for one in cards(WITNESSES)])

    assert len(truth(table).sects[0].stage) == 3
    assert kinds(table) == {"preach", "banish", "recruit", "convert", "vanish"}


def test_the_bar_is_lifted_when_the_turn_ends() -> None:
    """The next guru may accuse, and so may I in my next turn."""
    table = position(f"{JULIA} | 9 | {WITNESSES}", f"{JOHN} | 12 | p-p-l p-p-s p-p-a", phase=ACT[0][1])

    events = play(table, "0 accuse 1 rosiella")

    assert events[-1] == TurnBegan(1, round=1)
    assert not truth(table).barred
    assert "accuse" in kinds(table, 1)


def test_penance_after_the_last_action_comes_before_the_next_turn() -> None:
    """G-19 The turn ends when all three are discarded."""
    table = position(f"{JULIA} | 9 | {WITNESSES} g-m-m", JOHN, phase=ACT[0][1])

    play(table, "0 accuse 1 rosiella")
    assert phase(table) == PENANCE[0][0][3]

    events = play(table, *[f"0 discard {one}" for one in cards(WITNESSES)])
    assert events == [Discarded(0, card("v-co-r")), TurnBegan(1, round=1)]
    assert phase(table) == ACT[1][3]


def test_john_accuses_julia_of_rosiella() -> None:
    """Worked example 2: a third listener, a false accusation (12 → 10; 12 → 13, bounty 0 → 1), and a new listener."""
    table = position(f"{JOHN} | 12 | b-m-a p-h-s", JULIA, piles="* | v-co-r v-ch-l | * | *")

    play(table, "0 preach 1", "0 accuse 1 rosiella")

    assert sect_now(table, 0) == "panthero bigmama hungryogi | 10+0"
    assert sect_now(table, 1) == "gunther geimer tom | 13+1"
    assert truth(table).skeptics == cards("b-m-a p-h-s v-ch-l")
    assert kinds(table) == {"preach", "vanish"}
    assert play(table, "0 preach 1")[0] == Preached(0, 1, card("v-co-r"), under=None)
