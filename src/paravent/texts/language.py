"""Which language a person reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("fr", "en")
DEFAULT: Final = "en"


def language(environ: Mapping[str, str]) -> str:
    """The language of the locale: the first variable that is set decides, as in POSIX; English where we have no other."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environ.get(variable, "")
        if locale:
            wanted = locale[:2].lower()
            return wanted if wanted in LANGUAGES else DEFAULT
    return DEFAULT
