"""Refusals as a player reads them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from paravent.core.errors import ParaventError
from paravent.texts import Catalogue

LOCALE: Final = Path(__file__).parent / "locale"
LANGUAGES: Final = ("en", "fr")


@cache
def bundle(language: str) -> FluentBundle:
    """The server's own sentences in one language."""
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource((LOCALE / f"{language}.ftl").read_text(encoding="utf-8")))
    return made


def sentence(error: ParaventError, game: str | None, language: str, names: Sequence[str]) -> str:
    """Why something was refused, in the player's language."""
    own = bundle(language)
    id = f"refusal-{error.code}"
    if own.has_message(id):
        pattern = own.get_message(id).value
        if pattern is not None:
            return str(own.format_pattern(pattern, dict(error.details))[0])
    try:
        return catalogue(game, language).refusal(error, names)
    except OSError:  # the game's texts cannot be read now; a refusal must not make a table fail
        return str(error)


def load() -> None:
    """Read our own sentences now: when no file can be opened any more, there is still something to say."""
    for language in LANGUAGES:
        bundle(language)


@cache
def catalogue(game: str | None, language: str) -> Catalogue:
    """A game's texts, made once."""
    return Catalogue(game, language)
