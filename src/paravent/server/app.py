"""The application: HTTP through Litestar, WebSockets by hand."""

from __future__ import annotations

import asyncio
import gc
import socket
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
from litestar.types import Message, Receive, Scope, Send

import paravent
from paravent.core.errors import ParaventError
from paravent.server import http, pages
from paravent.server.holder import Holder
from paravent.server.house import House
from paravent.server.limits import Doorkeeper, Limits
from paravent.server.metrics import METRICS
from paravent.server.protocol import Protocol
from paravent.server.refusal import refusal
from paravent.server.sockets import Sockets, may_come_from
from paravent.server.store import store_at
from paravent.server.wire import MOST_BYTES

# Answers that hold a token are not compressed: nobody shall learn about a secret from a length.
WITH_TOKENS: Final = ["^/api/tables$", "/join$"]


@final
@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    data: str  # a SQLite file, or a PostgreSQL URL
    public: str | None = None
    limits: Limits = field(default_factory=Limits)
    bot_pause: tuple[float, float] = (0.8, 2.4)
    bot_patience: float = 10.0
    workers: int = 2
    worker: str = "paravent.server.worker"
    static: Path = pages.STATIC


@final
class App:
    """One server's application."""

    def __init__(self, settings: Settings) -> None:
        holder = Holder(settings.workers, settings.bot_pause, settings.bot_patience, settings.worker)
        self.house: Final = House(store_at(settings.data), holder)
        self.settings: Final = settings
        self._door: Final = Doorkeeper(settings.limits)
        self._sockets: Final = Sockets(self.house, self._door, settings.public)
        self.http: Final = self._litestar()
        METRICS.rooms.read = lambda: len(self.house.rooms)
        METRICS.connections.read = lambda: self._door.connections
        METRICS.tasks.read = lambda: len(asyncio.all_tasks())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._sockets(scope, receive, send)
        else:
            await self.http(scope, receive, dressed(send, secure=(self.settings.public or "").startswith("https:")))

    def _litestar(self) -> Litestar:
        house = self.house

        async def provide() -> House:
            return house

        return Litestar(
            [*http.HANDLERS, *pages.pages(self.settings.static)],
            dependencies={"house": Provide(provide, use_cache=True)},
            exception_handlers={ParaventError: http.refused, HTTPException: http.failed, RecursionError: http.too_deep},
            before_request=self._admit,
            on_startup=[house.open],
            on_shutdown=[house.close],
            openapi_config=OpenAPIConfig("Paravent", paravent.__version__, path="/schema", render_plugins=[JsonRenderPlugin()]),
            request_max_body_size=http.MOST_BODY,
            compression_config=CompressionConfig("gzip", minimum_size=1024, exclude=WITH_TOKENS),
            signature_types=[House],
            logging_config=None,
        )

    async def _admit(self, request: http.Asking) -> None:
        """Refuse a foreign page's requests, and a flood of them."""
        if request.method in {"GET", "HEAD", "OPTIONS"}:
            return
        if not may_come_from(request.headers.get("origin"), request.headers.get("host"), self.settings.public):
            raise refusal("other-origin")
        if not self._door.may_ask(request.client.host if request.client else ""):
            raise refusal("too-fast")


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
    """uvicorn, which says goodbye before it hangs up."""

    def __init__(self, app: App, host: str = "127.0.0.1", port: int = 8000) -> None:
        config = uvicorn.Config(
            app, host, port, ws=Protocol, ws_per_message_deflate=False, ws_max_size=MOST_BYTES, access_log=False,
            log_config=None, server_header=False, lifespan="on", timeout_graceful_shutdown=5,
        )  # fmt: skip
        super().__init__(config)
        self._app: Final = app

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        spare_the_collector()
        super().run(sockets)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._app.house.close()
        await super().shutdown(sockets)
