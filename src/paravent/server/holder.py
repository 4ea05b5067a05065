"""Bots, in processes of their own. A bot gets what a browser gets at its seat; one that crashes or hangs is put down."""

from __future__ import annotations

import asyncio
import logging
import math
import os
import sys
from asyncio.subprocess import PIPE, Process
from random import SystemRandom
from typing import Final, final

import msgspec
from msgspec import Raw, Struct

from paravent.bots.levels import HARD
from paravent.server.metrics import METRICS

LOGGER: Final = logging.getLogger("paravent.holder")
KEPT: Final = ("PATH", "PYTHONPATH", "HOME", "LANG", "SYSTEMROOT")
LONGEST_LINE: Final = 1 << 20
THINKING: Final = 0.8  # of the time for which a bot has its worker; the rest is to read the question, and for a busy machine


class Asking(Struct, frozen=True):
    """A question to a bot: see `worker.Question`."""

    game: str
    strength: str
    seat: int
    view: Raw
    moves: list[str]
    standing: list[str]
    history: list[Raw]
    seed: int
    seconds: float = 0.0
    together: int = 1  # bots that are asked at once
    interjects: bool = False


class Silent(Exception):
    """The bot crashed, hung, or wrote what is no answer."""


@final
class Holder:
    """A few worker processes, started when first needed. `pause` bounds the time that a bot seems to think."""

    def __init__(
        self,
        workers: int = 2,
        pause: tuple[float, float] = (0.8, 2.4),
        patience: float = 10.0,
        module: str = "paravent.server.worker",
    ) -> None:
        self._free: Final = idle(workers)
        self._aside: Final = idle(1)  # who has a standing move is a secret: its holder keeps no worker from the others
        self._workers: Final = workers
        self._pause: Final = pause
        self._patience: Final = patience
        self._module: Final = module
        self._processes: Final[set[Process]] = set()
        self._dice: Final = SystemRandom()

    def seconds(self, game: str, strength: str, together: int) -> float:
        """How long each of so many bots that are asked together may think: all are done before the first of them answers."""
        if strength != "hard" or game not in HARD:
            return 0.0  # it does not think ahead, and answers in a few milliseconds
        turns = math.ceil(max(1, together) / self._workers)  # that the last of them waits for, and its own
        return min(HARD[game].seconds, THINKING * self._pause[0] / turns)

    async def choose_in_time(self, asking: Asking) -> str | None:
        """The bot's move, after a time that was drawn before it began to think.

        A bot that takes longer than its drawn time answers at a multiple of it, so that the time tells nothing of its thoughts.
        """
        pause, clock = self._dice.uniform(*self._pause), asyncio.get_running_loop().time
        began = clock()
        move = await self.choose(asking)
        if pause > 0:
            beats = max(1, math.ceil((clock() - began) / pause))
            await asyncio.sleep(began + beats * pause - clock())
        return move

    async def choose(self, asking: Asking) -> str | None:
        """The bot's move; None if it has none to make, or crashed or hung.

        It is given after the time for which it might have thought. Where several bots are asked, each keeps its worker that long:
        else those behind it would be done the sooner, the less there was to think about.
        """
        free, loop, move = self._aside if asking.interjects else self._free, asyncio.get_running_loop(), None
        worker = await free.get()
        until = loop.time() + asking.seconds / THINKING
        try:
            worker = worker or await self._spawn()
            move = await asyncio.wait_for(converse(worker, asking), self._patience)
        except (Silent, TimeoutError, OSError) as error:
            METRICS.replaced.add()
            LOGGER.warning("a bot fell silent", extra={"game": asking.game, "why": type(error).__name__})
            self._put_down(worker)
            worker = None
        except asyncio.CancelledError:
            self._put_down(worker)  # it may still answer the old question
            worker = None
            raise
        finally:
            if asking.together > 1:
                loop.call_at(until, free.put_nowait, worker)
            else:
                free.put_nowait(worker)
        await asyncio.sleep(until - loop.time())
        return move

    async def close(self) -> None:
        """End all workers."""
        for process in list(self._processes):
            self._put_down(process)
            await process.wait()

    async def _spawn(self) -> Process:
        env = {key: os.environ[key] for key in KEPT if key in os.environ}
        env["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", self._module, stdin=PIPE, stdout=PIPE, env=env, limit=LONGEST_LINE
        )  # fmt: skip
        self._processes.add(process)
        return process

    def _put_down(self, process: Process | None) -> None:
        if process is not None:
            self._processes.discard(process)
            if process.returncode is None:
                process.kill()


def idle(workers: int) -> asyncio.LifoQueue[Process | None]:
    """So many workers, not yet started. The last one that was asked is asked first: it may remember its plan."""
    free: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
    for _ in range(workers):
        free.put_nowait(None)
    return free


async def converse(worker: Process, asking: Asking) -> str | None:
    """One question, one answer."""
    assert worker.stdin is not None and worker.stdout is not None
    worker.stdin.write(msgspec.json.encode(asking) + b"\n")
    await worker.stdin.drain()
    line = await worker.stdout.readline()
    try:
        return msgspec.json.decode(line, type=str | None)
    except msgspec.DecodeError:
        raise Silent from None
