"""What a game's package gives to bots, and what serves a game that lacks it."""

from __future__ import annotations

from functools import partial
from typing import TypeVar, cast

from paravent.bots.bot import Bot
from paravent.bots.forgetful import ForgetfulBot
from paravent.bots.generic import BUDGET, GenericBook
from paravent.bots.ismcts import Budget
from paravent.bots.random import RandomBot
from paravent.bots.search_bot import Facts, MakeBook, SearchThinker
from paravent.bots.thinker import Thinker, Why
from paravent.core.game import Game

T = TypeVar("T")


def simple_bot(game: Game) -> Bot:
    """`BOT` in its `bot.py`; else the one that plays anything. It keeps nothing between decisions and serves every seat."""
    bot = game.part("bot", "BOT")
    if bot is None:
        return RandomBot()
    return checked(bot, Bot, game)


def easy_bot(game: Game) -> Bot:
    """`EASY` in its `bot.py`; else the simple bot, who forgets."""
    easy = game.part("bot", "EASY", needed=False)
    return ForgetfulBot(simple_bot(game)) if easy is None else checked(easy, Bot, game)


def thinker(game: Game) -> Thinker:
    """`THINKER` in its `hard.py`; else a search by `BOOK` and `BUDGET` in its `playbook.py`; else one by a book for all games."""
    own = game.part("hard", "THINKER")
    if own is not None:
        return checked(own, Thinker, game)
    simple = simple_bot(game)
    book, budget = game.part("playbook", "BOOK"), game.part("playbook", "BUDGET")
    if book is None:
        return SearchThinker(game.rules, partial(GenericBook, game.rules, simple), BUDGET, simple, facts(game))
    assert callable(book), f"BOOK of {game.name} makes playbooks"
    return SearchThinker(game.rules, cast("MakeBook", book), checked(budget, Budget, game), simple, facts(game))


def facts(game: Game) -> tuple[Facts, ...]:
    """`FACTS` in its `hints.py`; none if it has no such file: then people are told no beliefs."""
    return cast("tuple[Facts, ...]", game.part("hints", "FACTS") or ())


def why(game: Game) -> Why:
    """`WHY` in its `hints.py`; without it, nothing but the reckoning speaks for a move."""
    return cast("Why", game.part("hints", "WHY", needed=False) or (lambda _: None))


def checked(part: object, kind: type[T], game: Game) -> T:
    """The part, which must be of this kind."""
    if not isinstance(part, kind):
        raise TypeError(f"{game.package} gives {part!r} where a {kind.__name__} is needed")
    return part
