"""The game, as all the rest finds it."""

from __future__ import annotations

from typing import Final

from newgame.rules import NEWGAME
from paravent.core.game import Game

GAME: Final = Game(NEWGAME)
