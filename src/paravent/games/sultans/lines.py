"""What in Sultans of Karaya is worth a remark, to whom."""

from __future__ import annotations

from paravent.core.rules import Event, Seat
from paravent.games.sultans.events import Arrested, Attacked, Ended, Executed, Missed


def occasion(seat: Seat, event: Event) -> str | None:
    """A strike or an arrest, to whom it befalls; a hunt that found nobody, to who was taken for a slave; the end."""
    match event:
        case Attacked(_, victim) | Arrested(_, victim) | Executed(_, victim) if victim == seat:
            return "wronged"
        case Missed(_, suspect) if suspect == seat:
            return "accused"
        case Ended(_, winners):
            return "won" if seat in winners else "lost"
    return None


OCCASION = occasion
