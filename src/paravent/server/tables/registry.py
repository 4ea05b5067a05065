"""All tables of this server: those in memory, and the way to those in the store."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from typing import Final, TypeVar, cast, final

from msgspec import MsgspecError
from msgspec.structs import replace

from paravent.company.people import AT_LESSONS
from paravent.core.errors import ParaventError
from paravent.core.rules import Options, Rules, Seat, State
from paravent.games import find
from paravent.lessons import lesson_named
from paravent.server.bots.pool import WorkerPool
from paravent.server.messages.refusal import refusal
from paravent.server.messages.wire import GRACE_SECONDS, Data, TableInfo
from paravent.server.monitoring.metrics import METRICS
from paravent.server.storage.log import Append, Kept, LogLine, TakeCode, Touch
from paravent.server.storage.store import (
    Conflict,
    Store,
    StoreError,
    code_taken,
    is_laid,
    kept,
    length_of,
    log,
    table_of_code,
    timed_tables,
)
from paravent.server.tables import code, deal, entries, snapshot
from paravent.server.tables.actor import Loaded, TableActor
from paravent.server.tables.deadlines import SteadyClock, must_be_allowed
from paravent.server.tables.entries import BotSeated, OfSeats, Opened, Seated, Started, TakenOver
from paravent.server.tables.housekeeping import Housekeeper, Keeping
from paravent.server.tables.loading import rebuilt, taken_up
from paravent.server.tables.mailbox import JoinRequest, Mail, Query
from paravent.server.tables.names import visible
from paravent.server.tables.ownership import Alone, Claim, Claims, KeptElsewhere
from paravent.server.tables.replay import Story, told_again
from paravent.server.tables.seating import Guest, Seating, hashed
from paravent.server.tables.session import Session
from paravent.server.tables.share import ALL, Share

T = TypeVar("T")
LOGGER: Final = logging.getLogger("paravent.tables")
LONGEST_TITLE: Final = 60
SECONDS_BETWEEN_TRIALS, SECONDS_TO_STORE = 2.0, 5.0
MOST_DRAWS: Final = 100  # of a code that is still free; there are 160,000
TAUGHT_WITH: Final = "normal"  # the bots of a lesson, when its script has ended


def new_id() -> str:
    """A table's public name: it is in links, and hard to guess."""
    return secrets.token_hex(8)


@final
class Registry:
    """The tables in memory: each loaded when somebody comes, forgotten when nothing can happen there until somebody comes."""

    def __init__(
        self,
        store: Store,
        pool: WorkerPool,
        claims: Claims | None = None,
        keeping: Keeping | None = None,
        share: Share = ALL,
    ) -> None:
        self.share: Final = share  # the tables that are kept here
        self.store: Final = store
        self.pool: Final = pool
        self.claims: Final[Claims] = Alone() if claims is None else claims
        self.clock: Final = SteadyClock()
        self.actors: Final[dict[str, TableActor]] = {}
        self._loading: Final[dict[str, asyncio.Task[TableActor]]] = {}
        self._mending: Final[set[asyncio.Task[None]]] = set()
        self.stopping = False
        self.keeping: Final = keeping or Keeping()
        self._housekeeper: Final = Housekeeper(store, self.clock, self.keeping, self)
        self._tried: tuple[float, asyncio.Task[bool]] | None = None  # when it was last tried whether the store can be written

    async def open(self) -> None:
        """Connect to the store; whatever has to go on though nobody comes is taken up in the background."""
        await self.store.open()
        await self.claims.open(self)
        self._housekeeper.begin(*([] if self.claims.shared else [self._resume]))

    async def _resume(self) -> None:
        await self.resume([id for id in await timed_tables(self.store) if self.share.keeps(id)])

    async def resume(self, tables: Sequence[str]) -> None:
        """Take these up; if nothing can happen there until somebody comes, they are forgotten again at once."""
        for id in tables:
            await self._take_up(id)
        if tables:
            LOGGER.info("tables resumed", extra={"count": len(tables)})

    def let_go(self) -> None:
        """All tables are another's from now on: everybody is told to come again."""
        for actor in list(self.actors.values()):
            actor.let_go()

    def lacks(self, table: str) -> bool:
        """Whether a table is neither in memory nor on its way there."""
        return table not in self.actors and table not in self._loading

    def set_clock(self, now: int) -> None:
        """It is so late, in milliseconds since 1970."""
        self.clock.set(now)

    async def _take_up(self, id: str) -> bool:
        """Load a table; if nothing can happen there until somebody comes, it is forgotten again at once."""
        try:
            await self.ask(id, lambda session: session.version)
        except KeptElsewhere:
            return True
        except ParaventError as error:
            LOGGER.warning("a table cannot be resumed now", extra={"table": id, "why": error.code})
            return False
        except Exception:  # whatever is wrong with one table, the others go on
            LOGGER.exception("a table could not be resumed", extra={"table": id})
            return False
        return True

    async def _mend(self, id: str) -> None:
        """Take up again a table that could not be stored, as soon as it can be read: its clock and its bots wait for nobody."""
        await asyncio.sleep(self.claims.seconds_to_mend)
        while not await self._take_up(id):
            await asyncio.sleep(self.claims.seconds_to_mend)

    async def close(self) -> None:
        """Finish every write, tell everyone to come back, and let go of the store."""
        if self.stopping:
            return
        self.stopping = True
        await self._housekeeper.end()
        mending = list(self._mending)
        for task in mending:
            task.cancel()
        await asyncio.gather(*mending, return_exceptions=True)
        await asyncio.gather(*(actor.stop() for actor in self.actors.values()))
        await self.claims.close()
        await self.pool.close()
        await self.store.close()

    # What can be asked of it

    async def create(
        self,
        game: str,
        seats: int,
        options: Options,
        name: str,
        bots: dict[Seat, tuple[str, str]],
        answer_seconds: int | None,
        host: str,
        *,
        id: str = "",
        coach: bool = False,
        aids: bool = True,
        silence: bool = False,
        grace: int = GRACE_SECONDS,
    ) -> TableInfo:
        """Lay out a table; the host is whoever has this token. Under one `id` it is laid out once.

        `bots` are those who sit there from the start: a strength each, and a character, or none in particular.
        """
        rules = find(game).rules
        checked = rules.check_setup(seats, options)
        must_be_allowed(answer_seconds)
        secret, salt = deal.draw()
        title = visible(name)[:LONGEST_TITLE]
        opened = Opened(
            id or new_id(),
            title,
            game,
            rules.version,
            seats,
            {**checked},
            secret,
            salt,
            hashed(host),
            answer_seconds,
            coach=coach,
            aids=aids,
            silence=silence,
            deal=deal.NOW,
            grace=grace,
        )
        return await self._found(opened, with_bots(Seating(opened), bots))

    async def teach(self, game: str, lesson: str, name: str, token: str, id: str = "") -> TableInfo:
        """Lay out a lesson's table: whoever has this token is its host and learner, the bots sit there, and it begins at once."""
        rules, taught = find(game).rules, lesson_named(find(game), lesson)
        options = rules.check_setup(taught.players, cast("Options", taught.options))
        secret, salt = deal.draw()
        opened = Opened(
            id or new_id(), "", game, rules.version, taught.players, {**options}, secret, salt, hashed(token), None,
            lesson=lesson, seed=taught.seed, deal=deal.NOW,
        )  # fmt: skip
        seating = Seating(opened)
        learner = seating.join(Guest(name), taught.learner, token)
        seats = (seat for seat in range(taught.players) if seat != taught.learner)
        bots = with_bots(seating, {seat: (TAUGHT_WITH, key) for seat, key in zip(seats, AT_LESSONS, strict=False)})
        return await self._found(opened, [learner, *bots, Started()])

    async def rematch(self, session: Session, host: str) -> str:
        """A new table with the same game, options and bots, for the same host and players; it takes the code over."""
        o = session.seating.opened
        rules = find(o.game).rules
        secret, salt = deal.draw()
        seated: list[OfSeats] = []
        for seat, chair in enumerate(session.seating.chairs):
            if chair.token:
                seated.append(Seated(seat, chair.name, chair.token, "", chair.colour, chair.figure, device=chair.device))
            elif chair.strength is not None:
                seated.append(BotSeated(seat, chair.strength, chair.character))
        # Of each table there is one rematch, though the server be killed before the table has learned of it.
        id = id_made_of(f"{o.secret} {o.salt} {o.host}", "rematch")
        options = rules.check_setup(o.players, kept_options(o.options, rules))
        again = replace(
            o,
            version=rules.version,
            options={**options},
            id=id,
            secret=secret,
            salt=salt,
            host=hashed(host),
            lesson="",
            seed=None,
            deal=deal.NOW,
        )
        return (await self._found(again, seated)).id

    async def join(
        self, table: str, guest: Guest, wanted: Seat | None, token: str, id: str = "", *, device: str = "", address: str = ""
    ) -> Seat:
        """Take a seat; returns when the seat can no longer be lost."""
        done: asyncio.Future[Seat] = asyncio.get_running_loop().create_future()
        await self.post(table, JoinRequest(guest, wanted, token, id, done, device=device, address=address))
        return await done

    async def reclaim(self, table: str, key: str, token: str, id: str, *, device: str = "", address: str = "") -> Seat:
        """Take the seat that the host has handed anew under this key."""
        done: asyncio.Future[Seat] = asyncio.get_running_loop().create_future()
        await self.post(table, JoinRequest(Guest(""), None, token, id, done, key, device, address))
        return await done

    async def can_store(self) -> bool:
        """Whether something can be stored now; tried at most every two seconds, however many ask."""
        now = time.monotonic()
        if self._tried is None or (self._tried[1].done() and now - self._tried[0] >= SECONDS_BETWEEN_TRIALS):
            self._tried = (now, asyncio.create_task(self._try_store()))
        return await asyncio.shield(self._tried[1])

    async def _try_store(self) -> bool:
        try:
            async with asyncio.timeout(SECONDS_TO_STORE):
                await self.store.write(Touch())
        except (StoreError, TimeoutError):
            return False
        return True

    async def table_of(self, typed: str) -> str | None:
        """The table with the code that somebody typed; None: there is none."""
        meant = code.typed(typed)
        with refusing():
            return None if meant is None else await table_of_code(self.store, meant)

    async def ask(self, id: str, question: Callable[[Session], T], token: str | None = None) -> T:
        """Read something from a table, as the seat with this token or as anybody."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def answer(found: object) -> None:
            if not done.done():
                done.set_result(cast("T", found))

        def fail(error: ParaventError) -> None:
            if not done.done():
                done.set_exception(error)

        await self.post(id, Query(question, answer, fail, token))
        return await done

    async def story(self, id: str, token: str | None) -> Story:
        """A game that is over, for those who may read it; where the record is not at hand it is made of the whole log."""

        def at_hand(session: Session) -> Story | None:
            session.seating.may_read(token)
            return told_again(session) if session.has_record else None

        story = await self.ask(id, at_hand, token)
        if story is None:
            with refusing():
                lines = await log(self.store, id)
            story = await asyncio.to_thread(lambda: told_again(rebuilt(lines)[0]))
        return story

    async def delete(self, id: str, token: str) -> None:
        """The host deletes a table whose game is over, with all its talk and notes."""
        await self.ask(id, lambda session: session.seating.may_delete(token), token)
        with refusing():
            await self._housekeeper.delete(id)

    async def is_busy(self, id: str) -> bool:
        """Whether somebody is at this table, or comes, or a clock or a bot goes on there; not if its game is over."""
        actor = self.actors.get(id)
        if not self.share.keeps(id) or id in self._loading or (actor is not None and not actor.session.over):
            return True
        try:
            await self.claims.claim(id)
        except ParaventError:  # another server keeps it, or plays it by rules that are not here
            return True
        if actor is None:
            self.claims.rest(id)
        return False

    async def dismiss(self, id: str) -> None:
        """Whoever is at this table is told that it is gone."""
        actor = self.actors.get(id)
        if actor is not None:
            await actor.stop("deleted")

    async def post(self, id: str, mail: Mail) -> TableActor:
        """Hand something to a table's writer, loading the table if need be; raises a refusal if there is no such table."""
        while True:
            actor = await self._actor(id)
            if self.actors.get(id) is actor:  # it may have been forgotten while we were waking up
                actor.post(mail)
                return actor

    # Actors

    async def _found(self, opened: Opened, seated: Sequence[OfSeats]) -> TableInfo:
        """Lay it out under its code, or under the first free one that is drawn; nobody comes to another's lesson by a code."""
        with refusing():
            for _ in range(MOST_DRAWS):
                if await is_laid(self.store, opened.id):  # the same was asked for before
                    return await asyncio.to_thread(to_host, await log(self.store, opened.id), opened.host)
                coded = opened if opened.lesson else replace(opened, code=opened.code or code.draw())
                if coded.code and await code_taken(self.store, coded.code):
                    opened = replace(opened, code="")
                    continue
                try:
                    return await self._write_first(coded, seated, *([TakeCode(coded.code, coded.id)] if coded.code else []))
                except Conflict:
                    opened = replace(opened, code="")  # another open table has taken it meanwhile
        raise refusal("trouble")

    async def _write_first(self, opened: Opened, seated: Sequence[OfSeats], *more: TakeCode) -> TableInfo:
        now = self.clock.now()
        lines = [LogLine(n, now, entries.write(entry)) for n, entry in enumerate([opened, *seated])]
        await self.store.write(Append(opened.id, lines), *more)
        METRICS.opened.add()
        return rebuilt(lines)[0].seating.info()

    async def _actor(self, id: str) -> TableActor:
        if self.stopping:
            raise refusal("stopping")
        self.claims.check()
        actor = self.actors.get(id)
        if actor is not None:
            return actor
        if not self.share.keeps(id):
            raise refusal("trouble")  # two that keep one table would get in each other's way
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> TableActor:
        """Never in the event loop: a log may be long."""
        try:
            with refusing():
                claim = await self.claims.claim(id)
                if claim.fence:
                    await self._fence(id, claim)
            found, session = await self._taken_up(id)
            session.resume(self.clock.now(), found.clock)
            if not self.claims.holds(id, claim):
                raise KeptElsewhere
            loaded = Loaded(session, found.length, found.notebooks)
            actor = TableActor(loaded, self.store, self.pool, self.clock, self.rematch, self._forget)
            self.actors[id] = actor
            return actor
        finally:
            del self._loading[id]

    async def _taken_up(self, id: str) -> tuple[Kept, Session]:
        found = await self._find(id, snapshot.is_known)
        try:
            return found, await asyncio.to_thread(taken_up, found)
        except MsgspecError:
            LOGGER.exception("a snapshot cannot be read; the whole log is", extra={"table": id})
            found = await self._find(id, lambda _: False)
            return found, await asyncio.to_thread(taken_up, found)

    async def _find(self, id: str, is_known: Callable[[str], bool]) -> Kept:
        with refusing():
            found = await kept(self.store, id, is_known)
        if found is None:
            raise refusal("no-table")
        return found

    async def _fence(self, id: str, claim: Claim) -> None:
        """A line of ours at the log's end: whatever its last keeper still has on its way is there before it, or never."""
        while (length := await length_of(self.store, id)) is not None:
            fence = LogLine(length, self.clock.now(), entries.write(TakenOver(claim.epoch)))
            try:
                await self.store.write(Append(id, [fence]))
            except Conflict:
                continue  # that was its last
            return

    def _forget(self, actor: TableActor) -> None:
        if self.actors.get(actor.id) is not actor:
            return
        del self.actors[actor.id]
        if self.stopping:
            return
        if not actor.broken:
            self.claims.rest(actor.id)
            return
        self.claims.drop(actor.id)
        if not actor.elsewhere or (self.claims.shared and not actor.released):
            task = asyncio.create_task(self._mend(actor.id))
            self._mending.add(task)
            task.add_done_callback(self._mending.discard)


@contextmanager
def refusing() -> Iterator[None]:
    """Whatever the store cannot do is refused in a sentence."""
    try:
        yield
    except StoreError as error:
        LOGGER.warning("the store failed", extra={"why": type(error).__name__})
        raise refusal("no-store") from error


def kept_options(chosen: dict[str, Data], rules: Rules[State]) -> dict[str, Data]:
    """What was chosen by older rules, as far as these still have the choice."""
    return {key: value for key, value in chosen.items() if key in rules.options and rules.options[key].wants(value) is None}


def id_made_of(word: str, what: str) -> str:
    """The public name of the table that this word stands for: who asks for it again is given the same."""
    return sha256(f"{what} {word}".encode()).hexdigest()[:16]


def to_host(lines: list[LogLine], host: str) -> TableInfo:
    """A table as it is, to the host who asks for it once more; nobody else can have meant it."""
    session, _ = rebuilt(lines)
    if session.seating.opened.host != host:
        raise refusal("trouble")
    return session.seating.info()


def with_bots(seating: Seating, bots: dict[Seat, tuple[str, str]]) -> list[OfSeats]:
    """These bots sit down, one after the other: first those who are wanted by name, then whoever else there is."""
    seated: list[OfSeats] = []
    for seat, (strength, character) in sorted(bots.items(), key=lambda bot: (not bot[1][1], bot[0])):
        entry = seating.bot_at(seat, strength, character)
        seating.apply(entry)
        seated.append(entry)
    return seated
