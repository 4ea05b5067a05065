"""What it comes to."""

from __future__ import annotations

from newgame.state import NewGameState
from paravent.core.rules import Outcome, Seat


def winners(s: NewGameState) -> tuple[Seat, ...]:
    """N-7 Most points; ties share."""
    best = max(s.points)
    return tuple([seat for seat in range(len(s.points)) if s.points[seat] == best])


def outcome(s: NewGameState) -> Outcome:
    return Outcome(tuple(s.points), winners(s), s.ending)
