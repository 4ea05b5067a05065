"""Real servers for tests: in a thread, or in a process of their own that can be killed."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from http.client import HTTPConnection
from pathlib import Path

from paravent.server.app import App, Server, Settings
from paravent.server.storage.beat import LENGTHS
from paravent.server.transport.limits import UNLIMITED

# One address plays for everybody here; what a single connection may do stays as it is.
BUSY = replace(UNLIMITED, messages_per_second=50, burst=200, connections_per_address=64)
# On a machine that many tests keep busy commits are slow now and then, and nobody here listens for delays.
QUICK = Settings(data="", bot_pause=(0.0, 0.0), limits=BUSY, longest_beat=LENGTHS[0], ready_coach=False)
FORK = multiprocessing.get_context("forkserver")
FORK.set_forkserver_preload(["tests.server.serving"])


def free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def serving(data: str | Path, settings: Settings = QUICK) -> Iterator[str]:
    """A server in a thread of this process; gives its address."""
    with serving_app(data, settings) as (_, url):
        yield url


@contextmanager
def serving_app(data: str | Path, settings: Settings = QUICK) -> Iterator[tuple[App, str]]:
    """The same, for tests that look inside."""
    port, app = free_port(), App(replace(settings, data=str(data)))
    server = Server(app, "127.0.0.1", port)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()))
    thread.start()
    try:
        yield app, awaited(f"http://127.0.0.1:{port}")
    finally:
        server.should_exit = True
        thread.join()


def awaited(url: str) -> str:
    """The address, once the server there answers."""
    for _ in range(500):
        if healthy(url):
            return url
        time.sleep(0.01)
    raise AssertionError(f"no server at {url}")


def healthy(url: str) -> bool:
    """Whether a server answers. Not through httpx, which prepares for TLS every time and so keeps the machine busy."""
    with closing(HTTPConnection(url.removeprefix("http://"), timeout=10)) as probe:
        try:
            probe.request("GET", "/healthz")
            return probe.getresponse().status == 200
        except OSError:
            return False


def _serve(settings: Settings, port: int) -> None:
    os.setsid()  # its bots' workers go with it
    Server(App(settings), "127.0.0.1", port).run()


class Process:
    """A server in a process of its own, on one port and one store, to be killed and started again."""

    def __init__(self, data: str | Path, settings: Settings = QUICK) -> None:
        self.settings = replace(settings, data=str(data))
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        self.process = FORK.Process(target=_serve, args=(self.settings, self.port), daemon=True)
        self.process.start()
        awaited(self.url)

    def kill(self) -> None:
        """Kill -9: nothing can be finished or flushed."""
        assert self.process.pid is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.join()

    def stop(self) -> None:
        """The polite way."""
        self.process.terminate()
        self.process.join(10)
        assert self.process.exitcode is not None, "the server did not stop"
