"""A connection that has not yet said where it belongs."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final, final

from paravent.server.transport.door import SLOW
from paravent.server.transport.hand_over import Handed
from paravent.server.transport.porter import FULL
from paravent.server.workers.routing import MOST_LINE, first_line, path_in

PIECE: Final = 1 << 16


@final
class Arrival:
    """It is read until its first line is there, or its time is up."""

    def __init__(
        self,
        connection: socket.socket,
        handed: Handed,
        seconds: float,
        asked: Callable[[Arrival, str], None],
        gone: Callable[[Arrival], None],
    ) -> None:
        connection.setblocking(False)
        self.connection: Final = connection
        self.handed = handed
        self._asked: Final = asked
        self._gone: Final = gone
        self._loop: Final = asyncio.get_running_loop()
        self._known = False  # where it belongs; it may still wait for somebody to be there
        self._patience: Final = self._loop.call_later(seconds, self._too_slow)

    def listen(self) -> None:
        """Find out what it wants, perhaps by what was read already."""
        self._loop.add_reader(self.connection, self._readable)
        self._look()

    def taken(self) -> None:
        """Another process goes on with it."""
        self._patience.cancel()
        self._loop.remove_reader(self.connection)

    def answer(self, text: bytes) -> None:
        """Say a last word, and close."""
        self.taken()
        with suppress(OSError):
            self.connection.send(text)
        self.connection.close()
        self._gone(self)

    def _readable(self) -> None:
        try:
            data = self.connection.recv(PIECE)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        if not data:
            self.answer(b"")
            return
        self.handed = Handed(self.handed.said + data, self.handed.client, self.handed.secure)
        self._look()

    def _look(self) -> None:
        line = first_line(self.handed.said)
        if line is not None or len(self.handed.said) > MOST_LINE:
            self._known = True
            self._loop.remove_reader(self.connection)
            self._asked(self, path_in(line or b""))

    def _too_slow(self) -> None:
        self.answer(FULL if self._known else SLOW)
