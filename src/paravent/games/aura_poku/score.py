"""What everyone has in the end, and who wins."""

from __future__ import annotations

from paravent.core.rules import Outcome, Seat
from paravent.games.aura_poku.state import AuraPokuState
from paravent.games.aura_poku.view import huts_of


def score(s: AuraPokuState, seat: Seat) -> int:
    """A-20 Gold and huts; pawns elsewhere score nothing."""
    return s.purses[seat] + sum(huts_of(s, seat))


def winners(s: AuraPokuState) -> tuple[Seat, ...]:
    """A-20 Ties share the victory."""
    scores = [score(s, seat) for seat in range(len(s.purses))]
    best = max(scores)
    return tuple([seat for seat in range(len(scores)) if scores[seat] == best])


def outcome(s: AuraPokuState) -> Outcome:
    """Gold with huts, winners, and how it ended."""
    return Outcome(tuple([score(s, seat) for seat in range(len(s.purses))]), winners(s), s.ending)
