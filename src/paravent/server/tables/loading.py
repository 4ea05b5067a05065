"""A table as its log leads to it: from the last snapshot on, if there is one that can be read here, else from the beginning."""

from __future__ import annotations

import logging
from typing import Final

from msgspec import MsgspecError

from paravent.core.errors import ParaventError
from paravent.games import find
from paravent.server.messages.refusal import refusal
from paravent.server.storage.log import Kept, LogLine
from paravent.server.tables import entries, snapshot
from paravent.server.tables.entries import Opened
from paravent.server.tables.session import Session

LOGGER: Final = logging.getLogger("paravent.tables")


def taken_up(kept: Kept) -> Session:
    """The session that the store leads to; refused, with how much is lost, if its log is not whole. For a thread of its own."""
    check(kept.lines, kept.first, kept.length)
    session = snapshot.restored(kept.snapshot) if kept.snapshot else begun(kept)
    replay(session, kept.lines if kept.snapshot else kept.lines[1:], kept.length)
    return session


def begun(kept: Kept) -> Session:
    """The session that the first line opens."""
    try:
        return opened_by(kept.lines[0])
    except (MsgspecError, AssertionError) as error:
        raise lost(0, kept.length, error) from error


def rebuilt(lines: list[LogLine]) -> tuple[Session, int]:
    """The session that a whole log leads to, and how long that log is."""
    if not lines:
        raise refusal("no-table")
    session = opened_by(lines[0])
    replay(session, lines[1:], len(lines))
    return session, len(lines)


def opened_by(line: LogLine) -> Session:
    """The session that a log begins with, by the rules by which it was laid; refused by name if those are not kept."""
    opened = entries.read(line.entry)
    assert isinstance(opened, Opened), "a log begins with the table's opening"
    find(opened.game, opened.version)
    return Session(opened)


def replay(session: Session, lines: list[LogLine], length: int) -> None:
    """Follow these lines; what cannot be followed is damaged, and so is all behind it."""
    for line in lines:
        try:
            session.apply(entries.read(line.entry), line.at)
        except (MsgspecError, ParaventError, AssertionError, LookupError) as error:
            raise lost(line.n, length, error) from error


def check(lines: list[LogLine], first: int, length: int) -> None:
    """Every line is there, up to the last that was ever written; raises a refusal that says how many are not."""
    for n, line in enumerate(lines, first):
        if line.n != n:
            raise lost(n, length, None)
    if first + len(lines) != length or length == 0:
        raise lost(first + len(lines), length, None)


def lost(read: int, length: int, why: Exception | None) -> ParaventError:
    """What is said of a table whose log cannot be read to its end."""
    LOGGER.error("a table is damaged", extra={"read": read, "lines": length, "why": type(why).__name__})
    return refusal("damaged", read=str(read), lines=str(length))
