"""Overseers, as all the rest finds it."""

from __future__ import annotations

from typing import Final

from paravent.core.colours import Colours
from paravent.core.game import Game
from paravent.core.ornament import Ornament
from paravent.games.overseers.cards import CHARACTERS
from paravent.games.overseers.rules import OVERSEERS

GAME: Final = Game(
    OVERSEERS,
    roles=tuple([str(character) for character in CHARACTERS]),
    colours=Colours("#a62b1f", "#c79a3b", "#3f7d6a", "#ff9c8f"),
    ornament=Ornament("M-14 16h30M-22 -16h14M8 -20h14", "M-26 8c0-8 8-12 13-7 1-10 17-11 18-1 8-4 16 0 15 8z"),
)
