"""Every paragraph of the rulebooks has its rulings, every ruling its tests and functions, and the page says so."""

from __future__ import annotations

import pytest

from tests.rulings import GAMES, PAGE, functions, page, paragraphs, proofs, rulings


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_has_a_heading_words_of_ours_and_rulings(game: str) -> None:
    """And only rulings that there are."""
    for paragraph in paragraphs(game):
        assert paragraph.heading and paragraph.says and paragraph.rulings, paragraph
        assert set(paragraph.rulings) <= set(rulings(game)), paragraph


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_follows_a_paragraph(game: str) -> None:
    """No ruling comes out of nowhere."""
    mapped = {number for paragraph in paragraphs(game) for number in paragraph.rulings}

    assert [number for number in rulings(game) if number not in mapped] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_proved_and_done(game: str) -> None:
    """By a test and by a function whose docstrings name it."""
    assert [number for number in rulings(game) if not proofs(game).get(number)] == []
    assert [number for number in rulings(game) if not functions(game).get(number)] == []


@pytest.mark.parametrize("game", GAMES)
def test_both_pages_have_the_same_rulings(game: str) -> None:
    """The French page is as complete as the English one."""
    french = (PAGE.parents[1] / "src" / "paravent" / "games" / game / "RULES.fr.md").read_text(encoding="utf-8")

    assert [number for number in rulings(game) if f"**{number}**" not in french] == []


def test_the_page_is_current() -> None:
    """Stale? `python -m tests.rulings`."""
    assert PAGE.read_text(encoding="utf-8") == page()
