"""What it comes to."""

from __future__ import annotations

from paravent.core.rules import Outcome, Seat
from paravent_skull.state import SkullState


def winners(s: SkullState) -> tuple[Seat, ...]:
    """K-11 Who has two points, else who is alone."""
    return (max(s.remaining(), key=lambda seat: s.players[seat].points),)


def outcome(s: SkullState) -> Outcome:
    return Outcome(tuple([player.points for player in s.players]), winners(s), s.ending)
