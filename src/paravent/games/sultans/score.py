"""Points of a round, and who wins the game."""

from __future__ import annotations

from paravent.core.rules import Outcome, Seat
from paravent.games.sultans.cards import DANCER, DRIVER, GUARD, LOYALISTS, REBELS, SULTAN, TELLER, VIZIER, Side
from paravent.games.sultans.seating import beside
from paravent.games.sultans.state import SultansState, seats_in


def points_of_round(s: SultansState, side: Side | None) -> list[int]:
    """S-23 Living members of the winning side score 1 hidden, 2 visible; a hidden vizier's point is computed last."""
    points = [0] * s.players
    if side is None:
        return points
    for seat in seats_in(s.visible):
        if side_when_visible(s, seat) is side:
            points[seat] = 2
    for seat in seats_in(s.hidden):
        if side_when_hidden(s, seat) is side:
            points[seat] = 1
    for seat in seats_in(s.hidden):
        if s.cards[seat] is VIZIER and 2 in [points[other] for other in seats_in(beside(s, seat))]:
            points[seat] = 1
    return points


def side_when_visible(s: SultansState, seat: Seat) -> Side | None:
    """With whom a visible player wins."""
    role = s.cards[seat]
    if role is VIZIER:
        return s.side
    if role is TELLER:
        return s.prediction
    return LOYALISTS if role in (SULTAN, GUARD, DRIVER) else REBELS


def side_when_hidden(s: SultansState, seat: Seat) -> Side | None:
    """With whom a hidden player wins; the vizier and the fortune teller with nobody."""
    role = s.cards[seat]
    if role is VIZIER or role is TELLER:
        return None
    return LOYALISTS if role in (SULTAN, GUARD, DANCER) else REBELS


def winners(s: SultansState) -> tuple[Seat, ...]:
    """The most points; among equals whoever scored two most recently; among equals still, all of them."""
    best = max(s.points)
    tied = [seat for seat in range(s.players) if s.points[seat] == best]
    latest = max([s.last_two[seat] for seat in tied])
    return tuple([seat for seat in tied if s.last_two[seat] == latest])


def outcome(s: SultansState) -> Outcome:
    """Points, winners, and how it ended."""
    return Outcome(tuple(s.points), winners(s), s.ending)
