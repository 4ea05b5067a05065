"""The hard bot: it plays rituals on in its head, with every performance, or circle, that it thinks of."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import exp
from time import process_time
from typing import Final, Generic, TypeVar, final

from paravent.bots.bot import Bot, Prompt
from paravent.bots.ismcts import Budget
from paravent.bots.thinker import BEST, Advice, Belief, Clock, Hint, Thinker, likeliest
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, Seat, View
from paravent.games.commandments import worlds
from paravent.games.commandments.beliefs import DRAWN, CommandmentsBeliefs, World
from paravent.games.commandments.bot import placement
from paravent.games.commandments.moves import SET, Mark, Ordain
from paravent.games.commandments.novice import CURIOSITY, Novice
from paravent.games.commandments.performances import Performances
from paravent.games.commandments.pieces import AREAS, ARTEFACTS, PER_COLOUR, SLOTS, slot_of
from paravent.games.commandments.rehearsal import random_board
from paravent.games.commandments.ritual import outlook, placed, prepared, rehearse
from paravent.games.commandments.state import PLACES, CommandmentsState, Judge, Perform, Set
from paravent.games.commandments.view import CommandmentsView, look
from paravent.games.commandments.worlds import board_of, undo

HITS: Final = 14  # performances that promise karma
MISSES: Final = 4  # and such that would rather see her fall
CIRCLES: Final = 3  # circles that she thinks of for each way to ordain
OTHERS: Final = 7  # and with the cards that she ordained
ENDINGS: Final = 6  # ways to go on with a performance that somebody else began
MANY: Final = 240  # ideas for each of them
DOUBT: Final = 10.0  # tries for which what was expected of an arm counts as much as how it did
TURNED: Final = 0.5  # what a karma at hand is worth in the end: the High Priestess has it, too
SCALE: Final = 8.0  # karma ahead in one ritual that is about 73 % of a victory
PLANS: Final = 64  # that are remembered

T = TypeVar("T")


@final
class Contender(Generic[T]):
    """Something to do, what was promised of it before any try, and how it did."""

    def __init__(self, deed: T, promise: float) -> None:
        self.deed: Final = deed
        self.promise: Final = promise
        self.tries = 0
        self.total = 0.0

    def value(self, base: float) -> float:
        """Its mean, drawn towards what was promised; `base` is what no promise at all comes to."""
        return (self.total + DOUBT * (base + self.promise)) / (self.tries + DOUBT)

    def chances(self) -> float | None:
        """From 0 to 1: a half if the ritual leaves me where the others are; None if it was never tried."""
        return 1 / (1 + exp(-self.total / self.tries / SCALE)) if self.tries else None


def halved(
    arms: list[Contender[T]], attempt: Callable[[T, int], float], budget: Budget, clock: Clock = process_time
) -> list[Contender[T]]:
    """All arms, the best first: round by round the worse half is left behind, until the budget is spent."""
    started, rounds = clock(), max(len(arms) - 1, 1).bit_length()
    alive, tries = arms, 0
    left: list[Contender[T]] = []
    for number in range(rounds):
        until = started + budget.seconds * (number + 1) / rounds
        enough = budget.iterations * (number + 1) // rounds
        while clock() < until and tries < enough:
            for arm in alive:
                if clock() >= started + budget.seconds:  # a single attempt may be a whole ritual
                    break
                arm.total += attempt(arm.deed, arm.tries)
                arm.tries += 1
            tries += len(alive)
        alive = ranked(alive)
        if number + 1 < rounds:
            half = (len(alive) + 1) // 2
            alive, left = alive[:half], alive[half:] + left
    return alive + left


def ranked(arms: list[Contender[T]]) -> list[Contender[T]]:
    tried = [arm for arm in arms if arm.tries]
    base = sum(arm.total / arm.tries - arm.promise for arm in tried) / max(len(tried), 1)
    return sorted(arms, key=lambda arm: -arm.value(base))


@final
class Opening:
    """An ordination and a circle, and the ritual that begins with them."""

    def __init__(self, way: Ordain, lines: list[int], start: CommandmentsState) -> None:
        self.way: Final = way
        self.lines: Final = lines
        self.start: Final = start


@final
class ThoughtfulBot(Bot):
    """Plans a whole performance, or a whole ordination and circle, and then follows its plan step by step."""

    def __init__(self, budget: Budget, clock: Clock = process_time) -> None:
        self.budget: Final = budget
        self.clock: Final = clock
        self.plans: dict[Hashable, list[Move]] = {}  # by what the seat sees, so that one bot may sit at many tables

    def choose(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move:
        assert isinstance(view, CommandmentsView)
        if isinstance(view.phase, Perform):
            return self.perform(view, chance)
        ways = [move for move in prompt.moves if isinstance(move, Ordain)]
        if ways:
            return self.ordain(view, ways, chance)
        return self.lay(view, chance)[0] if view.unset else suggestion(view)

    def act(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Sequence[Move]:
        """The whole circle is laid in one act."""
        assert isinstance(view, CommandmentsView)
        return self.lay(view, chance) if isinstance(view.phase, Set) else [self.choose(view, prompt, history, chance)]

    # The novice

    def perform(self, view: CommandmentsView, chance: Chance) -> Move:
        """The next step of the plan; of a new one, if none is remembered that began like this."""
        made = len(view.performance)
        board = board_of(view)
        undo(board, view.performance)
        key = (view.seat, view.karma, view.turns, tuple(board))
        plan = self.plans.get(key, [])
        if made == 0 or plan[:made] != list(view.performance):
            plan = self.think(view, chance)[0].deed
            self.remember(key, plan)
        return plan[made]

    def think(self, view: CommandmentsView, chance: Chance) -> list[Contender[list[Move]]]:
        """Performances that begin as this one did, the best first, each tried in the same worlds."""
        assert view.seat is not None
        me, start = view.seat, afresh(view, chance)
        beliefs = CommandmentsBeliefs(look(start, me), chance)
        if view.performance:
            arms = [Contender(Novice(view, chance, MANY, CURIOSITY).performance(), 0.0) for _ in range(ENDINGS)]
        else:
            prospects = Performances(start, me, beliefs.worlds, chance).prospects(HITS, MISSES)
            arms = [Contender(prospect.performance, TURNED * prospect.karma) for prospect in prospects]
        drawn: list[World] = []

        def attempt(performance: list[Move], tries: int) -> float:
            if tries == len(drawn):
                drawn.append(beliefs.draw(chance))
            return outlook(start, drawn[tries].cards, me, performance, chance)

        return halved(arms, attempt, self.budget, self.clock)

    # The High Priestess

    def ordain(self, view: CommandmentsView, ways: list[Ordain], chance: Chance) -> Move:
        """The best way to ordain; its circle is remembered, and thought over once more before the first artefact is set."""
        plan = self.rehearse(view, ways, chance)[0].deed
        self.remember((view.karma, plan.way), [SET[line] for line in plan.lines])
        return plan.way

    def rehearse(self, view: CommandmentsView, ways: list[Ordain], chance: Chance) -> list[Contender[Opening]]:
        """Ordinations, each with some circles; the one with which rituals went best first."""
        start = worlds.sample(view, chance)
        plans = [(way, placement(circle(chance))) for way in ways for _ in range(CIRCLES)]
        return self.compare([Opening(way, lines, prepared(start, way, lines)) for way, lines in plans], view.priestess, chance)

    def compare(self, plans: list[Opening], me: Seat, chance: Chance) -> list[Contender[Opening]]:
        arms = [Contender(plan, 0.0) for plan in plans]
        return halved(arms, lambda plan, _: rehearse(plan.start, me, chance), self.budget, self.clock)

    def lay(self, view: CommandmentsView, chance: Chance) -> list[Move]:
        """What is left to lay of the circle that was planned with these cards, or of one that goes on from where it stands."""
        assert view.secrets is not None
        key = (view.karma, Ordain(*view.secrets.cards))
        planned = self.plans.get(key)
        if planned is None or view.unset == ARTEFACTS:
            planned = [SET[line] for line in self.settle(view, planned, chance)[0].deed.lines]
            self.remember(key, planned)
        return planned[-view.unset :]

    def settle(self, view: CommandmentsView, planned: list[Move] | None, chance: Chance) -> list[Contender[Opening]]:
        """What is left to set of the planned circle, if there is one, and of some others; what goes best with her cards first."""
        assert view.secrets is not None
        start, way = worlds.sample(view, chance), Ordain(*view.secrets.cards)
        circles = [placement(circle(chance))[-view.unset :] for _ in range(OTHERS)]
        if planned is not None:
            circles.append([SET.index(step) for step in planned])
        return self.compare([Opening(way, lines, placed(start, lines)) for lines in circles], view.priestess, chance)

    def judge(self, view: CommandmentsView, chance: Chance) -> list[Contender[Move]]:
        """The one verdict that a bot gives, and how well rituals went on from it."""
        start = worlds.sample(view, chance)
        arms = [Contender[Move](suggestion(view), 0.0)]
        return halved(arms, lambda _, __: rehearse(start, view.priestess, chance), self.budget, self.clock)

    def remember(self, key: Hashable, plan: list[Move]) -> None:
        if len(self.plans) >= PLANS:
            del self.plans[next(iter(self.plans))]
        self.plans[key] = plan


def suggestion(view: CommandmentsView) -> Mark:
    """What the game suggests that she marks: a bot never departs from it (C-12)."""
    assert view.secrets is not None and view.secrets.suggestion is not None
    return Mark(view.secrets.suggestion)


def afresh(view: CommandmentsView, chance: Chance) -> CommandmentsState:
    """A world in which this move has not begun yet."""
    s = worlds.sample(view, chance)
    undo(s.board, view.performance)
    s.performance, s.taken, s.used = [], None, 0
    return s


def circle(chance: Chance) -> list[int]:
    """Artefacts everywhere, or crowded into a few areas."""
    if chance.below(2):
        return random_board(chance)
    board = [0] * (len(AREAS) * SLOTS)
    areas = [chance.below(len(AREAS)) for _ in range(1 + chance.below(5))]
    for artefact in range(ARTEFACTS):
        board[slot_of(chance.choice(areas), artefact // PER_COLOUR, chance.below(2))] += 1
    return board


@final
class RitualThinker(Thinker):
    """Thinks ahead by rehearsing rituals; of the three places it believes what a novice can know of them."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def bot(self, budget: Budget, clock: Clock) -> ThoughtfulBot:
        return ThoughtfulBot(budget, clock)

    def hint(
        self,
        view: View,
        prompt: Prompt,
        history: Sequence[Event],
        chance: Chance,
        budget: Budget,
        clock: Clock = process_time,
    ) -> Hint:
        assert isinstance(view, CommandmentsView)
        return Hint(best_steps(self.bot(budget, clock), view, prompt, chance), believed(view, chance))


def best_steps(bot: ThoughtfulBot, view: CommandmentsView, prompt: Prompt, chance: Chance) -> tuple[Advice, ...]:
    """The next steps of the best performances or circles, the best ordinations, or the verdict that the game suggests."""
    best: dict[Move, Advice] = {}
    for move, value in steps_of(bot, view, prompt, chance):
        best.setdefault(move, Advice(move, value))
    return tuple(best.values())[:BEST]


def steps_of(bot: ThoughtfulBot, view: CommandmentsView, prompt: Prompt, chance: Chance) -> list[tuple[Move, float | None]]:
    """What comes next by each of the bot's plans, the best first, with what it is worth."""
    match view.phase:
        case Perform():
            return [(tried.deed[len(view.performance)], tried.chances()) for tried in bot.think(view, chance)]
        case Set():
            return [(SET[tried.deed.lines[0]], tried.chances()) for tried in bot.settle(view, None, chance)]
        case Judge():
            return [(tried.deed, tried.chances()) for tried in bot.judge(view, chance)]
    ways = [move for move in prompt.moves if isinstance(move, Ordain)]
    return [(tried.deed.way, tried.chances()) for tried in bot.rehearse(view, ways, chance)]


def believed(view: CommandmentsView, chance: Chance) -> tuple[Belief, ...]:
    """What may lie in the three places, for a novice who trusts the High Priestess."""
    if not isinstance(view.phase, Perform):
        return ()
    beliefs = CommandmentsBeliefs(view, chance)
    return tuple([Belief(place, likeliest(beliefs.of_place(at))) for at, place in enumerate(PLACES)])


THINKER: Final = RitualThinker(Budget(iterations=100_000, seconds=0.35, worlds=DRAWN))
