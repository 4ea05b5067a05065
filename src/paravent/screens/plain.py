"""The screen of a game that has none of its own: what the view holds, player by player and field by field."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from paravent.core.declared import joined, seats_in
from paravent.core.plain import plain
from paravent.core.rules import Json, View
from paravent.screens.pieces import label, panel
from paravent.texts.catalogue import Catalogue, Seats

PLAYERS: Final = "players"  # the list that goes by seat, as views call it; any other list is numbered
SHOWN_ELSEWHERE: Final = ("seat", "phase", "ending", "options")  # by the question, the result and the list of games


def draw(view: View, seats: Seats, text: Catalogue) -> RenderableType:
    """Who sits where, and whatever in the view is not empty."""
    people = " · ".join(f"{seat} {name}" for seat, name in enumerate(seats))
    data = plain(view)
    assert isinstance(data, dict)
    shown = {key: item for key, item in data.items() if key not in SHOWN_ELSEWHERE}
    return panel(text.title(), Text(people, style="bold"), Reader(seats_in(view, ""), seats, text).lay(shown, ""))


def is_something(data: Json) -> bool:
    """Whether there is anything to be said of it; nought is something."""
    return data is not None and data is not False and data not in ("", [], {})


@final
class Reader:
    """Puts a view into words; `by_seat` are the paths of numbers that are seats."""

    def __init__(self, by_seat: Iterable[str], seats: Seats, text: Catalogue) -> None:
        self.by_seat: Final = frozenset(by_seat)
        self.seats: Final = seats
        self.text: Final = text

    def lay(self, data: Json, path: str) -> RenderableType:
        """Something with parts as a grid, unless one line says it."""
        match data:
            case dict():
                return grid([(self.word(key), self.field(item, joined(path, key))) for key, item in self.told(data)])
            case list() if any(isinstance(item, dict) for item in data):
                return grid([(self.numbered(number, path), self.field(item, f"{path}[]")) for number, item in enumerate(data)])
        return Text(self.words(data, path))

    def field(self, data: Json, path: str) -> RenderableType:
        """In one line, if nothing in it has parts of its own."""
        if isinstance(data, dict) and not any(has_parts(item) for item in data.values()):
            return Text(" · ".join(self.said(key, item, joined(path, key)) for key, item in self.told(data)))
        return self.lay(data, path)

    def said(self, key: str, data: Json, path: str) -> str:
        """A field with its name; a flag is its name."""
        return self.word(key) if data is True else f"{label(self.word(key), self.text)}{self.words(data, path)}"

    def words(self, data: Json, path: str) -> str:
        """What has no parts, or only things that have none."""
        if isinstance(data, list):
            inside = f"{path}[]"
            if all(isinstance(item, str) for item in data):
                return self.text.name(data)
            return ", ".join(self.words(item, inside) or "–" for item in data)
        if isinstance(data, bool):
            return "✓" if data else "–"
        if isinstance(data, int):
            return self.numbered(data, PLAYERS) if path in self.by_seat else str(data)
        return self.text.name(data) if is_something(data) else ""

    def told(self, data: dict[str, Json]) -> list[tuple[str, Json]]:
        return [(key, item) for key, item in data.items() if key != "kind" and is_something(item)]

    def word(self, key: str) -> str:
        """A field's name: the catalogue's `word-FIELD`, else as it is spelled, as at the table for any game."""
        word = key.replace("_", "-")
        said = self.text.word(word)
        spelled = key.replace("_", " ")
        return spelled[:1].upper() + spelled[1:] if said == word else said

    def numbered(self, number: int, path: str) -> str:
        """A number; if it is a seat, with its player."""
        return f"{number} {self.seats[number]}" if path == PLAYERS and number < len(self.seats) else str(number)


def has_parts(data: Json) -> bool:
    return isinstance(data, dict) or (isinstance(data, list) and any(isinstance(item, (dict, list)) for item in data))


def grid(rows: Sequence[tuple[str, RenderableType]]) -> Table:
    """One line per field, or more where it is long."""
    table = Table.grid(padding=(0, 2))
    table.add_column(overflow="fold")
    table.add_column(overflow="fold")
    for name, item in rows:
        table.add_row(Text(name, style="bold"), item)
    return table
