"""An environment of its own in which a game from another package is installed beside Paravent."""

from __future__ import annotations

import os
import site
import subprocess
import sys
import time
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.server.serving import free_port, healthy

ROOT: Final = Path(__file__).parents[2]
SERVER: Final = """
import sys
from paravent.server.app import App, Server, Settings
Server(App(Settings(data=sys.argv[1], bot_pause=(0.0, 0.0))), "127.0.0.1", int(sys.argv[2])).run()
"""


class Outside:
    """A new environment: Paravent as it lies here with what it needs, and one more package from its wheel."""

    def __init__(self, folder: Path, package: Path) -> None:
        self.folder = folder
        self.python = folder / "env" / "bin" / "python"
        venv.create(folder / "env", with_pip=False)
        self._borrow_what_paravent_needs()
        self._pip("wheel", "--no-deps", "--wheel-dir", str(folder), str(package))
        (self.wheel,) = folder.glob("*.whl")
        self._pip("--python", str(self.python), "install", "--no-deps", "--no-index", str(self.wheel))

    def _borrow_what_paravent_needs(self) -> None:
        """From this environment, so that nothing is fetched; what is tested lies before it."""
        (packages,) = (self.folder / "env" / "lib").glob("python*/site-packages")
        places = [str(ROOT / "src"), *site.getsitepackages()]
        (packages / "borrowed.pth").write_text("\n".join(places), encoding="utf-8")

    def _pip(self, *arguments: str) -> None:
        command = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments]
        subprocess.run(command, check=True, cwd=self.folder, env={**os.environ, "PYTHONPATH": ""})

    def run(self, *command: str, typed: str = "", folder: Path | None = None) -> str:
        """What `python -m …` says there; it must succeed."""
        done = subprocess.run(
            [str(self.python), "-m", *command],
            input=typed, cwd=folder or self.folder, capture_output=True, text=True, check=False,
            env={"PATH": os.environ["PATH"], "HOME": str(self.folder), "NO_COLOR": "1", "LANG": "C.UTF-8", "COLUMNS": "100"},
        )  # fmt: skip
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    @contextmanager
    def hosting(self) -> Iterator[str]:
        """A server there, whose bots do not pause; gives its address."""
        port = free_port()
        with (self.folder / "host.txt").open("w") as said:
            host = subprocess.Popen(
                [str(self.python), "-c", SERVER, str(self.folder / "tables.db"), str(port)], stdout=said, stderr=said,
                cwd=self.folder, env={"PATH": os.environ["PATH"], "HOME": str(self.folder)},
            )  # fmt: skip
            try:
                yield self._answering(f"http://127.0.0.1:{port}", host)
            finally:
                host.terminate()
                host.wait(20)

    def _answering(self, url: str, host: subprocess.Popen[bytes]) -> str:
        """The address, once the server there answers; a busy machine takes its time to start."""
        while not healthy(url):
            assert host.poll() is None, (self.folder / "host.txt").read_text()
            time.sleep(0.05)
        return url
