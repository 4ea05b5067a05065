"""What happens in Sultans of Karaya, and who is told what of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from paravent.core.rules import Event, Seat
from paravent.games.sultans.cards import Role, Side


@final
@dataclass(frozen=True)
class RoundBegan(Event):
    """New cards are dealt; this seat begins."""

    round: int
    first: Seat


@final
@dataclass(frozen=True)
class Dealt(Event):
    """A player's card of a new round, told to that player alone."""

    seat: Seat
    card: Role

    def seen_by(self, seat: Seat | None) -> Dealt | None:
        return self if seat == self.seat else None


@final
@dataclass(frozen=True)
class TurnBegan(Event):
    """A player's turn begins."""

    seat: Seat


@final
@dataclass(frozen=True)
class Skipped(Event):
    """A captured or detained player lost a turn, and with it the detention token (S-27)."""

    seat: Seat


@final
@dataclass(frozen=True)
class Looked(Event):
    """A player looked at another's card; only the looker is told what it was."""

    seat: Seat
    target: Seat
    card: Role | None

    def seen_by(self, seat: Seat | None) -> Looked:
        return self if seat == self.seat else Looked(self.seat, self.target, None)


@final
@dataclass(frozen=True)
class Swapped(Event):
    """Two cards changed places in public, or (partner None) a player's and the spare; only players who hold one are told."""

    seat: Seat
    partner: Seat | None
    gave: Role | None
    got: Role | None

    def seen_by(self, seat: Seat | None) -> Swapped:
        mine = seat is not None and seat in (self.seat, self.partner)
        return self if mine else Swapped(self.seat, self.partner, None, None)


@final
@dataclass(frozen=True)
class Hid(Event):
    """A visible player turned their card face down."""

    seat: Seat


@final
@dataclass(frozen=True)
class Exchanged(Event):
    """A secret exchange with a player or (None) the spare: told to the hider and to a partner whose card changed (S-3)."""

    seat: Seat
    partner: Seat | None
    gave: Role
    got: Role

    def seen_by(self, seat: Seat | None) -> Exchanged | None:
        if seat is None:
            return None
        noticed = seat == self.partner and self.gave is not self.got
        return self if seat == self.seat or noticed else None


@final
@dataclass(frozen=True)
class EyesOpened(Event):
    """The secret choice after hiding is made; that is all that others learn (S-4)."""

    seat: Seat


@final
@dataclass(frozen=True)
class Revealed(Event):
    """A hidden card was turned face up."""

    seat: Seat
    card: Role


@final
@dataclass(frozen=True)
class TokenPlaced(Event):
    """The sultan became visible: the white token lies before this seat (S-12)."""

    seat: Seat


@final
@dataclass(frozen=True)
class TokenRemoved(Event):
    """The sultan hid: the white token is gone."""

    seat: Seat


@final
@dataclass(frozen=True)
class Attacked(Event):
    """An assassin strikes at a player."""

    seat: Seat
    victim: Seat


@final
@dataclass(frozen=True)
class Executed(Event):
    """The sultan ordered a death."""

    seat: Seat
    victim: Seat


@final
@dataclass(frozen=True)
class Died(Event):
    """A player is out of the round; their card lies open."""

    seat: Seat
    card: Role


@final
@dataclass(frozen=True)
class Arrested(Event):
    """A guard lays hands on a player."""

    seat: Seat
    target: Seat


@final
@dataclass(frozen=True)
class Detained(Event):
    """A player will skip their next turn."""

    seat: Seat


@final
@dataclass(frozen=True)
class Revolted(Event):
    """A slave started a revolt."""

    seat: Seat


@final
@dataclass(frozen=True)
class Missed(Event):
    """The hunted player is no slave (S-18)."""

    seat: Seat
    target: Seat


@final
@dataclass(frozen=True)
class Captured(Event):
    """A slave is captive."""

    seat: Seat


@final
@dataclass(frozen=True)
class Freed(Event):
    """The slave driver hid or died: these captives are free and in revolt."""

    seats: tuple[Seat, ...]


@final
@dataclass(frozen=True)
class Compelled(Event):
    """The vizier, on this side, forces a player to reveal and act."""

    seat: Seat
    target: Seat
    side: Side


@final
@dataclass(frozen=True)
class Gazed(Event):
    """The fortune teller looked at these players' cards; only she is told what they were."""

    seat: Seat
    targets: tuple[Seat, ...]
    cards: tuple[Role, ...] | None

    def seen_by(self, seat: Seat | None) -> Gazed:
        return self if seat == self.seat else Gazed(self.seat, self.targets, None)


@final
@dataclass(frozen=True)
class Predicted(Event):
    """The fortune teller said which side will win."""

    seat: Seat
    side: Side


@final
@dataclass(frozen=True)
class RoundEnded(Event):
    """A round is over: who won and how, every card and the spare, and what each seat scored (S-24)."""

    round: int
    side: Side | None
    how: str
    cards: tuple[Role, ...]
    spare: Role
    points: tuple[int, ...]


@final
@dataclass(frozen=True)
class TimeRanOut(Event):
    """The time is up: this round is the last (S-29)."""


@final
@dataclass(frozen=True)
class Ended(Event):
    """The game is over, and why."""

    ending: str
    winners: tuple[Seat, ...]
