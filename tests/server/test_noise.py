"""Bad messages of every kind, thousands of them: nothing crashes, nothing leaks, and a game beside them goes on to its end.

`PARAVENT_NOISE` says how many on each engine. Only ever against 127.0.0.1.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from multiprocessing.process import BaseProcess
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import paravent
from paravent import Json
from paravent.server.app import App, Server, Settings
from paravent.server.transport.limits import UNLIMITED
from tests.server.client import Made, Message, open_table
from tests.server.serving import FORK, QUICK, awaited, free_port

NOISE = int(os.environ.get("PARAVENT_NOISE", "600"))  # on each engine
TEXTS_AT_ONCE, FRAMES_AT_ONCE, REQUESTS_AT_ONCE = 8, 4, 5  # few: after some that cannot be read nothing more is looked at
TOGETHER = 8  # connections that make noise at the same time
SETTINGS = replace(QUICK, limits=UNLIMITED)  # nobody is too fast here: everything is looked at

COMMANDS: list[Message] = [
    {"type": "answer", "prompt": "1", "move": "pass"},
    {"type": "withdraw", "prompt": "1"},
    {"type": "interject", "move": "pass"},
    {"type": "say", "text": "hm"},
    {"type": "note", "text": "hm", "after": 0},
    {"type": "start"},
    {"type": "ready", "ready": True},
    {"type": "rematch"},
    {"type": "hold", "seat": 1},
    {"type": "take-back"},
    {"type": "free-seat", "seat": 1},
    {"type": "claim", "claim": "x"},
    {"type": "hello", "token": "x", "seen": 1},
]
ODD: list[Json | float] = [
    None,
    True,
    -1,
    1e308,
    2**70,
    "",
    "\u0000",
    "\u202e",
    "x" * 3000,
    [],
    {},
    [[[]]],
    {"type": "answer"},
    "-0",
    "1e9",
]


def bent(chance: random.Random) -> bytes:
    """A command of which something is wrong: a field is odd, missing, or one too many."""
    message: dict[str, Json | float] = {**chance.choice(COMMANDS), "id": f"{chance.random()}"}
    for _ in range(chance.randint(1, 3)):
        name = chance.choice([*message, "extra"])
        if chance.random() < 0.3:
            message.pop(name, None)
        else:
            message[name] = chance.choice(ODD)
    return json.dumps(message).encode()


def torn(chance: random.Random) -> bytes:
    """A command that is cut, or whose bytes are changed."""
    text = bytearray(bent(chance))
    if chance.random() < 0.5:
        return bytes(text[: chance.randrange(len(text) + 1)])
    for _ in range(chance.randint(1, 6)):
        text[chance.randrange(len(text))] = chance.randrange(256)
    return bytes(text)


def refused(chance: random.Random) -> bytes:
    """A command that can be read, and that nobody may give here."""
    return json.dumps({**chance.choice(COMMANDS[:-1]), "id": f"{chance.random()}", "prompt": str(chance.randrange(99))}).encode()


def junk(chance: random.Random) -> bytes:
    return chance.randbytes(chance.randrange(400))


def deep(chance: random.Random) -> bytes:
    return b'{"type":"say","id":"a","text":' + b"[" * chance.randrange(9000)


TEXTS: list[Callable[[random.Random], bytes]] = [bent, torn, refused, junk, deep]


def frame(chance: random.Random) -> bytes:
    """Bytes that are a WebSocket's frame more or less (RFC 6455, 5.2): any opcode and bits, wrong lengths, no mask."""
    payload = chance.choice(TEXTS)(chance)[:100]
    length = chance.choice([len(payload)] * 3 + [chance.randrange(128)])
    return bytes((chance.randrange(256), length | chance.choice([0x80, 0x80, 0]))) + b"\0\0\0\0" + payload


def request(chance: random.Random, made: Made) -> bytes:
    """An HTTP request of which something is wrong."""
    paths = ["/", "/api/tables", f"/api/tables/{made.id}", f"/api/tables/{made.id}/record", "/api/replay", "/api/codes", "/ws/x"]
    paths += [
        f"/api/tables/{made.id}/join",
        "/%00",
        "/..%2f..%2fetc/passwd",
        "/" + "x" * 3000,
        "//",
        "*",
        "/api/lessons",
        "\u00e9",
    ]
    method = chance.choice(["GET", "POST", "PUT", "HEAD", "OPTIONS", "BREW", "get", ""])
    body = chance.choice(TEXTS)(chance)[:2000]
    length = chance.choice([str(len(body))] * 4 + ["-1", "1e3", "99999999999", "x", ""])
    lines = [f"{method} {chance.choice(paths)} HTTP/{chance.choice(['1.1'] * 5 + ['1.0', '2.0', '9'])}", "Host: 127.0.0.1"]
    lines += [f"Content-Length: {length}", "Content-Type: application/json", "Connection: close"]
    odd = [
        "Transfer-Encoding: chunked",
        "Authorization: Bearer x",
        "Accept-Language: \u00ff",
        "X" * 5000,
        ": x",
        "Host: evil.example",
    ]
    lines += chance.sample(odd, chance.randrange(3))
    return "\r\n".join(lines).encode("latin-1", "replace") + b"\r\n\r\n" + body


class Noise:
    """What makes noise at one table, and what it was told."""

    def __init__(self, made: Made, seed: int) -> None:
        self.made, self.chance = made, random.Random(seed)
        self.sent: Counter[str] = Counter()
        self.statuses: Counter[int] = Counter()
        self.wrong: list[str] = []

    async def make(self, number: int) -> None:
        """So many bad messages in all."""
        ways = [self._texts, self._frames, self._requests]
        while self.sent.total() < number:
            with suppress(ConnectionClosed, InvalidHandshake, OSError):
                await self.chance.choice(ways)()

    async def _texts(self) -> None:
        """At a seat, or watching, or as a stranger, what any client might send."""
        token = self.chance.choice([self.made.tokens[0], self.made.tokens[1], None, "stranger"])
        async with connect(f"{self.made.url.replace('http', 'ws')}/ws/{self.made.id}", compression=None, max_size=None) as wire:
            await wire.send(json.dumps({"type": "hello", "token": token}))
            for _ in range(TEXTS_AT_ONCE):
                way = self.chance.choice(TEXTS)
                noise = way(self.chance)
                await wire.send(noise if self.chance.random() < 0.5 else noise.decode("utf-8", "replace"))
                self.sent[way.__name__] += 1
            with suppress(TimeoutError):
                while True:
                    self._told(await asyncio.wait_for(wire.recv(), 0.02))

    def _told(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message.get("code") == "trouble" or "Traceback" in str(text):
            self.wrong.append(str(text))

    async def _frames(self) -> None:
        """Past the handshake, bytes that are frames more or less."""
        reader, writer = await asyncio.open_connection("127.0.0.1", int(self.made.url.rpartition(":")[2]))
        head = f"GET /ws/{self.made.id} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        writer.write(f"{head}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        await reader.readuntil(b"\r\n\r\n")
        for _ in range(FRAMES_AT_ONCE):
            writer.write(frame(self.chance))
            self.sent["frame"] += 1
        with suppress(OSError, TimeoutError):
            await asyncio.wait_for(reader.read(1 << 16), 0.02)
        writer.close()

    async def _requests(self) -> None:
        """Requests, each on a connection of its own; none is answered as a failure of ours."""
        for _ in range(REQUESTS_AT_ONCE):
            reader, writer = await asyncio.open_connection("127.0.0.1", int(self.made.url.rpartition(":")[2]))
            asked = request(self.chance, self.made)
            writer.write(asked)
            self.sent["request"] += 1
            answer = b""
            with suppress(OSError, TimeoutError):
                answer = await asyncio.wait_for(reader.read(1 << 16), 2 if self.chance.random() < 0.01 else 0.05)
            writer.close()
            if answer.startswith(b"HTTP/1.1 "):
                self.statuses[int(answer[9:12])] += 1
                if answer[9:12] in {b"500", b"502"}:
                    self.wrong.append(f"{asked[:200]!r} {answer[:200]!r}")


async def play(made: Made) -> None:
    """An honest game, to its end."""
    players = [made.client(0), made.client(1)]
    for player in players:
        await player.come()
    await players[0].command("start")
    await players[1].until("happened")
    while not all(player.over for player in players):
        mover = next(player for player in players if player.moves)
        answer = await mover.answer(mover.moves[0])
        assert answer["type"] == "accepted", answer
        for player in players:
            while player.version < mover.version:
                await player.next()
        await asyncio.sleep(0.05)
    for player in players:
        await player.leave()


def serve(settings: Settings, port: int, log: Path) -> None:
    """A server that writes whatever it, or what it is made of, has to complain about into a file."""
    os.setsid()  # its bots' workers go with it
    logging.basicConfig(filename=log, level=logging.ERROR)
    Server(App(settings), "127.0.0.1", port).run()


@contextmanager
def served(place: str, log: Path) -> Iterator[tuple[str, BaseProcess]]:
    port = free_port()
    process = FORK.Process(target=serve, args=(replace(SETTINGS, data=place), port, log), daemon=True)
    process.start()
    try:
        yield awaited(f"http://127.0.0.1:{port}", 20), process
    finally:
        process.terminate()
        process.join(20)


def failures(log: str) -> list[str]:
    """What the log says that went wrong, but for what uvicorn tells of a client that broke its protocol."""
    theirs = ("when role=SERVER and state=MUST_CLOSE", "Invalid UTF-8 sequence received from client.")
    told = re.split(r"^(?=[A-Z]+:[\w.]+:)", log, flags=re.MULTILINE)
    return [each for each in told if each.strip() and not any(words in each for words in theirs)]


async def campaign(url: str, number: int) -> tuple[list[Noise], list[Made]]:
    """Who made noise, and the tables at which games were played to their end meanwhile."""
    noises = [Noise(open_table(url, "guru", 2), seed) for seed in range(TOGETHER)]
    noise = asyncio.gather(*(each.make(-(-number // TOGETHER)) for each in noises))
    honest: list[Made] = []
    while not honest or not noise.done():
        honest.append(await asyncio.to_thread(open_table, url, "guru", 2, options={"max_rounds": 2}))
        await play(honest[-1])
    await noise
    return noises, honest


def test_bad_messages_crash_nothing_and_a_game_beside_them_goes_on(place: str, tmp_path: Path) -> None:
    """The same process serves to the end; no answer says that we have failed, and neither does its log."""
    log = tmp_path / "errors"
    with served(place, log) as (url, process):
        noises, honest = asyncio.run(campaign(url, NOISE))
        assert httpx.get(f"{url}/healthz", timeout=20).status_code == 200
        for made in honest:
            paravent.verify(httpx.get(f"{url}/api/tables/{made.id}/record", headers=made.bearer).text)
        assert process.is_alive()
    sent = sum((noise.sent for noise in noises), Counter[str]())
    statuses = sum((noise.statuses for noise in noises), Counter[int]())
    print(f"{sent.total()} bad messages: {dict(sent)}; answered {dict(sorted(statuses.items()))}; {len(honest)} games")
    assert sent.total() >= NOISE
    assert [wrong for noise in noises for wrong in noise.wrong] == []
    assert failures(log.read_text(encoding="utf-8")) == []
