"""The programs that are measured: OpenSpiel's games and ours, driven in the same way from Python."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from importlib import import_module
from random import Random
from typing import Final, Protocol, TypeAlias, cast, final

import paravent
from paravent.core.rules import Seat
from paravent.core.table import Table

Draw: TypeAlias = Callable[[], float]  # a number from 0 to 1, drawn as both sides draw it
CLONED_PER_GAME: Final = 8


class SpielState(Protocol):
    """As much of OpenSpiel's state as random play needs."""

    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...
    def current_player(self) -> int: ...
    def observation_string(self, player: int) -> str: ...
    def information_state_string(self, player: int) -> str: ...
    def clone(self) -> SpielState: ...


class SpielType(Protocol):
    """What a game says of itself."""

    provides_observation_string: bool


class SpielGame(Protocol):
    """A game of OpenSpiel."""

    def new_initial_state(self) -> SpielState: ...
    def num_players(self) -> int: ...
    def get_type(self) -> SpielType: ...


class Spiel(Protocol):
    """The module `pyspiel`."""

    def load_game(self, name: str) -> SpielGame: ...


class Peer:
    """A game that plays itself at random. `play` returns (decisions of players, steps with chance nodes)."""

    name: str

    @abstractmethod
    def play(self, draw: Draw, mode: str) -> tuple[int, int]:
        """One game: `plain`; with the `view` of the player to move before each decision; or with all players' `views`."""

    @abstractmethod
    def positions(self, draw: Draw) -> Sequence[Cloneable]:
        """Some positions of one game, spread evenly over it."""


class Cloneable(Protocol):
    """A position that copies itself."""

    def clone(self) -> object: ...


@final
class OpenSpiel(Peer):
    """A game of OpenSpiel. Its chance nodes are sampled here, as its interface wants it, and not counted as decisions."""

    def __init__(self, name: str) -> None:
        self.name = name.partition("(")[0]
        self.game: Final = cast("Spiel", import_module("pyspiel")).load_game(name)
        self.players: Final = range(self.game.num_players())
        self.observes: Final = self.game.get_type().provides_observation_string

    def play(self, draw: Draw, mode: str) -> tuple[int, int]:
        state, decisions, chances = self.game.new_initial_state(), 0, 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(sampled(state.chance_outcomes(), draw))
                chances += 1
            else:
                if mode != "plain":
                    self.look(state, mode)
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
                decisions += 1
        return decisions, decisions + chances

    def look(self, state: SpielState, mode: str) -> None:
        """The observation as text; for hearts, which has none, the information state."""
        look = state.observation_string if self.observes else state.information_state_string
        for player in self.players if mode == "views" else (state.current_player(),):
            look(player)

    def positions(self, draw: Draw) -> Sequence[Cloneable]:
        state, passed = self.game.new_initial_state(), []
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(sampled(state.chance_outcomes(), draw))
            else:
                passed.append(state.clone())
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
        return spread(passed)


@final
class Ours(Peer):
    """A game of Paravent, compiled, with nobody listening to its events."""

    def __init__(self, name: str, players: int) -> None:
        self.name = name
        self.players: Final = players
        self.seats: Final = range(players)

    def new(self, draw: Draw) -> Table:
        return paravent.new(self.name, self.players, int(draw() * 2**48), history=False)

    def play(self, draw: Draw, mode: str) -> tuple[int, int]:
        table = self.new(draw)
        while not table.over:
            for seat in table.owed():
                if mode != "plain":
                    self.look(table, seat, mode)
                moves = table.legal(seat)
                table.play(seat, moves[int(draw() * len(moves))])
        return table.decisions, table.decisions

    def look(self, table: Table, seat: Seat, mode: str) -> None:
        for each in self.seats if mode == "views" else (seat,):
            table.view(each)

    def positions(self, draw: Draw) -> Sequence[Cloneable]:
        table, passed = self.new(draw), []
        while not table.over:
            for seat in table.owed():
                passed.append(table.clone())
                moves = table.legal(seat)
                table.play(seat, moves[int(draw() * len(moves))])
        return spread(passed)


def sampled(outcomes: list[tuple[int, float]], draw: Draw) -> int:
    """A chance outcome by its probability."""
    left = draw()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return action
    return outcomes[-1][0]


def spread(passed: Sequence[Cloneable]) -> Sequence[Cloneable]:
    return [passed[len(passed) * k // CLONED_PER_GAME] for k in range(CLONED_PER_GAME)]


def draws(seed: int) -> Draw:
    return Random(seed).random
