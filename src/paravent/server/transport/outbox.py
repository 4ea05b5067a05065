"""The way out to one client. Pushing never waits: a client that does not read is dropped, and nobody else notices."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import Final, TypeAlias, final

Step: TypeAlias = Coroutine[object, None, None]
MOST_WAITING: Final = 256  # messages that a slow client may be behind
SECONDS_TO_FINISH: Final = 5


@coroutine
def resumed(step: Step, waits_for: object) -> Generator[object, None, None]:
    """Go on with a coroutine that was begun outside a task and had to wait."""
    while True:
        yield waits_for
        try:
            waits_for = step.send(None)
        except StopIteration:
            return


@final
class SocketOutbox:
    """Sends texts in order: the `Outbox` of a WebSocket.

    While the client keeps up, a push is written at once, or the sending coroutine finishes on its first step. When it must
    wait, a task goes on with it and sends what is pushed meanwhile.
    """

    def __init__(
        self,
        write: Callable[[bytes], bool],
        send: Callable[[bytes], Step],
        close: Callable[[bool], Step],
        drop: Callable[[], None],
    ) -> None:
        self._write: Final = write
        self._send: Final = send
        self._close: Final = close
        self._drop: Final = drop
        self._waiting: Final[deque[Step]] = deque()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def push(self, text: bytes) -> None:
        """Send this after what waits already."""
        if not self._closed and (self._task is not None or not self._write(text)):
            self._go_on(self._send(text))

    def close(self, text: bytes, *, again: bool) -> None:
        """Send a last message and close; `again`: the client shall come back."""
        self.push(text)
        if not self._closed:
            self._go_on(self._close(again))
        self._closed = True

    def cut(self) -> None:
        """End the connection without a word."""
        self.abandon()
        self._drop()

    def abandon(self) -> None:
        """Send nothing more."""
        self._closed = True
        for step in self._waiting:
            step.close()
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()

    async def finished(self) -> None:
        """Wait, though not for ever, until the last message is out."""
        if self._task is not None:
            await asyncio.wait([self._task], timeout=SECONDS_TO_FINISH)

    def _go_on(self, step: Step) -> None:
        if self._task is None:
            self._begin(step)
        elif len(self._waiting) < MOST_WAITING:
            self._waiting.append(step)
        else:
            step.close()
            self.cut()

    def _begin(self, step: Step) -> None:
        try:
            waits_for = step.send(None)
        except StopIteration:
            return
        except OSError:
            self._closed = True  # the client is gone; whoever reads from it notices
            return
        self._task = asyncio.create_task(self._drain(step, waits_for))

    async def _drain(self, step: Step, waits_for: object) -> None:
        try:
            await resumed(step, waits_for)
            while self._waiting:
                await self._waiting.popleft()
        except OSError:
            self.abandon()
        finally:
            self._task = None
