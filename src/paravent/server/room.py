"""One table and everyone connected to it. One task writes: whatever reaches the table queues up and is done in order.

What the queue holds is done together, made durable together, and only then told to anyone.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias, final

from paravent.core.errors import ParaventError
from paravent.core.rules import Seat
from paravent.server import entries, wire
from paravent.server.deadlines import GRACE_MS, milliseconds
from paravent.server.entries import Entry, Followed, Played
from paravent.server.holder import Asking, Holder
from paravent.server.ledger import Append, Keep, Line
from paravent.server.lobby import Who
from paravent.server.metrics import METRICS
from paravent.server.outlet import Outlet
from paravent.server.refusal import refusal
from paravent.server.sentences import sentence
from paravent.server.session import Effect, Reader, Session
from paravent.server.store import Store

LOGGER: Final = logging.getLogger("paravent.room")


@final
@dataclass(eq=False)
class Guest:
    """A connection, and whom it belongs to."""

    outlet: Outlet
    token: str | None
    language: wire.Language
    who: Who


@final
@dataclass(frozen=True)
class Came:
    """Someone said hello; `seen` is the last version that they know."""

    guest: Guest
    seen: int | None


@final
@dataclass(frozen=True)
class Left:
    """Someone's connection is gone."""

    guest: Guest


@final
@dataclass(frozen=True)
class Sent:
    """Someone wants something."""

    guest: Guest
    command: wire.Command


@final
@dataclass(frozen=True)
class Joined:
    """Someone takes a seat; they wait for its number."""

    name: str
    contribution: str
    wanted: Seat | None
    token: str
    done: asyncio.Future[Seat]


@final
@dataclass(frozen=True)
class Thought:
    """A bot has chosen; None: it crashed or hung."""

    seat: Seat
    prompt: str
    move: str | None
    standing: bool = False


@final
@dataclass(frozen=True)
class TimeUp:
    """The question's time has run out."""

    prompt: str


@final
@dataclass(frozen=True)
class Asked:
    """Someone wants to know something of the table."""

    answer: Callable[[Session], None]
    fail: Callable[[ParaventError], None]


Job: TypeAlias = Asked | Came | Left | Sent | Joined | Thought | TimeUp
Opener: TypeAlias = Callable[[Session, str], Awaitable[str]]
NOBODY: Final = (None, "")
Thinking: TypeAlias = tuple[Seat, bool]  # a bot's seat, and whether it thinks of interjecting


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
        self.guests: Final[list[Guest]] = []
        self._lines = lines
        self._notebooks: Final = notebooks
        self._store: Final = store
        self._holder: Final = holder
        self._rematch: Final = rematch
        self._forget: Final = forget
        self._queue: Final[asyncio.Queue[Job | None]] = asyncio.Queue()
        self._thinking: Final[dict[Thinking, tuple[str, asyncio.Task[None]]]] = {}
        self._quiet: Final[dict[Seat, str]] = {}  # the question at which a bot was last asked whether it interjects
        self._timer: tuple[str, asyncio.TimerHandle] | None = None
        self._broken = False
        self._resume()
        self.task: Final = asyncio.create_task(self._run())

    @property
    def id(self) -> str:
        """The table's public name in links."""
        return self.session.lobby.opened.id

    @property
    def idle(self) -> bool:
        """Whether nothing can happen here until somebody comes."""
        return not self.guests and not self._thinking and self._timer is None and self._queue.empty()

    def post(self, job: Job) -> None:
        """Queue something for the writer."""
        self._queue.put_nowait(job)

    async def stop(self) -> None:
        """Finish what is queued, tell everyone to come back, and end."""
        self._queue.put_nowait(None)
        await self.task

    # The writer

    def _resume(self) -> None:
        """After a restart nobody is late because the server was away."""
        seconds = self.session.lobby.opened.answer_seconds
        if seconds is not None:
            grace = min(GRACE_MS, 1000 * seconds)
            self.session.asked_at = max(self.session.asked_at, milliseconds() + grace - 1000 * seconds)
        self._arm()

    async def _run(self) -> None:
        running = True
        while running:
            jobs = [await self._queue.get()]
            while not self._queue.empty():
                jobs.append(self._queue.get_nowait())
            running = await self._turn([job for job in jobs if job is not None]) and None not in jobs and not self.idle
        self._forget(self)
        self._close("trouble" if self._broken else "stopping")

    async def _turn(self, jobs: Sequence[Job]) -> bool:
        """Do these jobs; false if they could not be kept, and then the table must be taken up again from the store."""
        batch = Batch()
        try:
            for job in jobs:
                await self._do(job, batch)
            await self._save(batch)
        except Exception:  # whatever it is, it must not harm another table, nor leave this one ahead of its log
            LOGGER.exception("a table failed", extra={"table": self.id})
            self._broken = True
            self._disappoint(jobs)
            return False
        for tell in batch.tell:
            tell()
        self._arm()
        return True

    @staticmethod
    def _disappoint(jobs: Sequence[Job]) -> None:
        for job in jobs:
            match job:
                case Joined() if not job.done.done():
                    job.done.set_exception(refusal("trouble"))
                case Asked():
                    job.fail(refusal("trouble"))
                case Came(guest):
                    guest.outlet.abandon()

    async def _save(self, batch: Batch) -> None:
        if not batch.entries and not batch.notes:
            return
        lines = [Line(self._lines + k, at, entries.write(entry)) for k, (at, entry) in enumerate(batch.entries)]
        finished = self.session.over and any(isinstance(entry, Played) for _, entry in batch.entries)
        appends = [Append(self.id, lines, finished=finished)] if lines else []
        with METRICS.storing.time():
            await self._store.write(*appends, *batch.notes)
        self._lines += len(lines)

    # One job at a time

    async def _do(self, job: Job, batch: Batch) -> None:
        match job:
            case Sent(guest, command):
                await self._serve(guest, command, batch)
            case Came(guest, seen):
                self._welcome(guest, seen, batch)
            case Left(guest):
                self._farewell(guest, batch)
            case Joined():
                self._join(job, batch)
            case Asked():
                self._tell_one(job)
            case Thought():
                self._think_aloud(job, batch)
            case TimeUp(prompt):
                self._time_up(prompt, batch)

    async def _serve(self, guest: Guest, command: wire.Command, batch: Batch) -> None:
        try:
            effect = await self._obey(guest, command, batch)
        except ParaventError as error:
            METRICS.refused.add(error.code)
            self._refuse(guest, command.id, error, batch)
            return
        if not effect.settled or guest.who.seat is None:
            accepted = wire.encode(wire.Accepted(command.id))
            batch.tell.append(lambda: self._to_seat_of(guest, accepted))
        self._spread(effect, batch, (guest.who.seat, command.id))

    async def _obey(self, guest: Guest, command: wire.Command, batch: Batch) -> Effect:
        match command:
            case wire.Note(_, text):
                self._note(guest, text, batch)
                return Effect()
            case wire.Rematch():
                return await self._offer_rematch(guest)
        return self.session.receive(guest.who, command, milliseconds(), self._present())

    def _note(self, guest: Guest, text: str, batch: Batch) -> None:
        seat = guest.who.seat
        if seat is None:
            raise refusal("no-seat")
        self._notebooks[seat] = text
        batch.notes.append(Keep(self.id, seat, text))

    async def _offer_rematch(self, guest: Guest) -> Effect:
        self.session.lobby.offer_rematch(guest.who)
        if self.session.lobby.rematch is not None or guest.token is None:
            return Effect(lobby=True)
        return self.session.enter(Followed(await self._rematch(self.session, guest.token)), milliseconds())

    def _join(self, job: Joined, batch: Batch) -> None:
        try:
            seated = self.session.lobby.join(job.name, job.contribution, job.wanted, job.token)
        except ParaventError as error:
            job.done.set_exception(error)
            return
        effect = self.session.enter(seated, milliseconds())
        batch.tell.append(lambda: None if job.done.done() else job.done.set_result(seated.seat))
        self._spread(effect, batch)

    def _tell_one(self, job: Asked) -> None:
        try:
            job.answer(self.session)
        except ParaventError as error:
            job.fail(error)

    def _think_aloud(self, job: Thought, batch: Batch) -> None:
        """A bot's choice counts if its question is still open and the seat still the bot's; a bad choice is replaced."""
        pending = self._thinking.get((job.seat, job.standing))
        if pending is not None and pending[0] == job.prompt:
            del self._thinking[job.seat, job.standing]
        asked = self.session.standing_by_bots() if job.standing else self.session.owed_by_bots()
        if job.prompt == self.session.prompt_id and job.seat in asked:
            self._play_for(job.seat, job.move, batch, standing=job.standing)

    def _time_up(self, prompt: str, batch: Batch) -> None:
        self._timer = None
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

    # Who is told what

    def _spread(self, effect: Effect, batch: Batch, author: tuple[Reader, str] = NOBODY) -> None:
        now = milliseconds()
        batch.entries += [(now, entry) for entry in effect.entries]
        if effect.lobby:
            self._recognise()
            batch.tell.append(self._tell_lobby)
        if effect.settled:
            METRICS.settled.add()
            self._tell_happened(now, batch, *author)
        if effect.said is not None:
            said = wire.encode(effect.said)
            batch.tell.append(lambda: self._to_all(said))

    def _tell_happened(self, now: int, batch: Batch, author: Reader, id: str) -> None:
        """Each reader's view as of this change, though it is told only after the change is durable."""
        told: dict[Reader, bytes] = {}
        for guest in self.guests:
            reader = guest.who.seat
            if reader not in told:
                told[reader] = wire.encode(
                    self.session.happened(reader, now, id if reader is not None and reader == author else None)
                )
            batch.tell.append(lambda guest=guest, text=told[reader]: guest.outlet.push(text))  # type: ignore[misc]  # bound now

    def _tell_lobby(self) -> None:
        info = self.session.lobby.info()
        for guest in self.guests:
            guest.outlet.push(wire.encode(wire.Lobby(info, guest.who.seat, guest.who.host)))

    def _tell_presence(self) -> None:
        self._to_all(wire.encode(wire.Presence(self._presence())))

    def _to_all(self, text: bytes) -> None:
        for guest in self.guests:
            guest.outlet.push(text)

    def _to_seat_of(self, guest: Guest, text: bytes) -> None:
        for other in self.guests:
            if other is guest or (guest.who.seat is not None and other.who.seat == guest.who.seat):
                other.outlet.push(text)

    def _refuse(self, guest: Guest, id: str | None, error: ParaventError, batch: Batch) -> None:
        lobby = self.session.lobby
        words = sentence(error, lobby.opened.game, guest.language, lobby.names())
        refused = wire.encode(wire.Refused(id, error.code, words))
        batch.tell.append(lambda: guest.outlet.push(refused))

    # Coming and going

    def _welcome(self, guest: Guest, seen: int | None, batch: Batch) -> None:
        try:
            guest.who = self.session.lobby.who(guest.token)
        except ParaventError as error:
            words = sentence(error, self.session.lobby.opened.game, guest.language, [])
            goodbye = wire.Goodbye(error.code, words, again=False)
            batch.tell.append(lambda: guest.outlet.close(wire.encode(goodbye)))
            return
        newly = guest.who.seat not in self._present()
        self.guests.append(guest)
        notebook = "" if guest.who.seat is None else self._notebooks.get(guest.who.seat, "")
        welcome = wire.encode(self.session.welcome(guest.who, seen, self._presence(), notebook, milliseconds()))
        batch.tell.append(lambda: guest.outlet.push(welcome))
        if newly and guest.who.seat is not None:
            batch.tell.append(self._tell_presence)

    def _farewell(self, guest: Guest, batch: Batch) -> None:
        if guest in self.guests:
            self.guests.remove(guest)
            if guest.who.seat is not None and guest.who.seat not in self._present():
                batch.tell.append(self._tell_presence)

    def _recognise(self) -> None:
        """Seats changed hands: a token may now have a seat, or none."""
        for guest in self.guests:
            try:
                guest.who = self.session.lobby.who(guest.token)
            except ParaventError:
                guest.who = Who(None, host=False)

    def _present(self) -> set[Seat]:
        return {guest.who.seat for guest in self.guests if guest.who.seat is not None}

    def _presence(self) -> list[bool]:
        present = self._present()
        return [seat in present for seat in range(self.session.lobby.opened.players)]

    def _close(self, code: str) -> None:
        if self._timer is not None:
            self._timer[1].cancel()
            self._timer = None
        for _, task in self._thinking.values():
            task.cancel()
        self._thinking.clear()
        for guest in self.guests:
            words = sentence(refusal(code), self.session.lobby.opened.game, guest.language, [])
            guest.outlet.close(wire.encode(wire.Goodbye(code, words, again=True)))
        self.guests.clear()

    # The clock and the bots

    def _arm(self) -> None:
        """Set the clock for the open question, and let the bots that are asked think about it."""
        session, prompt = self.session, self.session.prompt_id
        due = session.deadline()
        if self._timer is not None and self._timer[0] != prompt:
            self._timer[1].cancel()
            self._timer = None
        if due is not None and self._timer is None:
            wait = max(0, due - milliseconds()) / 1000
            self._timer = (prompt, asyncio.get_running_loop().call_later(wait, self.post, TimeUp(prompt)))
        for seat in session.owed_by_bots():
            self._let_think(seat, prompt, standing=False)
        for seat in session.standing_by_bots():
            self._let_think(seat, prompt, standing=True)

    def _let_think(self, seat: Seat, prompt: str, *, standing: bool) -> None:
        """A bot thinks once about each question; a bot that stays quiet is not asked again until something changes."""
        pending = self._thinking.get((seat, standing))
        if (pending is not None and pending[0] == prompt) or (standing and self._quiet.get(seat) == prompt):
            return
        if pending is not None:
            pending[1].cancel()
        if standing:
            self._quiet[seat] = prompt
        task = asyncio.create_task(self._think(seat, prompt, self._asking(seat, standing=standing)))
        self._thinking[seat, standing] = (prompt, task)

    def _asking(self, seat: Seat, *, standing: bool) -> Asking:
        """What a bot gets: what a browser gets at this seat."""
        session = self.session
        table, strength, position = session.table, session.lobby.chairs[seat].strength, session.position(seat, 0)
        assert table is not None and strength is not None and position is not None
        legal, open_to = [str(move) for move in table.legal(seat)], [str(move) for move in table.standing(seat)]
        told, seed = session.events(seat, 0), secrets.randbits(63)
        return Asking(session.lobby.opened.game, strength, seat, position.view, legal, open_to, told, seed, interjects=standing)

    async def _think(self, seat: Seat, prompt: str, asking: Asking) -> None:
        move = await self._holder.choose_in_time(asking)
        self.post(Thought(seat, prompt, move, standing=asking.interjects))
