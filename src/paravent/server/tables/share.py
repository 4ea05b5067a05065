"""Which of several worker processes keeps a table. It follows from the table's name, so that nobody has to ask."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, final

NAME: Final = re.compile(r"[0-9a-f]{16}")


def keeper_of(table: str, workers: int) -> int:
    """The number of the worker that keeps a table: its name, read as a number, modulo how many there are."""
    return int(table, 16) % workers if NAME.fullmatch(table) else 0


@final
@dataclass(frozen=True)
class Share:
    """The tables of worker `number` of so many; by default, all."""

    number: int = 0
    of: int = 1

    def keeps(self, table: str) -> bool:
        """Whether this table is among them."""
        return keeper_of(table, self.of) == self.number


ALL: Final = Share()
