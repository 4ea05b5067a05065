"""The application: HTTP through Litestar, WebSockets by hand."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, final

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
from paravent.server.messages import sentences
from paravent.server.messages.refusal import refusal
from paravent.server.messages.wire import MOST_BYTES
from paravent.server.monitoring.metrics import METRICS
from paravent.server.storage.beat import LENGTHS
from paravent.server.storage.place import store_at
from paravent.server.tables.registry import Registry
from paravent.server.transport import descriptors, games, http, pages, seats
from paravent.server.transport.addresses import Addresses
from paravent.server.transport.certificate import Certificate
from paravent.server.transport.desk import Denied, Desks
from paravent.server.transport.door import Door
from paravent.server.transport.frames import Protocol
from paravent.server.transport.limits import Admission, Limits
from paravent.server.transport.metrics_page import MetricsPage
from paravent.server.transport.sockets import Sockets

SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS"))
DEAR: Final = ("/record", "/replay")  # a whole game is played again for these
DEAR_COST: Final = 10  # times that of another read
# Answers that hold a token are not compressed: nobody shall learn about a secret from a length.
WITH_TOKENS: Final = ["^/api/tables$", "/join$"]


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
    longest_beat: float = LENGTHS[-1]  # seconds for which a write waits at most so that nobody can tell it from another
    bot_pause: tuple[float, float] = (0.8, 2.4)
    bot_patience: float = 10.0
    workers: int = 2
    worker: str = "paravent.server.bots.worker"
    ready_coach: bool = True  # started with the server, not when somebody first asks
    static: Path = pages.STATIC


@final
class App:
    """One server's application."""

    def __init__(self, settings: Settings) -> None:
        pool = WorkerPool(settings.workers, settings.bot_pause, settings.bot_patience, settings.worker)
        self.registry: Final = Registry(store_at(settings.data, settings.longest_beat), pool)
        self.settings: Final = settings
        self.admission: Final = Admission(settings.limits, settings.trusted_proxies, descriptors.room())
        self._addresses: Final = Addresses(settings.public)
        self._sockets: Final = Sockets(self.registry, self.admission, self._addresses)
        self._metrics: Final = None if settings.metrics is None else MetricsPage(*settings.metrics)
        self.http: Final = self._litestar()
        self._secure: Final = settings.certificate is not None or (settings.public or "").startswith("https:")
        sentences.load()
        METRICS.tables.read = lambda: len(self.registry.actors)
        METRICS.connections.read = lambda: self.admission.connections
        METRICS.tasks.read = lambda: len(asyncio.all_tasks())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._sockets(scope, receive, send)
        elif scope["type"] == ScopeType.HTTP and not self._may_read(scope):
            METRICS.refused.add("too-fast")
            await turn_away(send)
        else:
            await self.http(scope, receive, dressed(send, secure=self._secure))

    def _may_read(self, scope: HTTPScope) -> bool:
        """Whether a request that changes nothing is within what its address may ask; the others are counted one by one."""
        if scope["method"] not in SAFE:
            return True
        dear = scope["path"].endswith(DEAR)
        return self.admission.may_read(scope["client"][0] if scope["client"] else "", DEAR_COST if dear else 1)

    def _litestar(self) -> Litestar:
        async def provide() -> Registry:
            return self.registry

        async def doors() -> Admission:
            return self.admission

        desks = Desks(self.registry, self.admission)

        async def desk_room() -> Desks:
            return desks

        return Litestar(
            [*http.HANDLERS, *seats.HANDLERS, *games.games(), *pages.pages(self.settings.static)],
            dependencies={
                "registry": Provide(provide, use_cache=True),
                "admission": Provide(doors, use_cache=True),
                "desks": Provide(desk_room, use_cache=True),
            },
            exception_handlers={
                ParaventError: http.refused,
                Denied: seats.denied,
                HTTPException: http.failed,
                RecursionError: http.too_deep,
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
            on_shutdown=[self.registry.close, *([] if self._metrics is None else [self._metrics.close])],
            openapi_config=OpenAPIConfig("Paravent", paravent.__version__, path="/schema", render_plugins=[JsonRenderPlugin()]),
            request_max_body_size=http.MOST_BODY,
            compression_config=CompressionConfig("gzip", minimum_size=1024, exclude=WITH_TOKENS),
            signature_types=[Registry, Admission, Desks],
            logging_config=None,
        )

    async def _admit(self, request: http.HttpRequest) -> None:
        """Refuse requests under a foreign name, a foreign page's requests, and a flood of them."""
        host = request.headers.get("host")
        if not self._addresses.serve(host):
            raise refusal("other-host")
        if request.method in SAFE:
            return
        if not self._addresses.may_come_from(request.headers.get("origin"), host):
            raise refusal("other-origin")
        if not self.admission.may_ask(request.client.host if request.client else ""):
            raise refusal("too-fast")


async def turn_away(send: Send) -> None:
    """Answer a flood with as little as can be, and close."""
    headers = [(b"retry-after", b"5"), (b"connection", b"close"), (b"content-length", b"0"), *pages.RAW_HEADERS]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


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


def spare_the_collector() -> None:
    """Look for cyclic garbage seldom: a move makes hardly any, and looking through all tables takes as long as many moves."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


@final
class Server(uvicorn.Server):
    """uvicorn, which says goodbye before it hangs up, and shows a new certificate after SIGHUP."""

    def __init__(self, app: App, host: str = "127.0.0.1", port: int = 8000) -> None:
        files, trusted = app.settings.certificate, list(app.settings.trusted_proxies)
        config = uvicorn.Config(
            app, host, port, http=Door, ws=Protocol, ws_per_message_deflate=False, ws_max_size=MOST_BYTES, access_log=False,
            log_config=None, server_header=False, lifespan="on", timeout_graceful_shutdown=5,
            ssl_certfile=files and files.certificate, ssl_keyfile=files and files.key,
            proxy_headers=bool(trusted), forwarded_allow_ips=trusted,
        )  # fmt: skip
        super().__init__(config)
        self._app: Final = app

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        spare_the_collector()
        super().run(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.config.ssl is not None and threading.current_thread() is threading.main_thread():
            asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, self.reload_certificate)

    def reload_certificate(self) -> None:
        """Show whoever connects from now on the certificate that lies in the files now."""
        if self._app.settings.certificate is not None and self.config.ssl is not None:
            self._app.settings.certificate.reload(self.config.ssl)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._app.registry.close()
        await super().shutdown(sockets)
