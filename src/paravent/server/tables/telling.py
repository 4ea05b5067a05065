"""Who tells games again: a process of its own, one game at a time, and few may wait for it."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from typing import Final, final

import msgspec

from paravent.core.errors import ParaventError
from paravent.server.bots.pool import KEPT
from paravent.server.messages.refusal import refusal
from paravent.server.monitoring.metrics import METRICS
from paravent.server.tables.teller import HEAD, Retold, Untold

LOGGER: Final = logging.getLogger("paravent.tables")
MOST_WAITING: Final = 16
MOST_OF_ONE: Final = 3  # who wait from one place
PATIENCE: Final = 20.0  # seconds for one game


@final
class Teller:
    """The process, started when it is first needed and again when it has died or hung."""

    def __init__(self, module: str = "paravent.server.tables.teller", patience: float = PATIENCE) -> None:
        self._module: Final = module
        self._patience: Final = patience
        self._process: Process | None = None
        self._turn: Final = asyncio.Lock()
        self._waiting: Final[Counter[str]] = Counter()

    async def tell(self, question: Retold, place: str) -> bytes:
        """The story in JSON, zipped if that is wanted; raises a refusal. `place` is from where it is asked."""
        if self._waiting.total() >= MOST_WAITING or self._waiting[place] >= MOST_OF_ONE:
            raise refusal("too-fast")
        self._waiting[place] += 1
        try:
            async with self._turn:
                return await self._ask(question)
        finally:
            self._waiting[place] -= 1
            if not self._waiting[place]:
                del self._waiting[place]

    async def _ask(self, question: Retold) -> bytes:
        try:
            self._process = self._process or await self._spawn()
            is_told, text = await asyncio.wait_for(converse(self._process, question), self._patience)
        except (EOFError, TimeoutError, OSError) as error:
            METRICS.replaced.add()
            LOGGER.warning("a story could not be told", extra={"why": type(error).__name__})
            await self.close()
            raise refusal("trouble") from None
        except asyncio.CancelledError:
            self._put_down()  # it may still answer the old question
            raise
        if is_told:
            return text
        why = msgspec.json.decode(text, type=Untold)
        raise ParaventError(why.code, why.sentence, why.details)

    async def _spawn(self) -> Process:
        env = {key: os.environ[key] for key in KEPT if key in os.environ}
        env["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
        return await asyncio.create_subprocess_exec(sys.executable, "-m", self._module, stdin=PIPE, stdout=PIPE, env=env)

    def _put_down(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()

    async def close(self) -> None:
        """End the process."""
        process = self._process
        self._put_down()
        if process is not None:
            await process.wait()


async def converse(process: Process, question: Retold) -> tuple[bool, bytes]:
    """One question, one answer; raises EOFError if the process has ended."""
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    await process.stdin.drain()
    is_told, length = HEAD.unpack(await process.stdout.readexactly(HEAD.size))
    return is_told, await process.stdout.readexactly(length)
