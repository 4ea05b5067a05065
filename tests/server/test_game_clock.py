"""A table that plays for a time: the server says when it is up, once, and everyone is told."""

from __future__ import annotations

import asyncio
from typing import cast

import paravent
from paravent.server.bots.pool import WorkerPool
from paravent.server.storage.log import LogLine
from paravent.server.tables import entries
from paravent.server.tables.autoplay import Autoplay
from paravent.server.tables.deadlines import SteadyClock
from paravent.server.tables.entries import Called, Entry, Opened, Played, Seated, Started
from paravent.server.tables.loading import rebuilt
from paravent.server.tables.mailbox import Bell, Mail
from paravent.server.tables.seating import hashed
from paravent.server.tables.session import Session

MINUTE = 60_000
RULES = paravent.games()["sultans"]


def log(minutes: int = 30, *, end: str = "time") -> list[Entry]:
    """A table of five that begins at one second past nothing."""
    options = RULES.check_setup(5, {"end": end, "minutes": minutes})
    opened = Opened("t1", "", "sultans", RULES.version, 5, {**options}, "a" * 32, "b" * 32, hashed("0"), 60)
    return [opened, *(Seated(seat, f"P{seat}", hashed(str(seat)), "") for seat in range(5)), Started()]


def playing(made: list[Entry]) -> Session:
    session, _ = rebuilt([LogLine(n, 1000, entries.write(entry)) for n, entry in enumerate(made)])
    return session


def told(session: Session, reader: int | None) -> list[str]:
    return [bytes(event).decode() for event in session.events(reader, 0)]


def test_a_table_that_plays_for_a_time_knows_when_it_is_up() -> None:
    """S-29 So many minutes after the deal, by the clock of whoever keeps the log; else never."""
    assert playing(log(30)).ends() == 1000 + 30 * MINUTE
    assert playing(log(end="rounds")).ends() is None
    assert Session(cast("Opened", log()[0])).ends() is None


def test_everyone_is_told_and_the_question_stays_as_it_was() -> None:
    """S-29 The same question, the same time for it, what is sealed stays sealed; and the server says it once."""
    session = playing(log())
    table = session.table
    assert table is not None
    (seat,) = table.owed()
    due, version = session.deadline(), session.version
    session.enter(Called("time-up"), 5_000)

    assert (session.deadline(), session.version, table.owed()) == (due, version + 1, [seat])
    assert session.ends() is None
    for reader in (None, 0, 4):
        assert told(session, reader) == ['{"kind":"TimeRanOut"}']
    session.enter(Played(seat, str(table.legal(seat)[0])), 6_000)


def test_the_word_outlives_the_server() -> None:
    """S-29 It is a line of the log, and of the record, that belongs to no seat."""
    made = [*log(), Called("time-up")]
    session = playing(made)

    assert session.table is not None and session.ends() is None
    assert "\n* time-up\n" in session.table.record()


def test_the_clock_rings_once_and_at_once_if_it_is_late() -> None:
    """S-29 Whoever takes the table up again after its time says so first of all."""
    session, rung = playing(log()), list[Mail]()

    async def ring() -> None:
        autoplay = Autoplay(session, cast("WorkerPool", None), SteadyClock(), rung.append, lambda: ["here"])
        autoplay.arm()  # the table began in 1970, by its log
        autoplay.arm()
        await asyncio.sleep(0.01)
        autoplay.stop()

    asyncio.run(ring())
    assert rung.count(Bell()) == 1
