"""The 3 Commandments, as all the rest finds it."""

from __future__ import annotations

from typing import Final

from paravent.core.colours import Colours
from paravent.core.game import Game
from paravent.core.ornament import Ornament
from paravent.games.commandments.rules import COMMANDMENTS

GAME: Final = Game(
    COMMANDMENTS,
    colours=Colours("#3d4a55", "#c98b2b", "#e9e6dc", "#c3d0db"),
    ornament=Ornament(
        "M-26 0a26 26 0 1 0 52 0a26 26 0 1 0 -52 0zM0 -22L21 -7L13 18H-13L-21 -7z", "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z"
    ),
)
