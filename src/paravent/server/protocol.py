"""uvicorn's WebSocket protocol with short cuts for what a busy server does most: hearing a text, and sending one.

Whatever is not plainly one whole text frame, or comes when something is being waited for, goes uvicorn's way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from paravent.server.wire import MOST_BYTES

FINAL_TEXT: Final = 0x81  # one frame, the last of its message, of text (RFC 6455, 5.2)
WHOLE: Final = frozenset((FINAL_TEXT, 0x88, 0x89, 0x8A))  # frames after which no message is unfinished: text, close, ping, pong
MASKED: Final = 0x80
SHORT, LONG = 126, 127  # lengths that say that two or eight bytes of length follow


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
    _between = True  # whether uvicorn's parser is surely between two messages

    def data_received(self, data: bytes) -> None:
        """Hand a whole text past the parser and the queue, if somebody listens and nothing waits there."""
        if self._between and self.handshake_initiated:
            start = payload_at(data) if self.handshake_complete else None
            self._between = start is not None and data[0] in WHOLE
            if start is not None and data[0] == FINAL_TEXT and self._tell(unmasked(data, start)):
                return
        super().data_received(data)

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
