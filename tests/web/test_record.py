"""A record from a file, seen again step by step."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

import paravent
from tests.server.test_replay import random_record
from tests.web.laid import Shelf, over
from tests.web.person import DESKTOP, PHONE, People

GAMES = sorted(paravent.games())


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_chosen_and_told_step_by_step(people: People, tmp_path: Path, game: str) -> None:
    """From the home page, through a seat's eyes and with all cards open, where what everybody hid is said in words."""
    file = tmp_path / "game.txt"
    file.write_text(random_record(game), encoding="utf-8")
    ada = people.person(size=DESKTOP if game == "guru" else PHONE).come()
    ada.press("Watch a record")
    ada.finds_no_barrier()
    ada.page.locator("input[type=file]").set_input_files(file)
    ada.page.get_by_label("Through whose eyes").select_option("Player 1")
    ada.press("One step on")
    expect(ada.page.locator(".said")).not_to_be_empty()
    ada.page.get_by_label("Through whose eyes").select_option("All cards open")

    expect(ada.page.get_by_role("region", name="All cards open").locator("li").first).to_be_visible()
    if game == "sultans":
        assert ada.page.locator(".chair .role").count() == ada.page.locator(".chair").count() > 0
    ada.finds_no_barrier()
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ada.press("To the end")
    expect(ada.page.locator(".said")).not_to_be_empty()


def test_a_file_that_is_no_record_is_refused_in_my_language(people: People, tmp_path: Path) -> None:
    """In one sentence, and another file can be chosen."""
    poem, true = tmp_path / "poem.txt", tmp_path / "true.txt"
    poem.write_text("Roses are red", encoding="utf-8")
    true.write_text(random_record("guru"), encoding="utf-8")
    people.forgiven = "409 (Conflict)"
    ada = people.person(language="fr-FR").come("/replay")
    ada.page.locator("input[type=file]").set_input_files(poem)
    ada.sees("Ce n’est pas un compte rendu de partie")
    ada.page.locator("input[type=file]").set_input_files(true)

    ada.page.get_by_label("Par les yeux de qui").wait_for()


@pytest.mark.parametrize("game", ["guru", "sultans"])
def test_a_link_into_a_replay_shows_that_step_through_those_eyes(people: People, shelf: Shelf, game: str) -> None:
    """The slider is where the link says; the seat's secrets lie open, and nothing can be done there."""
    laid = shelf.lay(game, 5 if game == "sultans" else 3, over)
    ada = people.person().come(laid.link(0))  # whoever played may see it again
    ada.page.locator(".result").wait_for()
    ada.come(f"/replay/{laid.id}#seat=0&step=4")
    ada.page.locator(".proscenium").wait_for()

    expect(ada.page.get_by_label("Step", exact=True)).to_have_value("4")
    expect(ada.page.get_by_label("Through whose eyes")).to_have_value("0")
    expect(ada.page.locator(".proscenium button[aria-expanded=false]")).to_have_count(0)
    assert ada.page.locator(".proscenium button:enabled").count() == 0
