"""Many pairs of worlds that a seat cannot tell apart, without sockets: the tables tell that seat, and who watches, the same.

`test_secrecy.py` compares few such pairs by everything that leaves a server; here it is the tables alone, with the store beneath
them, so that there can be thousands: `PARAVENT_PAIRS` on each engine, over all games.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count, islice
from typing import TypeAlias, cast
from unittest.mock import patch

import pytest

from paravent import Table
from paravent.core.chance import Chance
from paravent.server.bots.pool import WorkerPool
from paravent.server.messages import wire
from paravent.server.storage.beat import LENGTHS
from paravent.server.storage.place import store_at
from paravent.server.tables.mailbox import Connected, Disconnected, Sent, Subscriber
from paravent.server.tables.registry import Registry
from paravent.server.tables.seating import Guest, Who
from tests.server.client import Message
from tests.server.once import Mute
from tests.server.small import SMALL
from tests.server.test_secrecy import GAMES, prepared, put_into, written

PAIRS = int(os.environ.get("PARAVENT_PAIRS", "20"))  # on each engine, over all games
LATEST = 10  # plays into the game
TOGETHER = 12  # pairs that are followed at the same time: the store works on a beat
PATIENCE = 60.0  # seconds

Pair: TypeAlias = tuple[int, Table, Table, list[tuple[int, str]]]


@dataclass
class Ear:
    """Somebody at a table, or watching, and every byte that they are told."""

    registry: Registry
    table: str
    token: str | None
    told: list[bytes] = field(default_factory=list)
    position: Message | None = None
    ids: int = 0
    subscriber: Subscriber = field(init=False)
    _more: asyncio.Event = field(default_factory=asyncio.Event)

    async def come(self, seen: int | None = None) -> None:
        self.subscriber = Subscriber(self, self.token, "en", Who(None, host=False))
        before = len(self.told)
        await self.registry.post(self.table, Connected(self.subscriber, seen))
        await self._until(lambda message: message["type"] == "welcome", before)

    async def leave(self) -> None:
        await self.registry.post(self.table, Disconnected(self.subscriber))

    def push(self, text: bytes) -> None:
        self.told.append(text)
        message = json.loads(text)
        if message["type"] in {"welcome", "happened"}:
            self.position = message["position"]
        elif message["type"] == "asked" and self.position is not None:
            self.position = {**self.position, "prompt": message["prompt"]}
        self._more.set()

    def close(self, text: bytes, *, again: bool) -> None:
        del again
        self.push(text)

    def cut(self) -> None:
        """Nothing more comes."""

    @property
    def version(self) -> int:
        return 0 if self.position is None else cast("int", self.position["version"])

    async def say(self, command: wire.Command) -> None:
        """Send it, and wait for what becomes of it."""
        before = len(self.told)
        await self.registry.post(self.table, Sent(self.subscriber, command))
        await self._until(lambda message: command.id in {message.get("id"), message.get("accepted")}, before)

    async def answer(self, move: str) -> None:
        """Give this answer, once I am asked."""
        await self._until(lambda _: self.position is not None and self.position["prompt"] is not None, len(self.told) - 1)
        prompt = cast("Message", cast("Message", self.position)["prompt"])
        await self.say(wire.Answer(self.next_id(), str(prompt["id"]), move))

    def next_id(self) -> str:
        self.ids += 1
        return f"c{self.ids}"

    async def _until(self, is_it: Callable[[Message], bool], at: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while True:
                for text in self.told[max(0, at) :]:
                    at += 1
                    if is_it(json.loads(text)):
                        return
                self._more.clear()
                await self._more.wait()


def veiled(text: bytes, table: str, info: wire.TableInfo) -> str:
    """Without ids, hashes of the table's secret, times, and who is connected."""
    plain = text.decode().replace(table, "ID").replace(info.commitment, "COMMITMENT")
    plain = re.sub(r'"seal":"[0-9a-f]+"', '"seal":""', plain)
    plain = re.sub(r'"code":\s*"\w+"', '"code":""', plain)  # not wherever its signs stand: four digits are in many a time
    return re.sub(r'"(now|at|deadline)":\s*[0-9.]+', r'"\1":0', plain)


async def followed(registry: Registry, game: str, seat: int, world: Table, script: list[tuple[int, str]]) -> list[str]:
    """What that seat, and somebody who watches, are told along the script, with refusals, talk and coming again on the way."""
    small = SMALL[game]
    info = await registry.create(game, small.players, small.options, "", {}, None, "host")
    tokens = ["host", *(f"p{k}" for k in range(1, small.players))]
    for k, token in enumerate(tokens):
        await registry.join(info.id, Guest(f"Player {k}"), None, token, f"join {k}")
    host = Ear(registry, info.id, "host")
    await host.come()
    await host.say(wire.Start("start"))
    put_into(registry.actors[info.id].session, world)
    players, watcher = [Ear(registry, info.id, token) for token in tokens], Ear(registry, info.id, None)
    for ear in (watcher, *players):
        await ear.come()
    await host.leave()
    me = players[seat]
    for n, (mover, move) in enumerate(script):
        await players[mover].answer(move)
        await me.say(wire.Answer(me.next_id(), "0", "pass"))
        await me.say(wire.Answer(me.next_id(), str(me.version), "no such move"))
        await me.say(wire.Say(me.next_id(), f"hm {n}"))
        if n % 3 == 2:
            await me.leave()
            await me.come(max(0, me.version - 1))
        await watcher.say(wire.Note(watcher.next_id(), "whatever came before has come", 0))
    for ear in (*players, watcher):
        await ear.leave()
    texts = [veiled(text, info.id, info) for ear in (me, watcher) for text in ear.told]
    return [text for text in texts if '"type":"presence"' not in text]


def pairs(game: str) -> Iterator[Pair]:
    """A seat, two worlds that differ and that it cannot tell apart, and plays that they share; as many as there are."""
    chance = Chance(f"pairs of {game}")
    for seed in count():
        seat = chance.below(SMALL[game].players)
        worlds = prepared(game, chance.below(LATEST), seat, seed)
        if worlds is not None and worlds[0].state.dump() != worlds[1].state.dump():
            script = written(*worlds, seat, seed)
            if script:
                yield seat, *worlds, script


@asynccontextmanager
async def tables(place: str) -> AsyncIterator[Registry]:
    registry = Registry(store_at(place, LENGTHS[0]), cast("WorkerPool", Mute()))
    await registry.open()
    try:
        yield registry
    finally:
        await registry.close()


async def differing(place: str, game: str, todo: Iterator[Pair]) -> tuple[int, int]:
    """How many of these pairs could be told apart, and how many plays there were in all."""
    apart = plays = 0

    async def follow(registry: Registry) -> None:
        nonlocal apart, plays
        for seat, one, two, script in todo:
            told = [await followed(registry, game, seat, world, script) for world in (one, two)]
            apart += told[0] != told[1]
            plays += len(script)

    async with tables(place) as registry:
        await asyncio.gather(*(follow(registry) for _ in range(TOGETHER)))
    return apart, plays


@pytest.mark.parametrize("game", GAMES)
def test_no_pair_of_worlds_can_be_told_apart(game: str, place: str) -> None:
    """Welcomes, events, questions, refusals, talk, coming again, and what is told to who watches: the same to the byte."""
    number = max(1, PAIRS // len(GAMES))
    apart, plays = asyncio.run(differing(place, game, islice(pairs(game), number)))
    print(f"{game}: {number} pairs of worlds, {plays} plays")
    assert plays >= number
    assert apart == 0


def test_the_comparison_notices_a_leak(place: str) -> None:
    """A server that shows who watches a seat's view is caught."""
    found, look = list(islice(pairs("guru"), 4)), Table.view
    with patch("paravent.server.tables.session.Table.view", lambda table, seat: look(table, 1 if seat is None else seat)):
        apart, _ = asyncio.run(differing(place, "guru", iter(found)))
    assert apart > 0
