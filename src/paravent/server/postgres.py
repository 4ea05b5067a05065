"""The store on PostgreSQL, through asyncpg; `pip install paravent[postgresql]`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, TypeVar, final

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from paravent.server.ledger import Write, write_all
from paravent.server.migrate import migrate
from paravent.server.store import Job, settle

T = TypeVar("T")
LARGEST_BATCH: Final = 500


@final
class PostgresStore:
    """PostgreSQL through asyncpg. Several servers may share one: a table's log can only be continued, never forked."""

    def __init__(self, url: str) -> None:
        self._engine: Final[AsyncEngine] = create_async_engine(url, pool_size=4)
        self._jobs: Final[asyncio.Queue[Job | None]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(migrate)
        self._writer = asyncio.create_task(self._run())

    async def write(self, *writes: Write) -> None:
        job = Job(writes, asyncio.get_running_loop().create_future())
        self._jobs.put_nowait(job)
        await job.done

    async def read(self, question: Callable[[Connection], T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(question)

    async def close(self) -> None:
        self._jobs.put_nowait(None)
        if self._writer is not None:
            await self._writer
        await self._engine.dispose()

    async def _run(self) -> None:
        while (job := await self._jobs.get()) is not None:
            jobs = [job]
            while len(jobs) < LARGEST_BATCH and not self._jobs.empty():
                further = self._jobs.get_nowait()
                if further is None:
                    self._jobs.put_nowait(None)
                    break
                jobs.append(further)
            settle(jobs, await self._commit_each(jobs))

    async def _commit_each(self, jobs: Sequence[Job]) -> list[SQLAlchemyError | None]:
        writes = [write for job in jobs for write in job.writes]
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(write_all, writes)
        except (SQLAlchemyError, OSError) as error:
            if len(jobs) == 1:
                return [error if isinstance(error, SQLAlchemyError) else SQLAlchemyError(str(error))]
            return [(await self._commit_each([job]))[0] for job in jobs]
        return [None] * len(jobs)
