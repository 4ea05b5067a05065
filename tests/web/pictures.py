"""Take the pictures that docs/pictures shows: `python -m tests.web.pictures`."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from tests.server.serving import serving
from tests.web.chromium import FLAGS, chromium
from tests.web.person import DESKTOP, People, Person
from tests.web.test_guru import lay_table, play_out

FOLDER: Final = Path(__file__).parents[2] / "docs" / "pictures"


def take(person: Person, name: str) -> None:
    person.page.wait_for_timeout(200)
    person.page.screenshot(path=FOLDER / f"{name}.png")


def shell(people: People) -> None:
    """The home page, a lobby with its code."""
    ada = people.person().come()
    ada.sees("Guru")
    take(ada, "home")
    lay_table(ada, players=4, bots=False)
    take(ada, "lobby")
    ada.press("Invite")
    take(ada, "invite")


def guru(people: People) -> None:
    """The table on a phone and a computer, an accusation, the result, a replay, the TV."""
    ada = people.person()
    lay_table(ada, players=4, rounds=6, bots=True)
    for _ in range(4):
        for pile in range(3):
            ada.waits_for_the_question()
            ada.page.get_by_role("button", name=re.compile(f"^Pile {pile}:")).click()
            ada.press(f"Preach to pile {pile}")
            ada.page.wait_for_timeout(200)
    ada.waits_for_the_question()
    take(ada, "guru-phone")
    ada.press("Accuse")
    ada.page.locator(".suspect").nth(7).click()
    take(ada, "guru-accuse")
    ada.page.keyboard.press("Escape")
    wide = people.at(ada.page.context).come(ada.path)
    wide.page.set_viewport_size(DESKTOP)
    wide.waits_for_the_question()
    take(wide, "guru-desktop")
    tv = people.person(size=DESKTOP, dark=True).come(ada.path.replace("/t/", "/tv/"))
    tv.page.locator(".piles").wait_for()
    take(tv, "guru-tv-dark")
    play_out(ada)
    ada.page.evaluate("scrollTo(0, 0)")
    take(ada, "guru-result")
    wide.sees("The game is over.")
    wide.press("Replay")
    wide.page.get_by_label("Through whose eyes").select_option("Ada")
    wide.page.get_by_role("slider").fill("40")
    take(wide, "guru-replay")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "log.db") as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        people = People(browser, url)
        shell(people)
        guru(people)
        people.leave()
        browser.close()


if __name__ == "__main__":
    main()
