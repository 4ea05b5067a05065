"""The door: connections are counted from the moment they are accepted, and none stays that does not say what it wants."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol, runtime_checkable

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from paravent.server.transport import frames
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

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn narrows it
        super().connection_made(transport)
        app, address = self.config.app, self.client[0] if self.client else ""
        self._admission = guarded(app).admission
        if not self._admission.open(address):
            return self._turn_away()
        self._address = address
        self._counts = not self._admission.trusts(address)
        return self._wait()

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
