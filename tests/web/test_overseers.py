"""Overseers in a browser: every move with the things on the table, and a game to its result."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from paravent import Table
from paravent.core.chance import Chance
from paravent.games.overseers.events import Voted
from paravent.games.overseers.view import OverseersView
from tests.web.laid import Shelf, dealt, eve, may
from tests.web.person import DESKTOP, PHONE, People
from tests.web.player import Fields, Player, make_each, play_with_gestures, sit
from tests.web.test_lessons import learner

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


# What of the pack, of the others and of my own things cannot be seen whole above the foot of the window, or lies under something.
UNSEEN = """(places) => places.flatMap((place) => [...document.querySelectorAll(place)]).filter((each) => {
  const { left, right, top, bottom } = each.getBoundingClientRect();
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const seat = "[data-place^=seat-]";
  const beside = each.closest(seat) !== null && over?.closest(seat) === each.closest(seat);
  const free = beside || each.contains(over) || over?.contains(each);
  return top < 0 || bottom > innerHeight || right > innerWidth || !free;
}).map((each) => each.getAttribute("aria-label") ?? each.innerText)"""
# How much narrower than they are the words on my cards are drawn.
NARROWED = """() => [...document.querySelectorAll(".ticket text")].map((text) => {
  const free = text.cloneNode(true);
  free.removeAttribute("textLength");
  text.after(free);
  const part = text.getBoundingClientRect().width / free.getBoundingClientRect().width;
  free.remove();
  return Math.round(100 * part) / 100;
})"""


@pytest.mark.parametrize("players", [3, 6])
def test_while_i_choose_a_card_i_see_whose_turn_it_is_to_get_the_rest(people: People, shelf: Shelf, players: int) -> None:
    """On a small phone everybody is there beside the open pack, with arrows; the cards can be read."""
    laid = shelf.lay("overseers", players, may("Pick"))
    ada = people.person(language="fr-FR", settings={"alone": True}).come(laid.link(0))
    ada.waits_for_the_question()
    others = ada.page.locator("[data-place=others] [data-place^=seat-]")

    expect(others).to_have_count(players - 1)
    expect(ada.page.locator("[data-place=others] .arrow")).to_have_count(players)
    assert ada.page.evaluate(UNSEEN, ["[data-place=others] [data-place^=seat-]", "[data-place=pack] .card"]) == []
    assert min(ada.page.evaluate(NARROWED)) >= 0.8
    ada.page.locator("[data-place=pack] button.card").first.click()
    assert ada.page.evaluate(UNSEEN, ["[data-place=others] [data-place^=seat-]", ".inside .acts button"]) == []


def another_leads(table: Table) -> bool:
    """I am to vote, and the Leader is somebody else."""
    view = table.view(0)
    return may("Vote")(table) and isinstance(view, OverseersView) and view.leader != 0


def test_what_lies_on_the_table_says_what_it_is_for(people: People, shelf: Shelf) -> None:
    """A tap on the heaps tells it in one line; a tap on the Leader, what the flag means."""
    laid = shelf.lay("overseers", 3, another_leads)
    ada = people.person(settings={"alone": True}).come(laid.link(0))
    ada.waits_for_the_question()
    ada.page.locator(".meant", has=ada.page.locator("[data-place=aside]")).click()
    expect(ada.page.get_by_text("Cards nobody was dealt.")).to_be_visible()
    ada.page.locator(".overseer .head", has=ada.page.locator(".flag")).click()
    expect(ada.page.get_by_role("dialog").get_by_text("Leader: decides ties.")).to_be_visible()


# The arrows that lie on somebody's cards.
CROSSED = """() => [...document.querySelectorAll(".picture .arrow")].flatMap((arrow) => {
  const path = arrow.querySelector("path");
  const floor = arrow.closest("svg").getBoundingClientRect();
  const cards = [...document.querySelectorAll(".picture .overseer .board .holder")].map((card) => card.getBoundingClientRect());
  const points = Array.from({ length: 60 }, (_, k) => path.getPointAtLength((path.getTotalLength() * k) / 59));
  const [inX, inY] = [(x, card) => x > card.left && x < card.right, (y, card) => y > card.top && y < card.bottom];
  const on = ({ x, y }) => cards.some((card) => inX(x + floor.x, card) && inY(y + floor.y, card));
  return points.filter(on).length > 0 ? [path.getAttribute("d")] : [];
})"""


@pytest.mark.parametrize("step", [1, 2, 3, 4, 5])
def test_no_arrow_of_a_vote_lies_on_anybodys_cards(people: People, shelf: Shelf, step: int) -> None:
    """Six name each other all round: a tie, and every arrow finds a way beside the cards."""
    secret, salt, plays = eve("overseers", 6, lambda events: any(isinstance(each, Voted) for each in events), {})
    votes = [(seat, f"vote {(seat + step) % 6}") for seat in range(6)]
    laid = shelf.put("overseers", 6, (secret, salt, [*plays[:-6], *votes[1:]]), people=6)
    ada = people.person(size=ViewportSize(width=1440, height=900), settings={"pace": "slow", "alone": True}).come(laid.link(0))
    ada.waits_for_the_question()
    ada.page.locator(".question .moves").click()
    ada.page.locator(f'dialog [data-move="{votes[0][1]}"]').click()
    ada.page.locator("[data-scene=Voted] .picture .arrow").nth(5).wait_for(state="attached")

    assert ada.page.evaluate(CROSSED) == []


# What each step of the lesson speaks of, or asks for.
SPOKEN_OF = {
    "pick": ["[data-place=seat-1]", "[data-place=pack] .card"],
    "second": ["[data-place=seat-2]", "[data-place=pack] .card", "[data-place=hand] .card"],
    "set": ["[data-place=pack] .card", "[data-place=hand] .card"],
    "single": ["[data-place=pack] .card", "[data-place=hand] .card"],
    "discard": ["[data-place=hand] .card"],
    "place": ["[data-drop] .card", "[data-drop] .slot"],
    "vote": ["[data-place=seat-1] .card", "[data-place=seat-2] .card"],
    "accused": ["[data-place=seat-1] .card", "[data-place=seat-2] .card"],
    "ways": ["[data-place=seat-1] .card", "[data-place=seat-2] .card"],
    "deny": ["[data-place=seat-2] .card", "[data-place=trial] button", "[data-place=top] .card", "[data-place=bottom] .card"],
    "take": ["[data-place=seat-2] .points", ".tray .card"],
    "rob": ["[data-place=seat-1] .card", "[data-place=seat-2] .card"],
}
SPILT = """() => {
  const [glow, foot] = [".tutor .glow", "[data-place=foot]"].map((each) => document.querySelector(each).getBoundingClientRect());
  return glow.top < foot.top - 5 ? Math.max(0, Math.round(glow.bottom - foot.top)) : 0;
}"""


def test_on_a_small_phone_the_lesson_hides_nothing_that_it_speaks_of(people: People) -> None:
    """Cards, points and answers can be seen beside its bubble, and what glows does not run on over my own things."""
    ada = learner(people, "overseers", "fr", "phone", PHONE)
    ada.begins()
    for step in ada.lesson.steps[:-2]:
        if step.id in SPOKEN_OF:
            ada.hears(step)
            assert (step.id, ada.page.evaluate(UNSEEN, SPOKEN_OF[step.id])) == (step.id, [])
            assert (step.id, ada.page.evaluate(SPILT)) == (step.id, 0)
        ada.learns(step)
