"""The one interface of all measures."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from paravent.core.rules import Event
from paravent.core.table import Table
from paravent.lab.tally import Tally


class Measure:
    """Counts what a designer of one game asks about. The game is over: a measure may look at everything."""

    @abstractmethod
    def count(self, table: Table, events: Sequence[Event], tally: Tally) -> None:
        """Add one finished game, given all that happened in it."""
