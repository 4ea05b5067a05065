"""Bots by name. Three levels in every game: easy slips and forgets, normal goes by rules, hard thinks ahead."""

from __future__ import annotations

from dataclasses import replace
from time import monotonic, process_time
from typing import Final

from paravent.bots.bot import Bot
from paravent.bots.parts import easy_bot, simple_bot, thinker
from paravent.bots.random import RandomBot
from paravent.bots.temperament import EVEN, Temperament
from paravent.core.errors import BadSetup
from paravent.core.game import Game
from paravent.games import find

LEVELS: Final = ("easy", "normal", "hard")
NAMES: Final = (*LEVELS, "simple", "random")


def bot_named(name: str, game: str | Game, seconds: float | None = None, temper: Temperament = EVEN) -> Bot:
    """The bot of this name for this game, which thinks for so many seconds at most; raises BadSetup or UnknownGame."""
    bot = plain_bot(name, game, seconds)
    return bot if temper == EVEN else bot.tempered(temper)


def plain_bot(name: str, game: str | Game, seconds: float | None) -> Bot:
    """The bot as it is by itself."""
    found = find(game) if isinstance(game, str) else game
    match name:
        case "hard":
            return hard_bot(found, seconds)
        case "easy":
            return easy_bot(found)
        case "normal" | "simple":
            return simple_bot(found)
        case "random":
            return RandomBot()
    known = ", ".join(NAMES)
    raise BadSetup("unknown-bot", f"there is no bot {name!r}; there are: {known}", {"bot": name, "known": known})


def hard_bot(game: Game, seconds: float | None) -> Bot:
    """`seconds` are the most that it may think, by the clock on the wall; else it counts what it spends of its core's time."""
    thinks = thinker(game)
    if seconds is None:
        return thinks.bot(thinks.budget, process_time)
    return thinks.bot(replace(thinks.budget, seconds=min(seconds, thinks.budget.seconds)), monotonic)
