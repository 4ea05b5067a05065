"""Does one address make others wait? Run it with `python -m bench.floods [SECONDS] [FLOOD ...]`.

A server as it is hosted, on this machine's loopback. A player at a table answers and takes the answer back, some thirty times a
second, and times each. Meanwhile another address (127.0.0.2 and so on) sends as fast as it can, from a process of its own, for so
many seconds (6): pings; empty continuation fragments; half headers; half bodies; silent sockets up to the limit; GETs of a
record; uploads of the dearest record. It is quiet before and after each. As the flood itself keeps this machine busy, and so does
whatever else runs, each is first sent to another server beside ours. Told are p50 and p99 in milliseconds; p99 as a multiple of
the quiet one, and of that beside the other server's flood: so much of it is our server's doing; how much of a core the server
spends. What does not depend on how busy the machine is: the longest turn, which is the most CPU time that the event loop spent
between two looks at its clock, a millisecond apart, while nobody else was answered; and the CPU time that it takes the server to
turn one connection away.

The store's beat is held at its shortest: it follows what the disk's last commits took, and so would tell of the disk.
Client, flood and server share the machine's cores: a part of what is told is the flood's own work, which it would do elsewhere.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path
from typing import final
from urllib.parse import urlsplit

import paravent
from bench.timing import Seat, Secret
from paravent.server.app import App, Server, Settings
from paravent.server.storage.beat import LENGTHS
from paravent.server.tables.replay import MOST_RECORD
from paravent.server.tables.teller import Retold, answer
from tests.sealed import SEALED
from tests.server.client import Made, open_table
from tests.server.serving import free_port, healthy

SPAWN = multiprocessing.get_context("spawn")
ELSEWHERE = "127.0.0.{}"  # a flood's address, of each another: the system keeps closed connections in mind for a while
SECONDS, PACE = 6.0, 1 / 30
MANY = 300  # sockets that a flood tries to hold
MASKED = b"\x00\x00\x00\x00"  # a mask that changes nothing
PING, OPENING, EMPTY = b"\x89\x80" + MASKED, b"\x01\x81" + MASKED + b"x", b"\x00\x80" + MASKED
AT_ONCE = 500  # frames in one write
LOOK = 0.001  # seconds between two looks at the clock in the event loop
TURNED_AWAY = 800  # connections, to know what one costs

# The floods: each gives, again and again, after some work


def connected(url: str) -> socket.socket:
    """A connection from elsewhere; where there is none to be had, it waits for a moment."""
    address = urlsplit(url)
    try:
        return socket.create_connection((str(address.hostname), address.port or 80), 2, (url.rpartition("#")[2], 0))
    except OSError:
        time.sleep(0.001)
        raise


def frames(url: str, made: str, first: bytes, then: bytes) -> Iterator[None]:
    """A WebSocket without a word, and one kind of frame; again when it is cut."""
    request = (
        f"GET /ws/{made} HTTP/1.1\r\nHost: {urlsplit(url).netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    while True:
        with suppress(OSError), closing(connected(url)) as wire:
            wire.sendall(request.encode())
            wire.recv(4096)
            wire.sendall(first)
            while True:
                wire.sendall(then * AT_ONCE)
                yield
        yield


def held(url: str, begin: bytes, more: bytes) -> Iterator[None]:
    """As many sockets as can be had, each with a beginning and a little more now and then; again when they are closed."""
    wires: list[socket.socket] = []
    while True:
        if len(wires) < MANY:
            with suppress(OSError):
                wires.append(connected(url))
                wires[-1].sendall(begin)
        wires = [wire for wire in wires if goes_on(wire, more)] if len(wires) >= MANY or not wires else wires
        yield


def goes_on(wire: socket.socket, more: bytes) -> bool:
    """Whether it is still open."""
    try:
        wire.sendall(more)
        wire.setblocking(False)
        try:
            return bool(wire.recv(1024))
        except BlockingIOError:
            return True
        finally:
            wire.setblocking(True)
    except OSError:
        wire.close()
        return False


def requests(url: str, request: bytes) -> Iterator[None]:
    """One whole request after the other, on as few connections as the server leaves open."""
    while True:
        with suppress(OSError), closing(connected(url)) as wire:
            while True:
                wire.sendall(request)
                if not wire.recv(1 << 20):
                    break
                yield
        yield


def posted(url: str, body: bytes, length: int | None = None) -> bytes:
    head = f"POST /api/replay HTTP/1.1\r\nHost: {urlsplit(url).netloc}\r\nContent-Type: application/json\r\n"
    return f"{head}Content-Length: {length or len(body)}\r\n\r\n".encode() + body


def pings(url: str, made: str) -> Iterator[None]:
    return frames(url, made, b"", PING)


def fragments(url: str, made: str) -> Iterator[None]:
    return frames(url, made, OPENING, EMPTY)


def half_headers(url: str, _: str) -> Iterator[None]:
    return held(url, f"GET / HTTP/1.1\r\nHost: {urlsplit(url).netloc}\r\nX-Half: ".encode(), b"x")


def half_bodies(url: str, _: str) -> Iterator[None]:
    return held(url, posted(url, b'{"record":"' + b"x" * 20_000, 700_000), b"x" * 100)


def silent_sockets(url: str, _: str) -> Iterator[None]:
    return held(url, b"", b"")


def records(url: str, made: str) -> Iterator[None]:
    return requests(url, f"GET /api/tables/{made}/record HTTP/1.1\r\nHost: {urlsplit(url).netloc}\r\n\r\n".encode())


def uploads(url: str, _: str) -> Iterator[None]:
    return requests(url, posted(url, json.dumps({"record": dearest(), "open": True}).encode()))


FLOODS: dict[str, Callable[[str, str], Iterator[None]]] = {
    "pings": pings, "fragments": fragments, "half-headers": half_headers, "half-bodies": half_bodies, "silent": silent_sockets,
    "records": records, "uploads": uploads,
}  # fmt: skip


def dearest() -> str:
    """Of one long game of each kind the record that takes longest to tell, within what may be brought."""
    found = [(spent(record), record) for record in map(long_game, sorted(paravent.games())) if len(record) <= MOST_RECORD]
    return max(found)[1]


def long_game(game: str) -> str:
    table = paravent.new(game, paravent.games()[game].players[-1], 1)
    table.playout(1)
    return table.record()


def spent(record: str) -> float:
    began = time.process_time()
    answer(Retold(record, None, 0, open=True))
    return time.process_time() - began


def flood(kind: str, url: str, made: str, sent: Synchronized[int], seconds: float) -> None:
    """Send until the time is over."""
    work = FLOODS[kind](url, made)
    next(work)
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        next(work)
        sent.value += 1


# The player


class Measured(Server):
    """A server that keeps the longest turn of its event loop in mind."""

    longest: Synchronized[float]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._look(time.thread_time())

    def _look(self, last: float) -> None:
        now = time.thread_time()
        self.longest.value = max(self.longest.value, now - last)
        asyncio.get_running_loop().call_later(LOOK, self._look, time.thread_time())


def serve(data: str, port: int, longest: Synchronized[float]) -> None:
    with SEALED.registered():
        server = Measured(App(Settings(data=data, longest_beat=LENGTHS[0])), "127.0.0.1", port)
        server.longest = longest
        server.run()


@final
@dataclass(frozen=True)
class Served:
    """A server: where it is, and what it spends."""

    url: str
    pid: int
    longest: Synchronized[float]  # turn of its event loop, in seconds of CPU time

    def spent(self) -> float:
        """Seconds of CPU time, of all its threads."""
        threads = Path(f"/proc/{self.pid}/task").iterdir()
        return sum(int((thread / "schedstat").read_text(encoding="ascii").split()[0]) for thread in threads) / 1e9


@contextmanager
def server(folder: str) -> Iterator[Served]:
    port, longest = free_port(), SPAWN.Value("d", 0.0)
    process = SPAWN.Process(target=serve, args=(str(Path(folder) / "log.db"), port, longest))
    process.start()
    url = f"http://127.0.0.1:{port}"
    try:
        while not healthy(url):
            time.sleep(0.1)
        assert process.pid is not None
        yield Served(url, process.pid, longest)
    finally:
        process.terminate()
        process.join()


def finished(url: str) -> Made:
    """A table whose game is over, for those who want its record."""
    made = open_table(url, SEALED.name, 2)
    seats = [Seat(made, token) for token in made.tokens]
    seats[0].command("start")
    for round in ("1", "2"):
        for seat in seats:
            seat.command("answer", prompt=round, move="vote 0")
    return made


def sampled(player: Secret, seconds: float) -> list[float]:
    """The player's delays, in milliseconds."""
    found, until = [], time.monotonic() + seconds
    while time.monotonic() < until:
        began = time.perf_counter()
        player.write()
        found.append(1000 * (time.perf_counter() - began))
        time.sleep(PACE)
    return found


@final
@dataclass(frozen=True)
class Flooded:
    """The player's delays while the flood lasts, the part of a core that the server spends, its longest turn, and the steps."""

    delays: list[float]
    share: float
    longest: float
    steps: int


def during(kind: str, server: Served, there: str, made: str, player: Secret, seconds: float) -> Flooded:
    """A flood of what is `there`, be it this server or another."""
    sent: Synchronized[int] = SPAWN.Value("q", 0)
    url = f"{there}#{ELSEWHERE.format(2 + list(FLOODS).index(kind))}"
    process = SPAWN.Process(target=flood, args=(kind, url, made, sent, seconds + 2))
    server.longest.value = 0.0
    process.start()
    while not sent.value and process.is_alive():
        time.sleep(0.05)
    before, began = server.spent(), time.monotonic()
    delays = sampled(player, seconds)
    share = (server.spent() - before) / (time.monotonic() - began)
    process.terminate()
    process.join()
    return Flooded(delays, share, 1000 * server.longest.value, sent.value)


def turning_away(server: Served) -> float:
    """Microseconds of CPU time for a connection of an address that has had too many, less what the server spends anyway."""
    there, wires = f"{server.url}#{ELSEWHERE.format(100)}", []
    for _ in range(MANY + 20):
        with suppress(OSError):
            wires.append(connected(there))
    before, began = server.spent(), time.monotonic()
    time.sleep(1.0)
    idle = (server.spent() - before) / (time.monotonic() - began)
    before, began = server.spent(), time.monotonic()
    wires += [connected(there) for _ in range(TURNED_AWAY)]
    for wire in wires[-TURNED_AWAY:]:
        with suppress(OSError):
            wire.recv(100)
    return 1e6 * (server.spent() - before - idle * (time.monotonic() - began)) / TURNED_AWAY


def at(share: float, delays: list[float]) -> float:
    return sorted(delays)[min(len(delays) - 1, int(share * len(delays)))]


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    kinds = sys.argv[2:] or list(FLOODS)
    with ExitStack() as stack:
        stack.enter_context(SEALED.registered())
        ours, other = (stack.enter_context(server(stack.enter_context(tempfile.TemporaryDirectory()))) for _ in range(2))
        over = {each.url: finished(each.url).id for each in (ours, other)}
        begun = {each.url: open_table(each.url, SEALED.name, 2) for each in (ours, other)}
        made = begun[ours.url]
        Seat(made, made.tokens[0]).command("start")
        player = Secret(made)
        sampled(player, 1.0)
        ours.longest.value = 0.0
        quiet, told = sampled(player, seconds), {}
        calm = 1000 * ours.longest.value
        for kind in kinds:
            for there in (other.url, ours.url):
                table = over[there] if kind == "records" else begun[there].id
                told[kind, there] = during(kind, ours, there, table, player, seconds)
                time.sleep(1.0)
            quiet += sampled(player, seconds / 2)
        cost = turning_away(ours)
    tell(quiet, calm, cost)
    for kind in kinds:
        tell_of(kind, told[kind, ours.url], at(0.99, told[kind, other.url].delays), at(0.99, quiet))


def tell(quiet: list[float], calm: float, cost: float) -> None:
    load = " ".join(f"{each:.1f}" for each in os.getloadavg())
    print(f"load {load}, {os.cpu_count()} cores; to turn one connection away the server spends {cost:.0f} µs of CPU")
    found = f"{len(quiet):5} answers, p50 {at(0.5, quiet):6.1f} ms, p99 {at(0.99, quiet):6.1f} ms"
    print(f"{'quiet':13} {found}, longest turn {calm:4.1f} ms of CPU")


def tell_of(kind: str, flooded: Flooded, beside: float, base: float) -> None:
    p50, p99 = at(0.5, flooded.delays), at(0.99, flooded.delays)
    found = f"{len(flooded.delays):5} answers, p50 {p50:6.1f} ms, p99 {p99:6.1f} ms"
    times = f"{p99 / base:5.2f} times quiet, {p99 / beside:5.2f} times beside"
    print(f"{kind:13} {found}, longest turn {flooded.longest:4.1f} ms of CPU, {times}, ", end="")
    print(f"server {flooded.share:.2f} of a core ({flooded.steps} steps)")


if __name__ == "__main__":
    main()
