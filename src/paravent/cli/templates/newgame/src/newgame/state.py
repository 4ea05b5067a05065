"""The truth of a game: phases and the state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast, final

from newgame.cards import JAR, MOST_PLAYERS, Jar
from paravent.core.rules import Json, Phase, Seat, State


@final
@dataclass(frozen=True)
class Laying(Phase):
    """N-2 Everyone puts a jar on the table, unseen."""


@final
@dataclass(frozen=True)
class Opening(Phase):
    """N-3 One player opens a jar, or none."""

    seat: Seat


LAYING: Final = Laying()
OPENING: Final = [Opening(seat) for seat in range(MOST_PLAYERS)]


@final
class NewGameState(State):
    """Jars on hand and on the table, jars lost, points. Who opens this round is `opener`."""

    def __init__(self, jars: list[list[Jar]]) -> None:
        self.phase: Phase | None = LAYING
        self.jars: list[list[Jar]] = jars  # on hand, by seat
        self.laid: list[Jar | None] = [None] * len(jars)
        self.lost: list[list[Jar]] = [[] for _ in jars]
        self.points: list[int] = [0] * len(jars)
        self.opener: Seat = 0
        self.round: int = 1
        self.rounds: int = 6
        self.ending: str = ""

    def copy(self) -> NewGameState:
        twin = NewGameState([jars.copy() for jars in self.jars])
        twin.phase = self.phase
        twin.laid = self.laid.copy()
        twin.lost = [jars.copy() for jars in self.lost]
        twin.points = self.points.copy()
        twin.opener, twin.round, twin.rounds, twin.ending = self.opener, self.round, self.rounds, self.ending
        return twin

    def dump(self) -> dict[str, Json]:
        phase = self.phase
        return {
            "phase": None if phase is None else phase.seat if isinstance(phase, Opening) else "laying",
            "jars": [[jar.name for jar in jars] for jars in self.jars],
            "laid": [None if jar is None else jar.name for jar in self.laid],
            "lost": [[jar.name for jar in jars] for jars in self.lost],
            "points": [*self.points],
            "opener": self.opener,
            "round": self.round,
            "rounds": self.rounds,
            "ending": self.ending,
        }


def load_state(data: dict[str, Json]) -> NewGameState:
    """The state that `dump` wrote."""
    s = NewGameState(read_jars(data["jars"]))
    phase = data["phase"]
    s.phase = None if phase is None else OPENING[phase] if isinstance(phase, int) else LAYING
    s.laid = [None if name is None else JAR[name] for name in cast("list[str | None]", data["laid"])]
    s.lost = read_jars(data["lost"])
    s.points = cast("list[int]", data["points"])
    s.opener, s.round, s.rounds = cast("int", data["opener"]), cast("int", data["round"]), cast("int", data["rounds"])
    s.ending = cast("str", data["ending"])
    return s


def read_jars(data: Json) -> list[list[Jar]]:
    return [[JAR[name] for name in names] for names in cast("list[list[str]]", data)]
