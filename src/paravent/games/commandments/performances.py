"""Performances worth thinking about: those that please in most worlds, and some that hardly please in any."""

from __future__ import annotations

from typing import Final, final

from paravent.core.chance import Chance
from paravent.core.rules import Move, Seat
from paravent.games.commandments.beliefs import World
from paravent.games.commandments.cards import ACTION, Card
from paravent.games.commandments.judging import previous_move
from paravent.games.commandments.moves import BEFORE, HOLDING, PUT, TAKE, Forfeit, Put
from paravent.games.commandments.rehearsal import moved, random_gesture
from paravent.games.commandments.scene import Scene, worth
from paravent.games.commandments.state import CommandmentsState

SOME: Final = 40  # random sets of gestures beside those that are built up
WAYS: Final = 12  # journeys, and sets of gestures, that are combined
ALIKE: Final = 3  # prospects that may share a part, or look the same


@final
class Part:
    """Gestures before and after the take, or a journey; and what each card of its kind is worth then."""

    def __init__(self, first: list[Move], second: list[Move], worths: dict[str, int]) -> None:
        self.first: Final = first
        self.second: Final = second
        self.worths: Final = worths


@final
class Prospect:
    """A performance, the karma to expect of it, and how likely it is to bring none."""

    def __init__(self, gestures: Part, journey: Part, karma: float, miss: float) -> None:
        self.performance: Final[list[Move]] = [*gestures.first, *journey.first, *gestures.second, *journey.second]
        self.gestures: Final = gestures
        self.journey: Final = journey
        self.karma: Final = karma
        self.miss: Final = miss


@final
class Performances:
    """What a novice may do now, as the worlds see it."""

    def __init__(self, s: CommandmentsState, me: Seat, worlds: list[World], chance: Chance) -> None:
        self.s: Final = s
        self.me: Final = me
        self.worlds: Final = worlds
        self.chance: Final = chance
        self.previous: Final = previous_move(s.turns)
        cards: dict[str, Card] = {}
        for world in worlds:
            for card in world.cards:
                cards[card.id] = card
        self.actions: Final = [card for card in cards.values() if card.kind == ACTION]
        self.artefacts: Final = [card for card in cards.values() if card.kind != ACTION]
        self.is_action: Final = [card.kind == ACTION for card in worlds[0].cards]
        self.journeys: Final = self._journeys()
        self.still: Final = self.gestures([], [])

    def _journeys(self) -> list[Part]:
        """Every artefact to every place; of those that no card tells apart, some: they leave different circles behind."""
        board = self.s.board
        found: list[Part] = []
        alike: dict[str, int] = {}
        moves = [(TAKE[slot], put) for slot in range(len(board)) if board[slot] for put in PUT]
        self.chance.shuffle(moves)
        for take, put in moves:
            worths = self._worths(self.artefacts, [take, put])
            key = str(list(worths.values()))
            alike[key] = alike.get(key, 0) + 1
            if alike[key] <= ALIKE:
                found.append(Part([take], [put], worths))
        return found

    def gestures(self, before: list[Move], holding: list[Move]) -> Part:
        take = next_take(self.s.board)
        return Part(before, holding, self._worths(self.actions, [*before, take, *holding, PUT[0]]))

    def _worths(self, cards: list[Card], performance: list[Move]) -> dict[str, int]:
        s = self.s
        scene = Scene(moved(s.board, performance), performance, s.players, s.priestess, self.me, self.previous)
        return {card.id: worth(card, scene) for card in cards}

    def weigh(self, gestures: Part, journey: Part) -> Prospect:
        """Bad karma costs nothing, so this is not simply what each card is worth by itself."""
        a, b = gestures.worths, journey.worths
        first = a if self.is_action[0] else b
        second = a if self.is_action[1] else b
        taboo = a if self.is_action[2] else b
        karma, miss = 0.0, 0.0
        for world in self.worlds:
            cards = world.cards
            sum = first[cards[0].id] + second[cards[1].id] - taboo[cards[2].id]
            if sum > 0:
                karma += world.likely * sum
            else:
                miss += world.likely
        return Prospect(gestures, journey, karma, miss)

    # Building up

    def built_up(self, journey: Part) -> Part:
        """Gesture by gesture, as long as one more promises more karma with this journey."""
        best = self.still
        most = self.weigh(best, journey).karma
        while len(best.first) + len(best.second) < self.s.gestures:
            better = best
            for idea in self.one_more(best):
                karma = self.weigh(idea, journey).karma
                if karma > most + 1e-9:
                    better, most = idea, karma
            if better is best:
                return best
            best = better
        return best

    def one_more(self, part: Part) -> list[Part]:
        """One more gesture; of those that no card tells apart, one."""
        s = self.s
        found: dict[str, Part] = {}
        for move in BEFORE[s.players][self.me]:
            idea = self.gestures([*part.first, move], part.second)
            found[str(list(idea.worths.values()))] = idea
        for move in HOLDING[s.players][self.me]:
            if not isinstance(move, (Put, Forfeit)):
                idea = self.gestures(part.first, [*part.second, move])
                found[str(list(idea.worths.values()))] = idea
        return list(found.values())

    def random_gestures(self) -> Part:
        s, chance = self.s, self.chance
        number = chance.below(s.gestures + 1)
        first = chance.below(number + 1)
        before = [random_gesture(s.players, self.me, chance, holding=False) for _ in range(first)]
        return self.gestures(before, [random_gesture(s.players, self.me, chance, holding=True) for _ in range(number - first)])

    def best_journeys(self, gestures: Part, number: int) -> list[Part]:
        ranked = [(-self.weigh(gestures, journey).karma, at) for at, journey in enumerate(self.journeys)]
        ranked.sort()
        return [self.journeys[at] for _, at in ranked[:number]]

    def prospects(self, hits: int, misses: int) -> list[Prospect]:
        """Some that promise most karma, then some that are likeliest to bring none, each worth different things to the cards."""
        journeys = self.best_journeys(self.still, 3)
        parts = [self.built_up(journey) for journey in journeys]
        journeys = self.best_journeys(parts[0], WAYS)
        parts += [self.built_up(journeys[0]), self.still]
        loose = [self.random_gestures() for _ in range(SOME)]
        ranked = [(-self.weigh(part, journeys[0]).karma, at) for at, part in enumerate(loose)]
        ranked.sort()
        parts += [loose[at] for _, at in ranked[:WAYS]] + [loose[at] for _, at in ranked[-3:]]
        few = [self.journeys[self.chance.below(len(self.journeys))] for _ in range(WAYS)]
        found = [self.weigh(part, journey) for part in parts for journey in (*journeys, *few)]
        found.sort(key=lambda prospect: -prospect.karma)
        bold = different(found, hits)
        found.sort(key=lambda prospect: -prospect.miss)
        return bold + different(found, misses)


def different(prospects: list[Prospect], number: int) -> list[Prospect]:
    """The first of them, but not many that share their gestures or their journey, nor that look just like one another."""
    found: list[Prospect] = []
    for prospect in prospects:
        if len(found) < number and sum([is_like(prospect, other) for other in found]) < ALIKE:
            found.append(prospect)
    return found


def is_like(one: Prospect, other: Prospect) -> bool:
    if one.gestures is other.gestures or one.journey is other.journey:
        return True
    return abs(one.karma - other.karma) + abs(one.miss - other.miss) < 1e-6


def next_take(board: list[int]) -> Move:
    """Any artefact: gestures do not care which."""
    for slot in range(len(board)):
        if board[slot]:
            return TAKE[slot]
    return TAKE[0]
