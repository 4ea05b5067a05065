"""The store, the same on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from uuid import uuid4

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

from paravent.server.storage.log import HEAD, METADATA, TIMED, Append, KeptClock, LogLine, Notebook, SaveNotebook
from paravent.server.storage.migrate import current, migrate
from paravent.server.storage.place import store_at
from paravent.server.storage.sqlite import SqliteStore, append, commit
from paravent.server.storage.store import Conflict, Store, clock, log, notebooks, timed_tables


def with_store(place: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = store_at(place)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def lines(*numbers: int) -> list[LogLine]:
    return [LogLine(n, 1000 + n, f'{{"n":{n}}}') for n in numbers]


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
    """Two servers that continue the same log: the second is refused, with all that follows; who was committed with it is not."""
    table, other = uuid4().hex, uuid4().hex

    async def work(store: Store) -> None:
        await store.write(Append(table, lines(0, 1)))
        done = await asyncio.gather(
            store.write(Append(other, lines(0))), store.write(Append(table, lines(1))), store.write(Append(table, lines(2))),
            return_exceptions=True,
        )  # fmt: skip
        assert [type(result) for result in done] == [type(None), IntegrityError, SQLAlchemyError]
        assert (await log(store, table), await log(store, other)) == (lines(0, 1), lines(0))
        await store.write(Append(table, lines(2)))

    with_store(place, work)


def test_only_tables_whose_clock_runs_are_resumed(place: str) -> None:
    """Where a clock runs: others wait for whoever comes. A table is finished with the line that ends its game."""
    going, gone, slow = uuid4().hex, uuid4().hex, uuid4().hex

    async def work(store: Store) -> None:
        await store.write(Append(going, lines(0), stage=TIMED), Append(gone, lines(0), stage=TIMED), Append(slow, lines(0)))
        await store.write(Append(gone, lines(1), finished=True))
        assert [id in await timed_tables(store) for id in (going, gone, slow)] == [True, False, False]

    with_store(place, work)


def test_a_notebook_is_its_last_text(place: str) -> None:
    """Per table and seat."""
    table = uuid4().hex

    async def work(store: Store) -> None:
        await store.write(SaveNotebook(table, 0, Notebook("first", 1, ("a",))), SaveNotebook(table, 1, Notebook("other")))
        await store.write(SaveNotebook(table, 0, Notebook("second", 2, ("a", "b"))))
        assert await notebooks(store, table) == {0: Notebook("second", 2, ("a", "b")), 1: Notebook("other")}

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


def test_a_store_of_an_older_release_is_brought_up_to_date_with_its_tables(tmp_path: Path) -> None:
    """Nothing that it holds is lost, and what is newly kept can be."""
    place, table = tmp_path / "log.db", uuid4().hex
    with sqlite3.connect(place) as old:
        old.executescript(f"""
            CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
            INSERT INTO alembic_version VALUES ('0001');
            CREATE TABLE tables (id VARCHAR(32) NOT NULL PRIMARY KEY, finished INTEGER NOT NULL);
            CREATE INDEX ix_tables_finished ON tables (finished);
            CREATE TABLE log (table_id VARCHAR(32) NOT NULL, n INTEGER NOT NULL, at BIGINT NOT NULL, entry TEXT NOT NULL,
                              PRIMARY KEY (table_id, n));
            CREATE TABLE notebooks (table_id VARCHAR(32) NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL,
                                    PRIMARY KEY (table_id, seat));
            INSERT INTO tables VALUES ('{table}', 0);
            INSERT INTO log VALUES ('{table}', 0, 1000, '{{"n":0}}');
        """)
    old.close()

    async def work(store: Store) -> None:
        assert (await log(store, table), await clock(store, table)) == (lines(0), None)
        await store.write(KeptClock(table, 3, 5000))
        assert await clock(store, table) == KeptClock(table, 3, 5000)

    with_store(str(place), work)


def test_the_time_left_is_the_last_that_was_stored(place: str) -> None:
    """Per table; none for a table that there is not."""
    one, two = uuid4().hex, uuid4().hex

    async def work(store: Store) -> None:
        await store.write(Append(one, lines(0)), Append(two, lines(0)), KeptClock(one, 1, 900))
        await store.write(KeptClock(one, 2, 800))
        assert [await clock(store, table) for table in (one, two, "nowhere")] == [KeptClock(one, 2, 800), None, None]

    with_store(place, work)


def test_a_store_that_cannot_be_written_refuses(tmp_path: Path) -> None:
    """Nothing is acknowledged that is not kept: a full disk refuses what does not fit, whole, and takes it when there is room."""
    big = [LogLine(1, 0, "x"), LogLine(2, 0, "x" * 100_000)]

    async def work(store: Store) -> None:
        await store.write(Append("t", lines(0)))
        pages(store, most=pages(store))
        done = await asyncio.gather(
            store.write(Append("t", big), SaveNotebook("t", 0, Notebook("lost"))),
            store.write(Append("u", lines(0))),
            return_exceptions=True,
        )
        assert [type(result) for result in done] == [OperationalError, type(None)]
        assert (await log(store, "t"), await log(store, "u"), await notebooks(store, "t")) == (lines(0), lines(0), {})
        pages(store, most=10**6)
        await store.write(Append("t", big))
        assert await log(store, "t") == lines(0) + big

    with_store(str(tmp_path / "log.db"), work)


def pages(store: Store, *, most: int | None = None) -> int:
    """How many pages the SQLite file has; with `most`, it may have no more."""
    assert isinstance(store, SqliteStore)
    with store._engine.connect() as connection:
        if most is not None:
            connection.exec_driver_sql(f"PRAGMA max_page_count={most}")
        return int(connection.exec_driver_sql("PRAGMA page_count").scalar() or 0)


def test_a_postgresql_that_cannot_be_written_refuses(postgres: str) -> None:
    """What it cannot store is refused, whole, and whoever was committed together with it is kept."""
    bad, good = uuid4().hex, uuid4().hex

    async def work(store: Store) -> None:
        done = await asyncio.gather(
            store.write(Append(bad, [*lines(0), LogLine(1, 0, "\0")])),
            store.write(Append(good, lines(0))),
            return_exceptions=True,
        )
        assert isinstance(done[0], DBAPIError) and done[1] is None
        assert (await log(store, bad), await log(store, good)) == ([], lines(0))

    with_store(postgres, work)


def test_a_question_is_answered_though_whoever_asked_was_called_off(postgres: str) -> None:
    """Closing waits for it: a connection that is left in its middle would stay open."""
    answered: list[int] = []

    def slow(connection: Connection) -> None:
        connection.exec_driver_sql("SELECT pg_sleep(0.3)")
        answered.append(1)

    async def work(store: Store) -> None:
        asking = asyncio.ensure_future(store.read(slow))
        await asyncio.sleep(0.1)
        asking.cancel()
        await asyncio.wait([asking])
        assert asking.cancelled() and not answered

    with_store(postgres, work)
    assert answered == [1]


def test_lines_that_cannot_all_be_stored_are_stored_by_none_of_the_ways(tmp_path: Path) -> None:
    """The short way of a commit of moves leaves nothing behind when a number is taken, and the usual way says why."""

    async def play() -> tuple[bool, SQLAlchemyError | None, list[int]]:
        store = SqliteStore(tmp_path / "log.db")
        await store.open()
        await store.write(Append("t", lines(0, 1)))
        both = [Append("t", lines(2)), Append("t", lines(1))]
        short, usual = append(store._engine, both), commit(store._engine, both)
        kept = [line.n for line in await log(store, "t")]
        await store.close()
        return short, usual, kept

    short, usual, kept = asyncio.run(play())
    assert (short, isinstance(usual, Conflict), kept) == (False, True, [0, 1])


def test_a_server_on_sqlite_starts_without_what_only_postgresql_needs() -> None:
    """Neither greenlet nor asyncpg come with the package itself."""
    without = (
        "import sys; sys.modules.update(greenlet=None, asyncpg=None); import paravent.server.app, paravent.server.storage.backup"
    )
    subprocess.run([sys.executable, "-c", without], check=True)
