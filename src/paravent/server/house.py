"""All tables of this server: those in memory, and the way to those in the store."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Final, TypeVar, cast, final

from paravent.core.errors import BadRecord, ParaventError
from paravent.core.rules import Options, Seat
from paravent.games import GAMES
from paravent.server import deal, entries
from paravent.server.deadlines import LEAST_SECONDS, MOST_SECONDS, milliseconds
from paravent.server.entries import BotSeated, Entry, Opened
from paravent.server.holder import Holder
from paravent.server.jobs import Asked, Job, Joined
from paravent.server.ledger import Append, Line
from paravent.server.lobby import Lobby, hashed, known, visible
from paravent.server.metrics import METRICS
from paravent.server.refusal import refusal
from paravent.server.room import Room
from paravent.server.session import Session
from paravent.server.store import Store, log, notebooks, open_tables
from paravent.server.wire import TableInfo

T = TypeVar("T")
LOGGER: Final = logging.getLogger("paravent.house")
LONGEST_TITLE: Final = 60
SECONDS_TO_MEND: Final = 5


def new_id() -> str:
    """A table's public name: it is in links, and hard to guess."""
    return secrets.token_hex(8)


@final
class House:
    """The rooms. A table is loaded when somebody comes, and forgotten when nothing can happen there until somebody comes."""

    def __init__(self, store: Store, holder: Holder) -> None:
        self.store: Final = store
        self.holder: Final = holder
        self.rooms: Final[dict[str, Room]] = {}
        self._loading: Final[dict[str, asyncio.Task[Room]]] = {}
        self._mending: Final[set[asyncio.Task[None]]] = set()
        self.stopping = False

    async def open(self) -> None:
        """Connect to the store and take up every table whose game is not over."""
        await self.store.open()
        tables = await open_tables(self.store)
        for id in tables:
            await self._take_up(id)
        if tables:
            LOGGER.info("tables resumed", extra={"count": len(tables)})

    async def _take_up(self, id: str) -> bool:
        """Load a table; if nothing can happen there until somebody comes, it is forgotten again at once."""
        try:
            await self.ask(id, lambda session: session.version)
        except Exception:  # whatever is wrong with one table, the others go on
            LOGGER.exception("a table could not be resumed", extra={"table": id})
            return False
        return True

    async def _mend(self, id: str) -> None:
        """Take up again a table that could not be stored, as soon as it can be read: its clock and its bots wait for nobody."""
        await asyncio.sleep(SECONDS_TO_MEND)
        while not await self._take_up(id):
            await asyncio.sleep(SECONDS_TO_MEND)

    async def close(self) -> None:
        """Finish every write, tell everyone to come back, and let go of the store."""
        if self.stopping:
            return
        self.stopping = True
        for task in self._mending:
            task.cancel()
        for room in list(self.rooms.values()):
            await room.stop()
        await self.holder.close()
        await self.store.close()

    # What can be asked of it

    async def create(
        self,
        game: str,
        seats: int,
        options: Options,
        name: str,
        bots: dict[Seat, str],
        answer_seconds: int | None,
        host: str,
    ) -> TableInfo:
        """Lay out a table; the host is whoever has this token."""
        rules = GAMES[game]
        checked = rules.check_setup(seats, options)
        if answer_seconds is not None and not LEAST_SECONDS <= answer_seconds <= MOST_SECONDS:
            raise refusal("bad-time")
        secret, salt = deal.draw()
        title = visible(name)[:LONGEST_TITLE]
        opened = Opened(new_id(), title, game, rules.version, seats, {**checked}, secret, salt, hashed(host), answer_seconds)
        seated = [BotSeated(seat, known(strength)) for seat, strength in sorted(bots.items())]
        if any(not 0 <= bot.seat < seats for bot in seated):
            raise refusal("no-such-chair")
        return await self._found(opened, seated)

    async def rematch(self, session: Session, host: str) -> str:
        """A new table with the same game, options and bots, for the same host; the players join it anew."""
        o = session.lobby.opened
        bots = {seat: c.strength for seat, c in enumerate(session.lobby.chairs) if c.strength is not None and not c.token}
        return (await self.create(o.game, o.players, cast("Options", o.options), o.name, bots, o.answer_seconds, host)).id

    async def join(self, id: str, name: str, contribution: str, wanted: Seat | None, token: str) -> Seat:
        """Take a seat; returns when the seat can no longer be lost."""
        done: asyncio.Future[Seat] = asyncio.get_running_loop().create_future()
        await self.post(id, Joined(name, contribution, wanted, token, done))
        return await done

    async def ask(self, id: str, question: Callable[[Session], T]) -> T:
        """Read something from a table."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def answer(session: Session) -> None:
            found = question(session)
            if not done.done():
                done.set_result(found)

        def fail(error: ParaventError) -> None:
            if not done.done():
                done.set_exception(error)

        await self.post(id, Asked(answer, fail))
        return await done

    async def post(self, id: str, job: Job) -> Room:
        """Hand something to a table's writer, loading the table if need be; raises a refusal if there is no such table."""
        while True:
            room = await self._room(id)
            if self.rooms.get(id) is room:  # it may have been forgotten while we were waking up
                room.post(job)
                return room

    # Rooms

    async def _found(self, opened: Opened, seated: list[BotSeated]) -> TableInfo:
        now = milliseconds()
        made: list[Entry] = [opened, *seated]
        await self.store.write(Append(opened.id, [Line(n, now, entries.write(entry)) for n, entry in enumerate(made)]))
        METRICS.opened.add()
        lobby = Lobby(opened)
        for entry in seated:
            lobby.apply(entry)
        return lobby.info()

    async def _room(self, id: str) -> Room:
        if self.stopping:
            raise refusal("stopping")
        room = self.rooms.get(id)
        if room is not None:
            return room
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Room:
        try:
            session, lines = rebuilt(await log(self.store, id))
            room = Room(session, lines, await notebooks(self.store, id), self.store, self.holder, self.rematch, self._forget)
            self.rooms[id] = room
            return room
        finally:
            del self._loading[id]

    def _forget(self, room: Room) -> None:
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        if room.broken and not room.elsewhere and not self.stopping:
            task = asyncio.create_task(self._mend(room.id))
            self._mending.add(task)
            task.add_done_callback(self._mending.discard)


def rebuilt(lines: list[Line]) -> tuple[Session, int]:
    """The session that a log leads to; refused by name if it was played by other rules than these."""
    if not lines:
        raise refusal("no-table")
    opened = entries.read(lines[0].entry)
    assert isinstance(opened, Opened), "a log begins with the table's opening"
    if opened.version != GAMES[opened.game].version:
        sentence = f"the table was laid by version {opened.version} of {opened.game}"
        raise BadRecord("other-version", sentence, {"version": str(opened.version)})
    session = Session(opened)
    for line in lines[1:]:
        session.apply(entries.read(line.entry), line.at)
    return session, len(lines)
