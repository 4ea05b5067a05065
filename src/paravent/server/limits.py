"""How much one client, or one address, may do."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, final


@final
@dataclass(frozen=True)
class Limits:
    """Generous for people and programs that play; a flood is stopped."""

    messages_per_second: float = 50
    burst: int = 200
    connections_per_address: int = 64
    requests_per_second: float = 10  # HTTP requests that change something
    request_burst: int = 60
    seconds_to_hello: float = 10


@final
class Bucket:
    """A bucket of tokens that fills steadily; who finds none is too fast."""

    def __init__(self, rate: float, size: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate: Final = rate
        self._size: Final = size
        self._clock: Final = clock
        self._left = size
        self._at = clock()

    def take(self) -> bool:
        """Whether there was a token."""
        now = self._clock()
        self._left = min(self._size, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether this bucket need not be remembered."""
        return self._left + (self._clock() - self._at) * self._rate >= self._size


@final
class Doorkeeper:
    """Counts what each address does."""

    MOST_BUCKETS: Final = 10_000

    def __init__(self, limits: Limits) -> None:
        self.limits: Final = limits
        self._connections: Final[Counter[str]] = Counter()
        self._buckets: Final[dict[str, Bucket]] = {}

    @property
    def connections(self) -> int:
        """How many connections there are."""
        return self._connections.total()

    def let_in(self, address: str) -> bool:
        """Whether this address may open another connection; if so it is counted."""
        if self._connections[address] >= self.limits.connections_per_address:
            return False
        self._connections[address] += 1
        return True

    def let_out(self, address: str) -> None:
        """A connection is gone."""
        self._connections[address] -= 1
        if not self._connections[address]:
            del self._connections[address]

    def may_ask(self, address: str) -> bool:
        """Whether this address may make another request."""
        if address not in self._buckets:
            self._forget()
            self._buckets[address] = Bucket(self.limits.requests_per_second, self.limits.request_burst)
        return self._buckets[address].take()

    def _forget(self) -> None:
        if len(self._buckets) >= self.MOST_BUCKETS:
            for address in [address for address, bucket in self._buckets.items() if bucket.full]:
                del self._buckets[address]
