"""Aura Poku in a browser: every move with the things on the table, and a game to its result."""

from __future__ import annotations

from typing import cast

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from paravent import Table
from paravent.core.chance import Chance
from tests.web.laid import Shelf, Wanted, dealt, may
from tests.web.person import DESKTOP, PHONE, TALL, TELEVISION, WIDE, People
from tests.web.player import Fields, Player, make_each, play_with_gestures, sit

# Gestures


def rolls(player: Player, move: Fields) -> None:
    player.does("roll")


def walks(player: Player, move: Fields) -> None:
    """Tap the pawn, on the board or in the dock, unless it is the only one that can go; then the place."""
    going = sorted({str(choice["parts"]["pawn"]) for choice in player.may("Walk")})
    if len(going) > 1:
        button = player.page.locator("button.pawn").nth(going.index(str(move["pawn"])))
        on_board = player.page.locator(f'.board .hit[aria-label="{button.inner_text()}"]')
        if on_board.count() and player.made["Walk"] % 2 == 0:
            player.taps(on_board.first)
        else:
            button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
    player.taps(player.page.locator(f'.goal + .hit[aria-label="{player.texts.name(move["node"])}"]'))


def says(player: Player, move: Fields) -> None:
    player.does(str(move["notation"]))


def sets(player: Player, stepper: int, wanted: object) -> None:
    """Count up or down to a number."""
    group = player.page.locator(".stepper").nth(stepper)
    while (shown := int(group.locator("output").inner_text())) != wanted:
        group.locator("button").nth(1 if shown < int(str(wanted)) else 0).click()


def demands(player: Player, move: Fields) -> None:
    """So much a pawn, by the stepper; or free offers."""
    if move["gold"] is not None:
        sets(player, 0, move["gold"])
    player.does(str(move["notation"]))


def offers(player: Player, move: Fields) -> None:
    """Gold in all, for so many pawns; it asks once, because it is sealed."""
    sets(player, 0, move["gold"])
    sets(player, 1, move["pawns"])
    player.does(str(move["notation"]))


def accepts(player: Player, move: Fields) -> None:
    """Tick those who come along; whoever takes nobody presses the last button."""
    for other in (seats := cast("list[int]", move["seats"])):
        player.page.locator(f'.offer input[aria-label="{player.wire.names[other]}"]').check()
    buttons = player.page.locator(".accept .choices button, .caller .act button")
    (buttons.first if seats else buttons.last).click()
    player.confirms()


def places(player: Player, move: Fields) -> None:
    """Tap the space; on a phone first its river."""
    goal = player.page.locator(f'.goal + .hit[aria-label="{player.texts.name(move["node"])}"]')
    for river in player.page.locator(".rivers button").all():
        if shown(goal):
            break
        river.click()
    player.taps(goal)


def shown(goal: Locator) -> bool:
    """Whether it is inside the picture."""
    box, board = goal.bounding_box(), goal.page.locator(".board").bounding_box()
    assert box is not None and board is not None
    return board["x"] <= box["x"] and box["x"] + box["width"] <= board["x"] + board["width"]


GESTURES = {
    "Place": places, "Roll": rolls, "Walk": walks, "Stay": says, "Step": says, "Cross": says, "Done": says,
    "Call": demands, "Ask": demands, "Withdraw": says,
    "Demand": demands, "Offer": offers, "OfferNone": says, "Accept": accepts,
}  # fmt: skip


def test_every_move_is_made_with_the_things_on_the_table(people: People, shelf: Shelf) -> None:
    """Wherever a game may come to: no move needs the list of all moves."""
    answers = {kind: gesture for kind, gesture in GESTURES.items() if kind != "Withdraw"}  # which is made when three haggle
    make_each(people, shelf, "aura_poku", 3, answers, needed)


def needed(kind: str) -> Fields:
    """The options of a table at which such moves are made."""
    return {
        "board": "creek",
        "obstacles": "placed" if kind == "Place" else "random",
        "bargaining": "sealed" if kind in ("Demand", "Offer", "OfferNone", "Accept") else "open",
    }


def past_a_coin(table: Table) -> bool:
    return any(str(move).endswith("leave") for move in table.legal(0))


def test_a_coin_is_left_with_one_tap_beside_the_destination(people: People, shelf: Shelf) -> None:
    """A-25 And taken with the tap that goes there: where there is nothing to decide it costs nothing."""
    laid = shelf.lay("aura_poku", 3, past_a_coin, options={"board": "creek"})
    ada = sit(people.person(), "aura_poku", GESTURES, laid.link(0))
    ada.waits_for_the_question()
    choice = next(choice for choice in ada.may("Walk") if choice["parts"]["leave"])
    going = sorted({str(each["parts"]["pawn"]) for each in ada.may("Walk")})
    if len(going) > 1:
        ada.page.locator("button.pawn").nth(going.index(str(choice["parts"]["pawn"]))).click()
    ada.taps(ada.page.locator(f'.hit[aria-label="{ada.texts.name(choice["parts"]["node"])}: leave the coin"]'))
    ada.until(lambda: ada.wire.answers == [choice["notation"]], "the coin is left")


def calls(table: Table) -> bool:
    """Seat 0 may call, and seats 1 and 2 wait in the court."""
    return may("Call")(table) and len(in_court(table)) == 2


def in_court(table: Table) -> set[int]:
    players = [player.pawns for player in table.view(None).players]  # type: ignore[attr-defined]  # a view of Aura Poku
    altar = next(node.name for node in players[0] if node.name.startswith("a"))
    return {seat for seat in (1, 2) if any(node.name == f"c{altar[1:]}" for node in players[seat])}


def test_three_haggle_in_the_open(people: People, shelf: Shelf) -> None:
    """A-27 A phone calls; a computer and another phone bid at once, seen by all; one raises, one walks away; one is taken."""
    laid = shelf.lay("aura_poku", 3, calls, people=3, options={"board": "creek"})
    ada = sit(people.person(), "aura_poku", GESTURES, laid.link(0))
    zoe = sit(people.person(size=DESKTOP), "aura_poku", GESTURES, laid.link(1))
    bob = sit(people.person(), "aura_poku", GESTURES, laid.link(2))
    ada.waits_for_the_question()
    ada.makes(next(choice for choice in ada.may("Call") if choice["notation"] == "call 3"))
    for each in (zoe, bob):
        each.page.locator(".part input[type=range]").wait_for()
    bids(zoe, 1)
    bob.page.locator(".tag", has_text="Zoé").wait_for()
    bids(bob, 0)
    zoe.page.locator(".tag", has_text="Bob").wait_for()
    bids(zoe, 2)
    bob.page.locator(".tag s", has_text="was 1").wait_for()
    bob.does("withdraw")
    expect(zoe.page.locator(".tag", has_text="Bob")).to_have_count(0)
    expect(ada.page.locator(".caller .offer")).to_have_count(1)
    for each in (ada, zoe, bob):
        each.scrolls_nothing_sideways()
        each.finds_no_barrier()
    ada.page.locator('.offer input[aria-label="Zoé"]').check()
    ada.page.locator(".caller .act button").first.click()
    ada.confirms()
    zoe.until(lambda: zoe.wire.phase != "Haggle", "they cross together")
    assert [each.wire.refusals for each in (ada, zoe, bob)] == [[], [], []]


def bids(player: Player, gold: int) -> None:
    """Set the rail, and say it."""
    player.page.locator(".part input[type=range]").fill(str(gold))
    player.does(f"offer {gold} 1")


def test_a_phone_a_computer_and_a_bot_play_to_the_result(people: People, shelf: Shelf) -> None:
    """Rolls, walks, altars and bargains; halfway the phone is reloaded and changes its language; the result opens every purse."""
    laid = shelf.lay("aura_poku", 3, dealt, people=2, options={"board": "creek", "max_rounds": 4})
    ada = sit(people.person(), "aura_poku", GESTURES, laid.link(0))
    zoe = sit(people.person(size=DESKTOP, language="fr-FR"), "aura_poku", GESTURES, laid.link(1), "fr")
    ada.page.reload()
    ada.picks_from_the_menu("Français")
    ada.texts = zoe.texts
    ada.is_connected()
    play_with_gestures([ada, zoe], Chance(4))

    assert set(ada.made) >= {"Roll", "Walk"} and set(zoe.made) >= {"Roll", "Walk"}
    for each in (ada, zoe):
        each.sees("La partie est finie.")
        expect(each.page.locator(".result tbody tr")).to_have_count(3)
    sheets = [each.page.locator(".result table").inner_text() for each in (ada, zoe)]
    assert sheets[0] == sheets[1]


LETTERS = """() => {
  const size = (each) => parseFloat(getComputedStyle(each).fontSize) * each.getScreenCTM().a;
  return [...document.querySelectorAll(".board text")].filter((each) => !each.closest(".pawn")).map(size);
}"""


@pytest.mark.parametrize(("size", "least"), [(WIDE, 15.9), (TELEVISION, 27.5)], ids=["desktop", "TV"])
def test_the_words_of_the_board_can_be_read(people: People, shelf: Shelf, size: ViewportSize, least: float) -> None:
    """However small the board is drawn, its names and numbers are not: 16 pixels at a desk, 28 on a TV."""
    laid = shelf.lay("aura_poku", 4, dealt)
    ada = people.person(size=size).come(f"/tv/{laid.id}" if size == TELEVISION else laid.link(0))
    ada.page.locator(".board text").first.wait_for()
    ada.page.wait_for_timeout(300)  # the board is laid out

    assert min(ada.page.evaluate(LETTERS)) >= least


def asks(table: Table) -> bool:
    """Seat 0 haggles on the altar, and somebody has offered."""
    return may("Ask")(table) and any(player.offer for player in table.view(None).players)  # type: ignore[attr-defined]  # a view of Aura Poku


def crosses(table: Table) -> bool:
    return may("Cross")(table) and may("Done")(table)


@pytest.mark.parametrize("wanted", [calls, asks, crosses], ids=["calls", "asks", "crosses"])
def test_a_small_phone_shows_every_choice_and_my_card(people: People, shelf: Shelf, wanted: Wanted) -> None:
    """In French, whose words are long: nobody scrolls to what they may do, nor to what the river would take from them."""
    laid = shelf.lay("aura_poku", 3, wanted, options={"board": "creek"})
    ada = sit(people.person(language="fr-FR", settings={"alone": True}), "aura_poku", GESTURES, laid.link(0), "fr")
    ada.waits_for_the_question()
    if wanted is asks:
        expect(ada.page.locator(".caller .act button").first).to_contain_text("Emmener")
        ada.page.locator(".offer input").first.check()
    ada.page.wait_for_timeout(300)  # the board is laid out
    choices = ada.page.locator(".foot button, .foot label, .foot .purse .card")
    assert choices.count() > 2
    for choice in choices.all():
        box = choice.bounding_box()
        assert box is not None and box["y"] + box["height"] <= PHONE["height"], choice.inner_text()


# What lies beside the river, and everything that must be seen there: how many pixels of one are under the other.
COVERED = """() => {
  const seen = (each) => getComputedStyle(each).visibility === "visible";
  const boxes = (what) => [...document.querySelectorAll(what)].filter(seen).map((each) => each.getBoundingClientRect());
  const both = (a, b, from, to) => Math.max(0, Math.min(a[to], b[to]) - Math.max(a[from], b[from]));
  const shared = (a, b) => both(a, b, "left", "right") * both(a, b, "top", "bottom");
  const lying = boxes(".rivers button, .land .stores");
  const named = boxes(".board .name");
  return [lying.length, Math.max(0, ...lying.flatMap((a) => named.map((b) => shared(a, b))))];
}"""


@pytest.mark.parametrize("size", [PHONE, TALL], ids=["small", "tall"])
@pytest.mark.parametrize(("players", "wanted"), [(3, dealt), (3, crosses), (4, may("Walk"))], ids=["dealt", "crosses", "walks"])
def test_no_button_of_a_phone_lies_on_a_name(
    people: People, shelf: Shelf, players: int, wanted: Wanted, size: ViewportSize
) -> None:
    laid = shelf.lay("aura_poku", players, wanted, options={"board": "creek"})
    ada = sit(people.person(size=size, language="fr-FR"), "aura_poku", GESTURES, laid.link(0), "fr")
    ada.waits_for_the_question()
    ada.page.wait_for_timeout(300)  # the board is laid out
    lying, covered = ada.page.evaluate(COVERED)
    assert lying > 0 and covered < 40  # the box of a word is higher than its letters


def test_the_horizon_of_a_phone_tells_what_the_huts_are_worth(people: People, shelf: Shelf) -> None:
    laid = shelf.lay("aura_poku", 3, dealt, options={"board": "gold_coast"})
    ada = people.person().come(laid.link(0))
    huts = ada.page.locator(".chase svg text")
    expect(huts).to_have_text(["24", "21", "18", "16", "14", "12", "10", "8"])
    sizes = huts.evaluate_all("(all) => all.map((each) => parseFloat(getComputedStyle(each).fontSize) * each.getScreenCTM().a)")
    assert min(sizes) >= 16
