"""One connection harms nobody else: what comes is counted from `accept` on, byte by byte and frame by frame."""

from __future__ import annotations

import asyncio
import json
import os
import select
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import replace
from itertools import count
from pathlib import Path
from unittest.mock import patch

import httpx
import pytest

from paravent.server.app import App, Server, Settings
from paravent.server.messages.refusal import refusal
from paravent.server.messages.sentences import sentence
from paravent.server.transport.door import Door
from paravent.server.transport.frames import SLICE, SPARE
from paravent.server.transport.limits import LEAST_PIECE, UNLIMITED, Admission, Limits, TokenBucket, block
from paravent.server.transport.porter import REST, Client, Porter
from tests.server.client import open_table
from tests.server.serving import BUSY, QUICK, free_port, serving, serving_app
from tests.server.test_way_in import certified, needs_openssl

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


def test_who_is_turned_away_is_given_an_answer_and_nothing_is_made_for_them(tmp_path: Path) -> None:
    """No transport, no protocol, no task: a refused connection costs three calls of the system."""
    limits, made = replace(BUSY, sockets_per_address=2), []
    with (
        patch.object(Door, "__init__", autospec=True, side_effect=Door.__init__) as init,
        serving(tmp_path / "log.db", replace(QUICK, limits=limits)) as url,
    ):
        before = wait_for(lambda: init.call_count, 1)
        with ExitStack() as stack:
            for _ in range(30):
                made.append(stack.enter_context(closing(connected(url))))
            # Not the first two for certain: who asked whether the server is up may still have been counted then.
            answered = wait_for(lambda: len(select.select(made, [], [], 0)[0]), 28)
            assert answered >= 28
            assert all(last_bytes(one).startswith(b"HTTP/1.1 503 ") for one in select.select(made, [], [], 0)[0])
            assert init.call_count - before <= 2


def wait_for(count: Callable[[], int], least: int) -> int:
    until = time.monotonic() + 10
    while count() < least and time.monotonic() < until:
        time.sleep(0.01)
    return count()


async def shown_in(crowd: int, admission: Admission, clock: Callable[[], float] = time.monotonic) -> list[tuple[int, float]]:
    """A crowd that has connected before the porter looks: for each who was let in the event loop's turn, and the time."""
    loop, turn, found, done = asyncio.get_running_loop(), [0], [], asyncio.Event()

    def count_turns() -> None:
        turn[0] += 1
        loop.call_soon(count_turns)

    def greet(connection: socket.socket, _: Client) -> None:
        connection.close()
        found.append((turn[0], loop.time()))
        if len(found) == crowd:
            done.set()

    with closing(socket.create_server(("127.0.0.1", 0), backlog=crowd)) as listener, ExitStack() as stack:
        for _ in range(crowd):
            stack.enter_context(closing(socket.create_connection(listener.getsockname())))
        porter = Porter(listener, admission, greet, tls=False, clock=clock)
        porter.open()
        count_turns()
        with suppress(TimeoutError):
            await asyncio.wait_for(done.wait(), 5)
        porter.close()
    return found


def test_players_have_their_turn_while_a_crowd_comes_in() -> None:
    """Of two hundred who wait few are let in before everybody else is looked after; and none waits for another's rest."""
    found = asyncio.run(shown_in(200, Admission(UNLIMITED)))
    assert len(found) == 200
    assert max(Counter(turn for turn, _ in found).values()) <= 8


def test_after_turning_somebody_away_the_porter_rests() -> None:
    """Nine times as long as it took: so a flood of connections takes a tenth of the time at most, and waits in the queue."""

    class OneInForty(Admission):
        asked = 0

        def open(self, address: str) -> bool:
            self.asked += 1
            return self.asked % 40 == 0

    ticks = count()
    found = asyncio.run(shown_in(200, OneInForty(UNLIMITED), lambda: next(ticks) * 0.002))
    assert len(found) == 5
    assert found[-1][1] - found[0][1] >= 4 * REST * 0.002 * 0.9  # the longest chain of those who wait comes in, rest by rest


def test_a_class_comes_in_at_once(tmp_path: Path) -> None:
    """Thirty people behind one address, each with the half dozen connections of a browser, by the limits as they are."""
    with serving(tmp_path / "log.db", replace(QUICK, limits=Limits())) as url, ExitStack() as stack:
        crowd = [stack.enter_context(closing(connected(url))) for _ in range(180)]
        for one in crowd:
            one.sendall(GET)
        assert all(one.recv(100).startswith(b"HTTP/1.1 200 ") for one in crowd)


def test_crumbs_of_requests_are_counted(tmp_path: Path) -> None:
    """Who sends requests byte by byte is cut; whoever asks in one piece, or two, from the same address is served all the same."""
    limits = replace(BUSY, crumbs_per_second=0.001, crumb_burst=20)
    with serving(tmp_path / "log.db", replace(QUICK, limits=limits)) as url, closing(connected(url)) as slow:
        sent = 0
        with suppress(OSError):
            for byte in b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: " + b"x" * 2_000:
                slow.sendall(bytes((byte,)))
                sent += 1
                time.sleep(0.002)
        assert sent < 2_000
        assert httpx.get(f"{url}/healthz").status_code == 200


def test_pieces_of_frames_are_counted(tmp_path: Path) -> None:
    """A frame that comes byte by byte costs as many readings as bytes, so each counts for more than it is."""
    limits = replace(BUSY, bytes_per_second=1, byte_burst=40 * LEAST_PIECE)
    with serving(tmp_path / "log.db", replace(QUICK, limits=limits)) as url:
        made, sent = open_table(url, "guru", 2, players=1), 0
        with closing(upgraded(url, made.id)) as slow, suppress(OSError):
            slow.sendall(b"\x81\xfe\x0f\x00\0\0\0\0")
            for _ in range(2_000):
                slow.sendall(b"x")
                sent += 1
                time.sleep(0.002)
        assert sent < 2_000


@needs_openssl
def test_connections_count_before_the_handshake_of_tls(tmp_path: Path) -> None:
    """Who never says a word of TLS takes a place of their own address, for as long as a request may take."""
    limits = replace(BUSY, sockets_per_address=8, seconds_to_request=1.0)
    settings = replace(QUICK, limits=limits, certificate=certified(tmp_path / "tls", "door"))
    with serving_tls(tmp_path / "log.db", settings) as (app, port):
        silent = [socket.create_connection(("127.0.0.1", port), 10) for _ in range(8)]
        assert wait_for(lambda: open_sockets(app), 8) == 8
        with closing(socket.create_connection(("127.0.0.1", port), 10)) as ninth:
            assert last_bytes(ninth) == b""
        for one in silent:
            last_bytes(one)
            one.close()
        until = time.monotonic() + 10
        while open_sockets(app) and time.monotonic() < until:
            time.sleep(0.01)
        assert open_sockets(app) == 0


@contextmanager
def serving_tls(data: Path, settings: Settings) -> Iterator[tuple[App, int]]:
    """A server in a thread that is not asked whether it is well: it speaks TLS."""
    port, app = free_port(), App(replace(settings, data=str(data)))
    server = Server(app, "127.0.0.1", port)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()))
    thread.start()
    wait_for(lambda: server.started, 1)
    try:
        yield app, port
    finally:
        server.should_exit = True
        thread.join()


def test_uploads_cost_more_and_are_refused_before_they_are_read(tmp_path: Path) -> None:
    """Of the second not a byte of the body has come when it is answered, in a sentence, and the connection is closed."""
    limits = replace(BUSY, requests_per_second=0.001, request_burst=7)
    head = b"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Language: fr\r\nContent-Length: %d\r\n\r\n"
    with serving(tmp_path / "log.db", replace(QUICK, limits=limits)) as url:
        assert httpx.post(f"{url}/api/replay", json={"record": "no"}).status_code == 409
        with closing(connected(url)) as second:
            second.sendall(head % 100_000)
            answer = last_bytes(second)
    assert answer.startswith(b"HTTP/1.1 429 ")
    assert json.loads(answer.partition(b"\r\n\r\n")[2]) == {
        "code": "too-fast",
        "sentence": sentence(refusal("too-fast"), None, "fr", []),
    }


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
