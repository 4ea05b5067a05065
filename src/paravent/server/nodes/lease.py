"""A lease, as its holder knows it: never longer than it is."""

from __future__ import annotations

import time
from typing import Final, final

# Goes on while the machine sleeps, where there is such a clock: others wait no longer because we do not notice.
CLOCK: Final = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


def now() -> float:
    """In seconds, by a clock that nobody sets."""
    return time.clock_gettime(CLOCK)


@final
class Lease:
    """It counts from before it was asked for, so it ends here before it ends for anybody else."""

    def __init__(self, seconds: float) -> None:
        self.seconds: Final = seconds
        self._until = 0.0

    def renewed(self, asked_at: float) -> None:
        """It was granted to who asked for it then."""
        self._until = asked_at + self.seconds

    def end(self) -> None:
        """It is no more."""
        self._until = 0.0

    @property
    def valid(self) -> bool:
        """Whether it has surely not run out."""
        return now() < self._until

    @property
    def due(self) -> bool:
        """Whether a third of it has passed."""
        return now() > self._until - self.seconds * 2 / 3
