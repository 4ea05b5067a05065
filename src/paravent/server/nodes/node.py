"""One of several servers on a store: it lives by a lease, claims the tables that somebody or something needs, and lets go.

Whoever loses the lease, because it was stopped or could not reach PostgreSQL, lets go of every table before it says another word
about any, and enters again under a new name. What was still on its way meets the fence in the log.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final, final

from paravent.core.errors import BadRecord
from paravent.games import found
from paravent.server.messages.refusal import refusal
from paravent.server.monitoring.metrics import METRICS
from paravent.server.nodes.lease import Lease, now
from paravent.server.storage.ledger import MOST_ORPHANS, Claim, Described, Ledger, Neighbour
from paravent.server.storage.store import StoreError, log
from paravent.server.tables import entries, ownership
from paravent.server.tables.entries import Opened
from paravent.server.tables.ownership import KeptElsewhere, Tables

__all__ = ["Neighbour", "Node"]
LOGGER: Final = logging.getLogger("paravent.nodes")
LONGEST_BEAT: Final = 1.0  # seconds between two looks at who lives and which tables nobody keeps
BEATS: Final = 4  # in a lease, at least
TRIALS: Final = 3  # to claim a table that others claim at the same time


@final
class Node:
    """A server among its neighbours: the `Claims` of its registry."""

    shared: Final = True

    def __init__(self, ledger: Ledger, url: str, connections: Callable[[], int]) -> None:
        self.url: Final = url
        self.key: Final = secrets.token_hex(16)
        self.seconds_to_mend: Final = min(ownership.SECONDS_TO_MEND, ledger.lease / BEATS)
        self.neighbours: dict[str, Neighbour] = {}  # those who live, by id; this one too
        self.moved: Callable[[Iterable[Neighbour]], None] = lambda _: None  # told who lives
        self._ledger: Final = ledger
        self._lease: Final = Lease(ledger.lease)
        self._connections: Final = connections
        self._rules: Final = rules_played()
        self._id: str | None = None
        self._kept: Final[dict[str, Claim]] = {}
        self._resting: Final[set[str]] = set()
        self._lacking: set[str] = set()
        self._putting_down: Final = asyncio.Lock()
        self._gone: Final[dict[str, asyncio.Future[None]]] = {}
        self._tasks: Final[list[asyncio.Task[None]]] = []
        self._tables: Tables | None = None
        self._spent = (now(), time.process_time())
        METRICS.kept.read = lambda: len(self._kept)
        METRICS.neighbours.read = lambda: len(self.neighbours)

    # What the registry asks and tells

    async def open(self, tables: Tables) -> None:
        """Enter; from now on the tables that nobody keeps are taken up as they are found."""
        self._tables = tables
        tables.set_clock(await self._enter())
        await self._look_around()
        self._tasks.extend((asyncio.create_task(self._live()), asyncio.create_task(self._care())))

    async def close(self) -> None:
        """Leave: others may take over at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(StoreError):
            if self._id is not None:
                await self._ledger.leave(self._id)
        await self._ledger.close()

    def check(self) -> None:
        """Others may have gone on with a table when the lease is over: then nothing is told of any."""
        if not self._lease.valid:
            raise refusal("no-store")

    async def claim(self, table: str) -> Claim:
        """The table is ours; raises KeptElsewhere, or that nobody has its rules, or that there is none."""
        self.check()
        async with self._putting_down:  # what is being put down is not ours by the end of it
            self._resting.discard(table)
        held = self._kept.get(table)
        if held is not None:
            return held
        for _ in range(TRIALS):
            node, known = self._name(), await self._known(table)
            claim = await self._ledger.claim(node, table, known)
            if claim is not None and node == self._id:
                METRICS.claimed.add("another" if claim.fence else "nobody")
                return self._kept.setdefault(table, claim)
            if await self._ledger.keeper(table) is not None:
                raise KeptElsewhere
            if (known.game, known.version) not in self._rules:
                raise foreign(known)
        raise refusal("trouble")

    def holds(self, table: str, claim: ownership.Claim) -> bool:
        return self._kept.get(table) is claim

    def rest(self, table: str) -> None:
        if table in self._kept:
            self._resting.add(table)

    def drop(self, table: str) -> None:
        self._kept.pop(table, None)
        self._resting.discard(table)

    # What the way to a table asks

    async def find(self, table: str) -> Neighbour | None:
        """The neighbour to whom whoever wants this table is passed on; None: it is ours, or there is none."""
        self.check()
        if table in self._kept:
            return None
        with suppress(KeptElsewhere):
            try:
                await self.claim(table)
            except BadRecord:
                return await self._ledger.able(self._name(), await self._known(table))
            return None
        found = await self._ledger.keeper(table)
        return None if found is None or found.id == self._id else found

    def gone(self, neighbour: Neighbour) -> asyncio.Future[None]:
        """Done when this neighbour lives no longer."""
        if neighbour.id not in self._gone:
            self._gone[neighbour.id] = asyncio.get_running_loop().create_future()
        return self._gone[neighbour.id]

    # Living

    def _name(self) -> str:
        if self._id is None:
            raise refusal("no-store")
        return self._id

    async def _enter(self) -> int:
        asked_at, id = now(), secrets.token_hex(8)
        time_there = await self._ledger.enter(Neighbour(id, self.url, self.key), self._rules, self._id)
        self._id = id
        self._lease.renewed(asked_at)
        LOGGER.info("a node has entered", extra={"node": id, "url": self.url})
        return time_there

    async def _live(self) -> None:
        """Renew the lease; enter again when it is lost."""
        while True:
            await asyncio.sleep(min(LONGEST_BEAT, self._lease.seconds / BEATS) / 2)
            try:
                await self._beat()
            except StoreError as error:
                LOGGER.warning("a node cannot reach the store", extra={"why": type(error).__name__})

    async def _beat(self) -> None:
        if not self._lease.valid:
            self._lose()
            await self._enter()
        elif self._lease.due:
            asked_at = now()
            if await self._ledger.renew(self._name(), len(self._kept), self._connections(), self._busy()):
                self._lease.renewed(asked_at)
            else:
                self._lose()
                await self._enter()

    def _lose(self) -> None:
        """Everything may be another's now."""
        self._lease.end()
        if self._kept and self._tables is not None:
            LOGGER.warning("a node lost its lease and lets go of its tables", extra={"count": len(self._kept)})
            METRICS.leases_lost.add()
            self._kept.clear()
            self._resting.clear()
            self._tables.let_go()

    def _busy(self) -> float:
        """The share of a core that was used since the last time."""
        (before, spent), self._spent = self._spent, (now(), time.process_time())
        return (self._spent[1] - spent) / max(0.001, self._spent[0] - before)

    # Caring for tables

    async def _care(self) -> None:
        """Put down what rests, notice who has gone, and take up what nobody keeps: without a pause while there is much of it."""
        while True:
            try:
                while await self._care_once() >= MOST_ORPHANS:
                    pass
            except StoreError as error:
                LOGGER.warning("a node cannot look for tables", extra={"why": type(error).__name__})
            await asyncio.sleep(min(LONGEST_BEAT, self._lease.seconds / BEATS))

    async def _care_once(self) -> int:
        """How many tables were found that nobody kept."""
        if not self._lease.valid or self._id is None or self._tables is None:
            return 0
        await self._put_down(self._id)
        await self._look_around()
        orphans = await self._ledger.orphans(self._id)
        await self._tables.resume([*orphans, *self._forgotten(self._tables)])
        return len(orphans)

    def _forgotten(self, tables: Tables) -> list[str]:
        """Tables that were claimed for somebody who did not come after all, at every second look."""
        lacking = {table for table in self._kept if table not in self._resting and tables.lacks(table)}
        twice, self._lacking = lacking & self._lacking, lacking - self._lacking
        return sorted(twice)

    async def _put_down(self, node: str) -> None:
        async with self._putting_down:
            resting = list(self._resting)
            if resting:
                await self._ledger.rest(node, resting)
                for table in resting:
                    self.drop(table)

    async def _look_around(self) -> None:
        living = {node.id: node for node in await self._ledger.living()}
        self.neighbours = living
        for id in [id for id in self._gone if id not in living]:
            gone = self._gone.pop(id)
            if not gone.done():
                gone.set_result(None)
        self.moved(living.values())

    # The rules of a table

    async def _known(self, table: str) -> Described:
        """What the ledger says of a table; who first asks finds out by which rules it is played."""
        known = await self._ledger.kept(table)
        if known is not None and known.game is not None:
            return known
        assert self._tables is not None
        lines = await log(self._tables.store, table)
        if not lines:
            raise refusal("no-table")
        opened = entries.read(lines[0].entry)
        assert isinstance(opened, Opened), "a log begins with the table's opening"
        await self._ledger.describe(table, opened.game, opened.version)
        return await self._ledger.kept(table) or Described(None, 0, opened.game, opened.version)


def rules_played() -> list[tuple[str, int]]:
    """The games that this program plays, and by which versions of their rules."""
    return [(name, version) for name, game in found().items() for version in game.versions]


def foreign(known: Described) -> BadRecord:
    """The refusal of a table whose rules this node does not play."""
    sentence = f"the table was laid by version {known.version} of {known.game}"
    return BadRecord("other-version", sentence, {"version": str(known.version)})
