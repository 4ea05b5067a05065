"""The screen of a game that has none of its own: everything in the view, field by field."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from paravent.core.plain import plain
from paravent.core.rules import Json, View
from paravent.screens.pieces import panel
from paravent.texts.catalogue import Catalogue, Seats


def draw(view: View, seats: Seats, text: Catalogue) -> RenderableType:
    """Who sits where, and the view's fields, nested as they are."""
    people = " · ".join(f"{seat} {name}" for seat, name in enumerate(seats))
    return panel(text.title(), Text(people, style="bold"), lay(plain(view), text))


def lay(data: Json, text: Catalogue) -> RenderableType:
    """Data as words and grids."""
    match data:
        case dict():
            return grid([(text.word(key), item) for key, item in data.items() if key != "kind"], text)
        case list() if any(isinstance(item, dict) for item in data):
            return grid([(str(number), item) for number, item in enumerate(data)], text)
        case str() | list():
            return Text(text.name(data) if data else "–")
    return Text("–" if data is None else str(data).lower())


def grid(rows: list[tuple[str, Json]], text: Catalogue) -> Table:
    """One line per field."""
    table = Table.grid(padding=(0, 2))
    for label, item in rows:
        table.add_row(Text(label, style="bold"), lay(item, text))
    return table
