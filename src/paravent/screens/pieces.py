"""What every screen is made of: frames, headings, counters."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from paravent.core.rules import Seat
from paravent.texts.catalogue import Catalogue, Seats


def panel(title: str, *inside: RenderableType, accent: str = "none") -> Panel:
    """A framed part of the table."""
    return Panel(Group(*inside), title=Text(f" {title} ", style="bold"), title_align="left", border_style=accent, box=ROUNDED)


def table(*headings: str, right: Sequence[int] = ()) -> Table:
    """A table with these headings; the columns in `right` are numbers. Where room is short, the widest columns are folded."""
    made = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="italic")
    for column, heading in enumerate(headings):
        made.add_column(heading, justify="right" if column in right else "left", overflow="fold")
    return made


def who(seat: Seat, seats: Seats, *, turn: bool, me: bool) -> Text:
    """A seat by its number, as the notation calls it, and its player's name; ▶ has the turn, the reader's own is underlined."""
    name = seats[seat] if seat < len(seats) else "?"
    return Text.assemble("▶" if turn else " ", (str(seat), "bold"), " ", (name, "bold underline" if me else ""))


def label(word: str, text: Catalogue) -> str:
    """A word before what it names, with the colon as the language sets it."""
    return f"{text.say('label', word=word)} "


def pips(full: int, empty: int = 0) -> str:
    """A small number as dots: full ones, then empty ones."""
    return "●" * full + "○" * empty
