"""The rules page and its tests name the same rulings."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from paravent.texts.resources import rules_text

RULINGS = [f"S-{number}" for number in range(1, 29)]


def docstrings() -> str:
    """What the tests of this folder say they prove."""
    found: list[str] = []
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.append(ast.get_docstring(node) or "")
    return "\n".join(found)


def test_every_ruling_is_named_by_a_test() -> None:
    """In the docstring of what proves it."""
    assert sorted(set(RULINGS) - set(re.findall(r"S-\d+", docstrings()))) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_that_players_read_list_every_ruling_once_in_order(language: str) -> None:
    """In both languages."""
    assert re.findall(r"^- \*\*(S-\d+)\*\*", rules_text("sultans", language), flags=re.MULTILINE) == RULINGS
