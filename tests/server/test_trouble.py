"""A store that fails: nobody is told what was not kept, nobody is left waiting, and the table goes on from what was kept."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from paravent import Json
from paravent.core.errors import ParaventError
from paravent.server.app import App
from paravent.server.messages.wire import MOST_NOTES
from paravent.server.storage.sqlite import SqliteStore
from paravent.server.tables.mailbox import Query
from tests.sealed import SEALED
from tests.server.client import Client, Made, open_table
from tests.server.serving import serving, serving_app


class Disk:
    """The server's SQLite file, from outside: it can be held, so that writes wait, and be full from a line's number on."""

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(path, isolation_level=None)

    def hold(self) -> None:
        self._connection.execute("BEGIN IMMEDIATE")

    def release(self, *, full_from: int) -> None:
        full = f"BEGIN SELECT json('full' || NEW.n) WHERE NEW.n >= {full_from}; END"  # no JSON: an error that is no conflict
        self._connection.execute(f"CREATE TRIGGER full BEFORE INSERT ON log {full}")
        self._connection.execute("COMMIT")

    def empty(self) -> None:
        self._connection.execute("DROP TRIGGER full")

    def lines(self) -> int:
        return int(self._connection.execute("SELECT count(*) FROM log").fetchone()[0])

    def write_elsewhere(self) -> None:
        """What another server does."""
        talk = '{"e":"talked","seat":1,"text":"hm"}'
        self._connection.execute(f"INSERT INTO log SELECT table_id, max(n) + 1, at, '{talk}' FROM log")

    def finished(self) -> bool:
        return bool(self._connection.execute("SELECT min(finished) FROM tables").fetchone()[0])

    def close(self) -> None:
        self._connection.close()


@contextmanager
def disk_at(path: Path) -> Iterator[Disk]:
    disk = Disk(path)
    try:
        yield disk
    finally:
        disk.close()


async def waiting(app: App, table: str, count: int) -> None:
    """Until so many mails of this table wait for the store."""
    while len(app.registry.actors[table]._keeper.unkept()) < count:
        await asyncio.sleep(0.005)


async def hold(app: App, disk: Disk, sending: Coroutine[object, object, None]) -> None:
    """Hold the disk while this is sent, until the table's writer waits for the disk with it."""
    store = app.registry.store
    assert isinstance(store, SqliteStore)
    while store._committing:
        await asyncio.sleep(0.005)
    disk.hold()
    await sending
    while not store._committing:
        await asyncio.sleep(0.005)


def troubled(tmp_path: Path, work: Callable[[App, Made, Disk], Coroutine[object, object, None]]) -> None:
    """A table for two of the sealed vote, on a disk that can fail."""
    path = tmp_path / "log.db"
    with SEALED.registered(), serving_app(path) as (app, url), disk_at(path) as disk:
        asyncio.run(asyncio.wait_for(work(app, open_table(url, "sealed", 2), disk), 20))


async def to_the_last_vote(made: Made) -> list[Client]:
    """Both players, where only the second has still to answer the last question."""
    players = [made.client(0), made.client(1)]
    for player in players:
        await player.come()
    await players[0].command("start")
    await players[1].until("happened")
    await players[0].answer("vote 0")
    await players[1].answer("vote 0")
    await players[0].until("happened")
    await players[0].answer("vote 1")
    return players


async def vote(player: Client) -> None:
    """Send an answer and wait for nothing."""
    await player.send({"type": "answer", "id": "vote", "prompt": str(player.version), "move": "vote 1"})


async def voted_behind_a_note(app: App, made: Made, disk: Disk) -> list[Client]:
    """Both players; the last vote waits for the disk, behind a note."""
    players = await to_the_last_vote(made)
    await hold(app, disk, players[0].send({"type": "note", "id": "note", "text": "wait"}))
    await vote(players[1])
    await waiting(app, made.id, 2)
    return players


async def asks_in_vain(app: App, made: Made, disk: Disk, path: str) -> None:
    """Who asks over HTTP behind the last vote, before the disk turns out to be full, is refused."""
    async with httpx.AsyncClient(base_url=made.url) as http:
        before = len(app.registry.actors[made.id]._keeper.unkept())
        asking = asyncio.ensure_future(http.get(f"/api/tables/{made.id}{path}"))
        await waiting(app, made.id, before + 1)
        disk.release(full_from=disk.lines())
        assert ((await asking).status_code, (await asking).json()["code"]) == (503, "trouble")


async def comes_in_vain(late: Client, coming: asyncio.Future[dict[str, Json]]) -> None:
    """Who says hello gets no welcome, but a goodbye."""
    with pytest.raises(ConnectionClosed):
        await coming
    assert [json.loads(text)["code"] for text in late.received] == ["trouble"]


async def dismissed(*clients: Client) -> None:
    """The server says goodbye to each, and that they may come back."""
    for client in clients:
        goodbye = await client.until("goodbye")
        assert (goodbye["code"], goodbye["again"]) == ("trouble", True)
        await client.leave()


def test_the_record_is_not_read_before_the_last_move_is_kept(tmp_path: Path) -> None:
    """A record holds every card: whoever asks while the end is being stored waits for it, and is refused if it cannot be."""

    async def work(app: App, made: Made, disk: Disk) -> None:
        players = await voted_behind_a_note(app, made, disk)
        await asks_in_vain(app, made, disk, "/record")
        await dismissed(*players)

    troubled(tmp_path, work)


def test_whoever_comes_with_a_change_that_cannot_be_kept_is_told_to_come_back(tmp_path: Path) -> None:
    """They are served in one turn of the writer; nobody is left with an open connection and no answer."""

    async def work(app: App, made: Made, disk: Disk) -> None:
        players, late = await voted_behind_a_note(app, made, disk), made.client(None)
        coming = asyncio.ensure_future(late.come())
        await waiting(app, made.id, 3)
        disk.release(full_from=disk.lines())
        await comes_in_vain(late, coming)
        await dismissed(*players)

    troubled(tmp_path, work)


def test_whoever_comes_behind_a_change_that_cannot_be_kept_is_told_to_come_back(tmp_path: Path) -> None:
    """What waits for the writer when it gives up is refused like what it held, over sockets and over HTTP."""

    async def work(app: App, made: Made, disk: Disk) -> None:
        players, late = await to_the_last_vote(made), made.client(None)
        await hold(app, disk, vote(players[1]))
        coming = asyncio.ensure_future(late.come())
        await waiting(app, made.id, 2)
        await asks_in_vain(app, made, disk, "")
        await comes_in_vain(late, coming)
        await dismissed(*players)

    troubled(tmp_path, work)


def test_whoever_asks_in_the_moment_of_a_failure_is_refused(tmp_path: Path) -> None:
    """Between a table's failure and its last turn something may still reach its mailbox: it is answered, too."""
    refused: Future[ParaventError] = Future()

    async def work(app: App, made: Made, _: Disk) -> None:
        players = await to_the_last_vote(made)
        actor = app.registry.actors[made.id]

        def fail_and_ask() -> None:
            actor._lost(OSError("no disk"))
            actor.post(Query(lambda session: session.version, lambda _: None, refused.set_result))

        actor._loop.call_soon_threadsafe(fail_and_ask)
        assert (await asyncio.wrap_future(refused)).code == "trouble"
        await dismissed(*players)

    troubled(tmp_path, work)


def test_whatever_is_typed_into_a_notebook_can_be_kept(place: str) -> None:
    """On both engines, up to the longest: a notebook that is refused would throw its writer out, or everybody."""

    async def work(made: Made) -> None:
        writer, other = made.client(0), made.client(1)
        await writer.come()
        await other.come()
        assert (await writer.command("note", text="a\0b😀\n"))["type"] == "accepted"
        assert (await other.command("note", text="😀" * MOST_NOTES))["type"] == "accepted"
        await writer.leave()
        assert (await writer.come())["notebook"] == "ab😀\n"
        for client in (writer, other):
            await client.leave()

    with serving(place) as url:
        asyncio.run(asyncio.wait_for(work(open_table(url, "guru", 2)), 20))


def test_bots_play_on_by_themselves_when_the_store_is_well_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever watches need not do anything: a bot keeps the table going as it did before."""
    monkeypatch.setattr("paravent.server.tables.ownership.Alone.seconds_to_mend", 0.05)

    async def work(app: App, made: Made, disk: Disk) -> None:
        host = Client(made.url, made.id, made.host)
        await host.come()
        disk.hold()
        disk.release(full_from=disk.lines() + 3)
        await host.send({"type": "start", "id": "start"})
        await dismissed(host)
        disk.empty()
        watcher = Client(made.url, made.id)
        await watcher.come()
        while not disk.finished():
            await asyncio.sleep(0.02)
        await watcher.leave()

    path = tmp_path / "log.db"
    bots: list[Json] = [{"seat": seat, "strength": "simple"} for seat in (0, 1)]
    with serving_app(path) as (app, url), disk_at(path) as disk:
        made = open_table(url, "guru", 2, players=0, bots=bots, options={"max_rounds": 1})
        asyncio.run(asyncio.wait_for(work(app, made, disk), 30))


def test_a_table_that_another_server_keeps_is_left_to_it(tmp_path: Path) -> None:
    """Two servers whose clocks and bots play at one table would throw its players out again and again."""

    async def work(app: App, made: Made, disk: Disk) -> None:
        host = made.client(0)
        await host.come()
        await host.command("start")
        disk.write_elsewhere()
        await host.send({"type": "say", "id": "say", "text": "hm"})
        await dismissed(host)
        assert made.id not in app.registry.actors and not app.registry._mending  # it let go before it said goodbye

    path = tmp_path / "log.db"
    with serving_app(path) as (app, url), disk_at(path) as disk:
        asyncio.run(asyncio.wait_for(work(app, open_table(url, "guru", 2, answer_seconds=60), disk), 30))
