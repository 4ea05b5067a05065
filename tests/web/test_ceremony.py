"""The end of a game: its places, what decided it, its awards, and the next game with everyone."""

from __future__ import annotations

import json
from typing import Final

from playwright.sync_api import expect

from tests.web.laid import Shelf, over
from tests.web.person import DESKTOP, LONG, TELEVISION, People, Person
from tests.web.test_guru import lay_table, play_out

MOVING: Final = json.dumps({"language": "en", "motion": "on", "pace": "slow", "alone": False})


def with_motion(person: Person) -> Person:
    """Somebody who likes things to move, and slowly."""
    person.come().page.evaluate("(settings) => localStorage.setItem('paravent.settings', settings)", MOVING)
    person.page.reload()
    return person


def test_places_are_called_from_the_last_to_the_first_until_somebody_taps(people: People) -> None:
    """Nothing of the sheet is shown before, no caption in front; a tap shows all places, and who comes again finds them so."""
    ada = with_motion(people.person(size=DESKTOP))
    lay_table(ada, bots=True)
    play_out(ada)
    called = ada.page.locator(".pillars li.called")
    ada.goes_on_until(called.first)
    assert ada.page.locator(".proscenium > .caption, [data-recap]").count() == 0, "nothing is said in front of it"
    first_called = int(called.first.locator(".place").inner_text())
    places = [int(place) for place in ada.page.locator(".pillars .place").all_text_contents()]
    expect(ada.page.locator(".hidden table")).to_have_count(0)
    ada.press("Show all")
    expect(called).to_have_count(len(places))
    expect(ada.page.locator(".hidden table")).to_be_visible()
    ada.finds_no_barrier()
    ada.page.reload()
    expect(called).to_have_count(len(places))
    expect(ada.button("Show all")).to_have_count(0)

    assert places == sorted(places)
    assert first_called == places[-1]


def test_everyone_at_one_device_goes_to_the_next_game_in_their_seats(people: People, shelf: Shelf) -> None:
    """The host asks for another game; the partner at the same device sits there too, and a guest elsewhere is kept a seat."""
    laid = shelf.lay("guru", 4, over, people=3, options={"max_rounds": 2})
    ada, cleo = people.person(), people.person()
    for seat in (0, 1):
        ada.come(laid.link(seat)).page.locator(".result").wait_for()
        ada.come()
    ada.come(f"/t/{laid.id}")
    cleo.come(laid.link(2))
    ada.press("Another game")
    ada.sees("Your table")
    seats = ada.page.locator("ol li")
    expect(seats.nth(0)).to_contain_text("Ada")
    expect(seats.nth(1)).to_contain_text("Zoé")
    expect(seats.nth(3)).to_contain_text("Bot 4")
    expect(ada.page.locator("ol li .badge small", has_text="you")).to_have_count(2)
    cleo.press("Join the next game")
    expect(seats.nth(2)).to_contain_text("Bob")
    ada.press("Start")

    ada.sees("Pass the device")


def test_a_tv_holds_the_ceremony_and_goes_to_the_next_game_by_itself(people: People, shelf: Shelf) -> None:
    """Nobody taps there; it shows the pillars, and then the table where the next game is laid."""
    laid = shelf.lay("guru", 4, over, options={"max_rounds": 2})
    ada, sofa = people.person(), people.person(size=TELEVISION)
    ada.come(laid.link(0))
    sofa.come(f"/tv/{laid.id}")
    expect(sofa.page.locator(".pillars li.called")).to_have_count(4, timeout=LONG)
    assert sofa.page.evaluate("document.documentElement.scrollHeight") <= TELEVISION["height"]
    ada.press("Another game")
    ada.sees("Your table")

    sofa.page.wait_for_url(f"**/tv/{ada.path[3:]}")
    sofa.sees("Ada")
