"""Who wins."""

from __future__ import annotations

from paravent.core.rules import Outcome, Seat
from paravent.games.commandments.state import CommandmentsState


def winners(s: CommandmentsState) -> tuple[Seat, ...]:
    """Most karma wins; ties share."""
    best = max(s.karma)
    return tuple([seat for seat in range(s.players) if s.karma[seat] == best])


def outcome(s: CommandmentsState) -> Outcome:
    """Karma and winners; there is one ending."""
    return Outcome(tuple(s.karma), winners(s), "rituals")
