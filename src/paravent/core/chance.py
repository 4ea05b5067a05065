"""Chance: a seeded stream of bytes that is the same on every Python, forever."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, TypeVar, final

T = TypeVar("T")

BLOCK: Final = 64
FINE: Final = 1 << 30  # steps between two weights
# MASK[n] is the smallest 2^b - 1 that covers 0 .. n - 1.
MASK: Final = [0] + [(1 << (n - 1).bit_length()) - 1 for n in range(1, 257)]


@final
class Chance:
    """BLAKE2b in counter mode, keyed by the seed.

    A cryptographic stream, because the same stream deals the hidden cards and rolls the public dice: nobody who watches the
    dice can work back to the cards.
    """

    def __init__(self, seed: int | str | Chance) -> None:
        """The stream of a seed, from its start; or, given another stream, its copy, which goes on as that one would."""
        if isinstance(seed, Chance):
            self._key: bytes = seed._key
            self._count: int = seed._count
            self._at: int = seed._at
            self._block: bytes = seed._block
        else:
            self._key = blake2b(json.dumps(seed).encode(), digest_size=32, person=b"paravent").digest()
            self._count = 0
            self._at = BLOCK
            self._block = b""

    def _refill(self) -> None:
        self._block = blake2b(self._count.to_bytes(8, "little"), key=self._key).digest()
        self._count += 1
        self._at = 0

    def _byte(self) -> int:
        if self._at == BLOCK:
            self._refill()
        byte = self._block[self._at]
        self._at += 1
        return byte

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely as the others."""
        if n <= 256:
            assert n >= 1, "below needs a positive bound"
            mask = MASK[n]
            if mask == 0:
                return 0
            while True:
                drawn = self._byte() & mask
                if drawn < n:
                    return drawn
        return self._below_large(n)

    def _below_large(self, n: int) -> int:
        bits = (n - 1).bit_length()
        while True:
            drawn = 0
            for _ in range((bits + 7) // 8):
                drawn = drawn << 8 | self._byte()
            drawn &= (1 << bits) - 1
            if drawn < n:
                return drawn

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each as likely as the others."""
        return items[self.below(len(items))]

    def counted(self, counts: list[int]) -> int:
        """The place of one of these counts, each exactly as likely as it is large; one of them is above 0."""
        ticket = self.below(sum(counts))
        at = 0
        while ticket >= counts[at]:
            ticket -= counts[at]
            at += 1
        return at

    def weighted(self, weights: list[float]) -> int:
        """The place of one of these weights, each as likely as it is large, and never that of a 0; one of them is above 0."""
        ticket = sum(weights) * self.below(FINE) / FINE
        found = -1
        for at in range(len(weights)):
            if weights[at] > 0.0:
                found = at
                ticket -= weights[at]
                if ticket < 0.0:
                    break
        assert found >= 0, "one of the weights is above 0"
        return found

    def shuffle(self, items: list[T]) -> None:
        """Put the items into a random order, in place."""
        i = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1

    def fork(self, name: str) -> Chance:
        """A stream of its own that this one's present point determines and that leaves this one untouched."""
        return Chance(f"{self._key.hex()} {self._count} {self._at} {name}")

    def dump(self) -> dict[str, int | str]:
        """The stream's exact point, as JSON data."""
        return {"key": self._key.hex(), "count": self._count, "at": self._at}

    @staticmethod
    def load(key: str, count: int, at: int) -> Chance:
        """The stream at the point that `dump` wrote."""
        stream = Chance(0)
        stream._key = bytes.fromhex(key)
        stream._count = count
        if count:
            stream._count = count - 1
            stream._refill()
        stream._at = at
        return stream
