"""Overseers, Sultans of Karaya, Aura Poku and The 3 Commandments in a browser: the first decision, by tapping things."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize

from tests.web.person import DESKTOP, PHONE, People, Person
from tests.web.player import NEAREST
from tests.web.wire import Wire


def sit_down(person: Person, game: str) -> None:
    """Against bots, from the home page, up to the first question."""
    person.come().picks(game)
    person.press("Play against bots now")
    person.page.wait_for_url("**/t/*")
    person.waits_for_the_question()


def asks_again(person: Person) -> None:
    """Press a button that asked whether one is sure."""
    asking = person.page.locator(".asking")
    if asking.count():
        asking.first.click()


def keep_a_card(person: Person) -> None:
    """Overseers: open the screen, tap a card of the pack, keep it. Wuming or Fushen may be asked something first."""
    page = person.page
    if page.locator(".offer").count():
        page.locator(".offer").first.click()
        person.waits_for_the_question()
    if page.get_by_role("button", name="One card each").count():
        person.press("One card each")
        person.waits_for_the_question()
    person.press(re.compile("For your eyes only"))
    cards, act = page.locator(".inside button.card"), page.locator(".inside .acts button")
    cards.nth(0).click()
    if "2 cards" in page.locator(".question .asked").inner_text():  # Wuming has doubled the pick
        cards.nth(1).click()
    act.first.click()


def look_or_pass(person: Person) -> None:
    """Sultans: tap a player and look at the card; or, if a window is open, let it pass."""
    if person.button("Let it pass").count():
        person.press("Let it pass")
        return
    person.page.locator(".chair.open").first.click()
    person.press(re.compile("^Look at"))


def roll_and_walk(person: Person) -> None:
    """Aura Poku: roll, tap a pawn and then a place."""
    person.press(re.compile("Roll the die"))
    pawn = person.page.locator("button.pawn").first
    pawn.wait_for()
    pawn.click()
    goal = person.page.locator(".goal + .hit").first
    goal.scroll_into_view_if_needed()
    person.page.mouse.click(*goal.evaluate(NEAREST))  # what is tapped has two parts, and its middle may be another's


def ordain_or_take(person: Person) -> None:
    """The 3 Commandments: the High Priestess ordains, a novice takes an artefact."""
    page = person.page
    if page.locator(".heap.can").count():
        page.locator(".heap.can").last.click()  # the one on top, where heaps lie close
        page.locator(".acts .big").first.click()
        return
    person.press(re.compile("Your cards"))
    page.locator(".inside .card").nth(0).get_by_role("button", name="Taboo").click()
    page.locator(".inside .card").nth(1).get_by_role("button", name="Put away").click()
    person.press("Choose these")
    asks_again(person)


FIRST_DECISION = {"overseers": keep_a_card, "sultans": look_or_pass, "aura_poku": roll_and_walk, "commandments": ordain_or_take}


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", list(FIRST_DECISION))
def test_the_first_decision_is_made_by_tapping_things(people: People, game: str, size: ViewportSize) -> None:
    """Nothing stands in anybody's way at the first question, and taps alone answer it: it is sent, and not refused."""
    ada = people.person(size=size)
    wire = Wire(ada.page)
    sit_down(ada, game)
    ada.finds_no_barrier()
    FIRST_DECISION[game](ada)
    ada.page.wait_for_timeout(500)
    assert wire.answers
    assert wire.refusals == []
    ada.finds_no_barrier()


def test_a_hidden_card_is_not_in_the_page_until_its_screen_is_opened(people: People) -> None:
    """S-13 Neither the card, nor what it can do, nor the sultan's reveal: the page reads the same for everybody."""
    ada = people.person()
    sit_down(ada, "sultans")
    for word in ("Reveal yourself", "Strike", "Detain", "revolt", "Execute", "Step in"):
        ada.sees_not(word)
    for side in ("loyalists", "rebels"):  # the log may speak of either: somebody else has shown their card
        ada.sees_not(re.compile(f"If the {side} win", re.IGNORECASE))
    ada.press(re.compile("My card"))
    ada.sees(re.compile("Loyalists win|Rebels win|Hidden"))
