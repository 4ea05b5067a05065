"""The 3 Commandments in a browser: every move with the things on the table, and a game to its result."""

from __future__ import annotations

import re
from typing import Final, cast

from playwright.sync_api import Locator, expect

from paravent.core.chance import Chance
from tests.web.laid import Shelf, may
from tests.web.person import DESKTOP, People
from tests.web.player import Fields, Player, make_each, play_with_gestures, sit
from tests.web.wire import Choice

STEPS: Final = ".floor .step:not(.next)"  # of the performance that is shown

# Gestures


def desk_cards(player: Player) -> tuple[Locator, list[str], list[str]]:
    """The open desk: its cards, those in hand, those that are ordained."""
    player.opens_the_screen()
    secrets = cast("dict[str, list[str]]", player.wire.view["secrets"])
    return player.page.locator(".inside .card"), secrets["hand"], secrets["cards"]


def is_whole(thing: Locator) -> bool:
    """Whether nothing covers it, and it is on the screen, from its top to its foot."""
    x, y, width, height = thing.evaluate(
        "(each) => { const r = each.getBoundingClientRect(); return [r.x, r.y, r.width, r.height] }"
    )
    ends = ((x + width / 2, y + 2), (x + width / 2, y + height - 2))
    return all(thing.evaluate("(each, at) => each.contains(document.elementFromPoint(...at))", at) for at in ends)


def ordains(player: Player, move: Fields) -> None:
    """On the desk: one card is the taboo, one is put away, so it shall be."""
    cards, hand, _ = desk_cards(player)
    away = next(card for card in hand if card not in {move["first"], move["second"], move["taboo"]})
    cards.nth(hand.index(str(move["taboo"]))).get_by_role("button").first.click()
    cards.nth(hand.index(away)).get_by_role("button").last.click()
    player.page.locator(".inside .button.main").click()
    player.confirms()


def marks(player: Player, move: Fields) -> None:
    """On the desk: the marks begin as suggested; what differs is tapped. What the game has judged cannot be."""
    cards, _, ordained = desk_cards(player)
    for n, card in enumerate(ordained):
        button = cards.nth(n).locator("button.mark")
        if button.count() and (button.get_attribute("aria-pressed") == "true") != (card in cast("list[str]", move["cards"])):
            button.click()
    player.page.locator(".inside .button.main").click()
    player.confirms()


def area(player: Player, name: object) -> Locator:
    return player.page.locator(f".area[data-drop={name}]")


def heap(player: Player, move: Fields) -> Locator:
    spoken = " ".join(player.texts.name(move[part]) for part in ("colour", "stance"))
    return player.page.locator(".heap.can").and_(
        player.page.get_by_role("button", name=re.compile(f"^[0-9]+ {spoken}, {re.escape(player.texts.name(move['area']))}$"))
    )


def chooses(player: Player, thing: Locator, stance: object = "standing") -> None:
    """The thing, and the large button at the foot; for a put there are two, to stand it up and to lay it down."""
    button = player.page.locator(".acts .big").nth(0 if stance == "standing" else 1)
    player.taps_for(thing, button)
    button.click()


def puts_down(player: Player, move: Fields) -> None:
    """The area, and how."""
    chooses(player, area(player, move["area"]), move["stance"])


def lays_the_circle(player: Player, move: Fields) -> str:
    """The first artefact where the move wants it, the rest scattered, all in one act."""
    tray, before = player.page.locator(".tray"), len(player.wire.answers)
    tray.locator(".stances button").nth(0 if move["stance"] == "standing" else 1).click()
    player.taps(area(player, move["area"]))
    tray.locator(".big").click()
    tray.locator(".big").click()
    player.until(lambda: len(player.wire.answers) > before, "the circle is sent")
    line, first = player.wire.answers[before], str(move["notation"]).removeprefix("set ")
    assert line in {f"arrange {first}", str(move["notation"])} or line.startswith(f"arrange {first} ")
    return line


def takes(player: Player, move: Fields) -> None:
    chooses(player, heap(player, move))


def opens_the_palette(player: Player) -> None:
    """On a phone it is on a sheet."""
    if not player.page.locator(".palette").count():
        player.page.locator(".tools .gestures").click()


def gestures(player: Player, move: Fields) -> None:
    """The part of the body, the gesture, and to whom."""
    opens_the_palette(player)
    chip = player.page.locator(f".palette .chip[data-gesture={move['gesture']}]")
    for tab in player.page.locator(".palette .tab").all():
        tab.click()
        if chip.count():
            break
    chip.click()
    if move["to"] is not None:
        player.page.locator(f".aims .chip[data-to='{move['to']}']").click()


def speaks(player: Player, move: Fields) -> None:
    opens_the_palette(player)
    player.page.locator(".say input").fill(str(move["text"]))
    player.page.locator(".say button").click()


def gives_up(player: Player, move: Fields) -> None:
    opens_the_palette(player)
    player.does(str(move["notation"]))


GESTURES = {
    "Ordain": ordains, "Set": lays_the_circle, "Gesture": gestures, "Say": speaks, "Take": takes, "Put": puts_down,
    "Forfeit": gives_up, "Mark": marks,
}  # fmt: skip


def devout(player: Player, chance: Chance) -> Choice:
    """A move is a take, a gesture or a word, and a put; nobody forfeits, and the circle is laid in one act."""
    kinds = [kind for kind in ("Ordain", "Set", "Mark") if player.may(kind)]
    performed = cast("list[Fields]", player.wire.view["performance"])
    steps = {str(step["kind"]) for step in performed}
    if not kinds:
        kinds = ["Take"] if "Take" not in steps else ["Put"] if {"Gesture", "Say"} & steps else ["Gesture", "Say"]
        kinds = [min(kinds, key=lambda kind: player.made[kind])]
    return chance.choice(player.may(kinds[0]))


def test_every_move_is_made_with_the_things_on_the_table(people: People, shelf: Shelf) -> None:
    """Wherever a game may come to: no move needs the list of all moves."""
    make_each(people, shelf, "commandments", 3, GESTURES, lambda _: {"judge": "priestess"})


def test_the_high_priestess_ordains_without_scrolling(people: People, shelf: Shelf) -> None:
    """On a phone, in French: once the desk is open, question, four cards, their buttons and what to do are in sight together."""
    laid = shelf.lay("commandments", 3, may("Ordain"))
    ada = sit(people.person(language="fr-FR"), "commandments", GESTURES, laid.link(0), "fr")
    ada.waits_for_the_question()
    cards, hand, _ = desk_cards(ada)
    cards.first.get_by_role("button").first.click()
    expect(cards).to_have_count(len(hand))
    for thing in [*cards.all(), ada.page.locator(".inside .desk > :last-child")]:
        assert is_whole(thing), thing


def test_on_a_small_phone_whoever_performs_sees_all_of_it(people: People, shelf: Shelf) -> None:
    """In French: who performs, what is left, what to do and with what are whole, from the first step to the last."""
    laid = shelf.lay("commandments", 3, may("Take"))
    ada = sit(people.person(language="fr-FR"), "commandments", GESTURES, laid.link(0), "fr")
    ada.waits_for_the_question()
    lines = ".floor header > p, .foot .hint, .foot .then, .foot .acts > button, .foot .tools > button"
    for kind in ("Gesture", "Take", ""):
        ada.until(lambda: all(map(is_whole, ada.page.locator(lines).all())), "everything is whole")
        circle = ada.page.locator("[data-place=circle]").bounding_box()
        assert circle is not None and circle["height"] > 130
        if kind:
            ada.makes_any(kind, Chance(3))
    area(ada, "O").evaluate("(each) => each.dispatchEvent(new MouseEvent('click', { bubbles: true }))")
    expect(ada.page.locator(".foot .acts > button")).to_have_count(2)

    ada.until(lambda: all(map(is_whole, ada.page.locator(lines).all())), "everything is whole")
    expect(ada.page.locator(".hall .named")).to_contain_text("anneau extérieur")


def test_on_a_small_phone_what_was_done_and_the_announcement_stand_together(people: People, shelf: Shelf) -> None:
    """In French, at the open desk: three cards, what she marks and what the game has judged, and the announcement."""
    laid = shelf.lay("commandments", 3, may("Mark"), options={"judge": "priestess"})
    ada = sit(people.person(language="fr-FR"), "commandments", GESTURES, laid.link(0), "fr")
    ada.waits_for_the_question()
    cards, _, ordained = desk_cards(ada)
    expect(cards).to_have_count(len(ordained))
    ada.page.wait_for_timeout(300)

    for thing in [*cards.all(), ada.page.locator(".inside .decide .button").first]:
        assert is_whole(thing), thing


def test_an_artefact_is_dragged_from_one_area_to_another(people: People, shelf: Shelf) -> None:
    """Letting it go takes it and puts it down; the others see both steps."""
    laid = shelf.lay("commandments", 3, may("Take"), people=2)
    ada = sit(people.person(), "commandments", GESTURES, laid.link(0))
    bob = sit(people.person(size=DESKTOP), "commandments", GESTURES, laid.link(1))
    ada.waits_for_the_question()
    thing = ada.page.locator(".heap.can").first
    ada.drags(thing, area(ada, "O"))
    ada.until(lambda: len(ada.wire.answers) == 2, "both steps are sent")

    assert ada.wire.answers[0].startswith("take ") and ada.wire.answers[1] == "put O"
    assert ada.wire.refusals == []
    bob.sees("Ada")
    expect(bob.page.locator(STEPS)).to_have_count(2)


def test_a_performance_plays_live_and_the_pad_is_kept(people: People, shelf: Shelf) -> None:
    """Each step is on the other's screen at once; who crosses a card out finds it so after a reload, in any language."""
    laid = shelf.lay("commandments", 3, may("Take"), people=2)
    ada = sit(people.person(), "commandments", GESTURES, laid.link(0))
    zoe = sit(people.person(size=DESKTOP, language="fr-FR"), "commandments", GESTURES, laid.link(1), "fr")
    steps = zoe.page.locator(STEPS)
    for n, kind in enumerate(("Gesture", "Say", "Take"), 1):
        ada.makes_any(kind, Chance(n))
        expect(steps).to_have_count(n)
    expect(zoe.page.locator(".floor q")).to_have_text("om")
    zoe.press("Les cartes")
    zoe.page.locator(".all button").nth(3).click()
    zoe.page.wait_for_timeout(300)
    zoe.page.reload()
    zoe.picks_from_the_menu("English")
    zoe.page.keyboard.press("Escape")

    zoe.press("All cards")
    expect(zoe.page.locator(".all button").nth(3)).to_have_attribute("aria-pressed", "true")
    expect(steps).to_have_count(3)


def test_a_phone_a_computer_and_a_bot_play_to_the_result_with_a_card_of_their_own(people: People) -> None:
    """The host writes a blank card in the form; the result shows every ritual's karma and what had been ordained."""
    ada = Player(people.person(), "commandments", GESTURES)
    zoe = Player(people.person(size=DESKTOP, language="fr-FR"), "commandments", GESTURES, "fr")
    ada.come().picks("commandments")
    ada.page.get_by_label("Players").select_option("3")
    ada.page.get_by_text("Name, clock, variants").click()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_label("Text in English").fill("Move a white artefact while you smile.")
    ada.press("Add a card")
    ada.press("Open a table for friends")
    ada.page.wait_for_url("**/t/*")
    zoe.come(ada.path)
    zoe.page.get_by_label("Votre nom").fill("Zoé")
    zoe.press("S’asseoir")
    ada.sees("Zoé")
    ada.press("Add a bot")
    ada.press("Start")
    play_with_gestures([ada, zoe], Chance(5), devout)

    for each in (ada, zoe):
        expect(each.page.locator(".result tbody tr")).to_have_count(3)
        each.page.locator(".result summary").click()
        expect(each.page.locator(".result .ritual")).to_have_count(3)
        expect(each.page.locator(".result .ritual .card")).to_have_count(9)
    assert ada.made["Set"] == zoe.made["Set"] == 1
