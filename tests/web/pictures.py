"""Take the pictures in docs/pictures: `python -m tests.web.pictures`, or some by how their names begin: `… guru sultans-tv`."""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from io import BytesIO
from pathlib import Path
from threading import Event
from typing import ClassVar, Final

from PIL import Image
from playwright.sync_api import ViewportSize, sync_playwright

from paravent import Event as Told
from paravent import Json, Table
from paravent.company.people import KEYS
from paravent.core.chance import Chance
from tests.server.client import Client
from tests.server.serving import serving
from tests.web import test_aura_poku, test_commandments, test_overseers, test_sultans
from tests.web.chromium import ELSEWHERE, FLAGS, chromium
from tests.web.laid import Happens, Laid, Shelf, Wanted, dealt, eve, may
from tests.web.person import DESKTOP, PHONE, TALL, TELEVISION, WIDE, People, Person
from tests.web.player import Gestures, Player, play_with_gestures, sit
from tests.web.test_guru import lay_table, play_out

FOLDER: Final = Path(__file__).parents[2] / "docs" / "pictures"
COLOURS: Final = 256
FRIENDS: Final = ("Ada", "Bruno", "Chidi", "Dina", "Emil", "Farah", "Goran", "Hana", "Ivo")
GURUS: Final = ("Ada", "Otto", "Mona", "Zaza")
STRIP: Final = 480  # how high a strip of pictures is
GAP: Final = 10
ROOM: Final[dict[str, Json]] = {"setting": "room"}
SHOWN: Final = 1600  # milliseconds until everything of a moment has come


def take(person: Person, name: str) -> None:
    """A picture of what a person sees."""
    person.page.wait_for_timeout(200)
    keep(Image.open(BytesIO(person.page.screenshot())), name)


def keep(picture: Image.Image, name: str) -> None:
    """In few colours, so that it stays small; such that light has no rings."""
    few = picture.convert("RGB").quantize(COLOURS, Image.Quantize.MEDIANCUT, kmeans=3, dither=Image.Dither.NONE)
    few.save(FOLDER / f"{name}.png", optimize=True)


def strip(name: str, pictures: Sequence[str]) -> None:
    """Pictures of the same size side by side, smaller."""
    with_them = [Image.open(FOLDER / f"{each}.png").convert("RGB") for each in pictures]
    small = [each.resize((each.width * STRIP // each.height, STRIP), Image.Resampling.LANCZOS) for each in with_them]
    wide = sum(each.width + GAP for each in small) - GAP
    whole = Image.new("RGB", (wide, STRIP), "white")
    for k, each in enumerate(small):
        whole.paste(each, (k * (each.width + GAP), 0))
    keep(whole, name)


def shell(people: People) -> None:
    """The home page, a lobby with its code."""
    ada = people.person().come()
    ada.sees("Guru")
    take(ada, "home")
    lay_table(ada, players=4, bots=False)
    ada.sees("Your table")
    take(ada, "lobby")
    ada.press("Invite")
    take(ada, "invite")


def guru(people: People) -> None:
    """The table on a phone and a computer, an accusation, the result, a replay, the TV."""
    ada = people.person()
    lay_table(ada, players=4, rounds=6, bots=True)
    for _ in range(4):
        for place in ("fountain", "market", "station"):
            ada.waits_for_the_question()
            ada.page.get_by_role("button", name=re.compile(f"^{place.capitalize()}:")).click()
            ada.press(re.compile(f"^Preach at the {place}"))
            ada.page.wait_for_timeout(200)
    ada.waits_for_the_question()
    take(ada, "guru-phone")
    ada.press(re.compile("^Accuse"))
    ada.page.locator(".suspect").nth(7).click()
    take(ada, "guru-accuse")
    ada.page.keyboard.press("Escape")
    wide = people.at(ada.page.context).come(ada.path)
    wide.page.set_viewport_size(WIDE)
    wide.waits_for_the_question()
    take(wide, "guru-desktop-calm")
    tv = people.person(size=TELEVISION, dark=True).come(ada.path.replace("/t/", "/tv/"))
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
    settings: dict[str, object] = field(default_factory=dict)
    names: Sequence[str] = ()  # people have all seats, and nobody goes on; without them the others are bots

    def show(self, people: People, shelf: Shelf, url: str) -> None:
        if not self.names:
            company = [*KEYS, *KEYS]
            self.take(people, shelf.lay(self.game, self.players, self.wanted, options=self.options, company=company))
            return
        laid = shelf.lay(self.game, self.players, self.wanted, people=self.players, options=self.options, names=self.names)
        taken = Event()
        with ThreadPoolExecutor(1) as thread:  # Playwright has the loop of this one
            done = thread.submit(asyncio.run, everybody(url, laid, taken))
            try:
                self.take(people, laid)
            finally:
                taken.set()
            done.result()

    def take(self, people: People, laid: Laid) -> None:
        person = people.person(size=self.size, language=self.language, dark=self.dark, settings=self.settings)
        player = sit(person, self.game, self.gestures, laid.link(0), self.language)
        player.page.locator(".question").wait_for()
        self.prepare(player)
        take(player, self.name)
        player.page.context.close()


@dataclass(frozen=True)
class Happening:
    """A picture of something that happens, as a seat or a TV sees it: the table before it, and the play that brings it about."""

    name: str
    game: str
    players: int
    happens: Happens
    scene: str
    seat: int | None = 0
    size: ViewportSize = field(default_factory=lambda: TALL)
    names: Sequence[str] = GURUS
    pause: int = SHOWN
    options: dict[str, Json] = field(default_factory=dict)
    roll: Callable[[Person], None] | None = None  # films it instead; the page's clock stands still then

    def show(self, people: People, shelf: Shelf, url: str) -> None:
        secret, salt, plays = eve(self.game, self.players, self.happens, self.options)
        before = (secret, salt, plays[:-1])
        laid = shelf.put(self.game, self.players, before, people=self.players, options=self.options, names=self.names)
        settings: dict[str, object] = {"pace": "slow", "alone": True, "motion": "on"}
        viewer = people.person(size=self.size, settings=settings)
        if self.roll:
            viewer.page.clock.install()
        viewer.come(f"/tv/{laid.id}" if self.seat is None else laid.link(self.seat))
        viewer.page.locator(".proscenium").wait_for()
        if self.roll:
            viewer.page.wait_for_timeout(500)
            viewer.page.clock.pause_at(viewer.page.evaluate("Date.now()") + 1000)
        taken = Event()
        with ThreadPoolExecutor(1) as thread:  # Playwright has the loop of this one
            done = thread.submit(asyncio.run, everybody(url, laid, taken, plays[-1]))
            scene = viewer.page.locator(f"[data-scene={self.scene}]")
            if self.roll:
                while scene.count() == 0:
                    viewer.page.clock.run_for(50)
                self.roll(viewer)
            else:
                scene.wait_for()
                viewer.page.wait_for_timeout(self.pause)
                take(viewer, self.name)
            taken.set()
            done.result()
        viewer.page.context.close()


async def everybody(url: str, laid: Laid, taken: Event, play: tuple[int, str] | None = None) -> None:
    """Everybody is there, so that no seat looks empty; one of them may make a play; they stay until the picture is taken."""
    seats = [Client(url, laid.id, key) for key in laid.keys]
    for each in seats:
        await each.come()
    if play is not None:
        seat, move = play
        await seats[seat].answer(move)
    while not taken.is_set():
        await asyncio.sleep(0.1)
    for each in seats:
        await each.leave()


def told(kind: str, **fields: object) -> Happens:
    """That an event of this kind is among them, with these fields."""
    return lambda events: any(
        type(event).__name__ == kind and all(getattr(event, name) == value for name, value in fields.items()) for event in events
    )


def pays(events: Sequence[Told]) -> bool:
    """A true accusation by the first seat that brings money."""
    return told("Accused", seat=0, true=True)(events) and not told("Accused", bounty=0)(events)


# All that moves, a step further; what has just begun, from its beginning.
STEP: Final = """(step) => {
  window.filmed ??= new WeakMap();
  for (const each of document.getAnimations()) {
    each.pause();
    window.filmed.set(each, (window.filmed.get(each) ?? -step) + step);
    each.currentTime = window.filmed.get(each);
  }
}"""


@dataclass(frozen=True)
class Film:
    """A few seconds of something that happens, small; the page's clock is moved by hand, so that no frame is missed."""

    happening: Happening
    wide: int = 300
    frames: ClassVar[int] = 20
    frame: ClassVar[int] = 130  # milliseconds
    last: ClassVar[int] = 1500

    def show(self, people: People, shelf: Shelf, url: str) -> None:
        taken: list[Image.Image] = []

        def roll(viewer: Person) -> None:
            for _ in range(self.frames):
                viewer.page.evaluate(STEP, self.frame)
                taken.append(Image.open(BytesIO(viewer.page.screenshot())).convert("RGB"))
                viewer.page.clock.run_for(self.frame)

        replace(self.happening, roll=roll).show(people, shelf, url)
        small = [each.resize((self.wide, each.height * self.wide // each.width), Image.Resampling.LANCZOS) for each in taken]
        times = [self.frame] * (len(small) - 1) + [self.last]
        file = FOLDER / f"{self.happening.name}.webp"
        small[0].save(file, save_all=True, append_images=small[1:], duration=times, loop=0, quality=55, method=6)


HAPPENINGS: Final = (
    Happening("guru-desktop", "guru", 4, pays, "Accused", size=WIDE),
    Happening("guru-phone-true", "guru", 4, pays, "Accused"),
    Happening("guru-tv-conversion", "guru", 4, told("Converted"), "Converted", seat=None, size=TELEVISION, pause=1100),
    Happening("overseers-desktop", "overseers", 6, told("Voted"), "Voted", size=WIDE, names=FRIENDS),
    Happening("sultans-phone-moment", "sultans", 9, told("Attacked"), "Attacked", seat=5, names=FRIENDS),
    Happening("sultans-phone-curtain", "sultans", 9, told("RoundEnded"), "RoundEnded", names=FRIENDS, pause=2600),
    Happening("sultans-tv", "sultans", 9, told("Looked"), "Looked", seat=None, size=TELEVISION, names=FRIENDS, pause=500),
    Happening("commandments-tv", "commandments", 4, told("PutDown"), "PutDown", seat=None, size=TELEVISION, pause=50),
    Happening("commandments-room", "commandments", 6, told("Taken"), "Taken", None, TELEVISION, FRIENDS, options=ROOM),
    Happening("commandments-curtain-phone", "commandments", 4, told("RitualEnded"), "RitualEnded", pause=2600),
    Happening("commandments-phone-verdict", "commandments", 4, told("Judged", announced="karma"), "Judged"),
)


FILMS: Final = (
    Film(Happening("film-guru", "guru", 4, pays, "Accused", size=WIDE), wide=520),
    Film(Happening("film-overseers", "overseers", 5, told("Voted"), "Voted", size=WIDE, names=FRIENDS), wide=520),
    Film(Happening("film-sultans", "sultans", 9, told("Attacked"), "Attacked", seat=5, names=FRIENDS)),
    Film(Happening("film-aura", "aura_poku", 4, told("Crossed"), "Crossed")),
    Film(Happening("film-commandments", "commandments", 4, told("Judged", announced="karma"), "Judged")),
)


STRIPS: Final = {
    "moments": (
        "guru-phone-true",
        "sultans-phone-moment",
        "commandments-phone-verdict",
        "sultans-phone-curtain",
        "commandments-curtain-phone",
    ),
}


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


def aims(player: Player) -> None:
    """A pawn is chosen: the places that it can go to."""
    player.page.locator("button.pawn").last.click()


MOMENTS: Final = (
    Moment("aura-phone", "aura_poku", 4, may("Walk"), test_aura_poku.GESTURES, aims, size=TALL, settings={"alone": True}),
    Moment("aura-bargain-desktop", "aura_poku", 4, may("Offer"), {}, size=WIDE, settings={"alone": True}, names=GURUS),
    Moment("guru-phone-first", "guru", 4, may("Preach"), {}, size=TALL, settings={"alone": True}),
    Moment("overseers-phone", "overseers", 4, may("Pick"), test_overseers.GESTURES, opens),
    Moment("overseers-vote", "overseers", 6, may("Vote"), test_overseers.GESTURES, size=DESKTOP, settings={"alone": True}),
    Moment("overseers-judgement", "overseers", 4, may("Deny"), test_overseers.GESTURES, opens, dark=True, language="fr"),
    Moment("overseers-result", "overseers", 4, last_vote, test_overseers.GESTURES, plays_out),
    Moment("commandments-phone", "commandments", 4, may("Take"), test_commandments.GESTURES, performs),
    Moment("commandments-desktop", "commandments", 4, may("Take"), test_commandments.GESTURES, performs, DESKTOP),
    Moment("commandments-desk", "commandments", 4, may("Ordain"), test_commandments.GESTURES, opens, dark=True, language="fr"),
    Moment("aura-poku-phone", "aura_poku", 4, may("Walk"), test_aura_poku.GESTURES),
    Moment("aura-poku-desktop", "aura_poku", 4, may("Withdraw"), test_aura_poku.GESTURES, size=DESKTOP),
    Moment("aura-poku-offer", "aura_poku", 4, may("Offer"), test_aura_poku.GESTURES, dark=True, language="fr"),
    Moment("sultans-phone", "sultans", 9, may("Look"), test_sultans.GESTURES),
    Moment("sultans-crowd", "sultans", 15, may("Pass"), test_sultans.GESTURES, size=DESKTOP, dark=True),
    Moment("sultans-card", "sultans", 7, may("Kill"), test_sultans.GESTURES, opens, language="fr"),
    Moment("sultans-result", "sultans", 6, dealt, test_sultans.GESTURES, plays_out, options={"rounds": 1, "max_laps": 3}),
)


def main(wanted: Sequence[str]) -> None:
    """All pictures, or those whose names begin so; home, lobby and invitation are the shell's."""

    def is_wanted(name: str) -> bool:
        return not wanted or name.startswith(tuple(wanted))

    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "log.db") as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        people, shelf = People(browser, url.replace("127.0.0.1", ELSEWHERE)), Shelf(Path(folder) / "log.db")
        if is_wanted("shell"):
            shell(people)
        if is_wanted("guru-game"):
            guru(people)
        for moment in filter(lambda each: is_wanted(each.name), MOMENTS):
            moment.show(people, shelf, url)
        for happening in filter(lambda each: is_wanted(each.name), HAPPENINGS):
            happening.show(people, shelf, url)
        for film in filter(lambda each: is_wanted(each.happening.name), FILMS):
            film.show(people, shelf, url)
        for name, pictures in STRIPS.items():
            if is_wanted(name):
                strip(name, pictures)
        people.leave()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
