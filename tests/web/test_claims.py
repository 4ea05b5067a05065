"""Claims at a browser: two taps, a bubble at the speaker's seat, a mark that shows them all, and at the end what was true."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.web.person import LONG, People, Person
from tests.web.test_guru import lay_table, play_out

PHONE = ViewportSize(width=390, height=844)
AT_EASE: dict[str, object] = {"pace": "normal", "alone": True}


def sits_down(ada: Person, game: str) -> None:
    """Alone with bots."""
    ada.come().picks(game)
    ada.press("Play against bots now")
    ada.page.wait_for_url("**/t/*")
    ada.page.locator("header .say").wait_for(timeout=LONG)


def is_refused(ada: Person, said: str) -> bool:
    """Whether what she said was refused; else it is heard."""
    refusal, captions = ada.page.locator(".question .refusal"), ada.page.locator("[data-captions]")
    ada.until(lambda: refusal.count() > 0 or said in captions.inner_text(), "an answer", LONG)
    return refusal.count() > 0


@pytest.mark.parametrize("game", ["aura_poku", "commandments", "guru", "overseers", "sultans"])
def test_a_claim_takes_two_taps_and_hangs_at_its_speakers_seat(people: People, game: str) -> None:
    """On a phone, at every game's table: what, of whom; then a bubble, a mark at the seats, and all of it behind one tap."""
    ada = people.person(size=PHONE, settings=AT_EASE)
    sits_down(ada, game)
    ada.press("Say…")
    ada.scrolls_nothing_sideways()
    ada.page.locator("dialog .plain button", has_text=re.compile("^…")).first.click()
    whom = ada.page.locator("dialog .whom button").first
    said = whom.inner_text().strip()
    whom.click()
    if game == "commandments" and is_refused(ada, said):  # C-13: she is the High Priestess, who keeps silent
        return
    expect(ada.page.locator("[data-captions]")).to_contain_text(said, timeout=LONG)
    mark = ada.page.locator("[data-claims]")
    expect(mark.nth(1)).to_be_visible(timeout=LONG)  # hers, and that of whom she speaks; bots may have claimed something too
    mark.first.click()

    expect(ada.page.locator("dialog .claims q", has_text=said).first).to_be_visible()
    ada.scrolls_nothing_sideways()
    ada.finds_no_barrier()


def test_the_log_has_it_and_the_end_tells_what_was_true(people: People) -> None:
    """A contradiction is marked at once, a lie when all is over."""
    ada = people.person(size=PHONE)
    lay_table(ada, players=3, bots=True)
    for kind in (0, 1):
        ada.press("Say…")
        ada.page.locator("dialog section").nth(kind).get_by_role("button", name="Centology Tom").click()
        ada.picks_from_the_menu("Log")
        ada.sees("Ada: “Centology Tom" + (" preaches for me.”" if kind == 0 else " does not preach for me.”"))
        ada.page.keyboard.press("Escape")
    play_out(ada)
    ada.press("Claims")
    lines = ada.page.locator("dialog .claims li", has_text="Centology Tom")

    expect(lines.nth(1)).to_contain_text("contradicts itself")
    marks = [lines.nth(k).inner_text() for k in range(2)]
    assert sorted("✓" in mark for mark in marks) == sorted("✗" in mark for mark in marks) == [False, True]


def test_a_table_in_silence_offers_nothing_to_say(people: People) -> None:
    """The host's option; the button is not there."""
    ada = people.person(size=PHONE)
    ada.come().picks("guru")
    ada.page.get_by_text("Name, clock, variants").click()
    ada.page.get_by_label(re.compile("^Silence")).check()
    ada.press("Play against bots now")
    ada.page.wait_for_url("**/t/*")
    ada.page.locator(".question").wait_for(timeout=LONG)

    expect(ada.page.locator("header .say")).to_have_count(0)
