"""What keeps a table going when nobody speaks: the clock of the open question, and the bots that are asked."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Final, TypeAlias, final

from paravent.core.rules import Seat
from paravent.server.deadlines import GRACE_MS, milliseconds
from paravent.server.holder import Asking, Holder
from paravent.server.jobs import Job, Thought, TimeUp
from paravent.server.session import Session

Thinking: TypeAlias = tuple[Seat, bool]  # a bot's seat, and whether it thinks of interjecting


@final
class Prompter:
    """One table's clock and bots. What they bring about is posted to the table's writer."""

    def __init__(self, session: Session, holder: Holder, post: Callable[[Job], None]) -> None:
        self._session: Final = session
        self._holder: Final = holder
        self._post: Final = post
        self._thinking: Final[dict[Thinking, tuple[str, asyncio.Task[None]]]] = {}
        self._quiet: Final[dict[Seat, str]] = {}  # the question at which a bot was last asked whether it interjects
        self._timer: tuple[str, asyncio.TimerHandle] | None = None

    @property
    def idle(self) -> bool:
        """Whether nothing will come from here by itself."""
        return not self._thinking and self._timer is None

    def resume(self) -> None:
        """After a restart nobody is late because the server was away."""
        seconds = self._session.lobby.opened.answer_seconds
        if seconds is not None:
            grace = min(GRACE_MS, 1000 * seconds)
            self._session.asked_at = max(self._session.asked_at, milliseconds() + grace - 1000 * seconds)
        self.arm()

    def arm(self) -> None:
        """Set the clock for the open question, and let the bots that are asked think about it."""
        session, prompt = self._session, self._session.prompt_id
        self._set_clock(session.deadline(), prompt)
        if session.lobby.has_bots:
            for seat in session.owed_by_bots():
                self._let_think(seat, prompt, standing=False)
            for seat in session.standing_by_bots():
                self._let_think(seat, prompt, standing=True)

    def stop(self) -> None:
        """No clock, no bots."""
        self.rang()
        for _, task in self._thinking.values():
            task.cancel()
        self._thinking.clear()

    def rang(self) -> None:
        """The clock has run out, or does not matter any more."""
        if self._timer is not None:
            self._timer[1].cancel()
            self._timer = None

    def thought(self, job: Thought) -> None:
        """A bot has done thinking."""
        pending = self._thinking.get((job.seat, job.standing))
        if pending is not None and pending[0] == job.prompt:
            del self._thinking[job.seat, job.standing]

    def _set_clock(self, due: int | None, prompt: str) -> None:
        if self._timer is not None and self._timer[0] != prompt:
            self.rang()
        if due is not None and self._timer is None:
            wait = max(0, due - milliseconds()) / 1000
            self._timer = (prompt, asyncio.get_running_loop().call_later(wait, self._post, TimeUp(prompt)))

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
        session = self._session
        table, strength, view = session.table, session.lobby.chairs[seat].strength, session.view(seat)
        assert table is not None and strength is not None
        legal, open_to = [str(move) for move in table.legal(seat)], [str(move) for move in table.standing(seat)]
        game, told, seed = session.lobby.opened.game, session.events(seat, 0), secrets.randbits(63)
        together = session.bots_asked()
        seconds = self._holder.seconds(game, strength, together)
        return Asking(game, strength, seat, view, legal, open_to, told, seed, seconds, together, interjects=standing)

    async def _think(self, seat: Seat, prompt: str, asking: Asking) -> None:
        move = await self._holder.choose_in_time(asking)
        self._post(Thought(seat, prompt, move, standing=asking.interjects))
