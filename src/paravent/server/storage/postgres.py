"""The store on PostgreSQL, through asyncpg; `pip install paravent[postgresql]`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, TypeVar, final

from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from paravent.server.storage.beat import LENGTHS, Beat
from paravent.server.storage.log import Touch, Write, write_all
from paravent.server.storage.migrate import migrate
from paravent.server.storage.store import LOST, Order, PendingWrites, Settled, durable

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
LARGEST_BATCH: Final = 500
LONGEST_ANSWER: Final = 5.0  # seconds for which a store that is closed waits for what was asked of it
TRIED: Final = 3  # writes at the start, to find out how long the database takes
ONE_AT_A_TIME: Final = text("SELECT pg_advisory_xact_lock(7281946)")  # servers that start together migrate one after the other


def engine_at(url: str, **options: object) -> AsyncEngine:
    """Connections to a database. A server on SQLite must start without what this needs."""
    from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415  (it needs greenlet, which comes with the extra)

    return create_async_engine(url, **options)


def patient(seconds: float | None) -> dict[str, object]:
    """How to connect to a database that may be unreachable: nothing is waited for longer than this.

    PostgreSQL gives up as soon on a transaction whose server has stopped in the middle: its lines would keep another waiting.
    """
    if seconds is None:
        return {}
    idle = {"idle_in_transaction_session_timeout": str(int(1000 * seconds))}
    return {"timeout": seconds, "command_timeout": seconds, "server_settings": idle}


@final
class Questions:
    """What is being asked of a database. Who asks may be called off; a question is not, or its connection would stay open."""

    def __init__(self) -> None:
        self._open: Final[set[asyncio.Task[object]]] = set()

    async def ask(self, question: Coroutine[object, object, T]) -> T:
        """The answer."""
        task = asyncio.create_task(question)
        self._open.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[T]) -> None:
        self._open.discard(task)
        if not task.cancelled():
            task.exception()  # who asked may be gone

    async def end(self) -> None:
        """Wait for the answers, but not for ever."""
        if self._open:
            await asyncio.wait(self._open, timeout=LONGEST_ANSWER)


@contextmanager
def as_store_error() -> Iterator[None]:
    """Whatever keeps us from PostgreSQL is the store's error."""
    try:
        yield
    except OSError as error:
        raise SQLAlchemyError(str(error)) from error


@final
class PostgresStore:
    """PostgreSQL through asyncpg. Several servers may share one: a table's log can only be continued, never forked."""

    def __init__(self, url: str, longest_beat: float = LENGTHS[-1], patience: float | None = None) -> None:
        self._engine: Final[AsyncEngine] = engine_at(url, pool_size=4, connect_args=patient(patience))
        self._questions: Final = Questions()
        self._waiting: list[PendingWrites] = []  # for the next beat
        self._arrived: Final = asyncio.Event()
        self._order: Final = Order()
        self._beat: Final = Beat(longest_beat)
        self._closing = False
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(ONE_AT_A_TIME)
            await connection.run_sync(migrate)
        loop = asyncio.get_running_loop()
        for _ in range(TRIED):
            began = loop.time()
            await self._commit([Touch()])
            self._beat.add(loop.time() - began)
        self._writer = asyncio.create_task(self._run())

    def begin(self, writes: Sequence[Write], settled: Settled) -> None:
        self._waiting.append(self._order.follow(writes, settled))
        self._arrived.set()

    async def write(self, *writes: Write) -> None:
        await durable(self, writes)

    async def read(self, question: Callable[[Connection], T]) -> T:
        return await self._questions.ask(self._answer(question))

    async def _answer(self, question: Callable[[Connection], T]) -> T:
        with as_store_error():
            async with self._engine.connect() as connection:
                await connection.execution_options(isolation_level="REPEATABLE READ")  # all that is asked is of one moment
                return await connection.run_sync(question)

    async def close(self) -> None:
        self._closing = True
        self._arrived.set()
        if self._writer is not None:
            await self._writer
        await self._questions.end()
        await self._engine.dispose()

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting or not self._closing:
            if not self._waiting:
                self._arrived.clear()
                await self._arrived.wait()
                await self._next_beat()
            batch, self._waiting = self._waiting[:LARGEST_BATCH], self._waiting[LARGEST_BATCH:]
            if batch:
                began = loop.time()
                errors = await self._commit_each(batch)
                took = loop.time() - began
                await self._next_beat()
                self._beat.add(took)
                self._order.settle(batch, errors)

    async def _next_beat(self) -> None:
        loop = asyncio.get_running_loop()
        await asyncio.sleep(self._beat.after(loop.time()) - loop.time())

    async def _commit_each(self, batch: Sequence[PendingWrites]) -> list[SQLAlchemyError | None]:
        if len(batch) > 1 and not any(pending.hangs_on_a_lost_one for pending in batch):
            error = await self._commit([write for pending in batch for write in pending.writes])
            if error is None:
                return [None] * len(batch)
        errors: list[SQLAlchemyError | None] = []
        for pending in batch:
            error = SQLAlchemyError(LOST) if pending.hangs_on_a_lost_one else await self._commit(pending.writes)
            pending.failed = error is not None
            errors.append(error)
        return errors

    async def _commit(self, writes: Sequence[Write]) -> SQLAlchemyError | None:
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(write_all, writes)
        except SQLAlchemyError as error:
            return error
        except OSError as error:
            return SQLAlchemyError(str(error))
        return None
