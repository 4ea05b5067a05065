"""A game that is over, step by step, as one reader saw it."""

from __future__ import annotations

from typing import Final

from msgspec import Raw, Struct

import paravent
from paravent.core import record
from paravent.core.plain import plain_text
from paravent.core.rules import Event
from paravent.core.table import Table, seen
from paravent.server import wire
from paravent.server.session import Reader, Session, result

MOST_STEPS: Final = 100  # in one answer


class Step(Struct):
    """What the reader was told of one change, and how the table looked to them afterwards."""

    events: list[Raw]
    view: Raw
    phase: Raw
    asked: list[int]
    outcome: wire.Result | None


class Replay(Struct):
    """A part of a game, from step `first` on; the first of all is the table before anything happened."""

    table: wire.TableInfo
    steps: int
    first: int
    shown: list[Step]


class Story:
    """A finished game's record, taken out of its session so that it can be told elsewhere."""

    def __init__(self, session: Session) -> None:
        self.table: Final = session.lobby.info()
        self.steps: Final = session.version
        self._written: Final = record.read(session.record())

    def tell(self, reader: Reader, first: int) -> Replay:
        """Play the game again and look at it through the reader's eyes."""
        w = self._written
        table = paravent.new(w.game, w.players, w.seed, w.options)
        shown: list[Step] = []
        step = 0
        if first == 0:
            shown.append(look(table, [], reader))
        for _, seat, move, talk in w.lines:
            if talk or len(shown) == MOST_STEPS:
                continue
            events = table.play(seat, move)
            if not events and table.sealed(seat) is not None:
                continue  # sealed until all have answered
            step += 1
            if step >= first:
                shown.append(look(table, events, reader))
        return Replay(self.table, self.steps, first, shown)


def look(table: Table, events: list[Event], reader: Reader) -> Step:
    """The table as this reader saw it."""
    told = [Raw(plain_text(event).encode()) for event in seen(events, reader)]
    view, phase = Raw(plain_text(table.view(reader)).encode()), Raw(plain_text(table.state.phase).encode())
    return Step(told, view, phase, table.asked(), result(table))
