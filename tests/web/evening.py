"""Play whole games at normal pace on a phone, a computer and a TV at once, and tell what is wrong with what they show.

`python -m tests.web.evening [GAMES] [--round 0|1] [--minutes 10]`: each game is played twice, the second time with light and dark
and the languages exchanged. A phone and a computer hold the first two seats and answer with any move; the others are bots. After
every answer each screen is looked at: does anything scroll sideways, is a text cut off or smaller than it may be, does the
console complain? It is no part of `make test`: an evening takes its time.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from playwright.sync_api import Error, ViewportSize, sync_playwright

import paravent
from paravent import Json
from paravent.core.chance import Chance
from tests.server.serving import QUICK, serving
from tests.web.chromium import ELSEWHERE, FLAGS, chromium
from tests.web.laid import Shelf, dealt
from tests.web.person import TELEVISION, WIDER, People, Person
from tests.web.wire import Wire

SIZES: Final = (ViewportSize(width=390, height=844), ViewportSize(width=1440, height=900), TELEVISION)
SCREENS: Final = ("phone", "computer", "TV")
LOOKS: Final = (  # by round: language and dark, for each screen
    (("en-GB", False), ("fr-FR", True), ("en-GB", True)),
    (("fr-FR", True), ("en-GB", False), ("fr-FR", False)),
)
PLAYERS: Final = {"sultans": 7, "guru": 4, "overseers": 4, "aura_poku": 4, "commandments": 4}
# Short games, but whole ones.
OPTIONS: Final[dict[str, dict[str, Json]]] = {
    "guru": {"max_rounds": 6},
    "sultans": {"rounds": 2},
    "aura_poku": {"max_rounds": 12},
}
SOON: Final = 5000
LEAST: Final = {"phone": 15.5, "computer": 15.5, "TV": 20}
# Texts that are cut off without a sign of it, reach beyond the window, or are smaller than they may be.
BAD_TEXTS: Final = """(least) => {
  const found = [];
  const zoom = innerWidth / (document.querySelector(".tv")?.offsetWidth ?? innerWidth);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const [text, each] = [texts.currentNode.data.trim(), texts.currentNode.parentElement];
    if (!text || each.closest(".only-read, [aria-hidden=true], title, style, script, option, .picture")) continue;
    if (!each.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    if (width < 2 || bottom < 0 || top > innerHeight) continue;
    const style = getComputedStyle(each);
    const said = `"${text.slice(0, 40)}" in .${each.classList[0] ?? each.tagName}`;
    const hides = /hidden|clip/.test(style.overflowX) && style.textOverflow !== "ellipsis" && each.clientWidth > 1;
    if (hides && each.scrollWidth > each.clientWidth + 1) found.push(`cut off: ${said}`);
    const shortened = [each, each.parentElement].some((one) => getComputedStyle(one).textOverflow === "ellipsis");
    if (!shortened && (left < -1 || right > innerWidth + 1)) found.push(`beyond the window: ${said}`);
    const scale = each.closest("text")?.getScreenCTM()?.a ?? 1;
    const size = parseFloat(style.fontSize) * (each.closest("text") ? scale : 1) * zoom;
    if (size < least) found.push(`${size.toFixed(1)} px: ${said}`);
  }
  return found;
}"""


@dataclass
class Screen:
    """Somebody's screen, and what was found wrong with it."""

    name: str
    person: Person
    wire: Wire
    found: Counter[str] = field(default_factory=Counter)

    def look(self) -> None:
        """Note what is wrong just now; a page that is being drawn anew is looked at next time."""
        try:
            self.found.update(f"sideways: {each}" for each in self.person.page.evaluate(WIDER))
            self.found.update(self.person.page.evaluate(BAD_TEXTS, LEAST[self.name]))
        except Error:
            return

    def answer(self, chance: Chance) -> bool:
        """Answer with any move, if asked; a curtain is tapped away."""
        page = self.person.page
        go_on = page.locator(".proscenium[data-weight=curtain] button")
        if self.name != "TV" and go_on.count():
            go_on.last.click()
        if not self.wire.moves or not self.person.is_asked():
            return False
        try:
            page.locator(".question button").first.click(timeout=SOON)
            moves = page.locator("dialog li button")
            moves.first.wait_for(state="attached", timeout=SOON)
            moves.nth(chance.below(moves.count())).dispatch_event("click", timeout=SOON)  # secret ones may lie behind a screen
        except Error:  # the question changed meanwhile
            page.keyboard.press("Escape")
            return False
        return True


def sit_down(people: People, shelf: Shelf, game: str, round: int) -> list[Screen]:
    """A phone and a computer with a seat each, and a TV."""
    laid = shelf.lay(game, PLAYERS[game], dealt, people=2, options=OPTIONS.get(game))
    screens = []
    for k, (size, (language, dark)) in enumerate(zip(SIZES, LOOKS[round], strict=True)):
        settings: dict[str, object] = {"pace": "normal", "alone": True, "motion": "on"}
        person = people.person(size=size, language=language, dark=dark, settings=settings)
        wire = Wire(person.page)
        person.come(f"/tv/{laid.id}" if SCREENS[k] == "TV" else laid.link(k))
        person.page.locator(".proscenium").wait_for()
        screens.append(Screen(SCREENS[k], person, wire))
    return screens


def play(screens: Sequence[Screen], chance: Chance, minutes: float) -> tuple[bool, int]:
    """Until the result is on every screen, or for so long: whether it is, and how many answers were given."""
    end, answers = time.monotonic() + 60 * minutes, 0
    while time.monotonic() < end:
        for screen in screens:
            if screen.name != "TV" and screen.answer(chance):
                answers += 1
        screens[0].person.page.wait_for_timeout(500)
        for screen in screens:
            screen.look()
        if all(screen.person.page.locator(".result").count() for screen in screens):
            screens[0].person.page.wait_for_timeout(4000)  # the places are called
            for screen in screens:
                screen.look()
            return True, answers
    return False, answers


def evening(people: People, shelf: Shelf, game: str, round: int, minutes: float) -> None:
    """One game, and what was found."""
    people.complaints.clear()
    began = time.monotonic()
    screens = sit_down(people, shelf, game, round)
    over, answers = play(screens, Chance(f"{game} {round}"), minutes)
    long = time.monotonic() - began
    print(f"{game}, round {round}: {'to the end' if over else 'NOT to the end'}, {answers} answers, {long:.0f} s", flush=True)
    for screen, (language, dark) in zip(screens, LOOKS[round], strict=True):
        for said, times in screen.found.most_common():
            print(f"  {screen.name} {language[:2]} {'dark' if dark else 'light'}: {said} (× {times})", flush=True)
        screen.person.page.context.close()
    for said, times in Counter(people.complaints).items():
        print(f"  console: {said} (× {times})", flush=True)


def main() -> None:
    """All games, or those that are named."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games", nargs="*", default=list(paravent.games()))
    asked.add_argument("--round", type=int, choices=(0, 1), action="append")
    asked.add_argument("--minutes", type=float, default=10.0)
    given = asked.parse_args()
    settings = replace(QUICK, workers=1, bot_pause=(0.3, 0.9))
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "log.db", settings) as url,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        people, shelf = People(browser, url.replace("127.0.0.1", ELSEWHERE)), Shelf(Path(folder) / "log.db")
        for game in given.games:
            for round in given.round or (0, 1):
                evening(people, shelf, game, round, given.minutes)
        browser.close()


if __name__ == "__main__":
    main()
