"""The store, the same on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from uuid import uuid4

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, event
from sqlalchemy.exc import IntegrityError

from paravent.server.ledger import HEAD, METADATA, Append, Keep, Line
from paravent.server.migrate import current, migrate
from paravent.server.store import SqliteStore, Store, log, notebooks, open_tables, store_at


def with_store(place: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = store_at(place)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def lines(*numbers: int) -> list[Line]:
    return [Line(n, 1000 + n, f'{{"n":{n}}}') for n in numbers]


def test_a_log_is_read_as_it_was_written(place: str) -> None:
    """In order, by table; and again by the next server."""
    one, two = uuid4().hex, uuid4().hex

    async def write(store: Store) -> None:
        await store.write(Append(one, lines(0, 1)), Append(two, lines(0)))
        await store.write(Append(one, lines(2)))

    async def read(store: Store) -> None:
        assert (await log(store, one), await log(store, two), await log(store, "nowhere")) == (lines(0, 1, 2), lines(0), [])

    with_store(place, write)
    with_store(place, read)


def test_a_line_is_written_once(place: str) -> None:
    """Two servers that continue the same log: the second is refused, and whoever was committed together with it is not."""
    table, other = uuid4().hex, uuid4().hex

    async def work(store: Store) -> None:
        await store.write(Append(table, lines(0, 1)))
        done = await asyncio.gather(
            store.write(Append(other, lines(0))), store.write(Append(table, lines(1))), store.write(Append(table, lines(2))),
            return_exceptions=True,
        )  # fmt: skip
        assert [type(result) for result in done] == [type(None), IntegrityError, type(None)]
        assert (await log(store, table), await log(store, other)) == (lines(0, 1, 2), lines(0))

    with_store(place, work)


def test_only_unfinished_tables_are_resumed(place: str) -> None:
    """A table is finished with the line that ends its game."""
    going, gone = uuid4().hex, uuid4().hex

    async def work(store: Store) -> None:
        await store.write(Append(going, lines(0)), Append(gone, lines(0)))
        await store.write(Append(gone, lines(1), finished=True))
        assert [id in await open_tables(store) for id in (going, gone)] == [True, False]

    with_store(place, work)


def test_a_notebook_is_its_last_text(place: str) -> None:
    """Per table and seat."""
    table = uuid4().hex

    async def work(store: Store) -> None:
        await store.write(Keep(table, 0, "first"), Keep(table, 1, "other"))
        await store.write(Keep(table, 0, "second"))
        assert await notebooks(store, table) == {0: "second", 1: "other"}

    with_store(place, work)


def test_many_writes_are_committed_in_few_transactions(tmp_path: Path) -> None:
    """Group commit: what arrives during a commit is committed with the next."""
    commits: list[object] = []

    async def work(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        event.listen(store._engine, "commit", commits.append)
        await asyncio.gather(*(store.write(Append(uuid4().hex, lines(0))) for _ in range(300)))

    place = tmp_path / "log.db"
    with_store(str(place), work)
    assert len(commits) <= 2
    with sqlite3.connect(place) as connection:
        assert connection.execute("SELECT count(*) FROM log").fetchone() == (300,)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_nobody_else_on_the_machine_can_read_a_new_store(tmp_path: Path) -> None:
    """The log holds the deals' secrets, and so do the files that SQLite keeps beside it."""
    modes: dict[str, int] = {}

    async def work(store: Store) -> None:
        await store.write(Append("t", lines(0)))
        modes.update({path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()})

    with_store(str(tmp_path / "log.db"), work)
    assert modes == {"log.db": 0o600, "log.db-wal": 0o600, "log.db-shm": 0o600}


def test_the_migrations_lead_to_the_tables_that_the_code_uses(tmp_path: Path) -> None:
    """Alembic itself finds no difference, and a store that is up to date is left alone."""
    engine = create_engine(f"sqlite:///{tmp_path / 'log.db'}")
    with engine.begin() as connection:
        assert current(connection) is None
        migrate(connection)
        migrate(connection)
        assert current(connection) == HEAD
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_a_store_that_cannot_be_written_refuses(tmp_path: Path) -> None:
    """Nothing is acknowledged that is not kept."""

    async def work(store: Store) -> None:
        await store.write(Append("t", lines(0)))
        with pytest.raises(IntegrityError):
            await store.write(Append("t", lines(0)))

    with_store(str(tmp_path / "log.db"), work)
