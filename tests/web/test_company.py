"""The company at the tables: whole names, and nothing that covers them."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import ViewportSize

from paravent import Table
from paravent.company.people import KEYS
from tests.web.laid import Shelf, may
from tests.web.person import DESKTOP, TALL, TELEVISION, People
from tests.web.plates import SHORT, called

GAMES: Final = {"sultans": "Look", "guru": "Preach", "overseers": "Vote", "aura_poku": "Roll", "commandments": "Take"}
CALLED: Final = [called(name) for name in SHORT]
# Names that are cut off, and how many stand there.
CUT: Final = """(names) => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const [cut, whole] = [[], new Set()];
  while (texts.nextNode()) {
    const [name, each] = [texts.currentNode.data.trim(), texts.currentNode.parentElement];
    if (!names.includes(name) || !each.checkVisibility() || each.closest(".only-read")) continue;
    whole.add(name);
    if (each.scrollWidth > each.clientWidth + 1) cut.push(name);
  }
  return [cut, whole.size];
}"""
COVERED: Final = """() => [...document.querySelectorAll(".chair")].flatMap((chair) => {
  const [mark, name] = [".mark", ".name"].map((each) => chair.querySelector(each)?.getBoundingClientRect());
  if (!mark || !name) return [];
  const apart = mark.right <= name.left || mark.left >= name.right || mark.bottom <= name.top || mark.top >= name.bottom;
  return apart ? [] : [chair.innerText];
})"""


@pytest.mark.parametrize("size", [TALL, DESKTOP, TELEVISION], ids=["phone", "desktop", "TV"])
@pytest.mark.parametrize("game", GAMES)
def test_a_bots_name_stands_whole_at_the_table(people: People, shelf: Shelf, game: str, size: ViewportSize) -> None:
    """Madame Ottoline is called Ottoline where there is little room, and no name is cut off."""
    laid = shelf.lay(game, 6 if game == "sultans" else 4, may(GAMES[game]), company=KEYS)
    path = f"/tv/{laid.id}" if size == TELEVISION else laid.link(0)
    ada = people.person(size=size, settings={"alone": True}).come(path)
    ada.page.locator("[data-place=seat-1]").first.wait_for()

    cut, shown = ada.page.evaluate(CUT, CALLED)

    assert cut == []
    assert shown == (5 if game == "sultans" else 3)


def in_sight(table: Table) -> bool:
    """A bot's card is turned up, and the game goes on."""
    seats = table.view(None).seats  # type: ignore[attr-defined]  # a view of Sultans
    return any(seat.face == "visible" for seat in seats[1:]) and may("Look")(table)


@pytest.mark.parametrize("size", [TALL, DESKTOP], ids=["phone", "desktop"])
def test_no_mark_covers_a_name_when_a_card_is_turned_up(people: People, shelf: Shelf, size: ViewportSize) -> None:
    """The role stands under the name; the mark of a bot stays beside the figure."""
    laid = shelf.lay("sultans", 9, in_sight, company=KEYS)
    ada = people.person(size=size).come(laid.link(0))
    ada.waits_for_the_question()

    assert ada.page.locator(".chair .mark").count() > 0
    assert ada.page.evaluate(COVERED) == []
