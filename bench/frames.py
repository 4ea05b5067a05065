"""How smooth a table is in a browser: `python -m bench.frames [GAMES] [--seconds 40] [--screen desktop]`, after `make web`.

A seat at a table of bots, at normal pace and with all movement; the player answers with the first move that is offered. Meanwhile
Chromium takes a trace, from which two things are read: the time from one animation frame to the next, which is long too where
others keep the machine busy, and the work of the page's main thread for a frame (its own seconds), which is not. It draws here
without a graphics card.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import time
from bisect import bisect
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Error, sync_playwright

import paravent
from tests.server.serving import QUICK, serving
from tests.web.chromium import FLAGS, chromium
from tests.web.laid import Shelf, dealt
from tests.web.person import People
from tests.web.player import Player, sit

SIZES: Final = {"phone": (390, 844), "desktop": (1440, 900)}
PLAYERS: Final = {"sultans": 9}
SOON: Final = 5000
PAUSE: Final = (0.8, 1.6)  # of the bots
# Frames are asked for all the time: one that is missing is seen.
FRAMES: Final = "() => { const next = () => requestAnimationFrame(next); next(); }"
CATEGORIES: Final = ["devtools.timeline", "disabled-by-default-devtools.timeline"]


@dataclass(frozen=True)
class Frames:
    """In milliseconds, each from the least to the most."""

    times: list[float]
    work: list[float]


def frames_of(trace: bytes) -> Frames:
    """The times between two animation frames, and what the main thread did in each."""
    events = json.loads(trace)["traceEvents"]
    fired = [event for event in events if event["name"] == "FireAnimationFrame"]
    thread = Counter((event["pid"], event["tid"]) for event in fired).most_common(1)[0][0]
    starts = sorted({event["ts"] for event in fired if (event["pid"], event["tid"]) == thread})
    tasks = [each for each in events if each["name"] == "RunTask" and (each["pid"], each["tid"]) == thread and "tdur" in each]
    work = Counter[int]()
    for task in tasks:
        work[bisect(starts, task["ts"])] += task["tdur"]
    times = sorted((after - before) / 1000 for before, after in pairwise(starts))
    return Frames(times, sorted(work[k] / 1000 for k in range(1, len(starts))))


def play(player: Player, seconds: float) -> None:
    """Answer with the first move whenever asked, for so long."""
    end = time.monotonic() + seconds
    while time.monotonic() < end and not player.wire.over:
        if player.wire.moves and player.is_asked():
            answer(player)
        player.page.wait_for_timeout(400)


def answer(player: Player) -> None:
    """The first move in sight; if the question has changed meanwhile, next time."""
    try:
        player.press("All moves")
        player.page.locator("dialog li button").first.dispatch_event(
            "click", timeout=SOON
        )  # a secret one may lie behind a screen
    except Error:
        player.page.keyboard.press("Escape")


def measured(browser: Browser, people: People, shelf: Shelf, game: str, screen: str, seconds: float) -> Frames:
    """The frames of a table of this game."""
    width, height = SIZES[screen]
    players = PLAYERS.get(game, 4)
    laid = shelf.lay(game, players, dealt)
    person = people.person(size={"width": width, "height": height}, settings={"pace": "normal", "alone": True, "motion": "on"})
    player = sit(person, game, {}, laid.link(0))
    player.page.locator(".proscenium").wait_for()
    player.page.wait_for_timeout(1500)  # loading is no part of playing
    player.page.evaluate(FRAMES)
    browser.start_tracing(page=player.page, categories=CATEGORIES)
    play(player, seconds)
    trace = browser.stop_tracing()
    player.page.context.close()
    return frames_of(trace)


def spread(times: Sequence[float]) -> str:
    """The middle and what only one in twenty exceeds."""
    return ", ".join(f"p{part} {times[part * (len(times) - 1) // 100]:.1f} ms" for part in (50, 95))


def main(wanted: Sequence[str] | None = None) -> None:
    """Print p50 and p95 of each game, and how busy the machine was."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games", nargs="*", default=list(paravent.games()))
    asked.add_argument("--seconds", type=float, default=40.0)
    asked.add_argument("--screen", choices=list(SIZES), default="desktop")
    given = asked.parse_args(wanted)
    settings = replace(QUICK, workers=1, bot_pause=PAUSE)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "log.db", settings) as url,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        people, shelf = People(browser, url), Shelf(Path(folder) / "log.db")
        for game in given.games:
            found = measured(browser, people, shelf, game, given.screen, given.seconds)
            told = f"{len(found.times):5} frames: {spread(found.times)}; work {spread(found.work)}; load {os.getloadavg()[0]:.1f}"
            print(f"{game:14}{given.screen:8} {told}", flush=True)
        people.leave()
        browser.close()


if __name__ == "__main__":
    main()
