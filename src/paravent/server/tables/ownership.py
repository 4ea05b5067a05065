"""Who may keep which table. One server alone keeps them all; several on one store claim each before they take it up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol, final

from paravent.core.errors import ParaventError
from paravent.server.messages.refusal import CODES
from paravent.server.storage.store import Store

SECONDS_TO_MEND: Final = 5.0


@final
class KeptElsewhere(ParaventError):
    """Another server keeps the table; whoever comes again is brought there."""

    def __init__(self) -> None:
        super().__init__("trouble", CODES["trouble"], {})


class Claim(Protocol):
    """A table that is ours. `fence`: whoever kept it before may not have noticed yet."""

    @property
    def epoch(self) -> int: ...

    @property
    def fence(self) -> bool: ...


class Tables(Protocol):
    """What the registry lets its claims do."""

    @property
    def store(self) -> Store: ...

    async def resume(self, tables: Sequence[str]) -> None:
        """Take these up; if nothing can happen there until somebody comes, they are forgotten again at once."""

    def let_go(self) -> None:
        """All tables are another's from now on."""

    def lacks(self, table: str) -> bool:
        """Whether a table is neither in memory nor on its way there."""

    def set_clock(self, now: int) -> None:
        """It is so late, in milliseconds since 1970."""


class Claims(Protocol):
    """What the registry asks before it takes up a table, and tells when it has done with it."""

    @property
    def shared(self) -> bool:
        """Whether other servers may keep tables of the same store."""

    @property
    def seconds_to_mend(self) -> float:
        """Before a table that could not be stored is taken up again."""

    async def open(self, tables: Tables) -> None:
        """Begin; what has to be taken up of a shared store is taken up from now on."""

    async def close(self) -> None:
        """All tables have been put down."""

    def check(self) -> None:
        """Raise a refusal if nothing may be told of any table now, because others may have gone on with it."""

    async def claim(self, table: str) -> Claim:
        """The table is ours; raises KeptElsewhere, or that there is none."""

    def holds(self, table: str, claim: Claim) -> bool:
        """Whether it is ours still."""

    def rest(self, table: str) -> None:
        """The table needs nobody until somebody comes, and all that was written of it is kept."""

    def drop(self, table: str) -> None:
        """Something went wrong with the table: find out whose it is before taking it up again."""


@final
class Whole:
    """The claim to a table where nobody else is."""

    epoch: Final = 0
    fence: Final = False


@final
class Alone:
    """One server: every table is its own."""

    shared: Final = False
    seconds_to_mend: float = SECONDS_TO_MEND
    _whole: Final = Whole()

    async def open(self, tables: Tables) -> None:
        pass

    async def close(self) -> None:
        pass

    def check(self) -> None:
        pass

    async def claim(self, table: str) -> Claim:
        del table
        return self._whole

    def holds(self, table: str, claim: Claim) -> bool:
        del table, claim
        return True

    def rest(self, table: str) -> None:
        pass

    def drop(self, table: str) -> None:
        pass
