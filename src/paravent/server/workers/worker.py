"""A worker: the server as it is by itself, for a share of the tables. It listens nowhere: the front hands it connections."""

from __future__ import annotations

import asyncio
import signal
import socket
from dataclasses import replace
from functools import partial
from typing import Final, assert_never, final

from paravent.server.app import App, Server, Settings
from paravent.server.monitoring import logs
from paravent.server.monitoring.metrics import METRICS
from paravent.server.tables.share import Share
from paravent.server.transport.door import Door
from paravent.server.transport.hand_over import Handed, HandOver
from paravent.server.workers.channel import Channel
from paravent.server.workers.deputy import Deputy, DistantPool, Questions
from paravent.server.workers.routing import is_elsewhere
from paravent.server.workers.words import Answer, Counted, Done, PassOn, Ready, Stop, Take, ToFront, read_as_worker, write

SECONDS_BETWEEN_COUNTS: Final = 1.0


def work(settings: Settings, share: Share, line: socket.socket) -> None:
    """Serve this share until the front says so, or is gone."""
    logs.set_up()
    questions = Questions()
    pool = DistantPool(settings.workers, settings.bot_pause, questions)
    admission = Deputy(settings.limits, settings.trusted_proxies, questions)
    Worker(App(replace(settings, metrics=None), share, pool, admission), share, line, questions).run([])


@final
class Worker(Server):
    """The server, whose connections come through the line from the front."""

    _channel: Channel

    def __init__(self, app: App, share: Share, line: socket.socket, questions: Questions) -> None:
        super().__init__(app, behind_front=True)
        self._share: Final = share
        self._line: Final = line
        self._questions: Final = questions

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the front, which tells us
        self._channel = Channel(self._line, self._heard, self._stop)
        self._questions.tell = self._tell
        await super().startup(sockets)
        self._tell(Ready())
        self._count()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        self._tell(Counted(METRICS.told()))

    def _tell(self, message: ToFront, connection: socket.socket | None = None) -> None:
        self._channel.send(write(message), connection)

    def _stop(self) -> None:
        self.should_exit = True

    def _count(self) -> None:
        self._tell(Counted(METRICS.told()))
        asyncio.get_running_loop().call_later(SECONDS_BETWEEN_COUNTS, self._count)

    def _heard(self, message: bytes, connection: socket.socket | None) -> None:
        match read_as_worker(message):
            case Take(handed):
                if connection is None:
                    self._tell(Done("closed", handed.client[0]))
                else:
                    self._take(handed, connection)
            case Answer() as answer:
                self._questions.answered(answer)
            case Stop():
                self._stop()
            case never:
                assert_never(never)

    def _take(self, handed: Handed, connection: socket.socket) -> None:
        """Go on with a connection as if it had been accepted here."""
        connection.setblocking(False)
        door = Door(self.config, self.server_state, self.lifespan.state)
        door.came_from = handed.client
        door.hand_over = HandOver(handed, partial(is_elsewhere, share=self._share), self._pass_on)
        self.show_in(door, connection)

    def _pass_on(self, descriptor: int, handed: Handed) -> None:
        self._tell(PassOn(handed), socket.socket(fileno=descriptor))
