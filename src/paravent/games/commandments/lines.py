"""What in The 3 Commandments is worth a remark, to whom; a High Priestess keeps silent anyway (C-13)."""

from __future__ import annotations

from paravent.core.rules import Event, Seat
from paravent.games.commandments.events import CalledIllegal, Ended, Judged


def occasion(seat: Seat, event: Event) -> str | None:
    """Karma, to the novice who gets it; a performance called illegal, to who performed; the end."""
    match event:
        case Judged(_, novice, _, karma) if novice == seat and karma > 0:
            return "pleased"
        case CalledIllegal(_, novice) if novice == seat:
            return "accused"
        case Ended(_, winners):
            return "won" if seat in winners else "lost"
    return None


OCCASION = occasion
