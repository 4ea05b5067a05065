"""Clients that mean harm: each is refused or dropped, and nobody else notices. Only ever against 127.0.0.1, bounded in count."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from paravent.server.messages.wire import MOST_BYTES
from paravent.server.transport.limits import Limits
from tests.server.client import Client, Made, Message, open_table
from tests.server.serving import BUSY, QUICK, serving

TIGHT = replace(
    QUICK,
    limits=replace(BUSY, messages_per_second=20, burst=40, connections_per_address=12, seconds_to_hello=0.5),
)


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("hostile") / "log.db", TIGHT) as address:
        yield address


async def honest_play(made: Made, harm: Callable[[], Awaitable[None]]) -> float:
    """Two honest players play while harm is done; gives the longest that either waited for an answer."""
    players = [made.client(0), made.client(1)]
    for player in players:
        await player.come()
    await players[0].command("start")
    await players[1].until("happened")
    harming = asyncio.ensure_future(harm())
    longest = 0.0
    for _ in range(12):
        mover = next(player for player in players if player.moves)
        began = time.monotonic()
        await mover.answer(mover.moves[0])
        longest = max(longest, time.monotonic() - began)
        for player in players:
            while player.version < mover.version:
                await player.next()
        await asyncio.sleep(0.02)
    await harming
    for player in players:
        await player.leave()
    return longest


async def raw(made: Made) -> ClientConnection:
    return await connect(made.url.replace("http", "ws") + f"/ws/{made.id}", compression=None, max_size=None)


async def last_words(connection: ClientConnection) -> Message:
    """The last message before the connection is closed."""
    last: Message = {}
    try:
        while True:
            last = json.loads(await asyncio.wait_for(connection.recv(), 10))
    except ConnectionClosed:
        return last


def harmed(url: str, harm: Callable[[Made], Awaitable[None]]) -> None:
    """The harm is done, and an honest table nearby goes on."""
    honest, victim = open_table(url, "guru", 2), open_table(url, "guru", 2)
    longest = asyncio.run(asyncio.wait_for(honest_play(honest, lambda: harm(victim)), 60))
    assert longest < 5


def test_an_oversized_message_ends_its_connection(url: str) -> None:
    """Nothing larger than the wire's largest message is read."""

    async def harm(made: Made) -> None:
        connection = await raw(made)
        await connection.send("x" * (MOST_BYTES + 1))
        await last_words(connection)
        assert connection.close_code == 1009

    harmed(url, harm)


def test_unreadable_messages_are_refused_and_then_the_connection_is_closed(url: str) -> None:
    """Malformed JSON, wrong types, unknown messages, binary noise, nesting without end."""

    async def harm(made: Made) -> None:
        client = made.client(0)
        await client.come()
        assert client.socket is not None
        bad: list[str | bytes] = [
            "{",
            "[1]",
            '{"type":"fly","id":"a"}',
            b"\xff\xfe",
            '{"type":"answer","id":1}',
            '{"x":' + "[" * 4000,
        ]
        for noise in bad:
            await client.socket.send(noise)
        words = await last_words(client.socket)
        assert (words["type"], words["code"]) == ("goodbye", "malformed")

    harmed(url, harm)


def test_a_request_that_is_nested_without_end_is_refused(url: str) -> None:
    """As malformed as any other."""
    deep = '{"game":"guru","seats":2,"options":{"honour":' + "[" * 5000 + "]" * 5000 + "}}"
    answer = httpx.post(f"{url}/api/tables", content=deep, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


@pytest.mark.parametrize("path", ["tables", "codes", "lessons", "replay", "tables/none/join"])
def test_a_request_whose_bytes_are_no_text_is_refused(url: str, path: str) -> None:
    """Neither in a value nor in a name."""
    for body in (b'{"game": "\xa5"}', b'{"g\xd1me": "guru"}'):
        answer = httpx.post(f"{url}/api/{path}", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400
        assert answer.json()["code"] == "malformed"


def test_who_does_not_say_hello_is_not_served(url: str) -> None:
    """Neither by silence nor by saying something else first."""

    async def harm(made: Made) -> None:
        silent, rude = await raw(made), await raw(made)
        await rude.send('{"type":"start","id":"a"}')
        assert (await last_words(rude))["code"] == "no-hello"
        assert (await last_words(silent))["code"] == "no-hello"

    harmed(url, harm)


def test_a_foreign_token_opens_nothing(url: str) -> None:
    """Another table's token, or none at all, is nobody's here."""

    async def harm(made: Made) -> None:
        other = open_table(url, "guru", 2)
        for token in (other.tokens[0], other.host, "x", ""):
            connection = await raw(made)
            await connection.send(json.dumps({"type": "hello", "token": token}))
            assert (await last_words(connection))["code"] == "foreign-token"
        connection = await connect(made.url.replace("http", "ws") + "/ws/0123456789abcdef", compression=None)
        await connection.send('{"type":"hello"}')
        assert (await last_words(connection))["code"] == "no-table"

    harmed(url, harm)


def test_a_flood_ends_its_connection(url: str) -> None:
    """Faster than any player or program at play."""

    async def harm(made: Made) -> None:
        client = made.client(1)
        await client.come()
        assert client.socket is not None
        try:
            for n in range(200):
                await client.socket.send(json.dumps({"type": "say", "id": str(n), "text": "spam"}))
        except ConnectionClosed:
            pass
        words = await last_words(client.socket)
        assert (words["type"], words["code"]) == ("goodbye", "too-fast")

    harmed(url, harm)


def test_a_client_that_does_not_read_is_dropped(tmp_path: Path) -> None:
    """Its table does not wait for it, and its connection does not last."""

    async def play(made: Made) -> None:
        talker, deaf = made.client(0), made.client(1)
        await talker.come()
        deaf.socket = await connect(
            made.url.replace("http", "ws") + f"/ws/{made.id}", compression=None, max_queue=1, sock=small_socket(made.url)
        )
        await deaf.send({"type": "hello", "token": deaf.token})
        await talker.until("presence", where=lambda message: message["present"] == [True, True])
        for n in range(9000):
            await talker.command("say", text=f"{n} " + "x" * 480)
            if n % 50 == 0 and await gone(talker):
                break
        else:
            raise AssertionError("the server still waits for a client that does not read")
        deaf.socket.transport.abort()
        await talker.leave()

    async def gone(talker: Client) -> bool:
        return any('"present":[true,false]' in text for text in talker.received)

    limits = Limits(messages_per_second=1e9, burst=10**9)
    with serving(tmp_path / "log.db", replace(QUICK, limits=limits)) as url:
        asyncio.run(asyncio.wait_for(play(open_table(url, "guru", 2)), 100))


def small_socket(url: str) -> socket.socket:
    """A socket that can hold little of what it does not read."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.connect(("127.0.0.1", int(url.rpartition(":")[2])))
    made.setblocking(False)
    return made


def test_one_address_cannot_take_all_connections(url: str) -> None:
    """The first few are served, the rest are turned away at the door."""

    async def harm(made: Made) -> None:
        came = await asyncio.gather(*(raw(made) for _ in range(60)), return_exceptions=True)
        refused = [answer for answer in came if isinstance(answer, InvalidStatus)]
        assert len(refused) >= 48 and all(answer.response.status_code == 403 for answer in refused)
        for connection in came:
            if isinstance(connection, ClientConnection):
                await connection.close()

    harmed(url, harm)


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_a_page_from_elsewhere_may_not_use_this_server(url: str, origin: str) -> None:
    """Neither over a WebSocket nor by a request."""

    async def harm(made: Made) -> None:
        with pytest.raises(InvalidStatus):
            await connect(made.url.replace("http", "ws") + f"/ws/{made.id}", additional_headers={"Origin": origin})

    harmed(url, harm)
    answer = httpx.post(f"{url}/api/tables", json={"game": "guru", "seats": 2}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "other-origin")


def test_our_own_page_may_use_this_server(url: str) -> None:
    """The Origin that a browser sends from this server's pages."""
    answer = httpx.post(f"{url}/api/tables", json={"game": "guru", "seats": 2}, headers={"Origin": url})
    assert answer.status_code == 201


def test_markup_in_names_and_talk_is_only_text(url: str) -> None:
    """It is sent as JSON text and never as a page."""

    async def play() -> list[str]:
        made = open_table(url, "guru", 2, players=1)
        httpx.post(f"{url}/api/tables/{made.id}/join", json={"name": "<img src=x>\u202e"})
        client = made.client(0)
        await client.come()
        await client.command("say", text="<script>alert(1)</script>\u0000")
        await client.until("said")
        await client.leave()
        return client.received

    received = asyncio.run(play())
    welcome = json.loads(received[0])
    said = next(message for text in received if (message := json.loads(text))["type"] == "said")
    assert welcome["table"]["seats"][1]["name"] == "<img src=x>"
    assert said["text"] == "<script>alert(1)</script>"


def test_requests_are_limited_and_large_bodies_refused(tmp_path: Path) -> None:
    """A flood of tables is stopped; a body larger than any table's is not read."""
    limits = Limits(requests_per_second=0.1, request_burst=5)
    with serving(tmp_path / "log.db", replace(QUICK, limits=limits)) as url:
        statuses = [httpx.post(f"{url}/api/tables", json={"game": "guru", "seats": 2}).status_code for _ in range(7)]
        assert statuses == [201] * 5 + [429] * 2
    with serving(tmp_path / "log.db") as url:
        assert httpx.post(f"{url}/api/tables", content=b'{"game":"' + b"x" * 100_000 + b'"}').status_code == 413


def test_every_answer_carries_the_usual_headers(url: str) -> None:
    """Pages, data and errors alike; no page may be framed, sniffed or run foreign scripts."""
    for path in ("/", "/api/games", "/api/tables/0123456789abcdef", "/nowhere", "/t/0123456789abcdef"):
        answer = httpx.get(url + path)
        assert "default-src 'none'" in answer.headers["content-security-policy"], path
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers
