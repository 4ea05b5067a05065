"""What is kept of people: for how long, who may read it, take it along and delete it; and what is said when something is lost."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import cast

import httpx
import pytest

import paravent
from paravent.server.app import App
from paravent.server.messages import wire
from paravent.server.storage.log import LogLine
from paravent.server.storage.store import Store, deleted_tables, log, notebooks
from paravent.server.tables.housekeeping import DAY_MS
from tests.server.client import Client, Made, Message, open_table
from tests.server.serving import QUICK, serving, serving_app
from tests.server.small import SMALL

OLD = 40 * DAY_MS


async def finished(made: Made) -> list[Client]:
    """Both players talk, one notes something, and they play to the end."""
    clients = [made.client(seat) for seat in range(2)]
    for client in clients:
        await client.come()
    await clients[0].command("note", text="she bluffs")
    await clients[0].command("say", text="an indiscretion")
    await clients[1].command("say", text="good luck")
    await clients[0].command("start")
    await clients[0].command("say", text="another one")
    while not clients[0].over:
        for client in clients:
            while client.version < max(other.version for other in clients):
                await client.next()
            if client.moves and client.prompt and not client.prompt["answered"]:
                assert (await client.answer(client.moves[0]))["type"] == "accepted"
    return clients


def opened(url: str) -> Made:
    return open_table(url, "guru", 2, options=SMALL["guru"].options)


def texts(message: Message) -> list[str]:
    return [said["text"] for said in message["chat"]]  # type: ignore[call-overload, index, union-attr, misc]


def test_a_record_is_for_those_who_played_unless_one_of_them_shares_it(tmp_path: Path) -> None:
    """Neither whoever has the link nor a stranger's token; from when a player shares it until somebody takes that back."""

    async def play(made: Made) -> list[int]:
        clients = await finished(made)
        record, stranger = f"{made.url}/api/tables/{made.id}/record", {"Authorization": "Bearer somebody-elses-token"}
        async with httpx.AsyncClient(timeout=60) as http:

            async def asked() -> list[int]:
                mine = {"Authorization": f"Bearer {made.tokens[1]}"}
                seen = [(await http.get(record, headers=headers)).status_code for headers in ({}, stranger, mine)]
                return [*seen, (await http.get(record.replace("record", "replay"))).status_code]

            found = await asked()
            await clients[1].command("share", shared=True)
            await clients[0].until("lobby", where=lambda m: "'shared': True" in str(m))
            found += await asked()
            await clients[0].command("share", shared=False)
            found += await asked()
        for client in clients:
            await client.leave()
        return found

    with serving(tmp_path / "log.db") as url:
        private, shared = [403, 403, 200, 403], [200, 200, 200, 200]
        assert asyncio.run(play(opened(url))) == [*private, *shared, *private]


def test_a_player_deletes_what_they_have_said_and_noted(place: str) -> None:
    """It is gone from every screen, the record and the store; what others said is not, and it stays so after a restart."""

    async def play(made: Made) -> str:
        clients = await finished(made)
        assert (await clients[0].command("erase"))["type"] == "accepted"
        talk = await clients[1].until("talk")
        assert texts(talk) == ["good luck"]
        for client in clients:
            await client.leave()
        return httpx.get(f"{made.url}/api/tables/{made.id}/record", headers=made.bearer).text

    async def again(made: Made) -> Message:
        client = made.client(0)
        welcome = await client.come()
        await client.leave()
        return welcome

    with serving_app(place) as (app, url):
        made = opened(url)
        record = asyncio.run(play(made))
        paravent.verify(record)
        assert "another one" not in record and "indiscretion" not in record
    with serving_app(place) as (app, url):
        welcome = asyncio.run(again(replace(made, url=url)))
        assert (texts(welcome), welcome["notebook"]) == (["good luck"], "")
        assert httpx.get(f"{url}/api/tables/{made.id}/record", headers=made.bearer).text == record
        stored = cast("list[LogLine]", in_loop(app, log(app.registry.store, made.id)))
        assert not any("indiscretion" in line.entry or "another one" in line.entry for line in stored)


def in_loop(app: App, work: object) -> object:
    """Something asked of the server's own store."""
    loop = app.registry.store._loop if hasattr(app.registry.store, "_loop") else None
    if loop is None:
        loop = app.registry.store._writer.get_loop()  # type: ignore[attr-defined]
    return asyncio.run_coroutine_threadsafe(work, loop).result(30)  # type: ignore[arg-type]


def test_an_export_is_what_a_seat_may_know_and_the_record_when_it_is_over(tmp_path: Path) -> None:
    """In the middle of a game it holds what the seat's own welcome holds, and nothing of the others'."""

    async def play(made: Made) -> None:
        async with httpx.AsyncClient(base_url=f"{made.url}/api/tables/{made.id}") as http:
            client = made.client(1)
            await client.come()
            await client.command("note", text="mine")
            host = made.client(0)
            await host.come()
            await host.command("start")
            while client.position is None:
                await client.next()
            given = (await http.get("/export", headers={"Authorization": f"Bearer {made.tokens[1]}"})).json()
            assert (given["seat"], given["notebook"], given["record"]) == (1, "mine", None)
            assert given["position"]["view"] == client.position["view"]
            assert (await http.get("/export")).status_code == 401
            for each in (client, host):
                await each.leave()

    async def to_the_end(made: Made) -> None:
        for client in await finished(made):
            await client.leave()

    with serving(tmp_path / "log.db") as url:
        asyncio.run(play(opened(url)))
        made = opened(url)
        asyncio.run(to_the_end(made))
        given = httpx.get(f"{url}/api/tables/{made.id}/export", headers={"Authorization": f"Bearer {made.tokens[1]}"}).json()
        assert paravent.verify(given["record"]).over and texts(given) == ["an indiscretion", "good luck", "another one"]


def test_the_host_deletes_a_table_that_is_over(place: str) -> None:
    """Nobody else may, and not before; whoever is there is told, and nothing of it is left in the store."""

    async def play(made: Made) -> None:
        address = f"{made.url}/api/tables/{made.id}"
        async with httpx.AsyncClient() as http:
            early = await http.post(f"{address}/delete", headers=made.bearer)
            clients = await finished(made)
            other = await http.post(f"{address}/delete", headers={"Authorization": f"Bearer {made.tokens[1]}"})
            assert (early.status_code, early.json()["code"], other.status_code) == (409, "not-over", 403)
            assert (await http.post(f"{address}/delete", headers=made.bearer)).status_code == 204
            goodbye = await clients[1].until("goodbye")
            assert (goodbye["code"], goodbye["again"]) == ("deleted", False)
            assert (await http.get(address)).status_code == 404
            for client in clients:
                await client.leave()

    with serving_app(place) as (app, url):
        made = opened(url)
        asyncio.run(play(made))
        store, keeper = app.registry.store, app.registry._housekeeper
        in_loop(app, keeper.tidy())
        assert in_loop(app, left(store, made.id)) == [[], {}, []]


async def left(store: Store, table: str) -> list[object]:
    return [await log(store, table), await notebooks(store, table), [id for id in await deleted_tables(store) if id == table]]


def test_what_is_old_is_deleted_and_what_goes_on_is_not(tmp_path: Path) -> None:
    """After the days that the host has named; a table that has not begun after one; and none at which somebody is."""
    place = tmp_path / "log.db"
    with serving_app(place, replace(QUICK, keep_days=30)) as (app, url):
        made = {name: opened(url) for name in ("over", "begun", "unbegun", "new", "here")}

        async def play() -> None:
            for client in await finished(made["over"]):
                await client.leave()
            for name in ("begun", "here"):
                client = made[name].client(0)
                await client.come()
                await client.command("start")
                if name != "here":
                    await client.leave()
            await asyncio.to_thread(age, place, [made[name].id for name in ("over", "begun", "here")], OLD)
            await asyncio.to_thread(age, place, [made["unbegun"].id], 2 * DAY_MS)
            await asyncio.to_thread(in_loop, app, app.registry._housekeeper.tidy())
            await client.leave()

        asyncio.run(play())
        there = {name: httpx.get(f"{url}/api/tables/{each.id}").status_code for name, each in made.items()}
        assert there == {"over": 404, "begun": 404, "unbegun": 404, "new": 200, "here": 200}
        assert httpx.get(f"{url}/api/keeping").json() == {"days": 30, "unbegun_hours": 24}


def age(place: Path, ids: list[str], by: int) -> None:
    with sqlite3.connect(place, timeout=20) as hand:
        for id in ids:
            hand.execute("UPDATE tables SET touched = touched - ? WHERE id = ?", (by, id))


@pytest.mark.parametrize(
    ("harm", "read"),
    [
        ("DELETE FROM log WHERE n = 2", 2),
        ("DELETE FROM log WHERE n = (SELECT max(n) FROM log)", 3),
        ("UPDATE log SET entry = substr(entry, 1, 9) WHERE n = 1", 1),
        ("DELETE FROM log", 0),
    ],
)
def test_a_damaged_table_says_at_the_table_and_on_start_what_is_lost(
    harm: str, read: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A line from the middle, the end, a cut one, or all of them: nobody plays on with less, and other tables are as before."""

    async def come(made: Made) -> Message:
        client = made.client(0)
        client.welcome = {}
        coming = asyncio.create_task(client.come(language="fr"))
        await asyncio.wait([coming])
        coming.exception()
        return json.loads(client.received[-1])  # type: ignore[no-any-return]

    place = tmp_path / "log.db"
    with serving(place) as url:
        whole, made = opened(url), opened(url)

        async def begin() -> None:
            client = made.client(0)
            await client.come()
            await client.command("start")
            await client.leave()

        asyncio.run(begin())
    with sqlite3.connect(place) as hand:
        mine = f"table_id = '{made.id}'"
        hand.execute(harm.replace("FROM log)", f"FROM log WHERE {mine})") + (" AND " if "WHERE" in harm else " WHERE ") + mine)
    with serving(place) as url:
        goodbye = asyncio.run(come(replace(made, url=url)))
        assert (goodbye["code"], goodbye["again"]) == ("damaged", False)
        assert f"sur ses 4 lignes, seules les {read} premières" in str(goodbye["sentence"]).replace("\u00a0", " ")
        assert httpx.get(f"{url}/api/tables/{whole.id}").status_code == 200
    if "substr" not in harm:
        assert "a table is damaged" in caplog.messages


def test_nobody_says_more_at_a_table_than_one_player_may(tmp_path: Path) -> None:
    """A clear refusal; and what was said before stays."""

    async def play(made: Made) -> Message:
        client = made.client(0)
        await client.come()
        for _ in range(200):
            answer = await client.command("say", text="é" * wire.MOST_TALK)
            if answer["type"] == "refused":
                await client.leave()
                return answer
        raise AssertionError("nobody stopped this player")

    with serving(tmp_path / "log.db") as url:
        refused = asyncio.run(play(opened(url)))
    assert (refused["code"], "as much" in str(refused["sentence"])) == ("said-enough", True)
