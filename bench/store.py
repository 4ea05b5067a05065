"""How to write SQLite: one thread of our own against aiosqlite, both with group commit: `python bench/store.py`.

A hundred writers append a line each, a hundred times over, waiting until it is durable. The rival wants
`pip install aiosqlite greenlet`.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from uuid import uuid4

from sqlalchemy import event

from paravent.server.storage.log import Append, LogLine
from paravent.server.storage.postgres import PostgresStore
from paravent.server.storage.sqlite import SqliteStore, full_sync
from paravent.server.storage.store import Store

WRITERS, TIMES = 100, 100


async def append(store: Store) -> None:
    """One table's log, line by line."""
    table = uuid4().hex
    for n in range(TIMES):
        await store.write(Append(table, [LogLine(n, 0, '{"e":"played","seat":1,"move":"preach 2","id":"c17"}')]))


async def measure(store: Store) -> tuple[float, float]:
    """Wall and CPU microseconds per line."""
    await store.open()
    wall, cpu = time.perf_counter(), time.process_time()
    await asyncio.gather(*(append(store) for _ in range(WRITERS)))
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    await store.close()
    return wall / (WRITERS * TIMES) * 1e6, cpu / (WRITERS * TIMES) * 1e6


def through_aiosqlite(file: Path) -> PostgresStore:
    """The asynchronous store, on SQLite."""
    store = PostgresStore(f"sqlite+aiosqlite:///{file}")
    event.listen(store._engine.sync_engine, "connect", full_sync)
    return store


def main() -> None:
    """Print both."""
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as folder:
        for name, store in (
            ("own thread", SqliteStore(Path(folder) / "own.db")),
            ("aiosqlite", through_aiosqlite(Path(folder) / "other.db")),
        ):
            wall, cpu = asyncio.run(measure(store))
            print(f"{name}: {wall:.0f} µs, {cpu:.0f} µs CPU per durable line")


if __name__ == "__main__":
    main()
