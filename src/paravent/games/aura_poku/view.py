"""What a player, or a spectator, sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from paravent.core.plain import flag, listed, number, number_if, plain_text
from paravent.core.rules import Phase, Seat, View
from paravent.games.aura_poku.cards import Node, Sacrifice
from paravent.games.aura_poku.moves import Offer
from paravent.games.aura_poku.state import AuraPokuState


@final
@dataclass(init=False)
class PlayerView:
    """A player from outside. `words` are left in a haggling; `purse` and `card` if one may know them, `score` at the end."""

    pawns: tuple[Node, ...]
    huts: tuple[int, ...]
    offer: Offer | None
    words: int
    purse: int | None
    card: Sacrifice | None
    score: int | None

    def __init__(
        self,
        *,
        pawns: tuple[Node, ...],
        huts: tuple[int, ...],
        offer: Offer | None,
        words: int,
        purse: int | None,
        card: Sacrifice | None,
        score: int | None,
    ) -> None:  # by tools/fields.py
        self.pawns = pawns
        self.huts = huts
        self.offer = offer
        self.words = words
        self.purse = purse
        self.card = card
        self.score = score

    def as_json(self) -> str:  # by tools/fields.py
        return (
            f'{{"kind":"PlayerView","pawns":{plain_text(self.pawns)}'
            f',"huts":{plain_text(self.huts)}'
            f',"offer":{plain_text(self.offer)}'
            f',"words":{number(self.words)}'
            f',"purse":{number_if(self.purse)}'
            f',"card":{plain_text(self.card)}'
            f',"score":{number_if(self.score)}'
            "}"
        )


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
    leftover: int
    haggling: bool
    first_pays: int
    rings_to_move: int
    last_takes_all: bool
    max_rounds: int
    ending: str

    def __init__(
        self,
        *,
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
        leftover: int,
        haggling: bool,
        first_pays: int,
        rings_to_move: int,
        last_takes_all: bool,
        max_rounds: int,
        ending: str,
    ) -> None:  # by tools/fields.py
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
        self.leftover = leftover
        self.haggling = haggling
        self.first_pays = first_pays
        self.rings_to_move = rings_to_move
        self.last_takes_all = last_takes_all
        self.max_rounds = max_rounds
        self.ending = ending

    def as_json(self) -> str:  # by tools/fields.py
        return (
            f'{{"kind":"AuraPokuView","seat":{number_if(self.seat)}'
            f',"phase":{plain_text(self.phase)}'
            f',"board":{plain_text(self.board)}'
            f',"round":{number(self.round)}'
            f',"first":{number(self.first)}'
            f',"players":{listed([each.as_json() for each in self.players])}'
            f',"obstacles":{plain_text(self.obstacles)}'
            f',"sources":{plain_text(self.sources)}'
            f',"passed":{plain_text(self.passed)}'
            f',"taken":{plain_text(self.taken)}'
            f',"free":{plain_text(self.free)}'
            f',"persecutor":{number(self.persecutor)}'
            f',"steps":{number(self.steps)}'
            f',"rings":{number(self.rings)}'
            f',"bag":{number(self.bag)}'
            f',"pile":{number(self.pile)}'
            f',"moved":{flag(self.moved)}'
            f',"sacrificed":{flag(self.sacrificed)}'
            f',"negotiated":{flag(self.negotiated)}'
            f',"leftover":{number(self.leftover)}'
            f',"haggling":{flag(self.haggling)}'
            f',"first_pays":{number(self.first_pays)}'
            f',"rings_to_move":{number(self.rings_to_move)}'
            f',"last_takes_all":{flag(self.last_takes_all)}'
            f',"max_rounds":{number(self.max_rounds)}'
            f',"ending":{plain_text(self.ending)}'
            "}"
        )


def look(s: AuraPokuState, seat: Seat | None) -> AuraPokuView:
    """A-14 The table through this seat's eyes."""
    nodes = s.board.nodes
    return AuraPokuView(
        seat=seat,
        phase=s.phase,
        board=s.board.name,
        round=s.round,
        first=s.first,
        players=tuple([look_at_player(s, player, seat) for player in range(s.players)]),
        obstacles=tuple([nodes[place] for place in s.obstacles]),
        sources=tuple([tuple(coins) for coins in s.sources]),
        passed=tuple([tuple([k for k in range(len(seats)) if seats[k]]) for seats in s.passed]),
        taken=tuple(s.huts),
        free=tuple(s.board.huts[len(s.huts) :]),
        persecutor=s.persecutor,
        steps=s.board.steps,
        rings=s.rings,
        bag=len(s.bag),
        pile=len(s.pile),
        moved=s.moved,
        sacrificed=s.sacrificed,
        negotiated=s.negotiated,
        leftover=s.leftover,
        haggling=s.haggling,
        first_pays=s.first_pays,
        rings_to_move=s.rings_to_move,
        last_takes_all=s.last_takes_all,
        max_rounds=s.max_rounds,
        ending=s.ending,
    )


def look_at_player(s: AuraPokuState, player: Seat, seat: Seat | None) -> PlayerView:
    over = s.phase is None
    purse, huts = s.purses[player], huts_of(s, player)
    return PlayerView(
        pawns=tuple([s.board.nodes[place] for place in s.pawns[player]]),
        huts=tuple(huts),
        offer=s.offers[player],
        words=s.words[player],
        purse=purse if over or player == seat else None,
        card=s.cards[player] if player == seat else None,
        score=purse + sum(huts) if over else None,
    )


def huts_of(s: AuraPokuState, seat: Seat) -> list[int]:
    """What this player's huts are worth, highest first."""
    return [s.board.huts[hut] for hut in range(len(s.huts)) if s.huts[hut] == seat]
