"""The stored tables, as SQLAlchemy Core sees them, and every statement that is run on them. The same on SQLite and PostgreSQL."""

from __future__ import annotations

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
HEAD: Final = "0001"  # the newest migration

TABLES: Final = Table(
    "tables", METADATA,
    Column("id", String(32), primary_key=True),
    Column("finished", Integer, nullable=False, index=True),
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
)  # fmt: skip


@final
@dataclass(frozen=True)
class Line:
    """One entry of a table's log, with its number and time."""

    n: int
    at: int
    entry: str


@final
@dataclass(frozen=True)
class Append:
    """Lines to add to a table's log; the first line of a table makes the table."""

    table: str
    lines: Sequence[Line]
    finished: bool = False


@final
@dataclass(frozen=True)
class Keep:
    """A seat's notebook to keep."""

    table: str
    seat: int
    text: str


Write: TypeAlias = Append | Keep


def write_all(connection: Connection, writes: Sequence[Write]) -> None:
    """All writes, in one transaction of the caller's. A line whose number is taken raises IntegrityError."""
    appends = [write for write in writes if isinstance(write, Append)]
    new = [{"id": append.table, "finished": 0} for append in appends if append.lines[0].n == 0]
    if new:
        connection.execute(insert(TABLES), new)
    lines = [(append.table, line.n, line.at, line.entry) for append in appends for line in append.lines]
    if lines:
        connection.exec_driver_sql(insert_lines(connection.dialect), lines)
    for append in appends:
        if append.finished:
            connection.execute(update(TABLES).where(TABLES.c.id == append.table).values(finished=1))
    for write in writes:
        if isinstance(write, Keep):
            keep(connection, write)


@lru_cache
def insert_lines(dialect: Dialect) -> str:
    """The statement that adds lines, in the engine's own words: to bind each line by name would cost as much as to store it."""
    compiled = insert(LOG).compile(dialect=dialect)
    assert compiled.positiontup == [column.name for column in LOG.columns], "both engines bind by position"
    return str(compiled)


def keep(connection: Connection, note: Keep) -> None:
    """Replace a notebook."""
    here = (NOTEBOOKS.c.table_id == note.table) & (NOTEBOOKS.c.seat == note.seat)
    connection.execute(delete(NOTEBOOKS).where(here))
    connection.execute(insert(NOTEBOOKS).values(table_id=note.table, seat=note.seat, text=note.text))


def read_log(connection: Connection, table: str) -> list[Line]:
    """A table's log; empty for a table that there is not."""
    rows = connection.execute(select(LOG.c.n, LOG.c.at, LOG.c.entry).where(LOG.c.table_id == table).order_by(LOG.c.n))
    return [Line(n, at, entry) for n, at, entry in rows]


def read_notebooks(connection: Connection, table: str) -> dict[int, str]:
    """The notebooks of a table, by seat."""
    rows = connection.execute(select(NOTEBOOKS.c.seat, NOTEBOOKS.c.text).where(NOTEBOOKS.c.table_id == table))
    return {int(seat): str(text) for seat, text in rows}


def unfinished(connection: Connection) -> list[str]:
    """The tables whose game is not over."""
    return [str(id) for (id,) in connection.execute(select(TABLES.c.id).where(TABLES.c.finished == 0).order_by(TABLES.c.id))]
