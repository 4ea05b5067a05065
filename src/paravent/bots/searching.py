"""Bots that search: they imagine worlds, play them on, and take the move that went best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import process_time
from typing import Final, final

from paravent.bots.bot import Bot, Prompt
from paravent.bots.playbooks.guru import GuruBook
from paravent.bots.search import Arm, Playbook, Search
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, Rules, State, View
from paravent.games import GAMES

BOOKS: Final[dict[str, Callable[[View, Sequence[Event]], Playbook]]] = {"guru": GuruBook}


@final
@dataclass(frozen=True)
class Budget:
    """When to stop thinking: after so many iterations, or so many seconds of one core, whichever comes first."""

    iterations: int
    seconds: float
    worlds: int


NORMAL: Final = Budget(iterations=400, seconds=0.09, worlds=20)
HARD: Final = Budget(iterations=20_000, seconds=0.9, worlds=120)


@final
class SearchBot(Bot):
    """Searches within its budget."""

    def __init__(self, game: str, budget: Budget) -> None:
        self.rules: Rules[State] = GAMES[game]
        self.book = BOOKS[game]
        self.budget = budget

    def choose(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move:
        if len(prompt.moves) == 1:
            return prompt.moves[0]
        return self.think(view, prompt, history, chance)[0].move

    def think(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> list[Arm]:
        """The moves that were looked into, the best first."""
        started = process_time()
        search = Search(self.rules, self.book(view, history), prompt.seat, chance)
        worlds: list[State] = []
        while search.iterations < self.budget.iterations and process_time() - started < self.budget.seconds:
            if len(worlds) < self.budget.worlds:
                worlds.append(self.rules.sample(view, history, chance))
            search.iterate(worlds[search.iterations % len(worlds)].copy())
        return search.ranking()
