"""Hints at the terminal are sentences in the reader's language."""

from __future__ import annotations

import pytest

from paravent.cli.advice import Advisor
from paravent.texts import Catalogue
from tests.bots.test_search import midway

NAMES = ["Ada", "Bob", "Cléo", "Diego"]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("fr", "D’après ce que vous savez, il croit :"), ("en", "It believes, from what you know:")],
)
def test_a_hint_names_moves_and_what_a_bot_believes_of_the_others(language: str, sentence: str) -> None:
    """Three moves in notation, each with its reason, then a line for everybody else."""
    table = midway("guru", 8)
    seat = table.owed()[0]
    lines = Advisor(table, NAMES, Catalogue("guru", language)).advise(seat).plain.split("\n")
    at = lines.index(sentence)

    assert at == 7
    assert all(any(str(move) in line for move in table.legal(seat)) for line in lines[1:at:2])
    assert all(line.startswith("      ") and line.endswith(".") for line in lines[2:at:2])
    assert [name for name in NAMES if any(line.strip().startswith(name) for line in lines[at + 1 :])] == [
        name for k, name in enumerate(NAMES) if k != seat
    ]


@pytest.mark.parametrize(("language", "sum_of_gold"), [("fr", "\u00a0: 9–11 or 100\u00a0%"), ("en", ": 9–11 gold 100\u00a0%")])
def test_gold_behind_screens_is_told_roughly(language: str, sum_of_gold: str) -> None:
    """A-17 Everyone begins with ten; a band of three sums has a name in both languages."""
    table = midway("aura_poku", 8, 0)
    lines = Advisor(table, NAMES, Catalogue("aura_poku", language)).advise(table.owed()[0]).plain.split("\n")

    assert lines[-3:] == [f"  {name}{sum_of_gold}" for k, name in enumerate(NAMES) if k != table.owed()[0]]
