"""What a program that learns is shown of a table, and how its numbers are read as moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, cast, final, get_args

import numpy as np
from gymnasium import spaces

from paravent.core.chance import Chance
from paravent.core.errors import BadSetup, IllegalMove
from paravent.core.rules import Json, Move, Seat
from paravent.core.table import Table
from paravent.envs.decisions import Choice, choices_of
from paravent.games import find
from paravent.tensors.encoders import Page
from paravent.tensors.layout import layout_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

Actions: TypeAlias = Literal["slots", "notation"]
Illegal: TypeAlias = Literal["raise", "default", "terminate"]


@final
class Lens:
    """The spaces of a game at a table of so many players; the way from a table to an observation, and from an action to a move.

    Actions are `slots`, numbers in the list of what the seat may do now; or, where all moves of a game can be listed, numbers in
    that list from 1 on, the same wherever the move is made (`notation`), and 0 for silence.
    """

    def __init__(self, game: str, players: int, options: Mapping[str, Json] | None, actions: Actions, illegal: Illegal) -> None:
        for word, allowed in ((actions, get_args(Actions)), (illegal, get_args(Illegal))):
            if word not in allowed:
                raise BadSetup("bad-env", f"{word!r} should be one of: {', '.join(allowed)}")
        self.game: Final = find(game)
        self.players: Final = players
        self.layout: Final = layout_of(self.game, players, options)
        self.illegal: Final = illegal
        self._numbers: Final = None if actions == "slots" else numbered(game, self.layout.moves)
        number = self.layout.choices if self._numbers is None else 1 + len(self._numbers)
        self.actions: Final = number
        low, high = np.array(self.layout.view.lows, np.int16), np.array(self.layout.view.highs, np.int16)
        self.low: Final = low
        self.high: Final = high
        self._page: Final = Page(self.layout.view, 1)
        self._array: Final = np.frombuffer(memoryview(self._page.cells), np.int16)

    def action_space(self) -> spaces.Discrete:
        """A new one, which has its own chance."""
        return spaces.Discrete(self.actions)

    def observation_space(self) -> spaces.Box:
        """The numbers of a view, between their bounds."""
        return spaces.Box(self.low, self.high, dtype=np.int16)

    def masked_space(self) -> spaces.Dict:
        """A view and what may be done, as one observation."""
        return spaces.Dict({"observation": self.observation_space(), "action_mask": spaces.MultiBinary(self.actions)})

    def new_table(self, seed: int | str) -> Table:
        """A table laid and dealt, which remembers what happens."""
        chance = Chance(seed)
        state = self.game.rules.new_game(self.players, self.layout.options, chance)
        return Table(self.game.rules, self.players, self.layout.options, seed, chance, state, history=True)

    def observation(self, table: Table, seat: Seat | None) -> NDArray[np.int16]:
        """What the seat sees, in an array of its own."""
        self.layout.view.write(table.view(seat), self._page, 0, 0)
        return self._array.copy()

    def mask(self, choices: Sequence[Choice]) -> NDArray[np.int8]:
        """A flag for each action: whether it is one of these choices."""
        mask = np.zeros(self.actions, np.int8)
        if self._numbers is None:
            mask[: len(choices)] = 1
        else:
            mask[[0 if choice is None else self._numbers[choice] for choice in choices]] = 1
        return mask

    def observe(self, table: Table, seat: Seat, choices: Sequence[Choice]) -> dict[str, Any]:
        """Both."""
        return {"observation": self.observation(table, seat), "action_mask": self.mask(choices)}

    def place(self, choices: Sequence[Choice], action: object) -> int | None:
        """Which of the choices an action is; None if it is none of them."""
        number = int(cast("int", action))
        if self._numbers is None:
            return number if 0 <= number < len(choices) else None
        for at, choice in enumerate(choices):
            if number == (0 if choice is None else self._numbers[choice]):
                return at
        return None

    def default(self, table: Table, seat: Seat, choices: Sequence[Choice], chance: Chance) -> int:
        """Which of the choices is made for one who did something illegal: what the rules say, or silence."""
        return 0 if choices[0] is None else choices.index(table.default_move(seat, chance))


def numbered(game: str, moves: Sequence[Move] | None) -> dict[Move, int]:
    """All moves of a game, from 1 on."""
    if moves is None:
        raise BadSetup("no-list", f"the moves of {game} cannot be listed: its actions are slots", {"game": game})
    return {move: number for number, move in enumerate(moves, start=1)}


def refusal(seat: Seat, action: object, choices: Sequence[Choice]) -> IllegalMove:
    """For an action that is not open."""
    return IllegalMove("bad-action", f"seat {seat} may not choose action {action}: it has {len(choices)} choices, see its mask")


def win_shares(table: Table) -> list[float]:
    """By seat: one is shared by those who won; nobody has anything before the end."""
    outcome = table.outcome
    if outcome is None:
        return [0.0] * table.players
    return [1.0 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(table.players)]


__all__ = ["Actions", "Illegal", "Lens", "choices_of", "refusal", "win_shares"]
