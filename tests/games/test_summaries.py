"""Each game's page of rules that one reads: short, in both languages, with figures that the complete rules have too."""

from __future__ import annotations

import re

import pytest

from paravent.games import find, found

FIGURE = re.compile(r"<!-- figure (\w+) -->")
MOST_WORDS = 400
PAGES = [(game, page) for game in sorted(found()) for page in ("SUMMARY.md", "SUMMARY.fr.md")]


def text(game: str, page: str) -> str:
    """What a page of a game says."""
    found_text = find(game).text(page)
    assert found_text is not None, f"{game} has no {page}"
    return found_text


@pytest.mark.parametrize(("game", "page"), PAGES)
def test_a_summary_is_read_in_two_minutes(game: str, page: str) -> None:
    """At most 400 words, headings and all."""
    words = FIGURE.sub("", text(game, page)).split()
    assert 250 <= len(words) <= MOST_WORDS


@pytest.mark.parametrize(("game", "page"), PAGES)
def test_a_summary_speaks_of_the_game_only(game: str, page: str) -> None:
    """No ruling, no notation, no name of a file: those are for the complete rules and for docs/."""
    assert not re.search(r"`|\b[A-Z]-\d|\.py\b", text(game, page))


@pytest.mark.parametrize("game", sorted(found()))
def test_both_languages_are_laid_out_alike(game: str) -> None:
    """The same sections and the same figures, each of them in the complete rules too."""
    english, french = (text(game, page) for page in ("SUMMARY.md", "SUMMARY.fr.md"))
    assert english.count("\n## ") == french.count("\n## ") >= 5
    assert FIGURE.findall(english) == FIGURE.findall(french)
    assert set(FIGURE.findall(english)) <= set(FIGURE.findall(text(game, "RULES.md")))
    assert FIGURE.findall(english)
