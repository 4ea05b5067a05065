"""The moves of Guru, each made once, and their notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from paravent.core.errors import unreadable
from paravent.core.rules import Move, Seat
from paravent.games.guru.cards import FOLLOWER, FOLLOWERS, PREACHERS, Follower, Preacher

PILES: Final = 4
MOST_PLAYERS: Final = 5


@final
@dataclass(frozen=True)
class Preach(Move):
    """Draw the top passer-by of a pile onto my stage."""

    pile: int

    def __str__(self) -> str:
        return f"preach {self.pile}"


@final
@dataclass(frozen=True)
class Banish(Move):
    """Send one of my listeners to the skeptics."""

    card: Follower

    def __str__(self) -> str:
        return f"banish {self.card}"


@final
@dataclass(frozen=True)
class Recruit(Move):
    """Swap one of another guru's listeners for one of mine."""

    theirs: Follower
    mine: Follower

    def __str__(self) -> str:
        return f"recruit {self.theirs} for {self.mine}"


@final
@dataclass(frozen=True)
class Convert(Move):
    """Make all my listeners members of my sect."""

    def __str__(self) -> str:
        return "convert"


@final
@dataclass(frozen=True)
class Accuse(Move):
    """Say that this preacher is active for that guru."""

    guru: Seat
    preacher: Preacher

    def __str__(self) -> str:
        return f"accuse {self.guru} {self.preacher}"


@final
@dataclass(frozen=True)
class Vanish(Move):
    """Hide one of my active preachers in my centre."""

    preacher: Preacher

    def __str__(self) -> str:
        return f"vanish {self.preacher}"


@final
@dataclass(frozen=True)
class Discard(Move):
    """Give up a listener after a false accusation."""

    card: Follower

    def __str__(self) -> str:
        return f"discard {self.card}"


@final
@dataclass(frozen=True)
class Pass(Move):
    """Let an action go, when there is none to take."""

    def __str__(self) -> str:
        return "pass"


PREACH: Final = [Preach(pile) for pile in range(PILES)]
BANISH: Final = [Banish(card) for card in FOLLOWERS]
RECRUIT: Final = [[Recruit(theirs, mine) for mine in FOLLOWERS] for theirs in FOLLOWERS]
CONVERT: Final = Convert()
ACCUSE: Final = [[Accuse(guru, preacher) for preacher in PREACHERS] for guru in range(MOST_PLAYERS)]
VANISH: Final = [Vanish(preacher) for preacher in PREACHERS]
DISCARD: Final = [Discard(card) for card in FOLLOWERS]
PASS: Final = Pass()

_FIXED: Final[dict[str, Move]] = {
    **{str(move): move for move in PREACH},
    **{str(move): move for move in BANISH},
    **{str(move): move for moves in ACCUSE for move in moves},
    **{str(move): move for move in VANISH},
    **{str(move): move for move in DISCARD},
    "convert": CONVERT,
    "pass": PASS,
}


def parse(text: str) -> Move:
    """The move that a line names, whatever its case and spacing."""
    words = text.lower().split()
    move = _FIXED.get(" ".join(words))
    if move is not None:
        return move
    if len(words) == 4 and words[0] == "recruit" and words[2] == "for" and words[1] in FOLLOWER and words[3] in FOLLOWER:
        return RECRUIT[FOLLOWER[words[1]].index][FOLLOWER[words[3]].index]
    raise unreadable(text)
