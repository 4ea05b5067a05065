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
from tests.server.test_end_to_end import catch_up, play_out
from tests.texts.french import printed


def steps(url: str, made: Made, seat: int | None) -> list[dict[str, object]]:
    """The whole replay, a piece at a time."""
    found: list[dict[str, object]] = []
    eyes = {} if seat is None else {"seat": seat}
    while True:
        piece = httpx.get(
            f"{url}/api/tables/{made.id}/replay", params={**eyes, "first": len(found)}, headers=made.bearer, timeout=60
        ).json()
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
        table = paravent.verify(httpx.get(f"{url}/api/tables/{made.id}/record", headers=made.bearer).text)
        for seat in [None, *range(small.players)]:
            shown = steps(url, made, seat)

            told = [event for step in shown for event in step["events"]]  # type: ignore[attr-defined]  # a list of events
            assert told == [paravent.plain(event) for event in table.history(seat)]
            assert shown[-1]["view"] == paravent.plain(table.view(seat))
        assert clients[0].position is not None and shown[-1]["outcome"] == clients[0].position["outcome"]


def test_nothing_is_replayed_before_the_end(tmp_path: Path) -> None:
    """A replay and a record show every seat's secrets: there is none before the deal, after it, nor amid the game."""

    def codes() -> list[tuple[int, str]]:
        asked = ("replay", "replay?seat=1", "replay?open=true", "record")
        refused = [httpx.get(f"{url}/api/tables/{made.id}/{path}", timeout=60) for path in asked]
        return [(answer.status_code, answer.json()["code"]) for answer in refused]

    async def half_a_game() -> None:
        clients = [made.client(0), made.client(1)]
        for client in clients:
            await client.come()
        await clients[0].command("start")
        found.append(codes())
        for _ in range(3):
            for client in clients:
                await catch_up(client, clients)
            mover = next(client for client in clients if client.moves)
            await mover.answer(mover.moves[0])
        assert not clients[0].over
        found.append(codes())
        for client in clients:
            await client.leave()

    with serving(tmp_path / "log.db") as url:
        made = open_table(url, "guru", 2)
        found = [codes()]
        asyncio.run(half_a_game())

    assert found == [[(409, "not-over")] * 4] * 3


def test_a_replay_through_the_eyes_of_nobody_at_the_table_is_refused(tmp_path: Path) -> None:
    """The seat must be one of the table's."""
    with serving(tmp_path / "log.db") as url:
        made = open_table(url, "guru", 2, options={"max_rounds": 1})
        asyncio.run(play_out(made))
        refused = httpx.get(f"{url}/api/tables/{made.id}/replay", params={"seat": 2}, headers=made.bearer, timeout=60)

    assert (refused.status_code, refused.json()["code"]) == (409, "no-such-chair")


def random_record(game: str, seed: int = 3) -> str:
    """A whole game between players who take any move."""
    small = SMALL[game]
    table, chance = paravent.new(game, small.players, seed, small.options), paravent.Chance(seed)
    while not table.over:
        seat = table.owed()[0]
        table.play(seat, chance.choice(table.legal(seat)))
    return table.record()


@pytest.mark.parametrize("game", sorted(paravent.games()))
def test_a_record_that_is_brought_is_told_to_each_seat_and_with_all_cards_open(game: str, tmp_path: Path) -> None:
    """A seat is told what it was told; all open, every event is told whole, and each seat's view comes with the spectator's."""
    text = random_record(game)
    table = paravent.verify(text)
    with serving(tmp_path / "log.db") as url:
        seen = brought_steps(url, text, seat=1)
        shown = brought_steps(url, text, open=True)

    told = [event for step in seen for event in step["events"]]  # type: ignore[attr-defined]  # a list of events
    assert told == [paravent.plain(event) for event in table.history(1)]
    assert shown[-1]["view"] == paravent.plain(table.view(None))
    assert shown[-1]["seats"] == [paravent.plain(table.view(seat)) for seat in range(table.players)]


def brought_steps(url: str, text: str, **wanted: object) -> list[dict[str, object]]:
    """The whole replay of a record, a piece at a time."""
    found: list[dict[str, object]] = []
    while True:
        piece = httpx.post(f"{url}/api/replay", json={"record": text, "first": len(found), **wanted}, timeout=60).json()
        found += piece["shown"]
        if len(found) == piece["steps"]:
            return found
        assert piece["shown"]


GURU = random_record("guru")
NO_RECORD = printed("Ce n’est pas un compte rendu de partie : la première ligne doit être « paravent record 1 ».")
CODES = {
    "hello": ("no-record", NO_RECORD),
    GURU.replace("game: guru", "game: chess"): ("unknown-game", None),
    GURU.replace("version: 1", "version: 99"): ("other-version", None),
    GURU.replace("\n\n", "\n\n0 dance\n", 1): ("bad-record-line", "La ligne 8 du compte rendu ne peut pas être jouée."),
    GURU.replace("scores", "scores 1", 1): ("wrong-result", None),
}


@pytest.mark.parametrize("text", list(CODES), ids=[code for code, _ in CODES.values()])
def test_what_is_no_true_record_is_refused_in_one_sentence(text: str, tmp_path: Path) -> None:
    """No record, unknown game, other version, a line that cannot be played, another result: each by name."""
    code, french = CODES[text]
    with serving(tmp_path / "log.db") as url:
        refused = httpx.post(f"{url}/api/replay", json={"record": text}, headers={"Accept-Language": "fr"}, timeout=60)

    assert (refused.status_code, refused.json()["code"]) == (409, code)
    assert french is None or refused.json()["sentence"] == french


def test_a_record_that_is_too_long_is_not_read(tmp_path: Path) -> None:
    """Neither one that is a little too long, nor a flood."""
    with serving(tmp_path / "log.db") as url:
        long, flood = (httpx.post(f"{url}/api/replay", json={"record": "x" * many}, timeout=60) for many in (200_000, 2_000_000))

    assert (long.status_code, flood.status_code) == (400, 413)
