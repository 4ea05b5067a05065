"""Every lesson in a browser, from the home page to its end: it is heard, what it points at is there, only that can be done."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from paravent.games import found
from paravent.lessons import Lesson, Step, lessons_of, matches
from paravent.texts import Catalogue
from tests.lessons.questions import questions
from tests.web.person import DESKTOP, LONG, PHONE, People, Person
from tests.web.wire import Wire

LESSONS = {game.name: lesson for game in found().values() for lesson in lessons_of(game).values()}
PICTURES = os.environ.get("LESSON_PICTURES", "")  # a folder, for whoever wants to look at every bubble
SIZES = {"phone": PHONE, "desktop": DESKTOP}

# What one plays for in each lesson, by the messages that say it: it changes with one's part. One game's table says it itself.
AIMS = {
    "aura_poku": {"aim"},
    "commandments": {"aim", "aim-priestess"},
    "guru": set[str](),
    "overseers": {"aim"},
    "sultans": {"aim-slave", "aim-guard", "aim-sultan"},
}

# At the table of a lesson just now: the scene's weight, is the bubble there, what the bar says, and the step.
STAGED = """() => {
  const step = document.querySelector(".tutor")?.dataset.step ?? "";
  const said = document.querySelector(".question .asked").innerText;
  const there = document.querySelector(".tutor .plate") !== null;
  return [document.querySelector(".proscenium").dataset.weight ?? "", there, said, step];
}"""

# When each place was last on the table, looked at all the time: what a step watches may have passed before anybody asks for it.
WATCH = """() => {
  window.lastSeen = {};
  const look = () => {
    for (const place of document.querySelectorAll("[data-place]"))
      if (place.getClientRects().length > 0) window.lastSeen[place.dataset.place] = performance.now();
    requestAnimationFrame(look);
  };
  look();
}"""


class Learner(Person):
    """Somebody who has never played this game on this device, and does what they are told."""

    def __init__(self, person: Person, lesson: Lesson, language: str, screen: str) -> None:
        super().__init__(person.page, person.url)
        self.lesson = lesson
        self.text = Catalogue(lesson.game, language)
        self.language = language
        self.screen = screen
        self.wire = Wire(person.page)
        self.aims: set[str] = set()
        self.read = ""  # whatever stood on the screen
        self.since = 0.0  # when the last step that asked something was answered, by the page's clock

    def begins(self) -> None:
        """The home page offers it."""
        self.come().page.locator(f"[data-learn={self.lesson.game}]").click()
        self.page.wait_for_url("**/t/*")
        self.page.evaluate(WATCH)

    @property
    def bubble(self) -> Locator:
        return self.page.locator(".tutor .plate")

    def hears(self, step: Step) -> None:
        """The bubble says this, whole on the screen, and what it points at glows."""
        self.page.locator(f".tutor[data-step={step.id}]").wait_for(timeout=LONG)
        expect(self.bubble.locator(".said")).to_have_text(self.said(step))
        if step.anchor:
            expect(self.page.locator(".tutor .glow")).to_be_visible()
        self.aims |= {str(line.text_content()).strip() for line in self.page.locator("[data-aim]").all()}
        self.read += f" {' '.join(self.page.inner_text('body').split())}"
        self.page.wait_for_timeout(200)
        box, room = self.bubble.bounding_box(), self.page.viewport_size
        assert box is not None and room is not None
        assert box["x"] >= 0 and box["x"] + box["width"] <= room["width"], step.id
        assert box["y"] >= 0 and box["y"] + box["height"] <= room["height"], step.id
        if PICTURES:
            name = f"{self.lesson.game}-{self.screen}-{self.language}-{self.lesson.steps.index(step):02}-{step.id}.png"
            self.page.screenshot(path=Path(PICTURES) / name)
            (Path(PICTURES) / name).with_suffix(".txt").write_text(self.page.inner_text("body"), encoding="utf-8")

    def covered(self, place: str) -> float:
        """How much of a place's height the bubble takes."""
        bubble, box = self.bubble.bounding_box(), self.page.locator(f'[data-place="{place}"]').bounding_box()
        assert bubble is not None and box is not None
        common = min(bubble["y"] + bubble["height"], box["y"] + box["height"]) - max(bubble["y"], box["y"])
        return max(0.0, common / box["height"])

    def said(self, step: Step, ending: str = "") -> str:
        return self.text.tell(self.lesson.text_of(step) + ending, self.wire.names)

    def points_there(self, step: Step) -> None:
        """What a step that only watches points at is on the table."""
        if step.anchor and step.waits_for == "event":  # what others point at glowed when they were heard
            seen = "([place, since]) => (window.lastSeen[place] ?? 0) >= since"
            self.until(lambda: bool(self.page.evaluate(seen, [step.anchor, self.since])), f"{step.anchor} is on the table")

    def goes_on(self) -> None:
        self.bubble.locator(".button").first.click()

    def moves(self, step: Step) -> None:
        """Of all moves only those that the step allows are offered; one that it does not take is answered, and asked again."""
        offered = self.opens_the_list()
        assert offered and all(matches(move, step.offered) for move in offered), step.id
        other = next((move for move in offered if not matches(move, step.taken)), None)
        if other is not None:
            self.picks_move(other)
            expect(self.bubble.locator(".said")).to_have_text(self.said(step, "-wrong"))
            self.goes_on()
            self.opens_the_list()
        if step.move in offered:
            self.picks_move(step.move)
        else:
            self.lays_all_at_once()

    def opens(self, step: Step) -> None:
        """What the step asks for can be opened at what it points at, and closed again."""
        self.page.locator(f'[data-place="{step.anchor}"] .acts button').click()
        self.page.locator(f'[data-place="{step.open}"]').wait_for()
        self.page.keyboard.press("Escape")

    def opens_the_list(self) -> list[str]:
        self.page.locator(".question .moves").click()
        self.page.locator("dialog summary").or_(self.page.locator("dialog")).first.wait_for()
        for fold in self.page.locator("dialog details:not([open]) summary").all():
            fold.click()
        return [str(button.get_attribute("data-move")) for button in self.page.locator("dialog [data-move]").all()]

    def lays_all_at_once(self) -> None:
        """What no list has: the High Priestess's circle, scattered and declared ready."""
        self.page.keyboard.press("Escape")
        for _ in ("scatter", "ready"):
            self.page.locator(".tray .ends button").last.click()

    def picks_move(self, move: str) -> None:
        self.page.locator(f'dialog [data-move="{move}"]').click()

    def learns(self, step: Step) -> None:
        if step.waits_for == "event":
            return
        self.hears(step)
        self.since = self.page.evaluate("() => performance.now()")
        if step.waits_for == "move":
            self.moves(step)
        elif step.waits_for == "open":
            self.opens(step)
        elif step is not self.lesson.steps[-1]:
            self.goes_on()


def learner(people: People, game: str, language: str, screen: str, size: ViewportSize) -> Learner:
    person = people.person(size=size, language="fr-FR" if language == "fr" else "en-GB", settings={"alone": None})
    return Learner(person, LESSONS[game], language, screen)


@pytest.mark.parametrize(("language", "screen"), [("en", "phone"), ("fr", "desktop"), ("fr", "phone"), ("en", "desktop")])
@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_played_through(people: People, game: str, language: str, screen: str) -> None:
    """Each step is heard, each pointer is there, each decision is the learner's own; then one plays on, or again."""
    ada = learner(people, game, language, screen, SIZES[screen])
    ada.begins()
    for step in ada.lesson.steps:
        ada.learns(step)
        ada.points_there(step)

    ada.scrolls_nothing_sideways()
    if language == "en":  # what a reader was asked, and where the answer stands
        assert [each.quote for each in questions(game) if each.quote not in ada.read] == []
    assert ada.aims == {ada.text.say(aim) for aim in AIMS[game]}
    assert ada.wire.refusals == []
    assert ada.wire.position is not None
    assert ada.wire.position["made"] == sum(step.move != "" for step in ada.lesson.steps)


def test_a_lesson_can_be_left_taken_up_again_and_skipped(people: People) -> None:
    """It is among my tables, at the step where I was; whoever knows the game plays on freely."""
    ada = learner(people, "guru", "en", "phone", PHONE)
    ada.begins()
    for step in ada.lesson.steps[:4]:
        ada.learns(step)
    ada.hears(ada.lesson.steps[4])
    ada.come()
    expect(ada.page.locator("[data-learn=guru]")).to_have_count(0)
    ada.page.locator("a.table").first.click()
    ada.hears(ada.lesson.steps[4])
    ada.come().picks("guru")
    ada.press("Learn it in five minutes")
    ada.page.wait_for_url("**/t/*")
    ada.hears(ada.lesson.steps[0])
    ada.press("Skip: I know the game")

    expect(ada.bubble).to_have_count(0)
    assert len(ada.opens_the_list()) > 4


def test_at_the_end_one_plays_on_from_here(people: People) -> None:
    """The gate is gone, and the bots think for themselves."""
    ada = learner(people, "guru", "en", "desktop", DESKTOP)
    ada.begins()
    for step in ada.lesson.steps:
        ada.learns(step)
    ada.finds_no_barrier()
    ada.press("Play on from here")
    expect(ada.bubble).to_have_count(0)
    for _ in range(3):
        ada.waits_for_the_question()
        ada.answers_from_the_list()
    ada.sees(re.compile("Round 5"))


def test_a_lesson_talks_over_nothing_that_is_played(people: People) -> None:
    """What it says before the bots play waits to be read, then it is gone; the bar follows the stage; no recap is needed."""
    person = people.person(size=PHONE, settings={"alone": None, "pace": "normal"})
    ada = Learner(person, LESSONS["guru"], "en", "phone")
    ada.begins()
    steps = [step.id for step in ada.lesson.steps]
    for step in ada.lesson.steps[: steps.index("watch")]:
        ada.learns(step)
        if step.waits_for == "event":
            ada.hears(step)
            ada.goes_on()

    seen = [ada.page.evaluate(STAGED)]
    while seen[-1][-1] != "false":
        if seen[-1][-1] in ("watch", "gone") and seen[-2:][0][-1] != seen[-1][-1]:
            ada.goes_on()
        ada.page.wait_for_timeout(40)
        seen.append(ada.page.evaluate(STAGED))
        assert len(seen) < 2000
    played = [each for each in seen if each[0] in ("beat", "moment")]
    assert {step for *_, step in seen} >= {"watch", "gone", "false"}
    assert {there for _, there, *_ in played} == {False}
    turn = ada.text.say("phase-act", left=3)
    assert [each for each in played[1:] if each[2] == turn] == [] and seen[-1][2] == turn
    expect(ada.page.locator("[data-recap]")).to_have_count(0)


def test_what_a_lesson_holds_back_comes_later_and_who_has_no_name_gets_one(people: People) -> None:
    """A button that the lesson dims gives no reason of the rules; nobody is called Player."""
    ada = learner(people, "guru", "en", "phone", PHONE)
    ada.begins()
    for step in ada.lesson.steps[:2]:
        ada.learns(step)
    ada.hears(ada.lesson.steps[2])
    ada.bubble.get_by_text("Hide this").click()

    buttons = ada.page.locator(".acts .act.dimmed small")
    expect(buttons).to_have_text(["nobody listens yet", "needs 3 listeners", "later"])
    assert ada.wire.names == ["Robin", "Wren", "Vasco"]


def test_what_is_asked_in_a_trial_can_be_seen_under_the_lesson(people: People) -> None:
    """The bubble that asks whether to deny does not lie on the answers."""
    ada = learner(people, "overseers", "en", "phone", ViewportSize(width=390, height=844))
    ada.begins()
    steps = [step.id for step in ada.lesson.steps]
    for step in ada.lesson.steps[: steps.index("deny")]:
        ada.learns(step)
    ada.hears(ada.lesson.steps[steps.index("deny")])
    assert ada.covered("trial") == 0


@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_sits_beside_whom_can_be_seen_under_the_lesson(people: People, language: str) -> None:
    """Sultans on the smallest phone: no bubble lies on a name that is argued from, nor, while I choose, on most of my card."""
    ada = learner(people, "sultans", language, "phone", PHONE)
    ada.begins()
    steps = [step.id for step in ada.lesson.steps]
    for step in ada.lesson.steps[: steps.index("hide")]:
        if step.id in ("revolt", "swap", "strike", "saved"):
            ada.hears(step)
            assert [ada.covered(f"seat-{seat}") for seat in (1, 2, 3, 4)] == [0, 0, 0, 0], step.id
            assert step.waits_for != "move" or ada.covered("card-0") < 1 / 3, step.id
        ada.learns(step)


def test_the_crowds_can_be_tapped_under_the_lesson_and_the_stage_glows(people: People) -> None:
    """The bubble that asks to preach again does not lie on the square; what glows is the stage, not the money below it."""
    ada = learner(people, "guru", "fr", "phone", PHONE)
    ada.begins()
    steps = [step.id for step in ada.lesson.steps]
    for step in ada.lesson.steps[: steps.index("again")]:
        ada.learns(step)
    ada.hears(ada.lesson.steps[steps.index("again")])
    bubble, square = ada.bubble.bounding_box(), ada.page.locator("[data-place=centre]").bounding_box()
    glow, foot = ada.page.locator(".tutor .glow").bounding_box(), ada.page.locator("[data-place=foot]").bounding_box()
    assert bubble is not None and square is not None and glow is not None and foot is not None
    assert bubble["y"] + bubble["height"] <= square["y"]
    assert square["y"] + square["height"] <= glow["y"] and glow["y"] + glow["height"] <= foot["y"] + 4


def test_the_high_priestess_finds_filled_in_what_the_game_can_judge(people: People) -> None:
    """The suggestion stands although the question was open before its move was shown; the game's own cards are no buttons."""
    ada = learner(people, "commandments", "en", "phone", PHONE)
    ada.begins()
    steps = {step.id: step for step in ada.lesson.steps}
    order = list(steps)
    for id in order[: order.index("circle")]:
        ada.learns(steps[id])
    ada.page.evaluate(
        "localStorage['paravent.settings'] = JSON.stringify({ ...JSON.parse(localStorage['paravent.settings']), pace: 'normal' })"
    )
    ada.page.reload()
    ada.learns(steps["circle"])
    ada.press("Watch")
    ada.hears(steps["kept"])

    desk = ada.page.locator("[data-place=desk]")
    expect(desk.locator("button.mark")).to_have_count(1)
    expect(desk.locator("button.mark")).to_have_attribute("aria-pressed", "true")
    expect(desk.locator(".judged")).to_have_count(2)
    expect(desk.locator(".judged.on")).to_have_count(0)
    expect(desk.locator(".decide .button.main")).to_have_text("Announce with one mark")
