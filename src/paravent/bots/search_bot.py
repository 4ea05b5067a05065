"""Bots that search: they imagine worlds, play them on, and take the move that went best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from time import process_time
from typing import Final, TypeAlias, final

from paravent.bots.bot import Bot, Prompt
from paravent.bots.ismcts import Arm, Budget, Playbook, Pool, Search
from paravent.bots.temperament import Temperament
from paravent.bots.thinker import BEST, Advice, Belief, Clock, Hint, Thinker, likeliest
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, Rules, Seat, State, View

NEARLY: Final = 0.01  # moves that differ by less are almost equally good
HEATS: Final = 256
STEEPEST: Final = 500.0
MakeBook: TypeAlias = Callable[[View, Sequence[Event]], Playbook]
Fact: TypeAlias = tuple[Seat | str, str]  # of whom, or of what place; and the name of what is there
Facts: TypeAlias = Callable[[State, Seat], list[Fact]]  # what is secret in a world, and not mine


@final
@dataclass(frozen=True)
class Findings:
    """What a search came to: the moves that were looked into, the best first (none: no time), and the worlds it imagined."""

    ranking: Sequence[Arm]
    pool: Pool


@final
class SearchBot(Bot):
    """Searches within its budget; where there was no time for any world, it does as the simple bot does."""

    def __init__(
        self,
        rules: Rules[State],
        book: MakeBook,
        budget: Budget,
        simple: Bot,
        clock: Clock = process_time,
        inclined: Bot | None = None,
    ) -> None:
        self.rules = rules
        self.book = book
        self.budget = budget
        self.simple = simple
        self.clock = clock
        self.inclined = inclined  # the simple bot of somebody's temperament: of almost equally good moves, theirs

    def tempered(self, temper: Temperament) -> SearchBot:
        """It thinks as before, and follows its temperament only where that costs almost nothing."""
        return SearchBot(self.rules, self.book, self.budget, self.simple, self.clock, self.simple.tempered(temper))

    def choose(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move:
        if len(prompt.moves) == 1:
            return prompt.moves[0]
        found = self.think(view, prompt, history, chance)
        if not found.ranking:
            return self.simple.choose(view, prompt, history, chance)
        close = [arm.move for arm in close_to_best(found.ranking)]
        if self.inclined is not None:
            wanted = self.inclined.choose(view, prompt, history, chance)
            if wanted in close:
                return wanted
        return found.pool.book.sensible(close, found.pool) or one_of_the_best(found.ranking, chance)

    def think(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Findings:
        """Play worlds on until the budget is spent; what it takes to begin counts."""
        started = self.clock()
        book = self.book(view, history)
        if prompt.claims:
            book.hear(view, history, prompt.claims)
        search, pool = Search(self.rules, book, prompt.seat, chance), Pool(book, self.budget.worlds)
        if not book.lost:
            search.run(pool, self.budget.iterations, started + self.budget.seconds, self.clock)
        return Findings(search.ranking(), pool)

    def interject(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move | None:
        """The standing move that does clearly better than silence in worlds that are played on from here with each."""
        until = self.clock() + self.budget.seconds / 10
        book = self.book(view, history)
        if prompt.claims:
            book.hear(view, history, prompt.claims)
        search, pool = Search(self.rules, book, prompt.seat, chance), Pool(book, self.budget.worlds)
        moves = [] if book.lost else book.interjections(pool.draw(chance), prompt.seat, list(prompt.standing))
        arms = [Arm(move) for move in moves]
        while arms and search.iterations < self.budget.iterations // 10 and self.clock() < until:
            world = pool.draw(chance)
            silence = search.weigh(world.copy(), None)
            for arm in arms:
                arm.learn(search.weigh(world.copy(), arm.move) - silence)
        best = max(arms, key=Arm.value, default=None)
        return best.move if best is not None and best.value() > book.clearly else None


def one_of_the_best(ranking: Sequence[Arm], chance: Chance) -> Move:
    """Of the moves that were looked into often, the better ones the more often; how much more is drawn anew every time.

    So whoever counts how often a bot bluffs learns nothing that holds the next time.
    """
    best, close = best_of(ranking), close_to_best(ranking)
    heat = NEARLY * (1 + chance.below(HEATS)) / HEATS
    # Where little was tried, a move that was tried seldom may look far better than the best: `exp` has an end.
    weights = [exp(min(STEEPEST, (arm.value() - best.value()) / heat)) for arm in close]
    return close[chance.weighted(weights)].move


def best_of(ranking: Sequence[Arm]) -> Arm:
    """The best of the moves that were looked into often."""
    return max(ranking, key=lambda arm: arm.value() if 2 * arm.visits >= ranking[0].visits else -1.0)


def close_to_best(ranking: Sequence[Arm]) -> list[Arm]:
    """The moves that did nearly as well as the best."""
    enough = best_of(ranking).value() - 2 * NEARLY
    return [arm for arm in ranking if 4 * arm.visits >= ranking[0].visits and arm.value() >= enough]


@final
class SearchThinker(Thinker):
    """Thinks ahead by searching with a playbook; what is secret in the worlds that it imagined is what it believes."""

    def __init__(self, rules: Rules[State], book: MakeBook, budget: Budget, simple: Bot, facts: Sequence[Facts]) -> None:
        self.rules: Final = rules
        self.book: Final = book
        self.budget = budget
        self.simple: Final = simple
        self.facts: Final = facts

    def bot(self, budget: Budget, clock: Clock) -> SearchBot:
        return SearchBot(self.rules, self.book, budget, self.simple, clock)

    def hint(
        self,
        view: View,
        prompt: Prompt,
        history: Sequence[Event],
        chance: Chance,
        budget: Budget,
        clock: Clock = process_time,
    ) -> Hint:
        found = self.bot(budget, clock).think(view, prompt, history, chance)
        best = tuple([Advice(arm.move, arm.value()) for arm in found.ranking[:BEST] if arm.visits])
        if not best:  # nothing could be reckoned
            best = (Advice(self.simple.choose(view, prompt, history, chance), None),)
        return Hint(best, tuple([belief for facts in self.facts for belief in believed(found.pool, prompt.seat, facts)]))


def believed(pool: Pool, me: Seat, facts: Facts) -> tuple[Belief, ...]:
    """How often each fact holds in the imagined worlds, by their weights."""
    found: dict[Seat | str, dict[str, float]] = {}
    before = 0.0
    for world, reached in zip(pool.worlds, pool.reached, strict=True):
        for about, name in dict.fromkeys(facts(world, me)):
            names = found.setdefault(about, {})
            names[name] = names.get(name, 0.0) + (reached - before) / pool.reached[-1]
        before = reached
    return tuple([Belief(about, likeliest(names)) for about, names in found.items()])
