"""Gifts, rings, the persecutor, and how it ends."""

from __future__ import annotations

import pytest

from paravent import Chance, Phase
from paravent.core.table import seen
from paravent.games.aura_poku.cards import NODE
from paravent.games.aura_poku.events import Counted, Ended, Given, PersecutorStepped, Ringed, Rolled, TurnBegan
from paravent.games.aura_poku.state import AFTER, BEFORE, MOVE, Accept, Offers
from tests.games.aura_poku.positions import START, look, position, purses
from tests.games.playing import legal, phase, play


def test_a_1_brings_a_coin_from_the_bag_and_a_ring() -> None:
    """A-17 A-18 The coin is told to its owner only; then the move."""
    table = position(START, START, START, die=1, bag=[4, 6])
    events = play(table, "0 roll")

    assert events == [Rolled(0, 1), Given(0, 4), Ringed(1)]
    assert seen(events, 1) == seen(events, None) == [Rolled(0, 1), Given(0, None), Ringed(1)]
    assert (purses(table), look(table, 1).bag, phase(table)) == ([14, 10, 10], 42, MOVE[0][1])


def test_an_empty_bag_gives_nothing() -> None:
    """A-17 The ring comes all the same."""
    table = position(START, START, START, die=1, empty_bag=True)

    assert play(table, "0 roll") == [Rolled(0, 1), Ringed(1)]
    assert purses(table) == [10, 10, 10]


@pytest.mark.parametrize(("rings_to_move", "rings"), [(4, 3), (3, 2)])
def test_one_ring_too_many_moves_the_persecutor(rings_to_move: int, rings: int) -> None:
    """A-18 The fourth 1, or by option the third, takes all rings off and moves him one step."""
    table = position(START, START, START, die=1, bag=[1], rings=rings, persecutor=5, rings_to_move=rings_to_move)
    before = position(START, START, START, die=1, bag=[1], rings=rings - 1, persecutor=5, rings_to_move=rings_to_move)

    assert play(table, "0 roll") == [Rolled(0, 1), Given(0, 1), Ringed(0), PersecutorStepped(6)]
    assert play(before, "0 roll") == [Rolled(0, 1), Given(0, 1), Ringed(rings)]
    assert phase(table) == MOVE[0][1]


def test_the_last_hut_ends_the_game() -> None:
    """A-24 Huts full."""
    two = "village village p1"
    table = position(
        "p50 village throne", two, "village village p2", "village village p3", START, huts=[0, 1, 1, 2, 2, 3, 3], phase=MOVE[0][6]
    )
    play(table, "0 move 0 to village")

    assert table.outcome is not None
    assert (table.outcome.ending, table.outcome.scores) == (
        "huts-full",
        (10 + 24 + 8, 10 + 21 + 18, 10 + 16 + 14, 10 + 12 + 10, 10),
    )


def test_three_home_with_the_last_hut_is_three_home() -> None:
    """A-24 The reason told is the player's."""
    two = ["village village p1", "village village p2", "village throne throne"]
    table = position("p50 village village", *two, huts=[0, 0, 1, 1, 2, 2, 3], phase=MOVE[0][6])

    assert play(table, "0 move 0 to village")[-1] == Ended("three-home", (0,))


def test_after_the_last_round_the_game_is_scored() -> None:
    """A-22 The round ends before the first player's turn; with a round to go the game goes on."""
    last = position(START, START, START, phase=MOVE[1][2], first=2, round=9, max_rounds=9)
    more = position(START, START, START, phase=MOVE[1][2], first=2, round=8, max_rounds=9)

    assert play(last, "1 move 0 to p2")[-1] == Ended("rounds", (0, 1, 2))
    assert play(more, "1 move 0 to p2")[-1] == TurnBegan(2, 9)
    assert (last.over, phase(more)) == (True, BEFORE[2])


def test_pawns_outside_the_huts_score_nothing_and_ties_share() -> None:
    """A-20 Gold and huts; the one step that was missing is worth nothing."""
    table = position("village p50 p49 | 3", "village throne throne | 6", "p1 p2 p3 | 26", huts=[0, 1], phase=AFTER[2], round=60)
    events = play(table, "2 done")

    assert events == [
        Counted(0, 3, (24,), 27), Counted(1, 6, (21,), 27), Counted(2, 26, (), 26), Ended("rounds", (0, 1)),
    ]  # fmt: skip
    assert legal(table) == []


LATE: list[tuple[str, Phase, int, str]] = [
    ("a1l c1l p9 | 9 | 1-2", BEFORE[0], 0, "roll"),
    ("a1l c1l p9 | 9 | 1-2", MOVE[0][6], 0, "move 1 to c1u"),
    ("a1l village village | 9 | 1-2", MOVE[0][6], 0, "stay"),
    ("a1l c1l p9 | 9 | 1-2", AFTER[0], 0, "done"),
    ("a1l c1l p9 | 9 | 1-2", Offers(0, NODE["a1l"], 3), 1, "offer none"),
    ("a1l c1l p9 | 9 | 1-2", Accept(0, NODE["a1l"], 3), 0, "accept none"),
]


@pytest.mark.parametrize(("line", "asked", "seat", "move"), LATE)
def test_out_of_time(line: str, asked: Phase, seat: int, move: str) -> None:
    """A-8 A-12 Nothing is paid, offered or accepted for the one who is late: a pawn on no altar moves, or none."""
    huts = [0] * line.count("village")
    offers = [(1, 2, 1)] if isinstance(asked, Accept) else []
    table = position(line, "c1l throne throne", START, phase=asked, huts=huts, offers=offers)

    assert str(table.default_move(seat, Chance(1))) == move
