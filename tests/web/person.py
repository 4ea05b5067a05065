"""A person at a device: a browser context with its own storage, and what they do with it."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, ViewportSize, expect
from playwright.sync_api import Error as PlaywrightError

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE: Final = ViewportSize(width=360, height=640)
TALL: Final = ViewportSize(width=390, height=844)
SIDEWAYS: Final = ViewportSize(width=640, height=360)
DESKTOP: Final = ViewportSize(width=1280, height=800)
WIDE: Final = ViewportSize(width=1440, height=900)
TELEVISION: Final = ViewportSize(width=1920, height=1080)
WIDER: Final = """() => [...document.querySelectorAll("*")]
  .filter((each) => each.scrollWidth > each.clientWidth + 1)
  .filter((each) => each === document.documentElement || /auto|scroll/.test(getComputedStyle(each).overflowX))
  .map((each) => `${each.tagName} ${each.className}: ${each.scrollWidth} > ${each.clientWidth}`)"""
PATIENCE: Final = 30_000
AT_ONCE: Final[dict[str, object]] = {"pace": "instant", "alone": False, "explain": False}
LONG: Final = 3 * PATIENCE  # for bots on a busy machine


class People:
    """Everyone in a test, and what their browsers complained about."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.complaints: list[str] = []
        self.forgiven = ""  # what browsers say of themselves when a test cuts their network
        self._devices: list[BrowserContext] = []

    def device(
        self,
        *,
        size: ViewportSize = PHONE,
        language: str = "en-GB",
        dark: bool = False,
        settings: dict[str, object] | None = None,
    ) -> BrowserContext:
        """A phone or a computer of somebody who wants everything at once and presses to peek; `settings` says otherwise."""
        context = self.browser.new_context(
            viewport=size, locale=language, color_scheme="dark" if dark else "light", reduced_motion="reduce"
        )
        context.set_default_timeout(PATIENCE)
        kept = json.dumps({**AT_ONCE, **(settings or {})})
        context.add_init_script(f"if (location.protocol !== 'about:') localStorage['paravent.settings'] ??= {json.dumps(kept)}")
        self._devices.append(context)
        return context

    def person(
        self,
        *,
        size: ViewportSize = PHONE,
        language: str = "en-GB",
        dark: bool = False,
        settings: dict[str, object] | None = None,
    ) -> Person:
        """Somebody with a device of their own."""
        return self.at(self.device(size=size, language=language, dark=dark, settings=settings))

    def at(self, device: BrowserContext) -> Person:
        """Somebody at this device, in a tab of their own."""
        page = device.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return Person(page, self.url)

    def leave(self) -> None:
        for device in self._devices:
            device.close()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and not (self.forgiven and self.forgiven in message.text):
            self.complaints.append(message.text)


class Person:
    """Somebody at a page."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url

    def come(self, path: str = "/") -> Person:
        self.page.goto(self.url + path)
        return self

    @property
    def path(self) -> str:
        return self.page.url.removeprefix(self.url).split("?")[0]

    def press(self, name: str | re.Pattern[str]) -> None:
        """Press the button or link of this name."""
        self.button(name).first.click()

    def picks_from_the_menu(self, name: str) -> None:
        """At a table, what is not always needed is behind the menu."""
        self.press(re.compile("^Menu"))
        self.page.get_by_role("dialog").get_by_role("button", name=name).click()

    def button(self, name: str | re.Pattern[str]) -> Locator:
        pattern = re.compile(rf"^{re.escape(name)}$") if isinstance(name, str) else name
        return self.page.get_by_role("button", name=pattern).or_(self.page.get_by_role("link", name=pattern))

    def sees(self, text: str | re.Pattern[str], *, patience: int = PATIENCE) -> None:
        expect(self.page.locator("body")).to_contain_text(text, timeout=patience)

    def sees_not(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.locator("body")).not_to_contain_text(text)

    def picks(self, game: str) -> None:
        """Tap a game on the home page."""
        self.page.locator(f"button.game[data-game={game}]").click()

    def until(self, fact: Callable[[], bool], said: str, patience: int = PATIENCE) -> None:
        """Wait for something that no locator tells. Playwright's own way evaluates text, which our content policy forbids."""
        end = time.monotonic() + patience / 1000
        while not fact():
            assert time.monotonic() < end, f"never: {said}"
            self.page.wait_for_timeout(20)

    def finds_out(self, fact: str, patience: int = PATIENCE) -> None:
        """Wait until this expression is true in the page."""
        self.until(lambda: bool(self.page.evaluate(fact)), fact, patience)

    def goes_on(self) -> None:
        """Open the curtain, if there is one."""
        curtain = self.button("Go on").first
        if curtain.is_visible():
            with suppress(PlaywrightError):  # it may just have gone
                curtain.click(timeout=1000)

    def goes_on_until(self, wanted: Locator) -> None:
        """Open every curtain that comes before this; on a busy machine what waited too long has gone into the recap."""

        def there() -> bool:
            self.goes_on()
            return wanted.is_visible()

        self.until(there, f"{wanted} is shown", LONG)

    # At a table

    def is_asked(self) -> bool:
        return self.page.locator(".question.mine").count() > 0

    def waits_for_the_question(self) -> None:
        self.page.locator(".question.mine").wait_for(timeout=LONG)

    def is_connected(self) -> None:
        self.page.locator("[data-link=live]").wait_for()

    def answers_from_the_list(self, choice: int = 0) -> None:
        """Any legal move, through "All my moves"."""
        self.press("All moves")
        self.page.locator("dialog li button").nth(choice).click()

    # For everyone

    def scrolls_nothing_sideways(self) -> None:
        """Neither the page nor anything in it."""
        assert self.page.evaluate(WIDER) == []

    def finds_no_barrier(self) -> None:
        """What axe reports must be nothing, while no caption is just coming or fading."""
        self.finds_out("[...document.querySelectorAll('.caption')].every((each) => each.getAnimations().length === 0)")
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        barriers = [f"{each['id']}: {node['html'][:160]}" for each in found["violations"] for node in each["nodes"]]
        assert not barriers, "\n".join(barriers)
