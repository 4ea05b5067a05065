"""What happens in Guru, and who is told what of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from paravent.core.rules import Event, Seat
from paravent.games.guru.cards import Follower, Preacher
from paravent.games.guru.state import Layer


@final
@dataclass(frozen=True)
class TurnBegan(Event):
    """A guru's turn begins, in this round."""

    seat: Seat
    round: int


@final
@dataclass(frozen=True)
class Preached(Event):
    """The follower joined the stage; `under` is the passer-by now on top of the pile, if any."""

    seat: Seat
    pile: int
    card: Follower
    under: Follower | None


@final
@dataclass(frozen=True)
class Refilled(Event):
    """The shuffled skeptics became a pile of this height, with this card on top (G-2)."""

    pile: int
    height: int
    top: Follower


@final
@dataclass(frozen=True)
class Banished(Event):
    """The listener went to the skeptics."""

    seat: Seat
    card: Follower


@final
@dataclass(frozen=True)
class Recruited(Event):
    """Two listeners swapped stages."""

    seat: Seat
    guru: Seat
    theirs: Follower
    mine: Follower


@final
@dataclass(frozen=True)
class Converted(Event):
    """The whole stage went face down onto the centre; everyone saw it go."""

    seat: Seat
    cards: tuple[Follower, ...]


@final
@dataclass(frozen=True)
class Accused(Event):
    """An accusation and its truthful answer; `bounty` is what a true one earned."""

    seat: Seat
    guru: Seat
    preacher: Preacher
    true: bool
    bounty: int


@final
@dataclass(frozen=True)
class Discarded(Event):
    """A false accuser gave up a listener."""

    seat: Seat
    card: Follower


@final
@dataclass(frozen=True)
class Vanished(Event):
    """A preacher went into the centre; only its guru is told which."""

    seat: Seat
    preacher: Preacher | None

    def seen_by(self, seat: Seat | None) -> Vanished:
        return self if seat == self.seat else Vanished(self.seat, None)


@final
@dataclass(frozen=True)
class Passed(Event):
    """A guru had no action to take."""

    seat: Seat


@final
@dataclass(frozen=True)
class LastTurn(Event):
    """So few preachers are active that the game ends with this turn."""

    seat: Seat


@final
@dataclass(frozen=True)
class LastRound(Event):
    """Nobody can pay for an accusation or a vanishing any more: this round is the last (G-21)."""

    round: int


@final
@dataclass(frozen=True)
class Unmasked(Event):
    """The end: a sect lies open, with its score (G-18)."""

    seat: Seat
    active: tuple[Preacher, ...]
    exposed: tuple[Preacher, ...]
    vanished: tuple[Preacher, ...]
    centre: tuple[Layer, ...]
    score: int
    disqualified: bool


@final
@dataclass(frozen=True)
class Ended(Event):
    """The game is over, and why."""

    ending: str
    winners: tuple[Seat, ...]
