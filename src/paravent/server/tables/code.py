"""A table's code: four signs to be typed instead of its link. It leads to the table and opens nobody's seat."""

from __future__ import annotations

import re
import secrets
from typing import Final

SIGNS: Final = (
    "CDFGHJKMNPQRTVWX3479"  # no vowels, so no words; and nothing that looks like another sign: 0 O, 1 I L, 2 Z, 5 S, 6 G, 8 B
)
LENGTH: Final = 4
CODE: Final = re.compile(f"[{SIGNS}]{{{LENGTH}}}")


def draw() -> str:
    """A code that may be another table's."""
    return "".join(secrets.choice(SIGNS) for _ in range(LENGTH))


def typed(text: str) -> str | None:
    """The code as it was meant, whatever case and spaces it was typed with; None for what can be none."""
    meant = "".join(text.split()).replace("-", "").upper()
    return meant if CODE.fullmatch(meant) else None
