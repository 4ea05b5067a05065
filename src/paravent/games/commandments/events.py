"""What happens in The 3 Commandments, and who is told what of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from paravent.core.rules import Event, Seat
from paravent.games.commandments.pieces import Area, Colour, Motion, Stance


@final
@dataclass(frozen=True)
class RitualBegan(Event):
    """A new High Priestess; the circle is cleared."""

    priestess: Seat
    ritual: int


@final
@dataclass(frozen=True)
class Drawn(Event):
    """The High Priestess drew her four cards; only she is told which."""

    priestess: Seat
    cards: tuple[str, ...] | None

    def seen_by(self, seat: Seat | None) -> Drawn:
        return self if seat == self.priestess else Drawn(self.priestess, None)


@final
@dataclass(frozen=True)
class Ordained(Event):
    """The three places are taken; all see the backs, only she the cards and the fourth."""

    priestess: Seat
    backs: tuple[str, ...]
    cards: tuple[str, ...] | None
    discarded: str | None

    def seen_by(self, seat: Seat | None) -> Ordained:
        return self if seat == self.priestess else Ordained(self.priestess, self.backs, None, None)


@final
@dataclass(frozen=True)
class Placed(Event):
    """The High Priestess placed an artefact."""

    priestess: Seat
    colour: Colour
    area: Area
    stance: Stance


@final
@dataclass(frozen=True)
class TurnBegan(Event):
    """A novice's move begins, in this round."""

    novice: Seat
    round: int


@final
@dataclass(frozen=True)
class Gestured(Event):
    """A gesture, at someone or at nobody."""

    novice: Seat
    gesture: Motion
    to: Seat | None


@final
@dataclass(frozen=True)
class Said(Event):
    """A saying, word for word."""

    novice: Seat
    text: str


@final
@dataclass(frozen=True)
class Taken(Event):
    """An artefact was taken in hand."""

    novice: Seat
    colour: Colour
    area: Area
    stance: Stance


@final
@dataclass(frozen=True)
class PutDown(Event):
    """The artefact was put down; the move is over."""

    novice: Seat
    colour: Colour
    area: Area
    stance: Stance


@final
@dataclass(frozen=True)
class Forfeited(Event):
    """A novice gave up the move; `back` is the artefact's area if one was in hand (C-11)."""

    novice: Seat
    back: Area | None


@final
@dataclass(frozen=True)
class CalledIllegal(Event):
    """The High Priestess called the move illegal; the artefact goes back to this area (C-24)."""

    priestess: Seat
    novice: Seat
    back: Area


@final
@dataclass(frozen=True)
class Judged(Event):
    """The verdict; with `open` everyone sees which places are marked, otherwise only the High Priestess (C-6)."""

    priestess: Seat
    novice: Seat
    announced: str
    karma: int
    marks: tuple[str, ...] | None
    fate: int
    open: bool

    def seen_by(self, seat: Seat | None) -> Judged:
        if self.open or seat == self.priestess:
            return self
        return Judged(self.priestess, self.novice, self.announced, self.karma, None, self.fate, self.open)


@final
@dataclass(frozen=True)
class RitualEnded(Event):
    """The ritual is over: its cards, every mark and what it brought each player lie open (C-14)."""

    priestess: Seat
    commandments: tuple[str, str]
    taboo: str
    marks: tuple[tuple[str, ...], ...]
    gains: tuple[int, ...]
    fallen: bool


@final
@dataclass(frozen=True)
class Ended(Event):
    """The game is over, and why."""

    ending: str
    winners: tuple[Seat, ...]
