"""The moves of Sultans of Karaya, each made once, and their notation."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final, TypeAlias, final

from mypy_extensions import i64

from paravent.core.errors import unreadable
from paravent.core.rules import Move, Seat
from paravent.games.sultans.cards import LOYALISTS, MOST_PLAYERS, REBELS, SIDES, Side

Seats: TypeAlias = i64  # a set of seats, one bit each: a machine word, which takes fewer steps than a whole number of any size
SEATS: Final = list(range(MOST_PLAYERS))
MOST_GAZED_AT: Final = 3


def place(target: Seat | None) -> str:
    """A seat's number, or the word for the card in the middle."""
    return "spare" if target is None else str(target)


@final
@dataclass(frozen=True)
class Look(Move):
    """Look at a hidden player's card."""

    target: Seat

    def __str__(self) -> str:
        return f"look {self.target}"


@final
@dataclass(frozen=True)
class Swap(Move):
    """Exchange my hidden card, blindly and in public, with a hidden player's or (None) with the spare."""

    target: Seat | None

    def __str__(self) -> str:
        return f"swap {place(self.target)}"


@final
@dataclass(frozen=True)
class Hide(Move):
    """Turn my card face down."""

    def __str__(self) -> str:
        return "hide"


@final
@dataclass(frozen=True)
class Keep(Move):
    """Having hidden, keep my card."""

    def __str__(self) -> str:
        return "keep"


@final
@dataclass(frozen=True)
class Exchange(Move):
    """Having hidden, exchange my card in secret with a hidden player's or (None) with the spare."""

    target: Seat | None

    def __str__(self) -> str:
        return f"exchange {place(self.target)}"


@final
@dataclass(frozen=True)
class Execute(Move):
    """The sultan has a visible rebel put to death."""

    target: Seat

    def __str__(self) -> str:
        return f"execute {self.target}"


@final
@dataclass(frozen=True)
class Detain(Move):
    """A guard makes a player skip their next turn."""

    target: Seat

    def __str__(self) -> str:
        return f"detain {self.target}"


@final
@dataclass(frozen=True)
class Kill(Move):
    """An assassin strikes at any player."""

    target: Seat

    def __str__(self) -> str:
        return f"kill {self.target}"


@final
@dataclass(frozen=True)
class Revolt(Move):
    """A slave starts a revolt."""

    def __str__(self) -> str:
        return "revolt"


@final
@dataclass(frozen=True)
class Capture(Move):
    """The slave driver captures a visible slave."""

    target: Seat

    def __str__(self) -> str:
        return f"capture {self.target}"


@final
@dataclass(frozen=True)
class Hunt(Move):
    """The slave driver names a hidden player: a slave is revealed and captured."""

    target: Seat

    def __str__(self) -> str:
        return f"hunt {self.target}"


@final
@dataclass(frozen=True)
class Stop(Move):
    """The slave driver ends the hunt."""

    def __str__(self) -> str:
        return "stop"


@final
@dataclass(frozen=True)
class Dance(Move):
    """The belly dancer shows herself."""

    def __str__(self) -> str:
        return "dance"


@final
@dataclass(frozen=True)
class Force(Move):
    """The vizier, on this side, forces a hidden player to reveal and act."""

    target: Seat
    side: Side

    def __str__(self) -> str:
        return f"force {self.target} for {self.side}"


@final
@dataclass(frozen=True)
class Gaze(Move):
    """The fortune teller looks at three hidden cards, or at all if there are fewer."""

    targets: tuple[Seat, ...]

    def __str__(self) -> str:
        return " ".join(["gaze", *[str(target) for target in self.targets]])


@final
@dataclass(frozen=True)
class Predict(Move):
    """The fortune teller says which side will win."""

    side: Side

    def __str__(self) -> str:
        return f"predict {self.side}"


@final
@dataclass(frozen=True)
class Intervene(Move):
    """A guard kills the assassin first."""

    def __str__(self) -> str:
        return "intervene"


@final
@dataclass(frozen=True)
class Join(Move):
    """A hidden slave joins the revolt."""

    def __str__(self) -> str:
        return "join"


@final
@dataclass(frozen=True)
class Avoid(Move):
    """A guard or the sultan reveals to avoid detention."""

    def __str__(self) -> str:
        return "avoid"


@final
@dataclass(frozen=True)
class Pass(Move):
    """No reaction."""

    def __str__(self) -> str:
        return "pass"


@final
@dataclass(frozen=True)
class TimeUp(Move):
    """The keeper of the table says that the round being played is the last (S-29)."""

    def __str__(self) -> str:
        return "time-up"


@final
@dataclass(frozen=True)
class Reveal(Move):
    """The sultan shows himself, at any time (S-13)."""

    def __str__(self) -> str:
        return "reveal"


HIDE: Final = Hide()
KEEP: Final = Keep()
REVOLT: Final = Revolt()
STOP: Final = Stop()
DANCE: Final = Dance()
INTERVENE: Final = Intervene()
JOIN: Final = Join()
AVOID: Final = Avoid()
PASS: Final = Pass()
REVEAL: Final = Reveal()
TIME_UP: Final = TimeUp()
SWAP_SPARE: Final = Swap(None)
EXCHANGE_SPARE: Final = Exchange(None)
PREDICTIONS: Final[list[Move]] = [Predict(side) for side in SIDES]


@final
class Lines:
    """The lines of one kind, one for each seat, and those that are there whatever the seats.

    The list for a set of seats (a mask) is made once and shared, so that asking what is legal costs almost nothing.
    """

    def __init__(self, to: list[Move], always: list[Move]) -> None:
        self.to: Final = to
        self.always: Final = always
        self._at: list[list[Move] | None] = [None] * (1 << MOST_PLAYERS)

    def at(self, mask: Seats) -> list[Move]:
        known = self._at[mask]
        if known is None:
            known = [self.to[seat] for seat in SEATS if mask >> seat & 1] + self.always
            self._at[mask] = known
        return known


LOOK: Final = Lines([Look(seat) for seat in SEATS], [])
LOOK_OR_HIDE: Final = Lines(LOOK.to, [HIDE])
SWAP: Final = Lines([Swap(seat) for seat in SEATS], [SWAP_SPARE])
_LOOK_OR_SWAP: Final[list[list[Move] | None]] = [None] * (1 << MOST_PLAYERS)
EXCHANGE: Final = Lines([Exchange(seat) for seat in SEATS], [KEEP, EXCHANGE_SPARE])
EXECUTE: Final = Lines([Execute(seat) for seat in SEATS], [])
DETAIN: Final = Lines([Detain(seat) for seat in SEATS], [])
KILL: Final = Lines([Kill(seat) for seat in SEATS], [])
CAPTURE: Final = Lines([Capture(seat) for seat in SEATS], [])
HUNT: Final = Lines([Hunt(seat) for seat in SEATS], [])
FORCE: Final = [Lines([Force(seat, side) for seat in SEATS], []) for side in (LOYALISTS, REBELS)]


def looks_and_swaps(hidden: Seats, partners: Seats) -> list[Move]:
    """S-2 S-3 A look at each of the hidden, and a swap with each partner or the spare."""
    if hidden != partners:
        return LOOK.at(hidden) + SWAP.at(partners)
    known = _LOOK_OR_SWAP[hidden]
    if known is None:
        known = LOOK.at(hidden) + SWAP.at(hidden)
        _LOOK_OR_SWAP[hidden] = known
    return known


GAZE: Final = {seats: Gaze(seats) for size in range(MOST_GAZED_AT + 1) for seats in combinations(SEATS, size)}
_GAZES: Final[list[list[Move] | None]] = [None] * (1 << MOST_PLAYERS)


def gazes(mask: Seats) -> list[Move]:
    """S-22 Every choice of three of these seats; all of them if there are fewer."""
    known = _GAZES[mask]
    if known is None:
        seats = [seat for seat in SEATS if mask >> seat & 1]
        known = [GAZE[chosen] for chosen in combinations(seats, min(MOST_GAZED_AT, len(seats)))]
        _GAZES[mask] = known
    return known


def every_move() -> list[Move]:
    """Every move of the game, once."""
    single: list[Move] = [HIDE, REVOLT, STOP, DANCE, INTERVENE, JOIN, AVOID, PASS, REVEAL, TIME_UP, *PREDICTIONS]
    for lines in [LOOK, SWAP, EXCHANGE, EXECUTE, DETAIN, KILL, CAPTURE, HUNT, *FORCE]:
        single += lines.to + lines.always
    return single + list(GAZE.values())


_WRITTEN: Final = {str(move): move for move in every_move()}


def parse(text: str) -> Move:
    """The move that a line names, whatever its case and spacing."""
    move = _WRITTEN.get(" ".join(text.lower().split()))
    if move is None:
        raise unreadable(text)
    return move
