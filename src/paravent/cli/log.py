"""What happened, sentence by sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from paravent.cli.terminal import printable
from paravent.core.rules import Event
from paravent.texts.catalogue import Catalogue, Seats

RECENT: Final = 12


def log(events: Sequence[Event], seats: Seats, text: Catalogue) -> Table:
    """Every event, as a sentence beside a dot."""
    lines = Table.grid(padding=(0, 1, 0, 0))
    for event in events:
        lines.add_row(Text("·", style="dim"), Text(printable(text.event(event, seats))))
    return lines


def recent(events: Sequence[Event], seats: Seats, text: Catalogue) -> RenderableType:
    """The last of the events; a line says how many more there are in the log."""
    lines = log(events[-RECENT:], seats, text)
    if len(events) <= RECENT:
        return lines
    return Group(Text(text.say("cli-more-in-log", count=len(events) - RECENT), style="dim"), lines)
