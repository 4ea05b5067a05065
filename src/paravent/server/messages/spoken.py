"""What a bot says, in words: as the record keeps it, and as whoever cannot look the line up reads it."""

from __future__ import annotations

from typing import Final

from paravent.texts import Catalogue
from paravent.texts.language import DEFAULT

ENGLISH: Final = Catalogue(None, DEFAULT)


def spoken(line: str) -> str:
    """The words of a line."""
    return ENGLISH.say(line)
