"""What happens in Skull, and who is told what of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from paravent.core.rules import Event, Seat
from paravent_skull.cards import Disc


@final
@dataclass(frozen=True)
class RoundBegan(Event):
    """All discs are back in the hands; this seat will act first."""

    first: Seat


@final
@dataclass(frozen=True)
class Laid(Event):
    """A disc lies on a mat; only its owner knows its face."""

    seat: Seat
    disc: Disc | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else Laid(self.seat, None)


@final
@dataclass(frozen=True)
class BidMade(Event):
    """Somebody bid so many discs."""

    seat: Seat
    discs: int


@final
@dataclass(frozen=True)
class Passed(Event):
    """Somebody left the bidding."""

    seat: Seat


@final
@dataclass(frozen=True)
class Challenged(Event):
    """The bidding is over; this seat must turn so many discs."""

    seat: Seat
    discs: int


@final
@dataclass(frozen=True)
class Turned(Event):
    """The challenger turned the top disc of a mat."""

    seat: Seat
    mat: Seat
    disc: Disc


@final
@dataclass(frozen=True)
class Scored(Event):
    """The challenger turned as many flowers as bid."""

    seat: Seat
    points: int


@final
@dataclass(frozen=True)
class Lost(Event):
    """The challenger lost a disc, chosen by themselves or blindly by the skull's owner; only they know which."""

    seat: Seat
    skull_of: Seat
    disc: Disc | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else Lost(self.seat, self.skull_of, None)


@final
@dataclass(frozen=True)
class Left(Event):
    """The challenger has no disc left and is out of the game."""

    seat: Seat


@final
@dataclass(frozen=True)
class Opened(Event):
    """The game is over, and this player's discs lie open: the hand, and the mat from its bottom."""

    seat: Seat
    hand: tuple[Disc, ...]
    mat: tuple[Disc, ...]


@final
@dataclass(frozen=True)
class Ended(Event):
    """Somebody scored twice, or is alone."""

    ending: str
    winner: Seat
