"""The one interface of all measures."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from paravent.core.rules import Event
from paravent.core.table import Table
from paravent.lab.tally import Tally


@final
@dataclass(frozen=True)
class Cast:
    """A round of a game that casts its players anew every round: each seat's role, and its points of that round."""

    roles: Sequence[str]
    points: Sequence[int]


class Measure:
    """Counts what a designer of one game asks about. The game is over: a measure may look at everything."""

    @abstractmethod
    def count(self, table: Table, events: Sequence[Event], tally: Tally) -> None:
        """Add one finished game, given all that happened in it."""

    def casts(self, events: Sequence[Event]) -> list[Cast]:
        """The rounds of a finished game, if roles are dealt in it; in most games none are."""
        return []
