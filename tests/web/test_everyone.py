"""For everyone: no barrier on any page, both languages, light and dark, small and large, offline."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.person import DESKTOP, PHONE, People, Person
from tests.web.test_guru import lay_table, play_out


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_no_page_has_a_barrier(people: People, dark: bool) -> None:
    """Axe reports nothing on home, setup, lobby, invitation, table, its sheets, result, replay, TV and rules."""
    ada = people.person(size=PHONE if dark else DESKTOP, dark=dark)
    ada.come().sees("Guru")
    ada.finds_no_barrier()
    lay_table(ada, bots=False)
    ada.sees("Your table")
    ada.finds_no_barrier()
    ada.press("Invite")
    ada.finds_no_barrier()
    ada.page.keyboard.press("Escape")
    ada.press("Fill with bots")
    ada.press("Start")
    ada.waits_for_the_question()
    ada.finds_no_barrier()
    for sheet in ("Accuse", "Vanish", "All moves", "Menu", "Rules"):
        ada.press(re.compile(f"^{sheet}"))
        ada.page.locator("dialog").wait_for()
        ada.finds_no_barrier()
        ada.page.keyboard.press("Escape")
    play_out(ada)
    ada.finds_no_barrier()
    tv = people.person(size=DESKTOP, dark=dark).come(ada.path.replace("/t/", "/tv/"))
    tv.sees("The game is over.")
    tv.finds_no_barrier()
    ada.press("Replay")
    ada.page.get_by_label("Through whose eyes").wait_for()
    ada.finds_no_barrier()
    ada.come("/rules/guru").sees("Guru in two minutes")
    ada.finds_no_barrier()


def test_the_language_is_the_browsers_and_changes_at_any_time(people: People) -> None:
    """Also in the middle of a game: question, log and buttons, and the server's refusals."""
    ada = people.person(language="fr-CA").come()
    ada.sees("À quoi jouons-nous ?")
    ada.picks("guru")
    ada.press("Jouer contre des robots")
    ada.waits_for_the_question()
    assert ada.page.locator("html").get_attribute("lang") == "fr"
    ada.sees("Convertir")
    ada.picks_from_the_menu("English")

    ada.sees("Your turn: 3 actions left.")
    ada.sees("Convert")
    expect(ada.page.locator("html")).to_have_attribute("lang", "en")
    ada.is_connected()


def test_a_whole_turn_is_played_with_the_keyboard_alone(people: People) -> None:
    """Tab to the pile, Enter, Enter: three times; the focus never falls off the page."""
    ada = people.person(size=DESKTOP)
    lay_table(ada, bots=True)
    ada.waits_for_the_question()
    for left in ("2 actions left", "last action"):
        ada.page.get_by_role("button", name=re.compile("^Fountain:")).focus()
        ada.page.keyboard.press("Enter")
        ada.page.locator("dialog .act.main").focus()
        ada.page.keyboard.press("Enter")
        ada.sees(left)
        assert ada.page.evaluate("document.activeElement !== document.body")


def test_nothing_is_wider_than_a_small_phone(people: People) -> None:
    """At 360 pixels no page scrolls sideways, and the question, my choices and whose turn it is are in sight."""
    ada = people.person()
    lay_table(ada, players=5, bots=True)
    ada.waits_for_the_question()

    ada.scrolls_nothing_sideways()
    for thing in (ada.page.locator(".question"), ada.page.locator(".piles"), ada.button(re.compile("^Accuse"))):
        box = thing.first.bounding_box()
        assert box is not None and box["y"] + box["height"] <= PHONE["height"]


def test_the_tv_shows_the_way_in_and_then_the_public_table(people: People) -> None:
    """The code while seats are free, with a warning where no phone could open it; no question, no button of a player."""
    ada, sofa = people.person(), people.person(size=DESKTOP)
    lay_table(ada, bots=False)
    sofa.come(ada.path.replace("/t/", "/tv/"))
    sofa.page.get_by_role("img", name="QR code with the link to this table").wait_for()
    expect(sofa.page.get_by_role("alert")).to_contain_text("phones cannot open it")
    ada.press("Fill with bots")
    ada.press("Start")
    sofa.sees("Waiting for")

    expect(sofa.page.locator(".sect")).to_have_count(2)
    expect(sofa.page.get_by_role("button", name=re.compile("3 preachers"))).to_have_count(0)


def test_the_client_opens_without_a_network_once_it_was_there(people: People) -> None:
    """The service worker has every file; nothing comes from outside."""
    device = people.browser.new_context(locale="en-GB")
    page = device.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(people.url)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    Person(page, people.url).finds_out("navigator.serviceWorker.controller !== null")
    device.set_offline(True)
    page.goto(f"{people.url}/rules/guru")
    expect(page.locator("body")).to_contain_text("Guru in two minutes")
    device.close()

    assert all(url.startswith(people.url) for url in asked)
