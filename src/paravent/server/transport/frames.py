"""uvicorn's WebSocket protocol with short cuts for what a busy server does most: hearing a text, and sending one.

Whatever is not plainly one whole text frame, or comes when something is being waited for, goes uvicorn's way.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, cast

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from paravent.server.messages.wire import MOST_BYTES
from paravent.server.transport.limits import LEAST_PIECE, Admission, TokenBucket

FINAL_TEXT: Final = 0x81  # one frame, the last of its message, of text (RFC 6455, 5.2)
WHOLE: Final = frozenset((FINAL_TEXT, 0x88, 0x89, 0x8A))  # frames after which no message is unfinished: text, close, ping, pong
MASKED: Final = 0x80
SHORT, LONG = 126, 127  # lengths that say that two or eight bytes of length follow
SLICE: Final = 1024  # bytes that are parsed at once: 170 of the smallest frames
SPARE: Final = 2  # frames for each message that a connection may send: it is told that it is too fast before it is cut off
SECONDS_TO_READ: Final = 1.0  # for the last word to a flood


def head(length: int) -> bytes:
    """A text frame's first bytes; a server's frames are not masked."""
    if length < SHORT:
        return bytes((FINAL_TEXT, length))
    if length < 65536:
        return bytes((FINAL_TEXT, SHORT)) + length.to_bytes(2, "big")
    return bytes((FINAL_TEXT, LONG)) + length.to_bytes(8, "big")


def payload_at(data: bytes) -> int | None:
    """Where the payload begins, if this is exactly one masked frame that is not too long; else None."""
    if not 6 <= len(data) <= MOST_BYTES or not data[1] & MASKED:
        return None
    length, start = data[1] & ~MASKED, 6
    if length == SHORT and len(data) >= 8:
        length, start = int.from_bytes(data[2:4], "big"), 8
    return start if length != LONG and len(data) == start + length else None


def unmasked(data: bytes, start: int) -> bytes:
    """The payload, whose every four bytes a client has mixed with the mask before them (RFC 6455, 5.3)."""
    length = len(data) - start
    mask = (data[start - 4 : start] * (length // 4 + 1))[:length]
    return (int.from_bytes(data[start:], "big") ^ int.from_bytes(mask, "big")).to_bytes(length, "big")


class Protocol(WebSocketsSansIOProtocol):
    """As uvicorn's; `push` writes at once if the client keeps up, and `heard` is called at once with a text that comes."""

    heard: Callable[[bytes], bool] | None = None  # false: the message shall go the usual way, through the queue
    flooded: Callable[[], None] | None = None  # says a last word to whoever sends too much, and closes
    _between = True  # whether uvicorn's parser is surely between two messages

    admission: Admission | None = None  # who counts what comes; nobody does under a trusted proxy
    _own: TokenBucket | None = None
    _stopped = False

    def watched_by(self, admission: Admission, address: str, *, counts: bool) -> None:
        """Count what comes from this address from now on; of a proxy only the connection counts."""
        limits = admission.limits
        self.admission, self._address = admission, address
        if not counts:
            return
        self._own = TokenBucket(SPARE * limits.messages_per_second, SPARE * limits.burst)
        self._frames, self._bytes = admission.frames(address), admission.bytes(address)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Who is there was found out before the upgrade; a socket that was handed to us may not know."""
        super().connection_made(transport)
        before = cast("asyncio.Transport", transport).get_protocol()
        if isinstance(before, H11Protocol):
            self.client, self.scheme = before.client, "wss" if before.scheme == "https" else "ws"

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.admission is not None:
            self.admission.close(self._address)

    def data_received(self, data: bytes) -> None:
        """Hand a whole text past the parser and the queue, if somebody listens and nothing waits there."""
        if self._stopped or (self._own is not None and not self._bytes.take(max(LEAST_PIECE, len(data)))):
            return self._stop()
        if self._between and self.handshake_initiated:
            start = payload_at(data) if self.handshake_complete else None
            self._between = start is not None and data[0] in WHOLE
            if start is not None and data[0] == FINAL_TEXT and self._counted() and self._tell(unmasked(data, start)):
                return None
        return self._parse(data)

    def _parse(self, data: bytes) -> None:
        """By small slices, so that a thousand tiny frames are too many before they have been parsed."""
        for at in range(0, len(data), SLICE):
            super().data_received(data[at : at + SLICE])
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                return self._refuse_handshake()
            if self._stopped or self.transport.is_closing():
                return None
        return None

    # Frames of every kind count, whether or not they ever make a message.

    def handle_cont(self, event: Frame) -> None:
        if self._counted():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if self._counted():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._counted():
            super().handle_bytes(event)

    def handle_ping(self) -> None:
        if self._counted():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._counted():
            super().handle_pong(event)

    def _counted(self) -> bool:
        """Whether there was room for another frame; else the connection ends."""
        if self._own is None or (not self._stopped and self._own.take() and self._frames.take()):
            return True
        self._stop()
        return False

    def _stop(self) -> None:
        """Hang up on a flood, after a last word if there is somebody to say it, and without waiting for it to be read."""
        if self._stopped:
            return
        self._stopped = True
        self.transport.pause_reading()  # else it would go on reading the flood only to throw it away
        if not self.close_sent:  # else the last word has been said, and cutting at once might keep it from being read
            if self.flooded is None or self.transport.get_write_buffer_size():
                self.transport.abort()
                return
            self.flooded()
        self.loop.call_later(SECONDS_TO_READ, self.transport.abort)

    def _refuse_handshake(self) -> None:
        """Answer a request that cannot be read, such as one whose path has no end: uvicorn would leave it without an answer."""
        self.transport.write(b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")
        self.transport.close()

    def _tell(self, text: bytes) -> bool:
        if self.heard is None or self.close_sent or self.disconnected or not self.queue.empty():
            return False
        return self.heard(text)

    def push(self, data: bytes) -> bool:
        """Write a text message; false if it must wait or can no longer be sent, and then the usual way says which."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if self.transport.is_closing():
            return False
        self.transport.write(head(len(data)) + data)
        return True

    def cut(self) -> None:
        """End the connection without waiting for the client to read what it was sent."""
        self.transport.abort()
