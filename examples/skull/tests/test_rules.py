"""Skull, ruling by ruling."""

from __future__ import annotations

from collections import Counter

import pytest
from paravent_skull.cards import FLOWER, SKULL
from paravent_skull.events import BidMade, Challenged, Ended, Laid, Left, Lost, Opened, Passed, RoundBegan, Scored, Turned
from paravent_skull.state import OPEN, Act, Challenge, Farewell, Forfeit, Raise
from positions import legal, position

import paravent


def test_everyone_begins_with_three_flowers_and_a_skull() -> None:
    """K-1 Four discs each, and a first player who is drawn."""
    table = paravent.new("skull", players=4, seed=1)

    assert [tuple(player["hand"]) for player in table.dump()["state"]["players"]] == [("flower", "flower", "flower", "skull")] * 4  # type: ignore[index,call-overload,union-attr]
    assert {paravent.new("skull", players=3, seed=seed).view(None).first for seed in range(20)} == {0, 1, 2}  # type: ignore[attr-defined]


def test_first_discs_are_laid_at_once_and_unseen() -> None:
    """K-2 K-3 Nothing is told before all have laid, and then no face but one's own; the first player acts."""
    table = position("fffs", "fffs", "fffs", phase=OPEN, first=2)

    assert table.play(0, "lay skull") == []
    assert table.play(2, "lay flower") == []
    events = table.play(1, "lay flower")

    assert [event.seen_by(1) for event in events] == [Laid(0, None), Laid(1, FLOWER), Laid(2, None)]
    assert table.state.phase == Act(2)


def test_who_has_no_disc_in_hand_must_bid() -> None:
    """K-3 K-4 From one up to all discs that lie."""
    table = position("-|ffs", "ff|s", "f|f", phase=Act(0))

    assert legal(table, 0) == ["bid 1", "bid 2", "bid 3", "bid 4", "bid 5"]


def test_another_disc_goes_on_top_and_the_turn_passes_on() -> None:
    """K-3 Lay, and the next player who is still in the game acts."""
    table = position("ffs|f", "-|", "ffs|f", phase=Act(0))

    assert table.play(0, "lay skull") == [Laid(0, SKULL)]
    assert table.state.phase == Act(2)


def test_a_bid_of_all_discs_ends_the_bidding() -> None:
    """K-4 K-6 Nothing higher can be bid; the challenger's own discs turn by themselves."""
    table = position("fs|ff", "ffs|f", "ffs|f", phase=Act(0))

    assert table.play(0, "bid 4") == [BidMade(0, 4), Challenged(0, 4), Turned(0, 0, FLOWER), Turned(0, 0, FLOWER)]
    assert legal(table, 0) == ["turn 1", "turn 2"]


def test_bidding_goes_round_until_one_is_left() -> None:
    """K-5 Past those who have passed."""
    table = position("ffs|f", "ffs|f !", "ffs|f", phase=Raise(2), bid=1, bidder=0)

    assert table.play(2, "bid 2") == [BidMade(2, 2)]
    assert table.state.phase == Raise(0)
    assert legal(table, 0) == ["bid 3", "pass"]
    assert table.play(0, "pass")[:2] == [Passed(0), Challenged(2, 2)]
    assert table.state.phase == Challenge(2)


def test_own_discs_are_turned_only_up_to_the_bid() -> None:
    """K-6 K-8 A bid of one turns the top disc alone; a flower is a point."""
    table = position("f|sf", "ffs|f !", "ffs|f", phase=Raise(2), bid=1, bidder=0)

    assert table.play(2, "pass") == [Passed(2), Challenged(0, 1), Turned(0, 0, FLOWER), Scored(0, 1), RoundBegan(0)]


def test_the_first_skull_ends_the_challenge() -> None:
    """K-7 K-9 Another's skull costs a disc; the challenger begins anew."""
    table = position("ffs|F", "ffs|f !", "fff|s !", phase=Challenge(0), bid=2, bidder=0)

    events = table.play(0, "turn 2")

    assert [event.seen_by(1) for event in events] == [Turned(0, 2, SKULL), Lost(0, 2, None), RoundBegan(0)]
    assert table.view(1).players[0].discs == 3  # type: ignore[attr-defined]


def test_a_disc_is_lost_blindly() -> None:
    """K-9 Every disc of hand and mat is as likely to go: of four the skull in a quarter of 300 games, within 4 sigma."""
    lost = Counter(
        str(position("ffs|F", "ffs|f !", "fff|s !", phase=Challenge(0), bid=2, bidder=0, seed=seed).play(0, "turn 2")[1].disc)  # type: ignore[attr-defined]
        for seed in range(300)
    )

    assert 45 <= lost["skull"] <= 105


def test_as_many_flowers_as_bid_are_a_point() -> None:
    """K-8 The second point wins."""
    table = position("ffs|F 1", "ffs|f !", "fff|s !", phase=Challenge(0), bid=2, bidder=0)

    events = table.play(0, "turn 1")

    assert events[1] == Scored(0, 2)
    assert events[-1] == Ended("points", 0)
    assert table.outcome == paravent.Outcome((2, 0, 0), (0,), "points")


def test_ones_own_skull_costs_a_disc_of_ones_choice() -> None:
    """K-10 In secret."""
    table = position("ff|s", "ffs|f !", "fff|s", phase=Raise(2), bid=1, bidder=0)

    table.play(2, "pass")
    assert table.state.phase == Forfeit(0)
    assert legal(table, 0) == ["lose flower", "lose skull"]
    assert [event.seen_by(1) for event in table.play(0, "lose skull")] == [Lost(0, 0, None), RoundBegan(0)]


def test_who_loses_the_last_disc_to_their_own_skull_names_the_first_player() -> None:
    """K-10 Among those still in the game."""
    table = position("-|s", "ffs|f !", "fff|s", phase=Raise(2), bid=1, bidder=0)

    table.play(2, "pass")
    assert table.play(0, "lose skull") == [Lost(0, 0, SKULL), Left(0)]
    assert table.state.phase == Farewell(0)
    assert legal(table, 0) == ["appoint 1", "appoint 2"]
    assert table.play(0, "appoint 2") == [RoundBegan(2)]
    assert table.owed() == [1, 2]


def test_the_skulls_owner_begins_after_throwing_somebody_out() -> None:
    """K-9 The last disc went to another's skull."""
    table = position("-|F", "ffs|f !", "fff|s !", phase=Challenge(0), bid=2, bidder=0)

    assert table.play(0, "turn 2")[-2:] == [Left(0), RoundBegan(2)]


def test_the_last_one_with_a_disc_wins() -> None:
    """K-11 And all discs are shown."""
    table = position("-|F", "-|", "fff|s !", phase=Challenge(0), bid=2, bidder=0)

    events = table.play(0, "turn 2")

    assert events[-1] == Ended("alone", 2)
    assert Opened(2, (FLOWER, FLOWER, FLOWER), (SKULL,)) in events


@pytest.mark.parametrize(("phase", "expected"), [(Raise(0), {"pass"}), (Act(0), {"lay flower", "lay skull"})])
def test_out_of_time(phase: Act | Raise, expected: set[str]) -> None:
    """K-12 Pass where one can, else lay any disc."""
    table = position("fs|f", "ffs|f", "ffs|f", phase=phase, bid=int(isinstance(phase, Raise)), bidder=1)

    assert {str(table.default_move(0, paravent.Chance(seed))) for seed in range(30)} == expected
