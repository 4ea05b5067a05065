"""A game with sealed votes and a standing move, to see how people at one screen fare with them.

One seat is the king, and only it knows. Everyone votes at once, twice; the king may show the crown at any time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from paravent.core.chance import Chance
from paravent.core.errors import unreadable
from paravent.core.rules import Answers, Event, Json, Move, Options, Outcome, Phase, Rules, Seat, State, Tell, View


@dataclass(frozen=True)
class Vote(Move):
    """Name a seat."""

    seat: Seat

    def __str__(self) -> str:
        return f"vote {self.seat}"


@dataclass(frozen=True)
class Crown(Move):
    """Show that I am the king."""

    def __str__(self) -> str:
        return "crown"


@dataclass(frozen=True)
class Ballot(Phase):
    """Everyone votes."""

    number: int


@dataclass(frozen=True)
class Voted(Event):
    """The votes lie open."""

    votes: tuple[str, ...]


@dataclass(frozen=True)
class Crowned(Event):
    """The king is known."""

    seat: Seat


@dataclass
class ToyView(View):
    """The king, to those who may know, and the ballot."""

    king: Seat | None
    ballot: int


class ToyState(State):
    """Who is king, and how far the votes are."""

    def __init__(self, players: int, king: Seat) -> None:
        self.players = players
        self.king = king
        self.shown = False
        self.ballot = 1
        self.phase: Phase | None = Ballot(1)

    def copy(self) -> ToyState:
        twin = ToyState(self.players, self.king)
        twin.shown, twin.ballot, twin.phase = self.shown, self.ballot, self.phase
        return twin

    def dump(self) -> dict[str, Json]:
        return {"players": self.players, "king": self.king, "shown": self.shown, "ballot": self.ballot}


class Toy(Rules[ToyState]):
    """The game."""

    def __init__(self) -> None:
        self.name = "toy"
        self.version = 1
        self.players = range(2, 5)
        self.options = {}
        self.endings = ("votes",)

    def new_game(self, players: int, options: Options, chance: Chance) -> ToyState:
        return ToyState(players, 1)

    def ask(self, s: ToyState) -> list[Seat]:
        return list(range(s.players)) if s.phase else []

    def legal(self, s: ToyState, seat: Seat) -> list[Move]:
        return [Vote(other) for other in range(s.players)]

    def standing(self, s: ToyState, seat: Seat) -> list[Move]:
        return [Crown()] if seat == s.king and not s.shown else []

    def resolve(self, s: ToyState, answers: Answers, chance: Chance, tell: Tell) -> None:
        tell(Voted(tuple(str(answer) for answer in answers.values())))
        s.ballot += 1
        s.phase = Ballot(s.ballot) if s.ballot <= 2 else None

    def interrupt(self, s: ToyState, seat: Seat, move: Move, chance: Chance, tell: Tell) -> None:
        s.shown = True
        tell(Crowned(seat))

    def view(self, s: ToyState, seat: Seat | None) -> ToyView:
        return ToyView(s.king if s.shown or seat == s.king else None, s.ballot)

    def outcome(self, s: ToyState) -> Outcome:
        return Outcome((0,) * s.players, (s.king,), "votes")

    def default_move(self, s: ToyState, seat: Seat, chance: Chance) -> Move:
        return Vote(0)

    def bound(self, players: int, options: Options) -> int:
        return 2 * players + 1

    def parse(self, text: str) -> Move:
        word, _, seat = text.partition(" ")
        if text == "crown":
            return Crown()
        if word == "vote" and seat.isdecimal():
            return Vote(int(seat))
        raise unreadable(text)

    def load(self, data: dict[str, Json]) -> ToyState:
        raise NotImplementedError("no test loads a toy")

    def sample(self, view: View, history: Sequence[Event], chance: Chance) -> ToyState:
        raise NotImplementedError("no test samples a toy")
