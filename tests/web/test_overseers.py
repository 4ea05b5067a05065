"""Overseers in a browser: every move with the things on the table, and a game to its result."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from paravent.core.chance import Chance
from paravent.games.overseers.events import Voted
from tests.web.laid import Shelf, dealt, eve, may
from tests.web.person import DESKTOP, People
from tests.web.player import Fields, Player, make_each, play_with_gestures, sit

# Gestures


def takes_cards(player: Player, move: Fields) -> None:
    """Behind the screen: tap the cards, then what to do with them."""
    player.opens_the_screen()
    cards = move["cards"] if "cards" in move else [move["card"]]
    assert isinstance(cards, list)
    for card in cards:
        player.things(".inside button.card[aria-pressed=false]", player.texts.name(card)).first.click()
    player.does(str(move["notation"]))


def lays_out(player: Player, move: Fields) -> None:
    """Drag the first card into the top row, tap the others there; then say so."""
    player.opens_the_screen()
    top, below = player.page.locator("[data-drop=top]"), player.page.locator("[data-drop=bottom]")
    assert isinstance(move["top"], list)
    for n, card in enumerate(move["top"]):
        thing = below.locator(f'button.card[aria-label^="{player.texts.name(card)}"]').first
        if n == 0:
            player.drags(thing, top)
        else:
            thing.click()
        expect(top.locator("button.card")).to_have_count(n + 1)
    player.page.locator(".inside .acts button").click()
    player.confirms()


def marks_places(player: Player, move: Fields) -> None:
    """Behind the screen: tap cards of my rows, then what to do with them."""
    player.opens_the_screen()
    for field in ("position", "above", "first", "second"):
        if field in move:
            player.things(".inside button.card", f", {player.texts.name(move[field])}").click()
    player.does(str(move["notation"]))


def points_at(player: Player, move: Fields) -> None:
    """Tap a player; for Meixiu two cards there; then what to do."""
    name = player.wire.names[int(str(move["seat"]))]
    player.page.locator(".overseer .head", has_text=name).first.click()
    for field in ("first", "second"):
        if field in move:
            player.things("dialog button.card", f", {player.texts.name(move[field])}").click()
    player.does(str(move["notation"]))


def chooses_a_character(player: Player, move: Fields) -> None:
    player.page.locator(".offer", has_text=player.texts.name(move["character"])).click()


def says(player: Player, move: Fields) -> None:
    player.does(str(move["notation"]))


GESTURES = {
    "Choose": chooses_a_character, "Become": chooses_a_character, "Double": says, "Single": says, "Pick": takes_cards,
    "Discard": takes_cards, "Place": lays_out, "Tilt": marks_places, "Keep": takes_cards, "Peek": points_at,
    "Slide": marks_places, "Vote": points_at, "Name": points_at, "Admit": marks_places, "Deny": says, "Punish": says,
    "Pardon": says,
    "Lose": marks_places, "Take": takes_cards, "Thief": points_at, "Rob": points_at, "Give": marks_places, "Drain": points_at,
    "Lead": points_at,
}  # fmt: skip
IN_EVERY_GAME = {"Pick", "Discard", "Place", "Vote"}


def test_every_move_is_made_with_the_things_on_the_table(people: People, shelf: Shelf) -> None:
    """Wherever a game may come to: no move needs the list of all moves."""
    make_each(people, shelf, "overseers", 4, GESTURES, lambda kind: {"pick_characters": kind == "Choose"})


def test_a_phone_a_computer_and_two_bots_play_to_the_result(people: People, shelf: Shelf) -> None:
    """Draft, discard, placement, powers, vote, judgement, reveal, three times; the result counts them and shows every card."""
    laid = shelf.lay("overseers", 4, dealt, people=2)
    ada = sit(people.person(), "overseers", GESTURES, laid.link(0))
    zoe = sit(people.person(size=DESKTOP, language="fr-FR"), "overseers", GESTURES, laid.link(1), "fr")
    play_with_gestures([ada, zoe], Chance(7))

    assert set(ada.made) >= IN_EVERY_GAME and set(zoe.made) >= IN_EVERY_GAME
    for each, round in ((ada, "round 3 of 3"), (zoe, "manche 3 sur 3")):
        each.sees(round)
        expect(each.page.locator(".result tbody tr")).to_have_count(4)
        expect(each.page.locator(".result tbody tr").first.locator("td")).to_have_count(4)
        expect(each.page.locator(".sheet .set").first).to_be_visible()
    sheets = [[line.split()[-4:] for line in each.page.locator(".result tbody tr").all_inner_texts()] for each in (ada, zoe)]
    assert sheets[0] == sheets[1]


HIGHER = """() => {
  const box = (each) => document.querySelector(each).getBoundingClientRect();
  const [picture, foot] = [box(".proscenium > .picture"), box("[data-place=foot]")];
  return [Math.round(picture.bottom - foot.top), document.querySelectorAll(".picture .arrow").length];
}"""


def test_while_the_votes_are_shown_my_own_things_stay_in_sight(people: People, shelf: Shelf) -> None:
    """On a wide screen the arrows end where my own cards begin: I see what I hold, and whom the others name."""
    secret, salt, plays = eve("overseers", 6, lambda events: any(isinstance(each, Voted) for each in events), {})
    laid = shelf.put("overseers", 6, (secret, salt, plays[:-1]), people=6)
    last = people.person(size=DESKTOP, settings={"pace": "slow", "alone": True}).come(laid.link(plays[-1][0]))
    last.waits_for_the_question()
    last.answers_from_the_list()
    last.page.locator("[data-scene=Voted] .picture .arrow").first.wait_for()

    assert last.page.evaluate(HIGHER) == [0, 6]


BEYOND = """() => [...document.querySelectorAll(".overseer")].flatMap((place) => {
  const right = place.getBoundingClientRect().right;
  const cards = [...place.querySelectorAll(".cards > *")];
  return cards.filter((card) => card.getBoundingClientRect().right > right + 1).map(() => place.innerText);
})"""


@pytest.mark.parametrize("wide", [1100, 1280, 1440])
def test_everybodys_cards_lie_inside_their_place(people: People, shelf: Shelf, wide: int) -> None:
    """Three sit beside each other on a narrower window too: their cards are smaller there."""
    laid = shelf.lay("overseers", 6, may("Vote"))
    ada = people.person(size=ViewportSize(width=wide, height=800)).come(laid.link(0))
    ada.waits_for_the_question()

    assert ada.page.locator(".overseer .cards > *").count() >= 25
    assert ada.page.evaluate(BEYOND) == []
