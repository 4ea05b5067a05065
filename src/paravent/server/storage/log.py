"""The write-ahead log of every table, and the players' notebooks: the rows, and every statement that is run on them.

Nothing takes effect for anybody before its line is durable, and a table is rebuilt from its lines alone. The same on SQLite and
PostgreSQL, through SQLAlchemy Core.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias, assert_never, final

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
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)

METADATA: Final = MetaData()
GOING_ON, OVER, DELETED = 0, 1, 2  # what `finished` says; a deleted table is no table any more, and its lines are swept away
LAID, PLAYED, TIMED = 0, 1, 2  # what `stage` says: not yet begun; begun; begun, and a clock runs though nobody be there
SWEPT: Final = 500  # lines of a deleted table in one write: few, so that nobody waits for them
HEAD: Final = "0006"  # the newest migration

TABLES: Final = Table(
    "tables", METADATA,
    Column("id", String(32), primary_key=True),
    Column("finished", Integer, nullable=False, index=True),
    Column("clock_version", Integer),
    Column("clock_left", BigInteger),
    Column("stage", Integer, nullable=False, server_default=str(TIMED)),
    Column("lines", Integer, nullable=False, server_default="0"),
    Column("touched", BigInteger, nullable=False, server_default="0", index=True),
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

SNAPSHOTS: Final = Table(
    "snapshots", METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("kind", String(80), nullable=False),
    Column("body", Text, nullable=False),
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
    """Lines to add to a table's log; the first line of a table makes the table. `stage`: what it is from now on."""

    table: str
    lines: Sequence[LogLine]
    finished: bool = False
    stage: int | None = None


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
class SaveSnapshot:
    """How a table stands after the first `n` lines of its log, in place of an older one; `kind` says who can read it."""

    table: str
    n: int
    kind: str
    body: str


@final
@dataclass(frozen=True)
class Kept:
    """What the store has of a table: how long its log should be, its lines from `first` on, and what they are to follow."""

    length: int
    first: int
    snapshot: str
    lines: list[LogLine]
    notebooks: dict[int, Notebook]
    clock: KeptClock | None


@final
@dataclass(frozen=True)
class Rewrite:
    """Lines that say less from now on: what somebody said is not kept any longer."""

    table: str
    lines: Sequence[tuple[int, str]]


@final
@dataclass(frozen=True)
class Delete:
    """A table is no table any more; what is left of its log is swept away later."""

    table: str


@final
@dataclass(frozen=True)
class Sweep:
    """Some lines of a deleted table, and with the last of them the table itself."""

    table: str


@final
@dataclass(frozen=True)
class Touch:
    """Nothing new: it shows whether the store can be written, and how long that takes."""


Write: TypeAlias = Append | SaveNotebook | KeptClock | TakeCode | SaveSnapshot | Rewrite | Delete | Sweep | Touch


def write_all(connection: Connection, writes: Sequence[Write]) -> None:
    """All writes, in one transaction of the caller's. A line whose number is taken, or a code, raises IntegrityError.

    So does a line that does not follow the last one: the store itself keeps logs without gaps (migration 0005).
    """
    appends = [write for write in writes if isinstance(write, Append)]
    new = [{"id": append.table, "finished": GOING_ON, "stage": LAID} for append in appends if append.lines[0].n == 0]
    if new:
        connection.execute(insert(TABLES), new)
    if appends:
        connection.exec_driver_sql(insert_lines(connection.dialect), rows_of(appends))
        connection.exec_driver_sql(lengthen(connection.dialect), ends_of(appends))
    for append in appends:
        if append.finished:
            connection.execute(update(TABLES).where(TABLES.c.id == append.table).values(finished=OVER))
        if append.stage is not None:
            connection.execute(update(TABLES).where(TABLES.c.id == append.table).values(stage=append.stage))
    for write in writes:
        if not isinstance(write, Append):
            write_one(connection, write)


def write_one(
    connection: Connection, write: SaveNotebook | KeptClock | TakeCode | SaveSnapshot | Rewrite | Delete | Sweep | Touch
) -> None:
    """Whatever is not a line of a log."""
    match write:
        case SaveNotebook():
            save_notebook(connection, write)
        case KeptClock(table, version, left):
            here = update(TABLES).where(TABLES.c.id == table)
            connection.execute(here.values(clock_version=version, clock_left=left))
        case TakeCode():
            take_code(connection, write)
        case SaveSnapshot(table, n, kind, body):
            connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))
            connection.execute(insert(SNAPSHOTS).values(table_id=table, n=n, kind=kind, body=body))
        case Rewrite(table, lines):
            connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))  # it says what these lines said
            for n, entry in lines:
                connection.execute(update(LOG).where((LOG.c.table_id == table) & (LOG.c.n == n)).values(entry=entry))
        case Delete(table):
            delete_table(connection, table)
        case Sweep(table):
            sweep(connection, table)
        case Touch():
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
        case _:
            assert_never(write)


def delete_table(connection: Connection, table: str) -> None:
    """Notes, code and the last line go at once: nobody finds the table, and no log can be continued whose end is gone."""
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(finished=DELETED))
    for column in (NOTEBOOKS.c.table_id, CODES.c.table_id, SNAPSHOTS.c.table_id):
        connection.execute(delete(column.table).where(column == table))
    cut(connection, table, 1)


def sweep(connection: Connection, table: str) -> None:
    """A part of what is left of a deleted table."""
    cut(connection, table, SWEPT)
    if connection.execute(select(LOG.c.n).where(LOG.c.table_id == table).limit(1)).first() is None:
        connection.execute(delete(TABLES).where((TABLES.c.id == table) & (TABLES.c.finished == DELETED)))


def cut(connection: Connection, table: str, lines: int) -> None:
    """The last lines of a log are gone."""
    last = connection.execute(select(LOG.c.n).where(LOG.c.table_id == table).order_by(LOG.c.n.desc()).limit(lines)).scalars()
    numbers = last.all()
    if numbers:
        connection.execute(delete(LOG).where((LOG.c.table_id == table) & (LOG.c.n >= numbers[-1])))


def rows_of(appends: Sequence[Append]) -> list[tuple[str, int, int, str]]:
    """The lines of these, as they are bound."""
    return [(append.table, line.n, line.at, line.entry) for append in appends for line in append.lines]


def ends_of(appends: Sequence[Append]) -> list[tuple[int, int, str]]:
    """How long the logs of these are then, and when that was, as they are bound."""
    return [(append.lines[-1].n + 1, append.lines[-1].at, append.table) for append in appends]


def only_lines(writes: Sequence[Write]) -> list[Append] | None:
    """These writes, if they only go on with logs: nobody opens a table or ends one, and nothing else is kept."""
    appends = [write for write in writes if isinstance(write, Append) and is_only_lines(write)]
    return appends if len(appends) == len(writes) else None


def is_only_lines(append: Append) -> bool:
    """Whether nothing changes at its table but the log."""
    return append.lines[0].n > 0 and not append.finished and append.stage is None


@lru_cache
def insert_lines(dialect: Dialect) -> str:
    """The statement that adds lines, in the engine's own words: to bind each line by name would cost as much as to store it."""
    compiled = insert(LOG).compile(dialect=dialect)
    assert compiled.positiontup == [column.name for column in LOG.columns], "both engines bind by position"
    return str(compiled)


@lru_cache
def lengthen(dialect: Dialect) -> str:
    """The statement that says how long logs are and when something last happened, likewise."""
    here = update(TABLES).where(TABLES.c.id == bindparam("of")).values(lines=bindparam("end"), touched=bindparam("now"))
    compiled = here.compile(dialect=dialect)
    assert compiled.positiontup == ["end", "now", "of"], "as `ends_of` gives them"
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
    over = select(TABLES.c.id).where(TABLES.c.finished != GOING_ON)
    connection.execute(delete(CODES).where((CODES.c.code == taken.code) & CODES.c.table_id.in_(over)))
    connection.execute(insert(CODES).values(code=taken.code, table_id=taken.table))


def read_code(connection: Connection, code: str) -> str | None:
    """The table that has this code."""
    found = connection.execute(select(CODES.c.table_id).where(CODES.c.code == code)).scalar()
    return None if found is None else str(found)


def is_taken(connection: Connection, code: str) -> bool:
    """Whether a table whose game is not over has this code."""
    both = select(CODES.c.code).join(TABLES, TABLES.c.id == CODES.c.table_id)
    return connection.execute(both.where((CODES.c.code == code) & (TABLES.c.finished == GOING_ON))).first() is not None


def read_log(connection: Connection, table: str, first: int = 0) -> list[LogLine]:
    """A table's log, from a line on; empty for a table that there is not, or not any more."""
    if read_length(connection, table) is None:
        return []
    row = LOG.c
    wanted = select(row.n, row.at, row.entry).where((row.table_id == table) & (row.n >= first))
    rows = connection.execute(wanted.order_by(row.n))
    return [LogLine(n, at, entry) for n, at, entry in rows]


def read_kept(connection: Connection, table: str, is_known: Callable[[str], bool]) -> Kept | None:
    """All that there is of a table; None for a table that there is not. A snapshot is read if its kind is known."""
    length = read_length(connection, table)
    if length is None:
        return None
    s = SNAPSHOTS.c
    row = connection.execute(select(s.n, s.kind, s.body).where(s.table_id == table)).first()
    n, body = (int(row[0]), str(row[2])) if row is not None and row[0] <= length and is_known(row[1]) else (0, "")
    lines = read_log(connection, table, n)
    return Kept(length, n, body, lines, read_notebooks(connection, table), read_clock(connection, table))


def read_length(connection: Connection, table: str) -> int | None:
    """How many lines a table's log should have; None for a table that there is not."""
    found = select(TABLES.c.lines).where((TABLES.c.id == table) & (TABLES.c.finished != DELETED))
    return connection.execute(found).scalar()


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
    going_on = select(TABLES.c.id).where(TABLES.c.finished == GOING_ON)
    return [str(id) for (id,) in connection.execute(going_on.order_by(TABLES.c.id))]


def timed(connection: Connection) -> list[str]:
    """The tables where a clock runs though nobody be there."""
    going_on = select(TABLES.c.id).where((TABLES.c.finished == GOING_ON) & (TABLES.c.stage == TIMED))
    return [str(id) for (id,) in connection.execute(going_on.order_by(TABLES.c.id))]


def deleted(connection: Connection) -> list[str]:
    """The tables of which something is still to be swept away."""
    return [str(id) for (id,) in connection.execute(select(TABLES.c.id).where(TABLES.c.finished == DELETED))]


def damaged(connection: Connection) -> list[tuple[str, int, int]]:
    """The tables whose logs are not whole: how many lines each has, and how many it should have."""
    t = TABLES.c
    whole = select(t.id, func.count(LOG.c.n), t.lines).join(LOG, LOG.c.table_id == t.id, isouter=True)
    of_each = whole.where(t.finished != DELETED).group_by(t.id, t.lines)
    broken = of_each.having((func.count(LOG.c.n) != t.lines) | (func.coalesce(func.max(LOG.c.n), -1) + 1 != t.lines))
    return [(str(id), int(here), int(lines)) for id, here, lines in connection.execute(broken)]


def untouched(connection: Connection, since: int, stages: Sequence[int], *, timed_since: int) -> list[str]:
    """The tables of these stages, finished or not, where nothing has happened since; with a clock, for longer."""
    t = TABLES.c
    quiet = select(t.id).where((t.finished != DELETED) & (t.touched < since) & t.stage.in_(stages))
    timed = (t.finished == GOING_ON) & (t.stage == TIMED) & (t.touched >= timed_since)
    return [str(id) for (id,) in connection.execute(quiet.where(~timed))]
