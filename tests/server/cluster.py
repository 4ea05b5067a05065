"""Three nodes in processes of their own on one PostgreSQL, and everything that can befall them. Loopback only."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace

from paravent.server.app import App, Server, Settings
from tests.server.postgres import Postgres
from tests.server.serving import FORK, QUICK, free_port, healthy

MINUTES_WRONG = (0, 7, -5)  # the nodes' clocks differ


class Wire:
    """A piece of network: what is connected here reaches the port behind, until it is cut."""

    def __init__(self, port_behind: int, host_behind: str = "127.0.0.1") -> None:
        self._behind = (host_behind, port_behind)
        self._whole = asyncio.Event()
        self._whole.set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None
        self.port = free_port()

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)

    async def close(self) -> None:
        """For good."""
        if self._server is not None:
            self._server.close()
        self._hang_up()

    def cut(self, *, silently: bool) -> None:
        """Nothing passes. Silently: nobody is told, as when packets are lost; else connections are closed, and new ones too."""
        self._whole.clear()
        if not silently:
            self._hang_up()

    def mend(self) -> None:
        """Whatever was connected before has lost bytes, and is closed."""
        self._hang_up()
        self._whole.set()

    def _hang_up(self) -> None:
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        if not self._whole.is_set():
            writer.transport.abort()
            return
        try:
            there, away = await asyncio.open_connection(*self._behind)
        except OSError:
            writer.transport.abort()
            return
        self._writers.add(away)
        await asyncio.gather(self._pump(reader, away), self._pump(there, writer))
        self._writers -= {writer, away}

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._whole.wait()
                writer.write(data)
                await writer.drain()
        writer.transport.abort()


def serve_node(settings: Settings, host: str, port: int, minutes: int) -> None:
    """A node whose clock is wrong by some minutes."""
    os.setsid()
    right = time.time_ns
    time.time_ns = lambda: right() + 60_000_000_000 * minutes
    Server(App(settings), host, port).run()


@dataclass
class NodeProcess:
    """A node, with the wires by which it reaches PostgreSQL and by which others reach it."""

    host: str
    port: int
    settings: Settings
    minutes: int
    to_store: Wire
    to_node: Wire

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}"

    async def start(self) -> None:
        """Until it answers; on a machine so busy that PostgreSQL does not answer in time it is begun again, as systemd would."""
        self._begin()
        await until(self._is_well, f"no node at {self.url}")

    def _begin(self) -> None:
        arguments = (self.settings, self.host, self.port, self.minutes)
        self.process = FORK.Process(target=serve_node, args=arguments, daemon=True)
        self.process.start()

    def _is_well(self) -> bool:
        if self.process.exitcode is not None:
            self._begin()
        return healthy(self.url)

    def send(self, what: signal.Signals) -> None:
        assert self.process.pid is not None
        os.kill(self.process.pid, what)

    async def end(self, what: signal.Signals) -> None:
        self.send(what)
        await asyncio.to_thread(self.process.join, 60)
        assert self.process.exitcode is not None, "the node did not stop"


async def until(so: Callable[[], bool], otherwise: str, seconds: float = 90) -> None:
    """Wait, patiently: the machine may be busy."""
    ends = time.monotonic() + seconds
    while not await asyncio.to_thread(so):
        assert time.monotonic() < ends, otherwise
        await asyncio.sleep(0.05)


class Cluster:
    """Nodes at 127.0.0.1, 127.0.0.2 and so on."""

    def __init__(self, postgres: Postgres, lease: float, chance: random.Random) -> None:
        self.postgres, self.lease, self.chance = postgres, lease, chance
        self.nodes: list[NodeProcess] = []

    async def open(self, count: int) -> None:
        for number in range(count):
            host, port = f"127.0.0.{number + 1}", free_port()
            to_store, to_node = Wire(self.postgres.port), Wire(port, host)
            await to_store.open()
            await to_node.open()
            data, url = self.postgres.url(to_store.port), f"http://127.0.0.1:{to_node.port}"
            settings = replace(QUICK, data=data, node_url=url, lease=self.lease, workers=1)
            self.nodes.append(NodeProcess(host, port, settings, MINUTES_WRONG[number % 3], to_store, to_node))
        await asyncio.gather(*(node.start() for node in self.nodes))

    async def close(self) -> None:
        for node in self.nodes:
            if node.process.exitcode is None:
                node.send(signal.SIGCONT)
                await node.end(signal.SIGKILL)
            await node.to_store.close()
            await node.to_node.close()

    # What befalls it: each returns when all is whole again. The seconds are those for which no table can be expected to go on.

    async def kill(self) -> float:
        """A node is killed (-9); it comes back later."""
        node = self.chance.choice(self.nodes)
        await node.end(signal.SIGKILL)
        await asyncio.sleep(self.lease * 1.5)
        await node.start()
        return 0.0

    async def stop(self) -> float:
        """A node is stopped for longer than its lease, and goes on as if nothing had happened."""
        node = self.chance.choice(self.nodes)
        node.send(signal.SIGSTOP)
        await asyncio.sleep(self.lease * 1.5)
        node.send(signal.SIGCONT)
        return 0.0

    async def restart_store(self) -> float:
        """PostgreSQL is stopped and started again."""
        began = time.monotonic()
        await asyncio.to_thread(self.postgres.stop)
        await asyncio.sleep(self.chance.uniform(0, self.lease))
        await asyncio.to_thread(self.postgres.start)
        return time.monotonic() - began

    async def cut_from_store(self) -> float:
        """One node does not reach PostgreSQL."""
        return await self._cut(self.chance.choice(self.nodes).to_store)

    async def cut_from_others(self) -> float:
        """One node is not reached by the others."""
        return await self._cut(self.chance.choice(self.nodes).to_node)

    async def _cut(self, wire: Wire) -> float:
        wire.cut(silently=self.chance.random() < 0.5)
        await asyncio.sleep(self.lease * 1.5)
        wire.mend()
        return 0.0

    async def roll(self) -> float:
        """All nodes are restarted, one after the other."""
        for node in self.nodes:
            await node.end(signal.SIGTERM)
            await node.start()
        return 0.0


def faults(cluster: Cluster) -> dict[str, Callable[[], Awaitable[float]]]:
    """All of them, by name."""
    return {
        "kill": cluster.kill,
        "stop": cluster.stop,
        "restart-store": cluster.restart_store,
        "cut-from-store": cluster.cut_from_store,
        "cut-from-others": cluster.cut_from_others,
        "roll": cluster.roll,
    }


@asynccontextmanager
async def cluster(count: int, lease: float, seed: int) -> AsyncIterator[Cluster]:
    """So many nodes, gone afterwards."""
    postgres = await asyncio.to_thread(Postgres)
    made = Cluster(postgres, lease, random.Random(seed))
    try:
        await made.open(count)
        yield made
    finally:
        await made.close()
        await asyncio.to_thread(postgres.remove)
