"""A server without sockets, on a store that can be lost at any moment."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias, TypeVar, cast

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from paravent import Json
from paravent.core.errors import ParaventError
from paravent.server.bots.pool import WorkerPool
from paravent.server.bots.question import BotQuestion
from paravent.server.bots.spending import Allowance, Spending
from paravent.server.messages import wire
from paravent.server.storage.beat import LENGTHS
from paravent.server.storage.log import Write
from paravent.server.storage.sqlite import SqliteStore
from paravent.server.storage.store import Settled, durable
from paravent.server.tables.mailbox import Connected, Sent, Subscriber
from paravent.server.tables.registry import Registry
from paravent.server.tables.seating import Guest, Who
from paravent.server.tables.session import Session

T = TypeVar("T")
Message: TypeAlias = dict[str, Json]


class Mortal:
    """A SQLite file. A server that is killed has written its last (`unreported`) or has not (`lost`), and never learns it."""

    def __init__(self, path: Path) -> None:
        self.inner = SqliteStore(path, LENGTHS[0])
        self.fate = ""
        self.reached = asyncio.Event()

    async def open(self) -> None:
        await self.inner.open()

    async def close(self) -> None:
        await self.inner.close()

    async def read(self, question: Callable[[Connection], T]) -> T:
        return await self.inner.read(question)

    def begin(self, writes: Sequence[Write], settled: Settled) -> None:
        def heard(error: SQLAlchemyError | None) -> None:
            if self.fate:
                self.reached.set()
            else:
                settled(error)

        if self.fate == "lost":
            self.reached.set()
        else:
            self.inner.begin(writes, heard)

    async def write(self, *writes: Write) -> None:
        await durable(self, writes)


class Mute:
    """Bots that think for ever."""

    spending = Spending(Allowance())

    def seconds(self, game: str, strength: str, together: int) -> float:
        return 0.0

    def patience(self, *, people: bool) -> float:
        return 0.0

    async def choose_in_time(self, question: BotQuestion, **_: object) -> str | None:
        await asyncio.Event().wait()
        return None

    async def close(self) -> None:
        pass


@dataclass
class Device:
    """A browser of one player, which keeps what it is told."""

    token: str
    told: list[Message] = field(default_factory=list)
    gone: bool = False
    subscriber: Subscriber = field(init=False)

    def __post_init__(self) -> None:
        self.subscriber = Subscriber(self, self.token, "en", Who(None, host=False))

    def push(self, text: bytes) -> None:
        self.told.append(cast("Message", json.loads(text)))

    def cut(self) -> None:
        pass

    def close(self, text: bytes, *, again: bool) -> None:
        del again
        self.gone = True
        self.push(text)

    def outcome(self, id: str) -> str | None:
        """What became of the message with this id: accepted, or the code of the refusal."""
        for message in self.told:
            if message.get("accepted") == id or (message["type"] == "accepted" and message["id"] == id):
                return "accepted"
            if message["type"] == "refused" and message["id"] == id:
                return str(message["code"])
        return None


class Place:
    """A server that is killed and started at will."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.loop = asyncio.new_event_loop()
        self.devices: dict[str, Device] = {}
        self.run(self._start())

    def run(self, work: Coroutine[object, object, T]) -> T:
        """All that the server does is done while somebody waits here."""
        return self.loop.run_until_complete(work)

    async def _start(self) -> None:
        self.store = Mortal(self.path)
        self.registry = Registry(self.store, cast("WorkerPool", Mute()))
        await self.registry.open()

    async def _die(self) -> None:
        for actor in self.registry.actors.values():
            actor._autoplay.stop()
        tasks = asyncio.all_tasks() - {cast("asyncio.Task[object]", asyncio.current_task())}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.store.inner.close()

    def kill(self) -> None:
        """As `kill -9`: nobody is told anything, and nothing is finished."""
        self.run(self._die())
        self.devices.clear()
        self.run(self._start())

    def close(self) -> None:
        self.run(self._die())
        self.loop.close()

    # What clients do

    def device(self, table: str, token: str) -> Device:
        """The player's browser; it comes back after a restart."""
        if token not in self.devices or self.devices[token].gone:
            device = self.devices[token] = Device(token)
            self.run(self.registry.post(table, Connected(device.subscriber, None)))
            self.run(until(lambda: bool(device.told)))
        return self.devices[token]

    def send(self, table: str, token: str, command: wire.Command, fate: str = "") -> str | None:
        """What the server says to this; None: it was killed when it stored it."""
        device = self.device(table, token)
        device.told.clear()
        self.store.fate = fate
        self.run(self.registry.post(table, Sent(device.subscriber, command)))
        self.run(until(lambda: self.store.reached.is_set() or device.outcome(command.id) is not None))
        outcome = device.outcome(command.id)
        if fate:
            self.kill()
        return outcome

    def join(self, table: str, name: str, token: str, id: str) -> int | str:
        """The seat, or the code of the refusal."""
        try:
            return self.run(self.registry.join(table, Guest(name), None, token, id))
        except ParaventError as error:
            return error.code

    def look(self, table: str, question: Callable[[Session], T]) -> T:
        """Something of a table, as the server has it."""
        return self.run(self.registry.ask(table, question))


async def until(done: Callable[[], bool]) -> None:
    """Let the server work until this is so."""
    for _ in range(20_000):
        if done():
            return
        await asyncio.sleep(0.0005)
    raise AssertionError("the server gave no answer")
