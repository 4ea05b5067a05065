"""What keeps a table going when nobody speaks: the clock of the open question, and the bots that are asked."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Final, TypeAlias, final

from msgspec.structs import replace

from paravent.core.pack import pack
from paravent.core.rules import Phase, Seat
from paravent.server.bots.pool import ADVISING, WorkerPool
from paravent.server.bots.question import BotQuestion
from paravent.server.tables import deal
from paravent.server.tables.conversation import Conversation
from paravent.server.tables.deadlines import SteadyClock, milliseconds_between_ticks
from paravent.server.tables.mailbox import (
    Advised,
    Aided,
    Bell,
    BotChose,
    BotClaimed,
    BotSpoke,
    BotsRest,
    DealDue,
    Mail,
    Subscriber,
    Tick,
    TimeUp,
)
from paravent.server.tables.session import Session

NOTICED: Final = 3.0  # seconds of waiting that somebody would wonder about
Thinking: TypeAlias = tuple[Seat, bool]  # a bot's seat, and whether it thinks of interjecting


@final
class Autoplay:
    """One table's clock and bots. What they bring about is posted to the table's writer."""

    def __init__(
        self,
        session: Session,
        pool: WorkerPool,
        clock: SteadyClock,
        post: Callable[[Mail], None],
        watchers: Callable[[], list[str]],
    ) -> None:
        """`watchers` says where those come from who are at the table now."""
        self._watchers: Final = watchers
        self._session: Final = session
        self._pool: Final = pool
        self._clock: Final = clock
        self._post: Final = post
        self._thinking: Final[dict[Thinking, tuple[str, asyncio.Task[None]]]] = {}
        self._quiet: Final[dict[Seat, str]] = {}  # the question at which a bot was last asked whether it interjects
        self._advising: Final[dict[Seat, asyncio.Task[None]]] = {}
        self._aiding: Final[dict[Seat, asyncio.Task[None]]] = {}
        self._conversation: Final = Conversation(session)
        self._speaking: asyncio.Task[None] | None = None
        self._claiming: asyncio.Task[None] | None = None
        self._timer: tuple[str, asyncio.TimerHandle] | None = None
        self._ticking: asyncio.TimerHandle | None = None
        self._bell: asyncio.TimerHandle | None = None
        self._deal: asyncio.TimerHandle | None = None
        self._open: tuple[str, list[Seat], Phase | None] = ("", [], None)  # the open question: who is asked what
        self._onward = False  # the one before was the same

    @property
    def idle(self) -> bool:
        """Whether nothing will come from here by itself."""
        return not self._thinking and not self._advising and not self._aiding and self._timer is None and self._deal is None

    def arm(self) -> None:
        """Set the clock for the open question, and let the bots that are asked think about it."""
        session, prompt = self._session, self._session.prompt_id
        if session.seating.only_bots and not self._watchers():
            self.rang()  # nobody plays and nobody looks: it goes on when somebody does
            return
        self._compare(prompt)
        self._set_clock(session.deadline(), prompt)
        self._set_bell(session.ends())
        self._wait_for_words()
        if session.seating.has_bots:
            self._let_speak()
            self._let_claim()
            for seat in session.owed_by_bots():
                self._let_think(seat, prompt, standing=False)
            for seat in session.standing_by_bots():
                self._let_think(seat, prompt, standing=True)

    def stop(self) -> None:
        """No clock, no bots."""
        self.rang()
        self._set_bell(None)
        self.waited()
        for _, task in self._thinking.values():
            task.cancel()
        self._thinking.clear()
        for words in (self._speaking, self._claiming):
            if words is not None:
                words.cancel()
        for asked in (self._advising, self._aiding):
            for task in asked.values():
                task.cancel()
            asked.clear()

    def advise(self, subscriber: Subscriber, seat: Seat) -> None:
        """Let the coach think in this seat's place, once at a time."""
        if seat not in self._advising:
            self._advising[seat] = asyncio.create_task(self._advise(subscriber, seat, self._session.prompt_id))

    async def _advise(self, subscriber: Subscriber, seat: Seat, prompt: str) -> None:
        known = self._known_at(seat, seed=f"{self._session.seating.opened.id} {prompt}")
        advice = await self._pool.advise(replace(known, seconds=ADVISING, advises=True))
        del self._advising[seat]
        self._post(Advised(subscriber, prompt, advice))

    def aid(self, subscriber: Subscriber, seat: Seat) -> None:
        """Let somebody look up what this seat could have written down, once at a time."""
        if seat not in self._aiding:
            self._aiding[seat] = asyncio.create_task(self._aid(subscriber, seat, self._session.version))

    async def _aid(self, subscriber: Subscriber, seat: Seat, version: int) -> None:
        lines = await self._pool.advise(replace(self._known_at(seat, seed=0), aids=True))
        del self._aiding[seat]
        self._post(Aided(subscriber, version, lines))

    def rang(self) -> None:
        """The clock has run out, or does not matter any more."""
        if self._timer is not None:
            self._timer[1].cancel()
            self._timer = None
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None

    def chose(self, choice: BotChose) -> None:
        """A bot has done thinking."""
        pending = self._thinking.get((choice.seat, choice.standing))
        if pending is not None and pending[0] == choice.prompt:
            del self._thinking[choice.seat, choice.standing]

    def _compare(self, prompt: str) -> None:
        """One seat that is asked the same thing again is in the middle of something."""
        table, (before, seats, phase) = self._session.table, self._open
        if table is None or prompt == before:
            return
        asked = table.asked()
        self._onward = len(asked) == 1 and asked == seats and table.state.phase == phase
        self._open = (prompt, asked, table.state.phase)

    def _set_clock(self, due: int | None, prompt: str) -> None:
        if self._timer is not None and self._timer[0] != prompt:
            self.rang()
        if due is not None and self._timer is None:
            wait = max(0, due - self._clock.now()) / 1000
            self._timer = (prompt, asyncio.get_running_loop().call_later(wait, self._post, TimeUp(prompt)))
            self._tick_later()

    def _set_bell(self, ends: int | None) -> None:
        """A table that nobody is at may be forgotten before it rings: it is set again when somebody comes."""
        if ends is None and self._bell is not None:
            self._bell.cancel()
            self._bell = None
        elif ends is not None and self._bell is None:
            wait = max(0, ends - self._clock.now()) / 1000
            self._bell = asyncio.get_running_loop().call_later(wait, self._post, Bell())

    def _wait_for_words(self) -> None:
        """From the start, or from when the server came back, on: nobody is late because it was away."""
        seating = self._session.seating
        if not seating.dealing:
            self.waited()
        elif self._deal is None:
            due = DealDue(seating.round)
            self._deal = asyncio.get_running_loop().call_later(deal.SECONDS_TO_OPEN, self._post, due)

    def waited(self) -> None:
        """The words are no longer waited for."""
        if self._deal is not None:
            self._deal.cancel()
            self._deal = None

    def _tick_later(self) -> None:
        seconds = self._session.seating.opened.answer_seconds
        assert seconds is not None
        self._ticking = asyncio.get_running_loop().call_later(milliseconds_between_ticks(seconds) / 1000, self._tick)

    def _tick(self) -> None:
        self._post(Tick())
        self._tick_later()

    def _let_think(self, seat: Seat, prompt: str, *, standing: bool) -> None:
        """A bot thinks once about each question; a bot that stays quiet is not asked again until something changes."""
        pending = self._thinking.get((seat, standing))
        if (pending is not None and pending[0] == prompt) or (standing and self._quiet.get(seat) == prompt):
            return
        if pending is not None:
            pending[1].cancel()
        if standing:
            self._quiet[seat] = prompt
        scripted = self._session.interjection(seat) if standing else self._session.scripted(seat)
        if scripted is not None:
            task = asyncio.create_task(self._recite(prompt, seat, scripted, standing=standing))
            self._thinking[seat, standing] = (prompt, task)
            return
        question, together, onward = self._question(seat, standing=standing), self._session.bots_asked(), self._onward
        after = 0.0 if standing else self._patience()
        task = asyncio.create_task(self._think(prompt, question, together=together, onward=onward, after=after))
        self._thinking[seat, standing] = (prompt, task)

    def _let_speak(self) -> None:
        """Somebody may have a word to say of what happened: after as long a pause as for any move."""
        said = self._conversation.next_line()
        if said is not None:
            self._speaking = asyncio.create_task(self._speak(*said))

    async def _speak(self, seat: Seat, line: str) -> None:
        await self._pool.seem_to_think()
        self._post(BotSpoke(seat, line))

    def _let_claim(self) -> None:
        """One of the company may have something to claim: it says so after as long a pause as for any move."""
        seat = self._conversation.next_claimant()
        if seat is not None and (self._claiming is None or self._claiming.done()):
            known = self._known_at(seat, seed=secrets.randbits(63))
            question = replace(known, character=self._session.seating.chairs[seat].character, claiming=True)
            self._claiming = asyncio.create_task(self._claim(question))

    async def _claim(self, question: BotQuestion) -> None:
        await self._pool.seem_to_think()
        said = await self._pool.advise(question)
        if said is not None:
            self._post(BotClaimed(question.seat, said))

    def _patience(self) -> float:
        """A bot that is asked listens first to those who, as everyone knows, may speak: longer to people."""
        session, table = self._session, self._session.table
        speakers = None if table is None else table.rules.speakers(table.state)
        if not speakers:
            return 0.0
        return self._pool.patience(people=not all(session.seating.by_bot(seat) for seat in speakers))

    def _question(self, seat: Seat, *, standing: bool) -> BotQuestion:
        """A question to the bot at this seat."""
        session = self._session
        chair = session.seating.chairs[seat]
        strength = chair.strength
        assert strength is not None
        seconds = self._pool.seconds(session.seating.opened.game, strength, session.bots_asked())
        known = self._known_at(seat, seed=secrets.randbits(63))
        return replace(known, strength=strength, character=chair.character, seconds=seconds, interjects=standing)

    def _known_at(self, seat: Seat, *, seed: int | str) -> BotQuestion:
        """What a browser gets at this seat."""
        table = self._session.table
        assert table is not None
        legal, open_to = [str(move) for move in table.legal(seat)], [str(move) for move in table.standing(seat)]
        view, told = pack(table.view(seat)), [pack(event) for event in self._session.told(seat, 0)]
        o = self._session.seating.opened
        heard = self._session.claims_heard(seat)
        return BotQuestion(o.game, "", seat, view, legal, open_to, list(told), seed, version=o.version, claims=heard)

    async def _recite(self, prompt: str, seat: Seat, move: str, *, standing: bool) -> None:
        """A bot of a lesson seems to think as long as any other."""
        await self._pool.seem_to_think(onward=self._onward)
        self._post(BotChose(seat, prompt, move, standing=standing))

    async def _think(self, prompt: str, question: BotQuestion, *, together: int, onward: bool, after: float) -> None:
        if not question.interjects:  # who has a standing move is a secret, and costs nothing
            await self._pay(question.seconds)
        move = await self._pool.choose_in_time(question, together=together, onward=onward, after=after)
        self._post(BotChose(question.seat, prompt, move, standing=question.interjects))

    async def _pay(self, seconds: float) -> None:
        """Wait until those at whose cost the bots think can pay for this, and say so."""
        watchers = self._watchers()
        wait = self._pool.spending.charge(watchers[0] if watchers else self._session.seating.opened.id, seconds)
        if wait > NOTICED:
            self._post(BotsRest())
        if wait > 0:
            await asyncio.sleep(wait)
