"""What a table has seen of those who come and go: since when somebody is away, and from where each player came.

It is kept in memory only: after a restart everybody is away since then, and no address is known until its owner comes again.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final, final

from paravent.core.rules import Seat

MOST_MARKS: Final = 16  # of one player, who may roam


@final
@dataclass
class Guestbook:
    """Times by seat; marks of devices and addresses by the hash of a player's token."""

    left: dict[Seat, int] = field(default_factory=dict)
    _marks: dict[str, list[str]] = field(default_factory=dict)

    def count(self, present: Collection[Seat], players: int, now: int) -> None:
        """Who is here now; whoever is not has left by now at the latest."""
        for seat in [*self.left]:
            if seat in present or seat >= players:
                del self.left[seat]
        for seat in range(players):
            if seat not in present:
                self.left.setdefault(seat, now)

    def came(self, token: str, marks: Collection[str], here: Collection[str]) -> None:
        """The player with this token came from there; whoever has lost their seat since is forgotten."""
        self._marks = {each: kept for each, kept in self._marks.items() if each in here}
        kept = [mark for mark in self._marks.get(token, []) if mark not in marks]
        self._marks[token] = [*kept, *marks][-MOST_MARKS:]

    def marks_of(self, token: str) -> list[str]:
        """From where this player came."""
        return self._marks.get(token, [])

    def marks_beside(self, token: str) -> set[str]:
        """From where the others came: in one house all may come from one address."""
        return {mark for other, marks in self._marks.items() if other != token for mark in marks}
