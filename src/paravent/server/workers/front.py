"""The front: one address and one port for several workers. It accepts, reads whose table is meant, and hands the connection on.

What counts for the whole is here too: who may come in, the bots' processes, the counters, whether all is well.
"""

from __future__ import annotations

import asyncio
import signal
import socket
import ssl
from itertools import count
from typing import Final, final

import msgspec

from paravent.server.app import Settings, prepare_store
from paravent.server.messages.refusal import CODES
from paravent.server.monitoring.metrics import METRICS
from paravent.server.tables.share import keeper_of
from paravent.server.transport.hand_over import Handed
from paravent.server.transport.metrics_page import MetricsPage
from paravent.server.transport.porter import FULL, Client, Porter
from paravent.server.workers.arrival import Arrival
from paravent.server.workers.crew import Crew
from paravent.server.workers.member import Member
from paravent.server.workers.relay import plain
from paravent.server.workers.routing import table_in

HEALTH: Final = "/healthz"
SENTENCE: Final = msgspec.json.encode({"code": "stopping", "sentence": CODES["stopping"]})
UNWELL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\nCache-Control: no-store\r\nConnection: close\r\n"
    + f"Content-Length: {len(SENTENCE)}\r\n\r\n".encode()
    + SENTENCE
)


@final
class Front:
    """One server of several processes."""

    def __init__(self, settings: Settings, listener: socket.socket, workers: int) -> None:
        self._settings: Final = settings
        self._listener: Final = listener
        self._workers: Final = workers
        self._admission: Final = settings.admission()
        self._crew: Final = Crew(settings, workers, self._admission, self._ready, self._listen_to)
        self._arrivals: Final[set[Arrival]] = set()
        self._waiting: Final[list[tuple[Arrival, int]]] = []  # for a worker that is not there yet
        self._greeting: Final[set[asyncio.Task[None]]] = set()
        self._turns: Final = count()
        self._stop: Final = asyncio.Event()
        self._tls: ssl.SSLContext | None = None

    def run(self) -> None:
        """Serve until SIGTERM or SIGINT."""
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        loop, page = asyncio.get_running_loop(), self._settings.metrics and MetricsPage(*self._settings.metrics)
        for name in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(name, self._stop.set)
        self._prepare_tls(loop)
        METRICS.others = self._crew.told
        METRICS.tasks.read = lambda: len(asyncio.all_tasks())
        await prepare_store(self._settings.data)
        self._crew.start()
        if page:
            await page.open()
        porter = Porter(self._listener, self._admission, self._greet, tls=self._tls is not None)
        porter.open()
        await self._stop.wait()
        porter.close()
        await self._end()
        if page:
            await page.close()

    def _prepare_tls(self, loop: asyncio.AbstractEventLoop) -> None:
        files = self._settings.certificate
        if files is not None:
            context = self._tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            files.load(context)
            loop.add_signal_handler(signal.SIGHUP, files.reload, context)

    async def _end(self) -> None:
        """Nobody new; those who are here are told by their workers to come back."""
        for arrival in list(self._arrivals):
            arrival.answer(FULL)
        await self._crew.stop()
        for task in self._greeting:
            task.cancel()

    # Who comes

    def _greet(self, connection: socket.socket, client: Client) -> None:
        """Whoever was let in is listened to, behind TLS if there is any."""
        if self._tls is None:
            self._listen_to(connection, Handed(b"", client, secure=False))
        else:
            task = asyncio.create_task(self._shake_hands(connection, client, self._tls))
            self._greeting.add(task)
            task.add_done_callback(self._greeting.discard)

    async def _shake_hands(self, connection: socket.socket, client: Client, context: ssl.SSLContext) -> None:
        try:
            given = await plain(connection, context, self._settings.limits.seconds_to_request)
        except (OSError, TimeoutError):
            connection.close()
            self._admission.close(client[0])
        else:
            self._listen_to(given, Handed(b"", client, secure=True))

    def _listen_to(self, connection: socket.socket, handed: Handed) -> None:
        """A new connection, or one whose next request is for another worker."""
        arrival = Arrival(connection, handed, self._settings.limits.seconds_to_request, self._asked, self._gone)
        self._arrivals.add(arrival)
        arrival.listen()

    # Where they go

    def _asked(self, arrival: Arrival, path: str) -> None:
        """To the worker that keeps the table; what is of no table may go to any."""
        table = table_in(path)
        if path == HEALTH and not self._crew.well:
            arrival.answer(UNWELL)
        elif table is not None:
            self._send(arrival, keeper_of(table, self._workers))
        else:
            ready = [number for number, member in sorted(self._crew.members.items()) if member.ready]
            turn = next(self._turns)
            self._send(arrival, ready[turn % len(ready)] if ready else turn % self._workers)

    def _send(self, arrival: Arrival, number: int) -> None:
        member = self._crew.members.get(number)
        if member is None or not member.ready:
            self._waiting.append((arrival, number))
            return
        arrival.taken()
        self._arrivals.discard(arrival)
        member.hand(arrival.handed, arrival.connection)

    def _ready(self, member: Member) -> None:
        """Who has waited for this worker goes to it."""
        for arrival, number in [waiting for waiting in self._waiting if waiting[1] == member.share.number]:
            self._waiting.remove((arrival, number))
            self._send(arrival, number)

    def _gone(self, arrival: Arrival) -> None:
        """It left, or was told to."""
        self._arrivals.discard(arrival)
        self._waiting[:] = [waiting for waiting in self._waiting if waiting[0] is not arrival]
        self._admission.close(arrival.handed.client[0])
