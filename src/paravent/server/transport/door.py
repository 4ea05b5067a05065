"""The door: none stays that does not say what it wants. Who comes in was counted when they were accepted, by the porter."""

from __future__ import annotations

import asyncio
import os
from typing import Final, Protocol, runtime_checkable

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from paravent.server.transport import frames
from paravent.server.transport.hand_over import Handed, HandOver
from paravent.server.transport.limits import LEAST_PIECE, Admission

SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
READING: Final = (h11.IDLE, h11.SEND_BODY)  # h11's words for a client whose request is not yet whole


@runtime_checkable
class Guarded(Protocol):
    """An application that says who may come in."""

    admission: Admission


def guarded(app: object) -> Guarded:
    """The application, of which uvicorn knows only that it is one."""
    assert isinstance(app, Guarded)
    return app


class Door(H11Protocol):
    """uvicorn's HTTP, which closes what takes too long to ask, or asks in crumbs."""

    came_from: tuple[str, int]  # who was let in, whatever the socket can still say of it
    let_in = False  # from here on it is the door that counts them out
    _admission: Admission
    _address: str | None = None  # of who is counted
    _counts = False  # what it sends: a proxy sends for many
    _done = False  # gone on, as a WebSocket or to another process
    _patience: asyncio.TimerHandle | None = None
    hand_over: HandOver | None = None  # of a connection that another process accepted
    _begun = b""  # of a request of which it is not yet known whether it is for here

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn narrows it
        super().connection_made(transport)
        self.client = self.came_from
        self._admission = guarded(self.config.app).admission
        self._address, self.let_in = self.came_from[0], True
        self._counts = not self._admission.trusts(self._address)
        self._wait()
        if self.hand_over is not None:
            self.scheme = "https" if self.hand_over.handed.secure else "http"
            self.data_received(self.hand_over.handed.said)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._rest()
        if self._address is not None:
            self._admission.close(self._address)

    def data_received(self, data: bytes) -> None:
        if self._done:
            return
        if self._is_too_much(data):
            self.transport.abort()
            return
        if self.hand_over is not None and self._between_requests():
            data = self._for_here(self._begun + data, self.hand_over)
        if data:
            super().data_received(data)
        if self._done or self.conn.their_state not in READING:
            self._rest()
        elif self._is_a_crumb_too_many(data):
            self.transport.abort()
        elif self._patience is None:
            self._wait()

    def _is_too_much(self, data: bytes) -> bool:
        """Every piece counts for some bytes at least: it is reading it that costs."""
        counted = self._address is not None and self._counts
        return counted and not self._admission.bytes(self._address or "").take(max(LEAST_PIECE, len(data)))

    def _is_a_crumb_too_many(self, data: bytes) -> bool:
        """A small piece after which the request is still not whole: browsers send two or three to a request, and no more."""
        counted = self._address is not None and self._counts and 0 < len(data) < LEAST_PIECE
        return counted and not self._admission.crumbs(self._address or "").take()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """What was counted here is counted on by the WebSocket."""
        self._done = True
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        if self._address is not None and isinstance(protocol, frames.Protocol):
            protocol.watched_by(self._admission, self._address, counts=self._counts)
            self._address = None

    # A connection that was handed to this process is kept alive, and its next request may be for another.

    def _between_requests(self) -> bool:
        return self.conn.their_state is h11.IDLE and self.conn.our_state is h11.IDLE and not self.conn.trailing_data[0]

    def _for_here(self, said: bytes, hand_over: HandOver) -> bytes:
        """What is to be answered here; nothing as long as that is not known, or if the connection went on."""
        elsewhere = hand_over.elsewhere(said)
        self._begun = said if elsewhere is None else b""
        if elsewhere:
            self._pass_on(said, hand_over)
        return said if elsewhere is False else b""

    def on_response_complete(self) -> None:
        """What has come too early (pipelining) is looked at too."""
        early = self.conn.trailing_data[0] if self.conn.their_state is h11.DONE else b""
        if early and self.hand_over is not None and self.hand_over.elsewhere(early) is not False:
            self._pass_on(early, self.hand_over)
            return
        super().on_response_complete()

    def _pass_on(self, said: bytes, hand_over: HandOver) -> None:
        """Whoever has not yet read what they were told comes anew: it is we who have it."""
        self._done = True
        if self.transport.get_write_buffer_size() or self.transport.is_closing():
            self.transport.close()
            return
        self.transport.pause_reading()
        own = os.dup(self.transport.get_extra_info("socket").fileno())
        hand_over.pass_on(own, Handed(said, hand_over.handed.client, hand_over.handed.secure))
        self._address = None  # it stays counted
        self.transport.abort()

    def _wait(self) -> None:
        self._patience = self.loop.call_later(self._admission.limits.seconds_to_request, self._too_slow)

    def _rest(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _too_slow(self) -> None:
        """Half a request, or none: nobody waits for the rest."""
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(SLOW)
            self.transport.close()
        else:
            self.transport.abort()
