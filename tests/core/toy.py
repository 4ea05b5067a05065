"""Ballot: a tiny game with a sealed vote of everyone, a turn of one, and a standing move.

Each of three rounds everybody votes `yes` or `no`, sealed. If most say yes, the seat whose turn it is rolls a die and keeps the
points. Whoever still holds the veto may `veto` at any time: the round is void and a new vote begins. Each seat has a
secret number, which it alone sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, cast, final

from paravent import Chance, Event, Json, Move, Options, Outcome, Phase, Rules, Seat, State, Table, View
from paravent.core.errors import unreadable
from paravent.core.rules import Answers, Flag, Option, Tell

ROUNDS: Final = 3


@final
@dataclass(frozen=True)
class Say(Move):
    """Yes, no, roll or veto."""

    word: str

    def __str__(self) -> str:
        return self.word


YES, NO, ROLL, VETO = Say("yes"), Say("no"), Say("roll"), Say("veto")
MOVES: Final = {str(move): move for move in (YES, NO, ROLL, VETO)}


@final
@dataclass(frozen=True)
class Vote(Phase):
    """Everyone is asked at once."""


@final
@dataclass(frozen=True)
class Turn(Phase):
    """One seat rolls."""

    seat: Seat


@final
@dataclass(frozen=True)
class Voted(Event):
    """How everyone voted, by seat."""

    votes: tuple[Move, ...]


@final
@dataclass(frozen=True)
class Rolled(Event):
    """A die; only its roller sees the points."""

    seat: Seat
    points: int | None

    def seen_by(self, seat: Seat | None) -> Rolled:
        return self if seat == self.seat else Rolled(self.seat, None)


@final
@dataclass(frozen=True)
class Winked(Event):
    """Told to one seat alone."""

    seat: Seat

    def seen_by(self, seat: Seat | None) -> Winked | None:
        return self if seat == self.seat else None


@final
@dataclass(frozen=True)
class Vetoed(Event):
    """The vote is void."""

    seat: Seat


@final
@dataclass
class BallotView(View):
    """The round, whose veto is left, and one's own number and points."""

    seat: Seat | None
    phase: Phase | None
    round: int
    vetoes: tuple[bool, ...]
    number: int | None
    points: int | None


@final
class BallotState(State):
    """Numbers are secret; points are known to their owners."""

    def __init__(self, numbers: list[int]) -> None:
        self.phase: Phase | None = Vote()
        self.numbers = numbers
        self.points = [0] * len(numbers)
        self.vetoes = [True] * len(numbers)
        self.round = 0

    def copy(self) -> BallotState:
        twin = BallotState(self.numbers.copy())
        twin.phase, twin.round = self.phase, self.round
        twin.points, twin.vetoes = self.points.copy(), self.vetoes.copy()
        return twin

    def dump(self) -> dict[str, Json]:
        phase: Json = None if self.phase is None else self.phase.seat if isinstance(self.phase, Turn) else "vote"
        return {
            "phase": phase, "numbers": [*self.numbers], "points": [*self.points], "vetoes": [*self.vetoes], "round": self.round,
        }  # fmt: skip


@final
class Ballot(Rules[BallotState]):
    """The rules of Ballot."""

    def __init__(self) -> None:
        self.name = "ballot"
        self.version = 1
        self.players = range(2, 5)
        options: dict[str, Option] = {"loud": Flag(default=False)}
        self.options = options
        self.endings = ("rounds",)

    def new_game(self, players: int, options: Options, chance: Chance) -> BallotState:
        return BallotState([chance.below(100) for _ in range(players)])

    def ask(self, s: BallotState) -> list[Seat]:
        match s.phase:
            case Vote():
                return list(range(len(s.numbers)))
            case Turn(seat):
                return [seat]
        return []

    def legal(self, s: BallotState, seat: Seat) -> list[Move]:
        return [YES, NO] if isinstance(s.phase, Vote) else [ROLL]

    def standing(self, s: BallotState, seat: Seat) -> list[Move]:
        return [VETO] if s.vetoes[seat] else []

    def resolve(self, s: BallotState, answers: Answers, chance: Chance, tell: Tell) -> None:
        if isinstance(s.phase, Vote):
            tell(Voted(tuple(answers.values())))
            carried = 2 * list(answers.values()).count(YES) > len(answers)
            s.phase = Turn(s.round % len(s.numbers)) if carried else Vote()
            s.round += not carried
        elif isinstance(s.phase, Turn):
            points = 1 + chance.below(6)
            s.points[s.phase.seat] += points
            tell(Rolled(s.phase.seat, points))
            tell(Winked(s.phase.seat))
            s.phase = Vote()
            s.round += 1
        if s.round == ROUNDS:
            s.phase = None

    def interrupt(self, s: BallotState, seat: Seat, move: Move, chance: Chance, tell: Tell) -> None:
        s.vetoes[seat] = False
        s.phase = Vote()
        tell(Vetoed(seat))

    def view(self, s: BallotState, seat: Seat | None) -> BallotView:
        mine = (None, None) if seat is None else (s.numbers[seat], s.points[seat])
        return BallotView(seat, s.phase, s.round, tuple(s.vetoes), *mine)

    def outcome(self, s: BallotState) -> Outcome:
        best = max(s.points)
        return Outcome(tuple(s.points), tuple(k for k, points in enumerate(s.points) if points == best), "rounds")

    def default_move(self, s: BallotState, seat: Seat, chance: Chance) -> Move:
        return chance.choice(self.legal(s, seat))

    def bound(self, players: int, options: Options) -> int:
        return (ROUNDS + players) * (players + 1)

    def parse(self, text: str) -> Move:
        if text.strip().lower() not in MOVES:
            raise unreadable(text)
        return MOVES[text.strip().lower()]

    def expand(self, text: str) -> list[Move]:
        """`veto yes` stands for two moves in a row."""
        return [self.parse(word) for word in text.split()] if " " in text.strip() else [self.parse(text)]

    def load(self, data: dict[str, Json]) -> BallotState:
        s = BallotState(cast("list[int]", data["numbers"]))
        s.points, s.vetoes = cast("list[int]", data["points"]), cast("list[bool]", data["vetoes"])
        s.round = cast("int", data["round"])
        phase = data["phase"]
        s.phase = None if phase is None else Turn(phase) if isinstance(phase, int) else Vote()
        return s

    def sample(self, view: View, history: Sequence[Event], chance: Chance) -> BallotState:
        raise NotImplementedError("nobody searches this game")


BALLOT: Final = cast("Rules[State]", Ballot())


def ballot(players: int = 3, seed: int | str = 1, *, history: bool = True) -> Table:
    """A fresh table of Ballot."""
    chance = Chance(seed)
    options = BALLOT.check_setup(players, {})
    return Table(BALLOT, players, options, seed, chance, BALLOT.new_game(players, options, chance), history=history)
