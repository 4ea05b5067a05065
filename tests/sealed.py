"""A game of one sealed vote, for what the real ones need not have: everyone is asked, and nobody may notice who has answered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from paravent import Chance, Event, Json, Move, Options, Outcome, Phase, Rules, Seat, State, View
from paravent.core.errors import unreadable
from paravent.core.game import Game
from paravent.core.rules import Answers, Tell
from paravent.games import found

ROUNDS = 2


@dataclass(frozen=True)
class Vote(Move):
    """For a seat."""

    seat: Seat

    def __str__(self) -> str:
        return f"vote {self.seat}"


@dataclass(frozen=True)
class Call(Move):
    """A standing move of the seat that holds the bell, which is a secret."""

    def __str__(self) -> str:
        return "call"


@dataclass(frozen=True)
class Ballot(Phase):
    """Everyone votes."""

    round: int


@dataclass(frozen=True)
class Counted(Event):
    """The votes, opened at once."""

    votes: tuple[Seat, ...]


@dataclass(frozen=True)
class Called(Event):
    """The bell's holder rang."""

    seat: Seat


class SealedState(State):
    """The round, the votes so far and who holds the bell."""

    def __init__(self, players: int, bell: Seat) -> None:
        self.players = players
        self.bell = bell
        self.rang = False
        self.votes = [0] * players
        self.phase: Phase | None = Ballot(1)

    def copy(self) -> SealedState:
        twin = SealedState(self.players, self.bell)
        twin.votes, twin.phase, twin.rang = self.votes.copy(), self.phase, self.rang
        return twin

    def dump(self) -> dict[str, Json]:
        round = self.phase.round if isinstance(self.phase, Ballot) else None
        return {"players": self.players, "bell": self.bell, "rang": self.rang, "votes": list[Json](self.votes), "round": round}


@dataclass
class SealedView(View):
    """The count; and, to its holder, the bell."""

    seat: Seat | None
    phase: Phase | None
    votes: tuple[int, ...]
    bell: bool


class Sealed(Rules[SealedState]):
    """Two rounds of voting; whoever gets most votes wins."""

    def __init__(self, bell: Seat | None = None) -> None:
        """The bell is dealt, unless it shall be a certain seat's."""
        self._bell = bell
        self.name = "sealed"
        self.version = 1
        self.players = range(2, 6)
        self.options = {}
        self.endings = ("counted",)

    @contextmanager
    def registered(self) -> Iterator[None]:
        """Among the games, for a while."""
        found()[self.name] = Game(self, package="")
        try:
            yield
        finally:
            del found()[self.name]

    def new_game(self, players: int, options: Options, chance: Chance) -> SealedState:
        return SealedState(players, chance.below(players) if self._bell is None else self._bell)

    def ask(self, s: SealedState) -> list[Seat]:
        return [] if s.phase is None else list(range(s.players))

    def legal(self, s: SealedState, seat: Seat) -> list[Move]:
        return [Vote(k) for k in range(s.players)]

    def standing(self, s: SealedState, seat: Seat) -> list[Move]:
        return [Call()] if seat == s.bell and not s.rang else []

    def interrupt(self, s: SealedState, seat: Seat, move: Move, chance: Chance, tell: Tell) -> None:
        s.rang = True
        tell(Called(seat))

    def may_talk(self, s: SealedState, seat: Seat) -> bool:
        return s.phase != Ballot(ROUNDS)  # the last vote is silent

    def resolve(self, s: SealedState, answers: Answers, chance: Chance, tell: Tell) -> None:
        votes = [move.seat for move in answers.values() if isinstance(move, Vote)]
        for vote in votes:
            s.votes[vote] += 1
        assert isinstance(s.phase, Ballot)
        s.phase = Ballot(s.phase.round + 1) if s.phase.round < ROUNDS else None
        tell(Counted(tuple(votes)))

    def view(self, s: SealedState, seat: Seat | None) -> SealedView:
        return SealedView(seat, s.phase, tuple(s.votes), bell=seat == s.bell)

    def outcome(self, s: SealedState) -> Outcome:
        return Outcome(tuple(s.votes), tuple(k for k in range(s.players) if s.votes[k] == max(s.votes)), "counted")

    def default_move(self, s: SealedState, seat: Seat, chance: Chance) -> Move:
        return Vote(chance.below(s.players))

    def bound(self, players: int, options: Options) -> int:
        return ROUNDS * players + 1

    def parse(self, text: str) -> Move:
        words = text.split()
        if words == ["call"]:
            return Call()
        if len(words) == 2 and words[0] == "vote" and words[1].isdigit():
            return Vote(int(words[1]))
        raise unreadable(text)

    def load(self, data: dict[str, Json]) -> SealedState:
        raise NotImplementedError

    def sample(self, view: View, history: Sequence[Event], chance: Chance) -> SealedState:
        raise NotImplementedError


SEALED = Sealed()
