"""What happened, sentence by sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from paravent.cli.terminal import printable
from paravent.core.rules import Event
from paravent.texts.catalogue import Catalogue, Seats

RECENT: Final = 12


def log(events: Sequence[Event], seats: Seats, text: Catalogue) -> list[Text]:
    """Every event on a line of its own."""
    return [Text.assemble(("· ", "dim"), printable(text.event(event, seats))) for event in events]


def recent(events: Sequence[Event], seats: Seats, text: Catalogue) -> list[Text]:
    """The last of the events; a line says how many more there are in the log."""
    lines = log(events[-RECENT:], seats, text)
    if len(events) > RECENT:
        lines.insert(0, Text(text.say("cli-more-in-log", count=len(events) - RECENT), style="dim"))
    return lines
