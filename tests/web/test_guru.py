"""Guru in a browser, from the home page to the result."""

from __future__ import annotations

import re
import time
from typing import cast

import pytest
from playwright.sync_api import FloatRect, Locator, ViewportSize, expect

from paravent import Table
from paravent.games.guru.state import GuruState
from tests.web.laid import Shelf, may
from tests.web.person import DESKTOP, LONG, PHONE, TALL, People, Person


def lay_table(host: Person, *, players: int = 2, rounds: int = 1, bots: bool) -> None:
    """Open a short game from the home page."""
    host.come().picks("guru")
    host.page.get_by_label("Players").select_option(str(players))
    host.page.get_by_text("Name, clock, variants").click()
    host.page.get_by_label("Your name").fill("Ada")
    host.page.get_by_label(re.compile("^Most rounds")).fill(str(rounds))
    host.press("Play against bots now" if bots else "Open a table for friends")
    host.page.wait_for_url("**/t/*")


def join(guest: Person, path: str, name: str) -> None:
    guest.come(path)
    guest.page.get_by_label("Your name").fill(name)
    guest.press("Sit down")
    guest.sees("At the table")


def first_asked(ada: Person, bob: Person) -> tuple[Person, Person]:
    """Of two players the one who begins, then the other."""
    for _ in range(200):
        for first, other in ((ada, bob), (bob, ada)):
            if first.is_asked():
                return first, other
        ada.page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def play_out(*everyone: Person) -> None:
    """Whoever is asked takes the first move that is offered, until the game is over."""
    until = time.monotonic() + LONG / 1000
    while everyone[0].page.get_by_text("The game is over.").count() == 0:
        assert time.monotonic() < until, "the game does not end"
        asked = [each for each in everyone if each.is_asked()]
        for each in asked:
            each.answers_from_the_list()
        for each in everyone:
            each.goes_on()
        everyone[0].page.wait_for_timeout(50)
    for each in everyone:
        each.sees("The game is over.")


def test_the_first_decision_against_bots_is_two_taps_away(people: People) -> None:
    """From the home page: a game, play."""
    ada = people.person().come()
    ada.picks("guru")
    ada.press("Play against bots now")
    ada.waits_for_the_question()

    ada.sees("Your turn: 3 actions left.")


def test_tapping_a_pile_preaches_to_it(people: People) -> None:
    """One tap on the thing itself, one on what to do with it; the listener stands on my stage and the log says so."""
    ada = people.person()
    lay_table(ada, bots=True)
    ada.waits_for_the_question()
    ada.page.get_by_role("button", name=re.compile("^Station:")).click()
    ada.press(re.compile("^Preach at the station"))

    ada.sees(re.compile("Ada preaches at the station and wins the"))
    expect(ada.page.locator(".sect.me .stage button")).to_have_count(1)
    ada.sees("Your turn: 2 actions left.")


def test_a_listener_is_banished_by_a_tap(people: People) -> None:
    """What can be done with a card is on its sheet, and what cannot says why."""
    ada = people.person()
    lay_table(ada, bots=True)
    ada.waits_for_the_question()
    ada.page.get_by_role("button", name=re.compile("^Fountain:")).click()
    ada.press(re.compile("^Preach at the fountain"))
    ada.page.locator(".sect.me .stage button").click()
    ada.press(re.compile("^Banish the"))

    expect(ada.page.locator(".skeptics[role=img]")).to_have_attribute("aria-label", re.compile("one card"))
    ada.press(re.compile("^Convert"))
    ada.sees("Not now. Somebody must be listening")


def test_secrets_show_only_while_the_panel_is_pressed(people: People) -> None:
    """Nothing of my preachers is in the page before or after, also for the keyboard."""
    ada = people.person()
    lay_table(ada, bots=True)
    ada.waits_for_the_question()
    mine = ada.page.locator(".mine li")
    fold = ada.page.get_by_role("button", name=re.compile("3 preachers"))
    expect(mine).to_have_count(0)
    fold.hover()
    ada.page.mouse.down()
    expect(mine).to_have_count(3)
    ada.page.mouse.up()
    expect(mine).to_have_count(0)
    fold.focus()
    ada.page.keyboard.down("Space")
    expect(mine).to_have_count(3)
    ada.page.keyboard.up("Space")

    expect(mine).to_have_count(0)


def test_the_picker_remembers_what_i_have_ruled_out(people: People) -> None:
    """My marks are kept by the server: another device of mine shows them too."""
    ada = people.person()
    lay_table(ada, bots=True)
    ada.waits_for_the_question()
    ada.press(re.compile("^Accuse"))
    ada.page.get_by_role("button", name="Rastaman").click()
    ada.press("Rule out")
    ada.page.get_by_role("button", name=re.compile("Rastaman ruled out")).wait_for()
    ada.page.wait_for_timeout(300)
    ada.page.reload()
    ada.waits_for_the_question()
    ada.press(re.compile("^Accuse"))

    ada.page.get_by_role("button", name=re.compile("Rastaman ruled out")).wait_for()


def test_three_friends_and_a_bot_play_to_the_result(people: People) -> None:
    """The host opens, two scan the link, a bot fills the last chair; in the end all see the same score sheet and who hid whom."""
    ada, bob, cleo = people.person(size=DESKTOP), people.person(), people.person(language="fr-FR")
    lay_table(ada, players=4, bots=False)
    ada.press("Invite")
    ada.page.get_by_role("img", name="QR code with the link to this table").wait_for()
    assert ada.page.get_by_label("Link", exact=True).input_value() == people.url + ada.path
    ada.page.keyboard.press("Escape")
    join(bob, ada.path, "Bob")
    cleo.come(ada.path)
    cleo.page.get_by_label("Votre nom").fill("Cléo")
    cleo.press("S’asseoir")
    cleo.sees("À la table")
    ada.sees("Cléo")
    ada.page.get_by_role("button", name="Choose whom").click()
    ada.press("Add Lady Wren, who says little and misses nothing")
    expect(ada.page.locator("ol li").nth(3)).to_contain_text("Lady Wren")
    cleo.press("English")
    ada.press("Start")
    play_out(ada, bob, cleo)

    sheets = [str(each.page.locator(".result table").text_content()) for each in (ada, bob, cleo)]
    assert sheets[0] == sheets[1] == sheets[2]
    assert all(name in sheets[0] for name in ("Ada", "Bob", "Cléo", "Wren"))
    expect(ada.page.locator(".result td li")).to_have_count(12)


def test_another_game_with_the_same_players(people: People) -> None:
    """The host asks for a rematch and sits there; the others follow with one tap."""
    ada, bob = people.person(), people.person()
    lay_table(ada, bots=False)
    join(bob, ada.path, "Bob")
    ada.press("Start")
    play_out(ada, bob)
    before = ada.path
    ada.press("Another game")
    ada.sees("Your table")
    bob.press("Join the next game")
    bob.sees("At the table")

    assert ada.path == bob.path != before
    ada.sees("Bob")


def test_a_finished_game_is_replayed_through_any_eyes_by_a_link(people: People) -> None:
    """Step by step, with that seat's secrets and nothing to do; once shared, a link with seat and step shows others the same."""
    ada, bob = people.person(), people.person()
    lay_table(ada, bots=True)
    play_out(ada)
    ada.picks_from_the_menu("What is kept")
    ada.page.get_by_label("Whoever has the link may see this game again").check()
    ada.sees("One of those who played shares this game")
    ada.page.keyboard.press("Escape")
    ada.press("Replay")
    ada.page.get_by_label("Through whose eyes").select_option("Ada")
    ada.press("One step on")
    ada.press("One step on")
    expect(ada.page.locator(".mine li")).to_have_count(3)
    bob.come(ada.page.url.removeprefix(people.url))

    said = ada.page.locator(".said").inner_text()
    for each in (ada, bob):
        expect(each.page.locator(".said")).to_have_text(said)
        expect(each.page.get_by_role("slider")).to_have_value("2")
        expect(each.page.locator(".mine li")).to_have_count(3)
        expect(each.page.locator("main button:enabled")).to_have_count(0)


def test_nobody_is_exposed_is_not_called_nothing(people: People) -> None:
    """What a screen reader hears of a rival whose preachers all wear their masks, and what the sheet about that rival says."""
    ada = people.person(size=DESKTOP)
    lay_table(ada, players=3, bots=True)
    ada.waits_for_the_question()
    heard = ada.page.locator(".booth .only-read").all_inner_texts()
    assert any(line.startswith("Preachers:") for line in heard), heard
    assert not any("nothing" in line for line in heard), heard
    ada.page.locator(".booth button.edge").first.click()

    expect(ada.page.locator("dialog .preachers")).not_to_contain_text("nothing")


def box(thing: Locator) -> FloatRect:
    """Where something is on the screen."""
    found = thing.bounding_box()
    assert found is not None, thing
    return found


def is_in(inner: FloatRect, outer: FloatRect) -> bool:
    """Whether one lies wholly in the other, but for the width of a line."""
    return (
        inner["x"] >= outer["x"] - 2
        and inner["y"] >= outer["y"] - 2
        and inner["x"] + inner["width"] <= outer["x"] + outer["width"] + 2
        and inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 2
    )


def is_apart(one: FloatRect, other: FloatRect) -> bool:
    """Whether they have no spot in common."""
    return (
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


@pytest.mark.parametrize(
    ("size", "settings"),
    [
        pytest.param(PHONE, {"alone": True}, id="low-alone"),
        pytest.param(PHONE, {"alone": False}, id="low-watched"),
        pytest.param(TALL, {"alone": None, "explain": True}, id="tall-first-time"),
    ],
)
def test_a_phone_shows_my_whole_stage(people: People, shelf: Shelf, size: ViewportSize, settings: dict[str, object]) -> None:
    """My guru and whoever listens stand whole above what I can do; no listener hides my preachers, no word leaves its button."""
    laid = shelf.lay("guru", 3, may("Accuse"))
    ada = people.person(size=size, language="fr-FR", settings=settings).come(laid.link(0))
    ada.waits_for_the_question()
    ada.page.wait_for_timeout(400)
    page = ada.page
    house, foot = box(page.locator(".own .house")), box(page.locator("[data-place=foot]"))
    assert house["height"] >= 110
    assert house["y"] + house["height"] <= foot["y"] + 1
    assert foot["y"] + foot["height"] <= size["height"] + 1
    listeners = [box(each) for each in page.locator(".own .stage button").all()]
    assert len(listeners) >= 3
    assert all(is_in(each, house) and each["height"] >= 44 for each in [*listeners, box(page.locator(".own .guru"))])
    preachers = box(page.locator("[data-place=preachers-0]"))
    assert is_in(preachers, house) and all(is_apart(preachers, each) for each in listeners)
    for act in page.locator(".acts .act").all():
        assert all(is_in(box(line), box(act)) for line in act.locator("b, .brief").all()), act.inner_text()
    ada.finds_no_barrier()


def test_a_listener_who_is_worth_nothing_is_no_barrier(people: People, shelf: Shelf) -> None:
    """The mark on a listener of mine is no word of the button's name, which a screen reader and a voice command know."""

    def six_listen(table: Table) -> bool:
        return len(cast("GuruState", table.state).sects[0].stage) >= 6 and may("Preach")(table)

    laid = shelf.lay("guru", 4, six_listen)
    ada = people.person(language="fr-FR", dark=True, settings={"alone": True}).come(laid.link(0))
    ada.waits_for_the_question()
    expect(ada.page.locator(".own .worthless").first).to_be_visible()
    ada.finds_no_barrier()


def test_a_phone_shows_who_listens_to_rivals(people: People, shelf: Shelf) -> None:
    """They are as tall as a finger; where there is room for that, each can be tapped, and otherwise the whole booth."""
    laid = shelf.lay("guru", 3, may("Recruit"))
    ada = people.person(language="fr-FR", settings={"alone": True}).come(laid.link(0))
    ada.waits_for_the_question()
    ada.page.wait_for_timeout(400)
    figures = ada.page.locator(".booth .stage svg").all()
    assert figures and all(box(each)["height"] >= 42 for each in figures)
    fingers = [box(each) for each in ada.page.locator(".booth .stage .hit").all()]
    assert fingers and all(each["width"] >= 43.9 and each["height"] >= 42 for each in fingers)
    ada.page.locator(".booth .stage button").first.click()

    expect(ada.page.get_by_role("dialog")).to_contain_text("Recruter, en échange de")
