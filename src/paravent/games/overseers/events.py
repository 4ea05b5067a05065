"""What happens in Overseers, and who is told what of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, final

from paravent.core.rules import Event, Seat
from paravent.games.overseers.cards import Character, Position, Trait

Cards: TypeAlias = tuple[Trait, ...]


@final
@dataclass(frozen=True)
class RoundBegan(Event):
    """A round begins under this Leader; all cards are shuffled together again (O-1)."""

    round: int
    leader: Seat


@final
@dataclass(frozen=True)
class LaidOut(Event):
    """These characters may be chosen (O-25)."""

    characters: tuple[Character, ...]


@final
@dataclass(frozen=True)
class Chosen(Event):
    """A player took one of the characters laid out (O-25)."""

    seat: Seat
    character: Character


@final
@dataclass(frozen=True)
class CharactersDealt(Event):
    """Every player's character, by seat."""

    characters: tuple[Character, ...]


@final
@dataclass(frozen=True)
class PacksDealt(Event):
    """Six trait cards each; so many are set aside unseen (O-2)."""

    aside: int


@final
@dataclass(frozen=True)
class PackReceived(Event):
    """A player looks at the pack that has come; nobody else is told what is in it."""

    seat: Seat
    cards: Cards

    def seen_by(self, seat: Seat | None) -> PackReceived | None:
        return self if seat == self.seat else None


@final
@dataclass(frozen=True)
class CandidatesSeen(Event):
    """Fushen sees three characters that were not dealt (O-3)."""

    seat: Seat
    characters: tuple[Character, ...] | None

    def seen_by(self, seat: Seat | None) -> CandidatesSeen:
        return self if seat == self.seat else CandidatesSeen(self.seat, None)


@final
@dataclass(frozen=True)
class Became(Event):
    """Fushen is another character for this round (O-3)."""

    seat: Seat
    character: Character


@final
@dataclass(frozen=True)
class Announced(Event):
    """Wuming says how many cards everyone picks now (O-5)."""

    seat: Seat
    cards: int


@final
@dataclass(frozen=True)
class Picked(Event):
    """A player kept these cards of the pack and passed those on; nobody else is told which (O-6)."""

    seat: Seat
    cards: Cards | None
    passed: Cards | None

    def seen_by(self, seat: Seat | None) -> Picked:
        return self if seat == self.seat else Picked(self.seat, None, None)


@final
@dataclass(frozen=True)
class PacksPassed(Event):
    """All packs went to the neighbour on this side, with so many cards left in each."""

    side: str
    left: int


@final
@dataclass(frozen=True)
class Discarded(Event):
    """A player put one of six cards into the discard; nobody else is told which (O-6)."""

    seat: Seat
    card: Trait | None

    def seen_by(self, seat: Seat | None) -> Discarded:
        return self if seat == self.seat else Discarded(self.seat, None)


@final
@dataclass(frozen=True)
class Placed(Event):
    """A player's rows, in the order of their positions; the bottom row is told to its owner only (O-28)."""

    seat: Seat
    top: Cards
    bottom: Cards | None

    def seen_by(self, seat: Seat | None) -> Placed:
        return self if seat == self.seat else Placed(self.seat, self.top, None)


@final
@dataclass(frozen=True)
class Tilted(Event):
    """Yanmei tilted a card; if it lies face down its trait is hers to know until Reveal (O-8)."""

    seat: Seat
    position: Position
    card: Trait | None
    shown: bool

    def seen_by(self, seat: Seat | None) -> Tilted:
        return self if self.shown or seat == self.seat else Tilted(self.seat, self.position, None, self.shown)


@final
@dataclass(frozen=True)
class Drew(Event):
    """Gan drew two cards from the discard (O-9)."""

    seat: Seat
    cards: Cards | None

    def seen_by(self, seat: Seat | None) -> Drew:
        return self if seat == self.seat else Drew(self.seat, None)


@final
@dataclass(frozen=True)
class Kept(Event):
    """Gan kept one of them, face down; the other went back (O-9, O-30)."""

    seat: Seat
    position: Position
    card: Trait | None

    def seen_by(self, seat: Seat | None) -> Kept:
        return self if seat == self.seat else Kept(self.seat, self.position, None)


@final
@dataclass(frozen=True)
class Peeked(Event):
    """Meixiu looked at two face-down cards; only she is told what they are (O-10)."""

    seat: Seat
    victim: Seat
    positions: tuple[Position, ...]
    cards: Cards | None

    def seen_by(self, seat: Seat | None) -> Peeked:
        return self if seat == self.seat else Peeked(self.seat, self.victim, self.positions, None)


@final
@dataclass(frozen=True)
class Slid(Event):
    """Nuying's card lies under another and copies it (O-11)."""

    seat: Seat
    position: Position
    above: Position


@final
@dataclass(frozen=True)
class Voted(Event):
    """All votes, by seat (O-6)."""

    votes: tuple[Seat, ...]


@final
@dataclass(frozen=True)
class Accused(Event):
    """The player with most votes, or whom the Leader named."""

    seat: Seat


@final
@dataclass(frozen=True)
class Admitted(Event):
    """The accused discarded two cards; those that lay face down are told to nobody else (O-18, O-29)."""

    seat: Seat
    positions: tuple[Position, ...]
    cards: tuple[Trait | None, ...]
    shown: tuple[bool, ...]

    def seen_by(self, seat: Seat | None) -> Admitted:
        if seat == self.seat:
            return self
        cards = [card if shown else None for card, shown in zip(self.cards, self.shown, strict=True)]
        return Admitted(self.seat, self.positions, tuple(cards), self.shown)


@final
@dataclass(frozen=True)
class Denied(Event):
    """The accused lets the cards speak."""

    seat: Seat


@final
@dataclass(frozen=True)
class Revealed(Event):
    """A player's cards lie open, and what they are worth (O-13); with the trait that Yanmei tilted (O-8)."""

    seat: Seat
    character: Character
    positions: tuple[Position, ...]
    cards: Cards
    tilted: Trait | None
    score: int


@final
@dataclass(frozen=True)
class Punished(Event):
    """The penalty falls on a denier."""

    seat: Seat


@final
@dataclass(frozen=True)
class Pardoned(Event):
    """The Leader spared a denier who was tied (O-17)."""

    seat: Seat


@final
@dataclass(frozen=True)
class Lost(Event):
    """The two cards that earned most went to the discard (O-15, O-29)."""

    seat: Seat
    positions: tuple[Position, ...]
    cards: Cards


@final
@dataclass(frozen=True)
class DiscardSeen(Event):
    """The wrongly accused looks through the whole discard (O-16)."""

    seat: Seat
    cards: Cards | None

    def seen_by(self, seat: Seat | None) -> DiscardSeen:
        return self if seat == self.seat else DiscardSeen(self.seat, None)


@final
@dataclass(frozen=True)
class Took(Event):
    """The wrongly accused took this card, face up (O-16, O-30)."""

    seat: Seat
    card: Trait
    position: Position


@final
@dataclass(frozen=True)
class TheftsTaken(Event):
    """Tao took every theft of the discard, perhaps none (O-19)."""

    seat: Seat
    thefts: int
    positions: tuple[Position, ...]


@final
@dataclass(frozen=True)
class NoThief(Event):
    """Nobody has a theft that counts: there is no robbery."""


@final
@dataclass(frozen=True)
class ThiefFound(Event):
    """The player with most thefts, or whom the Leader named."""

    seat: Seat


@final
@dataclass(frozen=True)
class Robbed(Event):
    """The thief named a victim (O-20)."""

    thief: Seat
    victim: Seat


@final
@dataclass(frozen=True)
class Gave(Event):
    """The victim's card went from one position to another in the thief's bottom row (O-20, O-30)."""

    victim: Seat
    thief: Seat
    position: Position
    card: Trait
    joined: Position


@final
@dataclass(frozen=True)
class Drained(Event):
    """Liang took points from a player, or made them lose some (O-21)."""

    seat: Seat
    victim: Seat
    points: int
    stolen: bool


@final
@dataclass(frozen=True)
class Counted(Event):
    """The round's scores, by seat (O-23)."""

    round: int
    scores: tuple[int, ...]


@final
@dataclass(frozen=True)
class Ended(Event):
    """The game is over: totals by seat, and who won (O-24)."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
