"""The counters, on an address of their own: through the tables' address, or a relay before it, nobody reaches them."""

from __future__ import annotations

import asyncio
from typing import Final, final

from paravent.server.monitoring.metrics import METRICS
from paravent.server.transport.addresses import Addresses

SECONDS_TO_ASK: Final = 5
MOST_REQUEST: Final = 8192


@final
class MetricsPage:
    """An HTTP server of one page, for Prometheus."""

    def __init__(self, host: str, port: int) -> None:
        self._host: Final = host
        self._port: Final = port
        self._addresses: Final = Addresses()
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Listen; raises OSError if the address is another's."""
        self._server = await asyncio.start_server(self._serve, self._host, self._port, limit=MOST_REQUEST)

    async def close(self) -> None:
        """Listen no longer."""
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(SECONDS_TO_ASK):
                asked = await reader.readuntil(b"\r\n\r\n")
                writer.write(self._answer(asked.decode("latin-1")))
                await writer.drain()
        except (TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass  # whoever asks so is no Prometheus
        finally:
            writer.close()

    def _answer(self, asked: str) -> bytes:
        first, *fields = asked.split("\r\n")
        headers = {name.strip().lower(): value.strip() for name, _, value in (field.partition(":") for field in fields)}
        if first.split(" ")[:2] != ["GET", "/metrics"] or not self._addresses.serve(headers.get("host")):
            return response("404 Not Found", "")
        return response("200 OK", METRICS.text())


def response(status: str, text: str) -> bytes:
    """A whole HTTP response, after which the connection is closed."""
    body = text.encode()
    kind = "Content-Type: text/plain; version=0.0.4; charset=utf-8"
    return f"HTTP/1.1 {status}\r\n{kind}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode() + body
