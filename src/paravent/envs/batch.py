"""Many tables at once, for programs that learn: NumPy arrays that are filled in place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

import numpy as np

from paravent.core.errors import BadSetup
from paravent.core.rules import Json, Rules, State
from paravent.envs.stepper import Stepper
from paravent.games import find
from paravent.tensors.encoders import Page
from paravent.tensors.layout import layout_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray


@final
class Batch:
    """`n` tables of a game, each waiting for one decision; `step` makes one at every table, and deals again where a game is over.

    The arrays are filled in place by every step and cannot be written to:

    - `observation` (n, width) int16: what the deciding seat sees, by `layout.view.columns`, between `low` and `high`;
    - `seat` (n) int16: who decides; `player` (n) int16: the same, but counted as players rotate through the seats;
    - `count` (n) int32: among how many choices, which have the numbers 0, 1, …; `mask` (n, slots) bool: the same as flags;
    - `done` (n) bool: whether the last step ended a game; then `reward` (n, players) float64 is each seat's share of the win,
      and `points` (n, players) int32 the game's own count; else both are zero. What is observed is then the next deal.

    Choices are the legal moves and, with `standing`, those that a seat may make unasked. A seat that is not asked and has such
    moves is heard once before each question is answered; its choice 0 is silence.
    """

    def __init__(
        self,
        game: str,
        *,
        players: int,
        n: int = 64,
        seed: int | str = 0,
        options: Mapping[str, Json] | None = None,
        standing: bool = True,
        duplicate: bool = False,
    ) -> None:
        if n < 1 or (duplicate and n % players):
            raise BadSetup("bad-batch", f"a batch has {'a multiple of the players as' if duplicate else 'some'} tables, not {n}")
        self.game: Final = find(game)
        self.layout: Final = layout_of(self.game, players, options)
        self.players: Final = players
        self.n: Final = n
        self.slots: Final = self.layout.choices
        self.low: Final = np.array(self.layout.view.lows, np.int16)
        self.high: Final = np.array(self.layout.view.highs, np.int16)
        self._stepper: Final = Stepper(
            self.game.rules, players, self.layout.options, self.layout.view, self.layout.move, self.slots,
            n=n, seed=seed, standing=standing and has_standing(self.game.rules), rotated=duplicate,
        )  # fmt: skip
        self.observation: Final = look_into(memoryview(self._stepper.page.cells), np.int16, n)
        self.seat: Final = look_into(memoryview(self._stepper.seat), np.int16)
        self.player: Final = look_into(memoryview(self._stepper.player), np.int16)
        self.count: Final = look_into(memoryview(self._stepper.count), np.int32)
        self.mask: Final = look_into(memoryview(self._stepper.mask), np.bool_, n)
        self.reward: Final = look_into(memoryview(self._stepper.reward), np.float64, n)
        self.points: Final = look_into(memoryview(self._stepper.points), np.int32, n)
        self.done: Final = look_into(memoryview(self._stepper.done), np.bool_)
        self._features: Page | None = None

    def step(self, actions: NDArray[Any] | Sequence[int]) -> None:
        """Make the decision of this number at each table; refused as a whole, and nothing changed, if one is not there."""
        self._stepper.step(actions.tolist() if isinstance(actions, np.ndarray) else list(actions))

    def features(self) -> NDArray[np.int16]:
        """What every choice is, (n, slots, width) by `layout.move.columns`: written when it is asked for. Zeros are silence."""
        width = len(self.layout.move.lows)
        if self._features is None:
            self._features = Page(self.layout.move, self.n * self.slots)
        self._stepper.describe(self._features)
        return look_into(memoryview(self._features.cells), np.int16, self.n).reshape(self.n, self.slots, width)

    def notation(self, table: int) -> list[str]:
        """The choices at one table in the game's notation; silence is an empty line."""
        return ["" if choice is None else str(choice) for choice in self._stepper.tables[table].choices]

    @property
    def decisions(self) -> int:
        """How many were made in all."""
        return self._stepper.decisions


def has_standing(rules: Rules[State]) -> bool:
    """Whether a game has any standing moves."""
    return type(rules).standing is not Rules.standing


def look_into(buffer: memoryview, kind: Any, rows: int | None = None) -> NDArray[Any]:
    """An array over a buffer's own memory, in so many rows."""
    array = np.frombuffer(buffer, dtype=kind)
    return array if rows is None else array.reshape(rows, -1)
