"""What stays is bounded: how long a start takes with many unfinished tables, and how soon a table with a very long log opens.

    python -m bench.bounds [--tables 10000] [--lines 150000] [--rounds 3]

On SQLite, with a server in a process of its own. The start is from the process to its first healthy answer, beside that on an
empty store in the same run, in turns. The long log is a game of which most lines are talk and answers that were taken back; it is
opened from its snapshot and, for comparison, from its first line.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx

import paravent
from bench.server import SERVE
from paravent.server.storage.log import PLAYED, TIMED, Append, LogLine, SaveSnapshot, Write
from paravent.server.storage.place import store_at
from paravent.server.tables import entries, snapshot
from paravent.server.tables.entries import Entry, Opened, Played, Seated, Started, Talked, Withdrawn
from paravent.server.tables.session import Session
from tests.server.serving import free_port

GAME, SEATS = "overseers", 3
EVERY: Final = 200  # lines of the tail that is not in the snapshot
AT_ONCE: Final = 500  # tables


def opened(id: str, seconds: int | None) -> Opened:
    """A table of three."""
    rules = paravent.games()[GAME]
    options = rules.check_setup(SEATS, {})
    return Opened(id, "", GAME, rules.version, SEATS, {**options}, "a" * 32, "b" * 32, "host", seconds)


def begun(id: str, seconds: int | None = None) -> tuple[Session, list[LogLine]]:
    """A table at which three people have begun."""
    first = opened(id, seconds)
    session, log = Session(first), [LogLine(0, 0, entries.write(first))]
    for seat in range(SEATS):
        follow(session, log, Seated(seat, f"Player {seat}", f"{id} {seat}", ""))
    follow(session, log, Started())
    return session, log


def follow(session: Session, log: list[LogLine], entry: Entry) -> None:
    """Another line."""
    now = time.time_ns() // 1_000_000
    session.apply(entry, now)
    log.append(LogLine(len(log), now, entries.write(entry)))


def long_log(lines: int) -> tuple[list[LogLine], SaveSnapshot]:
    """A table with so many lines, and the last snapshot that a server would have kept of it."""
    session, log = begun("f" * 16)
    dice, body, n, table = random.Random(1), "", 0, session.table
    assert table is not None
    while len(log) < lines:
        seat = dice.choice(table.owed())
        move = str(dice.choice(table.legal(seat)))
        if len(table.asked()) > 1 and len(table.owed()) > 1:
            follow(session, log, Played(seat, move, f"p{len(log)}"))
            if table.sealed(seat) is not None:
                follow(session, log, Withdrawn(seat, f"w{len(log)}"))
        elif len(table.asked()) == 1:
            follow(session, log, Played(seat, move, f"p{len(log)}"))
        follow(session, log, Talked(seat, "so much to say", f"t{len(log)}"))
        if not n and len(log) >= lines - EVERY:
            n, body = len(log), snapshot.taken(session)
    return log, SaveSnapshot("f" * 16, n, snapshot.kind(GAME, session.seating.opened.version), body)


async def fill(place: Path, tables: int, seconds: int | None) -> None:
    """So many unfinished tables."""
    store = store_at(str(place))
    await store.open()
    writes: list[Write] = []
    for k in range(tables):
        id = f"{k:016x}"
        writes.append(Append(id, begun(id, seconds)[1], stage=PLAYED if seconds is None else TIMED))
        if len(writes) == AT_ONCE or k == tables - 1:
            await store.write(*writes)
            writes = []
    await store.close()


async def put(place: Path, lines: int) -> None:
    log, taken = long_log(lines)
    store = store_at(str(place))
    await store.open()
    await store.write(Append(taken.table, log, stage=PLAYED), taken)
    await store.close()


@contextmanager
def server(place: Path) -> Iterator[tuple[str, float]]:
    """A server in a process of its own, and how long it took to be healthy."""
    port, began = free_port(), time.perf_counter()
    env = os.environ | {"PYTHONPATH": os.pathsep.join(os.path.realpath(path) for path in sys.path)}
    process = subprocess.Popen([sys.executable, "-c", SERVE, str(place), str(port)], env=env, stderr=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}"
    try:
        while not is_healthy(url):
            time.sleep(0.005)
        yield url, time.perf_counter() - began
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()


def is_healthy(url: str) -> bool:
    try:
        return httpx.get(f"{url}/healthz", timeout=30, trust_env=False).status_code == 200
    except httpx.TransportError:
        return False


def opening(place: Path) -> float:
    """Seconds until the long table is shown by a server that has just been started; the first answer of all is not counted."""
    with server(place) as (url, _), httpx.Client(base_url=url, timeout=120, trust_env=False) as http:
        http.get("/api/tables/0000000000000000")
        began = time.perf_counter()
        assert http.get(f"/api/tables/{'f' * 16}").status_code == 200
        return time.perf_counter() - began


def starts(places: dict[str, Path], rounds: int) -> dict[str, float]:
    """The median start on each store, in turns."""
    took: dict[str, list[float]] = {name: [] for name in places}
    for _ in range(rounds):
        for name, place in places.items():
            with server(place) as (_, seconds):
                took[name].append(seconds)
    return {name: statistics.median(found) for name, found in took.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--lines", type=int, default=150_000)
    parser.add_argument("--rounds", type=int, default=3)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        places = {name: Path(folder) / f"{name}.db" for name in ("empty", "waiting", "timed")}
        asyncio.run(fill(places["empty"], 0, None))
        asyncio.run(fill(places["waiting"], wanted.tables, None))
        asyncio.run(fill(places["timed"], wanted.tables, 3600))
        found = starts(places, wanted.rounds)
        for name, seconds in found.items():
            print(f"start, {name:8} {seconds:6.2f} s  {seconds / found['empty']:5.2f} times the empty one")
        place = Path(folder) / "long.db"
        asyncio.run(put(place, wanted.lines))
        quick = statistics.median(opening(place) for _ in range(wanted.rounds))
        with sqlite3.connect(place) as hand:
            hand.execute("DELETE FROM snapshots")
        whole = opening(place)
    print(f"a table with {wanted.lines} lines opens in {1000 * quick:.0f} ms; from its first line in {1000 * whole:.0f} ms")


if __name__ == "__main__":
    main()
