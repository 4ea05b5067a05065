"""Somebody who plays with gestures: makes a move with the things on the table, and that very move is sent."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Final, TypeAlias, cast

from playwright.sync_api import Error, Locator

import paravent
from paravent import Json
from paravent.core.chance import Chance
from paravent.texts import Catalogue
from tests.web.laid import Shelf, may
from tests.web.person import LONG, PATIENCE, People, Person
from tests.web.wire import Choice, Wire

Fields: TypeAlias = dict[str, Json]
Gesture: TypeAlias = Callable[["Player", Fields], str | None]  # the line that is sent, if it is not the move's own
Gestures: TypeAlias = Mapping[str, Gesture]  # by kind of move

NEAREST: Final = """(thing) => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const steps = Array.from({ length: 21 }, (_, i) => (i + 0.5) / 21);
  const away = ([a, b]) => Math.hypot(a - 0.5, b - 0.5);
  const points = steps.flatMap((a) => steps.map((b) => [a, b])).sort((p, q) => away(p) - away(q));
  const at = points.map(([a, b]) => [left + a * width, top + b * height]);
  const seen = at.find(([x, y]) => thing.contains(document.elementFromPoint(x, y)));
  if (!seen) throw new Error(`nothing of ${thing.outerHTML.slice(0, 160)} can be touched`);
  return seen;
}"""


class Player(Person):
    """A person at a table of a game whose gestures they know."""

    def __init__(self, person: Person, game: str, gestures: Gestures, language: str = "en") -> None:
        super().__init__(person.page, person.url)
        self.wire = Wire(person.page)
        self.rules = paravent.games()[game]
        self.texts = Catalogue(game, language)
        self.gestures = gestures
        self.made: Counter[str] = Counter()

    # Things on the table

    def things(self, selector: str, label: str = "") -> Locator:
        """What is in the page, by its name for a screen reader."""
        return self.page.locator(f'{selector}[aria-label*="{label}"]' if label else selector)

    def opens_the_screen(self) -> None:
        """Unfold what only this player may see."""
        fold = self.page.locator("button.fold[aria-expanded=false]")
        if fold.count():
            fold.first.click()

    def does(self, notation: str) -> None:
        """Press the button of this move, after whose name may stand what follows; once more if it asks."""
        words = self.texts.move(self.rules.parse(notation), self.wire.names)
        self.page.get_by_role("button", name=re.compile(rf"^{spaced(words)}\s*(\.|$)")).first.click()
        self.confirms()

    def confirms(self) -> None:
        """Press a button that asks whether one is sure."""
        asking = self.page.locator(".asking")
        if asking.count():
            asking.first.click()

    def taps(self, thing: Locator) -> None:
        """Where it can be seen: some shapes have a hole in the middle, or something lying there."""
        thing.evaluate("(thing) => thing.scrollIntoView({ block: 'center' })")
        try:
            self.page.mouse.click(*self.spot(thing))
        except Error:  # wholly covered by what lies there: the keyboard still reaches it
            thing.press("Enter")

    def taps_for(self, thing: Locator, answer: Locator) -> None:
        """Until there is an answer to it: a table that is just drawn anew swallows a tap, and whoever sees nothing taps again."""
        for _ in range(10):
            self.taps(thing)
            with suppress(Error):
                answer.wait_for(timeout=PATIENCE / 10)
                return
        answer.wait_for()

    def drags(self, thing: Locator, place: Locator) -> None:
        """With the pointer, from one to the other."""
        place.scroll_into_view_if_needed()
        start, end = self.spot(thing), self.spot(place)
        mouse = self.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move(*end, steps=4)
        mouse.up()

    def spot(self, thing: Locator) -> tuple[float, float]:
        """The point nearest to the middle of a thing where nothing else is in the way; what passes over it is waited for."""
        for _ in range(5):
            try:
                x, y = thing.evaluate(NEAREST)
            except Error:
                self.page.wait_for_timeout(200)
            else:
                return float(x), float(y)
        x, y = thing.evaluate(NEAREST)
        return float(x), float(y)

    # Playing

    def may(self, kind: str) -> list[Choice]:
        """The moves of this kind that are offered."""
        return [choice for choice in [*self.wire.moves, *self.wire.standing] if choice["parts"]["kind"] == kind]

    def makes(self, choice: Choice) -> None:
        """Make a move with the things on the table; what is sent is this move, and it is not refused."""
        kind, before = str(choice["parts"]["kind"]), len(self.wire.answers)
        if choice in self.wire.moves:
            self.waits_for_the_question()
        line = (
            self.gestures[kind](self, cast("Fields", {**choice["parts"], "notation": choice["notation"]})) or choice["notation"]
        )
        self.until(lambda: len(self.wire.answers) > before, f"{choice['notation']} is sent")
        assert self.wire.answers[before:] == [line]
        assert self.wire.refusals == []
        self.made[kind] += 1

    def makes_any(self, kind: str, chance: Chance) -> None:
        """Wait to be asked, and make some move of this kind."""
        self.until(lambda: bool(self.may(kind)), f"{kind} is offered", LONG)
        self.makes(chance.choice(self.may(kind)))


def sit(person: Person, game: str, gestures: Gestures, link: str, language: str = "en") -> Player:
    """A player who comes to a table where a seat is theirs."""
    player = Player(person, game, gestures, language)
    player.come(link)
    player.until(lambda: player.wire.position is not None, "the table is shown")
    return player


def make_each(
    people: People, shelf: Shelf, game: str, players: int, gestures: Gestures, options: Callable[[str], Fields]
) -> None:
    """Each kind of move once on a phone, at a table that has come to it; `options` are those that such a table needs."""
    phone = people.device()
    for kind in gestures:
        laid = shelf.lay(game, players, may(kind), options=options(kind))
        ada = sit(people.at(phone), game, gestures, laid.link(0))
        ada.makes_any(kind, Chance(kind))
        ada.page.close()


def least_made(player: Player, chance: Chance) -> Choice:
    """Some move of the kind that this player has made least."""
    rarest = min(sorted({str(choice["parts"]["kind"]) for choice in player.wire.moves}), key=lambda kind: player.made[kind])
    return chance.choice(player.may(rarest))


def spaced(words: str) -> str:
    """A pattern for these words, whatever spaces the browser puts between them."""
    return r"\s+".join(map(re.escape, words.split()))


def play_with_gestures(
    players: Sequence[Player], chance: Chance, choose: Callable[[Player, Chance], Choice] = least_made, patience: int = LONG
) -> None:
    """Everyone answers what they are asked, with the things on the table, until the game is over."""
    end = time.monotonic() + patience / 1000
    while not players[0].wire.over:
        assert time.monotonic() < end, f"the game does not end: {players[0].wire.phase}"
        for player in players:
            if player.wire.moves:
                player.makes(choose(player, chance))
        players[0].page.wait_for_timeout(20)
    for player in players:
        player.page.locator(".result").wait_for()
