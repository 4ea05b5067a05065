"""A playbook for any game: worlds from its sampler, played on to the end by its simple bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from paravent.bots.bot import Bot, Prompt
from paravent.bots.ismcts import Budget, Playbook
from paravent.bots.random import RandomBot
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, Rules, Seat, State, View
from paravent.core.table import seen

BUDGET: Final = Budget(iterations=3000, seconds=0.7, worlds=100)
ENDLESS: Final = 1 << 30


@final
class GenericBook(Playbook):
    """Knows nothing of a game but its rules and a bot. In an imagined world, too, the bot gets no more than its seat's view.

    What a seat was told before this decision is not known to another one; the bot is given what the searching seat was told
    and that seat was told, too.
    """

    def __init__(self, rules: Rules[State], bot: Bot, view: View, history: Sequence[Event]) -> None:
        self.horizon = ENDLESS
        self.rules: Final = rules
        self.bot: Final = bot
        self.view: Final = view
        self.history: Final = history
        self.told: Final[dict[Seat, list[Event]]] = {}

    def world(self, chance: Chance) -> State:
        return self.rules.sample(self.view, self.history, chance)

    def rollout(self, s: State, seat: Seat, chance: Chance) -> Move:
        moves = self.rules.legal(s, seat)
        if len(moves) == 1:
            return moves[0]
        if isinstance(self.bot, RandomBot):
            return chance.choice(moves)
        prompt = Prompt(seat, moves, self.rules.standing(s, seat))
        return self.bot.choose(self.rules.view(s, seat), prompt, self.told_to(seat), chance)

    def told_to(self, seat: Seat) -> list[Event]:
        if seat not in self.told:
            self.told[seat] = seen(self.history, seat)
        return self.told[seat]

    def value(self, s: State, seat: Seat) -> float:
        """A victory, or a part of one."""
        winners = self.rules.outcome(s).winners
        return 1.0 / len(winners) if seat in winners else 0.0
