"""Bots that search: they imagine worlds, play them on, and take the move that went best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from time import process_time
from typing import Final, final

from paravent.bots.bot import Bot, Prompt
from paravent.bots.playbooks.aura_poku import AuraPokuBook
from paravent.bots.playbooks.guru import GuruBook
from paravent.bots.playbooks.overseers import OverseersBook
from paravent.bots.playbooks.sultans import SultansBook
from paravent.bots.search import Arm, Playbook, Pool, Search
from paravent.bots.simple import SIMPLE
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, Rules, State, View
from paravent.games import GAMES

BOOKS: Final[dict[str, Callable[[View, Sequence[Event]], Playbook]]] = {
    "aura_poku": AuraPokuBook,
    "guru": GuruBook,
    "overseers": OverseersBook,
    "sultans": SultansBook,
}
CLEARLY: Final = 0.03  # by how much a standing move must beat silence
NEARLY: Final = 0.01  # moves that differ by less are almost equally good
FINE: Final = 256


@final
@dataclass(frozen=True)
class Budget:
    """When to stop thinking: after so many iterations, or so many seconds of one core, whichever comes first."""

    iterations: int
    seconds: float
    worlds: int


@final
@dataclass(frozen=True)
class Thought:
    """What a search came to: the moves that were looked into, the best first (none: no time), and the worlds it imagined."""

    ranking: Sequence[Arm]
    pool: Pool


@final
class SearchBot(Bot):
    """Searches within its budget."""

    def __init__(self, game: str, budget: Budget, clock: Callable[[], float] = process_time) -> None:
        self.rules: Rules[State] = GAMES[game]
        self.book = BOOKS[game]
        self.budget = budget
        self.clock = clock

    def choose(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move:
        if len(prompt.moves) == 1:
            return prompt.moves[0]
        ranking = self.think(view, prompt, history, chance).ranking
        if not ranking:
            return SIMPLE[self.rules.name].choose(view, prompt, history, chance)
        return one_of_the_best(ranking, chance)

    def think(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Thought:
        """Play worlds on until the budget is spent; what it takes to begin counts."""
        started = self.clock()
        book = self.book(view, history)
        search, pool = Search(self.rules, book, prompt.seat, chance), Pool(book, self.budget.worlds)
        if not book.lost:
            search.run(pool, self.budget.iterations, started + self.budget.seconds, self.clock)
        return Thought(search.ranking(), pool)

    def interject(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move | None:
        """The standing move, if it does clearly better than silence in worlds that are both played on from here."""
        until = self.clock() + self.budget.seconds / 10
        book = self.book(view, history)
        search, pool = Search(self.rules, book, prompt.seat, chance), Pool(book, self.budget.worlds)
        gain, tries = 0.0, 0
        while not book.lost and search.iterations < self.budget.iterations // 10 and self.clock() < until:
            world = pool.draw(chance)
            gain += search.weigh(world.copy(), prompt.standing[0]) - search.weigh(world, None)
            tries += 1
        return prompt.standing[0] if tries and gain / tries > CLEARLY else None


def one_of_the_best(ranking: Sequence[Arm], chance: Chance) -> Move:
    """Of the moves that were looked into often, the better ones the more often; how much more is drawn anew every time.

    So whoever counts how often a bot bluffs learns nothing that holds the next time.
    """
    best = max(ranking, key=lambda arm: arm.value() if 2 * arm.visits >= ranking[0].visits else -1.0)
    heat = NEARLY * (1 + chance.below(FINE)) / FINE
    close = [arm for arm in ranking if 4 * arm.visits >= ranking[0].visits and arm.value() >= best.value() - 2 * NEARLY]
    weights = [exp((arm.value() - best.value()) / heat) for arm in close]
    ticket = sum(weights) * chance.below(FINE) / FINE
    for arm, weight in zip(close, weights, strict=True):
        ticket -= weight
        if ticket < 0:
            return arm.move
    return best.move
