"""The way to a table that another node keeps: requests and WebSockets are passed on to it, once and no further.

A node is told for whom it is asked in a header that counts only with its own key, which nobody knows but who can read the store.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import re
import ssl
from collections.abc import Awaitable, Callable, Iterable
from contextlib import closing
from typing import Final, TypeAlias, TypeVar, final
from urllib.parse import urlsplit

import h11
from litestar.types import HTTPScope, Receive, Scope, Send
from litestar.types.asgi_types import WebSocketScope
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from paravent.server.messages import wire
from paravent.server.messages.refusal import refusal
from paravent.server.messages.sentences import sentence
from paravent.server.monitoring.metrics import METRICS
from paravent.server.nodes.node import Neighbour, Node
from paravent.server.transport.limits import Admission
from paravent.server.transport.sockets import POLICY_VIOLATION, SERVICE_RESTART, protocol_of

LOGGER: Final = logging.getLogger("paravent.relay")
HEADER: Final = b"x-paravent-relay"
OF_A_TABLE: Final = re.compile(r"/(?:api/tables|ws)/([0-9a-f]{16})(?:/.*)?")
# What belongs to one connection, or is said anew by each node; and what a proxy said, which the header says now.
OWN: Final = frozenset((HEADER, b"connection", b"keep-alive", b"upgrade", b"transfer-encoding", b"te", b"expect", b"date",
    b"x-forwarded-for", b"x-forwarded-proto", b"content-length"))  # fmt: skip
HANDSHAKE: Final = OWN | {b"host", b"origin", b"sec-websocket-key", b"sec-websocket-version", b"sec-websocket-extensions"}
MOST_BODY: Final = 64 * 1024
CHUNK: Final = 64 * 1024
SECONDS_TO_ANSWER: Final = 90.0  # a seat's client may wait half a minute for news
Answer: TypeAlias = Callable[[h11.Response | h11.Data | h11.EndOfMessage], Awaitable[None]]
S = TypeVar("S", HTTPScope, WebSocketScope)


@final
class Lost(Exception):
    """The other node is not there, or not any more."""


@final
class Relay:
    """One node's way to the others."""

    def __init__(self, node: Node, admission: Admission) -> None:
        self._node: Final = node
        self._admission: Final = admission
        self._resolving: Final[set[asyncio.Task[None]]] = set()
        node.moved = self._know

    def received(self, scope: S) -> bool:
        """Whether another node has passed this on; then whoever it says asks, if it has our key."""
        passed = [value for name, value in scope["headers"] if name == HEADER]
        if not passed:
            return False
        scope["headers"] = [(name, value) for name, value in scope["headers"] if name != HEADER]
        key, _, address = passed[0].decode("latin-1").partition(" ")
        if hmac.compare_digest(key.encode(), self._node.key.encode()):
            scope["client"] = (address, 0)
        return True

    async def way(self, scope: Scope) -> Neighbour | None:
        """To whom this is to be passed on; None: it is ours to answer, if only by a refusal."""
        if scope["type"] not in {"http", "websocket"} or self.received(scope):  # type: ignore[type-var]  # as just compared
            return None
        of_table = OF_A_TABLE.fullmatch(scope["path"])
        if of_table is None:
            return None
        try:
            return await self._node.find(of_table[1])
        except Exception as error:  # whatever it is, the registry meets it too, and says it in the client's way
            LOGGER.info("a table was not found", extra={"why": type(error).__name__})
            return None

    def _know(self, living: Iterable[Neighbour]) -> None:
        """Connections from other nodes carry many clients: at the door they are not counted as one."""
        names = {urlsplit(neighbour.url).hostname or "" for neighbour in living} - self._admission.neighbours
        if names:
            task = asyncio.create_task(self._resolve(names))
            self._resolving.add(task)
            task.add_done_callback(self._resolving.discard)

    async def _resolve(self, names: set[str]) -> None:
        for name in names:
            try:
                known = await asyncio.get_running_loop().getaddrinfo(name, None)
            except OSError:
                continue
            self._admission.neighbours |= {name, *(str(entry[4][0]) for entry in known)}

    # HTTP

    async def pass_on(self, to: Neighbour, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Ask the other node, and hand its answer back as it is."""
        METRICS.relayed.add("http")
        body = await whole(receive)
        started = False

        async def answer(message: h11.Response | h11.Data | h11.EndOfMessage) -> None:
            nonlocal started
            if isinstance(message, h11.Response):
                started = True
                headers = [(name, value) for name, value in message.headers if name not in OWN]
                await send({"type": "http.response.start", "status": message.status_code, "headers": headers})
            elif isinstance(message, h11.Data):
                await send({"type": "http.response.body", "body": bytes(message.data), "more_body": True})
            else:
                await send({"type": "http.response.body", "body": b"", "more_body": False})

        try:
            async with asyncio.timeout(SECONDS_TO_ANSWER):
                await self._until_gone(to, exchange(to, request_to(to, scope, body), body, answer))
        except (OSError, Lost, h11.ProtocolError) as error:
            LOGGER.info("a request could not be passed on", extra={"why": type(error).__name__})
            if not started:
                await apologise(send)

    async def _until_gone(self, to: Neighbour, work: Awaitable[None]) -> None:
        """Do this as long as the other node lives."""
        doing = asyncio.ensure_future(work)
        try:
            await asyncio.wait({doing, self._node.gone(to)}, return_when=asyncio.FIRST_COMPLETED)
            if not doing.done():
                raise Lost
            doing.result()
        finally:
            doing.cancel()

    # WebSockets

    async def stay_between(self, to: Neighbour, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        """Hand every message on, in both directions, until either side has enough or the other node is gone."""
        METRICS.relayed.add("websocket")
        await receive()
        try:
            there = await opened(to, scope, self._node.seconds_to_mend + 1)
        except InvalidStatus:
            await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": ""})  # not yet open: an answer of 403
            return
        except (OSError, WebSocketException) as error:
            LOGGER.info("a connection could not be passed on", extra={"why": type(error).__name__})
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await farewell(send)
            return
        try:
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await self._both_ways(to, there, receive, send)
        finally:
            there.transport.abort()

    async def _both_ways(self, to: Neighbour, there: ClientConnection, receive: Receive, send: Send) -> None:
        out, back = asyncio.create_task(outward(there, receive)), asyncio.create_task(inward(there, send))
        try:
            ends: set[asyncio.Future[None] | asyncio.Task[int]] = {out, back, self._node.gone(to)}
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            if back.done() and back.exception() is None:
                await send({"type": "websocket.close", "code": back.result(), "reason": ""})
            elif not out.done() or out.exception() is not None:
                await farewell(send)
        except OSError:
            pass  # the client is gone
        finally:
            for task in (out, back):
                task.cancel()
            await asyncio.gather(out, back, return_exceptions=True)


async def opened(to: Neighbour, scope: WebSocketScope, seconds: float) -> ClientConnection:
    """A WebSocket to the other node, under the name that the client asked for."""
    where, headers = urlsplit(to.url), dict(scope["headers"])
    scheme, host = "wss" if where.scheme == "https" else "ws", headers.get(b"host", where.netloc.encode()).decode("latin-1")
    more = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in scope["headers"] if name not in HANDSHAKE]
    if b"origin" in headers:
        more.append(("Origin", headers[b"origin"].decode("latin-1")))
    more.append((HEADER.decode(), introduction(to, scope)))
    secure, known_as = (ssl.create_default_context(), where.hostname) if scheme == "wss" else (None, None)
    return await connect(
        f"{scheme}://{host}{scope['path']}", host=where.hostname, port=port_of(to), ssl=secure, server_hostname=known_as,
        additional_headers=more, compression=None, proxy=None, user_agent_header=None, open_timeout=seconds, ping_interval=None,
        max_size=None, max_queue=64,
    )  # fmt: skip


async def outward(there: ClientConnection, receive: Receive) -> None:
    """What the client says, until it goes."""
    while True:
        event = await receive()
        if event["type"] != "websocket.receive":
            return
        text = event.get("text")
        await there.send(text if text is not None else event.get("bytes") or b"")


async def inward(there: ClientConnection, send: Send) -> int:
    """What the other node says, until it closes; gives the code with which it did, or raises ConnectionClosed."""
    protocol = protocol_of(send)
    while True:
        try:
            data = await there.recv(decode=False)
        except ConnectionClosed as closed:
            if closed.rcvd is None:
                raise
            return closed.rcvd.code
        if protocol is None or not protocol.push(data):
            await send({"type": "websocket.send", "text": data.decode(), "bytes": None})


async def farewell(send: Send) -> None:
    """The other node is gone: the client shall come again."""
    METRICS.refused.add("trouble")
    words = sentence(refusal("trouble"), None, "en", [])
    goodbye = wire.encode(wire.Goodbye("trouble", words, again=True))
    await send({"type": "websocket.send", "text": goodbye.decode(), "bytes": None})
    await send({"type": "websocket.close", "code": SERVICE_RESTART, "reason": ""})


async def apologise(send: Send) -> None:
    """The other node is gone: the request may be sent again."""
    METRICS.refused.add("trouble")
    body = b'{"code":"trouble","sentence":"' + sentence(refusal("trouble"), None, "en", []).encode() + b'"}'
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), (b"retry-after", b"1")]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def introduction(to: Neighbour, scope: HTTPScope | WebSocketScope) -> str:
    """What the other node is told of the client."""
    return f"{to.key} {scope['client'][0] if scope['client'] else ''}"


def port_of(to: Neighbour) -> int:
    """The port at which a node is reached."""
    where = urlsplit(to.url)
    return where.port or (443 if where.scheme == "https" else 80)


async def whole(receive: Receive) -> bytes:
    """A request's body. What is too long is cut just beyond what may be: the other node refuses it."""
    body = b""
    while True:
        event = await receive()
        if event["type"] != "http.request":
            raise Lost
        body += event.get("body", b"")
        if not event.get("more_body") or len(body) > MOST_BODY:
            return body


def request_to(to: Neighbour, scope: HTTPScope, body: bytes) -> h11.Request:
    """The request, as the other node is asked it."""
    query = b"?" + scope["query_string"] if scope["query_string"] else b""
    headers = [(name, value) for name, value in scope["headers"] if name not in OWN]
    headers += [(HEADER, introduction(to, scope).encode("latin-1")), (b"connection", b"close")]
    if body or scope["method"] not in {"GET", "HEAD"}:
        headers.append((b"content-length", str(len(body)).encode()))
    return h11.Request(method=scope["method"], target=(scope["raw_path"] or scope["path"].encode()) + query, headers=headers)


async def exchange(to: Neighbour, request: h11.Request, body: bytes, answer: Answer) -> None:
    """One request and its answer, on a connection of its own."""
    where, talk = urlsplit(to.url), h11.Connection(h11.CLIENT)
    secure = ssl.create_default_context() if where.scheme == "https" else None
    reader, writer = await asyncio.open_connection(where.hostname, port_of(to), ssl=secure)
    with closing(writer):
        data = [talk.send(event) for event in (request, h11.Data(data=body), h11.EndOfMessage())]
        writer.write(b"".join(part for part in data if part))
        await writer.drain()
        while True:
            event = talk.next_event()
            if event is h11.NEED_DATA:
                talk.receive_data(await reader.read(CHUNK))
            elif isinstance(event, h11.Response | h11.Data | h11.EndOfMessage):
                await answer(event)
                if isinstance(event, h11.EndOfMessage):
                    return
            elif isinstance(event, h11.ConnectionClosed):
                raise Lost
