"""A store as one file, and back: the same file for SQLite and PostgreSQL, so that tables can also move from one to the other.

It is gzip of JSON lines: a head that names the columns, a line for each row, and an end that counts the rows and holds a digest
of all before it, so that a file that was cut or edited shows.
What is written is the store as of one moment, while a server goes on.
"""

from __future__ import annotations

import gzip
import json
import os
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Final, TypeVar, cast, final

from sqlalchemy import Connection, Select, Table, create_engine, event, func, insert, select

from paravent.server.storage.log import CODES, DELETED, HEAD, LOG, NOTEBOOKS, TABLES
from paravent.server.storage.migrate import current
from paravent.server.storage.place import is_postgres, postgres_url, store_at
from paravent.server.storage.postgres import engine_at
from paravent.server.storage.sqlite import full_sync

T = TypeVar("T")
FORMAT: Final = 1
KEPT: Final = (TABLES, LOG, NOTEBOOKS, CODES)  # each table after those that it refers to
AT_ONCE: Final = 1000  # rows


class BadBackup(Exception):
    """The file is none of ours, or not whole; or the store is not one to read or write now. Its text is the reason's code."""


@final
@dataclass
class Counted:
    """How many rows of each kind there are, and which logs could not be read to their end: their lines, read and in all."""

    rows: dict[str, int] = field(default_factory=dict)
    damaged: dict[str, tuple[int, int]] = field(default_factory=dict)


# Writing


async def back_up(place: str, file: Path) -> Counted:
    """Write the store to a file that only its owner can read; whole, or not at all."""
    if not is_postgres(place) and not Path(place).is_file():
        raise BadBackup("no-store")
    handle, draft = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")  # of mode 600: it holds every deal
    try:
        with os.fdopen(handle, "wb") as raw, gzip.open(raw, "wb") as out:
            counted = await reading(place, lambda connection: write_rows(connection, out))
        with open(draft, "rb+") as whole:
            os.fsync(whole.fileno())
        os.replace(draft, file)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise
    return counted


def write_rows(connection: Connection, out: gzip.GzipFile) -> Counted:
    """Every row as it is at this moment."""
    if current(connection) != HEAD:
        raise BadBackup("other-release")
    digest, counted = sha256(), Counted({table.name: 0 for table in KEPT})

    def put(data: object) -> None:
        line = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        digest.update(line)
        out.write(line)

    columns = {table.name: [column.name for column in table.columns] for table in KEPT}
    put({"paravent": "backup", "format": FORMAT, "migration": HEAD, "made": time.time_ns() // 1_000_000, "columns": columns})
    lengths = {str(row[0]): int(row[1]) for row in connection.execute(select(TABLES.c.id, TABLES.c.lines))}
    for table in KEPT:
        found = rows_of(connection, table)
        for row in found if table is not LOG else without_gaps(found, lengths, counted):
            put([table.name, *row])
            counted.rows[table.name] += 1
    put({"rows": counted.rows, "sha256": digest.hexdigest()})
    return counted


def rows_of(connection: Connection, table: Table) -> Iterator[Sequence[object]]:
    """The rows of tables that are not deleted, in order."""
    kept = select(TABLES.c.id).where(TABLES.c.finished != DELETED)
    wanted: Select[tuple[object, ...]] = select(table).order_by(*table.primary_key.columns)
    wanted = wanted.where(TABLES.c.finished != DELETED) if table is TABLES else wanted.where(table.c.table_id.in_(kept))
    for row in connection.execution_options(yield_per=AT_ONCE).execute(wanted):
        yield tuple(row)


def without_gaps(rows: Iterator[Sequence[object]], lengths: dict[str, int], counted: Counted) -> Iterator[Sequence[object]]:
    """The lines of every log up to where one is missing; from there on nobody could play it."""
    read = dict.fromkeys(lengths, 0)
    for row in rows:
        id, n = str(row[0]), row[1]
        if read.get(id) == n:
            read[id] += 1
            yield row
    counted.damaged.update({id: (read[id], length) for id, length in lengths.items() if read[id] < length})


# Reading


async def restore(place: str, file: Path, *, replace: bool = False) -> Counted:
    """Bring back what a file holds, all or nothing; what the store holds already is only replaced if that is wanted."""
    check(file)
    store = store_at(place)
    await store.open()  # it is made, if need be, and brought up to date
    await store.close()
    return await writing(place, lambda connection: read_rows(connection, file, replace=replace))


def check(file: Path) -> None:
    """The file is ours, whole and unedited; raises BadBackup."""
    digest, last = sha256(), b""
    try:
        with gzip.open(file, "rb") as lines:
            head = json.loads(lines.readline() or b"null")
            lines.seek(0)
            for line in lines:
                digest.update(last)
                last = line
        end = json.loads(last)
    except (EOFError, gzip.BadGzipFile, ValueError):
        raise BadBackup("no-backup") from None
    if not isinstance(head, dict) or head.get("paravent") != "backup" or not isinstance(end, dict):
        raise BadBackup("no-backup")
    if head["format"] != FORMAT or head["migration"] > HEAD:
        raise BadBackup("other-release")
    if end.get("sha256") != digest.hexdigest():
        raise BadBackup("no-backup")


def read_rows(connection: Connection, file: Path, *, replace: bool) -> Counted:
    """Every row of the file into the store."""
    if not replace and connection.execute(select(func.count()).select_from(TABLES)).scalar():
        raise BadBackup("has-tables")
    for table in reversed(KEPT):
        connection.execute(table.delete())
    with gzip.open(file, "rb") as lines:
        columns = cast("dict[str, list[str]]", json.loads(lines.readline())["columns"])
        counted, waiting = Counted({table.name: 0 for table in KEPT}), list[Sequence[object]]()
        for line in lines:
            row = json.loads(line)
            if not isinstance(row, list) or (waiting and (waiting[0][0] != row[0] or len(waiting) == AT_ONCE)):
                put_rows(connection, waiting, columns, counted)
                waiting = []
            waiting += [row] if isinstance(row, list) else []
    return counted


def put_rows(connection: Connection, rows: Sequence[Sequence[object]], columns: dict[str, list[str]], counted: Counted) -> None:
    """Rows of one kind."""
    if rows:
        name = str(rows[0][0])
        table = next(table for table in KEPT if table.name == name)
        connection.execute(insert(table), [dict(zip(columns[name], row[1:], strict=True)) for row in rows])
        counted.rows[name] += len(rows)


# Connections of their own, beside a server's


async def reading(place: str, work: Callable[[Connection], T]) -> T:
    """Read a store as of one moment."""
    if is_postgres(place):
        engine = engine_at(postgres_url(place), isolation_level="REPEATABLE READ")
        try:
            async with engine.connect() as connection:
                return await connection.run_sync(work)
        finally:
            await engine.dispose()
    own = create_engine(f"sqlite:///{place}")
    try:
        with own.connect() as here:
            here.exec_driver_sql("BEGIN")
            return work(here)
    finally:
        own.dispose()


async def writing(place: str, work: Callable[[Connection], T]) -> T:
    """Change a store, all or nothing."""
    if is_postgres(place):
        engine = engine_at(postgres_url(place))
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(work)
        finally:
            await engine.dispose()
    own = create_engine(f"sqlite:///{place}")
    event.listen(own, "connect", full_sync)
    try:
        with own.begin() as here:
            here.exec_driver_sql("BEGIN IMMEDIATE")  # nobody lays a table between looking and writing
            return work(here)
    finally:
        own.dispose()
