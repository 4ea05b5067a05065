"""Bots by name."""

from __future__ import annotations

from typing import Final

from paravent.bots.bot import Bot
from paravent.bots.levels import LEVELS, level
from paravent.bots.random import RandomBot
from paravent.bots.simple import SIMPLE
from paravent.core.errors import BadSetup

NAMES: Final = (*LEVELS, "simple", "random")


def named(name: str, game: str, seconds: float | None = None) -> Bot:
    """The bot of this name for this game, which thinks for so many seconds at most; raises BadSetup."""
    if name == "random":
        return RandomBot()
    if name not in NAMES:
        known = ", ".join(NAMES)
        raise BadSetup("unknown-bot", f"there is no bot {name!r}; there are: {known}", {"bot": name, "known": known})
    if game not in SIMPLE:
        raise BadSetup("no-such-bot", f"{game} has no {name} bot yet", {"bot": name, "game": game})
    return SIMPLE[game] if name == "simple" else level(name, game, seconds)
