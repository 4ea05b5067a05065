"""What a player, or a spectator, sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from paravent.core.rules import Open, Phase, Seat, View
from paravent_skull.cards import Disc
from paravent_skull.state import Player, SkullState


@final
@dataclass
class PlayerView:
    """A player from outside; `hand` and `mat` (bottom first) are there for those who may know them."""

    discs: Open[int]
    height: Open[int]
    open: Open[tuple[Disc, ...]]
    points: Open[int]
    passed: Open[bool]
    hand: tuple[Disc, ...] | None
    mat: tuple[Disc, ...] | None


@final
@dataclass
class SkullView(View):
    """The table."""

    seat: Seat | None
    phase: Phase | None
    players: tuple[PlayerView, ...]
    first: Open[Seat]
    bid: Open[int]
    bidder: Open[Seat | None]
    ending: Open[str]


def look(s: SkullState, seat: Seat | None) -> SkullView:
    """The view of a seat; the only code that reads a secret for one."""
    players = tuple([look_at(player, mine=k == seat or s.phase is None) for k, player in enumerate(s.players)])
    return SkullView(seat, s.phase, players, s.first, s.bid, s.bidder, s.ending)


def look_at(player: Player, *, mine: bool) -> PlayerView:
    open_discs = tuple(reversed(player.mat[len(player.mat) - player.turned :]))
    hand, mat = (tuple(player.hand), tuple(player.mat)) if mine else (None, None)
    return PlayerView(player.discs, len(player.mat), open_discs, player.points, player.passed, hand, mat)
