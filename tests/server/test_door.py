"""One connection harms nobody else: what comes is counted from `accept` on, byte by byte and frame by frame."""

from __future__ import annotations

import asyncio
import os
import socket
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from paravent.server.app import App
from paravent.server.transport.frames import SLICE, SPARE
from paravent.server.transport.limits import Admission, Limits, TokenBucket, block
from tests.server.client import open_table
from tests.server.serving import BUSY, QUICK, serving, serving_app

GET = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
MOST_LOOKED_AT = SPARE * 20 + 2 * SLICE // 6  # frames: the allowance, and what came in the same slices
MOST_BUFFERED = 32 << 20  # bytes; Linux gives a socket ten million at most, both ends together
TEXT, CONT, PING, PONG = 0x1, 0x0, 0x9, 0xA


def frame(opcode: int, payload: bytes = b"", *, last: bool = True) -> bytes:
    """A masked frame (RFC 6455, 5.2); a mask of zeros leaves the payload as it is."""
    return bytes(((0x80 if last else 0) | opcode, 0x80 | len(payload))) + b"\0\0\0\0" + payload


def connected(url: str) -> socket.socket:
    made = socket.create_connection(("127.0.0.1", int(url.rpartition(":")[2])), timeout=10)
    made.settimeout(10)
    return made


def upgraded(url: str, table: str) -> socket.socket:
    """A socket past the handshake of a WebSocket."""
    made = connected(url)
    made.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n".encode()
        + b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += made.recv(4096)
    assert answer.startswith(b"HTTP/1.1 101")
    return made


def last_bytes(made: socket.socket) -> bytes:
    """Everything until the server hangs up."""
    got = b""
    try:
        while part := made.recv(65536):
            got += part
    except ConnectionResetError:
        pass
    return got


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[App, str]]:
    limits = replace(BUSY, messages_per_second=10, burst=20, seconds_to_request=0.5, seconds_to_hello=5.0)
    with serving_app(tmp_path_factory.mktemp("door") / "log.db", replace(QUICK, limits=limits)) as (app, url):
        yield app, url


@pytest.mark.parametrize(
    "noise",
    [frame(PING), frame(PONG, b"x"), frame(CONT, last=False)],
    ids=["pings", "pongs", "empty fragments"],
)
def test_frames_of_every_kind_count_before_hello_too(served: tuple[App, str], noise: bytes) -> None:
    """Who sends more frames than any player is hung up on after a few hundred of a million, with close code 1008 if it reads."""
    _, url = served
    made = open_table(url, "guru", 2)
    begun = frame(TEXT, b"x", last=False) if noise == frame(CONT, last=False) else b""
    with closing(upgraded(url, made.id)) as flood:
        flood.sendall(begun + noise * 400)
        told = last_bytes(flood)
    assert told == b"" or told.endswith(b"\x88\x02" + (1008).to_bytes(2, "big"))


def test_a_flood_within_one_segment_is_stopped_before_it_is_parsed(served: tuple[App, str]) -> None:
    """Of 40,000 tiny frames that arrive together no more than a slice beyond the allowance is looked at."""
    _, url = served
    made = open_table(url, "guru", 2)
    with closing(upgraded(url, made.id)) as flood:
        with suppress(OSError):
            flood.sendall(frame(PING) * 40_000)
        assert last_bytes(flood).count(b"\x8a\x00") <= MOST_LOOKED_AT
    assert httpx.get(f"{url}/healthz").status_code == 200


@pytest.mark.parametrize(
    "half",
    [b"", GET[:-2], b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n\r\n{", GET + GET[:9]],
    ids=["silence", "half a head", "half a body", "half a second request"],
)
def test_a_connection_that_does_not_ask_is_closed(served: tuple[App, str], half: bytes) -> None:
    """No request, no whole head, no whole body within the time for it: the server hangs up, and its place is free again."""
    app, url = served
    with closing(connected(url)) as slow:
        slow.sendall(half)
        last_bytes(slow)  # returns only because the server closes
    until = time.monotonic() + 10
    while open_sockets(app) and time.monotonic() < until:
        time.sleep(0.01)
    assert open_sockets(app) == 0


def open_sockets(app: App) -> int:
    return len(app.admission._sockets)


def test_a_request_that_takes_its_time_to_be_answered_is_not_hung_up_on(served: tuple[App, str]) -> None:
    """Only what is not yet asked has a time limit: a kept-alive connection is used again and again."""
    _, url = served
    with httpx.Client() as client:
        for _ in range(3):
            assert client.get(f"{url}/api/games").status_code == 200


def test_connections_are_counted_from_accept_and_turned_away_with_an_answer(tmp_path: Path) -> None:
    """Silent sockets take the places of their own address only, and whoever finds none is told so at once."""
    limits = replace(BUSY, sockets_per_address=8, seconds_to_request=0.5)
    with serving(tmp_path / "log.db", replace(QUICK, limits=limits)) as url:
        silent = [connected(url) for _ in range(8)]
        with closing(connected(url)) as ninth:
            assert last_bytes(ninth).startswith(b"HTTP/1.1 503 ")
        for one in silent:
            last_bytes(one)
            one.close()
        assert httpx.get(f"{url}/healthz").status_code == 200


def test_who_connects_without_end_is_turned_away(tmp_path: Path) -> None:
    """So is whoever opens connections faster than any household, though each is closed again."""
    limits = replace(BUSY, new_sockets_per_second=0.001, new_socket_burst=30)
    with serving(tmp_path / "log.db", replace(QUICK, limits=limits)) as url:
        for _ in range(40):
            with closing(connected(url)) as one:
                one.sendall(GET)
                answer = one.recv(100)
        assert answer.startswith(b"HTTP/1.1 503 ")


def test_reads_are_counted_and_records_cost_more(tmp_path: Path) -> None:
    """GETs have an allowance too, and a whole game that is played again for one costs as much as ten others."""
    limits = replace(BUSY, reads_per_second=0.001, read_burst=35)
    with serving(tmp_path / "log.db", replace(QUICK, limits=limits)) as url:
        record = f"{url}/api/tables/0123456789abcdef/record"
        answers = [httpx.get(record) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [404, 404, 404, 429]
    assert answers[-1].headers["connection"] == "close"


def test_bytes_are_counted(tmp_path: Path) -> None:
    """Whoever sends more than any game needs is hung up on."""
    limits = replace(BUSY, bytes_per_second=1, byte_burst=2_000)
    with serving(tmp_path / "log.db", replace(QUICK, limits=limits)) as url, closing(connected(url)) as loud:
        loud.sendall(b"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000\r\n\r\n" + os.urandom(4_000))
        assert b" 200 " not in last_bytes(loud)


def test_an_ipv6_household_counts_as_one() -> None:
    """IPv6 by /64, mapped IPv4 as IPv4, and what is no address by its name."""
    assert block("2001:db8:1:2:3:4:5:6") == block("2001:db8:1:2:ffff::1") != block("2001:db8:1:3::1")
    assert block("::ffff:192.0.2.1") == "192.0.2.1"
    assert block("") == ""


def test_a_trusted_proxy_is_not_counted_at_the_door() -> None:
    """Those for whom it asks are counted once it has said who they are."""
    admission = Admission(Limits(), ["10.0.0.0/8"])
    assert admission.trusts("10.1.2.3") and not admission.trusts("11.1.2.3") and not admission.trusts("")


def test_a_bucket_fills_again() -> None:
    """At its rate, to its size and no further."""
    now = [0.0]
    bucket = TokenBucket(2, 4, lambda: now[0])
    assert [bucket.take() for _ in range(5)] == [True] * 4 + [False]
    now[0] = 1
    assert bucket.take(2) and not bucket.take()
    now[0] = 100
    assert bucket.take(4) and not bucket.take(0.5)


def test_a_flood_that_is_hung_up_on_is_not_read_any_more(served: tuple[App, str]) -> None:
    """What it goes on to send fills the buffers of the system and no more, though the last word is left some time to be read."""
    _, url = served
    made, sent = open_table(url, "guru", 2, players=1), 0
    with closing(upgraded(url, made.id)) as flood, suppress(OSError):
        flood.settimeout(1)
        while sent < MOST_BUFFERED:
            sent += flood.send(frame(PING) * 10_000)
    assert sent < MOST_BUFFERED


def test_a_player_plays_on_while_another_connection_floods(served: tuple[App, str]) -> None:
    """A flood of pings and fragments at one table; a game at another goes on."""
    _, url = served
    honest, victim = open_table(url, "guru", 2), open_table(url, "guru", 2)

    def flood() -> None:
        for noise in (frame(PING), frame(CONT, last=False)):
            with closing(upgraded(url, victim.id)) as loud, suppress(OSError):
                for _ in range(50):
                    loud.sendall(noise * 1000)

    async def play() -> int:
        players = [honest.client(0), honest.client(1)]
        for player in players:
            await player.come()
        await players[0].command("start")
        await players[1].until("happened")
        flooding = asyncio.get_running_loop().run_in_executor(None, flood)
        for _ in range(6):
            mover = next(player for player in players if player.moves)
            await mover.answer(mover.moves[0])
            for player in players:
                while player.version < mover.version:
                    await player.next()
        await flooding
        for player in players:
            await player.leave()
        return players[0].version

    assert asyncio.run(asyncio.wait_for(play(), 60)) >= 7
