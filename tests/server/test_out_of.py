"""Out of descriptors, memory or disk: newcomers are refused with a sentence, those at tables stay, and it mends by itself."""

from __future__ import annotations

import asyncio
import os
import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from paravent.core.errors import ParaventError
from paravent.server.app import App, Server, Settings
from paravent.server.messages import sentences
from paravent.server.messages.refusal import refusal
from paravent.server.storage import sqlite
from paravent.server.tables.session import Session
from paravent.server.transport.descriptors import LEAST, RESERVE
from paravent.server.transport.limits import Admission, Limits
from tests.server.client import Client, Made, open_table
from tests.server.serving import FORK, QUICK, Process, awaited, free_port, serving_app

FILES = 160


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[tuple[App, str, list[bool]]]:
    """A server whose disk is full while the list says so."""
    well, is_full = sqlite.commit, [False]

    def commit(*args: object) -> object:
        return OperationalError("", {}, OSError("disk full")) if is_full[0] else well(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(sqlite, "commit", commit)
    monkeypatch.setattr("paravent.server.tables.registry.SECONDS_BETWEEN_TRIALS", 0.0)
    with serving_app(tmp_path / "log.db") as (app, url):
        yield app, url, is_full


def test_a_full_disk_is_told_in_a_sentence_and_mends_by_itself(full: tuple[App, str, list[bool]]) -> None:
    """No bare 500; `/healthz` says that nothing can be stored; and when there is room again nobody need do anything."""
    _, url, is_full = full
    laying = {"game": "guru", "seats": 2}
    with httpx.Client(base_url=url, timeout=20) as http:
        made = open_table(url, "guru", 2)
        is_full[0] = True
        answer = http.post("/api/tables", json=laying, headers={"Accept-Language": "fr"})
        assert (answer.status_code, answer.json()["code"]) == (503, "no-store")
        assert answer.json()["sentence"].startswith("Le serveur ne peut rien enregistrer")
        health = http.get("/healthz")
        assert (health.status_code, health.json()["code"]) == (503, "no-store")
        assert http.get(f"/api/tables/{made.id}").status_code == 200  # what is there can be read
        is_full[0] = False
        assert http.get("/healthz").status_code == 200
        assert http.post("/api/tables", json=laying).status_code == 201


def test_a_file_that_may_not_grow_refuses_and_takes_again(tmp_path: Path) -> None:
    """The same with SQLite's own words: the process may write no more to any file, and then it may again."""
    server = Process(tmp_path / "log.db")
    pid = server.process.pid
    assert pid is not None
    try:
        with httpx.Client(base_url=server.url, timeout=20) as http:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
            answers = [http.post("/api/tables", json={"game": "guru", "seats": 2}) for _ in range(3)]
            assert {(answer.status_code, answer.json()["code"]) for answer in answers} == {(503, "no-store")}
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            assert http.post("/api/tables", json={"game": "guru", "seats": 2}).status_code == 201
    finally:
        server.stop()


def few(settings: Settings, port: int) -> None:
    """A server that may hold few descriptors."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))
    os.setsid()
    Server(App(settings), "127.0.0.1", port).run()


def test_out_of_descriptors_newcomers_are_refused_and_players_play_on(tmp_path: Path) -> None:
    """Each connection beyond those that there is room for is answered and closed; then there is room again; SIGTERM is clean."""
    port = free_port()
    process = FORK.Process(target=few, args=(replace(QUICK, data=str(tmp_path / "log.db")), port), daemon=True)
    process.start()
    url = awaited(f"http://127.0.0.1:{port}")
    try:
        asyncio.run(asyncio.wait_for(crowded(open_table(url, "guru", 2), port), 60))
        assert httpx.get(f"{url}/healthz", timeout=20).status_code == 200
    finally:
        process.terminate()
        process.join(20)
    assert not (tmp_path / "log.db-wal").exists()  # SQLite takes it away when the last connection is closed properly


async def crowded(made: Made, port: int) -> None:
    players = [made.client(0), made.client(1)]
    for player in players:
        await player.come()
    with ExitStack() as stack:
        crowd = [stack.enter_context(closing(socket.create_connection(("127.0.0.1", port), 20))) for _ in range(FILES)]
        last = crowd[-1]
        last.settimeout(20)
        assert (await asyncio.to_thread(last.recv, 100)).startswith(b"HTTP/1.1 503")
        assert (await asyncio.to_thread(last.recv, 4096)) is not None
        assert (await players[0].command("start"))["type"] == "accepted"
        await players[1].until("happened")
        mover = next(player for player in players if player.moves)
        assert (await mover.answer(mover.moves[0]))["type"] == "accepted"
    for player in players:
        await player.leave()


def test_some_descriptors_are_kept_for_ourselves() -> None:
    """Whatever the limits say, there is room for the store, the bots and the pages; a proxy's connections count too."""
    assert LEAST < RESERVE
    admission = Admission(Limits(), ["10.0.0.0/8"], room=3)
    assert [admission.open(address) for address in ("10.0.0.1", "10.0.0.1", "192.0.2.1", "192.0.2.2")] == [True] * 3 + [False]
    admission.close("10.0.0.1")
    assert admission.open("192.0.2.2")


def test_a_table_without_memory_says_goodbye_and_others_play_on(tmp_path: Path) -> None:
    """Its players may come back, and find it as it was stored."""

    async def work(made: Made, other: Made) -> None:
        here, there = made.client(0), other.client(0)
        await here.come()
        await there.come()
        with patch.object(Session, "_decide", side_effect=MemoryError):
            await here.send({"type": "ready", "id": "r", "ready": True})
            goodbye = await here.until("goodbye")
        assert (goodbye["code"], goodbye["again"]) == ("trouble", True)
        assert (await there.command("ready", ready=True))["type"] == "accepted"
        back = Client(made.url, made.id, made.tokens[0])
        await back.come()
        assert (await back.command("ready", ready=True))["type"] == "accepted"
        for client in (here, there, back):
            await client.leave()

    with serving_app(tmp_path / "log.db") as (_, url):
        asyncio.run(asyncio.wait_for(work(open_table(url, "guru", 2), open_table(url, "guru", 2)), 60))


def test_a_goodbye_that_cannot_be_said_still_ends_the_connection(tmp_path: Path) -> None:
    """Whatever fails while it is said: nobody is left with an open connection and no answer, nor those behind in the row."""

    async def work(app: App, made: Made) -> None:
        clients = [made.client(0), made.client(1)]
        for client in clients:
            await client.come()
        with patch("paravent.server.tables.broadcaster.sentence", side_effect=[MemoryError, "so long"]):
            stop(app, made.id)
            for client in clients:
                assert client.socket is not None
                await client.socket.wait_closed()

    with serving_app(tmp_path / "log.db") as (app, url):
        asyncio.run(asyncio.wait_for(work(app, open_table(url, "guru", 2)), 60))


def stop(app: App, table: str) -> None:
    """Let the table say goodbye to all."""
    actor = app.registry.actors[table]
    asyncio.run_coroutine_threadsafe(actor.stop(), actor.ended.get_loop()).result(20)


def test_the_texts_are_read_at_the_start() -> None:
    """When no file can be opened any more there is still a sentence to say."""
    sentences.load()
    sentences.catalogue.cache_clear()
    with patch("pathlib.Path.read_text", side_effect=OSError), patch("builtins.open", side_effect=OSError):
        for language, begins in (("fr", "Le serveur"), ("en", "The server")):
            assert sentences.sentence(refusal("no-store"), "guru", language, []).startswith(begins)


def test_a_refusal_whose_text_cannot_be_read_is_told_plainly() -> None:
    """It costs the player the translation, not the table."""
    sentences.load()
    with patch("paravent.server.messages.sentences.catalogue", side_effect=OSError):
        assert sentences.sentence(ParaventError("not-asked", "you are not asked"), "guru", "fr", []) == "you are not asked"
