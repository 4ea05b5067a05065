"""The porter: who accepts connections, few at a time, and turns away who is too many before anything is made for them.

A flood of connections waits in the system's queue, and not in the event loop: whoever is at a table has their turn between any
two looks at the queue, and after some were turned away the porter rests for many times as long as that took.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TypeAlias, final

from paravent.server.transport.limits import Admission

LOGGER: Final = logging.getLogger("paravent.door")
FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
BACKLOG: Final = 2048
MOST_LET_IN: Final = 4  # before others are looked after: for each a good deal is made, and each may want something at once
MOST_TURNED_AWAY: Final = 32
REST: Final = 9  # times as long as it took to turn the last ones away
SHORTEST_REST, LONGEST_REST = 0.005, 0.05  # seconds
WITHOUT_DESCRIPTORS: Final = 1.0  # seconds of rest when there is none for another

Client: TypeAlias = tuple[str, int]


@final
class Porter:
    """At one listening socket. `greet` is given who was let in, and sees to it that they are counted out again."""

    def __init__(
        self,
        listener: socket.socket,
        admission: Admission,
        greet: Callable[[socket.socket, Client], None],
        *,
        tls: bool,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._listener: Final = listener
        self._admission: Final = admission
        self._greet: Final = greet
        self._last_word: Final = b"" if tls else FULL
        self._clock: Final = clock
        self._loop: Final = asyncio.get_running_loop()
        self._resting: asyncio.TimerHandle | None = None

    def open(self) -> None:
        """Listen."""
        self._listener.setblocking(False)
        self._listener.listen(BACKLOG)
        self._look_out()

    def close(self) -> None:
        """Nobody new."""
        if self._resting is not None:
            self._resting.cancel()
        self._loop.remove_reader(self._listener)
        self._listener.close()

    def _look_out(self) -> None:
        self._resting = None
        self._loop.add_reader(self._listener, self._accept)

    def _rest(self, seconds: float) -> None:
        self._loop.remove_reader(self._listener)
        self._resting = self._loop.call_later(seconds, self._look_out)

    def _accept(self) -> None:
        """As many as may be looked after in one turn."""
        began, let_in, turned_away = self._clock(), 0, 0
        while let_in < MOST_LET_IN and turned_away < MOST_TURNED_AWAY:
            try:
                connection, client = self._listener.accept()
            except (BlockingIOError, ConnectionAbortedError):
                break
            except OSError as error:
                LOGGER.error("nobody can be accepted", extra={"why": type(error).__name__})
                self._rest(WITHOUT_DESCRIPTORS)
                return
            if self._admission.open(str(client[0])):
                let_in += 1
                connection.setblocking(False)
                self._greet(connection, (str(client[0]), int(client[1])))
            else:
                turned_away += 1
                self._turn_away(connection)
        if turned_away:
            self._rest(min(LONGEST_REST, max(SHORTEST_REST, REST * (self._clock() - began))))

    def _turn_away(self, connection: socket.socket) -> None:
        """With an answer that fits into any socket's buffer, where there is no TLS to agree on first."""
        with suppress(OSError), connection:
            connection.setblocking(False)
            connection.send(self._last_word)
