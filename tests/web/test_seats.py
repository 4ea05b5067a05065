"""Who sits where: bots and their levels, who is away, whose seat a bot holds."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import paravent
from tests.web.person import DESKTOP, People
from tests.web.test_guru import first_asked, join, lay_table

GAMES = sorted(paravent.games())


def test_the_host_picks_how_strong_the_bots_are(people: People) -> None:
    """Normal unless said otherwise; for a seat, for all that are free, and anew for a bot that sits there already."""
    ada, bob = people.person(), people.person()
    lay_table(ada, players=4, bots=False)
    expect(ada.page.get_by_role("radio", name="normal")).to_be_checked()
    ada.page.get_by_role("radio", name="hard").check()
    ada.press("Add a bot")
    ada.page.get_by_label(re.compile("How strong .* plays")).wait_for()
    join(bob, ada.path, "Bob")
    ada.page.get_by_role("radio", name="easy").check()
    ada.press("Fill with bots")
    second = ada.page.locator("ol li").nth(1)
    name = str(second.locator("bdi").text_content())
    ada.page.get_by_label(f"How strong {name} plays").select_option("normal")
    expect(second.locator("bdi")).to_have_text(name)

    expect(bob.page.locator("ol li").nth(1)).to_contain_text("bot · normal")
    expect(bob.page.locator("ol li").nth(3)).to_contain_text("bot · easy")
    ada.finds_no_barrier()


def test_the_host_chooses_who_comes(people: People) -> None:
    """By name, face and a few words; who is there already is not offered again, and everybody sees who they are."""
    ada, bob = people.person(), people.person()
    lay_table(ada, players=4, bots=False)
    ada.page.get_by_role("button", name="Choose whom").first.click()
    ada.finds_no_barrier()
    ada.press("Add Madame Ottoline, who never forgives")
    expect(ada.page.locator("ol li").nth(1)).to_contain_text("Madame Ottoline")
    ada.page.get_by_role("button", name="Choose whom").first.click()
    expect(ada.page.get_by_role("button", name=re.compile("^Add .*, "))).to_have_count(9)
    ada.page.keyboard.press("Escape")
    join(bob, ada.path, "Bob")

    expect(bob.page.locator("ol li").nth(1)).to_contain_text("who never forgives")


def test_the_level_is_picked_when_the_table_is_laid_and_remembered(people: People) -> None:
    """In French too; the next table on this device starts from the last choice."""
    ada = people.person(language="fr-FR").come()
    ada.picks("guru")
    expect(ada.page.get_by_role("radio", name="normal")).to_be_checked()
    ada.page.get_by_role("radio", name="difficile").check()
    ada.press("Ouvrir une table pour des amis")
    ada.sees("Votre table")

    expect(ada.page.get_by_role("radio", name="difficile")).to_be_checked()


@pytest.mark.parametrize("game", GAMES)
def test_every_table_says_who_is_a_bot(people: People, game: str) -> None:
    """A shape, and a word that is shown or read aloud, for each bot and for no person."""
    ada = people.person(size=DESKTOP).come()
    ada.picks(game)
    ada.press("Play against bots now")
    ada.waits_for_the_question()
    players = ada.page.evaluate(
        "(id) => fetch(`/api/tables/${id}`).then((r) => r.json()).then((t) => t.seats.length)", ada.path[3:]
    )

    marks = ada.page.locator("main .mark.bot")
    expect(marks).to_have_count(players - 1)
    expect(marks.first.locator("svg")).to_have_count(1)
    expect(marks.first).to_contain_text("bot")


def test_who_is_away_is_shown_and_whose_seat_a_bot_holds(people: People) -> None:
    """The others see it at the seat; who comes back takes the seat back with one tap."""
    ada, bob = people.person(), people.person()
    lay_table(ada, bots=False, rounds=30)
    ada.page.get_by_text("Players, clock, variants").click()
    ada.page.get_by_label(re.compile("^Grace")).select_option("0")
    join(bob, ada.path, "Bob")
    bob.sees("Grace for players who are away: none.")
    ada.press("Start")
    first_asked(ada, bob)
    expect(ada.page.locator("main .mark")).to_have_count(0)
    bob.page.goto("about:blank")
    expect(ada.page.locator("main .mark.away")).to_have_text("away")
    ada.picks_from_the_menu("People")
    ada.press("What can be done about Bob")
    ada.press("Let a bot play for Bob, who is away")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("main .mark.held")).to_have_text("bot stands in")
    ada.finds_no_barrier()
    bob.come(ada.path)
    bob.sees("A bot is playing for you.")
    bob.press("I play again myself")

    expect(ada.page.locator("main .mark")).to_have_count(0)
    expect(bob.page.locator(".asked")).not_to_have_text(re.compile("A bot is playing"))
