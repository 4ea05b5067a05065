"""The store in a SQLite file."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Final, TypeVar, cast, final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry, StaticPool

from paravent.server.storage.beat import LENGTHS, Beat
from paravent.server.storage.log import Append, Touch, Write, ends_of, insert_lines, lengthen, only_lines, rows_of, write_all
from paravent.server.storage.migrate import migrate
from paravent.server.storage.store import LOST, Order, PendingWrites, Settled, durable

T = TypeVar("T")
TRIED: Final = 3  # writes at the start, to find out how long the disk takes
READERS: Final = 2  # threads


@final
class SqliteStore:
    """SQLite in WAL mode with full sync, written by one thread, on the beat; whoever reads waits for no writer."""

    def __init__(self, path: Path, longest_beat: float = LENGTHS[-1]) -> None:
        self.path: Final = path
        self._queue: Final[SimpleQueue[list[PendingWrites] | None]] = SimpleQueue()
        self._waiting: list[PendingWrites] = []  # for the next beat
        self._committing = False
        self._due: asyncio.TimerHandle | None = None
        self._order: Final = Order()
        self._beat: Final = Beat(longest_beat)
        self._thread: Final = threading.Thread(target=self._run, name="store", daemon=True)
        self._engine: Final = create_engine(f"sqlite:///{path}", poolclass=StaticPool, connect_args={"check_same_thread": False})
        event.listen(self._engine, "connect", full_sync)
        self._reading: Final = create_engine(f"sqlite:///{path}", pool_size=READERS)
        self._readers: Final = ThreadPoolExecutor(READERS, "reader")
        self._loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.touch(mode=0o600)  # it holds every deal; SQLite gives the files beside it the same mode
        self._loop = asyncio.get_running_loop()
        await asyncio.to_thread(self._migrate)
        self._thread.start()

    def _migrate(self) -> None:
        with self._engine.begin() as connection:
            migrate(connection)
        for _ in range(TRIED):
            began = time.perf_counter()
            commit(self._engine, [Touch()])
            self._beat.add(time.perf_counter() - began)

    def begin(self, writes: Sequence[Write], settled: Settled) -> None:
        self._waiting.append(self._order.follow(writes, settled))
        if self._due is None and not self._committing:
            loop = asyncio.get_running_loop()
            self._due = loop.call_at(self._beat.after(loop.time()), self._hand_over)

    async def write(self, *writes: Write) -> None:
        await durable(self, writes)

    def _hand_over(self) -> None:
        self._due, self._committing = None, True
        self._queue.put(self._waiting)
        self._waiting = []

    def _committed(self, batch: Sequence[PendingWrites], errors: Sequence[SQLAlchemyError | None], took: float) -> None:
        """It is told at the next beat, when others are handed over."""
        loop = asyncio.get_running_loop()
        loop.call_at(self._beat.after(loop.time()), self._tell, batch, errors)
        self._beat.add(took)

    def _tell(self, batch: Sequence[PendingWrites], errors: Sequence[SQLAlchemyError | None]) -> None:
        self._committing = False
        if self._waiting:
            self._hand_over()
        self._order.settle(batch, errors)

    async def read(self, question: Callable[[Connection], T]) -> T:
        def ask() -> T:
            with self._reading.connect() as connection:
                connection.exec_driver_sql("BEGIN")  # what is read in several steps is read as of one moment
                return question(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, ask)

    async def close(self) -> None:
        while self._committing or self._due is not None:
            await asyncio.sleep(0.001)
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._readers.shutdown)
        self._reading.dispose()
        self._engine.dispose()

    def _run(self) -> None:
        while self._commit_next():
            pass

    def _commit_next(self) -> bool:
        """By itself, so that nothing holds on to these writes, and so to their tables, while the next are waited for."""
        batch, loop = self._queue.get(), self._loop
        if batch is None:
            return False
        assert loop is not None
        began = time.perf_counter()
        errors = commit_each(self._engine, batch)
        loop.call_soon_threadsafe(self._committed, batch, errors, time.perf_counter() - began)
        return True


def full_sync(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Every commit is on the disk before it is reported."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON", "secure_delete=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def commit_each(engine: Engine, batch: Sequence[PendingWrites]) -> list[SQLAlchemyError | None]:
    """Commit a batch together; if that fails, one by one, so that a bad one harms only itself and what follows it in its log."""
    if len(batch) > 1 and not any(pending.hangs_on_a_lost_one for pending in batch):
        error = commit(engine, [write for pending in batch for write in pending.writes])
        if error is None:
            return [None] * len(batch)
    errors: list[SQLAlchemyError | None] = []
    for pending in batch:
        error = SQLAlchemyError(LOST) if pending.hangs_on_a_lost_one else commit(engine, pending.writes)
        pending.failed = error is not None
        errors.append(error)
    return errors


def commit(engine: Engine, writes: Sequence[Write]) -> SQLAlchemyError | None:
    """All of this, durable; or why not."""
    appends = only_lines(writes)
    if appends and append(engine, appends):
        return None
    try:
        with engine.begin() as connection:
            write_all(connection, writes)
    except SQLAlchemyError as error:
        return error
    return None


def append(engine: Engine, appends: Sequence[Append]) -> bool:
    """Lines of moves, durable, past all that SQLAlchemy does for a transaction, which costs more than to store ten of them.

    False: none of it was stored, and the usual way will say why.
    """
    assert isinstance(engine.pool, StaticPool), "there is one connection, and the thread that commits has it to itself"
    connection = cast("sqlite3.Connection | None", engine.pool.connection.dbapi_connection)
    if connection is None:
        return False
    try:
        with connection:
            connection.executemany(insert_lines(engine.dialect), rows_of(appends))
            connection.executemany(lengthen(engine.dialect), ends_of(appends))
    except sqlite3.Error:
        return False
    return True
