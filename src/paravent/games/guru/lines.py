"""What in Guru is worth a remark, to whom."""

from __future__ import annotations

from paravent.core.rules import Event, Seat
from paravent.games.guru.events import Accused, Ended


def occasion(seat: Seat, event: Event) -> str | None:
    """An accusation, true or false, to the accused; a good lie, to those who watched it work; the end."""
    match event:
        case Accused(accuser, guru, _, true):
            if guru == seat:
                return "caught" if true else "accused"
            return None if true or accuser == seat else "praise"
        case Ended(_, winners):
            return "won" if seat in winners else "lost"
    return None


OCCASION = occasion
