"""Never left alone: the coach answers "What would you do?", and what is new is explained once."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.person import DESKTOP, LONG, People
from tests.web.test_guru import join, lay_table


def test_alone_with_bots_the_coach_may_be_asked_and_its_move_be_made(people: People) -> None:
    """Up to three moves with what each is worth and why, what one could believe; a tap makes the move."""
    ada = people.person()
    lay_table(ada, players=3, bots=True)
    ada.waits_for_the_question()
    ada.press("What would you do?")
    advised = ada.page.locator("dialog [data-advised]")
    advised.first.wait_for(timeout=LONG)
    assert 1 <= advised.count() <= 3
    expect(ada.page.locator("dialog li p").first).to_have_text(re.compile(r"\.$"))
    assert ada.page.locator("dialog meter").count() > 0
    ada.finds_no_barrier()
    ada.scrolls_nothing_sideways()
    advised.first.click()

    ada.sees("Your turn: 2 actions left.")


def test_among_people_the_coach_is_there_only_if_the_host_has_said_so(people: People) -> None:
    """The lobby says it to everybody."""
    for allowed in (False, True):
        ada, bob = people.person(), people.person(size=DESKTOP)
        ada.come().picks("guru")
        ada.page.get_by_label("Players").select_option("2")
        ada.page.get_by_text("Name, clock, variants").click()
        ada.page.get_by_label(re.compile("^The coach may be asked")).set_checked(allowed)
        ada.press("Open a table for friends")
        ada.page.wait_for_url("**/t/*")
        join(bob, ada.path, "Bob")
        expect(bob.page.get_by_text("The coach may be asked at this table")).to_have_count(1 if allowed else 0)
        ada.press("Start")
        bob.page.locator(".question").wait_for()
        first = ada if ada.is_asked() else bob
        first.waits_for_the_question()
        expect(first.page.locator(".question .coach")).to_have_count(1 if allowed else 0)


def test_what_is_new_is_explained_once(people: People) -> None:
    """Until it is read or answered; then never again on this device, unless the setting is turned on again."""
    device = people.device(settings={"explain": True})
    ada = people.at(device)
    said = "Three actions in a turn, in any mix"
    lay_table(ada, bots=True)
    ada.waits_for_the_question()
    ada.sees(said)
    ada.press("I see")
    ada.sees_not(said)
    lay_table(ada, bots=True)
    ada.waits_for_the_question()
    ada.sees_not(said)
    ada.picks_from_the_menu("Settings")
    box = ada.page.get_by_label(re.compile("^Explain what is new"))
    box.uncheck()
    box.check()

    ada.sees(said)
