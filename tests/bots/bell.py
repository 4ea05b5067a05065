"""A small game with a sealed question for everyone and a standing move, for tests of what drives bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast, final

from paravent.core.chance import Chance
from paravent.core.errors import unreadable
from paravent.core.rules import Answers, Event, Json, Move, Options, Outcome, Phase, Rules, Seat, State, Tell, View
from paravent.core.table import Table

ROUNDS = 3


@final
@dataclass(frozen=True)
class Say(Move):
    """An answer to the question."""

    word: str

    def __str__(self) -> str:
        return f"say {self.word}"


@final
@dataclass(frozen=True)
class Ring(Move):
    """The holder of the bell rings it, once."""

    def __str__(self) -> str:
        return "ring"


@final
@dataclass(frozen=True)
class Question(Phase):
    """Everyone says a word."""


@final
@dataclass(frozen=True)
class Said(Event):
    """Words, each known only to the one who said it."""

    words: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> Said:
        return Said(tuple([word if k == seat else "" for k, word in enumerate(self.words)]))


@final
@dataclass(frozen=True)
class Rang(Event):
    """The bell was rung."""

    seat: Seat


@final
@dataclass
class BellView(View):
    """The round, and whether the bell was rung."""

    round: int
    rung: bool


@final
class BellState(State):
    """Seat 1 holds the bell."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.round = 1
        self.rung = False
        self.phase: Phase | None = Question()

    def copy(self) -> BellState:
        twin = BellState(self.players)
        twin.round, twin.rung, twin.phase = self.round, self.rung, self.phase
        return twin

    def dump(self) -> dict[str, Json]:
        return {"players": self.players, "round": self.round, "rung": self.rung}


@final
class Bell(Rules[BellState]):
    """Three rounds of a sealed question; seat 1 may ring its bell at any time."""

    def __init__(self) -> None:
        self.name = "bell"
        self.version = 1
        self.players = range(2, 5)
        self.options = {}
        self.endings = ("rounds",)

    def new_game(self, players: int, options: Options, chance: Chance) -> BellState:
        return BellState(players)

    def ask(self, s: BellState) -> list[Seat]:
        return [] if s.phase is None else list(range(s.players))

    def legal(self, s: BellState, seat: Seat) -> list[Move]:
        return [Say("yes"), Say("no")]

    def standing(self, s: BellState, seat: Seat) -> list[Move]:
        return [Ring()] if seat == 1 and not s.rung else []

    def resolve(self, s: BellState, answers: Answers, chance: Chance, tell: Tell) -> None:
        tell(Said(tuple([cast("Say", answers[seat]).word for seat in range(s.players)])))
        s.round += 1
        if s.round > ROUNDS:
            s.phase = None

    def interrupt(self, s: BellState, seat: Seat, move: Move, chance: Chance, tell: Tell) -> None:
        s.rung = True
        tell(Rang(seat))

    def view(self, s: BellState, seat: Seat | None) -> BellView:
        return BellView(s.round, s.rung)

    def outcome(self, s: BellState) -> Outcome:
        return Outcome((0,) * s.players, (), "rounds")

    def default_move(self, s: BellState, seat: Seat, chance: Chance) -> Move:
        return Say("no")

    def bound(self, players: int, options: Options) -> int:
        return ROUNDS * players + 1

    def parse(self, text: str) -> Move:
        raise unreadable(text)

    def load(self, data: dict[str, Json]) -> BellState:
        return BellState(cast("int", data["players"]))

    def sample(self, view: View, history: Sequence[Event], chance: Chance) -> BellState:
        return BellState(2)


def bell_table(players: int) -> Table:
    state = BellState(players)
    return Table(cast("Rules[State]", Bell()), players, {}, 0, Chance(0), state, history=True)
