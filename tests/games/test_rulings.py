"""The rules that players read and the tests of a game name the same rulings."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from paravent.games import found
from paravent.texts.resources import rules_text


def listed(game: str, language: str) -> list[str]:
    """The rulings of a game's rules page, in their order."""
    return re.findall(r"^- \*\*([A-Z]-\d+)\*\*", rules_text(game, language), flags=re.MULTILINE)


RULINGS = {game: listed(game, "en") for game in found()}


def docstrings(game: str) -> str:
    """What the tests of this game say they prove."""
    found: list[str] = []
    for file in (Path(__file__).parent / game).glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.append(ast.get_docstring(node) or "")
    return "\n".join(found)


@pytest.mark.parametrize("game", RULINGS)
def test_every_ruling_is_named_by_a_test(game: str) -> None:
    """In the docstring of what proves it."""
    assert sorted(set(RULINGS[game]) - set(re.findall(r"[A-Z]-\d+", docstrings(game)))) == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", RULINGS)
def test_the_rules_that_players_read_list_every_ruling_once_in_order(game: str, language: str) -> None:
    """In both languages: numbered from 1, under one letter."""
    rulings = listed(game, language)
    assert rulings and rulings == [f"{rulings[0][0]}-{number}" for number in range(1, len(RULINGS[game]) + 1)]
