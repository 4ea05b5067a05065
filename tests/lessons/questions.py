"""Ten questions for each game to somebody who has seen nothing but its first lesson: `readers/GAME.toml`.

A person without the rules must get through. With each question stand the right answer and the place on the screen where a reader
finds it. What could not be found when the questions were first put was added to the lesson.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

READERS = Path(__file__).parent / "readers"
PROJECT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Question:
    """`about` the aim, the options or the consequences; the answer follows from `quote`, which the message `where` says."""

    about: str
    ask: str
    answer: str
    where: str
    quote: str


def questions(game: str) -> list[Question]:
    data = tomllib.loads((READERS / f"{game}.toml").read_text(encoding="utf-8"))
    return [Question(**each) for each in data["question"]]


def message(game: str, id: str, language: str) -> str:
    """What a message of the game says, or of its table in the browser, as it is written in the catalogue."""
    files = [f"src/paravent/games/{game}/locale/{language}.ftl", f"web/src/games/{game}/locale/{language}.ftl"]
    text = "\n".join((PROJECT / file).read_text(encoding="utf-8") for file in files)
    found = re.search(rf"^{re.escape(id)} = (.*(?:\n[ }}].*)*)", text, re.MULTILINE)
    assert found, f"{game} has no message {id} in {language}"
    return " ".join(found[1].split())
