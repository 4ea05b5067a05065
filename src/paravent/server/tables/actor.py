"""One table as an actor: it alone writes, and whatever reaches the table queues up in its mailbox and is done in order.

What the mailbox holds is done together, made durable together, and only then told to anyone.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias, assert_never, cast, final

from paravent.core.errors import ParaventError
from paravent.core.rules import Seat
from paravent.server.bots.pool import WorkerPool
from paravent.server.messages import wire
from paravent.server.messages.refusal import refusal
from paravent.server.messages.spoken import spoken
from paravent.server.monitoring.metrics import METRICS
from paravent.server.storage.log import PLAYED, TIMED, Notebook, Rewrite, SaveNotebook, SaveSnapshot
from paravent.server.storage.store import Store, StoreError, is_conflict
from paravent.server.tables import deal, entries, people, snapshot
from paravent.server.tables.autoplay import Autoplay
from paravent.server.tables.broadcaster import Broadcaster, Tell
from paravent.server.tables.deadlines import SteadyClock
from paravent.server.tables.entries import BrokenOff, Called, Played, RematchOpened, Removed, Reported, Talked, Withdrawn
from paravent.server.tables.keeping import Batch, Keeper
from paravent.server.tables.mailbox import (
    Advised,
    Aided,
    Bell,
    BotChose,
    BotClaimed,
    BotSpoke,
    BotsRest,
    Connected,
    DealDue,
    Disconnected,
    JoinRequest,
    Mail,
    Query,
    Sent,
    Subscriber,
    Tick,
    TimeUp,
)
from paravent.server.tables.seating import hashed
from paravent.server.tables.session import Effect, Reader, Session

LOGGER: Final = logging.getLogger("paravent.tables")
Opener: TypeAlias = Callable[[Session, str], Awaitable[str]]
NOBODY: Final = (None, "")
EMPTY: Final = Notebook()
MOST_DEVICES: Final = 8  # of one player at one table
KEPT_NOTES: Final = 64  # ids of a notebook's last messages


@final
@dataclass(frozen=True)
class Loaded:
    """A table as the store has it: the session that its log leads to, how long that log is, and its notebooks by seat."""

    session: Session
    lines: int
    notebooks: dict[Seat, Notebook]


@final
class TableActor:
    """A table that somebody is at, or that a clock or a bot keeps going."""

    def __init__(
        self,
        loaded: Loaded,
        store: Store,
        pool: WorkerPool,
        clock: SteadyClock,
        rematch: Opener,
        forget: Callable[[TableActor], None],
    ) -> None:
        self.session: Final = loaded.session
        self.broadcaster: Final = Broadcaster(loaded.session, clock.now)
        self._notebooks: Final = loaded.notebooks
        self._clock: Final = clock
        self._rematch: Final = rematch
        self._forget: Final = forget
        self._mailbox: list[Mail | None] = []  # None: stop
        self._loop: Final = asyncio.get_running_loop()
        self._woken = False  # a turn is due
        self._opening: asyncio.Task[None] | None = None  # a rematch, for which everything else waits
        self._laid: str | ParaventError | None = None  # its table, or why there is none
        self._autoplay: Final = Autoplay(loaded.session, pool, clock, self.post, self._watchers)
        self._keeper: Final = Keeper(self.id, store, loaded.lines, self._kept, self._lost)
        self.broken = False  # it could not be kept
        self.elsewhere = False  # because another server keeps it
        self._farewell = "stopping"
        self.released = False  # and may do so before what is on its way here is kept or lost
        self._autoplay.arm()
        self._store: Final = store
        self._snapping: asyncio.Task[None] | None = None
        self._ending: asyncio.Task[None] | None = None
        self.ended: Final[asyncio.Future[None]] = self._loop.create_future()

    @property
    def id(self) -> str:
        """The table's public name in links."""
        return self.session.seating.opened.id

    @property
    def idle(self) -> bool:
        """Whether nothing can happen here until somebody comes."""
        return not self.broadcaster.subscribers and self._autoplay.idle and not self._mailbox and not self._keeper.busy

    def notebook(self, seat: Seat | None) -> Notebook:
        """What the player of this seat has noted; whoever only watches has no notebook."""
        return EMPTY if seat is None else self._notebooks.get(seat, EMPTY)

    def post(self, mail: Mail) -> None:
        """Queue something for the writer."""
        self._put(mail)

    async def stop(self, farewell: str = "stopping") -> None:
        """Finish what is queued, keep the time left, tell everyone why, and end."""
        self._farewell = farewell
        self._put(Tick())
        self._put(None)
        await self.ended

    def _watchers(self) -> list[str]:
        return [subscriber.address for subscriber in self.broadcaster.subscribers]

    def let_go(self) -> None:
        """Another server may keep the table now: nobody is told anything more of it here, and nothing is waited for."""
        self.broken = self.elsewhere = self.released = True
        self._wake()

    def _put(self, mail: Mail | None) -> None:
        self._mailbox.append(mail)
        self._wake()

    def _wake(self) -> None:
        if not self._woken:
            self._woken = True
            self._loop.call_soon(self._work)

    # The writer. It is no task: a turn never waits, so it costs one call of the loop. Only what opens a rematch does wait.

    def _work(self) -> None:
        """Do everything that is queued, up to what has to wait."""
        self._woken = False
        if self._opening is not None or self._ending is not None or self.ended.done():
            return
        mails, self._mailbox = self._mailbox, []
        if not self.broken and any(map(wants_rematch, mails)):
            mails = self._put_off(mails)
        done = self._turn([mail for mail in mails if mail is not None])
        if self._opening is None and (not done or None in mails or self.idle):
            self._end()

    def _put_off(self, mails: list[Mail | None]) -> list[Mail | None]:
        """What comes before the first that wants a rematch; that one is seen to, and the rest waits for it."""
        first = next(at for at, mail in enumerate(mails) if wants_rematch(mail))
        self._mailbox = [*mails[first + 1 :], *self._mailbox]
        self._opening = asyncio.create_task(self._open_rematch(cast("Sent", mails[first])))
        return mails[:first]

    async def _open_rematch(self, mail: Sent) -> None:
        """A turn of its own, when the new table is laid."""
        try:
            self._laid = await self._lay_rematch(mail.subscriber)
            self._turn([mail])
        except Exception as error:  # whatever it is, it must not harm another table
            self._mailbox = [mail, *self._mailbox]
            self._lost(error)
        self._laid, self._opening = None, None
        self._wake()

    def _end(self) -> None:
        """Nothing may come between the last turn and being forgotten, if it need not wait: it would be turned away in vain."""
        if (self._snapping is not None and not self._snapping.done()) or (self._keeper.busy and not self.released):
            self._ending = asyncio.create_task(self._end_later())
        else:
            self._say_goodbye()

    async def _end_later(self) -> None:
        if self._snapping is not None and not self._snapping.done():
            await asyncio.wait([self._snapping])
        if self._keeper.busy and not self.released:
            await self._keeper.drain()
        self._say_goodbye()

    def _say_goodbye(self) -> None:
        try:
            self._forget(self)
            self._autoplay.stop()
            self._turn_away("trouble" if self.broken else self._farewell)
        finally:
            self.ended.set_result(None)

    def _turn(self, mails: Sequence[Mail]) -> bool:
        """Do all of this; false if it failed, and then the table must be taken up again from the store."""
        if self.broken:
            self._mailbox = [*mails, *self._mailbox]
            return False
        over, begun, left = self.session.over, self.session.table is not None, list(mails)
        try:
            while left:
                batch = Batch()
                self._do(left[0], batch)
                self._keeper.take(left.pop(0), batch)
            stage = None if begun or self.session.table is None else self._stage
            self._keeper.save(finished=self.session.over and not over, stage=stage)
        except Exception as error:  # whatever it is, it must not harm another table
            self._mailbox = [*left, *self._mailbox]
            self._lost(error)
            return False
        self._go_on()
        self._perhaps_snap()
        return True

    def _perhaps_snap(self) -> None:
        """Keep a snapshot now and then. Only what everybody sees counts: else its moment would tell of what is secret."""
        if self.session.changes >= snapshot.EVERY and (self._snapping is None or self._snapping.done()):
            self.session.changes = 0
            kind = snapshot.kind(self.session.seating.opened.game, self.session.seating.opened.version)
            taken = SaveSnapshot(self.id, self.session.lines, kind, snapshot.taken(self.session))
            self._snapping = asyncio.create_task(self._snap(taken))

    async def _snap(self, taken: SaveSnapshot) -> None:
        with suppress(StoreError):  # the log alone is enough
            await self._store.write(taken)

    @property
    def _stage(self) -> int:
        """Whether a clock runs here though nobody be there."""
        return PLAYED if self.session.seating.opened.answer_seconds is None else TIMED

    def _go_on(self) -> None:
        """Clock and bots begin with a question when everybody has been told it."""
        if not self._keeper.unsettled:
            self._autoplay.arm()

    def _kept(self) -> None:
        if not self.broken:
            self._go_on()
            if self.idle:
                self._wake()

    def _lost(self, error: Exception) -> None:
        """Nobody is told that anything happened."""
        if is_conflict(error):
            LOGGER.warning("another server has continued this table; it is taken up anew", extra={"table": self.id})
        elif not self.broken:
            LOGGER.error("a table failed", extra={"table": self.id}, exc_info=error)
        if not self.broken:
            self.broken, self.elsewhere = True, is_conflict(error)
            self._wake()

    def _turn_away(self, code: str) -> None:
        """Say goodbye to everyone, and refuse whoever still waits for the writer or the store; they may try again, if it is."""
        for mail in (*self._keeper.unkept(), *self._mailbox):
            match mail:
                case JoinRequest():
                    mail.refuse(refusal(code))
                case Query():
                    mail.fail(refusal(code))
                case Connected(subscriber):
                    self.broadcaster.dismiss(subscriber, refusal(code), again=code != "deleted")
        self.broadcaster.dismiss_all(code, again=code != "deleted")

    # One at a time

    def _do(self, mail: Mail, batch: Batch) -> None:
        match mail:
            case Sent(subscriber, command):
                self._serve(subscriber, command, batch)
            case Connected(subscriber, seen):
                self._welcome(subscriber, seen, batch)
            case Disconnected(subscriber):
                if self.broadcaster.remove(subscriber):
                    batch.say(self.broadcaster.presence_told())
            case JoinRequest():
                self._join(mail, batch)
            case Query():
                batch.say(self._answered(mail), None if mail.token is None else self.session.seating.seat_of(mail.token))
            case BotChose():
                self._play_bot(mail, batch)
            case BotSpoke(seat, line):
                self._speak_for(seat, line, batch)
            case BotClaimed(seat, claim):
                self._claim_for(seat, claim, batch)
            case Advised(subscriber, prompt, advice):
                hint = wire.encode(wire.hint(prompt, advice))
                batch.say(lambda: subscriber.outbox.push(hint), subscriber.who.seat)
            case Aided(subscriber, version, lines):
                aids = wire.encode(wire.aids(version, lines))
                batch.say(lambda: subscriber.outbox.push(aids), subscriber.who.seat)
            case TimeUp(prompt):
                self._time_up(prompt, batch)
            case BotsRest():
                for subscriber in self.broadcaster.subscribers:
                    resting = self.broadcaster.refused(subscriber, None, refusal("bots-rest"))
                    batch.say(partial(subscriber.outbox.push, resting))
            case Bell():
                self._call(batch)
            case DealDue(round):
                self._break_off(round, batch)
            case Tick():
                self._keep_time(batch)
            case _:
                assert_never(mail)

    def _serve(self, subscriber: Subscriber, command: wire.Command, batch: Batch) -> None:
        try:
            effect = self._obey(subscriber, command, batch)
        except ParaventError as error:
            METRICS.refused.add(error.code)
            refused = self.broadcaster.refused(subscriber, command.id, error)
            batch.say(lambda: subscriber.outbox.push(refused), subscriber.who.seat)
            return
        if not effect.settled or subscriber.who.seat is None:
            accepted = wire.encode(wire.Accepted(command.id))
            batch.say(self.broadcaster.to_seat_of(subscriber, accepted), subscriber.who.seat)
        self._spread(effect, batch, (subscriber.who.seat, command.id))
        if effect.asked is not None:
            self._ask_again(effect.asked, batch)

    def _obey(self, subscriber: Subscriber, command: wire.Command, batch: Batch) -> Effect:
        if isinstance(command, wire.Note):
            return self._note(subscriber, command, batch)
        if isinstance(command, wire.AskHint):
            self._autoplay.advise(subscriber, self.session.may_be_advised(subscriber.who, command.prompt))
            return Effect()
        if isinstance(command, wire.AskAids):
            self._autoplay.aid(subscriber, self.session.may_be_aided(subscriber.who))
            return Effect()
        if isinstance(command, wire.Rematch):
            return self._offer_rematch(subscriber, command.id)
        b = self.broadcaster
        effect = self.session.receive(subscriber.who, command, self._clock.now(), b.present, b.guestbook)
        if isinstance(command, wire.Erase) and effect.entries:
            self._forget_notes(subscriber, batch)
        return effect

    def _forget_notes(self, subscriber: Subscriber, batch: Batch) -> None:
        """An empty notebook, on all devices of this seat."""
        seat = subscriber.who.seat
        assert seat is not None
        before = self.notebook(seat)
        kept = Notebook("", before.revision + 1, before.ids)
        self._keep(seat, kept, batch)
        batch.say(self.broadcaster.to_seat(seat, noted(kept)), seat)

    def _note(self, subscriber: Subscriber, note: wire.Note, batch: Batch) -> Effect:
        """A notebook is written once by each message, and never over what its writer has not seen."""
        seat = subscriber.who.seat
        if seat is None:
            raise refusal("no-seat")
        before = self._notebooks.get(seat, EMPTY)
        if note.id in before.ids:
            return Effect()
        if note.after is not None and note.after != before.revision:
            newest = noted(before)
            batch.say(lambda: subscriber.outbox.push(newest), seat)
            raise refusal("stale-note")
        text = note.text.replace("\0", "")  # PostgreSQL stores no text with NUL in it
        kept = Notebook(text, before.revision + 1, (*before.ids, note.id)[-KEPT_NOTES:])
        self._keep(seat, kept, batch)
        batch.secret = seat
        batch.say(self.broadcaster.to_seat(seat, noted(kept)), seat)
        return Effect()

    def _keep(self, seat: Seat, notebook: Notebook, batch: Batch) -> None:
        self._notebooks[seat] = notebook
        batch.rows.append(SaveNotebook(self.id, seat, notebook))

    async def _lay_rematch(self, subscriber: Subscriber) -> str | ParaventError | None:
        """Lay the table of a rematch, or say why not; none if there is one, or nobody asks who could be its host."""
        seating = self.session.seating
        try:
            seating.offer_rematch(subscriber.who)
            if seating.rematch is not None or subscriber.token is None:
                return None
            return await self._rematch(self.session, subscriber.token)
        except ParaventError as error:
            return error

    def _offer_rematch(self, subscriber: Subscriber, id: str) -> Effect:
        """Tell of the table that has been laid for it."""
        if isinstance(self._laid, ParaventError):
            raise self._laid
        if self._laid is None:
            return Effect(lobby=True)
        opened = RematchOpened(self._laid, id, self.session.seating.author(subscriber.who))
        return self.session.enter(opened, self._clock.now())

    def _welcome(self, subscriber: Subscriber, seen: int | None, batch: Batch) -> None:
        try:
            self.broadcaster.recognise(subscriber)
            if subscriber.who.seat is None and not subscriber.who.host:
                self.session.seating.must_admit_watchers()
        except ParaventError as error:
            unknown = error  # the name in `except` does not outlive it
            batch.say(lambda: self.broadcaster.dismiss(subscriber, unknown, again=False))
            return
        newly = self.broadcaster.add(subscriber)
        self._make_room(subscriber, batch)
        notebook = self.notebook(subscriber.who.seat)
        welcome = wire.encode(
            self.session.welcome(
                subscriber.who, seen, self.broadcaster.presence(), notebook, self._clock.now(), self.broadcaster.away()
            )
        )
        batch.say(lambda: subscriber.outbox.push(welcome), subscriber.who.seat)
        if newly:
            batch.say(self.broadcaster.presence_told())

    def _make_room(self, subscriber: Subscriber, batch: Batch) -> None:
        """The oldest of too many devices of one player has to go: it may have been left open long ago."""
        mine = [other for other in self.broadcaster.subscribers if other.token == subscriber.token is not None]
        for oldest in mine[:-MOST_DEVICES]:
            self.broadcaster.remove(oldest)
            batch.say(partial(self.broadcaster.dismiss, oldest, refusal("too-many-devices"), again=False))

    def _join(self, request: JoinRequest, batch: Batch) -> None:
        try:
            again = self.session.rejoined(request.token, request.id)
            if again is None:
                self._seat(request, batch)
            else:
                batch.say(lambda: request.answer(again), again)
        except ParaventError as error:
            refused = error
            batch.say(lambda: request.refuse(refused))

    def _seat(self, request: JoinRequest, batch: Batch) -> None:
        seating = self.session.seating
        known = seating.seat_of(request.token) is not None
        if not known and hashed(request.token) != seating.opened.host:
            seating.must_not_be_barred(self.broadcaster.marks(request.device, request.address))
        if request.key:
            self._claim(request, batch)
            return
        device = seating.mark("device", request.device)
        seated = seating.join(request.guest, request.wanted, request.token, request.id, device)
        effect = self.session.enter(seated, self._clock.now())
        if not known and seated.seat in self._notebooks:  # of whoever sat here before
            self._keep(seated.seat, EMPTY, batch)
        batch.say(lambda: request.answer(seated.seat))
        self._spread(effect, batch)

    def _claim(self, request: JoinRequest, batch: Batch) -> None:
        """What was noted at the seat stays there: it is handed to its player's next device."""
        seating = self.session.seating
        claimed = people.reclaim(seating, request.key, request.token, request.id, seating.mark("device", request.device))
        effect = self.session.enter(claimed, self._clock.now())
        batch.say(lambda: request.answer(claimed.seat))
        self._spread(effect, batch)

    def _ask_again(self, seat: Seat, batch: Batch) -> None:
        """A seat took its answer back: it alone is told its prompt."""
        prompt = self.session.prompt(seat)
        assert prompt is not None
        asked = wire.encode(wire.Asked(prompt))
        batch.say(self.broadcaster.to_seat(seat, asked), seat)

    def _move_notebooks(self, moved: dict[Seat, Seat], batch: Batch) -> None:
        """What a player has noted goes with them."""
        taken = {there: self._notebooks.get(here, EMPTY) for here, there in moved.items()}
        for seat, notebook in [*((here, EMPTY) for here in moved), *taken.items()]:
            self._keep(seat, notebook, batch)

    def _answered(self, query: Query) -> Tell:
        """What is known now is told when it can no longer be lost."""
        try:
            found = query.question(self.session)
        except ParaventError as error:
            refused = error
            return lambda: query.fail(refused)
        return lambda: query.answer(found)

    def _play_bot(self, choice: BotChose, batch: Batch) -> None:
        """A bot's choice counts if its question is still open and the seat still the bot's; a bad choice is replaced."""
        self._autoplay.chose(choice)
        asked = self.session.standing_by_bots() if choice.standing else self.session.owed_by_bots()
        if choice.prompt == self.session.prompt_id and choice.seat in asked:
            self._play_for(choice.seat, choice.move, batch, standing=choice.standing)

    def _speak_for(self, seat: Seat, line: str, batch: Batch) -> None:
        """A bot says its line, unless the seat is not a bot's any more or the game asks for silence just now."""
        chair = self.session.seating.chairs[seat]
        if chair.character and not chair.token:
            with suppress(ParaventError):
                self.session.must_be_heard(seat)
                self._spread(self.session.enter(Talked(seat, spoken(line), line=line), self._clock.now()), batch)

    def _claim_for(self, seat: Seat, claim: str, batch: Batch) -> None:
        """A bot claims something, unless the seat is not a bot's any more or it may not say that now."""
        if self.session.seating.by_bot(seat):
            with suppress(ParaventError):
                self._spread(self.session.enter(self.session.claim_of(seat, claim), self._clock.now()), batch)

    def _time_up(self, prompt: str, batch: Batch) -> None:
        self._autoplay.rang()
        table = self.session.table
        if table is not None and prompt == self.session.prompt_id:
            for seat in table.owed():
                if prompt == self.session.prompt_id:
                    self._play_for(seat, None, batch)

    def _call(self, batch: Batch) -> None:
        """The games have no clock: it is the server who says that time is up."""
        table = self.session.table
        if table is not None and table.calls():
            self._spread(self.session.enter(Called(str(table.calls()[0])), self._clock.now()), batch)

    def _break_off(self, round: int, batch: Batch) -> None:
        """Who has not opened their word by now does not play."""
        self._autoplay.waited()
        seating = self.session.seating
        if seating.dealing and seating.round == round:
            self._spread(self.session.enter(BrokenOff(*deal.draw()), self._clock.now()), batch)

    def _keep_time(self, batch: Batch) -> None:
        kept = self.session.clock(self._clock.now())
        if kept is not None:
            batch.rows.append(kept)

    def _play_for(self, seat: Seat, move: str | None, batch: Batch, *, standing: bool = False) -> None:
        now = self._clock.now()
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
        now = self._clock.now()
        batch.entries += [(effect.at, entry) for entry in effect.entries]
        batch.public = batch.public or effect.is_public
        if effect.unsaid is not None:
            batch.rows.append(Rewrite(self.id, [(n, entries.write(entry)) for n, entry in effect.unsaid]))
            batch.say(self.broadcaster.to_all(wire.encode(wire.Talk(list(self.session.chat)))))
        for entry in effect.entries:
            if isinstance(entry, Played | Withdrawn | Reported):
                batch.secret = entry.seat
            if isinstance(entry, Removed) and entry.seat in self._notebooks:
                self._keep(entry.seat, EMPTY, batch)
        self._move_notebooks(effect.moved, batch)
        self._show_out(effect, batch)
        if effect.lobby:
            moved = self.broadcaster.recognise_all()
            batch.say(self.broadcaster.lobby())
            if moved:
                batch.say(self.broadcaster.presence_told())
        if effect.settled:
            METRICS.settled.add()
            batch.say(self.broadcaster.happened(now, *author))
        if effect.said is not None:
            batch.say(self.broadcaster.to_all(wire.encode(effect.said)))
        if effect.claimed is not None:
            batch.say(self.broadcaster.to_all(wire.encode(effect.claimed)))
        for notice in effect.notices:
            batch.say(self.broadcaster.to_all(wire.encode(notice)))
        if effect.reported is not None:
            batch.say(self.broadcaster.to_host(wire.encode(effect.reported)))

    def _show_out(self, effect: Effect, batch: Batch) -> None:
        """Before anything else is told: whoever must go is told nothing of it but a goodbye."""
        before = self.broadcaster.present
        if effect.shown_out is not None:
            batch.say(self.broadcaster.show_out(*effect.shown_out))
            batch.say(self.broadcaster.show_barred_out())
        if effect.watchers_out:
            batch.say(self.broadcaster.show_watchers_out())
        if self.broadcaster.present != before:
            batch.say(self.broadcaster.presence_told())


def wants_rematch(mail: Mail | None) -> bool:
    """Whether this has to wait for another table."""
    return isinstance(mail, Sent) and isinstance(mail.command, wire.Rematch)


def noted(notebook: Notebook) -> bytes:
    """A notebook, as its writer's devices are told it."""
    return wire.encode(wire.Noted(notebook.text, notebook.revision))
