"""The deal in real browsers: every device gives its word by itself, and holds the record against what it saw."""

from __future__ import annotations

from paravent.server.tables import deal
from tests.web.person import People
from tests.web.test_guru import join, lay_table

SEATS = "(id) => fetch(`/api/tables/${id}`).then((r) => r.json()).then((t) => t.seats.filter((s) => s.promise).length)"
TABLE = "(id) => fetch(`/api/tables/${id}`).then((r) => r.json())"


def test_each_device_gives_a_word_and_a_page_loaded_anew_still_has_it(people: People) -> None:
    """Two people in the lobby; one loads the page anew before the start; both words are in the deal."""
    ada, bob = people.person(), people.person()
    lay_table(ada, players=2, bots=False)
    join(bob, ada.path, "Bob")
    table = ada.path[3:]
    ada.until(lambda: ada.page.evaluate(SEATS, table) == 2, "both have promised a word")
    before = [seat["promise"] for seat in ada.page.evaluate(TABLE, table)["seats"]]
    bob.page.reload()
    bob.sees("At the table")
    ada.press("Start")
    ada.until(lambda: ada.page.evaluate(TABLE, table)["status"] == "playing", "the cards are dealt")
    info = ada.page.evaluate(TABLE, table)
    words = [seat["contribution"] for seat in info["seats"]]
    assert [deal.promise(info["commitment"], seat, word) for seat, word in enumerate(words)] == before
    assert info["seal"] == deal.seal(info["commitment"], 1, before)


def test_who_plays_against_bots_has_a_word_in_the_deal_too(people: People) -> None:
    """The game that starts at once waits for the one word."""
    ada = people.person()
    lay_table(ada, players=3, bots=True)
    ada.until(lambda: ada.page.evaluate(TABLE, ada.path[3:])["status"] == "playing", "the cards are dealt")
    assert len(ada.page.evaluate(TABLE, ada.path[3:])["seats"][0]["contribution"]) == 26
