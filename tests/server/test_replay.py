"""Games that are over, seen again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

import paravent
from tests.server.client import Made, open_table
from tests.server.serving import serving
from tests.server.small import SMALL
from tests.server.test_end_to_end import play_out


def steps(url: str, made: Made, seat: int | None) -> list[dict[str, object]]:
    """The whole replay, a piece at a time."""
    found: list[dict[str, object]] = []
    eyes = {} if seat is None else {"seat": seat}
    while True:
        piece = httpx.get(f"{url}/api/tables/{made.id}/replay", params={**eyes, "first": len(found)}).json()
        assert piece["first"] == len(found)
        found += piece["shown"]
        if len(found) >= piece["steps"] or not piece["shown"]:
            assert len(found) == piece["steps"]
            return found


@pytest.mark.parametrize("game", sorted(paravent.games()))
def test_a_replay_shows_each_seat_what_it_saw(game: str, tmp_path: Path) -> None:
    """Step by step the same events as in the game, and in the end the same view; a spectator's are the spectator's."""
    small = SMALL[game]
    with serving(tmp_path / "log.db") as url:
        made = open_table(url, game, small.players, options=small.options)
        clients = asyncio.run(play_out(made))
        table = paravent.verify(httpx.get(f"{url}/api/tables/{made.id}/record").text)
        for seat in [None, *range(small.players)]:
            shown = steps(url, made, seat)

            told = [event for step in shown for event in step["events"]]  # type: ignore[attr-defined]  # a list of events
            assert told == [paravent.plain(event) for event in table.history(seat)]
            assert shown[-1]["view"] == paravent.plain(table.view(seat))
        assert clients[0].position is not None and shown[-1]["outcome"] == clients[0].position["outcome"]


def test_nothing_is_replayed_before_the_end(tmp_path: Path) -> None:
    """A replay shows every seat's secrets, so a game that goes on has none."""
    with serving(tmp_path / "log.db") as url:
        made = open_table(url, "guru", 2)
        refused = httpx.get(f"{url}/api/tables/{made.id}/replay", params={"seat": 1})

    assert (refused.status_code, refused.json()["code"]) == (409, "not-over")


def test_a_replay_through_the_eyes_of_nobody_at_the_table_is_refused(tmp_path: Path) -> None:
    """The seat must be one of the table's."""
    with serving(tmp_path / "log.db") as url:
        made = open_table(url, "guru", 2, options={"max_rounds": 1})
        asyncio.run(play_out(made))
        refused = httpx.get(f"{url}/api/tables/{made.id}/replay", params={"seat": 2})

    assert (refused.status_code, refused.json()["code"]) == (409, "no-such-chair")
