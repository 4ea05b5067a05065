"""The process in which games are played again for those who want to see them: the server's own has players to answer.

It reads a question per line, in JSON, and writes an answer with its length before it.

`python -m paravent.server.tables.teller`
"""

from __future__ import annotations

import gzip
import logging
import os
import signal
import struct
import sys
from typing import Final

import msgspec
from msgspec import Struct

from paravent.core.errors import ParaventError
from paravent.server.messages import wire
from paravent.server.messages.refusal import refusal
from paravent.server.monitoring import logs
from paravent.server.tables.replay import Story, brought

LOGGER: Final = logging.getLogger("paravent.teller")
HEAD: Final = struct.Struct(">?I")  # whether it is told, or refused; and how long the answer is
KINDNESS: Final = 10  # of this process to those who play
QUICKLY: Final = 4  # of gzip's nine levels


class Retold(Struct, frozen=True):
    """A record, through whose eyes, and from which step on. Without its `table` it is brought by somebody, and checked first."""

    record: str
    seat: int | None
    first: int
    open: bool
    table: wire.TableInfo | None = None
    zipped: bool = False


class Untold(Struct, frozen=True):
    """Why it cannot be told."""

    code: str
    sentence: str
    details: dict[str, str]


def told(question: Retold) -> bytes:
    """The story in JSON; raises a refusal."""
    story = brought(question.record) if question.table is None else Story(question.table, question.record)
    seat = None if question.open else question.seat
    if question.seat is not None and not 0 <= question.seat < len(story.table.seats):
        raise refusal("no-such-chair")
    text = msgspec.json.encode(story.tell(seat, question.first, all_open=question.open))
    return gzip.compress(text, QUICKLY, mtime=0) if question.zipped else text


def answer(question: Retold) -> tuple[bool, bytes]:
    """The story, or why there is none."""
    try:
        return True, told(question)
    except ParaventError as error:
        return False, msgspec.json.encode(Untold(error.code, str(error), dict(error.details)))


def main() -> int:
    """Tell until the server hangs up."""
    logs.set_up()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    os.nice(KINDNESS)
    decoder = msgspec.json.Decoder(Retold)
    try:
        for line in sys.stdin.buffer:
            is_told, text = answer(decoder.decode(line))
            sys.stdout.buffer.write(HEAD.pack(is_told, len(text)) + text)
            sys.stdout.buffer.flush()
    except Exception:  # whatever it is, Python would print its text
        LOGGER.exception("a story could not be told")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
