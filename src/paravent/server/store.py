"""Where logs are kept: SQLite in a file, or PostgreSQL. A write is done when it can no longer be lost.

Writes that arrive while another is being made durable wait for it and are then made durable together (group commit).
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Final, Protocol, TypeVar, final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry, StaticPool

from paravent.server.ledger import Line, Write, read_log, read_notebooks, unfinished, write_all
from paravent.server.migrate import migrate

T = TypeVar("T")
GATHER_SECONDS: Final = 0.002  # how long a busy store waits for more: a commit costs as much for many writes as for one

BUSY: Final = 4  # writes in one commit; with fewer, nobody waits for more


class Store(Protocol):
    """What the rooms need of a store."""

    async def write(self, *writes: Write) -> None:
        """Return when all of this is durable; raises SQLAlchemyError, and then none of it is."""

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Ask the store something."""

    async def open(self) -> None:
        """Connect, and bring the store's tables up to date."""

    async def close(self) -> None:
        """Finish what is being written, and let go."""


async def log(store: Store, table: str) -> list[Line]:
    """A table's log."""
    return await store.read(lambda connection: read_log(connection, table))


async def notebooks(store: Store, table: str) -> dict[int, str]:
    """A table's notebooks."""
    return await store.read(lambda connection: read_notebooks(connection, table))


async def open_tables(store: Store) -> list[str]:
    """The tables whose game is not over."""
    return await store.read(unfinished)


@final
@dataclass
class Job:
    """Writes on their way, and who waits for them."""

    writes: Sequence[Write]
    done: asyncio.Future[None]


def commit_each(engine: Engine, jobs: Sequence[Job]) -> list[SQLAlchemyError | None]:
    """Commit the jobs together; if that fails, one by one, so that a bad one harms only itself."""
    try:
        with engine.begin() as connection:
            write_all(connection, [write for job in jobs for write in job.writes])
    except SQLAlchemyError as error:
        if len(jobs) == 1:
            return [error]
        return [commit_each(engine, [job])[0] for job in jobs]
    return [None] * len(jobs)


def settle(jobs: Sequence[Job], errors: Sequence[SQLAlchemyError | None]) -> None:
    """Tell those who wait."""
    for job, error in zip(jobs, errors, strict=True):
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)


@final
class SqliteStore:
    """SQLite in WAL mode with full sync, written by one thread."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self._queue: Final[SimpleQueue[list[Job] | Callable[[], None] | None]] = SimpleQueue()
        self._waiting: list[Job] = []  # while a commit is under way; one hand-over each spares the threads many a switch
        self._committing = False
        self._thread: Final = threading.Thread(target=self._run, name="store", daemon=True)
        self._engine: Final = create_engine(f"sqlite:///{path}", poolclass=StaticPool, connect_args={"check_same_thread": False})
        event.listen(self._engine, "connect", full_sync)
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

    async def write(self, *writes: Write) -> None:
        job = Job(writes, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        if not self._committing:
            self._committing = True
            asyncio.get_running_loop().call_soon(self._hand_over)
        await job.done

    def _hand_over(self) -> None:
        self._committing = bool(self._waiting)
        if self._waiting:
            self._queue.put(self._waiting)
            self._waiting = []

    def _committed(self, jobs: Sequence[Job], errors: Sequence[SQLAlchemyError | None]) -> None:
        settle(jobs, errors)
        loop = asyncio.get_running_loop()
        if len(jobs) < BUSY:
            loop.call_soon(self._hand_over)
        else:
            loop.call_later(GATHER_SECONDS, self._hand_over)

    async def read(self, question: Callable[[Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()

        def ask() -> None:
            try:
                with self._engine.connect() as connection:
                    found = question(connection)
                    connection.rollback()
            except SQLAlchemyError as error:
                loop.call_soon_threadsafe(answer.set_exception, error)
            else:
                loop.call_soon_threadsafe(answer.set_result, found)

        self._queue.put(ask)
        return await answer

    async def close(self) -> None:
        while self._committing:
            await asyncio.sleep(0.001)
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._engine.dispose()

    def _run(self) -> None:
        loop = self._loop
        assert loop is not None
        while (item := self._queue.get()) is not None:
            if isinstance(item, list):
                loop.call_soon_threadsafe(self._committed, item, commit_each(self._engine, item))
            else:
                item()


def full_sync(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Every commit is on the disk before it is reported."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def store_at(place: str) -> Store:
    """The store at a PostgreSQL URL, or in a SQLite file."""
    if place.startswith(("postgresql://", "postgres://")):
        from paravent.server.postgres import PostgresStore  # noqa: PLC0415  (asyncpg is an extra)

        return PostgresStore("postgresql+asyncpg://" + place.partition("://")[2])
    return SqliteStore(Path(place))
