"""A novice of The 3 Commandments who weighs every card that may lie there, as the rule-based bot does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from paravent.core.chance import Chance
from paravent.core.rules import Move
from paravent.games.commandments.cards import ACTION, Card
from paravent.games.commandments.judging import previous_move
from paravent.games.commandments.moves import PUT, TAKE, Gesture, Say, Take
from paravent.games.commandments.rehearsal import moved, random_gesture, random_take
from paravent.games.commandments.rules import ROUNDS
from paravent.games.commandments.scene import Scene, worth
from paravent.games.commandments.state import Perform
from paravent.games.commandments.view import CommandmentsView
from paravent.games.commandments.worlds import Posterior, all_cards, board_of, undo

IDEAS: Final = 20  # performances, and ways to move, that a novice thinks of at each step
CURIOSITY: Final = 3.0  # karma that a fresh novice gives for a verdict that could go either way
THOROUGH: Final = 60  # ideas from which on every journey is tried
SPOKEN: Final = 4  # one gesture in so many is a saying, for who has something to say


def trusting(view: CommandmentsView) -> Posterior:
    """What may lie in the three places, for a novice who takes the High Priestess to follow the suggestions, if she can have."""
    posterior = Posterior(view, "auto")
    return posterior if posterior.worlds else Posterior(view, view.judge)


@final
class Suspect:
    """A card that may lie in some place, with how likely it lies in each, and the sign of what it then brings."""

    def __init__(self, card: Card, first: float, second: float, taboo: float) -> None:
        self.card: Final = card
        self.first: Final = first
        self.second: Final = second
        self.taboo: Final = taboo
        self.good: Final = first + second - taboo


@final
class Novice:
    """What a novice makes of the verdicts so far."""

    def __init__(
        self, view: CommandmentsView, chance: Chance, ideas: int, curiosity: float, sayings: Sequence[Move] = ()
    ) -> None:
        self.view = view
        self.sayings = sayings
        self.chance = chance
        self.ideas = ideas
        phase = view.phase
        assert isinstance(phase, Perform)
        self.seat = phase.novice
        self.board = board_of(view)
        undo(self.board, view.performance)
        self.done: list[Move] = [step for step in view.performance if isinstance(step, (Gesture, Say))]
        self.taken: Take | None = None
        self.before = len(view.performance)
        for at, step in enumerate(view.performance):
            if isinstance(step, Take):
                self.taken, self.before = step, at
        self.previous = previous_move(view.turns)
        self.suspects = self.weigh()
        turns = ROUNDS[view.players] * (view.players - 1)
        self.curiosity: float = curiosity * (1 - len(view.turns) / turns)

    def weigh(self) -> list[list[Suspect]]:
        """The artefact cards, then the action cards, that may lie in some place."""
        posterior = trusting(self.view)
        weights = [posterior.weights(place) for place in range(3)]
        found: list[list[Suspect]] = [[], []]
        for card in all_cards(self.view):
            first, second, taboo = [weight.get(card.id, 0.0) for weight in weights]
            if first or second or taboo:
                found[card.kind == ACTION].append(Suspect(card, first, second, taboo))
        return found

    def next_step(self) -> Move:
        """The next step of the best performance that begins as this one did."""
        before, holding = self.best_gestures()
        if self.taken is None and len(before) > len(self.done):
            return before[len(self.done)]
        made = len(self.done) - self.before
        if self.taken is not None and len(holding) > made:
            return holding[made]
        take, put = self.best_journey(before, holding)
        return take if self.taken is None else put

    def performance(self) -> list[Move]:
        """All steps at once; planned once, not anew at every step."""
        before, holding = self.best_gestures()
        take, put = self.best_journey(before, holding)
        return [*before, take, *holding, put]

    def best_gestures(self) -> tuple[list[Move], list[Move]]:
        """Gestures before the take and while holding, by what the action cards promise."""
        if len(self.done) == self.view.gestures:
            return self.done[: self.before], self.done[self.before :]
        take: Move = self.taken or random_take(self.board, self.chance)
        put = self.chance.choice(PUT)
        best, most = self.some_gestures(0), -1.0e9
        for ambition in [0, 1, *[self.view.gestures] * (self.ideas - 2)]:
            idea = self.some_gestures(ambition)
            promised = self.promise([*idea[0], take, *idea[1], put], action=True)
            if promised > most:
                best, most = idea, promised
        return best

    def some_gestures(self, ambition: int) -> tuple[list[Move], list[Move]]:
        """What was done already, and some random gestures more."""
        left = min(ambition, self.view.gestures - len(self.done))
        more = self.chance.below(left + 1)
        first = 0 if self.taken is not None else self.chance.below(more + 1)
        before = [*self.done[: self.before], *[self.gesture(holding=False) for _ in range(first)]]
        return before, [*self.done[self.before :], *[self.gesture(holding=True) for _ in range(more - first)]]

    def gesture(self, *, holding: bool) -> Move:
        if self.sayings and self.chance.below(SPOKEN) == 0:
            return self.chance.choice(self.sayings)
        return random_gesture(self.view.players, self.seat, self.chance, holding=holding)

    def best_journey(self, before: list[Move], holding: list[Move]) -> tuple[Move, Move]:
        """Which artefact to take and where to put it, by what the artefact cards promise."""
        ideas = self.all_journeys() if self.ideas >= THOROUGH else [self.some_journey() for _ in range(self.ideas)]
        best, most = ideas[0], -1.0e9
        for idea in ideas:
            promised = self.promise([*before, idea[0], *holding, idea[1]], action=False)
            if promised > most:
                best, most = idea, promised
        return best

    def some_journey(self) -> tuple[Move, Move]:
        return self.taken or random_take(self.board, self.chance), self.chance.choice(PUT)

    def all_journeys(self) -> list[tuple[Move, Move]]:
        """Every artefact to every place, equals once, in any order."""
        takes: list[Move] = [TAKE[slot] for slot in range(len(self.board)) if self.board[slot]]
        if self.taken is not None:
            takes = [self.taken]
        found = [(take, put) for take in takes for put in PUT]
        self.chance.shuffle(found)
        return found

    def promise(self, performance: list[Move], *, action: bool) -> float:
        """The karma to expect from one kind of card, and something for what the verdict would teach."""
        board = moved(self.board, performance)
        scene = Scene(board, performance, self.view.players, self.view.priestess, self.seat, self.previous)
        karma = first = second = taboo = 0.0
        for suspect in self.suspects[action]:
            value = worth(suspect.card, scene)
            if value:
                karma += value * suspect.good
                first += suspect.first
                second += suspect.second
                taboo += suspect.taboo
        return karma + self.curiosity * (first * (1 - first) + second * (1 - second) + taboo * (1 - taboo))
