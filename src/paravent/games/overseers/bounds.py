"""How large what a player sees can be."""

from __future__ import annotations

from math import comb
from typing import Final

from paravent.core.bounds import Bounds, Counts, Exactly, Fields, Many, Whole, Words
from paravent.core.rules import Options
from paravent.games.overseers.cards import CHARACTERS, DECKS, POSITIONS
from paravent.games.overseers.moves import KEPT, all_moves
from paravent.games.overseers.trial import ROUNDS, STOLEN
from paravent.games.overseers.worth import POINTS, SUYIN_BONUS

CANDIDATES: Final = 3
PEEKED_AT: Final = 2
MOST_PICKED: Final = 2


def most_worth(players: int) -> int:
    """Every card of the deck in one row, and Suyin's murders; more than anybody can have."""
    deck = DECKS[players]
    return sum([POINTS[trait][copies] for trait, copies in enumerate(deck)]) + SUYIN_BONUS * deck[0]


def fields(players: int, options: Options) -> Fields:
    """A heap has no more cards than the deck; points are those of the cards, and what Liang takes or loses."""
    copies, cards, most = max(DECKS[players]), sum(DECKS[players]), most_worth(players)
    drained = STOLEN * max(players, len(POSITIONS))
    return {
        "AccusationTie.tied": Counts(1),
        "TheftTie.tied": Counts(1),
        "Succession.tied": Counts(1),
        "phases.Pick.cards": Whole(0, MOST_PICKED),
        "moves.Pick.cards": Counts(MOST_PICKED),
        "Place.top": Counts(KEPT),
        "Place.bottom": Counts(KEPT),
        "OverseersView.round": Whole(1, ROUNDS),
        "OverseersView.overseers": Exactly(players),
        "OverseersView.aside": Whole(0, cards),
        "OverseersView.laid_out": Many(len(CHARACTERS)),
        "OverseersView.candidates": Many(CANDIDATES),
        "OverseersView.peeked_at": Many(PEEKED_AT),
        "OverseersView.liang": Words(("steal", "per_card")),
        "HeapView.size": Whole(0, cards),
        "HeapView.cards": Counts(copies),
        "OverseerView.cards": Many(len(POSITIONS)),
        "OverseerView.worth": Whole(0, most),
        "OverseerView.score": Whole(-drained, most + drained),
        "OverseerView.total": Whole(-ROUNDS * drained, ROUNDS * (most + drained)),
    }


def choices(players: int, options: Options) -> int:
    """The most are Meixiu's, two cards of any other player, or Nuying's, one card under another."""
    places = len(POSITIONS)
    return max((players - 1) * comb(places, 2), places * (places - 1))


BOUNDS: Final = Bounds(fields, choices, lambda: list(dict.fromkeys(all_moves())))
