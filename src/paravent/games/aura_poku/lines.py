"""What in Aura Poku is worth a remark, to whom."""

from __future__ import annotations

from typing import Final

from paravent.core.rules import Event, Seat
from paravent.games.aura_poku.events import Called, Demanded, Ended, Housed

DEAR: Final = 8  # gold for a passage that is worth a word


def occasion(seat: Seat, event: Event) -> str | None:
    """A high price, to those who may have to pay it; a hut, to who has it; the end."""
    match event:
        case Demanded(caller, _, int(gold)) | Called(caller, _, int(gold)) if caller != seat and gold >= DEAR:
            return "dear"
        case Housed(owner) if owner == seat:
            return "pleased"
        case Ended(_, winners):
            return "won" if seat in winners else "lost"
    return None


OCCASION = occasion
