"""A client as a browser is one: real sockets, the documented wire and nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias, cast

import httpx
from websockets.asyncio.client import ClientConnection, connect

from paravent import Json

Message: TypeAlias = dict[str, Json]


@dataclass
class Client:
    """One connection to a table. `received` is every byte that came, `version` the last that was seen."""

    url: str
    table: str
    token: str | None = None
    received: list[str] = field(default_factory=list)
    position: Message | None = None
    welcome: Message = field(default_factory=dict)
    events: list[Json] = field(default_factory=list)
    socket: ClientConnection | None = None
    ids: int = 0
    device: str = ""

    async def come(self, *, seen: int | None = None, language: str = "en") -> Message:
        """Connect and say hello."""
        self.socket = await connect(
            self.url.replace("http", "ws") + f"/ws/{self.table}", max_size=None, max_queue=None, compression=None
        )
        await self.send({"type": "hello", "token": self.token, "seen": seen, "language": language, "device": self.device})
        self.welcome = await self.until("welcome")
        return self.welcome

    async def send(self, message: Message) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def next(self) -> Message:
        """The next message, whatever it is."""
        assert self.socket is not None
        text = await self.socket.recv()
        assert isinstance(text, str)
        self.received.append(text)
        message = cast("Message", json.loads(text))
        self._follow(message)
        return message

    def _follow(self, message: Message) -> None:
        if message["type"] in {"welcome", "happened"}:
            self.position = cast("Message | None", message["position"])
            self.events += cast("list[Json]", message["events"])
        elif message["type"] == "asked" and self.position is not None:
            self.position = {**self.position, "prompt": message["prompt"]}

    async def until(self, *types: str, where: Callable[[Message], bool] = lambda _: True) -> Message:
        """The next message of these types."""
        while True:
            message = await self.next()
            if message["type"] in types and where(message):
                return message

    async def command(self, type: str, **fields: Json) -> Message:
        """Send a command and wait for its answer."""
        self.ids += 1
        id = f"c{self.ids}"
        await self.send({"type": type, "id": id, **fields})
        return await self.outcome(id)

    async def outcome(self, id: str) -> Message:
        """What became of the message with this id; that which brought about a change is accepted within it."""
        while True:
            message = await self.next()
            if message.get("accepted") == id:
                return {"type": "accepted", "id": id}
            if message["type"] in {"accepted", "refused"} and message["id"] == id:
                return message

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    # What the position says

    @property
    def version(self) -> int:
        return 0 if self.position is None else cast("int", self.position["version"])

    @property
    def prompt(self) -> Message | None:
        return None if self.position is None else cast("Message | None", self.position["prompt"])

    @property
    def moves(self) -> list[str]:
        """The moves with which I may answer now."""
        choices = cast("list[dict[str, str]]", (self.prompt or {"moves": []})["moves"])
        return [choice["notation"] for choice in choices]

    @property
    def standing(self) -> list[str]:
        """The moves that I may make although nobody asks me."""
        choices = cast("list[dict[str, str]]", (self.prompt or {"standing": []})["standing"])
        return [choice["notation"] for choice in choices]

    @property
    def over(self) -> bool:
        return self.position is not None and self.position["outcome"] is not None

    async def answer(self, move: str) -> Message:
        assert self.prompt is not None
        return await self.command("answer", prompt=self.prompt["id"], move=move)

    async def withdraw(self) -> Message:
        """Take my sealed answer back."""
        assert self.prompt is not None
        return await self.command("withdraw", prompt=self.prompt["id"])


@dataclass
class Made:
    """A table that was opened over HTTP, with the tokens of its seats."""

    url: str
    id: str
    host: str
    tokens: list[str]
    info: Message

    @property
    def bearer(self) -> dict[str, str]:
        """What the host's requests carry."""
        return {"Authorization": f"Bearer {self.host}"}

    def client(self, seat: int | None) -> Client:
        return Client(self.url, self.id, None if seat is None else self.tokens[seat])


def open_table(url: str, game: str, seats: int, *, players: int | None = None, **fields: Json) -> Made:
    """Open a table and seat as many players; the host takes the first seat."""
    with httpx.Client(base_url=url, timeout=10) as http:
        answer = http.post("/api/tables", json={"game": game, "seats": seats, **fields})
        assert answer.status_code == 201, answer.text
        made = Made(url, answer.json()["table"]["id"], answer.json()["token"], [], answer.json()["table"])
        for seat in range(seats if players is None else players):
            body = {"name": f"Player {seat}"} | ({"token": made.host} if seat == 0 else {})
            joined = http.post(f"/api/tables/{made.id}/join", json=body)
            assert joined.status_code == 201, joined.text
            made.tokens.append(joined.json()["token"])
    return made
