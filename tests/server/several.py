"""A server of several processes for tests: a front and its workers, to be killed one by one.

`python -m tests.server.several PORT WORKERS` serves with the settings that are pickled on its standard input.
"""

from __future__ import annotations

import os
import pickle
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

from paravent.server.app import Settings
from paravent.server.monitoring import logs
from paravent.server.tables.registry import id_made_of
from paravent.server.tables.share import keeper_of
from paravent.server.workers.front import Front
from tests.server.client import Made, open_table
from tests.server.serving import QUICK, awaited, free_port


class Several:
    """A front with so many workers, on one port and one store."""

    def __init__(self, data: str | Path, settings: Settings = QUICK, workers: int = 2) -> None:
        self.settings = replace(settings, data=str(data))
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.start(workers)

    def start(self, workers: int) -> None:
        command = [sys.executable, "-m", "tests.server.several", str(self.port), str(workers)]
        around = os.environ | {"PYTHONPATH": os.pathsep.join(os.path.realpath(path) for path in sys.path if path)}
        self.front = subprocess.Popen(command, stdin=subprocess.PIPE, env=around)
        assert self.front.stdin is not None
        self.front.stdin.write(pickle.dumps(self.settings))
        self.front.stdin.close()
        if self.settings.certificate is None:
            awaited(self.url, patience=60)
        else:
            await_port(self.port)

    def workers(self) -> list[int]:
        """The workers' processes, which all come from one that has loaded everything."""
        return [child for own in self.started("multiprocessing.forkserver") for child in children(own)]

    def started(self, module: str) -> list[int]:
        """The processes that the front has started with this module."""
        return [child for child in children(self.front.pid) if module in command_of(child)]

    def stop(self) -> int:
        """The polite way; gives the exit code."""
        self.front.send_signal(signal.SIGTERM)
        return self.front.wait(40)


def await_port(port: int) -> None:
    """Until somebody listens there; they may speak TLS."""
    for _ in range(6000):
        with closing(socket.socket()) as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.01)
    raise AssertionError(f"nobody listens on port {port}")


def children(pid: int) -> list[int]:
    """The processes that this one has started."""
    try:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def command_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""


@contextmanager
def several(data: str | Path, settings: Settings = QUICK, workers: int = 2) -> Iterator[Several]:
    server = Several(data, settings, workers)
    try:
        yield server
    finally:
        assert server.front.poll() is not None or server.stop() == 0


def word_for(number: int, of: int, k: int = 0) -> str:
    """The k-th word whose table is kept by this worker of so many."""
    words = (f"a word of the tests {n}" for n in range(10_000))
    fitting = [word for _, word in zip(range(200), words, strict=False) if keeper_of(id_made_of(word, "table"), of) == number]
    return fitting[k]


def table_of(server: Several, number: int, k: int = 0, *, seats: int = 2, **fields: object) -> Made:
    """A table that this one of two workers keeps."""
    made = open_table(server.url, "guru", seats, word=word_for(number, 2, k), **fields)  # type: ignore[arg-type]
    assert keeper_of(made.id, 2) == number
    return made


def main() -> None:
    """Serve until SIGTERM."""
    settings = pickle.loads(sys.stdin.buffer.read())
    logs.set_up()
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind(("127.0.0.1", int(sys.argv[1])))
    Front(settings, listener, int(sys.argv[2])).run()


if __name__ == "__main__":
    main()
