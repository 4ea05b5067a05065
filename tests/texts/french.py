"""French as it is printed: `python -m tests.texts.french` sets the spaces and apostrophes of all catalogues, rules and cards.

A no-break space stands before : ; ? ! » % and after «, so that no line begins with one of them; the apostrophe is ’.
"""

from __future__ import annotations

import re
from pathlib import Path

PROJECT = Path(__file__).parents[2]
ROOTS = ("src/paravent", "web/src", "docs")
NAMES = ("locale/fr.ftl", "*.fr.md", "deck.json")
CODE = re.compile(r"(`[^`]*`)")  # notation, which is typed as it stands
SPACE = re.compile(r"(?<=\S) (?=[:;?!»%])|(?<=«) ")
APOSTROPHE = re.compile(r"(?<=\w)'(?=[\w{«])")
FRENCH_FIELD = re.compile(r'(?<="fr": ")(?:[^"\\]|\\.)*')


def french_files() -> list[Path]:
    """The catalogues, rules and cards of the games, of the server and of the browser client, and the French pages of docs/."""
    return [file for root in ROOTS for name in NAMES for file in sorted((PROJECT / root).rglob(name))]


def printed(text: str) -> str:
    """The text with the spaces and apostrophes of print; what stands between backquotes is left alone."""
    parts = CODE.split(text)
    parts[::2] = [APOSTROPHE.sub("’", SPACE.sub("\u00a0", part)) for part in parts[::2]]
    return "".join(parts)


def printed_file(file: Path) -> str:
    """The file's text as it should be; of cards in both languages only the French."""
    text = file.read_text(encoding="utf-8")
    return FRENCH_FIELD.sub(lambda found: printed(found[0]), text) if file.suffix == ".json" else printed(text)


if __name__ == "__main__":
    for file in french_files():
        file.write_text(printed_file(file), encoding="utf-8")
