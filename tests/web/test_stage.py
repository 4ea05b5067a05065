"""What happens is shown scene by scene, and nobody has to wait for it; what the shell around the stage promises."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Route, ViewportSize, expect

from tests.server.serving import QUICK, serving
from tests.web.chromium import ELSEWHERE
from tests.web.laid import Shelf, dealt
from tests.web.person import DESKTOP, LONG, TELEVISION, People, Person
from tests.web.player import Player, sit
from tests.web.test_guru import first_asked, join, lay_table

NORMAL: Final[dict[str, object]] = {"pace": "normal"}
SCENES: Final = """() => {
  window.scenes = [];
  let on = null;
  const look = () => {
    const now = document.querySelector("[data-scene]")?.dataset.scene ?? null;
    if (on && on.kind !== now) { on.long = performance.now() - on.at; on = null; }
    if (now && !on) window.scenes.push((on = { kind: now, at: performance.now(), long: null }));
  };
  const wanted = { subtree: true, childList: true, attributes: true, attributeFilter: ["data-scene"] };
  new MutationObserver(look).observe(document.body, wanted);
}"""
# At the very moment when a question appears: whether its moves can be opened, and whether a scene is still on.
ASKED: Final = """() => {
  window.asked = [];
  let mine = document.querySelector(".question.mine") !== null;
  const look = () => {
    const now = document.querySelector(".question.mine");
    if (now && !mine) {
      const isList = (each) => each.textContent.includes("All moves") || each.ariaLabel === "All moves";
      const moves = [...now.querySelectorAll("button")].find(isList);
      const scene = document.querySelector("[data-scene]")?.dataset.scene ?? null;
      window.asked.push({ open: moves !== undefined && !moves.disabled && moves.closest("[inert]") === null, scene });
    }
    mine = now !== null;
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
# What a screen reader is told, and what is written on the table, in the order in which they come.
CAPTIONS: Final = """() => {
  window.heard = [];
  window.written = [];
  const seen = new WeakSet();
  const note = (each, list) => { if (!seen.has(each)) { seen.add(each); list.push(each.textContent); } };
  const look = () => {
    for (const each of document.querySelectorAll("[data-captions] li")) note(each, window.heard);
    for (const each of document.querySelectorAll(".proscenium > .caption")) note(each, window.written);
  };
  look();
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""
# A device that can buzz, keep its screen on and notify, and writes down when it is asked to.
ABLE: Final = """
  window.device = { buzzes: 0, locks: 0, released: 0, notes: [] };
  Object.defineProperty(navigator, "vibrate", { value: () => ((window.device.buzzes += 1), true) });
  const lock = () => Promise.resolve({ release: () => Promise.resolve((window.device.released += 1)) });
  Object.defineProperty(navigator, "wakeLock", { value: { request: () => ((window.device.locks += 1), lock()) } });
  window.Notification = class {
    static permission = "granted";
    constructor(title, { body }) { window.device.notes.push([title, body]); }
  };
"""


@pytest.fixture
def unhurried(browser: Browser, tmp_path: Path) -> Iterator[tuple[People, Shelf]]:
    """A server whose bots take their time, and people who watch at normal pace."""
    with serving(tmp_path / "slow.db", replace(QUICK, workers=1, bot_pause=(1.6, 2.6))) as url:
        people = People(browser, url)
        yield people, Shelf(tmp_path / "slow.db")
        people.leave()
        assert people.complaints == []


def answer_soon(player: Player) -> None:
    """Wait to be asked, answer at once."""
    player.until(lambda: bool(player.wire.moves), "a question", 60_000)
    before = len(player.wire.answers)
    player.page.get_by_role("button", name="All moves").click()
    player.page.locator("dialog li button").first.click()
    player.until(lambda: len(player.wire.answers) > before, "the answer is sent")


@pytest.mark.parametrize(("game", "players", "plays"), [("guru", 4, 6), ("sultans", 15, 2), ("aura_poku", 4, 4)])
def test_my_question_never_waits_for_what_is_shown(unhurried: tuple[People, Shelf], game: str, players: int, plays: int) -> None:
    """At normal pace scenes are played; whoever is asked can open the moves when the question is there, scene or no scene.

    How soon the table is the one that it is about, the director's own clock says: web/src/stage/director.test.ts.
    """
    people, shelf = unhurried
    laid = shelf.lay(game, players, dealt)
    ada = sit(people.person(settings=NORMAL), game, {}, laid.link(0))
    ada.page.locator(".proscenium").wait_for()
    ada.press("All moves")  # whoever plays has been here for a while: nothing is drawn for the first time
    ada.page.keyboard.press("Escape")
    ada.page.evaluate(ASKED)
    ada.page.evaluate(SCENES)
    for _ in range(plays):
        answer_soon(ada)

    asked = ada.page.evaluate("window.asked")
    assert all(each["open"] for each in asked), asked
    ada.until(lambda: len(ada.page.evaluate("window.scenes")) > 2, "scenes are played")
    assert ada.wire.refusals == []


def test_scenes_are_held_as_long_as_they_need(unhurried: tuple[People, Shelf]) -> None:
    """Nobody hurries a spectator: the TV plays one scene after the other, each half a second or more, and tells each in words."""
    people, shelf = unhurried
    laid = shelf.lay("guru", 3, dealt)
    sofa = people.person(size=TELEVISION, settings=NORMAL).come(f"/tv/{laid.id}")
    sofa.page.locator("[data-captions]").wait_for(state="attached")
    sofa.page.evaluate(SCENES)
    ada = sit(people.person(settings=NORMAL), "guru", {}, laid.link(0))
    for _ in range(3):
        answer_soon(ada)
    held = "() => window.scenes.flatMap((scene) => (scene.kind === 'TurnBegan' ? [] : (scene.long ?? [])))"  # that is a glance
    ada.until(lambda: len(sofa.page.evaluate(held)) > 2, "scenes are played on the TV", 60_000)

    assert all(each >= 450 for each in sofa.page.evaluate(held)), sofa.page.evaluate("window.scenes")
    expect(sofa.page.locator("[data-captions] li").first).not_to_be_empty()


def test_a_screen_reader_hears_what_is_written_in_the_same_order(people: People, shelf: Shelf) -> None:
    """Every caption on the table is told, none before what was written first; the region is polite and tells what is new."""
    laid = shelf.lay("guru", 3, dealt)
    sofa = people.person(size=TELEVISION, settings={"pace": "fast"}).come(f"/tv/{laid.id}")
    told = sofa.page.locator("[data-captions]")
    told.wait_for(state="attached")
    sofa.page.evaluate(CAPTIONS)
    ada = sit(people.person(), "guru", {}, laid.link(0))
    for _ in range(6):
        answer_soon(ada)
    sofa.finds_out("window.written.length >= 4", LONG)
    heard, written = sofa.page.evaluate("[window.heard, window.written]")

    rest = iter(heard)
    assert all(caption in rest for caption in written), (heard, written)
    expect(told).to_have_attribute("aria-live", "polite")
    expect(told).to_have_attribute("aria-relevant", "additions")


def test_a_device_calls_its_player(people: People) -> None:
    """On my turn it buzzes; hidden it notifies, with nothing but the game; the screen stays on while the table is open."""
    device = people.device()
    device.add_init_script(ABLE)
    ada = people.at(device)
    lay_table(ada, rounds=30, bots=True)
    ada.waits_for_the_question()
    ada.finds_out("window.device.locks === 1")
    three_moves(ada)
    ada.finds_out("window.device.buzzes >= 1")
    assert ada.page.evaluate("window.device.notes") == []
    ada.waits_for_the_question()
    ada.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })")
    three_moves(ada)
    ada.finds_out("window.device.notes.length >= 1")
    assert ada.page.evaluate("window.device.notes[0]") == ["Guru", "It is your turn."]
    ada.page.get_by_role("link", name="All games").click()

    ada.finds_out("window.device.released === window.device.locks")


def test_a_tap_ends_a_scene_and_a_key_changes_the_pace(unhurried: tuple[People, Shelf]) -> None:
    """The pace is remembered on this device."""
    people, shelf = unhurried
    laid = shelf.lay("guru", 3, dealt)
    ada = sit(people.person(settings={"pace": "slow"}), "guru", {}, laid.link(0))
    answer_soon(ada)
    ada.page.locator("[data-scene]").wait_for()
    ada.page.keyboard.press("Escape")
    ada.page.locator(".question").click(position={"x": 20, "y": 20})
    for _ in range(3):
        ada.page.keyboard.press("+")
    ada.page.reload()
    ada.picks_from_the_menu("Settings")

    expect(ada.page.get_by_label("Pace of what happens")).to_have_value("instant")


def test_what_i_missed_is_told_in_a_recap(people: People) -> None:
    """Cut off while others played: no film, but a line for everything, each of which can be seen again."""
    ada, bob = people.person(settings=NORMAL), people.person()
    lay_table(ada, bots=False, rounds=30)
    join(bob, ada.path, "Bob")
    ada.press("Start")
    first, _ = first_asked(ada, bob)
    if first is ada:
        three_moves(ada)
    people.forgiven = "ERR_INTERNET_DISCONNECTED"
    bob.waits_for_the_question()
    ada.page.context.set_offline(True)
    ada.sees("reconnecting")
    three_moves(bob)
    ada.page.context.set_offline(False)
    ada.is_connected()
    recap = ada.page.locator("[data-recap]")
    recap.wait_for()
    ada.finds_no_barrier()
    recap.get_by_role("button", name=re.compile("^Since your last turn")).click()
    recap.get_by_role("button", name=re.compile("see it again")).first.click()
    ada.page.locator("[data-scene]").wait_for()

    expect(ada.page.locator("[data-captions]")).to_contain_text("Bob")


def three_moves(person: Person) -> None:
    for _ in range(3):
        person.waits_for_the_question()
        person.answers_from_the_list()
        person.page.wait_for_timeout(150)


# Only I see this screen


def test_a_device_is_asked_once_whether_only_i_see_it(people: People) -> None:
    """Whoever says so has the secrets open from then on, after a reload too, and can take it back in the settings."""
    ada = people.person(settings={"alone": None})
    lay_table(ada, bots=True)
    ada.waits_for_the_question()
    secrets = ada.page.locator(".mine li")
    expect(secrets).to_have_count(0)
    ada.press("Only I: leave my secrets open")
    expect(secrets).to_have_count(3)
    expect(ada.button("Only I: leave my secrets open")).to_have_count(0)
    ada.finds_no_barrier()
    ada.page.reload()
    expect(secrets).to_have_count(3)
    ada.picks_from_the_menu("Settings")
    ada.page.get_by_label(re.compile("^Only I see this screen")).uncheck()

    expect(secrets).to_have_count(0)


def test_a_phone_that_joins_by_a_link_is_its_players_own(people: People) -> None:
    """Unless they say otherwise when they sit down; a device that several share shows nobody's secrets by itself."""
    ada, bob = people.person(size=DESKTOP), people.person(settings={"alone": None})
    lay_table(ada, bots=False)
    bob.come(ada.path)
    expect(bob.page.get_by_label(re.compile("^Only I see this screen"))).to_be_checked()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.press("Sit down")
    bob.sees("At the table")
    ada.press("Start")

    expect(bob.page.locator(".mine li")).to_have_count(3)
    expect(ada.page.locator(".mine li")).to_have_count(0)


def test_a_shared_device_keeps_secrets_folded(people: People) -> None:
    """Even where its owner is usually alone with it."""
    ada = people.person(settings={"alone": True})
    lay_table(ada, bots=False)
    ada.page.get_by_text("Someone else plays on this device").click()
    ada.page.get_by_label("Their name").fill("Bob")
    ada.press("Sit down")
    ada.sees("Bob")
    ada.press("Start")
    ada.page.get_by_role("button", name=re.compile("^I am (Ada|Bob|Zoë)$")).click()
    ada.waits_for_the_question()

    expect(ada.page.locator(".mine li")).to_have_count(0)
    ada.page.get_by_role("button", name=re.compile("3 preachers")).wait_for()


# The shell


def test_the_log_opens_at_its_newest_line(people: People) -> None:
    """On a phone, where it does not fit."""
    ada = people.person()
    lay_table(ada, players=4, rounds=30, bots=True)
    for _ in range(3):
        three_moves(ada)
    ada.waits_for_the_question()
    ada.picks_from_the_menu("Log")
    log = ada.page.get_by_role("log")
    assert log.evaluate("(each) => each.scrollHeight > each.clientHeight + 100")

    expect(log.locator("li").last).to_be_in_viewport()


def test_a_sheet_closes_when_another_card_lies_there(people: People) -> None:
    """I look at what to do with a pile; in another tab of mine the card on it is taken: the sheet does not take the next one."""
    device = people.device()
    ada = people.at(device)
    lay_table(ada, rounds=30, bots=True)
    ada.waits_for_the_question()
    tab = people.at(device).come(ada.path)
    tab.waits_for_the_question()
    tab.page.get_by_role("button", name=re.compile("^Fountain:")).click()
    tab.page.get_by_role("dialog").wait_for()
    ada.page.get_by_role("button", name=re.compile("^Fountain:")).click()
    ada.press(re.compile("^Preach at the fountain"))

    expect(tab.page.get_by_role("dialog")).to_have_count(0)


def test_the_home_page_says_that_the_games_are_coming(people: People) -> None:
    """Before their list has arrived."""
    ada = people.person()
    held: list[Route] = []
    ada.page.route("**/api/games", lambda route: held.append(route))  # noqa: PLW0108  (Playwright marks its handlers, and a built-in takes no marks)
    ada.come()
    ada.sees("What shall we play?")
    ada.sees("The games are being laid out")
    ada.finds_no_barrier()
    held[0].continue_()
    ada.sees("Guru")

    ada.sees_not("The games are being laid out")


def test_a_clock_of_minutes_is_said_in_minutes(people: People) -> None:
    """Nobody counts three hundred seconds."""
    ada = people.person().come()
    ada.picks("guru")
    ada.page.get_by_text("Name, clock, variants").click()
    clocks = ada.page.get_by_label("Time to answer").locator("option").all_inner_texts()

    assert clocks == ["as long as you like", "30 seconds", "1 minute", "2 minutes", "5 minutes", "one day"]


def test_sounds_come_after_the_first_tap_and_can_be_muted_in_sight(people: People) -> None:
    """My turn has a sound; muted, or with a TV in the room, this device is silent."""
    ada = people.person()
    lay_table(ada, rounds=30, bots=True)
    ada.waits_for_the_question()
    three_moves(ada)
    ada.page.locator("html[data-cue=turn]").wait_for(state="attached")
    ada.press("Sounds off")
    ada.page.evaluate("delete document.documentElement.dataset.cue")
    three_moves(ada)
    ada.waits_for_the_question()

    expect(ada.page.locator("html[data-cue]")).to_have_count(0)
    expect(ada.button("Sounds on")).to_have_count(1)


def test_the_tv_warns_only_where_phones_cannot_come(people: People) -> None:
    """At an address of the home network there is nothing to warn of."""
    people.url = people.url.replace("127.0.0.1", ELSEWHERE)
    ada, sofa = people.person(), people.person(size=TELEVISION)
    lay_table(ada, bots=False)
    sofa.come(ada.path.replace("/t/", "/tv/"))
    sofa.page.get_by_role("img", name="QR code with the link to this table").wait_for()

    expect(sofa.page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("size", [TELEVISION, ViewportSize(width=1280, height=720)], ids=["1080", "720"])
def test_a_tv_shows_the_whole_table_whatever_its_size(people: People, shelf: Shelf, size: ViewportSize) -> None:
    """Laid out for 1920 × 1080 and zoomed: nothing scrolls, and the table has nine tenths of the height or nearly so."""
    laid = shelf.lay("guru", 4, dealt)
    sofa = people.person(size=size).come(f"/tv/{laid.id}")
    sofa.page.locator(".proscenium").wait_for()
    sofa.page.wait_for_timeout(200)
    box = sofa.page.locator(".proscenium").bounding_box()
    assert box is not None

    assert abs(box["width"] - size["width"]) < 2
    assert abs(box["y"] + box["height"] - size["height"]) < 2
    assert box["height"] > 0.88 * size["height"]
    assert sofa.page.evaluate("document.documentElement.scrollHeight") <= size["height"]
    asked = sofa.page.get_by_role("heading", name="Waiting for").evaluate("(each) => parseFloat(getComputedStyle(each).fontSize)")
    assert asked >= 28


@pytest.mark.parametrize("size", [{"width": 390, "height": 844}, {"width": 1440, "height": 900}], ids=["phone", "desktop"])
def test_bar_and_question_leave_the_rest_to_the_table(people: People, size: dict[str, int]) -> None:
    """The page itself does not scroll; the table's box is as high as what is left, and the log does not take room from it."""
    ada = people.person(size={"width": size["width"], "height": size["height"]})
    lay_table(ada, bots=True)
    ada.waits_for_the_question()
    box = ada.page.locator(".proscenium").bounding_box()
    assert box is not None
    assert (box["x"], box["width"]) == (0, size["width"])
    assert box["y"] <= 48 + 88 + 4
    assert abs(box["y"] + box["height"] - size["height"]) < 1
    assert ada.page.evaluate("document.documentElement.scrollHeight") <= size["height"]
    ada.page.keyboard.press("l")
    ada.page.get_by_role("log").wait_for()

    assert ada.page.locator(".proscenium").bounding_box() == box
