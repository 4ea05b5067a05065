"""Sultans of Karaya, as all the rest finds it."""

from __future__ import annotations

from typing import Final

from paravent.core.colours import Colours
from paravent.core.game import Game
from paravent.core.ornament import Ornament
from paravent.games.sultans.cards import ROLES, names
from paravent.games.sultans.rules import SULTANS

GAME: Final = Game(
    SULTANS,
    roles=tuple(names(ROLES)),
    colours=Colours("#27346b", "#e0a020", "#c0506b", "#b9c4ff"),
    ornament=Ornament("M-18 -18h36v36h-36zM0 -25.5L25.5 0L0 25.5L-25.5 0z", "M-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z"),
)
