"""A text form for positions.

"fff|fS 1 !" is a hand of three flowers before a mat with a flower under an open skull, of one who has a point and has passed.
Lower case lies face down, upper case open; the top of the mat stands last.
"""

from __future__ import annotations

from paravent_skull.cards import FLOWER, SKULL, Disc
from paravent_skull.rules import SKULL_RULES
from paravent_skull.state import Player, SkullState

import paravent
from paravent.core.rules import Phase, Seat
from paravent.core.table import Table

DISC = {"f": FLOWER, "s": SKULL}


def discs(letters: str) -> list[Disc]:
    return [DISC[letter] for letter in letters.lower()]


def player(text: str) -> Player:
    cards, *marks = text.split()
    hand, _, mat = cards.partition("|")
    made = Player()
    made.hand, made.mat = discs(hand.strip("-")), discs(mat)
    made.turned = sum(letter.isupper() for letter in mat)
    made.points = sum(int(mark) for mark in marks if mark.isdigit())
    made.passed = "!" in marks
    return made


def position(*players: str, phase: Phase, bid: int = 0, bidder: Seat | None = None, first: Seat = 0, seed: int = 1) -> Table:
    """A table in the middle of a game."""
    s = SkullState(0)
    s.players = [player(text) for text in players]
    s.phase, s.bid, s.bidder, s.first = phase, bid, bidder, first
    fresh = paravent.new("skull", players=len(players), seed=seed).dump()
    return paravent.load({**fresh, "state": s.dump()})


def legal(table: Table, seat: Seat) -> list[str]:
    return [str(move) for move in table.legal(seat)]


__all__ = ["SKULL_RULES", "legal", "position"]
