"""The leftover pawns, strewn or placed."""

from __future__ import annotations

from itertools import cycle

import pytest

import paravent
from paravent import Chance, IllegalMove, Table
from paravent.games.aura_poku.cards import NODE
from paravent.games.aura_poku.events import Placed, TurnBegan
from paravent.games.aura_poku.state import BEFORE, PLACING
from tests.games.aura_poku.positions import look, truth
from tests.games.playing import legal, phase


def placed(players: int) -> Table:
    return paravent.new("aura_poku", players=players, seed=7, options={"obstacles": "placed"})


@pytest.mark.parametrize(("players", "leftover"), [(3, 9), (4, 6), (5, 3)])
def test_the_players_place_the_leftover_pawns_in_turn(players: int, leftover: int) -> None:
    """A-26 One each, beginning with the first, until all stand; then the first turn begins."""
    table = placed(players)
    first = truth(table).first
    order = cycle([(first + place) % players for place in range(players)])
    for number in range(leftover):
        seat = next(order)
        assert (phase(table), look(table, None).leftover) == (PLACING[seat], leftover - number)
        events = table.play(seat, f"place p{3 * number + 1}")
        assert events[0] == Placed(seat, NODE[f"p{3 * number + 1}"])

    assert events[1:] == [TurnBegan(first, 1)]
    assert phase(table) == BEFORE[first]
    assert [node.name for node in look(table, None).obstacles] == [f"p{3 * number + 1}" for number in range(leftover)]


def test_a_pawn_is_placed_on_a_free_round_space() -> None:
    """A-26 Never on courts, altars or landings, nor on another; it makes the space taken."""
    table = placed(5)
    first = truth(table).first

    assert legal(table, first) == [f"place p{number}" for number in range(1, 51)]
    table.play(first, "place p2")
    second = (first + 1) % 5
    assert "place p2" not in legal(table, second)
    with pytest.raises(IllegalMove):
        table.play(second, "place c1l")
    third = (first + 2) % 5
    for seat, node in ((second, "p1"), (third, "p3")):
        table.play(seat, f"place {node}")
    table.play(first, "roll")
    die = getattr(phase(table), "die")  # noqa: B009  (a phase of any kind)
    assert [move for move in legal(table, first) if move.startswith("move 0")][
        -1
    ] == f"move 0 to {['p4', 'p5', 'p6', 'c1l', 'p7', 'p8'][die - 1]}"


def test_six_players_place_nothing() -> None:
    """A-26 No pawn is left over."""
    assert isinstance(phase(placed(6)), type(BEFORE[0]))


def test_by_default_they_are_strewn() -> None:
    """A-2 A-26 At random, before anybody is asked."""
    table = paravent.new("aura_poku", players=4, seed=7)

    assert (len(look(table, None).obstacles), look(table, None).leftover) == (6, 0)


def test_who_runs_out_of_time_places_anywhere() -> None:
    """A-26 By the clock's own chance."""
    table = placed(3)
    first = truth(table).first
    chosen = {str(table.default_move(first, Chance(seed))) for seed in range(20)}

    assert len(chosen) > 5
    assert chosen <= set(legal(table, first))
