"""The games: a folder each here, or a package of its own that names itself in the entry-point group `paravent.games`.

They import the core and never each other. Nobody lists them: they are found.
"""

from __future__ import annotations

import logging
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from traceback import walk_tb
from typing import Final

from paravent.core.errors import UnknownGame
from paravent.core.game import Game

GROUP: Final = "paravent.games"  # of entry points: `jars = "jars.game:GAME"`
LOGGER: Final = logging.getLogger("paravent.games")


@cache
def found() -> dict[str, Game]:
    """Every game by its name: those that lie here, then those of other packages; the same in every process."""
    games: dict[str, Game] = {}
    for folder in sorted(module.name for module in iter_modules(__path__) if module.ispkg):
        game = import_module(f"{__name__}.{folder}.game").GAME
        games[game.name] = game
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        game = loaded(point)
        if game is not None and game.name in games:
            LOGGER.warning("the game %s of %s is left out: there is another one of that name", game.name, point.value)
        elif game is not None:
            games[game.name] = game
    return games


def loaded(point: EntryPoint) -> Game | None:
    """The game that another package names; None, and a warning, if it cannot be had: the others are played all the same."""
    try:
        game = point.load()
    except Exception as error:
        reason = f"{type(error).__name__}: {error}{place(error, point.module.partition('.')[0])}"
        LOGGER.warning("the game %s cannot be loaded from %s: %s", point.name, point.value, reason)
        return None
    if not isinstance(game, Game):
        LOGGER.warning("the game %s cannot be used: %s is no paravent.core.game.Game", point.name, point.value)
        return None
    return game


def place(error: BaseException, package: str) -> str:
    """Where in the package it went wrong: of two files that do not fit it is the one that asks for what is not there."""
    if isinstance(error, SyntaxError):
        return ""  # it says so itself
    spots = [
        f" (line {line} of {frame.f_code.co_filename})"
        for frame, line in walk_tb(error.__traceback__)
        if str(frame.f_globals.get("__name__")).partition(".")[0] == package
    ]
    return spots[-1] if spots else ""


def find(name: str, version: int | None = None) -> Game:
    """The game of this name, as it is played now or by the rules of a version; raises UnknownGame, or BadRecord."""
    game = found().get(name)
    if game is None:
        known = ", ".join(sorted(found()))
        raise UnknownGame("unknown-game", f"there is no game {name!r}; there are: {known}", {"game": name, "known": known})
    return game if version is None else game.of_version(version)
