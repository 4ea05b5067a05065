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
from msgspec.structs import replace

from paravent.bots.parts import thinker
from paravent.games import find
from paravent.server.bots.question import BotQuestion
from paravent.server.monitoring.metrics import METRICS

LOGGER: Final = logging.getLogger("paravent.bots")
KEPT: Final = ("PATH", "PYTHONPATH", "HOME", "LANG", "SYSTEMROOT")
LONGEST_LINE: Final = 1 << 20
HEARD: Final = 1.0  # of a bot's longest pause, for which it waits before it answers where other bots may have a word to say
PATIENT: Final = 4.0  # and where people may
STRIDE: Final = 0.6  # of a bot's pause: who goes on with the same question, step by step, does not stop to think at each
ADVISING: Final = 1.2  # seconds by the clock on the wall for a hint: nobody waits for two
HASTY: Final = 0.3  # seconds for one whose coach has to be started first
LEAST: Final = 0.1  # seconds for one that has waited for other people's
THINKING: Final = 0.8  # of the time for which a bot has its worker; the rest is to read the question, and for a busy machine


class Silent(Exception):
    """The bot crashed, hung, or wrote what is no answer."""


@final
class WorkerPool:
    """A few worker processes, started when first needed. `pause` bounds the time that a bot seems to think."""

    def __init__(
        self,
        workers: int = 2,
        pause: tuple[float, float] = (0.8, 2.4),
        patience: float = 10.0,
        module: str = "paravent.server.bots.worker",
    ) -> None:
        self._free: Final = idle(workers)
        self._aside: Final = idle(1)  # who has a standing move is a secret: its holder keeps no worker from the others
        self._coach: Final = idle(1)  # who asks for advice keeps no bot waiting, and waits for none
        self._workers: Final = workers
        self._pause: Final = pause
        self._patience: Final = patience
        self._module: Final = module
        self._processes: Final[set[Process]] = set()
        self._dice: Final = SystemRandom()
        self._readying: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Have the coach started and every game loaded meanwhile: whoever asks first waits as long as whoever asks next."""
        self._readying = asyncio.create_task(self._make_ready())

    async def _make_ready(self) -> None:
        waiting, worker = await self._coach.get(), None
        try:
            worker, _ = await self._ask(waiting, None)
        finally:
            self._coach.put_nowait(worker)

    def seconds(self, game: str, strength: str, together: int) -> float:
        """How long each of so many bots that are asked together may think: all are done before the first of them answers."""
        if strength != "hard":
            return 0.0  # it does not think ahead, and answers in a few milliseconds
        turns = math.ceil(max(1, together) / self._workers)  # that the last of them waits for, and its own
        return min(thinker(find(game)).budget.seconds, THINKING * self._pause[0] / turns)

    def patience(self, *, people: bool) -> float:
        """How long a bot listens to those who may speak before it answers; whatever is said, it listens anew."""
        return self._pause[1] * (PATIENT if people else HEARD)

    async def choose_in_time(
        self, question: BotQuestion, *, together: int = 1, onward: bool = False, after: float = 0.0
    ) -> str | None:
        """The move of one of several bots that are asked together, after a time that was drawn before it began to think.

        Who goes `onward` with what everybody sees it doing takes a part of that time.

        A bot that takes longer than its drawn time answers at a multiple of it, so that the time tells nothing of its thoughts.
        All this comes `after` a time in which it only listens.
        """
        await asyncio.sleep(after)
        pause = self._dice.uniform(*self._pause) * (STRIDE if onward else 1.0)
        clock = asyncio.get_running_loop().time
        began = clock()
        move = await self.choose(question, together=together)
        if pause > 0:
            beats = max(1, math.ceil((clock() - began) / pause))
            await asyncio.sleep(began + beats * pause - clock())
        return move

    async def seem_to_think(self, *, onward: bool = False) -> None:
        """The time that a bot takes for a move that it knows already."""
        await asyncio.sleep(self._dice.uniform(*self._pause) * (STRIDE if onward else 1.0))

    async def choose(self, question: BotQuestion, *, together: int = 1) -> str | None:
        """The bot's move; None if it has none to make, or crashed or hung.

        It is given after the time for which it might have thought. Where several bots are asked, each keeps its worker that long:
        else those behind it would be done the sooner, the less there was to think about.
        """
        free, loop, worker = self._aside if question.interjects else self._free, asyncio.get_running_loop(), None
        waiting = await free.get()
        until = loop.time() + question.seconds / THINKING
        try:
            worker, move = await self._ask(waiting, question)
        finally:
            if together > 1:
                loop.call_at(until, free.put_nowait, worker)
            else:
                free.put_nowait(worker)
        await asyncio.sleep(until - loop.time())
        return move

    async def advise(self, question: BotQuestion) -> str | None:
        """What a bot would do in this place, as JSON; None if it crashed or hung. Time spent waiting for others counts."""
        clock = asyncio.get_running_loop().time
        until = clock() + question.seconds
        waiting, worker = await self._coach.get(), None
        left = max(LEAST, until - clock()) if waiting else HASTY
        try:
            worker, given = await self._ask(waiting, replace(question, seconds=min(question.seconds, left)))
        finally:
            self._coach.put_nowait(worker)
        return given

    async def _ask(self, worker: Process | None, question: BotQuestion | None) -> tuple[Process | None, str | None]:
        """The worker, if it may be asked again, and what it answered; without a question it makes itself ready."""
        try:
            worker = worker or await self._spawn()
            return worker, await asyncio.wait_for(converse(worker, question), self._patience)
        except (Silent, TimeoutError, OSError) as error:
            METRICS.replaced.add()
            LOGGER.warning("a bot fell silent", extra={"game": question.game if question else "", "why": type(error).__name__})
            self._put_down(worker)
            return None, None
        except asyncio.CancelledError:
            self._put_down(worker)  # it may still answer the old question
            raise

    async def close(self) -> None:
        """End all workers."""
        if self._readying is not None:
            self._readying.cancel()
            await asyncio.gather(self._readying, return_exceptions=True)
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


async def converse(worker: Process, question: BotQuestion | None) -> str | None:
    """One question, one answer; no question, and it answers when it is ready."""
    assert worker.stdin is not None and worker.stdout is not None
    worker.stdin.write(msgspec.json.encode(question) + b"\n")
    await worker.stdin.drain()
    line = await worker.stdout.readline()
    try:
        return msgspec.json.decode(line, type=str | None)
    except msgspec.DecodeError:
        raise Silent from None
