"""People at tables of all games who come back whenever they are lost, and notice whatever must not be."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import cast

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from paravent import Json
from paravent.server.storage.place import store_at
from paravent.server.storage.store import log
from paravent.server.tables import entries
from paravent.server.tables.entries import Played
from paravent.server.tables.loading import rebuilt
from tests.server.audit import audit
from tests.server.client import Client, Message
from tests.server.small import SMALL

PEOPLE = 2  # at each table; bots have the other seats


@dataclass
class Person:
    """A seat's player, who comes by any node."""

    table: TableInPlay
    seat: int
    token: str
    version: int = 0
    answered: dict[str, str] = field(default_factory=dict)  # what was acknowledged, by question
    sent: dict[str, tuple[str, str]] = field(default_factory=dict)  # the id and the move that were sent, by question
    received: list[str] = field(default_factory=list)

    async def play(self) -> None:
        """Until the game is over."""
        while not self.table.over:
            with suppress(OSError, WebSocketException, InvalidHandshake, TimeoutError, EOFError):
                await self._sit()
            self.table.crowd.returns += 1
            await asyncio.sleep(self.table.crowd.chance.uniform(0.05, 0.3))

    async def _sit(self) -> None:
        crowd = self.table.crowd
        url = crowd.chance.choice(crowd.urls).replace("http", "ws")
        opening = connect(
            f"{url}/ws/{self.table.id}", max_size=None, compression=None, open_timeout=crowd.patience, ping_interval=None
        )
        async with opening as socket:
            hello = {"type": "hello", "token": self.token, "seen": self.version or None, "language": "en"}
            await socket.send(json.dumps(hello))
            try:
                await self._listen(socket)
            finally:
                socket.transport.abort()

    async def _listen(self, socket: ClientConnection) -> None:
        crowd = self.table.crowd
        while not self.table.over:
            self.received.append(str(await asyncio.wait_for(socket.recv(), crowd.patience)))
            message = cast("Message", json.loads(self.received[-1]))
            if message["type"] == "goodbye":
                if not message["again"]:
                    crowd.wrong.append(f"{self.table}: seat {self.seat} was sent away: {message['code']}")
                return
            self._acknowledge(message)
            position = cast("Message | None", message.get("position"))
            if message["type"] in {"welcome", "happened"}:
                if message["type"] == "welcome" and position is None and message["host"]:
                    await socket.send(json.dumps({"type": "start", "id": "start"}))
                if position is not None:
                    await self._see(position, socket)

    def _acknowledge(self, message: Message) -> None:
        done = message.get("accepted") or (message.get("id") if message["type"] == "accepted" else None)
        for prompt, (id, move) in self.sent.items():
            if id == done:
                self.answered[prompt] = move
                self.table.acknowledged[self.seat, id] = move
            elif message["type"] == "refused" and message.get("id") == id and message["code"] != "stale-prompt":
                self.table.crowd.wrong.append(f"{self.table}: seat {self.seat} was refused {move}: {message['code']}")

    async def _see(self, position: Message, socket: ClientConnection) -> None:
        crowd, version = self.table.crowd, cast("int", position["version"])
        if version < self.version:
            crowd.wrong.append(f"{self.table}: seat {self.seat} had seen {self.version} and was shown {version}")
        if version > self.version:
            self.version = version
            self.table.went_on()
        if position["outcome"] is not None:
            self.table.over = True
            return
        prompt = cast("Message | None", position["prompt"])
        if prompt is not None and prompt["moves"] and prompt["answered"] is None:
            await self._answer(prompt, socket)

    async def _answer(self, prompt: Message, socket: ClientConnection) -> None:
        crowd, question = self.table.crowd, str(prompt["id"])
        if question in self.answered:
            crowd.wrong.append(f"{self.table}: seat {self.seat} was asked {question} twice")
        moves = [str(cast("Message", move)["notation"]) for move in cast("list[Json]", prompt["moves"])]
        id, move = self.sent.setdefault(question, (f"{self.seat}-{question}", crowd.chance.choice(moves)))
        await asyncio.sleep(crowd.chance.uniform(*crowd.thinking))
        await socket.send(json.dumps({"type": "answer", "id": id, "prompt": question, "move": move}))


@dataclass
class TableInPlay:
    """A table, and what was acknowledged there: seat and message, and the move."""

    crowd: Crowd
    game: str
    id: str = ""
    over: bool = False
    acknowledged: dict[tuple[int, str], str] = field(default_factory=dict)
    last: float = field(default_factory=time.monotonic)
    waited: float = 0.0  # the longest that nothing happened here
    people: list[Person] = field(default_factory=list)

    def __str__(self) -> str:
        return f"{self.game} {self.id}"

    def went_on(self) -> None:
        now = time.monotonic()
        self.waited, self.last = max(self.waited, now - self.last), now

    async def open(self) -> list[Person]:
        """Opened and joined by words, again and again until it is so, at any node."""
        small, word = SMALL[self.game], f"{self.crowd.chance.getrandbits(128):032x}"
        people = min(PEOPLE, small.players - 1)
        bots = [{"seat": seat, "strength": "easy"} for seat in range(people, small.players)]
        body = {"game": self.game, "seats": small.players, "options": small.options, "bots": bots, "word": word}
        made = await self.crowd.insist("/api/tables", body)
        self.id = str(cast("Message", made["table"])["id"])
        tokens: list[str] = []
        for seat in range(people):
            guest: dict[str, object] = {"name": f"Player {seat}", "word": f"{word}{seat}"[-40:]}
            if seat == 0:
                guest["token"] = made["token"]
            tokens.append(str((await self.crowd.insist(f"/api/tables/{self.id}/join", guest))["token"]))
        return [Person(self, seat, token) for seat, token in enumerate(tokens)]

    async def play(self) -> None:
        self.people = await self.open()
        self.last = time.monotonic()
        await asyncio.gather(*(person.play() for person in self.people))


@dataclass
class Crowd:
    """So many tables at once, each followed by another when it is over."""

    urls: Sequence[str]
    chance: random.Random
    patience: float  # seconds of silence after which a person comes again by another node
    thinking: tuple[float, float] = (0.02, 0.2)
    wrong: list[str] = field(default_factory=list)
    tables: list[TableInPlay] = field(default_factory=list)
    returns: int = 0
    finished: int = 0
    closing: bool = False

    async def insist(self, path: str, body: dict[str, object]) -> Message:
        """Ask until it is granted; a word makes sure that it is granted once."""
        while True:
            with suppress(httpx.HTTPError):
                async with httpx.AsyncClient(timeout=self.patience, trust_env=False) as http:
                    answer = await http.post(self.chance.choice(self.urls) + path, json=body)
                    if answer.status_code in {200, 201}:
                        return cast("Message", answer.json())
                    if answer.status_code not in {502, 503, 504}:  # of a proxy, too
                        self.wrong.append(f"{path}: {answer.status_code} {answer.text}")
                        raise AssertionError(answer.text)
            await asyncio.sleep(0.2)

    async def one_after_the_other(self, game: str) -> None:
        while not self.closing:
            table = TableInPlay(self, game)
            self.tables.append(table)
            await table.play()
            self.finished += 1

    def playing(self) -> list[TableInPlay]:
        return [table for table in self.tables if not table.over and table.id]

    async def all_go_on(self, seconds: float) -> float:
        """Until something has happened at every table from now on; gives how long that took."""
        since, before = time.monotonic(), self.playing()
        while waiting := [table for table in before if not table.over and table.last <= since]:
            if time.monotonic() > since + seconds:
                self.wrong.append(f"nothing happened for {seconds:.0f} s at " + ", ".join(map(str, waiting)))
                break
            await asyncio.sleep(0.02)
        return time.monotonic() - since

    def longest_wait(self) -> float:
        """How long nothing happened at any table that was in play since the last time that this was asked."""
        waits = [table.waited for table in self.tables]
        for table in self.tables:
            table.waited = 0.0
        return max(waits)

    async def check(self, data: str) -> int:
        """What was acknowledged is in the log exactly once, nothing is there twice, every log can be followed; how many moves.

        And of a game that is over every byte that its players received was theirs to know.
        """
        store, moves = store_at(data), 0
        await store.open()
        try:
            for table in self.tables:
                if table.id:
                    lines = await log(store, table.id)
                    moves += len(table.acknowledged)
                    self._compare(table, [entries.read(line.entry) for line in lines])
                    assert [line.n for line in lines] == list(range(len(lines)))
                    session, _ = rebuilt(lines)
                    for person in table.people if session.over else ():
                        audit([Client("", table.id, received=person.received)], person.seat, session.record())
        finally:
            await store.close()
        return moves

    def _compare(self, table: TableInPlay, kept: Sequence[entries.Entry]) -> None:
        plays = [entry for entry in kept if isinstance(entry, Played) and entry.id]
        count = Counter((play.seat, play.id) for play in plays)
        moves = {(play.seat, play.id): play.move for play in plays}
        self.wrong += [f"{table}: {key} is there {times} times" for key, times in count.items() if times > 1]
        for key, move in table.acknowledged.items():
            if moves.get(key) != move:
                self.wrong.append(f"{table}: {key} {move} was acknowledged, and there is {moves.get(key)}")
