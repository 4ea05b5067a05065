"""The browser knows the fields of a game, and whom they are kept from, as Python declares them."""

from __future__ import annotations

import runpy
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from paravent import games

WEB = Path(__file__).parent.parent.parent / "web"
DECLARE = runpy.run_path(str(WEB / "fixtures" / "declare.py"))
WRITTEN = {"types.ts": "declared", "veils.ts": "veils"}


@pytest.mark.parametrize("file", WRITTEN)
@pytest.mark.parametrize("game", sorted(games()))
def test_what_the_browser_knows_of_a_game_is_current(game: str, file: str) -> None:
    """The types and veils in web/src/games/<game> are what web/fixtures/declare.py writes."""
    written = (WEB / "src" / "games" / game / file).read_text(encoding="utf-8")
    made = cast("Callable[[str], str]", DECLARE[WRITTEN[file]])
    assert written == made(game), "run PYTHONPATH=src python web/fixtures/declare.py"
