"""What is kept of a table, in the browser: taken along, shared, deleted."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.web.laid import Shelf, over
from tests.web.person import People


def test_whoever_played_takes_their_data_along_and_shares_the_game(people: People, shelf: Shelf) -> None:
    """The menu says for how long things are kept; who has only the link sees the game again once it is shared."""
    people.forgiven = "403 (Forbidden)"
    laid = shelf.lay("guru", 3, over)
    bob = people.person().come(f"/replay/{laid.id}")
    bob.sees("Only those who played this game may see it again")
    ada = people.person().come(laid.link(0))
    ada.page.locator(".result").wait_for()
    ada.picks_from_the_menu("What is kept")
    ada.sees("kept here until somebody deletes them")
    with ada.page.expect_download() as download:
        ada.press("Take along what is kept of me")
    assert f"paravent-{laid.id}.json" == download.value.suggested_filename
    assert "paravent record 1" in Path(download.value.path()).read_text()
    ada.page.get_by_label("Whoever has the link may see this game again").check()
    ada.sees("One of those who played shares this game")
    ada.finds_no_barrier()
    bob.come(f"/replay/{laid.id}")
    bob.page.reload()
    expect(bob.page.locator("main .table")).to_be_visible()
