"""Paravent: games of hidden information, bluff and negotiation.

import paravent

table = paravent.new("guru", players=4, seed=7)
while not table.over:
    for seat in table.owed():
        table.play(seat, table.legal(seat)[0])
print(table.outcome)
"""

from __future__ import annotations

import copyreg
import secrets
from collections.abc import Mapping

from paravent.core import table as _table
from paravent.core.chance import Chance
from paravent.core.errors import BadNotation, BadRecord, BadSetup, IllegalMove, NotAsked, ParaventError, UnknownGame, unreadable
from paravent.core.plain import plain
from paravent.core.record import CLAIM, TALK, Written, bad, check_end, read
from paravent.core.rules import Event, Json, Move, Options, Outcome, Phase, Rules, Seat, State, View
from paravent.core.table import Table, load_table
from paravent.games import find, found

__version__ = "0.1.0"

__all__ = [
    "BadNotation", "BadRecord", "BadSetup", "Chance", "Event", "IllegalMove", "Json", "Move", "NotAsked", "Options", "Outcome",
    "ParaventError", "Phase", "Rules", "Seat", "State", "Table", "UnknownGame", "View",
    "compiled", "games", "load", "new", "plain", "replay", "verify",
]  # fmt: skip

compiled: bool = not (_table.__file__ or "").endswith(".py")


def games() -> dict[str, Rules[State]]:
    """Every game by its name."""
    return {name: game.rules for name, game in found().items()}


def new(
    name: str,
    players: int,
    seed: int | str | None = None,
    options: Mapping[str, Json] | None = None,
    *,
    history: bool = True,
    version: int | None = None,
) -> Table:
    """A table laid and dealt. Without a seed one is drawn; with `history=False` nothing is told or remembered.

    `version` is that of the rules, if not the newest: raises BadRecord for one that is not kept.
    """
    rules = find(name, version).rules
    checked = rules.check_setup(players, dict(options or {}))
    if seed is None:
        seed = secrets.randbits(64)
    chance = Chance(seed)
    state = rules.new_game(players, checked, chance)
    return Table(rules, players, checked, seed, chance, state, history=history)


def load(data: Mapping[str, Json], *, history: bool = True) -> Table:
    """The table that `Table.dump` wrote; it remembers nothing of the time before, and with `history=False` nothing at all."""
    version = data.get("version")
    rules = find(str(data["game"]), version if isinstance(version, int) else None).rules
    return load_table(rules, dict(data), history=history)


def replay(record: str) -> Table:
    """The table that a record's moves lead to; raises BadRecord where a line cannot be played."""
    return _replayed(read(record))


def verify(record: str) -> Table:
    """As `replay`, and the end line must be there and agree: the record is whole and unedited."""
    written = read(record)
    table = _replayed(written)
    check_end(written, table.outcome)
    return table


def _replayed(written: Written) -> Table:
    table = new(written.game, written.players, written.seed, written.options, version=written.version)
    for number, seat, text, mark in written.lines:
        try:
            if mark == TALK and seat is not None:
                table.talk(seat, text)
            elif mark == CLAIM and seat is not None:
                table.claim(seat, text)
            else:
                _play_one(table, seat, text)
        except ParaventError as refusal:
            raise bad(number, str(refusal)) from None
    return table


def _play_one(table: Table, seat: Seat | None, text: str) -> None:
    """A line of a record is one play: what stands for several is for clients."""
    before = table.decisions
    table.play(seat, text)
    if table.decisions != before + 1:
        raise unreadable(text)


def _pickled(table: Table) -> tuple[object, ...]:
    """A table goes to another process as its record, or as its dump if it has none: compiled classes do not pickle."""
    return (replay, (table.record(),)) if table.has_record else (_unpickled, (table.dump(), table.remembers))


def _unpickled(data: dict[str, Json], history: bool) -> Table:
    return load(data, history=history)


copyreg.pickle(Table, _pickled)  # type: ignore[arg-type]
