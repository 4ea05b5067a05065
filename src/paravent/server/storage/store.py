"""What a store is: it keeps the tables' logs. A write is done when it can no longer be lost.

Writes that arrive while another is being made durable wait for it and are then made durable together (group commit).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias, TypeVar, final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from paravent.server.storage.log import (
    Append,
    Kept,
    KeptClock,
    LogLine,
    Notebook,
    SaveSnapshot,
    Write,
    damaged,
    deleted,
    is_taken,
    read_clock,
    read_code,
    read_kept,
    read_length,
    read_log,
    read_notebooks,
    timed,
    unfinished,
    untouched,
)

T = TypeVar("T")
Conflict: TypeAlias = IntegrityError  # a line of that number is there already: another server continues the table; or a code is
StoreError: TypeAlias = SQLAlchemyError  # whatever the store cannot do
Settled: TypeAlias = Callable[[SQLAlchemyError | None], None]  # called with what went wrong, or None
LOST: Final = "a line before this one could not be stored"


def is_conflict(error: BaseException) -> bool:
    """Whether another was first. A question of its own, for who is compiled where SQLAlchemy is not at hand."""
    return isinstance(error, Conflict)


class Store(Protocol):
    """What the tables need of a store."""

    def begin(self, writes: Sequence[Write], settled: Settled) -> None:
        """Have all of this made durable; `settled` is told when it is, or that none of it is, and must not raise."""

    async def write(self, *writes: Write) -> None:
        """Return when all of this is durable; raises Conflict or another SQLAlchemyError, and then none of it is."""

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Ask the store something."""

    async def open(self) -> None:
        """Connect, and bring the store's tables up to date."""

    async def close(self) -> None:
        """Finish what is being written, and let go."""


async def durable(store: Store, writes: Sequence[Write]) -> None:
    """Wait for what is begun; raises what went wrong."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settled(error: SQLAlchemyError | None) -> None:
        if done.done():
            return
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)

    store.begin(writes, settled)
    await done


async def log(store: Store, table: str) -> list[LogLine]:
    """A table's log."""
    return await store.read(lambda connection: read_log(connection, table))


async def notebooks(store: Store, table: str) -> dict[int, Notebook]:
    """A table's notebooks."""
    return await store.read(lambda connection: read_notebooks(connection, table))


async def clock(store: Store, table: str) -> KeptClock | None:
    """The time left at a table."""
    return await store.read(lambda connection: read_clock(connection, table))


async def table_of_code(store: Store, code: str) -> str | None:
    """The table that is found by this code."""
    return await store.read(lambda connection: read_code(connection, code))


async def code_taken(store: Store, code: str) -> bool:
    """Whether another open table has this code."""
    return await store.read(lambda connection: is_taken(connection, code))


async def kept(store: Store, table: str, is_known: Callable[[str], bool]) -> Kept | None:
    """All that there is of a table."""
    return await store.read(lambda connection: read_kept(connection, table, is_known))


async def length_of(store: Store, table: str) -> int | None:
    """How many lines a table's log has; None: there is no such table."""
    return await store.read(lambda connection: read_length(connection, table))


async def is_laid(store: Store, table: str) -> bool:
    """Whether there is such a table."""
    return await length_of(store, table) is not None


async def open_tables(store: Store) -> list[str]:
    """The tables whose game is not over."""
    return await store.read(unfinished)


async def timed_tables(store: Store) -> list[str]:
    """The tables where a clock runs though nobody be there."""
    return await store.read(timed)


async def damaged_tables(store: Store) -> list[tuple[str, int, int]]:
    """The tables whose logs are not whole."""
    return await store.read(damaged)


async def deleted_tables(store: Store) -> list[str]:
    """The tables of which something is still to be swept away."""
    return await store.read(deleted)


async def untouched_tables(store: Store, since: int, stages: Sequence[int], timed_since: int) -> list[str]:
    """The tables where nothing has happened for long."""
    return await store.read(lambda connection: untouched(connection, since, stages, timed_since=timed_since))


@final
@dataclass(slots=True)
class PendingWrites:
    """Writes on their way, and who waits for them. `after` are those before them at the same table."""

    writes: Sequence[Write]
    settled: Settled
    after: PendingWrites | None = None
    failed: bool = False

    @property
    def hangs_on_a_lost_one(self) -> bool:
        """Whether a line before these could not be stored: a log has no gaps."""
        return self.after is not None and self.after.failed


@final
class Order:
    """Which writes at each table the next have to follow."""

    def __init__(self) -> None:
        self._last: Final[dict[str, PendingWrites]] = {}

    def follow(self, writes: Sequence[Write], settled: Settled) -> PendingWrites:
        """These writes, behind the last that are still on their way."""
        pending = PendingWrites(writes, settled)
        for table in {write.table for write in writes if isinstance(write, Append | SaveSnapshot)}:
            pending.after = self._last.get(table, pending.after)
            self._last[table] = pending
        return pending

    def settle(self, batch: Sequence[PendingWrites], errors: Sequence[SQLAlchemyError | None]) -> None:
        """Tell those who wait."""
        for pending in batch:
            pending.after = None
            for write in pending.writes:
                if isinstance(write, Append | SaveSnapshot) and self._last.get(write.table) is pending:
                    del self._last[write.table]
        for pending, error in zip(batch, errors, strict=True):
            pending.settled(error)
