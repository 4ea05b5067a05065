"""WebSockets, by hand on ASGI: this is where the time and the memory of a busy server go."""

from __future__ import annotations

import asyncio
import logging
from typing import Final, final

from litestar.types import Receive, Send
from litestar.types.asgi_types import WebSocketReceiveEvent, WebSocketScope

from paravent.core.errors import ParaventError
from paravent.server.messages import wire
from paravent.server.messages.refusal import refusal
from paravent.server.messages.sentences import sentence
from paravent.server.monitoring.metrics import METRICS
from paravent.server.tables.actor import TableActor
from paravent.server.tables.mailbox import Connected, Disconnected, Sent, Subscriber
from paravent.server.tables.registry import Registry
from paravent.server.tables.seating import Who
from paravent.server.transport.addresses import Addresses
from paravent.server.transport.frames import Protocol
from paravent.server.transport.limits import Admission, TokenBucket, block
from paravent.server.transport.outbox import SocketOutbox

LOGGER: Final = logging.getLogger("paravent.sockets")
PREFIX: Final = "/ws/"
MOST_MALFORMED: Final = 5  # unreadable messages before the connection is closed
POLICY_VIOLATION: Final = 1008  # the close code of who broke the rules of the wire
SERVICE_RESTART: Final = 1012  # the close code of who shall come back


class Closed(Exception):
    """The client is gone."""


def header(scope: WebSocketScope, name: bytes) -> str | None:
    """A request header."""
    for key, value in scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return None


@final
class Sockets:
    """Everything under /ws/."""

    def __init__(self, registry: Registry, admission: Admission, addresses: Addresses) -> None:
        self._registry: Final = registry
        self._admission: Final = admission
        self._addresses: Final = addresses

    async def __call__(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        """Serve one connection from its first to its last message."""
        await receive()
        address = scope["client"][0] if scope["client"] else ""
        refused = await self._refused(scope, address)
        if refused is not None:
            METRICS.refused.add(refused)
            await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": ""})  # not yet open: an answer of 403
            return
        try:
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            table = scope["path"].removeprefix(PREFIX)
            await Connection(self._registry, self._admission, table, address, receive, send).serve()
        finally:
            self._admission.let_out(address)

    async def _refused(self, scope: WebSocketScope, address: str) -> str | None:
        """Why this connection is not opened; else the address is counted in."""
        host = header(scope, b"host")
        if not self._addresses.serve(host):
            return "other-host"
        if not self._addresses.may_come_from(header(scope, b"origin"), host):
            return "other-origin"
        if not scope["path"].startswith(PREFIX):
            return "no-table"
        return None if await self._admission.allowed("come in", address) else "too-many"


@final
class Connection:
    """One client at one table."""

    def __init__(self, registry: Registry, admission: Admission, table: str, address: str, receive: Receive, send: Send) -> None:
        self._registry: Final = registry
        self._table: Final = table
        self._address: Final = address
        self._receive: Final = receive
        self._send: Final = send
        self._limits: Final = admission.limits
        self._bucket: Final = TokenBucket(admission.limits.messages_per_second, admission.limits.burst)
        self._malformed = 0
        self._language: wire.Language = "en"
        self._protocol: Final = protocol_of(send)
        push = never if self._protocol is None else self._protocol.push
        self._outbox: Final = SocketOutbox(push, self._send_text, self._send_close, self._drop)
        if self._protocol is not None:
            self._protocol.flooded = lambda: self._goodbye(refusal("too-fast"))

    async def serve(self) -> None:
        """Hello, then whatever comes, until either side has enough."""
        try:
            async with asyncio.timeout(self._limits.seconds_to_hello):
                hello = await self._hello()
            await self._stay(hello)
        except ParaventError as error:
            self._goodbye(error)
            await self._outbox.finished()
        except TimeoutError:
            self._goodbye(refusal("no-hello"))
            await self._outbox.finished()
        except Closed:
            pass
        except (OSError, MemoryError) as error:
            LOGGER.error("a connection failed", extra={"why": type(error).__name__})
            self._goodbye(refusal("trouble"))
            await self._outbox.finished()
        finally:
            if self._protocol is not None:
                self._protocol.heard = self._protocol.flooded = None
            self._outbox.abandon()

    async def _hello(self) -> wire.Hello:
        message = await self._next()
        if not isinstance(message, wire.Hello):
            raise refusal("no-hello")
        self._language = message.language
        return message

    async def _stay(self, hello: wire.Hello) -> None:
        nobody = Who(None, host=False)
        subscriber = Subscriber(self._outbox, hello.token, hello.language, nobody, hello.device, block(self._address))
        actor = await self._registry.post(self._table, Connected(subscriber, hello.seen))
        try:
            await self._listen(subscriber, actor)
        finally:
            actor.post(Disconnected(subscriber))

    async def _listen(self, subscriber: Subscriber, actor: TableActor) -> None:
        if self._protocol is not None:
            self._protocol.heard = lambda data: self._heard(data, subscriber, actor)
        while True:
            message = await self._next()
            if isinstance(message, wire.Hello):
                self._refuse(refusal("said-hello"))
            else:
                actor.post(Sent(subscriber, message))

    def _heard(self, data: bytes, subscriber: Subscriber, actor: TableActor) -> bool:
        """The short way for a command that there is nothing to say against; false: `_listen` shall deal with it."""
        if not self._bucket.take():
            return False
        try:
            message = wire.decode(data)
        except wire.UNREADABLE:
            return False
        if isinstance(message, wire.Hello):
            return False
        actor.post(Sent(subscriber, message))
        return True

    async def _next(self) -> wire.FromClient:
        """The next message that can be read; unreadable ones are refused, and so is a flood."""
        while True:
            event = await self._receive()
            if event["type"] != "websocket.receive":
                raise Closed
            if not self._bucket.take():
                raise refusal("too-fast")
            try:
                return wire.decode(payload(event))
            except wire.UNREADABLE:
                self._malformed += 1
                if self._malformed > MOST_MALFORMED:
                    raise refusal("malformed") from None
                self._refuse(refusal("malformed"))

    def _refuse(self, error: ParaventError) -> None:
        METRICS.refused.add(error.code)
        self._outbox.push(wire.encode(wire.Refused(None, error.code, sentence(error, None, self._language, []))))

    def _goodbye(self, error: ParaventError) -> None:
        METRICS.refused.add(error.code)
        again = error.code in {"stopping", "trouble", "no-store"}
        goodbye = wire.Goodbye(error.code, sentence(error, None, self._language, []), again=again)
        self._outbox.close(wire.encode(goodbye), again=again)

    async def _send_text(self, data: bytes) -> None:
        await self._send({"type": "websocket.send", "text": data.decode(), "bytes": None})

    async def _send_close(self, again: bool) -> None:
        await self._send({"type": "websocket.close", "code": SERVICE_RESTART if again else POLICY_VIOLATION, "reason": ""})

    def _drop(self) -> None:
        """Cut a connection whose client does not read: a polite close would wait for it to read."""
        if self._protocol is not None:
            self._protocol.cut()


def protocol_of(send: Send) -> Protocol | None:
    """The protocol behind an ASGI `send`, for what ASGI has no words for; None under another server."""
    behind = getattr(send, "__self__", None)
    return behind if isinstance(behind, Protocol) else None


def never(_: bytes) -> bool:
    """Nothing can be written at once under another server than ours."""
    return False


def payload(event: WebSocketReceiveEvent) -> str | bytes:
    """What a frame carries, text or not."""
    return event.get("text") or event.get("bytes") or b""
