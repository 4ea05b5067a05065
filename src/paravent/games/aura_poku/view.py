"""What a player, or a spectator, sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from paravent.core.rules import Phase, Seat, View
from paravent.games.aura_poku.cards import Node, Sacrifice
from paravent.games.aura_poku.moves import Offer
from paravent.games.aura_poku.state import AuraPokuState


@final
@dataclass(init=False)
class PlayerView:
    """A player from outside; `purse` and `card` for those who may know them, `score` when the game is over."""

    pawns: tuple[Node, ...]
    huts: tuple[int, ...]
    offer: Offer | None
    purse: int | None
    card: Sacrifice | None
    score: int | None

    def __init__(
        self,
        pawns: tuple[Node, ...],
        huts: tuple[int, ...],
        offer: Offer | None,
        purse: int | None,
        card: Sacrifice | None,
        score: int | None,
    ) -> None:
        self.pawns = pawns
        self.huts = huts
        self.offer = offer
        self.purse = purse
        self.card = card
        self.score = score


@final
@dataclass(init=False)
class AuraPokuView(View):
    """The table as one seat sees it. `passed` names who has passed each source; `free` are the free huts, highest first."""

    seat: Seat | None
    phase: Phase | None
    board: str
    round: int
    first: Seat
    players: tuple[PlayerView, ...]
    obstacles: tuple[Node, ...]
    sources: tuple[tuple[int, ...], ...]
    passed: tuple[tuple[Seat, ...], ...]
    taken: tuple[Seat, ...]
    free: tuple[int, ...]
    persecutor: int
    steps: int
    rings: int
    bag: int
    pile: int
    moved: bool
    sacrificed: bool
    negotiated: bool
    rings_to_move: int
    last_takes_all: bool
    max_rounds: int
    ending: str

    def __init__(
        self,
        seat: Seat | None,
        phase: Phase | None,
        board: str,
        round: int,
        first: Seat,
        players: tuple[PlayerView, ...],
        obstacles: tuple[Node, ...],
        sources: tuple[tuple[int, ...], ...],
        passed: tuple[tuple[Seat, ...], ...],
        taken: tuple[Seat, ...],
        free: tuple[int, ...],
        persecutor: int,
        steps: int,
        rings: int,
        bag: int,
        pile: int,
        moved: bool,
        sacrificed: bool,
        negotiated: bool,
        rings_to_move: int,
        last_takes_all: bool,
        max_rounds: int,
        ending: str,
    ) -> None:
        self.seat = seat
        self.phase = phase
        self.board = board
        self.round = round
        self.first = first
        self.players = players
        self.obstacles = obstacles
        self.sources = sources
        self.passed = passed
        self.taken = taken
        self.free = free
        self.persecutor = persecutor
        self.steps = steps
        self.rings = rings
        self.bag = bag
        self.pile = pile
        self.moved = moved
        self.sacrificed = sacrificed
        self.negotiated = negotiated
        self.rings_to_move = rings_to_move
        self.last_takes_all = last_takes_all
        self.max_rounds = max_rounds
        self.ending = ending


def look(s: AuraPokuState, seat: Seat | None) -> AuraPokuView:
    """A-14 The table through this seat's eyes."""
    nodes = s.board.nodes
    return AuraPokuView(
        seat, s.phase, s.board.name, s.round, s.first,
        tuple([look_at_player(s, player, seat) for player in range(len(s.purses))]),
        tuple([nodes[place] for place in s.obstacles]),
        tuple([tuple(coins) for coins in s.sources]),
        tuple([tuple([k for k in range(len(seats)) if seats[k]]) for seats in s.passed]),
        tuple(s.huts), tuple(s.board.huts[len(s.huts) :]), s.persecutor, s.board.steps, s.rings, len(s.bag), len(s.pile),
        s.moved, s.sacrificed, s.negotiated, s.rings_to_move, s.last_takes_all, s.max_rounds, s.ending,
    )  # fmt: skip


def look_at_player(s: AuraPokuState, player: Seat, seat: Seat | None) -> PlayerView:
    over = s.phase is None
    purse, huts = s.purses[player], huts_of(s, player)
    return PlayerView(
        tuple([s.board.nodes[place] for place in s.pawns[player]]),
        tuple(huts),
        s.offers[player],
        purse if over or player == seat else None,
        s.cards[player] if player == seat else None,
        purse + sum(huts) if over else None,
    )


def huts_of(s: AuraPokuState, seat: Seat) -> list[int]:
    """What this player's huts are worth, highest first."""
    return [s.board.huts[hut] for hut in range(len(s.huts)) if s.huts[hut] == seat]
