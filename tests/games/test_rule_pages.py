"""The complete rules speak to players: how moves are written, and what programs are told, is in docs/, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from paravent.contract.found import classes_of
from paravent.contract.golden import golden_files, plays
from paravent.core.record import read
from paravent.core.rules import Phase
from paravent.games import find, found

GAMES = sorted(name for name, game in found().items() if game.package.startswith("paravent."))
LANGUAGES = ("", ".fr")
DOCS = Path(__file__).parents[2] / "docs"
GOLDEN = Path(__file__).parent


def rules(game: str, language: str) -> str:
    text = find(game).text(f"RULES{language}.md")
    assert text is not None
    return text


def notation(game: str, language: str) -> str:
    """The section of docs/notation.md under the game's title."""
    title = rules(game, language).splitlines()[0].removeprefix("# ")
    page = (DOCS / f"notation{language}.md").read_text(encoding="utf-8")
    (section,) = [part for part in page.split("\n## ") if part.startswith(f"{title}\n")]
    return section


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_for_players(game: str, language: str) -> None:
    """No notation, no phases, no file, no format."""
    text = rules(game, language)
    assert not re.search(r"^## (Notation|Phases)$", text, re.MULTILINE)
    assert not re.search(r"\.(py|json|md)\b|\bJSON\b|docs/", text)


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_parts(game: str) -> None:
    """As many sections, as many rows of tables, and the same rulings in the same order."""
    english, french = (rules(game, language) for language in LANGUAGES)
    for part in (r"^## ", r"^\|", r"^<!-- figure (\w+) -->"):
        found_in = [re.findall(part, text, re.MULTILINE) for text in (english, french)]
        assert found_in[0] == found_in[1], part
    numbers = [re.findall(r"^- \*\*([A-Z]-\d+)\*\*", text, re.MULTILINE) for text in (english, french)]
    assert numbers[0] == numbers[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_line_and_every_phase_is_explained(game: str, language: str) -> None:
    """Each kind of line that the golden games have, and each phase by its name."""
    section = notation(game, language)
    lines = [text for file in golden_files(GOLDEN / game) for _, _, text, talk in read(plays(file.read_text())).lines if not talk]
    words = {line.split()[0] for line in lines}
    assert words
    assert [word for word in sorted(words) if not re.search(rf"`{word}\b", section)] == []
    assert [name for name in sorted(classes_of(find(game), Phase)) if not re.search(rf"\b{name}\b", section)] == []
