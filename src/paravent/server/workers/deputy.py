"""What a worker has in place of what the front has for all: who counts those that come, and the bots."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from typing import Final, TypeAlias, final

from paravent.server.bots.pool import WorkerPool
from paravent.server.bots.question import BotQuestion
from paravent.server.transport.limits import Act, Admission, Limits
from paravent.server.workers.words import Answer, Done, MayThey, NeverMind, Think, ToFront

Said: TypeAlias = bool | str | None


@final
class Questions:
    """What the front was asked and has not answered yet. `tell` is set as soon as there is a line to it."""

    def __init__(self) -> None:
        self.tell: Callable[[ToFront], None] = lambda _: None
        self._open: Final[dict[int, asyncio.Future[Said]]] = {}
        self._ids: Final = count()

    async def ask(self, worded: Callable[[int], MayThey | Think]) -> Said:
        """The front's answer. Who is no longer waited for is told so."""
        id = next(self._ids)
        answer: asyncio.Future[Said] = asyncio.get_running_loop().create_future()
        self._open[id] = answer
        self.tell(worded(id))
        try:
            return await answer
        except asyncio.CancelledError:
            self.tell(NeverMind(id))
            raise
        finally:
            del self._open[id]

    def answered(self, answer: Answer) -> None:
        """The front has answered."""
        waiting = self._open.get(answer.id)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer.value)


@final
class Deputy(Admission):
    """A worker's admission: the front has let the connection in, and counts all workers' clients together.

    Frames and bytes, which come with every message, are counted here: what they protect is this process.
    """

    def __init__(self, limits: Limits, trusted: tuple[str, ...], questions: Questions) -> None:
        super().__init__(limits, trusted)
        self._questions: Final = questions
        self._clients = 0

    @property
    def connections(self) -> int:
        return self._clients

    def close(self, address: str) -> None:
        self._questions.tell(Done("closed", address))

    async def allowed(self, act: Act, address: str, cost: float = 1) -> bool:
        may = bool(await self._questions.ask(lambda n: MayThey(n, act, address, cost)))
        self._clients += may and act == "come in"
        return may

    def let_out(self, address: str) -> None:
        self._clients -= 1
        self._questions.tell(Done("left", address))

    def guessed_right(self, address: str) -> None:
        self._questions.tell(Done("guessed", address))


@final
class DistantPool(WorkerPool):
    """The front's bots. How long each seems to think is drawn here; in which process it thinks is decided there."""

    def __init__(self, workers: int, pause: tuple[float, float], questions: Questions) -> None:
        super().__init__(workers, pause)
        self._questions: Final = questions

    async def choose(self, question: BotQuestion, *, together: int = 1) -> str | None:
        return await self._think(question, together, advises=False)

    async def advise(self, question: BotQuestion) -> str | None:
        return await self._think(question, 1, advises=True)

    async def _think(self, question: BotQuestion, together: int, *, advises: bool) -> str | None:
        said = await self._questions.ask(lambda n: Think(n, question, together, advises))
        return said if isinstance(said, str) else None
