"""The line between the front and a worker: messages in order, some with a connection, over a pair of sockets (SCM_RIGHTS)."""

from __future__ import annotations

import asyncio
import socket
from collections import deque
from collections.abc import Callable
from typing import Final, final

HEAD: Final = 5  # bytes: the length of what follows, and how many connections come with it
PIECE: Final = 1 << 16
MOST_AT_ONCE: Final = 8  # connections in one read, though the kernel gives only those of one message at a time


@final
class Channel:
    """One end of the line. Nothing is ever waited for: what the other end does not take yet is kept here."""

    def __init__(
        self, end: socket.socket, heard: Callable[[bytes, socket.socket | None], None], ended: Callable[[], None]
    ) -> None:
        end.setblocking(False)
        self._end: Final = end
        self._heard: Final = heard
        self._ended: Final = ended
        self._loop: Final = asyncio.get_running_loop()
        self._leaving: Final[deque[tuple[bytes, socket.socket | None]]] = deque()
        self._read = bytearray()
        self._brought: Final[deque[socket.socket | None]] = deque()
        self._closed = False
        self._loop.add_reader(end, self._readable)

    def send(self, message: bytes, connection: socket.socket | None = None) -> None:
        """Send a message; a connection goes with it, and is closed here."""
        if self._closed:
            if connection is not None:
                connection.close()
            return
        head = len(message).to_bytes(HEAD - 1, "big") + bytes((connection is not None,))
        self._leaving.append((head + message, connection))
        if len(self._leaving) == 1:
            self._flush()

    def close(self) -> None:
        """Hang up."""
        if self._closed:
            return
        self._closed = True
        self._loop.remove_reader(self._end)
        self._loop.remove_writer(self._end)
        self._end.close()
        for left in (*(connection for _, connection in self._leaving), *self._brought):
            if left is not None:
                left.close()
        self._leaving.clear()
        self._brought.clear()

    def _flush(self) -> None:
        try:
            while self._leaving:
                self._send_first()
        except BlockingIOError:
            self._loop.add_writer(self._end, self._flush)
        except OSError:
            self._hang_up()
        else:
            self._loop.remove_writer(self._end)

    def _send_first(self) -> None:
        """As much of the first message as goes; its connection goes with the first byte."""
        data, connection = self._leaving[0]
        if connection is None:
            sent = self._end.send(data)
        else:
            sent = socket.send_fds(self._end, [data], [connection.fileno()])
            connection.close()
        if sent < len(data):
            self._leaving[0] = (data[sent:], None)
        else:
            self._leaving.popleft()

    def _readable(self) -> None:
        try:
            data, descriptors, flags, _ = socket.recv_fds(self._end, PIECE, MOST_AT_ONCE)
        except BlockingIOError:
            return
        except OSError:
            self._hang_up()
            return
        self._brought.extend(socket.socket(fileno=descriptor) for descriptor in descriptors)
        if flags & socket.MSG_CTRUNC and not descriptors:
            self._brought.append(None)  # we had no descriptor free for it, and the kernel has closed it
        if not data:
            self._hang_up()
            return
        self._read += data
        self._tell()

    def _tell(self) -> None:
        """Every message that is whole."""
        while not self._closed and len(self._read) >= HEAD:
            length, carries = int.from_bytes(self._read[: HEAD - 1], "big"), bool(self._read[HEAD - 1])
            if len(self._read) < HEAD + length:
                return
            message = bytes(self._read[HEAD : HEAD + length])
            del self._read[: HEAD + length]
            self._heard(message, self._brought.popleft() if carries else None)

    def _hang_up(self) -> None:
        if not self._closed:
            self.close()
            self._ended()
