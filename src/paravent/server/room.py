"""One table and everyone connected to it. One task writes: whatever reaches the table queues up and is done in order.

What the queue holds is done together, made durable together, and only then told to anyone.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias, final

from sqlalchemy.exc import IntegrityError

from paravent.core.errors import ParaventError
from paravent.core.rules import Seat
from paravent.server import entries, wire
from paravent.server.audience import Audience
from paravent.server.deadlines import milliseconds
from paravent.server.entries import Entry, Followed, Played
from paravent.server.holder import Holder
from paravent.server.jobs import Asked, Came, Guest, Job, Joined, Left, Sent, Thought, TimeUp
from paravent.server.ledger import Append, Keep, Line
from paravent.server.metrics import METRICS
from paravent.server.prompter import Prompter
from paravent.server.refusal import refusal
from paravent.server.session import Effect, Reader, Session
from paravent.server.store import Store

LOGGER: Final = logging.getLogger("paravent.room")
Opener: TypeAlias = Callable[[Session, str], Awaitable[str]]
NOBODY: Final = (None, "")


@final
@dataclass
class Batch:
    """What one turn of the writer brought about: what to store, then whom to tell what, in order."""

    entries: list[tuple[int, Entry]] = field(default_factory=list)
    notes: list[Keep] = field(default_factory=list)
    tell: list[Callable[[], None]] = field(default_factory=list)


@final
class Room:
    """A table that somebody is at, or that a clock or a bot keeps going."""

    def __init__(
        self,
        session: Session,
        lines: int,
        notebooks: dict[Seat, str],
        store: Store,
        holder: Holder,
        rematch: Opener,
        forget: Callable[[Room], None],
    ) -> None:
        self.session: Final = session
        self.audience: Final = Audience(session)
        self._lines = lines
        self._notebooks: Final = notebooks
        self._store: Final = store
        self._rematch: Final = rematch
        self._forget: Final = forget
        self._queue: list[Job | None] = []  # None: stop
        self._waiting: asyncio.Future[None] | None = None
        self._prompter: Final = Prompter(session, holder, self.post)
        self.broken = False  # it could not be kept
        self.elsewhere = False  # because another server keeps it
        self._prompter.resume()
        self.task: Final = asyncio.create_task(self._run())

    @property
    def id(self) -> str:
        """The table's public name in links."""
        return self.session.lobby.opened.id

    @property
    def idle(self) -> bool:
        """Whether nothing can happen here until somebody comes."""
        return not self.audience.guests and self._prompter.idle and not self._queue

    def post(self, job: Job) -> None:
        """Queue something for the writer."""
        self._put(job)

    async def stop(self) -> None:
        """Finish what is queued, tell everyone to come back, and end."""
        self._put(None)
        await self.task

    def _put(self, job: Job | None) -> None:
        self._queue.append(job)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    # The writer

    async def _run(self) -> None:
        running = True
        while running:
            jobs = await self._next()
            running = await self._turn([job for job in jobs if job is not None]) and None not in jobs and not self.idle
        self._forget(self)
        self._prompter.stop()
        self._turn_away("trouble" if self.broken else "stopping")

    async def _next(self) -> list[Job | None]:
        """Everything that is queued, once there is anything."""
        if not self._queue:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        jobs, self._queue = self._queue, []
        return jobs

    async def _turn(self, jobs: Sequence[Job]) -> bool:
        """Do these jobs; false if they could not be kept, and then the table must be taken up again from the store."""
        batch = Batch()
        try:
            for job in jobs:
                await self._do(job, batch)
            if batch.entries or batch.notes:
                await self._save(batch)
            for tell in batch.tell:
                tell()
        except IntegrityError:
            LOGGER.warning("another server has continued this table; it is taken up anew", extra={"table": self.id})
            self.elsewhere = True
            return self._give_up(jobs)
        except Exception:  # whatever it is, it must not harm another table, nor leave this one ahead of its log
            LOGGER.exception("a table failed", extra={"table": self.id})
            return self._give_up(jobs)
        self._prompter.arm()
        return True

    def _give_up(self, jobs: Sequence[Job]) -> bool:
        """Nobody is told that anything happened."""
        self.broken, self._queue = True, [*jobs, *self._queue]
        return False

    def _turn_away(self, code: str) -> None:
        """Say goodbye to everyone, and refuse whoever still waits for the writer; they may try again."""
        for job in self._queue:
            match job:
                case Joined() if not job.done.done():
                    job.done.set_exception(refusal(code))
                case Asked():
                    job.fail(refusal(code))
                case Came(guest):
                    self.audience.dismiss(guest, refusal(code), again=True)
        self.audience.dismiss_all(code)

    async def _save(self, batch: Batch) -> None:
        lines = [Line(self._lines + k, at, entries.write(entry)) for k, (at, entry) in enumerate(batch.entries)]
        finished = self.session.over and any(isinstance(entry, Played) for _, entry in batch.entries)
        appends = [Append(self.id, lines, finished=finished)] if lines else []
        began = time.perf_counter()
        await self._store.write(*appends, *batch.notes)
        METRICS.storing.add(time.perf_counter() - began)
        self._lines += len(lines)

    # One job at a time

    async def _do(self, job: Job, batch: Batch) -> None:
        match job:
            case Sent(guest, command):
                await self._serve(guest, command, batch)
            case Came(guest, seen):
                self._welcome(guest, seen, batch)
            case Left(guest):
                if self.audience.remove(guest):
                    batch.tell.append(self.audience.tell_presence)
            case Joined():
                self._join(job, batch)
            case Asked():
                batch.tell.append(lambda: self._tell_one(job))
            case Thought():
                self._think_aloud(job, batch)
            case TimeUp(prompt):
                self._time_up(prompt, batch)

    async def _serve(self, guest: Guest, command: wire.Command, batch: Batch) -> None:
        try:
            effect = await self._obey(guest, command, batch)
        except ParaventError as error:
            METRICS.refused.add(error.code)
            refused = self.audience.refused(guest, command.id, error)
            batch.tell.append(lambda: guest.outlet.push(refused))
            return
        if not effect.settled or guest.who.seat is None:
            accepted = wire.encode(wire.Accepted(command.id))
            batch.tell.append(lambda: self.audience.to_seat_of(guest, accepted))
        self._spread(effect, batch, (guest.who.seat, command.id))

    async def _obey(self, guest: Guest, command: wire.Command, batch: Batch) -> Effect:
        if isinstance(command, wire.Note):
            return self._note(guest, command.text, batch)
        if isinstance(command, wire.Rematch):
            return await self._offer_rematch(guest)
        return self.session.receive(guest.who, command, milliseconds(), self.audience.present)

    def _note(self, guest: Guest, text: str, batch: Batch) -> Effect:
        seat = guest.who.seat
        if seat is None:
            raise refusal("no-seat")
        kept = self._notebooks[seat] = text.replace("\0", "")  # PostgreSQL stores no text with NUL in it
        batch.notes.append(Keep(self.id, seat, kept))
        return Effect()

    async def _offer_rematch(self, guest: Guest) -> Effect:
        self.session.lobby.offer_rematch(guest.who)
        if self.session.lobby.rematch is not None or guest.token is None:
            return Effect(lobby=True)
        return self.session.enter(Followed(await self._rematch(self.session, guest.token)), milliseconds())

    def _welcome(self, guest: Guest, seen: int | None, batch: Batch) -> None:
        try:
            self.audience.recognise(guest)
        except ParaventError as error:
            unknown = error  # the name in `except` does not outlive it
            batch.tell.append(lambda: self.audience.dismiss(guest, unknown, again=False))
            return
        newly = self.audience.add(guest)
        notebook = "" if guest.who.seat is None else self._notebooks.get(guest.who.seat, "")
        welcome = wire.encode(self.session.welcome(guest.who, seen, self.audience.presence(), notebook, milliseconds()))
        batch.tell.append(lambda: guest.outlet.push(welcome))
        if newly:
            batch.tell.append(self.audience.tell_presence)

    def _join(self, job: Joined, batch: Batch) -> None:
        try:
            seated = self.session.lobby.join(job.name, job.contribution, job.wanted, job.token)
        except ParaventError as error:
            job.done.set_exception(error)
            return
        effect = self.session.enter(seated, milliseconds())
        if self._notebooks.pop(seated.seat, ""):  # of whoever sat here before
            batch.notes.append(Keep(self.id, seated.seat, ""))
        batch.tell.append(lambda: None if job.done.done() else job.done.set_result(seated.seat))
        self._spread(effect, batch)

    def _tell_one(self, job: Asked) -> None:
        try:
            job.answer(self.session)
        except ParaventError as error:
            job.fail(error)

    def _think_aloud(self, job: Thought, batch: Batch) -> None:
        """A bot's choice counts if its question is still open and the seat still the bot's; a bad choice is replaced."""
        self._prompter.thought(job)
        asked = self.session.standing_by_bots() if job.standing else self.session.owed_by_bots()
        if job.prompt == self.session.prompt_id and job.seat in asked:
            self._play_for(job.seat, job.move, batch, standing=job.standing)

    def _time_up(self, prompt: str, batch: Batch) -> None:
        self._prompter.rang()
        table = self.session.table
        if table is not None and prompt == self.session.prompt_id:
            for seat in table.owed():
                if prompt == self.session.prompt_id:
                    self._play_for(seat, None, batch)

    def _play_for(self, seat: Seat, move: str | None, batch: Batch, *, standing: bool = False) -> None:
        now = milliseconds()
        try:
            if move is not None:
                self._spread(self.session.enter(Played(seat, move), now), batch)
                return
        except ParaventError:
            LOGGER.warning("a bot chose what is not allowed", extra={"table": self.id})
        if not standing:
            self._spread(self.session.enter(Played(seat, str(self.session.default_move(seat))), now), batch)

    def _spread(self, effect: Effect, batch: Batch, author: tuple[Reader, str] = NOBODY) -> None:
        """Prepare what everyone is told of an effect, each reader's view as of this change."""
        now = milliseconds()
        batch.entries += [(now, entry) for entry in effect.entries]
        if effect.lobby:
            moved = self.audience.recognise_all()
            batch.tell += [self.audience.tell_lobby, self.audience.tell_presence] if moved else [self.audience.tell_lobby]
        if effect.settled:
            METRICS.settled.add()
            batch.tell.append(self.audience.happened(now, *author))
        if effect.said is not None:
            said = wire.encode(effect.said)
            batch.tell.append(lambda: self.audience.to_all(said))
