"""What may be said, and the words in it."""

from __future__ import annotations

import re
from typing import Final
from unicodedata import category, normalize

MOST_CHARACTERS: Final = 140
WORD: Final = re.compile("[a-z0-9]+")


def is_sayable(text: str) -> bool:
    """C-18 1 to 140 characters, not all blank, none of which breaks a line, a quotation or a screen."""
    return 1 <= len(text) <= MOST_CHARACTERS and '"' not in text and text.strip() != "" and is_safe(text)


def is_safe(text: str) -> bool:
    """No control character and no line separator; half a surrogate pair is no character at all."""
    for character in text:
        if category(character) in {"Cc", "Cs", "Zl", "Zp"}:
            return False
    return True


def words_of(text: str) -> list[str]:
    """The words of a text, folded: no accents, no capitals, no ligatures."""
    plain = "".join([character for character in normalize("NFKD", text) if category(character)[0] != "M"])
    return WORD.findall(plain.casefold().replace("œ", "oe").replace("æ", "ae"))
