"""A game that is over, or a record that somebody brings, step by step, as one reader saw it or with all cards open."""

from __future__ import annotations

from typing import Final

from msgspec import Raw, Struct, field

import paravent
from paravent.claims import Ledger
from paravent.core import record
from paravent.core.errors import BadRecord
from paravent.core.plain import plain_text
from paravent.core.rules import Event
from paravent.core.table import Table, seen
from paravent.games import find
from paravent.server.messages import wire
from paravent.server.messages.refusal import refusal
from paravent.server.tables.session import Reader, Session, asserted, result

MOST_STEPS: Final = 100  # in one answer
MOST_VIEWS: Final = 600  # in one answer with all cards open
MOST_RECORD: Final = 128 * 1024  # characters of a record that is brought; a long game has some ten thousand


class Step(Struct):
    """What the reader was told of one change, and how the table then looked to them; all open, also to each seat."""

    events: list[Raw]
    view: Raw
    phase: Raw
    asked: list[int]
    outcome: wire.Result | None
    seats: list[Raw]
    claims: list[wire.Claimed] = field(default_factory=list)  # said before the next change


class Replay(Struct):
    """A part of a game, from step `first` on; the first of all is the table before anything happened."""

    table: wire.TableInfo
    steps: int
    first: int
    shown: list[Step]
    verdicts: list[bool | None]  # whether each claim was true as it was said; none before the end is known


class Story:
    """A record, and the table at which it was played."""

    def __init__(self, table: wire.TableInfo, text: str) -> None:
        self.table: Final = table
        self.text: Final = text
        self._written: Final = record.read(text)

    def tell(self, reader: Reader, first: int, *, all_open: bool = False) -> Replay:
        """Play the game again and look at it through the reader's eyes, or with all cards open."""
        w = self._written
        table = paravent.new(w.game, w.players, w.seed, w.options, version=w.version)
        most = min(MOST_STEPS, MOST_VIEWS // (1 + w.players)) if all_open else MOST_STEPS
        shown = [look(table, [], reader, all_open=all_open)] if first == 0 else []
        steps = 1
        ledger = Ledger(find(w.game, w.version))
        for _, seat, move, mark in w.lines:
            if mark == record.CLAIM and seat is not None:
                entry = ledger.take(table, seat, move)
                if first + len(shown) == steps and shown:
                    shown[-1].claims.append(asserted(entry, len(ledger.entries) - 1, steps, 0))
            if mark:
                continue
            events = table.play(seat, move)
            if not table.settled:
                continue  # sealed until all have answered
            if steps >= first and len(shown) < most:
                shown.append(look(table, events, reader, all_open=all_open))
            steps += 1
        return Replay(self.table, steps, first, shown, ledger.verdicts(table) or [])


def told_again(session: Session) -> Story:
    """A finished game's record, taken out of its session so that it can be told elsewhere."""
    return Story(session.seating.info(), session.record())


def brought(text: str) -> Story:
    """A record from outside, once every line of it has been checked; raises a refusal that says what is wrong with it."""
    try:
        table = paravent.verify(text)
    except BadRecord as error:
        if error.code != "bad-line":
            raise
        raise refusal("no-record") if error.details["line"] == "1" else refusal("bad-record-line", **error.details) from None
    seats = [wire.SeatInfo("person", colour=k, figure=k) for k in range(table.players)]
    info = wire.TableInfo("", "", table.rules.name, table.rules.version, dict(table.options), "over", seats, "", None)
    return Story(info, text)


def look(table: Table, events: list[Event], reader: Reader, *, all_open: bool) -> Step:
    """The table as this reader saw it."""
    told = [Raw(plain_text(event).encode()) for event in (events if all_open else seen(events, reader))]
    views = [Raw(plain_text(table.view(seat)).encode()) for seat in range(table.players)] if all_open else []
    view, phase = Raw(plain_text(table.view(reader)).encode()), Raw(plain_text(table.state.phase).encode())
    return Step(told, view, phase, table.asked(), result(table), views)
