"""Skull, as Paravent finds it: by the entry point in pyproject.toml."""

from __future__ import annotations

from typing import Final

from paravent.core.game import Game
from paravent_skull.rules import SKULL_RULES

GAME: Final = Game(SKULL_RULES)
