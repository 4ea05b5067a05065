"""A game from a package of its own, for real: its wheel is built, installed in a new environment, and played everywhere."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import httpx
import pytest
from playwright.sync_api import Browser, expect

from paravent.cli.new_game import write
from tests.web.outside import ROOT, Outside
from tests.web.person import DESKTOP, LONG, PHONE, People, Person

EXAMPLE: Final = ROOT / "examples" / "skull"
SHIPPED: Final = EXAMPLE / "src" / "paravent_skull" / "browser"
QUICK: Final = ["--contract-games", "1", "--contract-thorough", "1", "--contract-deals", "10"]
LEVELS: Final = ("easy", "normal", "hard", "simple", "random")


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Outside:
    return Outside(tmp_path_factory.mktemp("outside"), EXAMPLE)


@pytest.fixture(scope="module")
def host(outside: Outside) -> Iterator[str]:
    with outside.hosting() as url:
        yield url


@pytest.fixture
def guests(browser: Browser, host: str) -> Iterator[People]:
    """People at the server of that environment; their consoles may not complain."""
    people = People(browser, host)
    yield people
    people.leave()
    assert people.complaints == []


def test_the_module_that_is_shipped_is_built_from_its_source(tmp_path: Path) -> None:
    """Byte for byte."""
    vite = ROOT / "web" / "node_modules" / ".bin" / "vite"
    command = [
        str(vite),
        "build",
        "--config",
        str(EXAMPLE / "web" / "vite.config.js"),
        "--outDir",
        str(tmp_path),
        "--logLevel",
        "error",
    ]
    subprocess.run(command, check=True, cwd=ROOT / "web", env={**os.environ, "CI": "1"})

    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == {
        path.name: path.read_text() for path in SHIPPED.iterdir()
    }


def test_it_is_there_in_the_terminal(outside: Outside) -> None:
    """In the list, played to its end by typing, simulated by two processes, and in a tournament of all levels."""
    assert "Skull (skull)" in outside.run("paravent", "games", "--lang", "en")
    played = outside.run("paravent", "play", "skull", "--players", "3", "--seed", "5", "--lang", "en", typed="1\n" * 400)
    assert "wins!" in played
    assert (
        "skull"
        in outside.run("paravent", "sim", "skull", "--players", "3", "--games", "20", "--jobs", "2", "--lang", "en").lower()
    )
    table = outside.run("paravent", "tournament", "skull", "--bots", "normal,easy,random", "--games", "6", "--lang", "en")
    assert all(level in table for level in ("normal", "easy", "random"))


def test_its_own_tests_and_the_contract_pass(outside: Outside) -> None:
    """As its README says, with fewer games."""
    said = outside.run("pytest", "-p", "no:cacheprovider", "-p", "paravent.contract", "--game", "skull", *QUICK, folder=EXAMPLE)
    assert re.search(r"\d+ passed", said)


def opens(person: Person, seats: int, levels: Sequence[str]) -> str:
    """Open a table with these bots in the last seats, and come there as its host; gives its id."""
    bots = [{"seat": seats - len(levels) + k, "strength": level} for k, level in enumerate(levels)]
    opened = httpx.post(f"{person.url}/api/tables", json={"game": "skull", "seats": seats, "bots": bots}).json()
    table, token = opened["table"]["id"], opened["token"]
    if len(levels) < seats:
        httpx.post(f"{person.url}/api/tables/{table}/join", json={"name": "Ada", "seat": 0, "token": token})
    person.come("/rules/skull")
    keep = "([table, token]) => localStorage.setItem(`paravent.table.${table}`, JSON.stringify([{ token }]))"
    person.page.evaluate(keep, [table, token])
    person.come(f"/t/{table}")
    return str(table)


def test_its_bots_of_all_levels_play_on_the_server(guests: People) -> None:
    """A table of bots alone plays to its end, and whoever opened it looks on."""
    ada = guests.person(size=DESKTOP)
    opens(ada, len(LEVELS), LEVELS)
    ada.press("Start")

    ada.page.locator(".skull-table .seat").nth(len(LEVELS) - 1).wait_for(timeout=LONG)
    ada.page.locator(".result").wait_for(timeout=4 * LONG)


def test_it_is_played_in_a_browser_with_its_own_table_and_rules(guests: People) -> None:
    """To the end, by tapping discs, mats and numbers, in French; axe finds nothing and nothing is too wide."""
    ada = guests.person(size=PHONE, language="fr-FR")
    ada.come().page.locator("button.game[data-game=skull]").wait_for()
    opens(ada, 3, ("simple", "simple"))
    ada.press("Commencer")
    ada.page.locator(".skull-table").wait_for(timeout=LONG)
    ada.waits_for_the_question()
    assert ada.page.locator(".skull-table .own").count() == 0, "on a screen that others may see my discs are hidden"
    ada.page.locator("button.fold[aria-expanded=false]").click()
    expect(ada.page.locator(".skull-table .own")).to_have_count(4)
    ada.finds_no_barrier()
    ada.scrolls_nothing_sideways()

    play_on(ada)
    ada.page.locator(".result").wait_for(timeout=LONG)
    ada.come("/rules/skull")
    ada.sees("Trois à six joueurs bluffent")
    expect(ada.page.locator("#K-10, #on-defi")).not_to_have_count(0)


def play_on(person: Person) -> None:
    """Answer whatever is asked, with what lies on the table, until the game is over."""
    page = person.page
    live = ".skull-table :is(.mat.live, .own.live, .number, .acts .button, .discs .button)"
    for _ in range(600):
        if page.locator(".result").count():
            return
        fold = page.locator("button.fold[aria-expanded=false]")
        if fold.count() and person.is_asked() and page.locator(live).count() == 0:
            fold.first.click()
        if person.is_asked() and page.locator(live).count():
            page.locator(live).last.evaluate("(thing) => thing.click()")
        page.wait_for_timeout(100)
    raise AssertionError("the game does not end")


def test_a_new_game_shows_in_the_browser(tmp_path: Path, browser: Browser) -> None:
    """What `paravent new-game` writes is installed, and played to its end at the table for any game; secrets are hidden."""
    write("moths", tmp_path / "moths")
    outside = Outside(tmp_path, tmp_path / "moths")
    with outside.hosting() as url:
        people = People(browser, url)
        ada = people.person(size=PHONE)
        ada.come().picks("moths")
        ada.press(re.compile("Play against bots now"))
        ada.waits_for_the_question()
        ada.sees_not("wasp")
        ada.finds_no_barrier()
        ada.scrolls_nothing_sideways()
        for _ in range(400):
            if ada.page.locator(".result").count():
                break
            fold, choices = ada.page.locator("button.fold[aria-expanded=false]"), ada.page.locator(".choices button")
            if ada.is_asked() and fold.count() and choices.count() == 0:
                fold.first.click()
            if ada.is_asked() and choices.count():
                choices.first.evaluate("(thing) => thing.click()")
            ada.page.wait_for_timeout(100)
        ada.page.locator(".result").wait_for(timeout=LONG)
        ada.come("/rules/moths")
        ada.sees("wasp")
        people.leave()
        assert people.complaints == []
