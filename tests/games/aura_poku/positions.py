"""A text form for positions of Aura Poku.

A player is a line `PAWNS | PURSE | CARD`, what is left out at its end being as at the start:

    p4 a1l throne | 8 | 2-4

Pawns 0, 1, 2 by the place where they stand; the sacrifice card, upper and lower, for a player with a pawn on an altar.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import paravent
from paravent import Chance, Json, Phase, Seat, Table
from paravent.games.aura_poku.board import BOARDS, Board
from paravent.games.aura_poku.cards import NODE, SACRIFICES, Sacrifice
from paravent.games.aura_poku.moves import OFFER
from paravent.games.aura_poku.state import AFTER, BEFORE, MOVE, Accept, AuraPokuState, Haggle, Offers, stand_all
from paravent.games.aura_poku.view import AuraPokuView

START: Final = "throne throne throne"


def place(board: Board, name: str) -> int:
    return board.place[NODE[name].index]


def seat_player(s: AuraPokuState, seat: Seat, line: str) -> None:
    """Set a player's pawns, purse and card as the line says."""
    pawns, purse, card, *_ = [part.strip() for part in (line + " | | ").split("|")]
    s.pawns[seat] = [place(s.board, name) for name in pawns.split()]
    s.purses[seat] = int(purse) if purse else s.purses[seat]
    s.cards[seat] = SACRIFICES[card] if card else None


def pile_of(s: AuraPokuState, top: str) -> list[Sacrifice]:
    """All cards that nobody holds, the named ones on top."""
    first = [SACRIFICES[name] for name in top.split()]
    rest = s.board.cards.copy()
    for card in [*first, *s.cards]:
        if card is not None:
            rest.remove(card)
    return first + rest


def bag_of(s: AuraPokuState, next_coins: Sequence[int]) -> list[int]:
    """The coins that are neither on sources nor in purses at the start, the named ones to come next."""
    contents = s.board.bag(len(s.purses))
    for coin in next_coins:
        contents[coin] -= 1
    return [value for value, count in contents.items() for _ in range(count)] + [*reversed(next_coins)]


def seed_for(die: int) -> int:
    """A seed whose stream rolls this first."""
    return next(seed for seed in range(100) if Chance(seed).below(6) + 1 == die)


def position(
    *lines: str,
    board: str = "gold_coast",
    phase: Phase = BEFORE[0],
    die: int = 4,
    obstacles: str = "",
    pile: str = "",
    bag: Sequence[int] = (),
    empty_bag: bool = False,
    sources: Sequence[list[int]] | None = None,
    passed: Sequence[Sequence[Seat]] = (),
    huts: Sequence[Seat] = (),
    persecutor: int | None = None,
    rings: int = 0,
    first: Seat = 0,
    round: int = 1,
    moved: bool | None = None,
    sacrificed: bool = False,
    negotiated: bool = False,
    offers: Sequence[tuple[Seat, int, int]] = (),
    words: Sequence[int] = (),
    leftover: int = 0,
    haggling: bool = False,
    rings_to_move: int = 4,
    last_takes_all: bool = False,
    max_rounds: int = 60,
) -> Table:
    """A table in this position whose next roll is `die`; its history begins here."""
    s = AuraPokuState(BOARDS[board], len(lines))
    for seat, line in enumerate(lines):
        seat_player(s, seat, line)
    s.obstacles = [place(s.board, name) for name in obstacles.split()]
    stand_all(s)
    s.pile, s.bag = pile_of(s, pile), [] if empty_bag else bag_of(s, bag)
    s.sources = [coins.copy() for coins in sources] if sources else s.sources
    for source, seats in enumerate(passed):
        for seat in seats:
            s.passed[source][seat] = True
    s.huts, s.rings, s.first, s.round = list(huts), rings, first, round
    s.persecutor = s.persecutor if persecutor is None else persecutor
    s.moved = phase in AFTER if moved is None else moved
    s.sacrificed, s.negotiated, s.phase = sacrificed, negotiated, phase
    for seat, gold, pawns in offers:
        s.offers[seat] = OFFER[gold][pawns - 1]
    s.words, s.leftover, s.haggling = list(words) or s.words, leftover, haggling
    s.rings_to_move, s.last_takes_all, s.max_rounds = rings_to_move, last_takes_all, max_rounds
    rules = paravent.games()["aura_poku"]
    own: dict[str, Json] = {
        "board": board,
        "bargaining": "open" if haggling else "sealed",
        "rings_to_move": rings_to_move,
        "last_takes_all": last_takes_all,
        "max_rounds": max_rounds,
    }
    options = rules.check_setup(len(lines), own)
    return Table(rules, len(lines), options, seed_for(die), Chance(seed_for(die)), s, history=True)


def truth(table: Table) -> AuraPokuState:
    """The table's state, as what it is."""
    assert isinstance(table.state, AuraPokuState)
    return table.state


def look(table: Table, seat: Seat | None) -> AuraPokuView:
    """What a seat sees, as what it is."""
    view = table.view(seat)
    assert isinstance(view, AuraPokuView)
    return view


def pawns(table: Table, seat: Seat) -> str:
    """Where a player's pawns stand, as `position` reads it."""
    s = truth(table)
    return " ".join(s.board.nodes[where].name for where in s.pawns[seat])


def purses(table: Table) -> list[int]:
    return truth(table).purses.copy()


A1L: Final = NODE["a1l"]
COURT: Final = "c1l c1l p9"

NAMED: Final[dict[str, Callable[[], Table]]] = {
    "start of three": lambda: paravent.new("aura_poku", players=3, seed=3),
    "start of six": lambda: paravent.new("aura_poku", players=6, seed=6),
    "start of four at the creek": lambda: paravent.new("aura_poku", players=4, seed=4, options={"board": "creek"}),
    "E-1": lambda: position("throne throne p4", START, START, obstacles="p5", phase=MOVE[0][4], pile="1-2"),
    "E-3": lambda: position("a1l p30 p31 | 3 | 2-4", "c1l c1l throne", "c1l throne throne"),
    "three offers are made": lambda: position(
        "a1l p30 p31 | 3 | 2-4", f"{COURT} | 4", "c1l c1l c1l | 2", "c1l p20 p21 | 1", phase=Offers(0, A1L, 3), negotiated=True
    ),
    "a choice of offers": lambda: position(
        "a1l c1l p31 | 1 | 2-4", f"{COURT} | 4", "c1l c1l c1l | 2", "c1l p20 p21 | 1",
        phase=Accept(0, A1L, None), negotiated=True, offers=[(1, 2, 2), (2, 0, 1), (3, 1, 1)],
    ),
    "haggling": lambda: position(
        "a1l c1l p31 | 3 | 2-4", f"{COURT} | 4", "c1l c1l c1l | 2", "c1l p20 p21 | 1",
        phase=Haggle(0, A1L, 3), negotiated=True, haggling=True, words=[6, 5, 5, 6], offers=[(1, 2, 2), (2, 0, 1)],
    ),
    "four place the leftover pawns": lambda: paravent.new("aura_poku", players=4, seed=5, options={"obstacles": "placed"}),
    "past a source": lambda: position("p11 throne throne", START, START, phase=MOVE[0][2]),
    "E-5": lambda: position("village a1u village | 3 | 1-3", START, START, huts=[0, 0], phase=MOVE[0][2]),
    "two free altars": lambda: position("c1l c1u p20", "c1l p8 p9", "a2l p22 p23 | 9 | 3-6", phase=AFTER[0]),
    "E-6": lambda: position("village village p50", "village throne throne", START, huts=[0, 1, 0]),
}  # fmt: skip
