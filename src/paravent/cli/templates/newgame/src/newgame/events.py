"""What happens, and who is told what of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from newgame.cards import Jar
from paravent.core.rules import Event, Seat


@final
@dataclass(frozen=True)
class Laid(Event):
    """A jar is on the table; only its owner is told what is in it (N-2)."""

    seat: Seat
    jar: Jar | None

    def seen_by(self, seat: Seat | None) -> Laid:
        return self if seat == self.seat else Laid(self.seat, None)


@final
@dataclass(frozen=True)
class Opened(Event):
    """A player opened another's jar, and everyone saw what was in it (N-3)."""

    seat: Seat
    target: Seat
    jar: Jar


@final
@dataclass(frozen=True)
class Left(Event):
    """A player left all jars closed (N-3)."""

    seat: Seat


@final
@dataclass(frozen=True)
class Scored(Event):
    """A point, for a firefly found or a wasp that stung (N-4, N-5)."""

    seat: Seat


@final
@dataclass(frozen=True)
class Lost(Event):
    """A player lost a jar by chance; only they are told what was in it (N-5)."""

    seat: Seat
    jar: Jar | None

    def seen_by(self, seat: Seat | None) -> Lost:
        return self if seat == self.seat else Lost(self.seat, None)


@final
@dataclass(frozen=True)
class RoundBegan(Event):
    """All jars are back with their owners; this player opens next (N-6)."""

    round: int
    opener: Seat


@final
@dataclass(frozen=True)
class Ended(Event):
    """The game is over: every jar, on hand and lost, lies open (N-7)."""

    ending: str
    winners: tuple[Seat, ...]
    jars: tuple[tuple[Jar, ...], ...]
    lost: tuple[tuple[Jar, ...], ...]
