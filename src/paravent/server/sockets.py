"""WebSockets, by hand on ASGI: this is where the time and the memory of a busy server go."""

from __future__ import annotations

import asyncio
from typing import Final, final
from urllib.parse import urlsplit

from litestar.types import Receive, Send
from litestar.types.asgi_types import WebSocketReceiveEvent, WebSocketScope

from paravent.core.errors import ParaventError
from paravent.server import wire
from paravent.server.house import House
from paravent.server.jobs import Came, Guest, Left, Sent
from paravent.server.limits import Bucket, Doorkeeper
from paravent.server.lobby import Who
from paravent.server.metrics import METRICS
from paravent.server.outlet import Outlet
from paravent.server.protocol import Protocol
from paravent.server.refusal import refusal
from paravent.server.room import Room
from paravent.server.sentences import sentence

PREFIX: Final = "/ws/"
MOST_MALFORMED: Final = 5  # unreadable messages before the connection is closed
POLICY: Final = 1008  # the close code of who broke the rules of the wire


class Closed(Exception):
    """The client is gone."""


def may_come_from(origin: str | None, host: str | None, public: str | None) -> bool:
    """A browser's page must be this server's own; programs send no Origin."""
    if origin is None:
        return True
    return urlsplit(origin).netloc.lower() in {(host or "").lower(), urlsplit(public or "").netloc.lower()} - {""}


def header(scope: WebSocketScope, name: bytes) -> str | None:
    """A request header."""
    for key, value in scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return None


@final
class Sockets:
    """Everything under /ws/."""

    def __init__(self, house: House, door: Doorkeeper, public: str | None) -> None:
        self._house: Final = house
        self._door: Final = door
        self._public: Final = public

    async def __call__(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        """Serve one connection from its first to its last message."""
        await receive()
        address = scope["client"][0] if scope["client"] else ""
        wrong = not may_come_from(header(scope, b"origin"), header(scope, b"host"), self._public)
        if wrong or not scope["path"].startswith(PREFIX) or not self._door.let_in(address):
            METRICS.refused.add("other-origin" if wrong else "too-many")
            await send({"type": "websocket.close", "code": POLICY, "reason": ""})
            return
        try:
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await Connection(self._house, self._door, scope["path"].removeprefix(PREFIX), receive, send).serve()
        finally:
            self._door.let_out(address)


@final
class Connection:
    """One client at one table."""

    def __init__(self, house: House, door: Doorkeeper, table: str, receive: Receive, send: Send) -> None:
        self._house: Final = house
        self._table: Final = table
        self._receive: Final = receive
        self._send: Final = send
        self._limits: Final = door.limits
        self._bucket: Final = Bucket(door.limits.messages_per_second, door.limits.burst)
        self._malformed = 0
        self._language: wire.Language = "en"
        self._protocol: Final = protocol_of(send)
        push = never if self._protocol is None else self._protocol.push
        self._outlet: Final = Outlet(push, self._send_text, self._send_close, self._drop)

    async def serve(self) -> None:
        """Hello, then whatever comes, until either side has enough."""
        try:
            async with asyncio.timeout(self._limits.seconds_to_hello):
                hello = await self._hello()
            await self._stay(hello)
        except ParaventError as error:
            self._goodbye(error)
            await self._outlet.finished()
        except TimeoutError:
            self._goodbye(refusal("no-hello"))
            await self._outlet.finished()
        except Closed:
            pass
        finally:
            if self._protocol is not None:
                self._protocol.heard = None
            self._outlet.abandon()

    async def _hello(self) -> wire.Hello:
        message = await self._next()
        if not isinstance(message, wire.Hello):
            raise refusal("no-hello")
        self._language = message.language
        return message

    async def _stay(self, hello: wire.Hello) -> None:
        guest = Guest(self._outlet, hello.token, hello.language, Who(None, host=False))
        room = await self._house.post(self._table, Came(guest, hello.seen))
        try:
            await self._listen(guest, room)
        finally:
            room.post(Left(guest))

    async def _listen(self, guest: Guest, room: Room) -> None:
        if self._protocol is not None:
            self._protocol.heard = lambda data: self._heard(data, guest, room)
        while True:
            message = await self._next()
            if isinstance(message, wire.Hello):
                self._refuse(refusal("said-hello"))
            else:
                room.post(Sent(guest, message))

    def _heard(self, data: bytes, guest: Guest, room: Room) -> bool:
        """The short way for a command that there is nothing to say against; false: `_listen` shall deal with it."""
        if not self._bucket.take():
            return False
        try:
            message = wire.decode(data)
        except wire.UNREADABLE:
            return False
        if isinstance(message, wire.Hello):
            return False
        room.post(Sent(guest, message))
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
        self._outlet.push(wire.encode(wire.Refused(None, error.code, sentence(error, None, self._language, []))))

    def _goodbye(self, error: ParaventError) -> None:
        METRICS.refused.add(error.code)
        goodbye = wire.Goodbye(error.code, sentence(error, None, self._language, []), again=error.code in {"stopping", "trouble"})
        self._outlet.close(wire.encode(goodbye))

    async def _send_text(self, data: bytes) -> None:
        await self._send({"type": "websocket.send", "text": data.decode(), "bytes": None})

    async def _send_close(self) -> None:
        await self._send({"type": "websocket.close", "code": POLICY, "reason": ""})

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
