"""Swaps of listeners that would only undo one that was made."""

from __future__ import annotations

from collections.abc import Sequence

from paravent.core.rules import Event, Seat
from paravent.games.guru.cards import Follower
from paravent.games.guru.events import Recruited


def undoing(seat: Seat, history: Sequence[Event]) -> set[tuple[Follower, Follower]]:
    """Whom for whom: what would put two listeners back whom this seat has swapped, or seen swapped away."""
    found: set[tuple[Follower, Follower]] = set()
    for event in history:
        if isinstance(event, Recruited):
            if event.seat == seat:
                found.add((event.mine, event.theirs))
            elif event.guru == seat:
                found.add((event.theirs, event.mine))
    return found
