"""Sultans of Karaya in a browser: every move with the things on the table, and games to their result, small and crowded."""

from __future__ import annotations

from typing import cast

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from paravent import Table
from paravent.core.chance import Chance
from paravent.games.sultans.view import SultansView
from tests.web.laid import Shelf, Wanted, dealt, may
from tests.web.person import DESKTOP, PHONE, People
from tests.web.player import Fields, Player, make_each, play_with_gestures, sit

WINDOWS = {"GuardWindow", "AvoidWindow", "RevoltWindow"}

# Gestures


def is_hidden(player: Player) -> bool:
    me = int(str(player.wire.view["seat"]))
    return cast("list[Fields]", player.wire.view["seats"])[me]["face"] == "hidden"


def taps_somebody(player: Player, move: Fields) -> None:
    """Tap a chair, or the card in the middle; then what to do there."""
    player.taps(place(player, "spare" if move["target"] is None else f"seat-{move['target']}"))
    player.does(str(move["notation"]))


def place(player: Player, name: str) -> Locator:
    return player.page.locator(f'[data-place="{name}"]')


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
    """At three hidden players; a teller whom the vizier forced says so, and taps them on the open table."""
    targets = cast("list[int]", move["targets"])
    if is_hidden(player):
        player.opens_the_screen()
        for target in targets:
            chip(player, target)
    else:
        verb(player, "Gaze").click()
        for target in targets:
            player.taps(place(player, f"seat-{target}"))
    player.does(str(move["notation"]))


def verb(player: Player, kind: str) -> Locator:
    """What one does, before one says to whom."""
    return player.page.locator(f"[data-verb={kind}] button")


def chip(player: Player, seat: int) -> None:
    player.page.locator("button.chip").get_by_text(player.wire.names[seat], exact=True).click()


def reacts(player: Player, move: Fields) -> None:
    """The button that everybody who is asked has, then behind the screen."""
    if is_hidden(player) and player.wire.phase in WINDOWS:
        player.page.locator(".foot .two .big").nth(1).click()
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

    expect(place(zoe, "seat-0").locator(".role")).to_have_text(zoe.texts.name("sultan"))


def stands(table: Table) -> bool:
    """That the hidden sultan may show himself, while somebody else is asked."""
    return bool(table.standing(0)) and table.asked() == [1]


def test_on_a_screen_of_my_own_my_card_lies_open_and_its_verb_is_on_the_table(people: People, shelf: Shelf) -> None:
    """Nothing is folded: one says "Strike", taps whoever glows, reads what follows, and strikes."""
    laid = shelf.lay("sultans", 9, hidden_killer)
    ada = sit(people.person(settings={"alone": True}), "sultans", GESTURES, laid.link(0))
    ada.waits_for_the_question()
    expect(ada.page.locator(".foot .fold")).to_have_count(0)
    expect(ada.page.locator(".foot").get_by_role("img", name="Assassin")).to_be_visible()
    expect(ada.page.locator(".chair.aimed")).to_have_count(0)
    verb(ada, "Kill").click()
    expect(ada.page.locator(".chair.aimed")).to_have_count(len(ada.may("Kill")))
    strike = ada.may("Kill")[0]
    ada.taps(place(ada, f"seat-{strike['parts']['target']}"))
    ada.sees("a guard beside either of you may kill you first")
    ada.does(str(strike["notation"]))

    ada.until(lambda: ada.wire.answers == [strike["notation"]], "the strike is sent")


def hidden_killer(table: Table) -> bool:
    return may("Kill")(table) and may("Swap")(table)


@pytest.mark.parametrize("kind", ["Intervene", "Join", "Avoid"])
def test_whoever_lacks_a_reaction_has_the_same_buttons(people: People, shelf: Shelf, kind: str) -> None:
    """S-6 Two buttons of one size at the same place, on a screen of one's own and on one that others see."""
    for alone in (True, False):
        found = [buttons(people, shelf, wanted, alone=alone) for wanted in (may(kind), lacks(kind))]
        assert found[0] == found[1]


def buttons(people: People, shelf: Shelf, wanted: Wanted, *, alone: bool) -> list[tuple[str, int, int]]:
    """What is at the foot of a hidden player who is asked to react: each button's name, width and height."""
    laid = shelf.lay("sultans", 8, lambda table: wanted(table) and may("Pass")(table) and hidden(table))
    ada = sit(people.person(settings={"alone": alone}), "sultans", GESTURES, laid.link(0))
    ada.waits_for_the_question()
    found = ada.page.locator(".foot .two .big")
    expect(found).to_have_count(2)
    boxes = [box for each in found.all() if (box := each.bounding_box())]
    made = [(each.inner_text(), round(box["width"]), round(box["height"])) for each, box in zip(found.all(), boxes, strict=True)]
    ada.page.close()
    return made


WINDOW_OF = {"Intervene": "GuardWindow", "Join": "RevoltWindow", "Avoid": "AvoidWindow"}


def lacks(kind: str) -> Wanted:
    """That the window of this reaction asks somebody who cannot react."""
    return lambda table: type(table.state.phase).__name__ == WINDOW_OF[kind] and not may(kind)(table)


def hidden(table: Table) -> bool:
    view = table.view(0)
    assert isinstance(view, SultansView)
    return view.seats[0].face == "hidden"


# Names on the table above the foot under which something else lies.
COVERED = """() => {
  const foot = document.querySelector(".foot").getBoundingClientRect().top;
  return [...document.querySelectorAll(".chair .name")].filter((name) => {
    const box = name.getBoundingClientRect();
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return box.bottom <= foot && !name.closest(".chair").contains(over);
  }).map((name) => name.textContent);
}"""


def test_in_the_dark_every_name_can_be_read_on_a_small_phone(people: People, shelf: Shelf) -> None:
    """Everybody sits above the foot, whatever it offers, and nothing is printed over them."""
    laid = shelf.lay("sultans", 5, may("Keep"))
    ada = sit(people.person(language="fr-FR", settings={"alone": True}), "sultans", GESTURES, laid.link(0), "fr")
    ada.waits_for_the_question()
    foot = ada.page.locator(".foot").bounding_box()
    assert foot is not None
    boxes = [box for each in ada.page.locator(".chair .plate").all() if (box := each.bounding_box())]

    assert [box["y"] + box["height"] <= foot["y"] for box in boxes] == [True] * 4
    assert ada.page.evaluate(COVERED) == []


def test_to_react_and_to_let_it_pass_look_equal(people: People, shelf: Shelf) -> None:
    """Neither is recommended by its colour."""
    laid = shelf.lay("sultans", 5, lambda table: may("Join")(table) and hidden(table))
    ada = sit(people.person(settings={"alone": True}), "sultans", GESTURES, laid.link(0))
    ada.waits_for_the_question()
    colour = "each => getComputedStyle(each).backgroundColor"
    found = [each.evaluate(colour) for each in ada.page.locator(".foot .two .big:enabled").all()]

    assert len(found) == 2 and found[0] == found[1]


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
        expect(each.page.locator(".result tbody .cell")).to_have_count(players)
    sheets = [each.page.locator(".result tbody .total").all_text_contents() for each in (ada, zoe)]
    assert sheets[0] == sheets[1]
