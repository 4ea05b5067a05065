"""The application: HTTP through Litestar, WebSockets by hand."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import threading
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final, final

import msgspec
import uvicorn
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import HTTPScope, Message, Receive, Scope, Send
from sqlalchemy.exc import SQLAlchemyError

import paravent
from paravent.core.errors import ParaventError
from paravent.server.bots.pool import WorkerPool
from paravent.server.messages import sentences, wire
from paravent.server.messages.refusal import refusal
from paravent.server.monitoring.metrics import METRICS
from paravent.server.nodes.node import Neighbour, Node
from paravent.server.storage.beat import LENGTHS
from paravent.server.storage.place import ledger_at, store_at
from paravent.server.tables.housekeeping import Keeping
from paravent.server.tables.registry import Registry
from paravent.server.tables.share import ALL, Share
from paravent.server.tables.telling import Teller
from paravent.server.transport import data, descriptors, games, http, pages, seats
from paravent.server.transport.addresses import Addresses
from paravent.server.transport.certificate import Certificate
from paravent.server.transport.desk import Denied, Desks
from paravent.server.transport.door import Door
from paravent.server.transport.frames import Protocol
from paravent.server.transport.limits import Admission, Limits
from paravent.server.transport.metrics_page import MetricsPage
from paravent.server.transport.porter import Client, Porter
from paravent.server.transport.relay import Relay
from paravent.server.transport.sockets import Sockets

LEAST_PATIENCE: Final = 2.0  # seconds for which a node waits for PostgreSQL, however short its lease
SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS"))
DEAR: Final = ("/record", "/replay", "/export")  # a whole game is played again for these
DEAR_COST: Final = 10  # times that of another read
UPLOADS: Final = "/api/replay"  # and for each of these, though it changes nothing, somebody else's game
UPLOAD_COST: Final = 5  # times that of another request with a body
# Answers that hold a token are not compressed: nobody shall learn about a secret from a length. A replay comes compressed.
UNZIPPED: Final = ["^/api/tables$", "/join$", "/replay$"]


@final
@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    data: str  # a SQLite file, or a PostgreSQL URL
    public: str | None = None  # the address that others use
    certificate: Certificate | None = None  # for TLS of our own
    trusted_proxies: tuple[str, ...] = ()  # addresses and networks that say for whom they ask
    metrics: tuple[str, int] | None = None  # the address at which counters are told
    limits: Limits = field(default_factory=Limits)
    keep_days: int | None = None  # after the last thing happened at a table; None: for ever
    longest_beat: float = LENGTHS[-1]  # seconds for which a write waits at most so that nobody can tell it from another
    bot_pause: tuple[float, float] = (0.8, 2.4)
    bot_patience: float = 10.0
    workers: int = 2
    worker: str = "paravent.server.bots.worker"
    ready_coach: bool = True  # started with the server, not when somebody first asks
    static: Path = pages.STATIC
    node_url: str | None = None  # where other nodes of the same PostgreSQL reach this one; none: it is alone
    lease: float = 10.0  # seconds after which the others do without a node of which nothing is heard

    def bots(self) -> WorkerPool:
        """The processes in which bots think."""
        return WorkerPool(self.workers, self.bot_pause, self.bot_patience, self.worker)

    def admission(self) -> Admission:
        """Who counts all that come."""
        return Admission(self.limits, self.trusted_proxies, descriptors.room())


@final
class App:
    """One server's application."""

    def __init__(
        self, settings: Settings, share: Share = ALL, pool: WorkerPool | None = None, admission: Admission | None = None
    ) -> None:
        """By itself it keeps all tables, has bots of its own and counts who comes; a worker shares all of that with others."""
        self.settings: Final = settings
        self.admission: Final = admission or settings.admission()
        node = self._node()
        patience = None if node is None else max(LEAST_PATIENCE, settings.lease / 2)
        store = store_at(settings.data, settings.longest_beat, patience)
        self.registry: Final = Registry(store, pool or settings.bots(), node, Keeping(settings.keep_days), share)
        self._relay: Final = None if node is None else Relay(node, self.admission)
        self._addresses: Final = Addresses(settings.public)
        self._sockets: Final = Sockets(self.registry, self.admission, self._addresses)
        self._metrics: Final = None if settings.metrics is None else MetricsPage(*settings.metrics)
        self.http: Final = self._litestar()
        self._secure: Final = settings.certificate is not None or (settings.public or "").startswith("https:")
        sentences.load()
        METRICS.tables.read = lambda: len(self.registry.actors)
        METRICS.connections.read = lambda: self.admission.connections
        METRICS.tasks.read = lambda: len(asyncio.all_tasks())

    def _node(self) -> Node | None:
        """The server among others, if it is not alone."""
        settings = self.settings
        if settings.node_url is None:
            return None
        return Node(ledger_at(settings.data, settings.lease), settings.node_url, lambda: self.admission.connections)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        keeper = None if self._relay is None else await self._relay.way(scope)
        if self._relay is not None and keeper is not None:
            await self._pass_on(self._relay, keeper, scope, receive, send)
        else:
            await self._answer(scope, receive, send)

    async def _pass_on(self, relay: Relay, keeper: Neighbour, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await relay.stay_between(keeper, scope, receive, send)
        elif scope["type"] == ScopeType.HTTP:
            if scope["method"] not in SAFE or await self._may(scope):  # what changes something is counted by the keeper
                await relay.pass_on(keeper, scope, receive, send)
            else:
                await turn_away(scope, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._sockets(scope, receive, send)
        elif scope["type"] == ScopeType.HTTP and not await self._may(scope):
            METRICS.refused.add("too-fast")
            await turn_away(scope, send)
        else:
            await self.http(scope, receive, dressed(send, secure=self._secure))

    async def _may(self, scope: HTTPScope) -> bool:
        """Whether a request is within what its address may ask: found out before anything is done for it, or its body is read."""
        address, path = scope["client"][0] if scope["client"] else "", scope["path"]
        if scope["method"] in SAFE:
            return await self.admission.allowed("read", address, DEAR_COST if path.endswith(DEAR) else 1)
        return await self.admission.allowed("ask", address, UPLOAD_COST if path == UPLOADS else 1)

    def _litestar(self) -> Litestar:
        async def provide() -> Registry:
            return self.registry

        async def doors() -> Admission:
            return self.admission

        desks, teller = Desks(self.registry, self.admission), Teller()

        async def story_teller() -> Teller:
            return teller

        async def desk_room() -> Desks:
            return desks

        return Litestar(
            [*http.HANDLERS, *seats.HANDLERS, *data.HANDLERS, *games.games(), *pages.pages(self.settings.static)],
            dependencies={
                "registry": Provide(provide, use_cache=True),
                "admission": Provide(doors, use_cache=True),
                "desks": Provide(desk_room, use_cache=True),
                "teller": Provide(story_teller, use_cache=True),
            },
            exception_handlers={
                ParaventError: http.refused,
                Denied: seats.denied,
                HTTPException: http.failed,
                RecursionError: http.unreadable,
                UnicodeDecodeError: http.unreadable,
                SQLAlchemyError: http.unkept,
                OSError: http.unkept,
                MemoryError: http.unkept,
            },
            before_request=self._admit,
            on_startup=[
                self.registry.open,
                *([self.registry.pool.start] if self.settings.ready_coach else []),
                *([] if self._metrics is None else [self._metrics.open]),
            ],
            on_shutdown=[self.registry.close, teller.close, *([] if self._metrics is None else [self._metrics.close])],
            openapi_config=OpenAPIConfig("Paravent", paravent.__version__, path="/schema", render_plugins=[JsonRenderPlugin()]),
            request_max_body_size=http.MOST_BODY,
            compression_config=CompressionConfig("gzip", minimum_size=1024, exclude=UNZIPPED),
            signature_types=[Registry, Admission, Desks, Teller],
            logging_config=None,
        )

    async def _admit(self, request: http.HttpRequest) -> None:
        """Refuse requests under a foreign name, and a foreign page's."""
        host = request.headers.get("host")
        if not self._addresses.serve(host):
            raise refusal("other-host")
        if request.method not in SAFE and not self._addresses.may_come_from(request.headers.get("origin"), host):
            raise refusal("other-origin")


async def turn_away(scope: HTTPScope, send: Send) -> None:
    """Answer a flood with as little as can be, and close."""
    french = any(name == b"accept-language" and value[:2].lower() == b"fr" for name, value in scope["headers"])
    body = too_fast("fr" if french else "en")
    headers = [
        (b"retry-after", b"5"),
        (b"connection", b"close"),
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        *pages.RAW_HEADERS,
    ]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


@cache
def too_fast(language: wire.Language) -> bytes:
    """What a flood is told, written once."""
    error = refusal("too-fast")
    return msgspec.json.encode(http.Problem(error.code, sentences.sentence(error, None, language, [])))


def dressed(send: Send, *, secure: bool) -> Send:
    """Every answer, an error too, carries the usual headers."""
    usual = pages.RAW_HTTPS_HEADERS if secure else pages.RAW_HEADERS

    async def send_dressed(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = {name.lower() for name, _ in message["headers"]}
            extra = [(name, value) for name, value in usual if name not in given]
            message["headers"] = [*message["headers"], *extra]
        await send(message)

    return send_dressed


async def prepare_store(place: str) -> None:
    """Bring a store up to date, before several processes that would each try to open it."""
    store = store_at(place)
    await store.open()
    await store.close()


def spare_the_collector() -> None:
    """Look for cyclic garbage seldom: a move makes hardly any, and looking through all tables takes as long as many moves."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def bound(host: str, port: int) -> socket.socket:
    """A socket that is ours and does not listen yet."""
    made = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    made.bind((host, port))
    return made


class Server(uvicorn.Server):
    """uvicorn, which says goodbye before it hangs up, and shows a new certificate after SIGHUP."""

    def __init__(self, app: App, host: str = "127.0.0.1", port: int = 8000, *, behind_front: bool = False) -> None:
        """Behind a front nobody listens here, and TLS has ended there."""
        files, trusted = None if behind_front else app.settings.certificate, list(app.settings.trusted_proxies)
        config = uvicorn.Config(
            app, host, port, http=Door, ws=Protocol, ws_per_message_deflate=False, ws_max_size=wire.MOST_BYTES, access_log=False,
            log_config=None, server_header=False, lifespan="on", timeout_graceful_shutdown=5,
            ssl_certfile=files and files.certificate, ssl_keyfile=files and files.key,
            proxy_headers=bool(trusted), forwarded_allow_ips=trusted,
        )  # fmt: skip
        super().__init__(config)
        self._app: Final = app
        self._porters: Final[list[Porter]] = []
        self._coming: Final[set[asyncio.Task[None]]] = set()

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        spare_the_collector()
        super().run(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        listeners = [bound(self.config.host, self.config.port)] if sockets is None else sockets
        await super().startup([])
        tls, admission = self.config.ssl is not None, self._app.admission
        self._porters.extend(Porter(listener, admission, self._greet, tls=tls) for listener in listeners)
        for porter in self._porters:
            porter.open()
        if tls and threading.current_thread() is threading.main_thread():
            asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, self.reload_certificate)

    def reload_certificate(self) -> None:
        """Show whoever connects from now on the certificate that lies in the files now."""
        if self._app.settings.certificate is not None and self.config.ssl is not None:
            self._app.settings.certificate.reload(self.config.ssl)

    def _greet(self, connection: socket.socket, client: Client) -> None:
        """Go on with who was let in, after TLS if there is any."""
        door = Door(self.config, self.server_state, self.lifespan.state)
        door.came_from = client
        self.show_in(door, connection)

    def show_in(self, door: Door, connection: socket.socket) -> None:
        """Let a door look after a connection."""
        task = asyncio.create_task(self._show_in(door, connection))
        self._coming.add(task)
        task.add_done_callback(self._coming.discard)

    async def _show_in(self, door: Door, connection: socket.socket) -> None:
        tls = self.config.ssl
        patience = None if tls is None else self._app.settings.limits.seconds_to_request
        loop = asyncio.get_running_loop()
        try:
            await loop.connect_accepted_socket(lambda: door, connection, ssl=tls, ssl_handshake_timeout=patience)
        except OSError:
            connection.close()
            if not door.let_in:
                self._app.admission.close(door.came_from[0])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for porter in self._porters:
            porter.close()
        await self._app.registry.close()
        await super().shutdown(sockets)
