"""A person's notes at the terminal: what they could have written down so far, as the browser's notebook has it."""

from __future__ import annotations

from rich.text import Text

from paravent.aids import Aid, aids_for
from paravent.core.rules import Seat
from paravent.core.table import Table
from paravent.games import find
from paravent.texts import Catalogue
from paravent.texts.catalogue import Seats


def notes(table: Table, seat: Seat, seats: Seats, text: Catalogue) -> Text:
    """The lines of this seat, by whom they are about, in the order in which they come."""
    lines = aids_for(find(table.rules.name), table.view(seat), table.history(seat))
    if not lines:
        return Text(text.say("cli-notes-none"), style="dim")
    said = [text.say("cli-notes")]
    for about in dict.fromkeys(line.about for line in lines):
        said += [] if about is None else [f"  {seats[about]}"]
        said += [f"    {noted(line, seats, text)}" for line in lines if line.about == about]
    return Text("\n".join(said), style="cyan")


def noted(line: Aid, seats: Seats, text: Catalogue) -> str:
    return text.tell(f"aid-{line.key}", seats, **dict(line.values))
