"""What in Overseers is worth a remark, to whom."""

from __future__ import annotations

from paravent.core.rules import Event, Seat
from paravent.games.overseers.events import Accused, Drained, Ended, Pardoned, Robbed


def occasion(seat: Seat, event: Event) -> str | None:
    """An accusation, to the accused; a theft, to the victim; a denial that held, to the others; the end."""
    match event:
        case Accused(accused) if accused == seat:
            return "accused"
        case Robbed(_, victim) | Drained(_, victim) if victim == seat:
            return "wronged"
        case Pardoned(pardoned) if pardoned != seat:
            return "praise"
        case Ended(_, winners):
            return "won" if seat in winners else "lost"
    return None


OCCASION = occasion
