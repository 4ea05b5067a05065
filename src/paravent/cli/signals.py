"""Signals that end a game: Ctrl-C, a closed terminal, a polite kill."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final, NoReturn, final

NUMBERS: Final = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


@final
class Signalled(BaseException):
    """The person, or the system, ends the process."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.code: int = 128 + number


@contextmanager
def heard_signals() -> Iterator[None]:
    """The first signal ends what is done here; those that follow it are not heard, as the game is being kept."""
    before = {number: signal.signal(number, hear) for number in NUMBERS}
    ending = False
    try:
        yield
    except Signalled:
        ending = True
        raise
    finally:
        for number, handler in before.items() if not ending else ():
            signal.signal(number, handler)


def hear(number: int, frame: FrameType | None) -> NoReturn:  # noqa: ARG001  (what handlers are given)
    for each in NUMBERS:
        signal.signal(each, signal.SIG_IGN)
    raise Signalled(number)
