"""What the tests of every game do with a table."""

from __future__ import annotations

from paravent import Event, Phase, Seat, Table


def phase(table: Table) -> Phase | None:
    """The open question."""
    return table.state.phase


def play(table: Table, *lines: str) -> list[Event]:
    """Play lines such as `0 preach 2` in a row; what happened at the last of them."""
    events: list[Event] = []
    for line in lines:
        seat, text = line.split(maxsplit=1)
        events = table.play(int(seat), text)
    return events


def legal(table: Table, seat: Seat = 0) -> list[str]:
    """The notation of every legal move."""
    return [str(move) for move in table.legal(seat)]
