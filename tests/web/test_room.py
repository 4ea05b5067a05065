"""The 3 Commandments in one room: phones in hands, a television in the middle, and the High Priestess who judges."""

from __future__ import annotations

from typing import Final, cast

from playwright.sync_api import expect

from paravent import Json
from paravent.core.chance import Chance
from tests.web.laid import Shelf, may
from tests.web.person import TELEVISION, People
from tests.web.player import Player, sit
from tests.web.test_commandments import GESTURES, STEPS, desk_cards

ROOM: Final[dict[str, Json]] = {"setting": "room"}


def seated(people: People, shelf: Shelf) -> tuple[Player, Player, Player, str]:
    """A novice whose turn it is, the High Priestess and the other novice, each with a phone; and the table's name."""
    laid = shelf.lay("commandments", 3, may("Take"), people=3, options=ROOM)
    phones = [sit(people.person(), "commandments", GESTURES, laid.link(seat)) for seat in range(3)]
    priestess = int(cast("int", phones[0].wire.view["priestess"]))
    return phones[0], phones[priestess], phones[3 - priestess], laid.id


def judges(priestess: Player, mark: int | None) -> list[str]:
    """Tap the action card that was complied with, if any, and announce: what is sent."""
    priestess.until(lambda: bool(priestess.may("Mark")), "she is asked to judge")
    priestess.waits_for_the_question()
    cards, _, _ = desk_cards(priestess)
    before = len(priestess.wire.answers)
    if mark is not None:
        cards.nth(mark).locator("button.mark").click()
    priestess.page.locator(".inside .button.main").click()
    priestess.until(lambda: len(priestess.wire.answers) > before, "the verdict is sent")
    return priestess.wire.answers[before:]


def test_a_move_in_the_room_is_taken_put_and_judged_with_two_taps(people: People, shelf: Shelf) -> None:
    """C-24 The novice only takes and puts; all others watch; she taps a card and announces; phones and television show it."""
    novice, priestess, other, table = seated(people, shelf)
    television = people.person(size=TELEVISION).come(f"/tv/{table}")
    assert {choice["parts"]["kind"] for choice in novice.wire.moves} == {"Take", "Forfeit"}
    expect(novice.page.locator(".tools .gestures, .palette")).to_have_count(0)
    novice.makes_any("Take", Chance(1))
    novice.makes_any("Put", Chance(2))
    for screen in (other.page, television.page):
        expect(screen.locator(STEPS)).to_have_count(2)

    hers = [n for n in range(3) if len({str(n) in places(priestess, move["notation"]) for move in priestess.may("Mark")}) > 1]
    sent = judges(priestess, hers[0])
    assert sent[0].startswith("mark ") and str(hers[0]) in places(priestess, sent[0])
    for screen in (novice.page, television.page):  # who is next stands on the floor already
        expect(screen.locator(".floor .verdict").first).to_be_visible()
    for each in (novice, priestess, other):
        assert each.wire.refusals == []
        each.scrolls_nothing_sideways()
        each.finds_no_barrier()


def places(priestess: Player, notation: str) -> set[str]:
    """The numbers of the places that a line marks."""
    cards = cast("dict[str, list[str]]", priestess.wire.view["secrets"])["cards"]
    return {str(n) for n, card in enumerate(cards) if card in notation.split()}


def test_the_game_marks_its_own_cards_and_she_cannot_change_them(people: People, shelf: Shelf) -> None:
    """C-12 C-24 Artefact cards are settled; without an action she announces with one tap."""
    novice, priestess, _, _ = seated(people, shelf)
    novice.makes_any("Take", Chance(3))
    novice.makes_any("Put", Chance(4))
    priestess.until(lambda: bool(priestess.may("Mark")), "she is asked to judge")
    priestess.waits_for_the_question()
    cards, _, ordained = desk_cards(priestess)
    settled = [
        n for n in range(3) if len({ordained[n] in move["notation"].split() for move in priestess.may("Mark")}) == 1
    ]  # fmt: skip
    for n in settled:
        expect(cards.nth(n).locator(".judged")).to_be_visible()
        expect(cards.nth(n).locator("button.mark")).to_have_count(0)
    assert judges(priestess, None)[0].startswith("mark ")


def test_an_illegal_move_is_called_and_everybody_sees_it(people: People, shelf: Shelf) -> None:
    """C-11 C-24 It asks once more; the artefact is back, and the others have two karma each."""
    novice, priestess, other, _ = seated(people, shelf)
    before = novice.wire.view["board"]
    novice.makes_any("Take", Chance(5))
    novice.makes_any("Put", Chance(6))
    priestess.until(lambda: bool(priestess.may("Illegal")), "she is asked to judge")
    priestess.waits_for_the_question()
    priestess.opens_the_screen()
    priestess.does("illegal")
    priestess.until(lambda: "illegal" in priestess.wire.answers, "the call is sent")

    other.until(lambda: other.wire.view["board"] == before, "the artefact is back")
    expect(novice.page.locator(".floor .verdict").first).to_be_visible()


def test_bots_are_not_offered_for_a_room(people: People) -> None:
    """C-24 Where "in one room" is chosen, the button for a game against bots is shut; friends can be asked."""
    host = people.person().come()
    host.picks("commandments")
    host.page.get_by_text("Name, clock, variants").click()
    host.page.get_by_label("Where you play").select_option("room")

    expect(host.page.get_by_role("button", name="Play against bots now")).to_be_disabled()
    expect(host.page.get_by_role("button", name="Open a table for friends")).to_be_enabled()
