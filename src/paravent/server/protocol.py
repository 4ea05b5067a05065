"""uvicorn's WebSocket protocol with a short cut for the one thing that a busy server does most: sending a text."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

FINAL_TEXT: Final = 0x81  # one frame, the last of its message, of text; a server's frames are not masked


def head(length: int) -> bytes:
    """A text frame's first bytes (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((FINAL_TEXT, length))
    if length < 65536:
        return bytes((FINAL_TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((FINAL_TEXT, 127)) + length.to_bytes(8, "big")


class Protocol(WebSocketsSansIOProtocol):
    """As uvicorn's; `push` writes at once if the client keeps up."""

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
