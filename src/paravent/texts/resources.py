"""Where the catalogues lie: the shared ones here, a game's own in its folder."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentResource
from fluent.syntax import ast

from paravent.games import GAMES


def game_folder(game: str) -> Traversable:
    """The folder of a game: that of the module in which its rules are."""
    return files(type(GAMES[game]).__module__.rpartition(".")[0])


@cache
def shared_resource(language: str) -> ast.Resource | None:
    """The messages that every game and every screen uses."""
    return read(files("paravent.texts") / "locale" / f"{language}.ftl")


@cache
def game_resource(game: str | None, language: str) -> ast.Resource | None:
    """A game's own messages; None if it has none in this language."""
    return read(game_folder(game) / "locale" / f"{language}.ftl") if game in GAMES else None


def read(file: Traversable) -> ast.Resource | None:
    """A catalogue as Fluent reads it; entries that it cannot read are passed over."""
    return FluentResource(file.read_text(encoding="utf-8")) if file.is_file() else None


def rules_text(game: str, language: str) -> str:
    """A game's RULES.md, in the language if it is there (RULES.fr.md), else in English; empty if the game has none."""
    for name in (f"RULES.{language}.md", "RULES.md"):
        file = game_folder(game) / name
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return ""
