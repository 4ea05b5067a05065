"""Golden records: a whole game with every event, as everyone and as each seat is told it.

`python -m tests.contract.golden guru` writes the golden games of Guru anew; the diff is then to be read, not waved through.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import paravent
from paravent import Event, Table
from paravent.core.record import read
from paravent.core.table import seen
from tests.contract.enrolled import ENROLLED
from tests.contract.walks import POLICIES, walk

FOLDER = Path(__file__).parent.parent / "games"


def golden_files(game: str) -> list[Path]:
    return sorted((FOLDER / game / "golden").glob("*.txt"))


def script(record: str) -> str:
    """The record, each play followed by what happened, and by how others were told where that differs."""
    written = read(record)
    table = paravent.new(written.game, written.players, written.seed, written.options)
    rows: list[str] = []
    for _, seat, text, talk in written.lines:
        if not talk:
            rows.append(f"{seat} {text}")
            for event in table.play(seat, text):
                rows += told(event, table)
    head = record.split("\n\n", maxsplit=1)[0]
    return f"{head}\n\n" + "\n".join(rows) + "\n\n" + record.strip().rsplit("\n", maxsplit=1)[-1] + "\n"


def told(event: Event, table: Table) -> Iterator[str]:
    """The event, and every other form in which somebody is told it."""
    yield f"    {event!r}"
    forms: dict[str, list[str]] = {}
    for seat in [*range(table.players), None]:
        heard = seen([event], seat)
        form = repr(heard[0]) if heard else "nothing"
        forms.setdefault(form, []).append("spectators" if seat is None else str(seat))
    for form, seats in forms.items():
        if form != repr(event):
            yield f"        {' '.join(seats)}: {form}"


def plays(golden: str) -> str:
    """The record inside a golden file."""
    return "\n".join(row for row in golden.split("\n") if not row.startswith("    "))


def write(game: str) -> None:
    """Golden games: one for each player count, with the options and policies in turn."""
    (entry,) = [entry for entry in ENROLLED if entry.name == game]
    folder = FOLDER / game / "golden"
    folder.mkdir(exist_ok=True)
    for number, players in enumerate(entry.rules.players):
        options = entry.options[number % len(entry.options)]
        *_, table = walk(entry.rules, players, options, 1000 + number, POLICIES[number % len(POLICIES)])
        (folder / f"{players}-players.txt").write_text(script(table.record()))


if __name__ == "__main__":
    for name in sys.argv[1:]:
        write(name)
