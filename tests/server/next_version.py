"""The next release of a game, as its authors would make it: rules of a raised version, beside those before."""

from __future__ import annotations

from importlib import import_module
from typing import cast

import pytest

from paravent import Chance, Json, Options, Rules, State
from paravent.core.game import Game
from paravent.core.rules import Flag
from paravent.games import found

ROOM = import_module("paravent.games")  # as an attribute of `paravent` it is a function

ASIS = (
    "ask", "legal", "standing", "speakers", "accepts", "may_talk", "resolve", "interrupt", "calls", "call", "minutes",
    "needs_people", "view", "outcome", "default_move", "bound", "parse", "expand", "abridge", "load", "sample",
)  # fmt: skip


class Next(Rules[State]):
    """The same game with one rule changed, which changes every deal, and one option more."""

    def __init__(self, before: Rules[State]) -> None:
        self.before = before
        self.name, self.players, self.endings = before.name, before.players, before.endings
        self.version = before.version + 1
        self.options = {**before.options, "omen": Flag(default=True)}
        for method in ASIS:
            setattr(self, method, getattr(before, method))

    def new_game(self, players: int, options: Options, chance: Chance) -> State:
        """The cards are cut once before they are dealt."""
        chance.below(52)
        known: dict[str, Json] = {key: value for key, value in options.items() if key != "omen"}
        return self.before.new_game(players, known, chance)


def release(monkeypatch: pytest.MonkeyPatch, *, keeping: bool = True) -> None:
    """The next version of every game is installed; `keeping`: with the rules before it, as a release has them."""
    now = {name: raised(game, keeping=keeping) for name, game in found().items()}
    monkeypatch.setattr(ROOM, "found", lambda: now)


def raised(game: Game, *, keeping: bool) -> Game:
    earlier = (game,) if keeping else ()
    rules = cast("Rules[State]", Next(game.rules))  # type: ignore[abstract]  # its methods are set one by one
    return Game(rules, package=game.package, roles=game.roles, earlier=earlier)
