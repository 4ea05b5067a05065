"""Many tables stepped by one call: the inner loop of `Batch`, compiled. Its buffers are what NumPy looks into."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from paravent.core.chance import Chance
from paravent.core.errors import IllegalMove
from paravent.core.rules import Options, Rules, Seat, State
from paravent.core.table import Table
from paravent.envs.decisions import Decisions
from paravent.tensors.encoders import Encoder, Page, beyond, blank, forget


@final
class Stepper:
    """Tables side by side, each waiting for one decision.

    Table `k` is dealt again when its game is over. With `rotated`, each group of as many tables as there are players plays the
    same deals, and `player` says who sits where: in the group's table `r` player `p` has seat `p + r`.
    """

    def __init__(
        self,
        rules: Rules[State],
        players: int,
        options: Options,
        view: Encoder,
        move: Encoder,
        slots: int,
        *,
        n: int,
        seed: int | str,
        standing: bool,
        rotated: bool,
    ) -> None:
        self.rules: Final = rules
        self.players: Final = players
        self.options: Final = options
        self.view: Final = view
        self.move: Final = move
        self.slots: Final = slots
        self.n: Final = n
        self.seed: Final = seed
        self.standing: Final = standing
        self.rotated: Final = rotated
        self.page: Final = Page(view, n)
        self.seat: Final = vec[i16]([0] * n)
        self.player: Final = vec[i16]([0] * n)
        self.count: Final = vec[i32]([0] * n)
        self.mask: Final = vec[u8]([0] * (n * slots))
        self.reward: Final = vec[float]([0.0] * (n * players))
        self.points: Final = vec[i32]([0] * (n * players))
        self.done: Final = vec[u8]([0] * n)
        self.described: Final = vec[i32]([0] * n)  # how many choices `features` holds
        self.deals: Final = [0] * n
        self.decisions: int = 0  # in all
        self.tables: Final = [self._deal(at) for at in range(n)]
        for at in range(n):
            self._show(at)

    def step(self, actions: list[int]) -> None:
        """One decision at every table. A choice that is not there is refused, and nothing has changed."""
        self._check(actions)
        for at in range(self.n):
            self._step(at, actions[at])
        self.decisions += self.n

    def _check(self, actions: list[int]) -> None:
        if len(actions) != self.n:
            raise IllegalMove("bad-actions", f"there are {self.n} tables, not {len(actions)}")
        for at in range(self.n):
            choices = len(self.tables[at].choices)
            if not 0 <= actions[at] < choices:
                sentence = f"table {at} has choices 0 to {choices - 1} for seat {self.tables[at].seat}, not {actions[at]}"
                raise IllegalMove("bad-action", sentence)

    def _step(self, at: i64, action: int) -> None:
        if self.done[at]:
            self._forget_result(at)
        decisions = self.tables[at]
        decisions.choose(action)
        if not decisions.choices:
            self._settle(at, decisions.table)
            self.deals[at] += 1
            self.tables[at] = self._deal(at)
        self._show(at)

    def _deal(self, at: i64) -> Decisions:
        group = at // self.players if self.rotated else at
        seed = f"{self.seed} {group} {self.deals[at]}"
        chance = Chance(seed)
        state = self.rules.new_game(self.players, self.options, chance)
        table = Table(self.rules, self.players, self.options, seed, chance, state, history=False)
        return Decisions(table, standing=self.standing)

    def _settle(self, at: i64, table: Table) -> None:
        """The winners share one; the points are the game's own."""
        outcome = table.outcome
        assert outcome is not None
        first = at * self.players
        for seat in range(self.players):
            self.points[first + seat] = i32(outcome.scores[seat])
        for winner in outcome.winners:
            self.reward[first + winner] = 1.0 / len(outcome.winners)
        self.done[at] = 1

    def _forget_result(self, at: i64) -> None:
        for seat in range(self.players):
            self.reward[at * self.players + seat] = 0.0
            self.points[at * self.players + seat] = 0
        self.done[at] = 0

    def _show(self, at: i64) -> None:
        """Write what the deciding seat sees, and among how many it chooses."""
        decisions = self.tables[at]
        seat = decisions.seat
        self.seat[at] = i16(seat)
        self.player[at] = i16(self.player_at(int(at), seat))
        view, state = self.view, decisions.table.state
        if view.looks:
            view.write_look(state, seat, self.page, at * view.width, at * view.memory)
        else:
            view.write(self.rules.view(state, seat), self.page, at * view.width, at * view.memory)
        self._show_choices(at, len(decisions.choices))

    def player_at(self, at: int, seat: Seat) -> int:
        """Who sits there."""
        return (seat - at % self.players) % self.players if self.rotated else seat

    def _show_choices(self, at: i64, number: i64) -> None:
        if number > self.slots:
            raise beyond("choices", int(number), f"at most {self.slots}")
        before = i64(self.count[at])
        first = at * self.slots
        mask = self.mask
        while before < number:
            mask[first + before] = 1
            before += 1
        while before > number:
            before -= 1
            mask[first + before] = 0
        self.count[at] = i32(number)

    def describe(self, features: Page) -> None:
        """Write what each choice is, in as many columns as a move has; silence is all zeros."""
        for at in range(self.n):
            self._describe(at, features)

    def _describe(self, at: i64, features: Page) -> None:
        width, memory = self.move.width, self.move.memory
        column, k = at * self.slots * width, at * self.slots * memory
        for choice in self.tables[at].choices:
            if choice is None:
                self._leave_blank(features, column, k, 1)
            else:
                self.move.write(choice, features, column, k)
            column += width
            k += memory
        number = i64(self.count[at])
        before = i64(self.described[at])
        if before > number:
            self._leave_blank(features, column, k, before - number)
        self.described[at] = i32(number)

    def _leave_blank(self, features: Page, column: i64, k: i64, rows: i64) -> None:
        blank(features.cells, column, column + rows * self.move.width)
        forget(features.kept, k, k + rows * self.move.memory)
