"""Golden records: a whole game with every event, as everyone and as each seat is told it.

`python -m paravent.contract.golden GAME FOLDER` writes the game's golden games anew into that folder's `golden/`; the diff is
then to be read, not waved through.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from paravent.contract.found import enrolled
from paravent.contract.walks import POLICIES, lay, walk
from paravent.core.record import KEEPER, read
from paravent.core.rules import Event
from paravent.core.table import Table, seen
from paravent.games import find


def golden_files(folder: Path) -> list[Path]:
    """The golden games of the game whose tests lie in this folder."""
    return sorted((folder / "golden").glob("*.txt"))


def script(record: str) -> str:
    """The record, each play followed by what happened, and by how others were told where that differs."""
    written = read(record)
    table = lay(find(written.game).rules, written.players, written.options, written.seed)
    rows: list[str] = []
    for _, seat, text, talk in written.lines:
        if not talk:
            rows.append(f"{KEEPER if seat is None else seat} {text}")
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


def write(name: str, folder: Path) -> None:
    """Golden games: one for each player count, with the options and policies in turn."""
    (game,) = enrolled([name])
    (folder / "golden").mkdir(exist_ok=True)
    for number, players in enumerate(game.rules.players):
        options = game.enrolment.options[number % len(game.enrolment.options)]
        policy = POLICIES[number % len(POLICIES)]
        *_, table = walk(game.rules, players, options, 1000 + number, policy, outspoken=game.enrolment.outspoken)
        (folder / "golden" / f"{players}-players.txt").write_text(script(table.record()))


if __name__ == "__main__":
    write(sys.argv[1], Path(sys.argv[2]))
