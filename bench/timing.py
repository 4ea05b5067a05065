"""Do delays betray that somebody has answered? `python -m bench.timing [TRIALS] [MILLISECONDS ...] [--postgresql] [--workers N]`.

A server on a store whose every sync takes so many milliseconds more (0, 20 and 40). A sealed question is open; in half of the
trials, drawn by lot, one seat writes something secret (its answer, or that it takes it back); in the others it does so at another
server, so that the machine is as busy. A reader, at another seat or
watching, meanwhile asks 45 times a second for something of its own and times it, as an attacker would, from a process of its own.
Told is, for each way of asking, the AUC: how often a trial with a secret write has the longer longest delay than one without.
0.5: nothing can be told; 1: everything. With `--postgresql` each of the two servers has a private one of its own.
 By chance alone it is within 0.5 ± 0.057 in 95 of 100 runs of 400 trials.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import os
import random
import tempfile
import time
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from http.client import HTTPConnection
from multiprocessing.connection import Connection
from pathlib import Path
from urllib.parse import urlsplit

from websockets.sync.client import ClientConnection, connect

from bench.slowly import SYNC, be_slow
from paravent.server.app import App, Server, Settings, bound
from paravent.server.transport.limits import UNLIMITED
from paravent.server.workers.front import Front
from paravent.server.workers.member import LOADED
from tests.server.client import Made, open_table
from tests.server.postgres import private_postgres
from tests.server.serving import free_port, healthy

GAP, POLLS = 1 / 45, 4  # in a trial, or as many as the same time allows, but at least two
SPAWN = multiprocessing.get_context("spawn")


def serve(data: str, port: int, seconds: float, workers: int) -> None:
    """A server as it is run, but for the store's sync."""
    settings = Settings(data=data, limits=replace(UNLIMITED, messages_per_second=1000, burst=1000))
    if workers == 1:
        be_slow(seconds)
        Server(App(settings), "127.0.0.1", port).run()
    else:
        os.environ[SYNC] = str(seconds)
        LOADED.append("bench.slowly")
        Front(settings, bound("127.0.0.1", port), workers).run()


@contextmanager
def server(data: str, seconds: float, workers: int) -> Iterator[str]:
    port = free_port()
    process = SPAWN.Process(target=serve, args=(data, port, seconds, workers))
    process.start()
    try:
        yield answering(f"http://127.0.0.1:{port}")
    finally:
        process.terminate()
        process.join()


@contextmanager
def store(kind: str) -> Iterator[str]:
    """An empty one, gone afterwards."""
    if kind == "postgresql":
        with private_postgres() as url:
            yield url
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder) / "log.db")


def answering(url: str) -> str:
    """The address, once a server answers there; on a busy machine it takes its time to start."""
    while not healthy(url):
        time.sleep(0.1)
    return url


class Seat:
    """A client at a seat, or watching."""

    def __init__(self, made: Made, token: str | None) -> None:
        self.made, self.token, self.ids, self.revision = made, token, 0, 0
        self.socket = self.come()
        address = urlsplit(made.url)
        self.http = HTTPConnection(str(address.hostname), address.port)

    def come(self) -> ClientConnection:
        """Connect, and read the welcome."""
        socket = connect(
            f"{self.made.url.replace('http', 'ws')}/ws/{self.made.id}", compression=None, max_size=None, ping_interval=None
        )
        socket.send(json.dumps({"type": "hello", "token": self.token}))
        while json.loads(socket.recv())["type"] != "welcome":
            pass
        return socket

    def command(self, type: str, **fields: object) -> None:
        """Send it, and wait for what becomes of it."""
        self.ids += 1
        id = f"{id_prefix(self)}{self.ids}"
        self.socket.send(json.dumps({"type": type, "id": id, **fields}))
        while id not in {(message := json.loads(self.socket.recv())).get("id"), message.get("accepted")}:
            pass

    # What a reader can provoke

    def refusal(self) -> None:
        self.command("answer", prompt="0", move="vote 0")

    def chat(self) -> None:
        self.command("say", text="hm")

    def note(self) -> None:
        self.command("note", text="hm")

    def reconnect(self) -> None:
        self.come().close()

    def get(self) -> None:
        self.http.request("GET", f"/api/tables/{self.made.id}")
        self.http.getresponse().read()


def id_prefix(seat: Seat) -> str:
    return f"{id(seat):x} "


class Secret:
    """The seat that has a secret: it answers, and takes its answer back, in turn."""

    def __init__(self, made: Made) -> None:
        self._seat, self._sealed = Seat(made, made.tokens[1]), False

    def write(self) -> None:
        if self._sealed:
            self._seat.command("withdraw", prompt="1")
        else:
            self._seat.command("answer", prompt="1", move="vote 0")
        self._sealed = not self._sealed


def other(made: Made, decoy: Made, wire: Connection) -> None:
    """Told when to write, and where: what it costs this machine to be its client is the same in both worlds."""
    here, elsewhere = Secret(made), Secret(decoy)
    while (told := wire.recv()) is not None:
        wait, writes = told
        time.sleep(wait)
        (here if writes else elsewhere).write()
        wire.send(None)


def longest(ask: Callable[[], None]) -> float:
    """The longest of a trial's delays."""
    delays: list[float] = []
    until = time.perf_counter() + POLLS * GAP
    while len(delays) < 2 or time.perf_counter() < until:
        began = time.perf_counter()
        ask()
        delays.append(time.perf_counter() - began)
        time.sleep(max(0.0, GAP - delays[-1]))
    return max(delays)


def auc(quiet: list[float], busy: list[float]) -> float:
    """How often one of the second is the larger; ties count half."""
    ordered = sorted(quiet)
    below = sum(bisect_left(ordered, each) + bisect_right(ordered, each) for each in busy)
    return below / (2 * len(quiet) * len(busy))


def measure(ask: Callable[[], None], wire: Connection, trials: int) -> tuple[float, float, float]:
    """The AUC, and the middle of the quiet and of the busy trials' longest delays, in milliseconds."""
    worlds = [False, True] * (trials // 2)
    random.shuffle(worlds)
    found: dict[bool, list[float]] = {False: [], True: []}
    for writes in worlds:
        wire.send((random.uniform(0, GAP), writes))
        found[writes].append(longest(ask))
        wire.recv()
    quiet, busy = (sorted(found[world]) for world in (False, True))
    return auc(quiet, busy), 1000 * quiet[len(quiet) // 2], 1000 * busy[len(busy) // 2]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("trials", type=int, nargs="?", default=400)
    parser.add_argument("delays", type=int, nargs="*", default=[0, 20, 40], metavar="milliseconds")
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--workers", type=int, default=1)
    wanted = parser.parse_args()
    trials, kind = wanted.trials, "postgresql" if wanted.postgresql else "sqlite"
    spread = 1.96 * math.sqrt((trials + 1) / (3 * trials * trials))
    print(f"{trials} trials each on {kind}, {wanted.workers} workers; by chance 0.5 ± {spread:.3f}\n")
    print("| sync | reader | by | AUC | quiet ms | busy ms |\n|---|---|---|---|---|---|", flush=True)
    for delay in wanted.delays:
        with ExitStack() as stack:
            places = [stack.enter_context(store(kind)) for _ in range(2)]
            urls = [stack.enter_context(server(place, delay / 1000, wanted.workers)) for place in places]
            try_all(delay, trials, *(open_table(url, "sealed", 3) for url in urls))


def try_all(delay: int, trials: int, made: Made, decoy: Made) -> None:
    """Every way of asking, by a seat and by who watches."""
    for table in (made, decoy):
        Seat(table, table.host).command("start")
    here, there = SPAWN.Pipe()
    secret = SPAWN.Process(target=other, args=(made, decoy, there))
    secret.start()
    for who, token in (("seat", made.tokens[2]), ("spectator", None)):
        reader = Seat(made, token)
        asks = [reader.refusal, *([reader.chat, reader.note] if token else []), reader.reconnect, reader.get]
        for ask in asks:
            area, quiet, busy = measure(ask, here, trials)
            print(f"| +{delay} ms | {who} | {ask.__name__} | {area:.3f} | {quiet:.1f} | {busy:.1f} |", flush=True)
    here.send(None)
    secret.join()


if __name__ == "__main__":
    main()
