"""What several nodes give: `python -m bench.nodes [--seconds 6] [--tables 40]`, with a private PostgreSQL, all on this machine.

Tables of four people who answer at once, over real sockets, on the shortest beat of the store. All players of a table come by one
node (`kept there`), or each by any node (`passed on`). CPU is that of the nodes, and of PostgreSQL with all its processes, for an
acknowledged answer; moves a second are what is left of this machine beside the people, whom this process plays. Compare the CPU,
in one run.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import cast

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.asyncio.client import ClientConnection, connect

from paravent import Json
from paravent.server.app import Settings
from paravent.server.storage.beat import LENGTHS
from paravent.server.storage.place import postgres_url
from paravent.server.transport.limits import UNLIMITED
from tests.server.client import Made, Message, open_table
from tests.server.cluster import NodeProcess, Wire
from tests.server.postgres import Postgres
from tests.server.serving import free_port

GAME, SEATS = "guru", 4
TICK = os.sysconf("SC_CLK_TCK")
LEASE = 30.0  # on a busy machine nobody shall be taken for dead


def cpu_of(pid: int) -> float:
    """Seconds of CPU that a process has used, with those of its children who are gone."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(int(ticks) for ticks in fields[11:15]) / TICK


def children(pid: int) -> list[int]:
    """The processes that this one has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def resident(pid: int) -> int:
    """Kilobytes in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024


@dataclass
class Load:
    """Everybody who plays."""

    urls: Sequence[str]
    passed_on: bool
    chance: random.Random = field(default_factory=lambda: random.Random(3))
    moves: int = 0
    seated: int = 0
    delays: list[float] = field(default_factory=list)

    async def seat(self, made: Made, number: int, home: str, ready: asyncio.Event) -> None:
        """One player, who answers whatever is asked at once; the next table is opened by whoever counts."""
        url = self.chance.choice(self.urls) if self.passed_on else home
        path = f"{url.replace('http', 'ws')}/ws/{made.id}"
        async with connect(path, max_size=None, compression=None, ping_interval=None, open_timeout=60) as socket:
            await socket.send(json.dumps({"type": "hello", "token": made.tokens[number], "seen": None, "language": "en"}))
            self.seated += 1
            await ready.wait()
            if number == 0:
                await socket.send(json.dumps({"type": "start", "id": "start"}))
            await self._play(socket)

    async def _play(self, socket: ClientConnection) -> None:
        sent: tuple[str, float] | None = None
        while True:
            message = cast("Message", json.loads(await socket.recv()))
            done = message.get("accepted") or (message.get("id") if message["type"] == "accepted" else None)
            if sent is not None and done == sent[0]:
                self.moves += 1
                self.delays.append(time.perf_counter() - sent[1])
            position = cast("Message | None", message.get("position"))
            if position is None:
                continue
            if position["outcome"] is not None:
                return
            prompt = cast("Message | None", position["prompt"])
            if prompt is not None and prompt["moves"] and prompt["answered"] is None:
                move = cast("Message", self.chance.choice(cast("list[Json]", prompt["moves"])))["notation"]
                sent = (f"a{prompt['id']}", time.perf_counter())
                await socket.send(json.dumps({"type": "answer", "id": sent[0], "prompt": prompt["id"], "move": move}))

    async def tables(self, number: int, ready: asyncio.Event) -> None:
        """One table after the other."""
        while True:
            home = self.urls[number % len(self.urls)]
            made = await asyncio.to_thread(open_table, home, GAME, SEATS)
            await asyncio.gather(*(self.seat(made, seat, home, ready) for seat in range(SEATS)))


@dataclass
class Found:
    """What was measured with so many nodes."""

    name: str
    moves: float
    node_ms: float
    store_ms: float
    p50: float
    p99: float
    kilobytes: float
    written: float  # bytes of PostgreSQL's write-ahead log for a move

    def row(self) -> str:
        return (
            f"| {self.name} | {self.moves:,.0f} | {self.node_ms:.2f} | {self.store_ms:.2f} | {self.p50:.0f} / {self.p99:.0f} "
            f"| {self.kilobytes:.0f} | {self.written:,.0f} |"
        )


async def measure(name: str, count: int, tables: int, seconds: float, *, alone: bool = False, passed_on: bool = False) -> Found:
    """So many nodes under load."""
    postgres = await asyncio.to_thread(Postgres)
    nodes: list[NodeProcess] = []
    try:
        for number in range(count):
            host, port = f"127.0.0.{number + 1}", free_port()
            settings = Settings(data=postgres.url(), limits=UNLIMITED, workers=1, lease=LEASE, longest_beat=LENGTHS[0])
            settings = settings if alone else replace(settings, node_url=f"http://{host}:{port}")
            nodes.append(NodeProcess(host, port, settings, 0, Wire(0), Wire(0)))
            await nodes[-1].start()
        return await under_load(name, nodes, postgres, tables, seconds, passed_on=passed_on)
    finally:
        for node in nodes:
            node.process.kill()
            node.process.join()
        await asyncio.to_thread(postgres.remove)


async def under_load(
    name: str, nodes: Sequence[NodeProcess], postgres: Postgres, tables: int, seconds: float, *, passed_on: bool
) -> Found:
    pids = [cast("int", node.process.pid) for node in nodes]
    load, ready = Load([node.url for node in nodes], passed_on), asyncio.Event()
    before = sum(map(resident, pids))
    playing = [asyncio.create_task(load.tables(number, ready)) for number in range(tables)]
    try:
        while load.seated < tables * SEATS:
            await asyncio.sleep(0.1)
        await asyncio.sleep(1)  # and is welcomed
        kilobytes = (sum(map(resident, pids)) - before) / tables
        ready.set()
        await asyncio.sleep(1)
        load.moves = 0
        load.delays.clear()
        spent, stored, began = sum(map(cpu_of, pids)), store_cpu(postgres), time.perf_counter()
        written = await wal_bytes(postgres)
        await asyncio.sleep(seconds)
        took, moves, delays = time.perf_counter() - began, max(1, load.moves), sorted(load.delays) or [0.0]
        spent, stored, written = sum(map(cpu_of, pids)) - spent, store_cpu(postgres) - stored, await wal_bytes(postgres) - written
    finally:
        for task in playing:
            task.cancel()
        with suppress(Exception):
            await asyncio.gather(*playing, return_exceptions=True)
    p50, p99 = (1000 * delays[int(share * (len(delays) - 1))] for share in (0.5, 0.99))
    return Found(name, moves / took, 1000 * spent / moves, 1000 * stored / moves, p50, p99, kilobytes, written / moves)


def store_cpu(postgres: Postgres) -> float:
    """What PostgreSQL has used, in all its processes."""
    return sum(cpu_of(pid) for pid in (postgres.pid, *children(postgres.pid)))


async def wal_bytes(postgres: Postgres) -> float:
    """How much PostgreSQL has ever written ahead."""
    engine = create_async_engine(postgres_url(postgres.url()))
    try:
        async with engine.connect() as connection:
            found = await connection.execute(text("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')"))
            return float(found.scalar_one())
    finally:
        await engine.dispose()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--only", default="", help="a part of the names of what is measured")
    wanted = parser.parse_args()
    tables, seconds = wanted.tables, wanted.seconds
    print("| | moves/s | CPU ms/move, nodes | CPU ms/move, PostgreSQL | p50 / p99 ms | KB per table | WAL bytes/move |")
    print("|---|---|---|---|---|---|---|", flush=True)
    for name, count, alone, passed_on in (
        ("a server alone", 1, True, False),
        ("1 node", 1, False, False),
        ("2 nodes, kept there", 2, False, False),
        ("2 nodes, passed on", 2, False, True),
        ("4 nodes, kept there", 4, False, False),
        ("4 nodes, passed on", 4, False, True),
    ):
        if wanted.only in name:
            print(asyncio.run(measure(name, count, tables, seconds, alone=alone, passed_on=passed_on)).row(), flush=True)


if __name__ == "__main__":
    main()
