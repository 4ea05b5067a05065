"""The notation of The 3 Commandments, both ways."""

from __future__ import annotations

from itertools import chain

import pytest

from paravent import BadNotation, Move
from paravent.games.commandments.moves import (
    BEFORE,
    FORFEIT,
    HOLDING,
    PUT,
    SET,
    TAKE,
    Forfeit,
    Gesture,
    Mark,
    Ordain,
    Put,
    Say,
    Set,
    Take,
    parse,
)
from paravent.games.commandments.pieces import AREA, COLOURS, MOTION, STANCES

STANDING, LYING = STANCES
EXAMPLES: dict[str, Move] = {
    "ordain dancer to-triangle / move-white": Ordain("dancer", "to-triangle", "move-white"),
    "set C": Set(AREA["C"], STANDING),
    "set H4 lying": Set(AREA["H4"], LYING),
    "gesture dance": Gesture(MOTION["dance"], None),
    "gesture wink 2": Gesture(MOTION["wink"], 2),
    'say "om"': Say("om"),
    'say "Ô  Mère, ça va ?"': Say("Ô  Mère, ça va ?"),
    "take white C": Take(COLOURS[0], AREA["C"], STANDING),
    "take brown T3 lying": Take(COLOURS[2], AREA["T3"], LYING),
    "put O": Put(AREA["O"], STANDING),
    "put T0 lying": Put(AREA["T0"], LYING),
    "forfeit": Forfeit(),
    "mark none": Mark(()),
    "mark dancer blank-1": Mark(("dancer", "blank-1")),
}


@pytest.mark.parametrize(("line", "move"), EXAMPLES.items())
def test_a_line_is_a_move_and_a_move_a_line(line: str, move: Move) -> None:
    """C-1 C-3 C-12 C-17 C-18 Every kind of move prints as the rules page writes it and reads back equal."""
    assert str(move) == line
    assert parse(line) == move


def test_every_listed_move_reads_back_as_itself() -> None:
    """C-1 Moves in tables are made once: reading gives the same object."""
    for move in [*SET, *PUT, *TAKE, FORFEIT, *chain(*BEFORE[7], *HOLDING[7])]:
        assert parse(str(move)) is move


@pytest.mark.parametrize(
    ("line", "plain"),
    [
        ("  TAKE  White h0   LYING ", "take white H0 lying"),
        ("Put o", "put O"),
        ('SAY  "Om"', 'say "Om"'),
        ("gesture Wink 2", "gesture wink 2"),
    ],
)
def test_case_and_spacing_do_not_matter_but_in_what_is_said(line: str, plain: str) -> None:
    """C-18 People type as they like."""
    assert str(parse(line)) == plain


@pytest.mark.parametrize(
    "line",
    [
        "", "say", 'say ""', 'say "   "', 'say "a"b"', "say om", "gesture", "gesture wink", "gesture dance 1", "gesture wink 7",
        "take C white", "take white C standing", "put", "put X", "set H5", "ordain a b c", "ordain a / b c", "ordain a b / none",
        "mark", "mark none a", "mark a b c d", "mark A!", "arrange C",
    ],
)  # fmt: skip
def test_anything_else_is_refused(line: str) -> None:
    """C-18 What is no move is refused by name."""
    with pytest.raises(BadNotation):
        parse(line)
