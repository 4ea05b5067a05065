"""The workers of one server: they are started, replaced when they die, and given what they have in common."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable
from typing import Final, assert_never, final

from paravent.server.app import Settings
from paravent.server.bots.pool import WorkerPool
from paravent.server.monitoring.metrics import METRICS, Metrics, Told
from paravent.server.tables.share import Share
from paravent.server.transport.hand_over import Handed
from paravent.server.transport.limits import Admission
from paravent.server.workers.member import FORK, LOADED, Member, lose
from paravent.server.workers.words import Answer, Counted, Done, MayThey, NeverMind, PassOn, Ready, Think, read_as_front

LOGGER: Final = logging.getLogger("paravent.front")
SECONDS_TO_END: Final = 15.0
SOON: Final = 5.0  # seconds: who dies within them has not come to work
MOST_REST: Final = 10.0  # seconds at most before such a one is started again


@final
class Crew:
    """So many workers, one for each share. `ready` is told when one can be given work, `passed_on` what one gives back."""

    def __init__(
        self,
        settings: Settings,
        workers: int,
        admission: Admission,
        ready: Callable[[Member], None],
        passed_on: Callable[[socket.socket, Handed], None],
    ) -> None:
        self._settings: Final = settings
        self._shares: Final = [Share(number, workers) for number in range(workers)]
        self._admission: Final = admission
        self._ready: Final = ready
        self._passed_on: Final = passed_on
        self._bots: Final[WorkerPool] = settings.bots()
        self._failures: Final = [0] * workers
        self._past: Final = Metrics()  # what those who died had counted
        self._stopping = False
        self.members: Final[dict[int, Member]] = {}

    def start(self) -> None:
        """Start them all."""
        FORK.set_forkserver_preload(LOADED)
        for share in self._shares:
            self._begin(share)

    async def stop(self) -> None:
        """Let all finish and say goodbye; who takes too long is ended."""
        self._stopping = True
        loop = asyncio.get_running_loop()
        until = loop.time() + SECONDS_TO_END
        for member in self.members.values():
            member.stop()
        while self.members and loop.time() < until:
            await asyncio.sleep(0.02)
        for member in list(self.members.values()):
            member.process.kill()
        await self._bots.close()

    @property
    def well(self) -> bool:
        """Whether every share has somebody who works."""
        return len(self.members) == len(self._shares) and all(member.ready for member in self.members.values())

    def told(self) -> list[Told]:
        """What all of them have counted."""
        return [self._past.told(), *(member.told for member in self.members.values())]

    def _begin(self, share: Share) -> None:
        if self._stopping:
            return
        member = Member(self._settings, share, self._heard)
        self.members[share.number] = member
        asyncio.get_running_loop().add_reader(member.process.sentinel, self._ended, member)

    def _ended(self, member: Member) -> None:
        """Nothing of it is left but what is stored: its clients come again, and another takes up its tables."""
        loop, number = asyncio.get_running_loop(), member.share.number
        loop.remove_reader(member.process.sentinel)
        del self.members[number]
        for address in member.doors.elements():
            self._admission.close(address)
        for address in member.clients.elements():
            self._admission.let_out(address)
        member.told.gauges.clear()
        self._past.hear(member.told)
        lived = loop.time() - member.started
        member.bury()
        if not self._stopping:
            METRICS.workers.add()
            LOGGER.error("a worker died and is replaced", extra={"count": number})
            self._failures[number] = self._failures[number] + 1 if lived < SOON else 0
            rest = min(MOST_REST, 0.5 * 2.0 ** self._failures[number]) if self._failures[number] else 0.0
            loop.call_later(rest, self._begin, member.share)

    # What a worker says

    def _heard(self, member: Member, message: bytes, connection: socket.socket | None) -> None:
        match read_as_front(message):
            case MayThey(id, act, address, cost):
                may = self._admission.may(act, address, cost)
                if may and act == "come in":
                    member.clients[address] += 1
                member.say(Answer(id, may))
            case Done() as done:
                self._count(member, done)
            case PassOn(handed):
                lose(member.doors, handed.client[0])
                if connection is None:
                    self._admission.close(handed.client[0])
                else:
                    self._passed_on(connection, handed)
            case Think() as question:
                task = asyncio.create_task(self._think(member, question))
                member.thinking[question.id] = task
                task.add_done_callback(lambda _: member.thinking.pop(question.id, None))
            case NeverMind(id):
                if id in member.thinking:
                    member.thinking[id].cancel()
            case Counted(told):
                member.told = told
            case Ready():
                member.ready = True
                self._ready(member)
            case never:
                assert_never(never)

    def _count(self, member: Member, done: Done) -> None:
        match done.what:
            case "closed":
                lose(member.doors, done.address)
                self._admission.close(done.address)
            case "left":
                lose(member.clients, done.address)
                self._admission.let_out(done.address)
            case "guessed":
                self._admission.guessed_right(done.address)
            case never:
                assert_never(never)

    async def _think(self, member: Member, asked: Think) -> None:
        """In the bots' processes, which all workers share."""
        if asked.advises:
            said = await self._bots.advise(asked.question)
        else:
            said = await self._bots.choose(asked.question, together=asked.together)
        member.say(Answer(asked.id, said))
