"""The door: connections are counted from the moment they are accepted, and none stays that does not say what it wants."""

from __future__ import annotations

import asyncio
import os
from typing import Final, Protocol, runtime_checkable

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from paravent.server.transport import frames
from paravent.server.transport.hand_over import Handed, HandOver
from paravent.server.transport.limits import Admission

FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
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
    """uvicorn's HTTP, which turns away who is too many, and closes what takes too long to ask."""

    _admission: Admission
    _address: str | None = None  # of who was let in and counted
    _counts = False  # what it sends: a proxy sends for many
    _done = False  # turned away, or gone on as a WebSocket
    _patience: asyncio.TimerHandle | None = None
    hand_over: HandOver | None = None  # of a connection that another process accepted
    _begun = b""  # of a request of which it is not yet known whether it is for here

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn narrows it
        super().connection_made(transport)
        if self.hand_over is not None:
            self.client, secure = self.hand_over.handed.client, self.hand_over.handed.secure
            self.scheme = "https" if secure else "http"
        app, address = self.config.app, self.client[0] if self.client else ""
        self._admission = guarded(app).admission
        if not self._admission.open(address):
            return self._turn_away()
        self._address = address
        self._counts = not self._admission.trusts(address)
        self._wait()
        return None if self.hand_over is None else self.data_received(self.hand_over.handed.said)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._rest()
        if self._address is not None:
            self._admission.close(self._address)

    def data_received(self, data: bytes) -> None:
        if self._done:
            return
        if self._address is not None and self._counts and not self._admission.bytes(self._address).take(len(data)):
            self.transport.abort()
            return
        if self.hand_over is not None and self._between_requests():
            data = self._for_here(self._begun + data, self.hand_over)
        if data:
            super().data_received(data)
        if self._done or self.conn.their_state not in READING:
            self._rest()
        elif self._patience is None:
            self._wait()

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

    def _turn_away(self) -> None:
        self._done = True
        self.transport.write(FULL)
        self.transport.close()

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
