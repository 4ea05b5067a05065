"""The write-ahead log of every table, and the players' notebooks: the rows, and every statement that is run on them.

Nothing takes effect for anybody before its line is durable, and a table is rebuilt from its lines alone. The same on SQLite and
PostgreSQL, through SQLAlchemy Core.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias, final

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Dialect,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    delete,
    insert,
    select,
    update,
)

METADATA: Final = MetaData()
HEAD: Final = "0004"  # the newest migration

TABLES: Final = Table(
    "tables", METADATA,
    Column("id", String(32), primary_key=True),
    Column("finished", Integer, nullable=False, index=True),
    Column("clock_version", Integer),
    Column("clock_left", BigInteger),
)  # fmt: skip
LOG: Final = Table(
    "log", METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("entry", Text, nullable=False),
)  # fmt: skip
NOTEBOOKS: Final = Table(
    "notebooks", METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("ids", Text, nullable=False, server_default=""),
)  # fmt: skip
CODES: Final = Table(
    "codes", METADATA,
    Column("code", String(8), primary_key=True),
    Column("table_id", String(32), nullable=False),
)  # fmt: skip


@final
@dataclass(frozen=True)
class LogLine:
    """One entry of a table's log, with its number and time."""

    n: int
    at: int
    entry: str


@final
@dataclass(frozen=True)
class Append:
    """Lines to add to a table's log; the first line of a table makes the table."""

    table: str
    lines: Sequence[LogLine]
    finished: bool = False


@final
@dataclass(frozen=True)
class Notebook:
    """What a seat has noted, how often, and the ids of the last messages that did so."""

    text: str = ""
    revision: int = 0
    ids: tuple[str, ...] = ()


@final
@dataclass(frozen=True)
class SaveNotebook:
    """A seat's notebook, whole."""

    table: str
    seat: int
    notebook: Notebook


@final
@dataclass(frozen=True)
class KeptClock:
    """How many milliseconds the question of a version has left. Time left, not a time of day: clocks are set, servers rest."""

    table: str
    version: int
    left: int


@final
@dataclass(frozen=True)
class TakeCode:
    """The code by which a table is found from now on. It may be that of a table whose game is over, never another's."""

    code: str
    table: str


@final
@dataclass(frozen=True)
class Touch:
    """Nothing new: it shows whether the store can be written, and how long that takes."""


Write: TypeAlias = Append | SaveNotebook | KeptClock | TakeCode | Touch


def write_all(connection: Connection, writes: Sequence[Write]) -> None:
    """All writes, in one transaction of the caller's. A line whose number is taken, or a code, raises IntegrityError."""
    appends = [write for write in writes if isinstance(write, Append)]
    new = [{"id": append.table, "finished": 0} for append in appends if append.lines[0].n == 0]
    if new:
        connection.execute(insert(TABLES), new)
    if appends:
        connection.exec_driver_sql(insert_lines(connection.dialect), rows_of(appends))
    for append in appends:
        if append.finished:
            connection.execute(update(TABLES).where(TABLES.c.id == append.table).values(finished=1))
    for write in writes:
        match write:
            case SaveNotebook():
                save_notebook(connection, write)
            case KeptClock(table, version, left):
                here = update(TABLES).where(TABLES.c.id == table)
                connection.execute(here.values(clock_version=version, clock_left=left))
            case TakeCode():
                take_code(connection, write)
            case Touch():
                connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")


def rows_of(appends: Sequence[Append]) -> list[tuple[str, int, int, str]]:
    """The lines of these, as they are bound."""
    return [(append.table, line.n, line.at, line.entry) for append in appends for line in append.lines]


def only_lines(writes: Sequence[Write]) -> list[Append] | None:
    """These writes, if they only go on with logs: nobody opens a table or ends one, and nothing else is kept."""
    appends = [write for write in writes if isinstance(write, Append) and write.lines[0].n and not write.finished]
    return appends if len(appends) == len(writes) else None


@lru_cache
def insert_lines(dialect: Dialect) -> str:
    """The statement that adds lines, in the engine's own words: to bind each line by name would cost as much as to store it."""
    compiled = insert(LOG).compile(dialect=dialect)
    assert compiled.positiontup == [column.name for column in LOG.columns], "both engines bind by position"
    return str(compiled)


def save_notebook(connection: Connection, note: SaveNotebook) -> None:
    """Replace a notebook."""
    here = (NOTEBOOKS.c.table_id == note.table) & (NOTEBOOKS.c.seat == note.seat)
    connection.execute(delete(NOTEBOOKS).where(here))
    kept = note.notebook
    row = {"text": kept.text, "revision": kept.revision, "ids": json.dumps(kept.ids)}
    connection.execute(insert(NOTEBOOKS).values(table_id=note.table, seat=note.seat, **row))


def take_code(connection: Connection, taken: TakeCode) -> None:
    """The code is this table's, if no other that is still open has it."""
    over = select(TABLES.c.id).where(TABLES.c.finished == 1)
    connection.execute(delete(CODES).where((CODES.c.code == taken.code) & CODES.c.table_id.in_(over)))
    connection.execute(insert(CODES).values(code=taken.code, table_id=taken.table))


def read_code(connection: Connection, code: str) -> str | None:
    """The table that has this code."""
    found = connection.execute(select(CODES.c.table_id).where(CODES.c.code == code)).scalar()
    return None if found is None else str(found)


def is_taken(connection: Connection, code: str) -> bool:
    """Whether a table whose game is not over has this code."""
    both = select(CODES.c.code).join(TABLES, TABLES.c.id == CODES.c.table_id)
    return connection.execute(both.where((CODES.c.code == code) & (TABLES.c.finished == 0))).first() is not None


def read_log(connection: Connection, table: str) -> list[LogLine]:
    """A table's log; empty for a table that there is not."""
    rows = connection.execute(select(LOG.c.n, LOG.c.at, LOG.c.entry).where(LOG.c.table_id == table).order_by(LOG.c.n))
    return [LogLine(n, at, entry) for n, at, entry in rows]


def read_notebooks(connection: Connection, table: str) -> dict[int, Notebook]:
    """The notebooks of a table, by seat."""
    n = NOTEBOOKS.c
    rows = connection.execute(select(n.seat, n.text, n.revision, n.ids).where(n.table_id == table))
    return {seat: Notebook(text, revision, tuple(json.loads(ids or "[]"))) for seat, text, revision, ids in rows}


def read_clock(connection: Connection, table: str) -> KeptClock | None:
    """The time left at a table, if it was ever stored."""
    row = connection.execute(select(TABLES.c.clock_version, TABLES.c.clock_left).where(TABLES.c.id == table)).first()
    return None if row is None or row[0] is None else KeptClock(table, int(row[0]), int(row[1]))


def unfinished(connection: Connection) -> list[str]:
    """The tables whose game is not over."""
    return [str(id) for (id,) in connection.execute(select(TABLES.c.id).where(TABLES.c.finished == 0).order_by(TABLES.c.id))]
