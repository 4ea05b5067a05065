"""Reloads, cuts, second devices and second tabs."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.person import People
from tests.web.test_guru import first_asked, join, lay_table, play_out


def test_a_reload_brings_me_back_to_my_seat(people: People) -> None:
    """The log, the chat and the open question are all there again."""
    ada = people.person()
    lay_table(ada, bots=True)
    ada.waits_for_the_question()
    ada.picks_from_the_menu("Chat")
    ada.page.get_by_label("Say something").fill("good evening")
    ada.press("Send")
    ada.sees("good evening")
    ada.page.reload()
    ada.waits_for_the_question()
    ada.picks_from_the_menu("Chat")

    ada.sees("good evening")


def test_a_cut_network_comes_back_silently_and_loses_nothing(people: People) -> None:
    """What I answered while cut off is sent when the network is back, once; what I missed is told."""
    ada, bob = people.person(), people.person()
    lay_table(ada, bots=False)
    join(bob, ada.path, "Bob")
    ada.press("Start")
    ada.is_connected()
    bob.is_connected()
    first, other = first_asked(ada, bob)
    people.forgiven = "ERR_INTERNET_DISCONNECTED"
    first.page.context.set_offline(True)
    first.sees("reconnecting")
    first.page.get_by_role("button", name=re.compile("^Market:")).click()
    first.press(re.compile("^Preach at the market"))
    first.sees("Your answer is kept here; it is sent as soon as the connection is back.")
    first.page.context.set_offline(False)
    first.is_connected()

    first.sees("Your turn: 2 actions left.")
    other.sees("preaches at the market")
    play_out(ada, bob)


def test_a_second_device_takes_the_same_seat(people: People) -> None:
    """The code behind the panel carries my key in the link's fragment, which no server sees; then the address forgets it."""
    ada = people.person()
    lay_table(ada, bots=True)
    ada.waits_for_the_question()
    token = ada.page.evaluate("(id) => JSON.parse(localStorage.getItem('paravent.table.' + id))[0].token", ada.path[3:])
    tablet = people.person().come(f"{ada.path}#key={token}")
    tablet.waits_for_the_question()
    assert tablet.page.url == people.url + ada.path
    tablet.page.get_by_role("button", name=re.compile("^Park:")).click()
    tablet.press(re.compile("^Preach at the park"))

    for each in (ada, tablet):
        expect(each.page.locator(".sect.me .stage button")).to_have_count(1)


def test_two_tabs_of_one_player_agree(people: People) -> None:
    """An answer in one tab is the answer in the other; neither is confused."""
    device = people.device()
    ada = people.at(device)
    lay_table(ada, bots=True)
    ada.waits_for_the_question()
    tab = people.at(device).come(ada.path)
    tab.waits_for_the_question()
    ada.answers_from_the_list()
    tab.sees("Your turn: 2 actions left.")
    tab.answers_from_the_list()

    ada.sees("Your last action.")


def test_several_players_share_one_device(people: People) -> None:
    """Between two of them the table is covered, and only who is named sees their own side."""
    ada = people.person()
    lay_table(ada, bots=False)
    ada.page.get_by_text("Someone else plays on this device").click()
    ada.page.get_by_label("Their name").fill("Bob")
    ada.press("Sit down")
    ada.sees("Bob")
    ada.press("Start")
    ada.sees("Pass the device to")
    ada.sees_not("3 preachers")
    seen = set()
    for _ in range(2):
        ada.sees("Pass the device to")
        ready = ada.page.get_by_role("button", name=re.compile("^I am (Ada|Bob|Zoë)$"))
        seen.add(ready.inner_text())
        ready.click()
        for _ in range(3):
            ada.waits_for_the_question()
            ada.answers_from_the_list()
            ada.page.wait_for_timeout(100)

    assert seen == {"I am Ada", "I am Bob"}
    ada.sees("The game is over.")


def test_a_bot_holds_my_seat_until_i_take_it_back(people: People) -> None:
    """From the settings, at any time."""
    ada, bob = people.person(), people.person()
    lay_table(ada, bots=False, rounds=30)
    join(bob, ada.path, "Bob")
    ada.press("Start")
    first_asked(ada, bob)
    ada.picks_from_the_menu("Settings")
    ada.press("Let a bot play for me")
    ada.page.get_by_role("dialog").get_by_role("button", name="I play again myself").click()

    ada.page.get_by_role("button", name="Let a bot play for me").wait_for()


def test_a_link_to_nowhere_says_so(people: People) -> None:
    """A table that is not there, and a page that is not there."""
    ada = people.person().come("/t/0123456789abcdef")
    ada.sees("There is no such table")


def test_the_host_lets_a_bot_play_for_someone_who_left(people: People) -> None:
    """The game goes on; who comes back takes the seat back."""
    ada, bob = people.person(), people.person()
    lay_table(ada, bots=False, rounds=30)
    ada.page.get_by_text("Players, clock, variants").click()
    ada.page.get_by_label(re.compile("^Grace")).select_option("0")
    join(bob, ada.path, "Bob")
    ada.press("Start")
    first_asked(ada, bob)
    bob.page.goto("about:blank")
    ada.picks_from_the_menu("People")
    ada.press("What can be done about Bob")
    ada.press("Let a bot play for Bob, who is away")
    ada.page.keyboard.press("Escape")
    ada.waits_for_the_question()
    bob.come(ada.path)
    bob.is_connected()
    bob.picks_from_the_menu("Settings")
    bob.page.get_by_role("dialog").get_by_role("button", name="I play again myself").click()

    bob.page.get_by_role("button", name="Let a bot play for me").wait_for()
