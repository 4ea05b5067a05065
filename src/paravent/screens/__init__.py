"""The table as it looks in a terminal: a game's own screen, or the plain one.

A screen is `draw(view, seats, text)` in a game's `screen.py`: the table as the view's seat sees it, with the players' names by
seat, in the words of the catalogue. It is at most 80 columns wide and says nothing by colour alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, cast

from rich.console import RenderableType

from paravent.core.rules import View
from paravent.games import find
from paravent.screens import plain
from paravent.texts.catalogue import Catalogue, Seats

Draw: TypeAlias = Callable[[View, Seats, Catalogue], RenderableType]
Aim: TypeAlias = Callable[[View, Catalogue], str]


def aim(game: str, view: View, text: Catalogue) -> str:
    """What a seat plays for: `aim(view, text)` of the game's screen where it depends on one's part, else the message `aim`."""
    own = cast("Aim | None", find(game).part("screen", "aim", needed=False))
    return text.aim() if own is None else own(view, text)


def screen(game: str) -> Draw:
    """The screen of a game."""
    own = find(game).part("screen", "draw")
    if own is None:
        return plain.draw
    if not callable(own):
        raise TypeError(f"draw of {game} is no function")
    return cast("Draw", own)
