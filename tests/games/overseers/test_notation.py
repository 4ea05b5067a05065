"""The notation of the rules page."""

from __future__ import annotations

import re

import pytest

import paravent
from paravent import BadNotation, Chance
from paravent.games.overseers import moves
from tests.games.overseers.positions import NAMED

LINES = (
    "become wuming", "double", "single", "pick murder", "pick murder murder", "pick murder theft", "discard piety",
    "place murder malice honesty / murder theft", "place murder malice / murder honesty theft", "tilt t0", "keep theft",
    "peek 3 b0 b1", "slide t0 under b1", "slide b1 under t0", "vote 5", "name 0", "admit t0 b2", "deny", "punish", "pardon",
    "lose t1 b0", "take honesty", "thief 2", "rob 4", "give b3", "drain 1", "lead 0", "choose fushen",
)  # fmt: skip


@pytest.mark.parametrize("line", LINES)
def test_a_line_reads_and_writes_as_itself(line: str) -> None:
    """The notation of the rules page."""
    assert str(moves.parse(line)) == line


def test_case_and_spacing_do_not_matter() -> None:
    """A line is read whatever its case and spacing."""
    assert moves.parse("  Slide  B1 under   T0 ") is moves.parse("slide b1 under t0")


@pytest.mark.parametrize(
    "line",
    ["", "pick", "pick theft murder", "admit b0 t0", "admit t0 t0", "slide t0 under t0", "peek 1 b1 b0", "vote", "vote 6",
     "tilt t3", "place murder / malice", "place theft murder malice / piety piety", "become nobody", "choose murder"],
)  # fmt: skip
def test_anything_else_is_refused(line: str) -> None:
    """Traits in a line are in trait order, positions in row order: each choice has one line."""
    with pytest.raises(BadNotation):
        moves.parse(line)


@pytest.mark.parametrize("name", NAMED)
def test_legal_lines_are_written_once_in_order(name: str) -> None:
    """Every legal move reads back as itself, and none is written twice."""
    table = NAMED[name]()
    for seat in table.owed():
        lines = [str(move) for move in table.legal(seat)]
        assert [moves.parse(line) for line in lines] == table.legal(seat)
        assert len(lines) == len(set(lines))


def test_a_dump_names_cards_characters_and_positions() -> None:
    """Nothing in a dump is an index: tokens of the notation throughout."""
    table = paravent.new("overseers", players=3, seed=4)
    while "b1" not in str(table.dump()["state"]):
        for seat in table.owed():
            table.play(seat, table.default_move(seat, Chance(seat)))
    state = table.dump()["state"]
    assert isinstance(state, dict)
    overseers = state["overseers"]
    assert isinstance(overseers, list) and isinstance(overseers[0], dict)
    cards = overseers[0]["cards"]
    assert isinstance(cards, dict)
    assert all(re.fullmatch(r"[tb]\d", position) for position in cards)
    assert {str(card) for card in cards.values()} <= {"murder", "benevolence", "malice", "honesty", "piety", "theft"}
