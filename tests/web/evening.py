"""Play whole games at normal pace on a phone, a computer and a TV at once, and tell what is wrong with what they show.

`python -m tests.web.evening [GAMES] [--round 0|1] [--minutes 10] [--kept FOLDER] [--pictures FOLDER]`: each game is played twice,
the second time with light and dark and the languages exchanged. A phone and a computer hold the first two seats and answer with
any move; the others are bots. After every answer each screen is looked at: does anything scroll sideways, is a text cut off or
smaller than it may be, does the console complain? It is no part of `make test`: an evening takes its time. With a folder in which
the tables are kept, a game that was not over in its minutes goes on where it was; with one for pictures, each kind of scene is
taken once on each screen.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Final

from playwright.sync_api import Error, ViewportSize, sync_playwright

import paravent
from paravent import Json
from paravent.company.people import KEYS
from paravent.core.chance import Chance
from tests.server.serving import QUICK, serving
from tests.web.chromium import ELSEWHERE, FLAGS, chromium
from tests.web.laid import Laid, Shelf, dealt
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
SCENE: Final = (
    "() => (document.querySelector('.result') ? 'result' : document.querySelector('[data-scene]')?.dataset.scene || 'calm')"
)
LEAST: Final = {"phone": 15.5, "computer": 15.5, "TV": 27.5}
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
    if (style.clipPath !== "none") continue; // for those who listen
    const frame = each.closest("svg")?.getBoundingClientRect(); // a phone shows a part of a board
    if (frame && (right < frame.left + 1 || left > frame.right - 1)) continue;
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
    pictures: Path | None = None
    taken: set[str] = field(default_factory=set)

    def look(self) -> None:
        """Note what is wrong just now; a page that is being drawn anew is looked at next time."""
        try:
            self.found.update(f"sideways: {each}" for each in self.person.page.evaluate(WIDER))
            self.found.update(self.person.page.evaluate(BAD_TEXTS, LEAST[self.name]))
            self._take()
        except Error:
            return

    def _take(self) -> None:
        """A picture of a scene of a kind that none was taken of."""
        if self.pictures is None:
            return
        seen = self.person.page.evaluate(SCENE)
        if seen not in self.taken:
            self.taken.add(seen)
            self.person.page.screenshot(path=f"{self.pictures}-{self.name}-{len(self.taken):02}-{seen}.png")

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


def table(shelf: Shelf, game: str, round: int, kept: Path) -> Laid:
    """The table of this game that was left there, or a new one."""
    file = kept / f"{game}-{round}.json"
    if file.exists():
        return Laid(**json.loads(file.read_text(encoding="utf-8")))
    laid = shelf.lay(game, PLAYERS[game], dealt, people=2, options=OPTIONS.get(game), company=KEYS)
    file.write_text(json.dumps(asdict(laid)), encoding="utf-8")
    return laid


def sit_down(people: People, laid: Laid, round: int, pictures: Path | None) -> list[Screen]:
    """A phone and a computer with a seat each, and a TV."""
    screens = []
    for k, (size, (language, dark)) in enumerate(zip(SIZES, LOOKS[round], strict=True)):
        settings: dict[str, object] = {"pace": "normal", "alone": True, "motion": "on"}
        person = people.person(size=size, language=language, dark=dark, settings=settings)
        wire = Wire(person.page)
        person.come(f"/tv/{laid.id}" if SCREENS[k] == "TV" else laid.link(k))
        person.page.locator(".proscenium, .result").first.wait_for()
        screens.append(Screen(SCREENS[k], person, wire, pictures=pictures))
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


def evening(people: People, laid: Laid, game: str, round: int, minutes: float, pictures: Path | None) -> None:
    """One game, and what was found."""
    people.complaints.clear()
    began = time.monotonic()
    screens = sit_down(people, laid, round, pictures and pictures / f"{game}-{round}")
    over, answers = play(screens, Chance(f"{game} {round}"), minutes)
    long = time.monotonic() - began
    print(f"{game}, round {round}: {'to the end' if over else 'NOT to the end'}, {answers} answers, {long:.0f} s", flush=True)
    for screen, (language, dark) in zip(screens, LOOKS[round], strict=True):
        for said, times in screen.found.most_common():
            print(f"  {screen.name} {language[:2]} {'dark' if dark else 'light'}: {said} (× {times})", flush=True)
        screen.person.page.context.close()
    for said, times in Counter(people.complaints).items():
        print(f"  console: {said} (× {times})", flush=True)


@contextmanager
def folder_for(kept: Path | None) -> Iterator[Path]:
    """Where the tables are kept; without a wish, until the evening is over."""
    if kept is None:
        with tempfile.TemporaryDirectory() as folder:
            yield Path(folder)
    else:
        kept.mkdir(parents=True, exist_ok=True)
        yield kept


def main() -> None:
    """All games, or those that are named."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games", nargs="*", default=list(paravent.games()))
    asked.add_argument("--round", type=int, choices=(0, 1), action="append")
    asked.add_argument("--minutes", type=float, default=10.0)
    asked.add_argument("--kept", type=Path)
    asked.add_argument("--pictures", type=Path)
    given = asked.parse_args()
    settings = replace(QUICK, workers=1, bot_pause=(0.3, 0.9))
    with (
        folder_for(given.kept) as folder,
        serving(folder / "log.db", settings) as url,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        people, shelf = People(browser, url.replace("127.0.0.1", ELSEWHERE)), Shelf(folder / "log.db")
        for game in given.games:
            for round in given.round or (0, 1):
                evening(people, table(shelf, game, round, folder), game, round, given.minutes, given.pictures)
        browser.close()


if __name__ == "__main__":
    main()
