"""How large what a player sees can be."""

from __future__ import annotations

from typing import Final, cast

from paravent.core.bounds import Bounds, Counts, Exactly, Fields, Many, Whole, Words
from paravent.core.rules import Move, Options
from paravent.games.aura_poku.board import BOARDS, SHIPPED, Board
from paravent.games.aura_poku.check import MOST
from paravent.games.aura_poku.haggling import WORDS
from paravent.games.aura_poku.moves import (
    ACCEPT,
    ASKS,
    CALLS,
    CROSS,
    DEMANDS,
    DONE,
    LEAVE,
    MOST_DEMANDED,
    MOST_PLAYERS,
    OFFER,
    OFFER_NONE,
    PAWNS,
    PLACE,
    ROLL,
    STAY,
    STEP,
    WALK,
    WITHDRAW,
)
from paravent.games.aura_poku.rules import AURA_POKU
from paravent.games.aura_poku.state import SIDES

DEMAND: Final = Whole(0, MOST_DEMANDED)
PAWN: Final = Whole(0, PAWNS - 1)


def board_of(options: Options) -> Board:
    return BOARDS[cast("str", options["board"])]


def gold_of(board: Board) -> int:
    """All the gold there is."""
    return sum([value * count for value, count in board.coins.items()])


def fields(players: int, options: Options) -> Fields:
    """A board has so many huts, sources, cards and coins, and nobody more gold than there is."""
    board = board_of(options)
    gold, huts, leftover = gold_of(board), len(board.huts), PAWNS * (MOST_PLAYERS - players)
    return {
        "state.Move.die": Whole(0, SIDES),
        "state.Offers.demand": DEMAND,
        "state.Accept.demand": DEMAND,
        "state.Haggle.demand": DEMAND,
        "Demand.gold": DEMAND,
        "Call.gold": DEMAND,
        "Ask.gold": DEMAND,
        "Step.pawn": PAWN,
        "Walk.pawn": PAWN,
        "Offer.gold": Whole(0, gold),
        "Offer.pawns": Whole(1, PAWNS),
        "moves.Accept.seats": Counts(1),
        "AuraPokuView.board": Words(SHIPPED),
        "AuraPokuView.round": Whole(1, cast("int", options["max_rounds"])),
        "AuraPokuView.players": Exactly(players),
        "AuraPokuView.obstacles": Many(leftover),
        "AuraPokuView.sources": Exactly(board.sources, Many(len(board.source), Whole(1, MOST))),
        "AuraPokuView.passed": Exactly(board.sources, Counts(1)),
        "AuraPokuView.taken": Many(huts),
        "AuraPokuView.free": Many(huts, Whole(0, MOST)),
        "AuraPokuView.persecutor": Whole(0, board.steps),
        "AuraPokuView.steps": Whole(0, MOST),
        "AuraPokuView.rings": Whole(0, cast("int", options["rings_to_move"])),
        "AuraPokuView.bag": Whole(0, sum(board.coins.values())),
        "AuraPokuView.pile": Whole(0, len(board.cards)),
        "AuraPokuView.leftover": Whole(0, leftover),
        "AuraPokuView.first_pays": Whole(0, 10),
        "AuraPokuView.rings_to_move": Whole(3, 4),
        "AuraPokuView.max_rounds": Whole(1, 1000),
        "AuraPokuView.ending": Words(("", *AURA_POKU.endings)),
        "PlayerView.pawns": Exactly(PAWNS),
        "PlayerView.huts": Many(huts, Whole(0, MOST)),
        "PlayerView.words": Whole(0, WORDS),
        "PlayerView.purse": Whole(0, gold),
        "PlayerView.score": Whole(0, gold + sum(board.huts)),
    }


def choices(players: int, options: Options) -> int:
    """An offer of any gold for some pawns; a walk of any pawn anywhere, perhaps leaving a coin; any company, or to ask anew."""
    board = board_of(options)
    offers, walks = PAWNS * (gold_of(board) + 1) + 2, 2 * PAWNS * len(board.nodes) + 1
    return max(offers, walks, (1 << players - 1) + MOST_DEMANDED + 2)


def moves() -> list[Move]:
    """Every move, on any board."""
    found: list[Move] = [ROLL, CROSS, STAY, DONE, OFFER_NONE, WITHDRAW, *PLACE, *STEP, *DEMANDS, *CALLS, *ASKS, *ACCEPT]
    for row in [*WALK, *LEAVE]:
        found += row
    for offers in OFFER:
        found += offers
    return found


BOUNDS: Final = Bounds(fields, choices, moves)
