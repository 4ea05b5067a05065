"""However many sit at a table and whatever they are called, everything fits: a phone, a phone on its side, a TV, the result."""

from __future__ import annotations

from typing import Final

import pytest

from tests.web.laid import LONG_NAMES, Shelf, may, over
from tests.web.person import SIDEWAYS, TELEVISION, People

# The most players of each game, and a kind of move that they wait for.
CROWDS: Final = {
    "guru": (5, "Accuse"), "overseers": (6, "Vote"), "sultans": (15, "Pass"), "aura_poku": (6, "Accept"),
    "commandments": (7, "Take"),
}  # fmt: skip


@pytest.mark.parametrize("game", list(CROWDS))
def test_the_largest_table_fits_a_phone_and_a_tv(people: People, shelf: Shelf, game: str) -> None:
    """In French, which is longer, nothing scrolls sideways; a TV, which nobody scrolls, shows the whole table."""
    players, kind = CROWDS[game]
    laid = shelf.lay(game, players, may(kind), people=players, names=LONG_NAMES)
    ada = people.person(language="fr-FR").come(laid.link(0))
    ada.waits_for_the_question()
    ada.scrolls_nothing_sideways()
    ada.page.set_viewport_size(SIDEWAYS)
    ada.scrolls_nothing_sideways()
    sofa = people.person(size=TELEVISION, language="fr-FR", dark=True).come(f"/tv/{laid.id}")
    sofa.page.locator(".room .table").wait_for()
    sofa.page.wait_for_timeout(200)
    sofa.scrolls_nothing_sideways()
    assert sofa.page.evaluate("document.documentElement.scrollHeight") <= TELEVISION["height"]


@pytest.mark.parametrize("game", list(CROWDS))
def test_the_result_of_the_largest_table_fits_a_phone(people: People, shelf: Shelf, game: str) -> None:
    """The score sheet and the replay too; in the dark nothing there is a barrier."""
    players, _ = CROWDS[game]
    laid = shelf.lay(game, players, over, people=players, names=LONG_NAMES)
    ada = people.person(language="fr-FR", dark=True).come(laid.link(0))
    ada.page.locator(".result").wait_for()
    ada.scrolls_nothing_sideways()
    ada.finds_no_barrier()
    ada.come(f"/replay/{laid.id}").page.locator("main .table").wait_for()
    ada.scrolls_nothing_sideways()
    ada.finds_no_barrier()
