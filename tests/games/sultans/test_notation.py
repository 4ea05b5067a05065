"""The notation of the rules page, read and written."""

from __future__ import annotations

import pytest

import paravent
from paravent import BadNotation
from paravent.games.sultans.moves import every_move, parse

LINES = [
    "look 3", "swap 4", "swap spare", "hide", "keep", "exchange 2", "exchange spare", "execute 1", "detain 14", "kill 0",
    "revolt", "capture 5", "hunt 6", "stop", "dance", "force 7 for loyalists", "force 0 for rebels", "gaze 0 1 2", "gaze 3 9",
    "gaze 4", "gaze", "predict loyalists", "predict rebels", "intervene", "join", "avoid", "pass", "reveal",
]  # fmt: skip


@pytest.mark.parametrize("line", LINES)
def test_a_line_reads_and_writes_back(line: str) -> None:
    """Whatever its case and spacing."""
    assert str(parse(line)) == line
    assert parse(f"  {line.upper().replace(' ', '   ')} ") is parse(line)


def test_every_move_has_a_line_of_its_own() -> None:
    """No two moves are written alike, and each reads back as itself."""
    moves = every_move()
    assert len({str(move) for move in moves}) == len(moves)
    assert all(parse(str(move)) is move for move in moves)


@pytest.mark.parametrize("line", ["", "look", "look 15", "look spare", "gaze 2 1", "gaze 1 1", "force 3", "swap -1", "predict 0"])
def test_anything_else_is_no_move(line: str) -> None:
    """Seats are 0 to 14, gazes ascend, a force names its side."""
    with pytest.raises(BadNotation):
        parse(line)


def test_a_record_replays() -> None:
    """A whole game, the sultan's reveal among its lines."""
    table = paravent.new("sultans", 5, "a record", {"rounds": 1})
    (sultan,) = [seat for seat in range(5) if table.standing(seat)]
    table.play(sultan, "reveal")
    table.playout(3)

    assert f"\n{sultan} reveal\n" in table.record()
    assert paravent.verify(table.record()).dump() == table.dump()
