"""What a simulation counts beyond the common things: a game's own `MEASURE` in its `measure.py`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from paravent.core.rules import Event
from paravent.core.table import Table
from paravent.games import find
from paravent.lab.tally import Tally


@final
@dataclass(frozen=True)
class Cast:
    """A round of a game that casts its players anew every round: each seat's role, and its points of that round."""

    roles: Sequence[str]
    points: Sequence[int]


class Measure:
    """Counts what a designer of one game asks about; this one, nothing. The game is over: a measure may look at everything."""

    def count(self, table: Table, events: Sequence[Event], tally: Tally) -> None:
        """Add one finished game, given all that happened in it."""

    def casts(self, events: Sequence[Event]) -> list[Cast]:
        """The rounds of a finished game, if roles are dealt in it; in most games none are."""
        return []


def measure_of(game: str) -> Measure:
    """The game's own measure; else one that counts nothing more."""
    own = find(game).part("measure", "MEASURE")
    if own is None:
        return Measure()
    if not isinstance(own, Measure):
        raise TypeError(f"MEASURE of {game} is no Measure")
    return own
