"""People at the table: muted, reported, shown out, and a seat that goes to a new device."""

from __future__ import annotations

import re

from playwright.sync_api import ViewportSize, expect

from tests.web.person import People, Person
from tests.web.test_guru import join, lay_table

PHONE = ViewportSize(width=390, height=844)


def sit_down(people: People) -> tuple[Person, Person, Person]:
    """Ada, who is the host, Bob and Eve, in play."""
    ada, bob, eve = (people.person(size=PHONE) for _ in range(3))
    lay_table(ada, players=3, rounds=30, bots=False)
    join(bob, ada.path, "Bob")
    join(eve, ada.path, "Eve")
    ada.press("Start")
    for each in (ada, bob, eve):
        each.page.locator(".question").wait_for()
    return ada, bob, eve


def opens(person: Person, name: str) -> None:
    """What can be done about somebody."""
    person.picks_from_the_menu("People")
    person.press(f"What can be done about {name}")


def decides(host: Person, label: str) -> None:
    """A button that asks first."""
    host.press(label)
    host.page.locator(".asking").click()


def test_the_host_mutes_removes_and_hands_a_seat_anew(people: People) -> None:
    """Who is muted is told so; the lost device is closed out and the new one plays; who is removed reads why; all see it."""
    ada, bob, eve = sit_down(people)
    opens(ada, "Bob")
    ada.finds_no_barrier()
    ada.scrolls_nothing_sideways()
    ada.press("Mute for everybody")
    eve.sees("The host has muted Bob.")
    bob.picks_from_the_menu("Chat")
    bob.sees("The host has muted you: what you say would reach nobody.")

    decides(ada, "Hand the seat to a new device")
    link = ada.page.get_by_label("Link").input_value()
    ada.finds_no_barrier()
    bob.sees("The host has handed your seat anew.")
    eve.sees("The host has handed Bob’s seat to a new device")
    phone = people.person(size=PHONE).come(link.removeprefix(ada.url))
    phone.page.locator(".question").wait_for()
    phone.is_connected()
    assert phone.page.evaluate("location.hash") == ""
    ada.press("Put the link away")
    expect(ada.page.locator("dialog")).to_contain_text("Bob’s seat is taken up on a new device.")
    people.forgiven = "409"  # the browser tells its console of the refused claim
    late = people.person(size=PHONE).come(link.removeprefix(ada.url))
    late.sees("This link to a seat has been used already")

    ada.press("What can be done about Eve")
    decides(ada, "Take the seat away")
    eve.sees("The host has shown you out of your seat.")
    expect(ada.page.locator("dialog li").filter(has_text="Eve").first).to_contain_text("bot")
    phone.sees("The host has taken Eve’s seat away.")
    eve.finds_no_barrier()


def test_everybody_may_mute_for_themselves_and_report(people: People) -> None:
    """Whom I mute I do not read, after a reload too, and others do; a report is read by the host alone."""
    ada, bob, eve = sit_down(people)
    bob.picks_from_the_menu("Chat")
    bob.page.get_by_label("Say something").fill("you fool")
    bob.press("Send")
    eve.picks_from_the_menu("Chat")
    eve.press("About this line of Bob")
    eve.press("Report this line to the host")
    eve.sees("the host has been told, and nobody else")
    eve.press("About this line of Bob")
    eve.press("Mute Bob for me")
    eve.sees_not("you fool")
    eve.page.reload()
    eve.picks_from_the_menu("Chat")
    eve.sees("Nobody has said a word.")

    ada.picks_from_the_menu("People")
    ada.sees("Eve complains about Bob.")
    ada.sees("you fool")
    bob.sees_not("complains")
    expect(bob.page.get_by_role("log", name="Chat")).to_contain_text("you fool")


def test_nobody_watches_when_the_host_says_so(people: People) -> None:
    """Who watches is shown out with a sentence, and who comes is refused with it."""
    ada, _, _ = sit_down(people)
    watcher = people.person(size=PHONE).come(ada.path)
    watcher.page.locator(".question").wait_for()
    ada.picks_from_the_menu("People")
    ada.page.get_by_label(re.compile("^People may watch")).uncheck()
    watcher.sees("The host lets nobody watch this table.")
    watcher.page.reload()
    watcher.sees("The host lets nobody watch this table.")
