"""Aura Poku, as all the rest finds it."""

from __future__ import annotations

from typing import Final

from paravent.core.colours import Colours
from paravent.core.game import Game
from paravent.core.ornament import Ornament
from paravent.games.aura_poku.rules import AURA_POKU

GAME: Final = Game(
    AURA_POKU,
    colours=Colours("#8f4524", "#d4a72c", "#2f7f8f", "#f2ab84"),
    ornament=Ornament("M-24 12q6-8 12 0t12 0 12 0 12 0M-24 20q6-8 12 0t12 0 12 0 12 0M-5 -10h10", "M-12 0L0 -24L12 0z"),
)
