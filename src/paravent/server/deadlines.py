"""Time. The games have no clock; the server answers for a seat whose time has run out, with `default_move`."""

from __future__ import annotations

import time
from typing import Final

LEAST_SECONDS: Final = 5
MOST_SECONDS: Final = 14 * 24 * 3600
GRACE_MS: Final = 15_000  # after a restart nobody loses a move to the server's absence


def milliseconds() -> int:
    """The time of day."""
    return time.time_ns() // 1_000_000


def deadline(asked_at: int, answer_seconds: int | None) -> int | None:
    """When a question asked at this time is answered by default."""
    return None if answer_seconds is None else asked_at + 1000 * answer_seconds
