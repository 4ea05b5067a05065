"""What a table has on its way to the store, and who may be told what before it is there.

Nobody is told anything that could still be lost. But what others write in secret is no reason to wait: else whoever asks for
something again and again would see from the delays that somebody has answered. So a reader's news waits for what is being stored
of public changes and of the reader's own seat, and for nothing else.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final, final

from paravent.core.rules import Seat
from paravent.server.monitoring.metrics import METRICS
from paravent.server.storage.log import Append, KeptClock, LogLine, Rewrite, SaveNotebook
from paravent.server.storage.store import Store, StoreError
from paravent.server.tables import entries
from paravent.server.tables.broadcaster import Tell
from paravent.server.tables.entries import Entry
from paravent.server.tables.mailbox import Mail
from paravent.server.tables.session import Reader


@final
@dataclass
class Batch:
    """What one mail brought about: what to store, and whom to tell what. `secret` is the seat of which nobody else may notice."""

    entries: list[tuple[int, Entry]] = field(default_factory=list)
    rows: list[SaveNotebook | KeptClock | Rewrite] = field(default_factory=list)
    tell: list[tuple[Reader, Tell]] = field(default_factory=list)
    public: bool = False
    secret: Seat | None = None

    def say(self, tell: Tell, to: Reader = None) -> None:
        """Tell this to a seat, or to whoever wants to know."""
        self.tell.append((to, tell))


@final
@dataclass
class Saving:
    """Writes that are made durable together, and what is told then; `mails` are those that wait for it."""

    entries: list[tuple[int, Entry]] = field(default_factory=list)
    rows: list[SaveNotebook | KeptClock | Rewrite] = field(default_factory=list)
    tell: list[Tell] = field(default_factory=list)
    mails: list[Mail] = field(default_factory=list)
    public: bool = False
    secrets: set[Seat] = field(default_factory=set)

    def concerns(self, reader: Reader) -> bool:
        """Whether this reader must not be told anything before."""
        return self.public or (reader is not None and reader in self.secrets)


@final
class Keeper:
    """One table's writes, in their order; several may be under way. A store that has lost one keeps none that follow it."""

    def __init__(self, table: str, store: Store, lines: int, kept: Callable[[], None], lost: Callable[[Exception], None]) -> None:
        self._table: Final = table
        self._store: Final = store
        self._lines = lines
        self._kept: Final = kept
        self._lost: Final = lost
        self._next = Saving()
        self._under_way: Final[deque[Saving]] = deque()
        self._open = 0  # how many writes the store has not answered yet
        self._drained: asyncio.Future[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether something is on its way."""
        return bool(self._under_way)

    @property
    def unsettled(self) -> bool:
        """Whether something is on its way that everybody will be told."""
        return any(saving.public for saving in self._under_way)

    def take(self, mail: Mail, batch: Batch) -> None:
        """Store what is to be stored with the next write; tell at once whatever need not wait."""
        if batch.entries or batch.rows:
            self._add(mail, batch)
            return
        for reader, tell in batch.tell:
            saving = self._last_for(reader)
            if saving is None:
                tell()
            else:
                saving.tell.append(tell)
                saving.mails.append(mail)

    def _add(self, mail: Mail, batch: Batch) -> None:
        saving = self._next
        saving.entries += batch.entries
        saving.rows += batch.rows
        saving.tell += [tell for _, tell in batch.tell]
        saving.mails.append(mail)
        saving.public = saving.public or batch.public
        if batch.secret is not None:
            saving.secrets.add(batch.secret)

    def _last_for(self, reader: Reader) -> Saving | None:
        """They end in their order, so it is enough to wait for the last."""
        candidates = (self._next, *reversed(self._under_way))
        return next((saving for saving in candidates if saving.concerns(reader)), None)

    def save(self, *, finished: bool, stage: int | None = None) -> None:
        """Send what has gathered on its way; `finished`: with it the game is over; `stage`: how far the table is with it."""
        saving = self._next
        if not saving.entries and not saving.rows:
            return
        self._next = Saving()
        self._under_way.append(saving)
        lines = [LogLine(self._lines + k, at, entries.write(entry)) for k, (at, entry) in enumerate(saving.entries)]
        self._lines += len(lines)
        appends = [Append(self._table, lines, finished=finished, stage=stage)] if lines else []
        self._store.begin([*appends, *saving.rows], partial(self._stored, saving, time.perf_counter()))
        self._open += 1

    def _stored(self, saving: Saving, began: float, error: StoreError | None) -> None:
        self._open -= 1
        try:
            if error is not None:
                raise error
            METRICS.storing.add(time.perf_counter() - began)
            self._under_way.remove(saving)
            for tell in saving.tell:
                tell()
        except Exception as failure:  # whatever it is, it must not harm another table, nor leave this one ahead of its log
            self._lost(failure)
        else:
            self._kept()
        if self._drained is not None and not self._open:
            self._drained.set_result(None)
            self._drained = None

    def unkept(self) -> list[Mail]:
        """Whoever waits for what is not stored; for when it cannot be."""
        return [mail for saving in (*self._under_way, self._next) for mail in saving.mails]

    async def drain(self) -> None:
        """Wait until nothing is on its way."""
        if self._open:
            self._drained = asyncio.get_running_loop().create_future()
            await self._drained
