"""Altars: stepping, crossing, when one is asked."""

from __future__ import annotations

import pytest

from paravent.games.aura_poku.cards import NODE, SACRIFICES
from paravent.games.aura_poku.events import Crossed, Drew, PersecutorStepped, Stepped, TurnBegan
from paravent.games.aura_poku.state import AFTER, BEFORE, MOVE
from tests.games.aura_poku.positions import START, pawns, position, purses, truth
from tests.games.playing import legal, phase, play


def test_before_the_roll_a_player_is_always_asked() -> None:
    """A-23 Even if all they can do is roll."""
    table = position(START, START, START)

    assert (table.owed(), legal(table)) == ([0], ["roll"])


def test_a_free_altar_can_be_taken_from_its_court() -> None:
    """A-16 A-9 Free, before the roll; each pawn in such a court may step, and draws at once."""
    table = position("c1l c2u c1l", "a2u c1l throne | 10 | 1-2", START, pile="2-5")

    assert legal(table) == ["roll", "step 0", "step 2"]
    assert play(table, "0 step 2") == [Stepped(0, 2, NODE["a1l"]), Drew(0, SACRIFICES["2-5"])]
    assert (pawns(table, 0), purses(table)[0], phase(table)) == ("c1l c2u a1l", 10, BEFORE[0])


def test_with_a_pawn_on_an_altar_no_other_may_step() -> None:
    """A-7 One pawn per player on altars, hence one sacrifice card each."""
    table = position("c1l a2l c1l | 0 | 1-2", START, START)

    assert legal(table) == ["roll"]


def test_a_step_is_no_sacrifice() -> None:
    """A-10 After a crossing one may still step, but not sacrifice again: before the roll or after the move."""
    table = position("a1l c2l c1l | 10 | 1-2", "c2l throne throne", START, die=3)
    play(table, "0 cross")

    assert (legal(table), phase(table)) == (["roll", "step 1"], BEFORE[0])
    play(table, "0 step 1")
    assert legal(table) == ["roll"]
    play(table, "0 roll", "0 move 0 to p21")
    assert phase(table) == BEFORE[1]


@pytest.mark.parametrize(("altar", "landing", "paid"), [("a2l", "l2l", 5), ("a2u", "l2u", 2)])
def test_the_card_names_a_price_above_and_one_below(altar: str, landing: str, paid: int) -> None:
    """A-9 Upper or lower; to the landing across; the card goes to the bottom of the pile."""
    table = position(f"{altar} throne throne | 7 | 2-5", START, START)

    assert play(table, "0 cross")[0] == Crossed(0, NODE[altar], (0,), NODE[landing], paid)
    s = truth(table)
    assert (s.purses[0], s.bank, s.cards[0], s.pile[-1]) == (7 - paid, paid, None, SACRIFICES["2-5"])


def test_own_pawns_in_the_court_cross_too_for_nothing() -> None:
    """A-11 All of them, and only those of that court."""
    table = position("a1l c1l c1u | 10 | 1-3", START, START)
    play(table, "0 cross")

    assert (pawns(table, 0), purses(table)[0]) == ("l1l l1l c1u", 7)


def test_crossing_alone_takes_the_whole_price() -> None:
    """A-13 Who cannot pay the card is not offered `cross`."""
    assert "cross" in legal(position("a1l throne throne | 3 | 1-3", START, START))
    assert "cross" not in legal(position("a1l throne throne | 2 | 1-3", START, START))


def test_crossing_never_passes_the_source() -> None:
    """A-15 No coin, and nobody is noted as having passed it."""
    table = position("a1u throne throne | 10 | 1-3", START, START)
    play(table, "0 cross")

    assert (truth(table).sources[0], truth(table).passed[0]) == ([2, 4, 6, 4, 2], [False, False, False])


def test_every_sacrifice_moves_the_persecutor_and_keeps_his_rings() -> None:
    """A-19 One step, after the pawns have landed."""
    table = position("a1u throne throne | 10 | 1-3", START, START, rings=2, persecutor=7)

    assert play(table, "0 cross")[1:] == [PersecutorStepped(8)]
    assert (truth(table).persecutor, truth(table).rings) == (8, 2)


def test_the_persecutor_in_the_village_ends_the_game_after_the_landing() -> None:
    """A-19 A-24 The crossing is made; no more is asked."""
    table = position("a1u throne throne | 10 | 1-3", START, START, persecutor=12)
    play(table, "0 cross")

    assert table.outcome is not None
    assert (table.outcome.ending, table.outcome.scores, pawns(table, 0)) == ("persecutor", (9, 10, 10), "l1u throne throne")


def test_a_second_sacrifice_in_a_turn_is_not_allowed() -> None:
    """A-10 A-23 On an altar after a sacrifice there is no reason to ask: the turn passes."""
    table = position("c2l throne p20 | 10", "c2l throne throne", START, phase=AFTER[0], sacrificed=True)

    assert legal(table) == ["done", "step 0"]
    assert play(table, "0 step 0")[-1] == TurnBegan(1, 1)


def test_on_an_altar_one_is_asked_after_the_move_even_for_done_alone() -> None:
    """A-23 Too poor to cross, nobody in the court: still asked, or the silence would tell the purse."""
    table = position("a1l p1 throne | 1 | 1-3", START, START, phase=MOVE[0][1])
    play(table, "0 move 1 to p2")

    assert (phase(table), legal(table)) == (AFTER[0], ["done"])
    assert play(table, "0 done") == [TurnBegan(1, 1)]


def test_in_a_court_with_a_free_altar_one_is_asked_after_the_move() -> None:
    """A-23 A-16 Also a pawn that was there before."""
    table = position("c3u p1 throne", START, START, phase=MOVE[0][1])
    play(table, "0 move 1 to p2")

    assert (phase(table), legal(table)) == (AFTER[0], ["done", "step 0"])


def test_in_a_court_with_a_taken_altar_one_is_not_asked_after_the_move() -> None:
    """A-23 Nothing can be done there."""
    table = position("c3u p1 throne", "a3u throne throne | 10 | 1-2", START, phase=MOVE[0][1])
    play(table, "0 move 1 to p2")

    assert phase(table) == BEFORE[1]


def test_arriving_in_a_court_one_may_still_step() -> None:
    """A-16 After the move as before the roll; then the sacrifice of the turn is open (A-10)."""
    table = position("p6 throne throne", START, START, phase=MOVE[0][1], pile="1-2")
    play(table, "0 move 0 to c1l", "0 step 0")

    assert (phase(table), legal(table)) == (AFTER[0], ["done", "cross"])


def test_a_sacrifice_before_the_roll_leaves_the_move() -> None:
    """A-10 Crossing costs no points."""
    table = position("a1l throne throne | 10 | 1-2", START, START, die=1, bag=[1])
    play(table, "0 cross", "0 roll")

    assert legal(table) == ["move 0 to p19", "move 1 to p1", "move 2 to p1"]


def test_a_new_turn_has_its_own_sacrifice_and_its_own_negotiation() -> None:
    """A-10 A-12 Once a turn, not once a round: what the player before has used up is open to the next."""
    table = position(
        "c2l throne throne", "a1l p30 p31 | 5 | 2-4", "c1l throne throne", phase=AFTER[0], sacrificed=True, negotiated=True
    )
    play(table, "0 done")

    assert legal(table, 1) == ["roll", "cross", *[f"demand {gold}" for gold in range(21)], "demand open"]
