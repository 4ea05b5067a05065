"""What players have told the host about one another, and nobody else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from paravent.core.rules import Seat
from paravent.server.messages import wire
from paravent.server.messages.refusal import refusal
from paravent.server.tables.entries import Reported
from paravent.server.tables.names import visible
from paravent.server.tables.seating import Seating

KEPT_REPORTS: Final = 100
MOST_REPORTS, REPORTING_MS = 3, 600_000  # of one seat, in so many milliseconds


@final
class Reports:
    """The last of them."""

    def __init__(self) -> None:
        self.kept: Final[list[wire.Reported]] = []

    def add(self, reported: wire.Reported) -> None:
        """One more, and the first of many is forgotten."""
        self.kept.append(reported)
        del self.kept[:-KEPT_REPORTS]

    def decide(self, seating: Seating, chat: Sequence[wire.Said], by: Seat, report: wire.Report, now: int) -> Reported:
        """What somebody said is told as it was said: nobody can put words into another's mouth."""
        if report.seat == by:
            raise refusal("own-seat")
        if not seating.chair(report.seat).name:
            raise refusal("seat-empty")
        if sum(each.by == by and now - each.at < REPORTING_MS for each in self.kept) >= MOST_REPORTS:
            raise refusal("reports")
        line = "" if report.line is None else said_at(chat, report.seat, report.line)
        return Reported(by, report.seat, visible(report.text), line, report.line, report.id)


def said_at(chat: Sequence[wire.Said], seat: Seat, at: int) -> str:
    """What this seat said at this time."""
    found = [said.text for said in chat if (said.seat, said.at) == (seat, at)]
    if not found:
        raise refusal("no-line")
    return found[-1]
