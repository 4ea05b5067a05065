"""Bots that search: they imagine worlds, play them on, and take the move that went best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
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
DOUBT: Final = 0.5  # how far one try may be from what a move is worth
NEARLY: Final = 0.01  # moves that differ by less are equally good


@final
@dataclass(frozen=True)
class Budget:
    """When to stop thinking: after so many iterations, or so many seconds of one core, whichever comes first.

    `trust` is by how much a move must do better than the one that the rule-based bot means to make; None: it is not asked.
    """

    iterations: int
    seconds: float
    worlds: int
    trust: float | None = None


@final
@dataclass(frozen=True)
class Thought:
    """What a search came to: the moves that were looked into, the best first, and the worlds that it imagined."""

    ranking: Sequence[Arm]
    pool: Pool


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
        ranking = self.think(view, prompt, history, chance).ranking
        if self.budget.trust is None:
            return one_of_the_best(ranking, chance)
        meant = SIMPLE[self.rules.name].choose(view, prompt, history, chance)
        return improved(meant, ranking, self.budget.trust)

    def think(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Thought:
        """Play worlds on until the budget is spent."""
        started = process_time()
        book = self.book(view, history)
        search, pool = Search(self.rules, book, prompt.seat, chance), Pool(book, self.budget.worlds)
        while search.iterations < self.budget.iterations and process_time() - started < self.budget.seconds:
            search.iterate(pool.draw(chance))
        return Thought(search.ranking() or [Arm(move) for move in prompt.moves], pool)

    def interject(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move | None:
        """The standing move, if it does clearly better than silence in worlds that are both played on from here."""
        started = process_time()
        book = self.book(view, history)
        search, pool = Search(self.rules, book, prompt.seat, chance), Pool(book, self.budget.worlds)
        gain, tries = 0.0, 0
        while search.iterations < self.budget.iterations // 10 and process_time() - started < self.budget.seconds / 10:
            world = pool.draw(chance)
            gain += search.weigh(world.copy(), prompt.standing[0]) - search.weigh(world, None)
            tries += 1
        return prompt.standing[0] if tries and gain / tries > CLEARLY else None


def improved(meant: Move, ranking: Sequence[Arm], trust: float) -> Move:
    """The move that was meant, unless the most visited one did clearly better: the less was tried, the more clearly."""
    best = ranking[0]
    for arm in ranking:
        if arm.move == meant and arm.visits and best.value() > arm.value() + trust + DOUBT / sqrt(arm.visits):
            return best.move
    return meant


def one_of_the_best(ranking: Sequence[Arm], chance: Chance) -> Move:
    """The most visited move; or any that was looked into nearly as often and did as well, so that nobody can count on one."""
    best = ranking[0]
    equals = [arm for arm in ranking if 2 * arm.visits >= best.visits and arm.value() >= best.value() - NEARLY]
    return chance.choice(equals or [best]).move
