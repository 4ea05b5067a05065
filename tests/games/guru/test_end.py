"""Turns, rounds and how a game of Guru ends."""

from __future__ import annotations

import pytest

from paravent import Outcome
from paravent.games.guru.cards import PREACHERS
from paravent.games.guru.events import Accused, Discarded, Ended, LastRound, LastTurn, Preached, TurnBegan, Unmasked, Vanished
from paravent.games.guru.state import ACT, PENANCE, Vanishing
from tests.games.guru.positions import JOHN, JULIA, card, cards, kinds, look, position, preacher, preachers, truth
from tests.games.playing import play

FEW = ["tom geimer! (gunther) | 9 | | (gunther)", "panthero bigmama! hungryogi | 9"]  # three active, two gurus


def test_a_turn_is_three_actions_and_goes_clockwise() -> None:
    """Any mix, repeats allowed; after the last seat comes seat 0."""
    table = position(JULIA, JOHN, "oronsho barks flurry", phase=ACT[2][3], first=2)

    play(table, "2 preach 0", "2 preach 0")
    assert table.owed() == [2]
    assert play(table, "2 preach 0")[-1] == TurnBegan(0, round=1)
    assert (table.owed(), table.state.phase) == ([0], ACT[0][3])


def test_a_new_round_begins_with_the_first_guru() -> None:
    """G-12 A round is one turn of every guru, from the first player on."""
    table = position(JULIA, JOHN, "oronsho barks flurry", phase=ACT[0][1], first=1)

    assert play(table, "0 preach 0")[-1] == TurnBegan(1, round=2)


def test_seat_zero_does_not_begin_a_round_unless_it_was_first() -> None:
    """G-12 Rounds count from the first player, not from seat 0."""
    table = position(JULIA, JOHN, "oronsho barks flurry", phase=ACT[2][1], first=1)

    assert play(table, "2 preach 0")[-1] == TurnBegan(0, round=1)


def test_the_game_ends_after_the_last_round() -> None:
    """G-12 `max_rounds`: when the round is over it is scored."""
    table = position(JULIA, JOHN, phase=ACT[1][1], round=4, max_rounds=4)

    assert play(table, "1 preach 0")[-1] == Ended("rounds", winners=(0, 1))
    assert table.over
    assert table.outcome == Outcome((12, 12), (0, 1), "rounds")


def test_the_round_before_the_last_is_not_the_end() -> None:
    """G-12 Not one round earlier."""
    table = position(JULIA, JOHN, phase=ACT[1][1], round=3, max_rounds=4)

    assert play(table, "1 preach 0")[-1] == TurnBegan(0, round=4)


def test_few_active_preachers_make_the_turn_the_last() -> None:
    """G-6 As many active preachers as gurus: the turn goes on, then the game ends."""
    table = position(*FEW)

    assert play(table, "0 vanish tom") == [Vanished(0, preacher("tom")), LastTurn(0)]
    assert truth(table).last_turn and table.state.phase == ACT[0][2]
    play(table, "0 preach 0")
    assert play(table, "0 preach 0")[-1] == Ended("preachers", winners=(1,))
    assert table.over and table.owed() == []


def test_when_the_third_action_triggers_the_end_the_game_ends_at_once() -> None:
    """G-6 Nothing is left to finish."""
    table = position(*FEW, phase=ACT[0][1])

    events = play(table, "0 vanish tom")

    assert events[:2] == [Vanished(0, preacher("tom")), LastTurn(0)]
    assert events[-1] == Ended("preachers", winners=(1,))


def test_an_exposure_triggers_the_end_too() -> None:
    """G-6 Exposed preachers are not active either."""
    table = position("tom geimer! (gunther) | 9 | g-m-m b-h-s p-p-l | (gunther)", FEW[1])

    assert play(table, "0 accuse 1 panthero") == [Accused(0, 1, preacher("panthero"), true=True, bounty=0), LastTurn(0)]


def test_in_the_last_turn_one_may_go_on_exposing_and_vanishing() -> None:
    """G-6 Fewer active preachers than gurus; the end is announced once."""
    table = position("tom geimer! (gunther) | 9 | g-m-m b-h-s p-p-l | (gunther)", FEW[1])

    play(table, "0 accuse 1 panthero")
    assert {"accuse", "vanish"} <= kinds(table)
    assert play(table, "0 accuse 1 hungryogi") == [Accused(0, 1, preacher("hungryogi"), true=True, bounty=0)]
    assert Ended("preachers", winners=(1,)) in play(table, "0 vanish tom")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_many_active_preachers_as_gurus_are_few(players: int) -> None:
    """G-6 The rulebook's table: 2 of 6, 3 of 9, 4 of 12, 5 of 15."""
    lines = [" ".join(f"{one}!" for one in PREACHERS[3 * k : 3 * k + 2]) + f" {PREACHERS[3 * k + 2]}" for k in range(players)]
    one_more = [lines[0].replace("!", "", 1), *lines[1:]]

    assert LastTurn(0) in play(position(*lines), "0 preach 0")
    assert LastTurn(0) not in play(position(*one_more), "0 preach 0")


def test_penance_is_completed_before_the_game_ends() -> None:
    """G-19 The last action of the last turn is a false accusation: first the three discards, then the end."""
    table = position(
        "tom geimer! (gunther) | 9 | g-m-m b-h-s p-p-l v-m-r | (gunther)",
        "panthero! bigmama! hungryogi",
        phase=ACT[0][1],
        last_turn=True,
    )

    play(table, "0 accuse 1 rosiella")
    assert table.state.phase == PENANCE[0][0][3]
    play(table, *[f"0 discard {one}" for one in cards("g-m-m b-h-s")])
    assert not table.over
    events = play(table, "0 discard pink-pales-laughter")
    assert events[0] == Discarded(0, card("p-p-l")) and isinstance(events[-1], Ended)
    assert truth(table).sects[0].stage == cards("v-m-r")


def test_a_round_that_finds_everyone_poor_is_the_last() -> None:
    """G-21 No guru with two millions: nobody can accuse or vanish ever again."""
    table = position(f"{JULIA} | 1+9", f"{JOHN} | 1+9", phase=ACT[1][1], round=5)

    assert play(table, "1 preach 0")[1:] == [TurnBegan(0, round=6), LastRound(6)]
    assert truth(table).last_round
    play(table, "0 preach 0", "0 preach 0")
    assert play(table, "0 preach 0")[1:] == [TurnBegan(1, round=6)]
    play(table, "1 preach 0", "1 preach 0")
    assert play(table, "1 preach 0")[-1] == Ended("poverty", winners=(0, 1))


@pytest.mark.parametrize(("julia", "john"), [(2, 0), (0, 2)])
def test_one_guru_with_two_millions_keeps_the_game_going(julia: int, john: int) -> None:
    """G-21 It needs every guru to be poor."""
    table = position(f"{JULIA} | {julia}+9", f"{JOHN} | {john}+9", phase=ACT[1][1], round=5)

    assert play(table, "1 preach 0")[1:] == [TurnBegan(0, round=6)]


def test_poverty_is_found_when_a_round_begins_not_in_its_midst() -> None:
    """G-21 The check is the round's."""
    table = position(f"{JULIA} | 1", f"{JOHN} | 1", phase=ACT[0][1], round=5)

    assert play(table, "0 preach 0")[1:] == [TurnBegan(1, round=5)]
    assert not truth(table).last_round


def test_a_poor_round_that_is_also_the_capped_one_ends_by_the_cap() -> None:
    """G-12 G-21 Where both come together the cap gives the ending its name."""
    table = position(f"{JULIA} | 1+9", f"{JOHN} | 1+9", phase=ACT[1][1], round=6, last_round=True, max_rounds=6)

    assert play(table, "1 preach 0")[-1] == Ended("rounds", winners=(0, 1))


@pytest.mark.parametrize("end", ["preachers", "rounds", "poverty"])
def test_when_it_is_over_nobody_is_barred(end: str) -> None:
    """G-18 However it ended, and whatever was accused falsely in the last turn."""
    table = position(
        "tom geimer (gunther) | 9 | g-h-s" if end == "preachers" else f"{JULIA} | 1+9 | g-h-s",
        "(panthero) (bigmama) (hungryogi) | 19" if end == "preachers" else f"{JOHN} | 1+9",
        phase=ACT[1][1],
        round=6,
        barred=True,
        last_turn=end == "preachers",
        last_round=end == "poverty",
        max_rounds=6 if end == "rounds" else 30,
    )
    play(table, "1 preach 0")

    assert table.outcome is not None and table.outcome.ending == end
    assert [look(table, seat).barred for seat in (None, 0, 1)] == [False, False, False]


def test_at_the_end_every_sect_lies_open() -> None:
    """G-18 Preachers with their status, centres in order, scores, disqualification, then the winners."""
    table = position(
        "tom geimer! (gunther) | 9 | | g-h-s / (gunther)",
        "panthero bigmama! hungryogi! | 19 | | g-m-m / v-co-r",
        phase=ACT[0][1],
        honour=True,
    )

    events = play(table, "0 preach 0")

    assert isinstance(events[0], Preached)
    centres = [tuple(sect.centre) for sect in truth(table).sects]
    assert centres[0][1] == Vanishing(preacher("gunther"))
    assert events[1:] == [
        LastTurn(0),
        Unmasked(0, preachers("tom"), preachers("geimer"), preachers("gunther"), centres[0], score=11, disqualified=False),
        Unmasked(1, preachers("panthero"), preachers("bigmama", "hungryogi"), (), centres[1], score=19, disqualified=True),
        Ended("preachers", winners=(0,)),
    ]
