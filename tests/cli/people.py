"""People at the command: they type, in this process or at a real terminal."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from pathlib import Path
from typing import final

from click.testing import CliRunner, Result

import paravent
from paravent.cli import main

PATIENCE = 30.0  # seconds; a machine may be busy


def run(*words: str, typed: Sequence[str] = ()) -> Result:
    """The command with these words, and these lines on its standard input."""
    return CliRunner().invoke(main, list(words), input="".join(f"{line}\n" for line in typed))


def complaint(result: Result) -> str:
    """What a refused command said: exit code 2, one sentence on stderr, no traceback."""
    assert result.exit_code == 2, result.output
    assert isinstance(result.exception, SystemExit)
    (sentence,) = [line for line in result.stderr.splitlines() if "interpreted" not in line and "compilées" not in line]
    return sentence


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "TERM": "xterm", "PAGER": "cat"}


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "paravent", *words]


@final
class Person:
    """Somebody at a real terminal of 80 columns in which the command runs; stderr is read apart."""

    def __init__(self, *words: str) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 80, 0, 0))
        self.process = subprocess.Popen(
            command(*words), stdin=theirs, stdout=theirs, stderr=subprocess.PIPE, env=environment(), text=True
        )
        os.close(theirs)
        self.seen = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *failure: object) -> None:
        """Nobody stays behind, whatever the test came to."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.communicate()
        os.close(self._ours)

    def sees(self, wanted: str) -> str:
        """Wait until this appears after what was seen before; returns everything up to it."""
        deadline = time.monotonic() + PATIENCE
        while wanted not in self.seen:
            assert time.monotonic() < deadline, f"{wanted!r} never appeared in {self.seen!r}"
            if select.select([self._ours], [], [], 0.1)[0]:
                self.seen += self._decoder.decode(os.read(self._ours, 65536))
        before, found, self.seen = self.seen.partition(wanted)
        return before + found

    def types(self, text: str) -> None:
        os.write(self._ours, text.encode())

    def is_sent(self, number: signal.Signals) -> tuple[int, str]:
        """As `leaves`, after this signal; it is sent again and again, as impatient people do."""
        while self.process.poll() is None:
            self.process.send_signal(number)
            time.sleep(0.05)
        return self.leaves()

    def leaves(self) -> tuple[int, str]:
        """The exit code and what was said on stderr."""
        _, complaint = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, complaint


def record_of(folder: Path) -> Path:
    """The one record in a folder."""
    (file,) = folder.iterdir()
    return file


def finished_record(players: int = 3) -> str:
    """A short game of Guru, played at random."""
    table = paravent.new("guru", players, seed=1, options={"max_rounds": 2})
    table.playout(2)
    return table.record()
