"""The store's beat. Writes begin on a beat, and whoever waits for one learns on a beat that it is done.

How long a commit takes, and whether one is under way already, would else tell whoever writes something of their own, such as a
word of talk, that somebody else has just written: that a sealed answer has come in. On a beat that is longer than a commit
everybody waits as long, whatever others do.
"""

from __future__ import annotations

from collections import deque
from typing import Final, final

LENGTHS: Final = (0.0025, 0.005, 0.01, 0.02, 0.04, 0.08, 0.16)  # seconds; few, so that the length itself tells little
ROOM: Final = 1.5  # times what nine of ten commits take at most: a disk stumbles now and then, and everybody waits for the beat
REMEMBERED: Final = 200  # commits


@final
class Beat:
    """It is as long as the disk needs, by what its last commits took."""

    def __init__(self, longest: float) -> None:
        self.length = LENGTHS[0]
        self._longest: Final = longest
        self._took: Final[deque[float]] = deque(maxlen=REMEMBERED)

    def add(self, seconds: float) -> None:
        """A commit took so long."""
        self._took.append(seconds)
        usual = sorted(self._took)[(len(self._took) - 1) * 9 // 10]
        self.length = min(self._longest, next((length for length in LENGTHS if length >= ROOM * usual), LENGTHS[-1]))

    def after(self, now: float) -> float:
        """The next beat, by a clock that nobody sets."""
        return (now // self.length + 1) * self.length
