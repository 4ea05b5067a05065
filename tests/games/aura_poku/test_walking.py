"""Walking: jumps, courts, altars, landings, sources, huts."""

from __future__ import annotations

import pytest

from paravent import Chance, Event
from paravent.games.aura_poku.cards import NODE, SACRIFICES
from paravent.games.aura_poku.events import CoinLeft, Drew, Housed, Left, Rolled, SourcePassed, Stayed, TurnBegan, Walked
from paravent.games.aura_poku.state import AFTER, BEFORE, MOVE
from tests.games.aura_poku.positions import START, pawns, position, purses, truth
from tests.games.playing import legal, phase, play

FULL = [2, 4, 6, 4, 2]


def reached(line: str, die: int, pawn: int = 0, others: str = START, obstacles: str = "") -> list[str]:
    """Where a pawn of seat 0 can go with this roll."""
    table = position(line, others, START, phase=MOVE[0][die], obstacles=obstacles)
    return [move.split()[-1] for move in legal(table) if move.startswith(f"move {pawn} ")]


def test_the_pawn_is_chosen_after_the_roll() -> None:
    """A-4 The roll comes first, then every pawn that is not home has its moves."""
    table = position("throne p1 village", START, START, huts=[0], die=3)

    assert legal(table) == ["roll"]
    assert play(table, "0 roll") == [Rolled(0, 3)]
    assert legal(table) == ["move 0 to p4", "move 1 to p4"]


@pytest.mark.parametrize(
    ("line", "others", "obstacles"),
    [("throne p2 village", START, ""), ("throne throne throne", "p2 throne throne", ""), ("throne throne throne", START, "p2")],
)
def test_taken_round_spaces_are_jumped_and_not_counted(line: str, others: str, obstacles: str) -> None:
    """A-2 A-4 Own pawns, others' pawns and leftover pawns are obstacles alike."""
    assert reached(line, 2, others=others, obstacles=obstacles) == ["p3"]
    assert reached(line, 1, others=others, obstacles=obstacles) == ["p1"]


def test_several_taken_spaces_in_a_row_are_one_jump() -> None:
    """A-4 Only free spaces count."""
    assert reached("p1 p3 p4", 2, others="p2 p5 throne") == ["c1l", "a1l"]


def test_courts_and_landings_count_1_however_full() -> None:
    """A-4 They hold any number and always count 1."""
    assert reached("p6 c1l c1l", 2, others="c1l c1l c1l") == ["c1l", "a1l", "p7"]
    assert reached("p15 l1u l1u", 2, others="l1u l1u l1u") == ["p16"]
    assert reached("p15 l1u l1u", 1, others="l1u l1u l1u") == ["l1u"]


def test_court_and_altar_count_1_together_when_walked_past() -> None:
    """A-4 Also with a pawn on the altar: p5, p6, court, p7."""
    table = position("p4 throne throne", "a1l throne throne | 10 | 1-2", START, phase=MOVE[0][4])

    assert legal(table)[:2] == ["move 0 to c1l", "move 0 to p7"]


def test_every_court_on_the_way_is_a_place_to_stop() -> None:
    """A-5 The rest of the roll is lost; court or altar, and the last point may end there too."""
    assert reached("p6 village village", 5) == ["c1l", "a1l", "c1u", "a1u"]
    assert reached("p6 village village", 4) == ["c1l", "a1l", "p9"]


def test_a_taken_altar_leaves_only_the_court() -> None:
    """An altar holds one pawn."""
    table = position("p6 throne throne", "a1l throne throne | 10 | 1-2", START, phase=MOVE[0][1])

    assert legal(table) == ["move 0 to c1l", "move 1 to p1", "move 2 to p1"]


def test_from_a_court_one_walks_on_for_nothing() -> None:
    """Pawns in courts leave without penalty; the altar beside their own court is no walk."""
    table = position("c1l village village", START, START, huts=[0, 0], phase=MOVE[0][2])

    assert legal(table) == ["move 0 to p8"]
    play(table, "0 move 0 to p8")
    assert purses(table) == [10, 10, 10]


def test_stopping_in_the_village_loses_the_surplus() -> None:
    """A-5 A-6 Any roll that reaches it enters; a pawn at home never moves again."""
    table = position("p49 throne village", START, START, huts=[1], phase=MOVE[0][6])

    assert legal(table) == ["move 0 to village", "move 1 to p6"]
    assert play(table, "0 move 0 to village")[1] == Housed(0, 0, 21)


def test_one_pawn_per_player_on_altars() -> None:
    """A-7 A player who has one there must choose the court, unless the pawn moving is the one that leaves it."""
    table = position("a1l p6 c2l | 10 | 1-2", START, START, phase=MOVE[0][4])

    assert legal(table) == [
        "move 0 to c1u", "move 0 to a1u", "move 1 to c1l", "move 1 to p9", "move 2 to c2u",
    ]  # fmt: skip


def test_from_altar_to_altar_the_old_card_goes_back_before_the_new_one_comes() -> None:
    """A-7 A-8 A-9 Leaving costs 3; the card lies at the bottom when the next is drawn from the top."""
    table = position("a1l throne throne | 10 | 1-2", START, START, phase=MOVE[0][4], pile="3-6 2-5")
    events = play(table, "0 move 0 to a1u")

    assert events == [
        Left(0, 0, NODE["a1l"], 3), Walked(0, 0, NODE["a1l"], NODE["a1u"]), Drew(0, SACRIFICES["3-6"]),
    ]  # fmt: skip
    s = truth(table)
    assert (s.purses[0], s.cards[0], s.pile[0], s.pile[-1], s.bank) == (
        7,
        SACRIFICES["3-6"],
        SACRIFICES["2-5"],
        SACRIFICES["1-2"],
        3,
    )
    assert (s.taken[s.board.place[NODE["a1l"].index]], phase(table)) == (False, AFTER[0])


def test_below_3_gold_one_cannot_leave_an_altar_on_foot() -> None:
    """A-8 The other pawns must move."""
    table = position("a1l throne village | 2 | 1-2", START, START, huts=[0], phase=MOVE[0][2])

    assert legal(table) == ["move 1 to p2"]


@pytest.mark.parametrize(
    ("line", "huts", "stays"),
    [
        ("a1l village village | 10 | 1-2", [0, 0], True),
        ("a1l throne village | 10 | 1-2", [0], False),
        ("c1l village village", [0, 0], False),
    ],
)
def test_stay_is_offered_exactly_when_the_last_pawn_stands_on_an_altar(line: str, huts: list[int], *, stays: bool) -> None:
    """A-5 A-8 Rich or poor; with another pawn on the way, or in a court, there is always a move."""
    table = position(line, START, START, huts=huts, phase=MOVE[0][2])

    assert ("stay" in legal(table)) is stays


def test_whoever_stays_is_asked_after_the_move() -> None:
    """A-5 A-23 Staying is a move like another."""
    table = position("a1l village village | 1 | 1-2", START, START, huts=[0, 0], phase=MOVE[0][2])

    assert play(table, "0 stay") == [Stayed(0)]
    assert (phase(table), legal(table)) == (AFTER[0], ["done"])


def test_each_passing_of_a_source_takes_one_coin_and_an_empty_one_pays_nothing() -> None:
    """A-15 Several own pawns may pass the same source on different turns."""
    table = position("p13 p12 p11", START, START, phase=MOVE[0][1], sources=[[2], FULL, FULL])

    assert play(table, "0 move 1 to p14")[1] == SourcePassed(0, 1, 1, (2,))
    again = position("p13 p14 p12", START, START, phase=MOVE[0][1], sources=[[], FULL, FULL])
    assert play(again, "0 move 2 to p15")[1] == SourcePassed(0, 2, 1, ())
    assert purses(again) == [10, 10, 10]


def passing(seats: list[list[int]], *, others: str = START, option: bool = True) -> tuple[Event, list[int]]:
    """Seat 0 passes the first source, which seats have passed before."""
    table = position(
        "p12 throne throne", others, START, phase=MOVE[0][1], passed=seats, last_takes_all=option, sources=[[6, 4, 2], FULL, FULL]
    )
    return play(table, "0 move 0 to p13")[1], truth(table).sources[0]


def test_by_option_the_last_player_takes_the_rest_of_a_source() -> None:
    """A-21 When every other player has passed it with a pawn."""
    assert passing([[1, 2]]) == (SourcePassed(0, 0, 1, (6, 4, 2)), [])


def test_all_pawns_beyond_a_source_count_as_having_passed_it() -> None:
    """A-21 A player who crossed with all three will never pass it; one pawn before it, even on the altar, still may."""
    assert passing([[2]], others="l1l p20 village") == (SourcePassed(0, 0, 1, (6, 4, 2)), [])
    assert passing([[2]], others="l1l p20 p10") == (SourcePassed(0, 0, 1, (6,)), [4, 2])
    assert passing([[2]], others="l1l p20 a1u | 10 | 1-2") == (SourcePassed(0, 0, 1, (6,)), [4, 2])
    assert passing([[2]], others="l1l p20 a2l | 10 | 1-2") == (SourcePassed(0, 0, 1, (6, 4, 2)), [])


def test_the_last_player_is_asked_for_anew_at_each_passing() -> None:
    """A-21 Somebody who has passed before takes the rest too, when nobody else is to come."""
    assert passing([[0, 1]]) == (SourcePassed(0, 0, 1, (6,)), [4, 2])
    assert passing([[0, 1, 2]]) == (SourcePassed(0, 0, 1, (6, 4, 2)), [])


def test_without_the_option_the_last_player_takes_one_coin() -> None:
    """A-21 It is an option, off by default."""
    assert passing([[1, 2]], option=False) == (SourcePassed(0, 0, 1, (6,)), [4, 2])


def test_without_a_public_reason_the_turn_passes_after_the_move() -> None:
    """A-1 A-23 No pawn on an altar or in a court with a free one: the next player, clockwise."""
    table = position(START, START, START, phase=MOVE[0][1])

    assert play(table, "0 move 1 to p1") == [Walked(0, 1, NODE["throne"], NODE["p1"]), TurnBegan(1, 1)]
    assert (phase(table), pawns(table, 0)) == (BEFORE[1], "throne p1 throne")


def test_the_coin_of_a_source_may_be_left() -> None:
    """A-25 Every walk past a source with a coin exists twice; what is left lies there for whoever comes next."""
    table = position("p11 p1 p2", START, START, phase=MOVE[0][2])

    assert legal(table) == ["move 0 to p13", "move 0 to p13 leave", "move 1 to p4", "move 2 to p4"]
    events = play(table, "0 move 0 to p13 leave")
    assert events == [Walked(0, 0, NODE["p11"], NODE["p13"]), CoinLeft(0, 0, 1), TurnBegan(1, 1)]
    assert (purses(table), truth(table).sources[0], truth(table).passed[0]) == (
        [10, 10, 10],
        [2, 4, 6, 4, 2],
        [True, False, False],
    )


def test_where_no_coin_lies_there_is_nothing_to_decide() -> None:
    """A-25 An empty source is passed in one way; so is no source at all."""
    table = position("p11 p1 p2", START, START, phase=MOVE[0][2], sources=[[], [6], [6]])

    assert legal(table) == ["move 0 to p13", "move 1 to p4", "move 2 to p4"]


def test_the_last_player_may_leave_all() -> None:
    """A-21 A-25 Or take all, as ever."""
    taken, left = (position("p11 p1 p2", START, START, phase=MOVE[0][2], passed=[[1, 2]], last_takes_all=True) for _ in range(2))
    play(taken, "0 move 0 to p13")
    play(left, "0 move 0 to p13 leave")

    assert (truth(taken).sources[0], truth(left).sources[0]) == ([], [2, 4, 6, 4, 2])


def test_who_runs_out_of_time_takes_the_coin() -> None:
    """A-25 The clock leaves nothing behind."""
    table = position("p11 p12 village", START, START, phase=MOVE[0][2], huts=[0])

    assert str(table.default_move(0, Chance(1))) == "move 0 to p14"
