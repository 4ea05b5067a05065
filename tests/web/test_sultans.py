"""Sultans of Karaya in a browser: every move with the things on the table, and games to their result, small and crowded."""

from __future__ import annotations

from typing import cast

import pytest
from playwright.sync_api import ViewportSize, expect

from paravent import Table
from paravent.core.chance import Chance
from tests.web.laid import Shelf, dealt, may
from tests.web.person import DESKTOP, PHONE, People
from tests.web.player import Fields, Player, make_each, play_with_gestures, sit

WINDOWS = {"GuardWindow", "AvoidWindow", "RevoltWindow"}

# Gestures


def is_hidden(player: Player) -> bool:
    me = int(str(player.wire.view["seat"]))
    return cast("list[Fields]", player.wire.view["seats"])[me]["face"] == "hidden"


def taps_somebody(player: Player, move: Fields) -> None:
    """Tap a chair, or the card in the middle; then what to do there."""
    target = move["target"]
    chair = (
        player.page.locator(".middle button.card")
        if target is None
        else player.page.locator(".chair button").nth(int(str(target)))
    )
    player.taps(chair)
    player.does(str(move["notation"]))


def uses_the_card(player: Player, move: Fields) -> None:
    """A hidden player's power is behind the screen; a visible one's is open."""
    if not is_hidden(player):
        (taps_somebody if "target" in move else says)(player, move)
        return
    player.opens_the_screen()
    if "target" in move:
        chip(player, int(str(move["target"])))
    player.does(str(move["notation"]))


def gazes(player: Player, move: Fields) -> None:
    """At three hidden players; a teller whom the vizier forced does it openly."""
    if is_hidden(player):
        player.opens_the_screen()
    for target in cast("list[int]", move["targets"]):
        chip(player, target)
    player.does(str(move["notation"]))


def chip(player: Player, seat: int) -> None:
    player.page.locator("button.chip").get_by_text(player.wire.names[seat], exact=True).click()


def reacts(player: Player, move: Fields) -> None:
    """The button that everybody who is asked has, then behind the screen."""
    if is_hidden(player) and player.wire.phase in WINDOWS:
        player.page.locator(".reactions > .button").click()
    player.does(str(move["notation"]))


def says(player: Player, move: Fields) -> None:
    player.does(str(move["notation"]))


GESTURES = {
    "Look": taps_somebody, "Swap": taps_somebody, "Exchange": taps_somebody, "Hide": says, "Keep": says, "Execute": uses_the_card,
    "Detain": uses_the_card, "Kill": uses_the_card, "Revolt": uses_the_card, "Capture": uses_the_card, "Hunt": uses_the_card,
    "Stop": says, "Dance": uses_the_card, "Force": uses_the_card, "Gaze": gazes, "Predict": says, "Intervene": reacts,
    "Join": reacts,
    "Avoid": reacts, "Pass": says, "Reveal": uses_the_card,
}  # fmt: skip


def test_every_move_is_made_with_the_things_on_the_table(people: People, shelf: Shelf) -> None:
    """Wherever a game may come to: no move needs the list of all moves."""
    asked = {kind: gesture for kind, gesture in GESTURES.items() if kind != "Reveal"}
    make_each(people, shelf, "sultans", 8, asked, lambda _: {})


def test_the_sultan_reveals_himself_while_another_is_asked(people: People, shelf: Shelf) -> None:
    """Behind the screen, at any time; it asks once, and then everybody sees him."""
    laid = shelf.lay("sultans", 8, stands, people=2)
    ada = sit(people.person(), "sultans", GESTURES, laid.link(0))
    zoe = sit(people.person(size=DESKTOP, language="fr-FR"), "sultans", GESTURES, laid.link(1), "fr")
    zoe.waits_for_the_question()
    assert not ada.is_asked()
    ada.makes_any("Reveal", Chance(1))

    expect(zoe.page.locator(".chair").nth(0).locator(".role")).to_have_text(zoe.texts.name("sultan"))


def stands(table: Table) -> bool:
    """That the hidden sultan may show himself, while somebody else is asked."""
    return bool(table.standing(0)) and table.asked() == [1]


@pytest.mark.parametrize(("players", "size"), [(7, DESKTOP), (12, PHONE)], ids=["seven", "twelve on a phone"])
def test_a_forced_teller_gazes_openly(people: People, shelf: Shelf, players: int, size: ViewportSize) -> None:
    """The vizier has turned her up: whom she looks at is chosen on the open table, and nothing is wider than the screen."""
    laid = shelf.lay("sultans", players, forced_to_gaze)
    ada = sit(people.person(size=size), "sultans", GESTURES, laid.link(0))
    ada.waits_for_the_question()
    ada.scrolls_nothing_sideways()
    ada.makes_any("Gaze", Chance(players))

    ada.waits_for_the_question()
    ada.makes_any("Predict", Chance(players))


def forced_to_gaze(table: Table) -> bool:
    return type(table.state.phase).__name__ == "Forced" and may("Gaze")(table)


@pytest.mark.parametrize("players", [5, 11])
def test_a_phone_a_computer_and_bots_play_to_the_result(people: People, shelf: Shelf, players: int) -> None:
    """Looks, swaps, hiding, powers and windows; in the end every card lies open and the points are the same for all."""
    laid = shelf.lay("sultans", players, dealt, people=2, options={"rounds": 1, "max_laps": 3})
    ada = sit(people.person(), "sultans", GESTURES, laid.link(0))
    zoe = sit(people.person(size=DESKTOP, language="fr-FR"), "sultans", GESTURES, laid.link(1), "fr")
    play_with_gestures([ada, zoe], Chance(players))

    assert ada.made and zoe.made
    for each in (ada, zoe):
        expect(each.page.locator(".result tbody tr")).to_have_count(players)
        expect(each.page.locator(".end li")).to_have_count(players)
    sheets = [each.page.locator(".result table tbody").text_content() for each in (ada, zoe)]
    assert sheets[0] == sheets[1]
