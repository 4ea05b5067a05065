"""Joining: a code to type, a name and a look, a lobby where everything can still be changed; and answers that can be."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.laid import Shelf, dealt
from tests.web.person import DESKTOP, TELEVISION, People, Person
from tests.web.player import sit
from tests.web.test_guru import join, lay_table

CODE = re.compile(r"^[CDFGHJKMNPQRTVWX3479]{4}$")


def code_of(host: Person) -> str:
    """What stands on the host's screen."""
    shown = host.page.locator(".code b span").first
    expect(shown).to_have_text(CODE)
    return shown.inner_text()


def test_a_guest_types_the_code_and_chooses_a_name_and_a_look(people: People) -> None:
    """On the home page, however it is typed; what others have is theirs, and everyone sees who looks how."""
    ada, bob = people.person(), people.person()
    lay_table(ada, players=3, bots=False)
    code = code_of(ada)
    bob.come()
    bob.page.get_by_label("Table code").fill("qqqqq")
    bob.press("Join")
    expect(bob.page.get_by_role("alert")).to_contain_text("No table has this code")
    people.complaints.clear()  # a browser says of itself that an answer was 404
    bob.page.get_by_label("Table code").fill(f" {code.lower()[:2]} {code.lower()[2:]}")
    bob.press("Join")
    bob.page.get_by_label("Your name").fill("ada")
    bob.page.get_by_text("Choose a figure and a colour").click()
    expect(bob.page.get_by_role("radio", name="blue")).to_be_disabled()
    bob.page.get_by_role("radio", name="olive").check(force=True)
    bob.page.get_by_role("radio", name="Figure 12").check(force=True)
    bob.finds_no_barrier()
    bob.scrolls_nothing_sideways()
    bob.press("Sit down")
    expect(bob.page.get_by_role("alert")).to_contain_text("called that already")
    people.complaints.clear()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.press("Sit down")
    bob.sees("At the table")

    ada.sees("Bob")
    seats = ada.page.evaluate("(id) => fetch(`/api/tables/${id}`).then((r) => r.json()).then((t) => t.seats)", ada.path[3:])
    assert [(seat["colour"], seat["figure"]) for seat in seats[:2]] == [(0, 0), (9, 11)]


def test_the_lobby_is_where_everything_can_still_be_changed(people: People) -> None:
    """Seats and variants by the host, name and look by each; chat, and marks for those who are ready; the TV shows it all."""
    ada, bob, sofa = people.person(), people.person(language="fr-FR"), people.person(size=TELEVISION, dark=True)
    lay_table(ada, players=2, bots=False)
    sofa.come(ada.path.replace("/t/", "/tv/"))
    expect(sofa.page.locator(".code b span").first).to_have_text(code_of(ada))
    bob.come("/join").finds_no_barrier()
    bob.come(f"/?join={code_of(ada)}")
    bob.page.get_by_label("Votre nom").fill("Bob")
    bob.press("S’asseoir")
    bob.press("Je suis prêt")
    expect(ada.page.locator("ol li").nth(1)).to_contain_text("ready")
    expect(sofa.page.locator("ol li").nth(1)).to_contain_text("ready")
    bob.page.get_by_label("Dire quelque chose").fill("bonjour")
    bob.page.keyboard.press("Enter")
    ada.sees("bonjour")
    ada.page.get_by_text("Players, clock, variants").click()
    ada.page.get_by_label(re.compile("^Players")).select_option("4")
    ada.page.get_by_label("Time to answer").select_option("300")
    ada.page.get_by_label(re.compile("^Most rounds")).fill("2")
    ada.page.keyboard.press("Tab")
    expect(bob.page.locator("ol li")).to_have_count(4)
    expect(ada.page.locator("ol li").nth(1)).not_to_contain_text("ready")  # it is another table that they agree to now
    bob.page.get_by_text("Joueurs, temps, variantes").click()
    expect(bob.page.get_by_label("Temps de réponse")).to_have_value("300")
    expect(bob.page.get_by_label("Temps de réponse")).to_be_disabled()
    bob.page.get_by_text("Mon nom et ma figure").click()
    bob.page.get_by_label("Votre nom").fill("Bobette")
    bob.page.keyboard.press("Tab")
    sofa.sees("Bobette")
    for each in (ada, bob, sofa):
        each.finds_no_barrier()
    bob.scrolls_nothing_sideways()


def test_a_rematch_keeps_code_seats_and_everyone_at_the_device(people: People) -> None:
    """The host's friend at the same device comes along, the guest finds the seat kept, the TV follows by itself."""
    ada, bob, sofa = people.person(), people.person(), people.person(size=TELEVISION)
    lay_table(ada, players=3, bots=False)
    code, first = code_of(ada), ada.path
    ada.page.get_by_text("Someone else plays on this device").click()
    ada.page.get_by_label("Their name").fill("Zoë")
    ada.press("Sit down")
    ada.sees("Zoë")
    join(bob, first, "Bob")
    sofa.come(first.replace("/t/", "/tv/"))
    ada.press("Start")
    play_out_together(ada, bob)
    ada.press(re.compile("^Another game"))
    ada.page.wait_for_url(lambda url: first not in url)
    bob.press(re.compile("^Join the next game"))
    bob.page.wait_for_url(f"**{ada.path}")
    sofa.page.wait_for_url(f"**{ada.path.replace('/t/', '/tv/')}")

    assert code_of(ada) == code
    for each in (ada, bob):
        expect(each.page.locator("ol li bdi")).to_have_text(["Ada", "Zoë", "Bob"])
    expect(bob.page.locator("ol li").nth(2)).to_contain_text("you")
    expect(ada.page.locator("main .mark.away")).to_have_count(0)
    ada.press("Start")
    ada.page.get_by_role("button", name=re.compile("^I am (Ada|Bob|Zoë)$")).wait_for()


def play_out_together(ada: Person, bob: Person) -> None:
    """Ada's device is passed between two."""
    passing = ada.page.get_by_role("button", name=re.compile("^I am (Ada|Bob|Zoë)$"))

    def uncover() -> None:
        if passing.count():
            passing.click()

    while ada.page.get_by_text("The game is over.").count() == 0:
        uncover()
        for each in (ada, bob):
            if each.is_asked():
                each.answers_from_the_list()
        ada.page.wait_for_timeout(50)
    uncover()


def test_an_answer_can_be_changed_until_the_last_one_is_in(people: People, shelf: Shelf) -> None:
    """The other sees nothing of it, nor whether there was an answer; after a reload it can still be changed."""
    laid = shelf.lay("overseers", 3, dealt, people=2)
    ada = sit(people.person(settings={"alone": True}), "overseers", {}, laid.link(0))
    bob = sit(people.person(size=DESKTOP, settings={"alone": True}), "overseers", {}, laid.link(1))
    for each in (ada, bob):
        each.waits_for_the_question()
    before = bob.page.locator("main").inner_text()
    picks(ada, 0)
    ada.page.reload()
    ada.press("Change my answer")
    ada.waits_for_the_question()
    picks(ada, 1)
    expect(ada.button("Change my answer")).to_have_count(1)
    ada.finds_no_barrier()

    assert bob.page.locator("main").inner_text() == before
    first, second = ada.wire.answers
    assert first != second
    picks(bob, 0)
    ada.waits_for_the_question()
    expect(ada.button("Change my answer")).to_have_count(0)
    assert ada.wire.refusals == bob.wire.refusals == []


def picks(person: Person, choice: int) -> None:
    """A secret move of the list, which is folded away."""
    person.press("All moves")
    person.page.locator("dialog summary").click()
    person.page.locator("dialog li button").nth(choice).click()
