"""Bots for tests, by game."""

from __future__ import annotations

from time import process_time

from paravent.bots.bot import Bot
from paravent.bots.ismcts import Budget
from paravent.bots.parts import simple_bot, thinker
from paravent.bots.search_bot import MakeBook, SearchBot, SearchThinker
from paravent.bots.thinker import Clock
from paravent.games import find, found

SEARCHED = sorted(name for name, game in found().items() if isinstance(thinker(game), SearchThinker))


def simple(game: str) -> Bot:
    """The game's rule-based bot."""
    return simple_bot(find(game))


def book(game: str) -> MakeBook:
    """What makes the playbooks of a game that is searched."""
    return searches(game).book


def searching(game: str, budget: Budget, clock: Clock = process_time) -> SearchBot:
    """A bot that searches this game within this budget."""
    return searches(game).bot(budget, clock)


def searches(game: str) -> SearchThinker:
    thinks = thinker(find(game))
    assert isinstance(thinks, SearchThinker)
    return thinks
