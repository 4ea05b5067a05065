"""What a server does of itself with what it keeps: it says what is lost, and deletes what is old.

Whatever is deleted goes little by little, through the store's beat like any write: nobody waits for it, and it tells of nothing
but what is old or what a host has deleted.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, Protocol, final

from paravent.server.storage.log import LAID, PLAYED, TIMED, Delete, Sweep
from paravent.server.storage.store import Store, StoreError, damaged_tables, deleted_tables, untouched_tables
from paravent.server.tables.deadlines import MOST_SECONDS, SteadyClock

LOGGER: Final = logging.getLogger("paravent.tables")
DAY_MS: Final = 24 * 3600 * 1000
UNBEGUN_HOURS: Final = 24  # after which a table that has not begun is deleted, unless somebody is there
SECONDS_BETWEEN: Final = 600.0  # looking for what is old
PAUSE: Final = 0.05  # seconds between two parts of a deleted table


@final
@dataclass(frozen=True)
class Keeping:
    """How long things are kept: `days` after the last thing happened at a table (None: for ever); if it has not begun, hours."""

    days: int | None = None
    unbegun_hours: int = UNBEGUN_HOURS


class Tables(Protocol):
    """What is in memory."""

    async def is_busy(self, id: str) -> bool:
        """Whether somebody is at this table, or comes, or a clock or a bot goes on there."""

    async def dismiss(self, id: str) -> None:
        """Whoever is at this table is told that it is gone."""


@final
class Housekeeper:
    """One server's; it begins when the server is open."""

    def __init__(self, store: Store, clock: SteadyClock, keeping: Keeping, tables: Tables) -> None:
        self._store: Final = store
        self._clock: Final = clock
        self._keeping: Final = keeping
        self._tables: Final = tables
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def begin(self, *works: Callable[[], Awaitable[None]]) -> None:
        """Do these in the background, then keep house."""
        task = asyncio.create_task(self._run(works))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def end(self) -> None:
        """Nothing more; what was being asked of the store has been let go."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, works: tuple[Callable[[], Awaitable[None]], ...]) -> None:
        for work in (self.tell_what_is_lost, *works):
            await quietly(work)
        while True:
            await quietly(self.tidy)
            await asyncio.sleep(SECONDS_BETWEEN)

    async def tell_what_is_lost(self) -> None:
        """Every table whose log is not whole; whoever comes there is told the same."""
        for id, here, lines in await damaged_tables(self._store):
            LOGGER.error("a table is damaged", extra={"table": id, "read": here, "lines": lines})

    async def tidy(self) -> None:
        """Delete what is old, and sweep away what was deleted."""
        for id in await self._old():
            if not await self._tables.is_busy(id):
                await self.delete(id)
        for id in await deleted_tables(self._store):
            while id in await deleted_tables(self._store):
                await self._store.write(Sweep(id))
                await asyncio.sleep(PAUSE)

    async def _old(self) -> list[str]:
        now, keeping = self._clock.now(), self._keeping
        old = await untouched_tables(self._store, now - keeping.unbegun_hours * DAY_MS // 24, [LAID], now)
        if keeping.days is not None:
            before = now - keeping.days * DAY_MS
            # A question may be open for days, and nothing happens at its table meanwhile.
            old += await untouched_tables(self._store, before, [LAID, PLAYED, TIMED], before - 1000 * MOST_SECONDS)
        return list(dict.fromkeys(old))

    async def delete(self, id: str) -> None:
        """From now on there is no such table."""
        await self._store.write(Delete(id))
        await self._tables.dismiss(id)


async def quietly(work: Callable[[], Awaitable[None]]) -> None:
    """What cannot be done now is done the next time."""
    try:
        await work()
    except StoreError as error:
        LOGGER.warning("housekeeping failed", extra={"why": type(error).__name__})
