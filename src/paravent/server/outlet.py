"""The way out to one client. Pushing never waits: a client that does not read is dropped, and nobody else notices."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeAlias, final

Send: TypeAlias = Callable[[str], Awaitable[None]]
MOST_WAITING: Final = 256  # messages that a slow client may be behind
SECONDS_TO_FINISH: Final = 5


@final
class Outlet:
    """Sends texts in order through `send`, in a task of its own."""

    def __init__(self, send: Send, close: Callable[[], Awaitable[None]], drop: Callable[[], None]) -> None:
        self._send: Final = send
        self._close: Final = close
        self._drop: Final = drop
        self._waiting: Final[deque[str]] = deque()
        self._wake: asyncio.Future[None] | None = None
        self._closing = False
        self._task: Final = asyncio.create_task(self._run())

    def push(self, text: str) -> None:
        """Send this after what waits already."""
        if self._closing:
            return
        if len(self._waiting) >= MOST_WAITING:
            self.abandon()
            self._drop()
            return
        self._waiting.append(text)
        self._rouse()

    def close(self, text: str) -> None:
        """Send a last message and close."""
        self.push(text)
        self._closing = True
        self._rouse()

    def abandon(self) -> None:
        """Send nothing more."""
        self._waiting.clear()
        self._closing = True
        self._task.cancel()

    async def finished(self) -> None:
        """Wait, though not for ever, until the last message is out."""
        await asyncio.wait([self._task], timeout=SECONDS_TO_FINISH)

    def _rouse(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def _run(self) -> None:
        with suppress(OSError):  # the client is gone; whoever reads from it notices
            while self._waiting or not self._closing:
                if self._waiting:
                    await self._send(self._waiting.popleft())
                else:
                    self._wake = asyncio.get_running_loop().create_future()
                    await self._wake
            await self._close()
