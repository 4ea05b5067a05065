"""Take the pictures that docs/pictures shows: `python -m tests.web.pictures`."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import ViewportSize, sync_playwright

from paravent import Json, Table
from paravent.core.chance import Chance
from tests.server.serving import serving
from tests.web import test_aura_poku, test_commandments, test_overseers, test_sultans
from tests.web.chromium import ELSEWHERE, FLAGS, chromium
from tests.web.laid import Shelf, Wanted, dealt, may
from tests.web.person import DESKTOP, PHONE, People, Person
from tests.web.player import Gestures, Player, play_with_gestures, sit
from tests.web.test_guru import lay_table, play_out

FOLDER: Final = Path(__file__).parents[2] / "docs" / "pictures"
COLOURS: Final = 64


def take(person: Person, name: str) -> None:
    """A picture of few colours, so that it stays small."""
    person.page.wait_for_timeout(200)
    picture = Image.open(BytesIO(person.page.screenshot())).convert("RGB")
    picture.quantize(COLOURS).save(FOLDER / f"{name}.png", optimize=True)


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


@dataclass(frozen=True)
class Moment:
    """A picture of a table left in the middle of a game."""

    name: str
    game: str
    players: int
    wanted: Wanted
    gestures: Gestures
    prepare: Callable[[Player], None] = lambda _: None
    size: ViewportSize = field(default_factory=lambda: PHONE)
    dark: bool = False
    language: str = "en"
    options: dict[str, Json] = field(default_factory=dict)

    def show(self, people: People, shelf: Shelf) -> None:
        laid = shelf.lay(self.game, self.players, self.wanted, options=self.options)
        person = people.person(size=self.size, language=self.language, dark=self.dark)
        player = sit(person, self.game, self.gestures, laid.link(0), self.language)
        player.page.locator(".question").wait_for()
        self.prepare(player)
        take(player, self.name)
        player.page.context.close()


def performs(player: Player) -> None:
    """A gesture, a word, an artefact in hand."""
    for n, kind in enumerate(("Gesture", "Say", "Take")):
        player.makes_any(kind, Chance(n))
    player.page.evaluate("scrollTo(0, 0)")


def plays_out(player: Player) -> None:
    play_with_gestures([player], Chance(3))
    player.page.evaluate("scrollTo(0, 0)")


def opens(player: Player) -> None:
    player.waits_for_the_question()
    player.opens_the_screen()


def last_vote(table: Table) -> bool:
    return table.view(None).round == 3 and may("Vote")(table)  # type: ignore[attr-defined]  # a view of Overseers


MOMENTS: Final = (
    Moment("overseers-phone", "overseers", 4, may("Pick"), test_overseers.GESTURES, opens),
    Moment("overseers-vote", "overseers", 6, may("Vote"), test_overseers.GESTURES, size=DESKTOP),
    Moment("overseers-judgement", "overseers", 4, may("Deny"), test_overseers.GESTURES, opens, dark=True, language="fr"),
    Moment("overseers-result", "overseers", 4, last_vote, test_overseers.GESTURES, plays_out),
    Moment("commandments-phone", "commandments", 4, may("Take"), test_commandments.GESTURES, performs),
    Moment("commandments-desktop", "commandments", 4, may("Take"), test_commandments.GESTURES, performs, DESKTOP),
    Moment("commandments-desk", "commandments", 4, may("Ordain"), test_commandments.GESTURES, opens, dark=True, language="fr"),
    Moment("aura-poku-phone", "aura_poku", 4, may("Walk"), test_aura_poku.GESTURES),
    Moment("aura-poku-desktop", "aura_poku", 4, may("Accept"), test_aura_poku.GESTURES, size=DESKTOP),
    Moment("aura-poku-offer", "aura_poku", 4, may("Offer"), test_aura_poku.GESTURES, dark=True, language="fr"),
    Moment("sultans-phone", "sultans", 9, may("Look"), test_sultans.GESTURES),
    Moment("sultans-crowd", "sultans", 15, may("Pass"), test_sultans.GESTURES, size=DESKTOP, dark=True),
    Moment("sultans-card", "sultans", 7, may("Kill"), test_sultans.GESTURES, opens, language="fr"),
    Moment("sultans-result", "sultans", 6, dealt, test_sultans.GESTURES, plays_out, options={"rounds": 1, "max_laps": 3}),
)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "log.db") as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        people = People(browser, url.replace("127.0.0.1", ELSEWHERE))
        shell(people)
        guru(people)
        for moment in MOMENTS:
            moment.show(people, Shelf(Path(folder) / "log.db"))
        people.leave()
        browser.close()


if __name__ == "__main__":
    main()
