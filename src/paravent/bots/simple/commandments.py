"""A novice who weighs every card that may lie there, and a High Priestess who can be understood, but not at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from paravent.bots.bot import Bot, Prompt
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, View
from paravent.games.commandments.cards import ACTION, Card
from paravent.games.commandments.judging import previous_move, total
from paravent.games.commandments.moves import PUT, SET, TAKE, Gesture, Mark, Ordain, Say, Take
from paravent.games.commandments.pieces import AREAS, ARTEFACTS, PER_COLOUR, slot_of
from paravent.games.commandments.rules import ROUNDS
from paravent.games.commandments.scene import Scene, worth
from paravent.games.commandments.state import Perform
from paravent.games.commandments.state import Set as SetPhase
from paravent.games.commandments.trial import moved, random_board, random_gesture, random_scene, random_take
from paravent.games.commandments.view import CommandmentsView
from paravent.games.commandments.worlds import Posterior, all_cards, board_of, undo

IDEAS: Final = 20  # performances, and ways to move, that a novice thinks of at each step
CURIOSITY: Final = 3.0  # karma that a fresh novice gives for a verdict that could go either way
THOROUGH: Final = 60  # ideas from which on every journey is tried
TRIALS: Final = 12  # random moves on which a High Priestess tries her cards
CIRCLES: Final = 3  # placements that she compares
HOPE: Final = 0.35  # how often a novice who knows nothing should be lucky


@final
class CommandmentsBot(Bot):
    """Asks the novice, or the High Priestess, in itself. More ideas make a better novice; many, one who tries every journey."""

    def __init__(self, ideas: int = IDEAS, curiosity: float = CURIOSITY, hope: float = HOPE) -> None:
        """`hope` is how often, with this bot's cards as High Priestess, a novice who knows nothing should be lucky."""
        self.ideas: Final = ideas
        self.curiosity: Final = curiosity
        self.hope: Final = hope

    def choose(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move:
        assert isinstance(view, CommandmentsView)
        if isinstance(view.phase, Perform):
            return Novice(view, chance, self.ideas, self.curiosity).next_step()
        return Priestess(view, self.hope).choose(prompt.moves, chance)


@final
class Novice:
    """What a novice makes of the verdicts so far."""

    def __init__(self, view: CommandmentsView, chance: Chance, ideas: int, curiosity: float) -> None:
        self.view = view
        self.chance = chance
        self.ideas = ideas
        assert isinstance(view.phase, Perform)
        self.seat = view.phase.novice
        self.board = board_of(view)
        undo(self.board, view.performance)
        self.done: list[Move] = [step for step in view.performance if isinstance(step, (Gesture, Say))]
        self.taken = next((step for step in view.performance if isinstance(step, Take)), None)
        self.before = len(view.performance) if self.taken is None else view.performance.index(self.taken)
        self.likely = self.weigh()
        turns = ROUNDS[view.players] * (view.players - 1)
        self.curiosity = curiosity * (1 - len(view.turns) / turns)

    def weigh(self) -> list[tuple[Card, list[float]]]:
        """The cards that may lie in some place, with how likely each lies in each; she is taken to follow the suggestions."""
        posterior = Posterior(self.view, "auto")
        if not posterior.worlds:
            posterior = Posterior(self.view, self.view.judge)
        weights = [posterior.weights(place) for place in range(3)]
        found = [(card, [weight.get(card.id, 0.0) for weight in weights]) for card in all_cards(self.view)]
        return [(card, likely) for card, likely in found if any(likely)]

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

    def best_gestures(self) -> tuple[list[Move], list[Move]]:
        """Gestures before the take and while holding, by what the action cards promise."""
        if len(self.done) == self.view.gestures:
            return self.done[: self.before], self.done[self.before :]
        ideas = [self.some_gestures(ambition) for ambition in (0, 1, *[self.view.gestures] * (self.ideas - 2))]
        take = self.taken or random_take(self.board, self.chance)
        put = self.chance.choice(PUT)
        return max(ideas, key=lambda idea: self.promise([*idea[0], take, *idea[1], put], action=True))

    def some_gestures(self, ambition: int) -> tuple[list[Move], list[Move]]:
        """What was done already, and some random gestures more."""
        left = min(ambition, self.view.gestures - len(self.done))
        more = self.chance.below(left + 1)
        first = 0 if self.taken is not None else self.chance.below(more + 1)
        before = [*self.done[: self.before], *[self.gesture(holding=False) for _ in range(first)]]
        return before, [*self.done[self.before :], *[self.gesture(holding=True) for _ in range(more - first)]]

    def gesture(self, *, holding: bool) -> Move:
        return random_gesture(self.view.players, self.seat, self.chance, holding=holding)

    def best_journey(self, before: list[Move], holding: list[Move]) -> tuple[Move, Move]:
        """Which artefact to take and where to put it, by what the artefact cards promise."""
        ideas = self.all_journeys() if self.ideas >= THOROUGH else [self.some_journey() for _ in range(self.ideas)]
        return max(ideas, key=lambda idea: self.promise([*before, idea[0], *holding, idea[1]], action=False))

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
        previous = previous_move(self.view.turns)
        board = moved(self.board, performance)
        scene = Scene(board, performance, self.view.players, self.view.priestess, self.seat, previous)
        karma, fires = 0.0, [0.0, 0.0, 0.0]
        for card, likely in self.likely:
            if (card.kind == ACTION) == action:
                value = worth(card, scene)
                if value:
                    karma += value * (likely[0] + likely[1] - likely[2])
                    fires = [fire + part for fire, part in zip(fires, likely, strict=True)]
        return karma + self.curiosity * sum(fire * (1 - fire) for fire in fires)


@final
class Priestess:
    """Chooses cards and a circle with which blind luck pays now and then."""

    def __init__(self, view: CommandmentsView, hope: float) -> None:
        self.view = view
        self.hope = hope
        self.cards = {card.id: card for card in all_cards(view)}

    def choose(self, moves: Sequence[Move], chance: Chance) -> Move:
        """Ordain, place, or mark as the game suggests (C-12)."""
        secrets = self.view.secrets
        assert secrets is not None
        if isinstance(self.view.phase, SetPhase):
            return self.next_artefact([self.cards[id] for id in secrets.cards])
        if secrets.suggestion is not None:
            return Mark(secrets.suggestion)
        return self.ordain([move for move in moves if isinstance(move, Ordain)], chance)

    def ordain(self, ways: list[Ordain], chance: Chance) -> Move:
        """The way that makes luck on random moves most like the luck hoped for."""
        scenes = [scene for _ in range(4) for scene in self.scenes(random_board(chance), chance)]
        return min(ways, key=lambda way: self.oddity([self.cards[id] for id in (way.first, way.second, way.taboo)], scenes))

    def next_artefact(self, cards: list[Card]) -> Move:
        """The next one of the best circle; all fifteen times she thinks of the same circles, because her cards seed them."""
        chance = Chance(f"circle {len(self.view.rituals)} {self.view.karma} {cards}")
        circles = [random_board(chance) for _ in range(CIRCLES)]
        best = min(circles, key=lambda circle: self.oddity(cards, self.scenes(circle, chance)))
        return SET[placement(best)[ARTEFACTS - self.view.unset]]

    def scenes(self, board: list[int], chance: Chance) -> list[Scene]:
        """Random moves of novices, each from this very circle."""
        before = random_scene(board, self.view.players, 1, None, chance).trace
        return [random_scene(board, self.view.players, 1, before, chance) for _ in range(TRIALS)]

    def oddity(self, cards: list[Card], scenes: list[Scene]) -> float:
        """How far luck is from what it should be."""
        lucky = sum(total([worth(card, scene) for card in cards]) > 0 for scene in scenes)
        return abs(lucky / len(scenes) - self.hope)


def placement(board: list[int]) -> list[int]:
    """For each of the fifteen artefacts, white to brown, the line of `set` that leads to this board."""
    lines: list[int] = []
    for colour in range(ARTEFACTS // PER_COLOUR):
        for area in range(len(AREAS)):
            for stance in range(2):
                lines += [area * 2 + stance] * board[slot_of(area, colour, stance)]
    return lines
