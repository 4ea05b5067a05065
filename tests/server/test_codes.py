"""A table is found by a code of four signs: each table's own, for as long as it is open, and nobody's seat."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from uuid import uuid4

import httpx
import pytest

from paravent.server.storage.log import Append, LogLine, TakeCode
from paravent.server.storage.store import Conflict, Store, table_of_code
from paravent.server.tables import code
from paravent.server.transport.limits import Admission, Limits, TokenBucket
from tests.server.client import Made, Message, open_table
from tests.server.serving import QUICK, Process, serving
from tests.server.test_store import with_store


def found(url: str, typed: str) -> tuple[int, str]:
    """What the server answers to a code: the status, and the table or why there is none."""
    answer = httpx.post(f"{url}/api/codes", json={"code": typed})
    return answer.status_code, answer.json().get("table") or answer.json()["code"]


def test_a_code_has_no_signs_that_are_mistaken_for_others() -> None:
    """Nor vowels, which make words; it is read however it is typed."""
    assert set(code.SIGNS).isdisjoint("AEIOUYLSZB0125680")
    drawn = {code.draw() for _ in range(500)}
    assert all(code.typed(each) == each for each in drawn) and len(drawn) > 450
    assert [code.typed(text) for text in (" qf7k\n", "qf-7k", "QF7", "QF7KK", "QF7A", "ＱＦ７Ｋ", "")] == [
        "QF7K",
        "QF7K",
        *[None] * 5,
    ]


def test_a_code_leads_to_its_table_and_to_no_seat(tmp_path: Path) -> None:
    """Whatever is typed gives the public name of a table, or one sentence."""
    with serving(tmp_path / "log.db") as url:
        made = open_table(url, "guru", 2, players=1)
        typed = str(made.info["code"])
        answer = httpx.post(f"{url}/api/codes", json={"code": typed.lower()})
        assert answer.json() == {"table": made.id}
        assert found(url, "QQQQQ") == (404, "no-code")


def test_a_code_survives_kill_9(tmp_path: Path) -> None:
    """So does everything else that was agreed on before the start."""

    async def agree(made: Made) -> None:
        host = made.client(0)
        await host.come()
        assert (await host.command("set-up", seats=4, options={"max_rounds": 3}, answer_seconds=60))["type"] == "accepted"
        assert (await host.command("ready", ready=True))["type"] == "accepted"
        await host.leave()

    server = Process(tmp_path / "log.db")
    made = open_table(server.url, "guru", 2, players=1)
    asyncio.run(agree(made))
    server.kill()
    server.start()
    assert found(server.url, str(made.info["code"])) == (200, made.id)
    table = httpx.get(f"{server.url}/api/tables/{made.id}").json()
    server.stop()

    assert (len(table["seats"]), table["options"]["max_rounds"], table["answer_seconds"]) == (4, 3, 60)
    assert table["seats"][0]["ready"] and table["code"] == made.info["code"]


def test_two_open_tables_never_have_one_code(place: str) -> None:
    """On either engine; the code of a game that is over is free again."""

    def opening(table: str) -> Append:
        return Append(table, [LogLine(0, 0, "{}")])

    async def work(store: Store) -> None:
        one, two, free = uuid4().hex, uuid4().hex, uuid4().hex[:6]
        await store.write(opening(one), TakeCode(free, one))
        with pytest.raises(Conflict):
            await store.write(opening(two), TakeCode(free, two))
        assert await table_of_code(store, free) == one
        await store.write(Append(one, [LogLine(1, 0, "{}")], finished=True))
        assert await table_of_code(store, free) == one
        await store.write(opening(two), TakeCode(free, two))
        assert await table_of_code(store, free) == two

    with_store(place, work)


def test_a_code_that_is_taken_is_drawn_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until one is free; where none is, the table is refused and not laid."""
    draws = iter(["QF7K", "QF7K", "QF7K", "CDFG", *["QF7K"] * 1000])
    monkeypatch.setattr(code, "draw", lambda: next(draws))
    with serving(tmp_path / "log.db") as url:
        codes = [open_table(url, "guru", 2, players=0).info["code"] for _ in range(2)]
        refused = httpx.post(f"{url}/api/tables", json={"game": "guru", "seats": 2})
    assert codes == ["QF7K", "CDFG"]
    assert (refused.status_code, refused.json()["code"]) == (503, "trouble")


def test_a_rematch_keeps_code_seats_and_people(tmp_path: Path) -> None:
    """Everybody's key opens the same seat there, with the name and look that they had; the word in the deal is a new one."""

    async def play(made: Made) -> Message:
        players = [made.client(0), made.client(1)]
        for player in players:
            await player.come()
        await players[0].command("start")
        while not all(player.over for player in players):
            newest = max(player.version for player in players)
            for player in players:
                while player.version < newest:
                    await player.next()
            asked = next((player for player in players if player.moves and not player.over), players[0])
            if not asked.over:
                await (asked.answer(asked.moves[0]) if asked.moves else asked.next())  # or the bot plays
        await players[0].command("rematch")
        while not players[1].received[-1].startswith('{"type":"lobby"') or '"rematch":null' in players[1].received[-1]:
            told = await players[1].next()
        for player in players:
            await player.leave()
        return told

    with serving(tmp_path / "log.db") as url:
        made = open_table(url, "guru", 3, players=2, options={"max_rounds": 1}, bots=[{"seat": 2, "strength": "easy"}])
        look = {"name": "Player 1", "token": made.tokens[1], "colour": 9, "figure": 4}
        assert httpx.post(f"{url}/api/tables/{made.id}/join", json=look).json()["seat"] == 1
        told = asyncio.run(asyncio.wait_for(play(made), 60))
        there = str(told["table"]["rematch"])  # type: ignore[index,call-overload]
        table = httpx.get(f"{url}/api/tables/{there}").json()
        back = httpx.post(f"{url}/api/tables/{there}/join", json=look)

        assert found(url, str(made.info["code"])) == (200, there)
        assert table["code"] == made.info["code"] and table["status"] == "open"
        assert [(seat["by"], seat["name"]) for seat in table["seats"]] == [
            ("person", "Player 0"),
            ("person", "Player 1"),
            ("bot", made.info["seats"][2]["name"]),  # type: ignore[index,call-overload]
        ]
        assert (table["seats"][1]["colour"], table["seats"][1]["figure"]) == (9, 4)
        assert (table["seats"][0]["host"], table["commitment"] == made.info["commitment"]) == (True, False)
        assert (back.json()["seat"], back.json()["token"]) == (1, made.tokens[1])


def test_guesses_are_limited_by_address(tmp_path: Path) -> None:
    """Ten codes that are none, then a sentence; a code that is one never counts."""
    with serving(
        tmp_path / "log.db", replace(QUICK, limits=replace(QUICK.limits, guesses_per_second=1e-9, guess_burst=10))
    ) as url:
        right = str(open_table(url, "guru", 2).info["code"])
        wrong = "CCCC" if right != "CCCC" else "DDDD"
        answers = [found(url, each) for each in [right] * 15 + [wrong] * 11 + [right]]
    assert [status for status, _ in answers] == [200] * 15 + [404] * 10 + [429] * 2
    assert answers[-1][1] == "guesses"


def test_who_has_guessed_too_much_may_guess_again_later() -> None:
    """One more after ten seconds; a household of IPv6 is one address, another is another."""
    now = 0.0
    bucket = TokenBucket(0.1, 10, lambda: now)
    assert [bucket.take() for _ in range(11)] == [True] * 10 + [False]
    now = 10.1
    assert [bucket.take(), bucket.take()] == [True, False]
    admission = Admission(Limits(guesses_per_second=1e-9, guess_burst=1))
    tries = ["2001:db8:1:1::a", "2001:db8:1:1:f::b", "2001:db8:1:2::a", "192.0.2.1", "192.0.2.2", "192.0.2.1"]
    assert [admission.may_guess(each) for each in tries] == [True, False, True, True, True, False]
