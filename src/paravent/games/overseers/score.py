"""Who wins; what a row of cards is worth is in `worth`."""

from __future__ import annotations

from paravent.core.rules import Outcome, Seat
from paravent.games.overseers.state import OverseersState


def winners(s: OverseersState) -> tuple[Seat, ...]:
    """O-24 The highest total; among equals those who never led, if there are any."""
    best = max([overseer.total for overseer in s.overseers])
    tied = [seat for seat in range(s.players) if s.overseers[seat].total == best]
    never = [seat for seat in tied if not s.overseers[seat].led]
    return tuple(never or tied)


def outcome(s: OverseersState) -> Outcome:
    """Totals and winners; there is one ending."""
    return Outcome(tuple([overseer.total for overseer in s.overseers]), winners(s), "rounds")
