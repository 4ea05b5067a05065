"""What a player, or a spectator, sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from newgame.cards import Jar
from newgame.state import NewGameState
from paravent.core.rules import Open, Phase, Seat, View


@final
@dataclass
class PlayerView:
    """A player from outside: how many jars are left, whether one is on the table, points; the jars, for those who may know.

    What is `Open` everyone sees; a table for any game keeps the rest behind the screen.
    """

    left: Open[int]
    has_laid: Open[bool]
    points: Open[int]
    jars: tuple[Jar, ...] | None
    laid: Jar | None
    lost: tuple[Jar, ...] | None


@final
@dataclass
class NewGameView(View):
    """The table as one seat sees it."""

    seat: Seat | None
    phase: Phase | None
    players: tuple[PlayerView, ...]
    opener: Open[Seat]
    round: Open[int]
    rounds: Open[int]
    ending: Open[str]


def look(s: NewGameState, seat: Seat | None) -> NewGameView:
    players = tuple([look_at(s, other, known=other == seat or s.phase is None) for other in range(len(s.jars))])
    return NewGameView(seat, s.phase, players, s.opener, s.round, s.rounds, s.ending)


def look_at(s: NewGameState, seat: Seat, *, known: bool) -> PlayerView:
    """One player; what is in the jars only if that is known."""
    return PlayerView(
        len(s.jars[seat]),
        s.laid[seat] is not None,
        s.points[seat],
        tuple(s.jars[seat]) if known else None,
        s.laid[seat] if known else None,
        tuple(s.lost[seat]) if known else None,
    )
