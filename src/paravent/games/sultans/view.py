"""What a player, or a spectator, sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from paravent.core.plain import flag, listed, number, number_if, plain_text
from paravent.core.rules import Phase, Seat, View
from paravent.games.sultans.cards import TELLER, VIZIER, Role, Side
from paravent.games.sultans.state import SultansState, face, has, seats_in


@final
@dataclass(init=False)
class SeatView:
    """A player from outside: the card if it may be seen, `face` (hidden, visible or dead), tokens and points.

    `side` is the visible vizier's, or what the visible fortune teller predicts.
    """

    card: Role | None
    face: str
    detained: bool
    captive: bool
    marked: bool
    side: Side | None
    points: int
    last_two: int

    def __init__(
        self,
        *,
        card: Role | None,
        face: str,
        detained: bool,
        captive: bool,
        marked: bool,
        side: Side | None,
        points: int,
        last_two: int,
    ) -> None:  # by tools/fields.py
        self.card = card
        self.face = face
        self.detained = detained
        self.captive = captive
        self.marked = marked
        self.side = side
        self.points = points
        self.last_two = last_two

    def as_json(self) -> str:  # by tools/fields.py
        return (
            f'{{"kind":"SeatView","card":{plain_text(self.card)}'
            f',"face":{plain_text(self.face)}'
            f',"detained":{flag(self.detained)}'
            f',"captive":{flag(self.captive)}'
            f',"marked":{flag(self.marked)}'
            f',"side":{plain_text(self.side)}'
            f',"points":{number(self.points)}'
            f',"last_two":{number(self.last_two)}'
            "}"
        )


@final
@dataclass(init=False)
class SultansView(View):
    """The table as one seat sees it. `barred` are those with whom this seat may not swap (S-3)."""

    seat: Seat | None
    phase: Phase | None
    seats: tuple[SeatView, ...]
    spare: Role | None
    white: Seat | None
    barred: tuple[Seat, ...]
    active: Seat
    first: Seat
    lap: int
    round: int
    ending: str
    time_up: bool
    end: str
    rounds: int
    target: int
    minutes: int
    max_laps: int
    hunt_revolts: bool

    def __init__(
        self,
        *,
        seat: Seat | None,
        phase: Phase | None,
        seats: tuple[SeatView, ...],
        spare: Role | None,
        white: Seat | None,
        barred: tuple[Seat, ...],
        active: Seat,
        first: Seat,
        lap: int,
        round: int,
        ending: str,
        time_up: bool,
        end: str,
        rounds: int,
        target: int,
        minutes: int,
        max_laps: int,
        hunt_revolts: bool,
    ) -> None:  # by tools/fields.py
        self.seat = seat
        self.phase = phase
        self.seats = seats
        self.spare = spare
        self.white = white
        self.barred = barred
        self.active = active
        self.first = first
        self.lap = lap
        self.round = round
        self.ending = ending
        self.time_up = time_up
        self.end = end
        self.rounds = rounds
        self.target = target
        self.minutes = minutes
        self.max_laps = max_laps
        self.hunt_revolts = hunt_revolts

    def as_json(self) -> str:  # by tools/fields.py
        return (
            f'{{"kind":"SultansView","seat":{number_if(self.seat)}'
            f',"phase":{plain_text(self.phase)}'
            f',"seats":{listed([each.as_json() for each in self.seats])}'
            f',"spare":{plain_text(self.spare)}'
            f',"white":{number_if(self.white)}'
            f',"barred":{plain_text(self.barred)}'
            f',"active":{number(self.active)}'
            f',"first":{number(self.first)}'
            f',"lap":{number(self.lap)}'
            f',"round":{number(self.round)}'
            f',"ending":{plain_text(self.ending)}'
            f',"time_up":{flag(self.time_up)}'
            f',"end":{plain_text(self.end)}'
            f',"rounds":{number(self.rounds)}'
            f',"target":{number(self.target)}'
            f',"minutes":{number(self.minutes)}'
            f',"max_laps":{number(self.max_laps)}'
            f',"hunt_revolts":{flag(self.hunt_revolts)}'
            "}"
        )


def look(s: SultansState, seat: Seat | None) -> SultansView:
    """S-24 One's own card, the visible and the dead; everything when the game is over."""
    over = s.phase is None
    seats = [look_at(s, k, shown=over or k == seat or not has(s.hidden, k)) for k in range(s.players)]
    return SultansView(
        seat=seat,
        phase=s.phase,
        seats=tuple(seats),
        spare=s.spare if over else None,
        white=s.white,
        barred=() if seat is None else tuple(seats_in(s.barred[seat])),
        active=s.active,
        first=s.first,
        lap=s.lap,
        round=s.round,
        ending=s.ending,
        time_up=s.time_up,
        end=s.end,
        rounds=s.rounds,
        target=s.target,
        minutes=s.minutes,
        max_laps=s.max_laps,
        hunt_revolts=s.hunt_revolts,
    )


def look_at(s: SultansState, seat: Seat, *, shown: bool) -> SeatView:
    return SeatView(
        card=s.cards[seat] if shown else None,
        face=face(s, seat),
        detained=has(s.detained, seat),
        captive=has(s.captive, seat),
        marked=has(s.marked, seat),
        side=token(s, seat),
        points=s.points[seat],
        last_two=s.last_two[seat],
    )


def token(s: SultansState, seat: Seat) -> Side | None:
    """The red or blue token on a visible card: the vizier's side, the fortune teller's prediction."""
    if not has(s.visible, seat):
        return None
    if s.cards[seat] is VIZIER:
        return s.side
    return s.prediction if s.cards[seat] is TELLER else None
