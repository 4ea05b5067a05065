"""Does one address make others wait? Run it with `python -m bench.floods [SECONDS] [FLOOD ...]`.

A server as it is hosted, on this machine's loopback. A player at a table answers and takes the answer back, some thirty times a
second, and times each. Meanwhile another address (127.0.0.2 and so on) sends as fast as it can, from a process of its own, for so
many seconds (6): pings; empty continuation fragments; half headers; half bodies; silent sockets up to the limit; GETs of a
record; uploads of the dearest record. It is quiet before and after each. Told are p50 and p99 in milliseconds, p99 as a multiple
of the quiet one, and how much of a core the server spends.

The store's beat is held at its shortest: it follows what the disk's last commits took, and so would tell of the disk.
Client, flood and server share the machine's cores: a part of what is told is the flood's own work, which it would do elsewhere.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path
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
TICKS = os.sysconf("SC_CLK_TCK")
SECONDS, PACE = 6.0, 1 / 30
MANY = 300  # sockets that a flood tries to hold
MASKED = b"\x00\x00\x00\x00"  # a mask that changes nothing
PING, OPENING, EMPTY = b"\x89\x80" + MASKED, b"\x01\x81" + MASKED + b"x", b"\x00\x80" + MASKED
AT_ONCE = 500  # frames in one write

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


def serve(data: str, port: int) -> None:
    with SEALED.registered():
        Server(App(Settings(data=data, longest_beat=LENGTHS[0])), "127.0.0.1", port).run()


@contextmanager
def server(folder: str) -> Iterator[tuple[str, int]]:
    port = free_port()
    process = SPAWN.Process(target=serve, args=(str(Path(folder) / "log.db"), port))
    process.start()
    url = f"http://127.0.0.1:{port}"
    try:
        while not healthy(url):
            time.sleep(0.1)
        assert process.pid is not None
        yield url, process.pid
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


def busy(pid: int) -> float:
    """Seconds that a process has spent."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def during(kind: str, url: str, made: Made, player: Secret, seconds: float, pid: int) -> tuple[list[float], float, int]:
    """The player's delays while the flood lasts, the part of a core that the server spends, and how often the flood went on."""
    sent: Synchronized[int] = SPAWN.Value("q", 0)
    process = SPAWN.Process(target=flood, args=(kind, url, made.id, sent, seconds + 2))
    process.start()
    while not sent.value and process.is_alive():
        time.sleep(0.05)
    before, began = busy(pid), time.monotonic()
    delays = sampled(player, seconds)
    share = (busy(pid) - before) / (time.monotonic() - began)
    process.terminate()
    process.join()
    return delays, share, sent.value


def at(share: float, delays: list[float]) -> float:
    return sorted(delays)[min(len(delays) - 1, int(share * len(delays)))]


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    kinds = sys.argv[2:] or list(FLOODS)
    with SEALED.registered(), tempfile.TemporaryDirectory() as folder, server(folder) as (url, pid):
        over, made = finished(url), open_table(url, SEALED.name, 2)
        Seat(made, made.tokens[0]).command("start")
        player = Secret(made)
        sampled(player, 1.0)
        quiet, told = sampled(player, seconds), {}
        for kind in kinds:
            there = f"{url}#{ELSEWHERE.format(2 + list(FLOODS).index(kind))}"
            told[kind] = during(kind, there, over if kind == "records" else made, player, seconds, pid)
            time.sleep(1.0)
            quiet += sampled(player, seconds / 2)
    base = at(0.99, quiet)
    load = " ".join(f"{each:.1f}" for each in os.getloadavg())
    print(f"load {load}, {os.cpu_count()} cores; quiet: {len(quiet)} answers, p50 {at(0.5, quiet):.1f} ms, p99 {base:.1f} ms")
    for kind, (delays, share, sent) in told.items():
        p50, p99 = at(0.5, delays), at(0.99, delays)
        times = f"{p99 / base:5.2f} times quiet, server {share:.2f} of a core"
        print(f"{kind:13} {len(delays):5} answers, p50 {p50:7.1f} ms, p99 {p99:7.1f} ms, {times} ({sent} steps)")


if __name__ == "__main__":
    main()
