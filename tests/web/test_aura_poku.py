"""Aura Poku in a browser: every move with the things on the table, and a game to its result."""

from __future__ import annotations

from typing import cast

from playwright.sync_api import expect

from paravent.core.chance import Chance
from tests.web.laid import Shelf, dealt
from tests.web.person import DESKTOP, People
from tests.web.player import Fields, Player, make_each, play_with_gestures, sit

# Gestures


def rolls(player: Player, move: Fields) -> None:
    player.page.locator("button.roll").click()


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
    """Tick those who come along."""
    for other in cast("list[int]", move["seats"]):
        player.page.locator(f'.offer input[aria-label="{player.wire.names[other]}"]').check()
    player.page.locator(".panel .button.main").last.click()
    player.confirms()


GESTURES = {
    "Roll": rolls, "Walk": walks, "Stay": says, "Step": says, "Cross": says, "Demand": demands, "Done": says, "Offer": offers,
    "OfferNone": says, "Accept": accepts,
}  # fmt: skip


def test_every_move_is_made_with_the_things_on_the_table(people: People, shelf: Shelf) -> None:
    """Wherever a game may come to: no move needs the list of all moves."""
    make_each(people, shelf, "aura_poku", 3, GESTURES, lambda _: {"board": "creek"})


def test_a_phone_a_computer_and_a_bot_play_to_the_result(people: People, shelf: Shelf) -> None:
    """Rolls, walks, altars and bargains; halfway the phone is reloaded and changes its language; the result opens every purse."""
    laid = shelf.lay("aura_poku", 3, dealt, people=2, options={"board": "creek", "max_rounds": 4})
    ada = sit(people.person(), "aura_poku", GESTURES, laid.link(0))
    zoe = sit(people.person(size=DESKTOP, language="fr-FR"), "aura_poku", GESTURES, laid.link(1), "fr")
    ada.page.reload()
    ada.press("Français")
    ada.texts = zoe.texts
    ada.is_connected()
    play_with_gestures([ada, zoe], Chance(4))

    assert set(ada.made) >= {"Roll", "Walk"} and set(zoe.made) >= {"Roll", "Walk"}
    for each in (ada, zoe):
        each.sees("La partie est finie.")
        expect(each.page.locator(".result tbody tr")).to_have_count(3)
    sheets = [each.page.locator(".result table").inner_text() for each in (ada, zoe)]
    assert sheets[0] == sheets[1]
