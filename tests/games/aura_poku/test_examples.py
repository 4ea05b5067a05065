"""The worked examples of the rules page, word for word: three players, seat 0 to move."""

from __future__ import annotations

import pytest

from paravent.games.aura_poku.cards import NODE, SACRIFICES
from paravent.games.aura_poku.events import (
    Accepted,
    Carried,
    Counted,
    Crossed,
    Drew,
    Ended,
    Given,
    Housed,
    PersecutorStepped,
    Ringed,
    Rolled,
    SourcePassed,
    TurnBegan,
    Walked,
)
from paravent.games.aura_poku.state import AFTER, BEFORE, MOVE
from tests.games.aura_poku.positions import START, look, pawns, position, purses, truth
from tests.games.playing import legal, phase, play


def test_e1_a_roll_of_4_jumps_the_obstacle_and_may_stop_at_the_court() -> None:
    """E-1 A-4 A-5 Pawns 0 and 1 go to p6; pawn 2 to c1l or a1l, stopping early, or to p8."""
    table = position("throne throne p4", START, START, obstacles="p5", die=4)
    play(table, "0 roll")

    assert phase(table) == MOVE[0][4]
    assert legal(table) == ["move 0 to p6", "move 1 to p6", "move 2 to c1l", "move 2 to a1l", "move 2 to p8"]


def test_e1_arriving_at_the_altar_draws_a_card_and_one_may_cross_at_once() -> None:
    """E-1 A-9 A-10 A-19 It draws (1,2); then `done` or `cross`: purse 8, pawn on l1l, persecutor 2 to 3, seat 1's turn."""
    table = position("throne throne p4", START, START, obstacles="p5", die=4, pile="1-2")
    events = play(table, "0 roll", "0 move 2 to a1l")

    assert events == [Walked(0, 2, NODE["p4"], NODE["a1l"]), Drew(0, SACRIFICES["1-2"])]
    assert phase(table) == AFTER[0]
    assert legal(table) == ["done", "cross"]
    assert truth(table).persecutor == 2
    assert play(table, "0 cross") == [
        Crossed(0, NODE["a1l"], (2,), NODE["l1l"], 2), PersecutorStepped(3), TurnBegan(1, 1),
    ]  # fmt: skip
    assert (purses(table), pawns(table, 0), truth(table).persecutor) == ([8, 10, 10], "throne throne l1l", 3)
    assert phase(table) == BEFORE[1]


def test_e2_a_source_is_jumped_and_pays_its_top_coin() -> None:
    """E-2 A-15 Pawn on p11, roll 2: p12, source jumped, p13. Purse 12; the source now holds 4-6-4-2."""
    table = position("p11 throne throne", START, START, die=2)
    play(table, "0 roll")

    assert "move 0 to p13" in legal(table)
    assert play(table, "0 move 0 to p13")[:2] == [Walked(0, 0, NODE["p11"], NODE["p13"]), SourcePassed(0, 0, 1, (2,))]
    assert purses(table) == [12, 10, 10]
    assert truth(table).sources == [[4, 6, 4, 2], [2, 4, 6, 4, 2], [2, 4, 6, 4, 2]]


def test_e3_only_sets_of_offers_that_cover_the_card_can_be_accepted() -> None:
    """E-3 A-12 A-13 `cross` is not offered; after the offers: `accept none`, `accept 1`, `accept 1 2`, not `accept 2`."""
    table = position("a1l p30 p31 | 3 | 2-4", "c1l c1l throne", "c1l throne throne")

    assert legal(table) == ["roll", *[f"demand {gold}" for gold in range(21)], "demand open"]
    play(table, "0 demand 2", "1 offer 2 2", "2 offer 0 1")
    assert legal(table) == ["accept none", "accept 1", "accept 1 2"]
    assert play(table, "0 accept 1") == [
        Accepted(0, (1,)),
        Carried(1, 0, 2, (0, 1), NODE["l1l"]),
        Crossed(0, NODE["a1l"], (0,), NODE["l1l"], 4),
        PersecutorStepped(3),
    ]
    assert [pawns(table, seat) for seat in range(3)] == ["l1l p30 p31", "l1l l1l throne", "c1l throne throne"]
    assert purses(table) == [1, 8, 10]
    assert phase(table) == BEFORE[0]


def test_e4_the_persecutor_may_arrive_by_a_ring() -> None:
    """E-4 A-18 A-19 Three rings, persecutor on 12, roll 1: the coin, no ring left, persecutor on 13, the end, no move."""
    table = position(START, START, START, rings=3, persecutor=12, die=1, bag=[6])
    events = play(table, "0 roll")

    assert events == [
        Rolled(0, 1), Given(0, 6), Ringed(0), PersecutorStepped(13),
        Counted(0, 16, (), 16), Counted(1, 10, (), 10), Counted(2, 10, (), 10), Ended("persecutor", (0,)),
    ]  # fmt: skip
    assert table.over
    assert (truth(table).rings, truth(table).persecutor, pawns(table, 0)) == (0, 13, START)


@pytest.mark.parametrize(("gold", "moves"), [(3, ["move 1 to p11", "stay"]), (2, ["stay"])])
def test_e5_the_last_pawn_may_stay_on_its_altar(gold: int, moves: list[str]) -> None:
    """E-5 A-5 A-8 Two pawns home, the last on a1u, roll 2: with 3 gold `move 1 to p11` or `stay`; with 2 gold only `stay`."""
    table = position(f"village a1u village | {gold} | 1-3", START, START, huts=[0, 0], die=2)
    play(table, "0 roll")

    assert legal(table) == moves


@pytest.mark.parametrize("die", range(1, 7))
def test_e6_the_third_pawn_home_ends_the_game(die: int) -> None:
    """E-6 A-6 A-20 A-24 Any roll: it takes the 16, the game ends: 10+24+18+16 = 68 to 31 and 10."""
    table = position("village p50 village", "village throne throne", START, huts=[0, 1, 0], die=die, empty_bag=True)
    events = play(table, "0 roll", "0 move 1 to village")

    assert events[:2] == [Walked(0, 1, NODE["p50"], NODE["village"]), Housed(0, 1, 16)]
    assert table.outcome is not None
    assert (table.outcome.scores, table.outcome.winners, table.outcome.ending) == ((68, 31, 10), (0,), "three-home")
    assert [player.score for player in look(table, None).players] == [68, 31, 10]
