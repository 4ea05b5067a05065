"""Where the catalogues lie: the shared ones here, a game's own in its folder."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentResource
from fluent.syntax import ast

from paravent.games import find, found


@cache
def shared_resource(language: str) -> ast.Resource | None:
    """The messages that every game and every screen uses."""
    file = files("paravent.texts").joinpath("locale", f"{language}.ftl")
    return read(file.read_text(encoding="utf-8") if file.is_file() else None)


@cache
def game_resource(game: str | None, language: str) -> ast.Resource | None:
    """A game's own messages; None if it has none in this language."""
    return read(found()[game].text("locale", f"{language}.ftl")) if game in found() else None


def read(text: str | None) -> ast.Resource | None:
    """A catalogue as Fluent reads it; entries that it cannot read are passed over."""
    return None if text is None else FluentResource(text)


def rules_text(game: str, language: str) -> str:
    """A game's RULES.md, in the language if it is there (RULES.fr.md), else in English; empty if the game has none."""
    described = find(game)
    return described.text(f"RULES.{language}.md") or described.text("RULES.md") or ""
