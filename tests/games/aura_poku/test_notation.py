"""The notation of Aura Poku, both ways."""

from __future__ import annotations

import pytest

from paravent import BadNotation, Move
from paravent.games.aura_poku.cards import NODE
from paravent.games.aura_poku.moves import Accept, Cross, Demand, Done, Offer, OfferNone, Roll, Stay, Step, Walk, parse

EXAMPLES: dict[str, Move] = {
    "roll": Roll(),
    "step 2": Step(2),
    "cross": Cross(),
    "demand 0": Demand(0),
    "demand 20": Demand(20),
    "demand open": Demand(None),
    "move 0 to p6": Walk(0, NODE["p6"]),
    "move 1 to c2u": Walk(1, NODE["c2u"]),
    "move 2 to a1l": Walk(2, NODE["a1l"]),
    "move 2 to l3l": Walk(2, NODE["l3l"]),
    "move 2 to village": Walk(2, NODE["village"]),
    "stay": Stay(),
    "done": Done(),
    "offer 3 1": Offer(3, 1),
    "offer 0 3": Offer(0, 3),
    "offer none": OfferNone(),
    "accept none": Accept(()),
    "accept 2": Accept((2,)),
    "accept 0 2 5": Accept((0, 2, 5)),
}


@pytest.mark.parametrize("text", EXAMPLES)
def test_a_line_of_notation_and_its_move_are_the_same(text: str) -> None:
    """Every kind of move as the rules page writes it, whatever the case and the spacing."""
    assert parse(text) == parse(f"  {text.upper().replace(' ', '  ')} ") == EXAMPLES[text]
    assert str(EXAMPLES[text]) == text


@pytest.mark.parametrize(
    "text",
    ["", "step", "step 3", "demand 21", "demand", "move 0 p6", "move 3 to p6", "move 0 to s1", "move 0 to p100",
     "offer 3", "offer 3 0", "offer 3 4", "offer -1 1", "offer 03 1", "accept", "accept 2 1", "accept 6", "accept 1 1",
     "cross alone"],
)  # fmt: skip
def test_anything_else_is_no_move(text: str) -> None:
    """Seats of an acceptance are ascending; pawns are 0, 1, 2; a demand is at most 20; sources are no places."""
    with pytest.raises(BadNotation):
        parse(text)
