"""What a reply means."""

from __future__ import annotations

import pytest

from paravent.prompts.reply import chosen, meant

MOVES = ["preach 0", "preach 1", "pass", "accuse 3 rosiella"]


@pytest.mark.parametrize(
    ("reply", "move"),
    [
        ("pass", "pass"),
        ("  Preach   1. ", "preach 1"),
        ("I could `pass`, but the pile is good: `preach 0`", "preach 0"),
        ("[accuse 3 rosiella]", "accuse 3 rosiella"),
        ("Let me think.\n\npreach 1\n", "preach 1"),
        ("**preach 1**, not pass", "preach 1"),
        ("not [pass]\npreach 1", "pass"),  # what is marked counts first
        ("I pass", None),
        ("preach 0 or preach 1", None),
        ("", None),
    ],
)
def test_a_reply_names_its_move(reply: str, move: str | None) -> None:
    """A move alone, the last one that is marked, or one on a line of its own."""
    assert chosen(reply, MOVES) == move


def test_what_is_no_move_is_handed_on_for_the_table_to_refuse() -> None:
    """On one line, and not too long."""
    assert meant("do `fly\taway`", MOVES) == "fly away"
    assert meant("do\nwhat", MOVES) == "do what"
    assert len(meant("x" * 10_000, MOVES)) == 600
