"""A client that comes and goes over HTTP. Between two of its requests it stays at its table for a while, as a WebSocket would."""

from __future__ import annotations

import asyncio
from typing import Final, final

import msgspec

from paravent.core.errors import ParaventError
from paravent.server.messages import wire
from paravent.server.messages.refusal import refusal
from paravent.server.tables.actor import TableActor
from paravent.server.tables.mailbox import Connected, Disconnected, Sent, Subscriber
from paravent.server.tables.registry import Registry
from paravent.server.tables.seating import Who
from paravent.server.transport.limits import Admission, block

SECONDS_TO_COME_BACK: Final = 75.0  # without a request; then the seat's player counts as away
SECONDS_TO_BE_HEARD: Final = 20.0  # for a message to be stored and answered


class Head(msgspec.Struct):
    """What a desk reads of a message to its client; the rest is for whoever asks how the table looks."""

    type: str
    id: str | None = None
    accepted: str | None = None
    code: str = ""
    sentence: str = ""


_heads: Final = msgspec.json.Decoder(Head)


@final
class Denied(Exception):
    """The table refused a message, in the client's language."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


@final
class Desk:
    """One seat's client: an outbox that keeps nothing but what became of its own messages, and that something happened."""

    def __init__(self) -> None:
        self._arrived: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self._changed = asyncio.Event()
        self._outcomes: Final[dict[str, asyncio.Future[None]]] = {}
        self.requests = 0  # under way
        self.leaving: asyncio.TimerHandle | None = None
        self.gone = False

    async def come(self, registry: Registry, table: str, subscriber: Subscriber) -> TableActor:
        """Sit down; raises a refusal if the token is nobody's here."""
        actor = await registry.post(table, Connected(subscriber, None))
        await self._arrived
        return actor

    # The table's writer calls these

    def push(self, text: bytes) -> None:
        head = _heads.decode(text)
        if not self._arrived.done():
            self._arrived.set_result(None)
        id = head.accepted or head.id
        outcome = self._outcomes.pop(id, None) if id else None
        if outcome is not None and not outcome.done():
            if head.type == "refused":
                outcome.set_exception(Denied(head.code, head.sentence))
            else:
                outcome.set_result(None)
        self._wake()

    def close(self, text: bytes, *, again: bool) -> None:
        self._end(ParaventError(_heads.decode(text).code, "the table said goodbye"))

    def cut(self) -> None:
        self._end(refusal("trouble"))

    def _end(self, error: ParaventError) -> None:
        self.gone = True
        for waiting in (self._arrived, *self._outcomes.values()):
            if not waiting.done():
                waiting.set_exception(error)
        self._wake()

    def _wake(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    # Requests call these

    def change(self) -> asyncio.Event:
        """Set when anything happens after now."""
        return self._changed

    def outcome(self, id: str) -> asyncio.Future[None]:
        """What becomes of the message with this id."""
        return self._outcomes.setdefault(id, asyncio.get_running_loop().create_future())

    def forget(self, id: str) -> None:
        """Nobody waits for what becomes of it any more."""
        self._outcomes.pop(id, None)


@final
class Seated:
    """A desk at its table."""

    def __init__(self, desk: Desk, subscriber: Subscriber, actor: TableActor, address: str) -> None:
        self.desk: Final = desk
        self.subscriber: Final = subscriber
        self.actor: Final = actor
        self.address: Final = address
        self.ended = False

    async def send(self, command: wire.Command) -> None:
        """Returns once the message has taken effect and cannot be lost; raises Denied."""
        outcome = self.desk.outcome(command.id)
        self.actor.post(Sent(self.subscriber, command))
        try:
            await asyncio.wait_for(asyncio.shield(outcome), SECONDS_TO_BE_HEARD)
        except TimeoutError:
            raise refusal("trouble") from None
        finally:
            self.desk.forget(command.id)


@final
class Desks:
    """The desks of all clients that have asked something lately, by table and token."""

    def __init__(self, registry: Registry, admission: Admission) -> None:
        self._registry: Final = registry
        self._admission: Final = admission
        self._seated: Final[dict[tuple[str, str], Seated]] = {}
        self._coming: Final[dict[tuple[str, str], asyncio.Task[Seated]]] = {}

    async def enter(self, table: str, token: str, language: wire.Language, address: str) -> Seated:
        """The client's desk, set up if need be; every `enter` is followed by a `leave`."""
        seated = self._seated.get((table, token))
        if seated is None or seated.desk.gone:
            seated = await self._set_up(table, token, language, address)
        seated.subscriber.language = language
        seated.desk.requests += 1
        if seated.desk.leaving is not None:
            seated.desk.leaving.cancel()
            seated.desk.leaving = None
        return seated

    def leave(self, seated: Seated) -> None:
        """A request is done; the last one sets the time to come back."""
        desk = seated.desk
        desk.requests -= 1
        if desk.gone:
            self._end(seated)
        elif not desk.requests:
            self._wait_for(seated)

    async def _set_up(self, table: str, token: str, language: wire.Language, address: str) -> Seated:
        """One desk for a client, however many requests come at once."""
        key = table, token
        if key not in self._coming:
            self._coming[key] = asyncio.create_task(self._sit_down(table, token, language, address))
        try:
            return await asyncio.shield(self._coming[key])
        finally:
            self._coming.pop(key, None)

    async def _sit_down(self, table: str, token: str, language: wire.Language, address: str) -> Seated:
        if not await self._admission.allowed("come in", address):
            raise refusal("too-many")
        desk = Desk()
        subscriber = Subscriber(desk, token, language, Who(None, host=False), address=block(address))
        try:
            actor = await desk.come(self._registry, table, subscriber)
        except BaseException:
            self._admission.let_out(address)
            raise
        seated = self._seated[table, token] = Seated(desk, subscriber, actor, address)
        self._wait_for(seated)  # whoever asked may have gone meanwhile
        return seated

    def _wait_for(self, seated: Seated) -> None:
        seated.desk.leaving = asyncio.get_running_loop().call_later(SECONDS_TO_COME_BACK, self._end, seated)

    def _end(self, seated: Seated) -> None:
        """The client is away, or its table is."""
        if seated.ended:
            return
        seated.ended = True
        for key in [key for key, other in self._seated.items() if other is seated]:
            del self._seated[key]
        if seated.desk.leaving is not None:
            seated.desk.leaving.cancel()
        seated.actor.post(Disconnected(seated.subscriber))
        self._admission.let_out(seated.address)
