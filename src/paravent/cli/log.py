"""What happened, sentence by sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from paravent.claims import read
from paravent.cli.claims import heard
from paravent.cli.terminal import printable
from paravent.core.record import Heard
from paravent.core.rules import Event
from paravent.texts.catalogue import Catalogue, Seats

RECENT: Final = 12


def log(events: Sequence[Event], seats: Seats, text: Catalogue, claims: Sequence[Heard] = (), first: int = 0) -> Table:
    """Every event, as a sentence beside a dot, and what was claimed between them; `first` were told before these."""
    lines = Table.grid(padding=(0, 1, 0, 0))
    waiting = list(claims)
    for at, event in enumerate([*events, None], start=first):
        while waiting and (waiting[0].at <= at or event is None):
            claim = waiting.pop(0)
            lines.add_row(
                Text("»", style="cyan"), Text(printable(heard(claim.seat, read(claim.text), seats, text)), style="cyan")
            )
        if event is not None:
            lines.add_row(Text("·", style="dim"), Text(printable(text.event(event, seats))))
    return lines


def recent(
    events: Sequence[Event], seats: Seats, text: Catalogue, claims: Sequence[Heard] = (), first: int = 0
) -> RenderableType:
    """The last of the events, and all new claims; a line says how many more events there are in the log."""
    left_out = max(0, len(events) - RECENT)
    lines = log(events[left_out:], seats, text, claims, first + left_out)
    if len(events) <= RECENT:
        return lines
    return Group(Text(text.say("cli-more-in-log", count=len(events) - RECENT), style="dim"), lines)
