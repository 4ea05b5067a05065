"""How long the bots of one place may think in all: nobody keeps all workers busy for their own tables alone."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, final

LEAST: Final = 0.02  # seconds that a question costs which needs no thinking ahead
MOST_PAYERS: Final = 10_000  # who are remembered though they owe nothing


@final
@dataclass(frozen=True)
class Allowance:
    """Seconds of thinking for each second that passes, and how many may be saved up."""

    rate: float = 1.5
    saved: float = 300.0


@final
class Spending:
    """What each place has left. A question is charged what it may take, not what it took: that would tell of its thoughts."""

    def __init__(self, allowance: Allowance, clock: Callable[[], float] = time.monotonic) -> None:
        self._allowance: Final = allowance
        self._clock: Final = clock
        self._left: Final[dict[str, tuple[float, float]]] = {}  # seconds, and when that was

    def charge(self, payer: str, seconds: float) -> float:
        """How long to wait until this place can pay for another question."""
        now, rate = self._clock(), self._allowance.rate
        left = self._left_at(payer, now) - max(LEAST, seconds)
        if len(self._left) >= MOST_PAYERS:
            self._forget(now)
        self._left[payer] = (left, now)
        return max(0.0, -left / rate)

    def _left_at(self, payer: str, now: float) -> float:
        left, at = self._left.get(payer, (self._allowance.saved, now))
        return min(self._allowance.saved, left + (now - at) * self._allowance.rate)

    def _forget(self, now: float) -> None:
        for payer in [payer for payer in self._left if self._left_at(payer, now) >= self._allowance.saved]:
            del self._left[payer]
