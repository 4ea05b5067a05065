"""One worker as the front sees it: its process, the line to it, and what it would leave behind if it died."""

from __future__ import annotations

import asyncio
import multiprocessing
import socket
from collections import Counter
from collections.abc import Callable
from typing import Final, final

from paravent.server.app import Settings
from paravent.server.monitoring.metrics import Told
from paravent.server.tables.share import Share
from paravent.server.transport.hand_over import Handed
from paravent.server.workers.channel import Channel
from paravent.server.workers.words import Stop, Take, ToWorker, write
from paravent.server.workers.worker import work

# Forked from a process that has loaded all modules and holds nothing else: it is there in a moment, and inherits no connection.
FORK: Final = multiprocessing.get_context("forkserver")
LOADED: Final = ["paravent.server.workers.worker"]


@final
class Member:
    """A worker process from its start to its end."""

    def __init__(self, settings: Settings, share: Share, heard: Callable[[Member, bytes, socket.socket | None], None]) -> None:
        ours, theirs = socket.socketpair()
        self.share: Final = share
        self.process: Final = FORK.Process(target=work, args=(settings, share, theirs), daemon=True)
        self.process.start()
        theirs.close()
        self._channel: Final = Channel(ours, lambda message, connection: heard(self, message, connection), self._lost)
        self.started: Final = asyncio.get_running_loop().time()
        self.ready = False
        self.doors: Final[Counter[str]] = Counter()  # connections that it has, by address
        self.clients: Final[Counter[str]] = Counter()  # WebSockets and desks, by address
        self.thinking: Final[dict[int, asyncio.Task[None]]] = {}  # its questions to bots
        self.told = Told()

    def say(self, message: ToWorker, connection: socket.socket | None = None) -> None:
        """Tell it something."""
        self._channel.send(write(message), connection)

    def hand(self, handed: Handed, connection: socket.socket) -> None:
        """From now on this connection is the worker's."""
        self.doors[handed.client[0]] += 1
        self.say(Take(handed), connection)

    def stop(self) -> None:
        """Let it finish and end."""
        self.say(Stop())

    def _lost(self) -> None:
        """Nobody is at the other end: whoever wants to go there waits from now on. One that lives all the same is of no use."""
        self.ready = False
        self.process.kill()

    def bury(self) -> None:
        """It has died."""
        self._channel.close()
        for task in self.thinking.values():
            task.cancel()
        self.process.join()
        self.process.close()


def lose(places: Counter[str], address: str) -> None:
    """One fewer for this address; who has none is forgotten."""
    places[address] -= 1
    if places[address] <= 0:
        del places[address]
