"""The rules in the browser: with figures, in both languages, and open at what is being asked."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import paravent
from tests.web.person import DESKTOP, PHONE, People
from tests.web.test_tables import sit_down

GAMES = sorted(paravent.games())


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_have_figures_that_fit_a_phone(people: People, game: str) -> None:
    """Two to four, each with a caption, in French and in English, light and dark; axe finds nothing, and nothing is too wide."""
    for language, dark, size in (("fr-FR", False, DESKTOP), ("en-GB", True, PHONE)):
        reader = people.person(size=size, language=language, dark=dark).come(f"/rules/{game}")
        reader.page.locator("figure").first.wait_for()
        reader.finds_no_barrier()
        reader.press("Les règles complètes" if language == "fr-FR" else "The complete rules")
        reader.page.locator("[data-page=RULES] figure").first.wait_for()

        assert 2 <= reader.page.locator("figure").count() <= 4
        for caption in reader.page.locator("figcaption").all():
            assert not caption.inner_text().startswith("figure-")
        reader.finds_no_barrier()
        assert reader.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        too_wide = "() => [...document.querySelectorAll('figure')].some((each) => each.scrollWidth > each.clientWidth + 1)"
        assert not reader.page.evaluate(too_wide)


@pytest.mark.parametrize(
    ("game", "language"), [("guru", "en-GB"), ("overseers", "fr-FR"), ("aura_poku", "fr-FR"), ("sultans", "en-GB")]
)
def test_two_taps_open_the_rules_where_the_question_is_explained(people: People, game: str, language: str) -> None:
    """First the page that one reads; one tap further the place in the complete rules is marked and in sight."""
    ada = people.person()
    sit_down(ada, game)
    if language == "fr-FR":
        ada.picks_from_the_menu("Français")
    ada.press("Règles" if language == "fr-FR" else "Rules")
    expect(ada.page.locator("dialog [data-page=SUMMARY] figure").first).to_be_attached()
    ada.press("Les règles complètes" if language == "fr-FR" else "The complete rules")
    place = ada.page.locator("dialog .here")

    expect(place).to_have_count(1)
    expect(place).to_be_in_viewport()
