"""The tables as they look in a terminal: one screen per game, and a plain one for a game without its own.

A screen is `draw(view, seats, text)`: the table as the view's seat sees it, with the players' names by seat, in the words of
the catalogue. It is at most 80 columns wide and says nothing by colour alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from rich.console import RenderableType

from paravent.cli.screens import aura_poku, commandments, guru, overseers, plain, sultans
from paravent.core.rules import View
from paravent.texts.catalogue import Catalogue, Seats

Draw: TypeAlias = Callable[[View, Seats, Catalogue], RenderableType]

SCREENS: Final[dict[str, Draw]] = {
    "aura_poku": aura_poku.draw,
    "commandments": commandments.draw,
    "guru": guru.draw,
    "overseers": overseers.draw,
    "sultans": sultans.draw,
}


def screen(game: str) -> Draw:
    """The screen of a game."""
    return SCREENS.get(game, plain.draw)
