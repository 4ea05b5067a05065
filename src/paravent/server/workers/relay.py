"""TLS ends in the front: which table a client wants cannot be read before the handshake, and what TLS knows cannot be handed on.

So the front keeps the client's socket, and hands on one end of a pair of its own, between which and the client it passes bytes.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from typing import cast, final


@final
class Side(asyncio.Protocol):
    """One side of a relay: what it hears goes to the other, no faster than that one reads."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.other: Side | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        if self.other is None:
            self.transport.pause_reading()

    def join(self, other: Side) -> None:
        """The other side is there."""
        self.other, other.other = other, self
        for side in (self, other):
            if side.transport is not None and not side.transport.is_closing():
                side.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.write(data)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.close()

    def pause_writing(self) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        if self.other is not None and self.other.transport is not None and not self.other.transport.is_closing():
            self.other.transport.resume_reading()


async def plain(client: socket.socket, context: ssl.SSLContext, seconds: float) -> socket.socket:
    """A socket that says in plain what this client says in TLS; raises OSError if there is no agreement within the time."""
    loop = asyncio.get_running_loop()
    outer, inner = Side(), Side()
    await loop.connect_accepted_socket(lambda: outer, client, ssl=context, ssl_handshake_timeout=seconds)
    ours, given = socket.socketpair()
    try:
        await loop.connect_accepted_socket(lambda: inner, ours)
    except BaseException:
        given.close()
        if outer.transport is not None:
            outer.transport.abort()
        raise
    if outer.transport is None or outer.transport.is_closing():
        given.close()
        if inner.transport is not None:
            inner.transport.abort()
        raise ConnectionError
    inner.join(outer)
    return given
