"""Time. The games have no clock; the server answers for a seat whose time has run out, with `default_move`."""

from __future__ import annotations

import time
from typing import Final, final

from paravent.server.messages.refusal import refusal

LEAST_SECONDS: Final = 5
MOST_SECONDS: Final = 14 * 24 * 3600
GRACE_MS: Final = 15_000  # after a restart nobody loses a move to the server's absence
REGAINED: Final = 4  # a quarter of its time is left to a question at least when something was said meanwhile
TICKS: Final = 20  # how often in its time a question's time left is stored, so that a crash gives back little of it
SHORTEST_TICK_MS, LONGEST_TICK_MS = 10_000, 3_600_000


@final
class SteadyClock:
    """The time of day when the server started, and from there on by a clock that nobody sets: it never jumps."""

    def __init__(self) -> None:
        self._start = time.time_ns() - time.monotonic_ns()

    def set(self, now: int) -> None:
        """Go by another's clock, before anything happens by this one: servers that share their tables share a time of day."""
        self._start = 1_000_000 * now - time.monotonic_ns()

    def now(self) -> int:
        """In milliseconds since 1970."""
        return (self._start + time.monotonic_ns()) // 1_000_000


def must_be_allowed(answer_seconds: int | None) -> None:
    """Refuse a time for an answer in which nobody can answer, or that nobody waits for."""
    if answer_seconds is not None and not LEAST_SECONDS <= answer_seconds <= MOST_SECONDS:
        raise refusal("bad-time")


def milliseconds_between_ticks(answer_seconds: int) -> int:
    """How long a question's time left goes unstored."""
    return min(LONGEST_TICK_MS, max(SHORTEST_TICK_MS, 1000 * answer_seconds // TICKS))


def deadline(asked_at: int, answer_seconds: int | None) -> int | None:
    """When a question asked at this time is answered by default."""
    return None if answer_seconds is None else asked_at + 1000 * answer_seconds


def kept_deadline(due: int | None, spoken_at: int, answer_seconds: int | None) -> int | None:
    """When the same question, asked afresh after a standing move, is answered by default.

    Its clock runs on, so that no amount of words stretches it; but to take in what was said there is always a part of its time.
    """
    if due is None or answer_seconds is None:
        return None
    return max(due, spoken_at + 1000 * answer_seconds // REGAINED)
