"""A novice who weighs every card that may lie there, and a High Priestess who can be understood, but not at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from paravent.bots.bot import Bot, Prompt
from paravent.bots.forgetful import ForgetfulBot
from paravent.bots.temperament import EVEN, Temperament
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, View
from paravent.games.commandments.cards import Card
from paravent.games.commandments.judging import total
from paravent.games.commandments.moves import SET, Mark, Ordain
from paravent.games.commandments.novice import CURIOSITY, IDEAS, Novice
from paravent.games.commandments.pieces import AREAS, ARTEFACTS, PER_COLOUR, slot_of
from paravent.games.commandments.rehearsal import random_board, random_scene
from paravent.games.commandments.sayings import sayings_of
from paravent.games.commandments.scene import Scene, worth
from paravent.games.commandments.state import Perform
from paravent.games.commandments.state import Set as SetPhase
from paravent.games.commandments.view import CommandmentsView
from paravent.games.commandments.worlds import all_cards

TRIALS: Final = 12  # random moves on which a High Priestess tries her cards
CIRCLES: Final = 3  # placements that she compares
DULL: Final = 3  # ideas of an easy novice
HOPE: Final = 0.35  # how often a novice who knows nothing should be lucky
CARE: Final = 0.4  # of its ideas that a point of patience adds or takes
DOUBT: Final = 0.4  # of its curiosity that a point of suspicion adds or takes


@final
class CommandmentsBot(Bot):
    """Asks the novice, or the High Priestess, in itself. More ideas make a better novice; many, one who tries every journey."""

    def __init__(self, ideas: int = IDEAS, curiosity: float = CURIOSITY, temper: Temperament = EVEN) -> None:
        self.ideas: Final = ideas
        self.curiosity: Final = curiosity
        self.sayings: Final = sayings_of(temper)

    def tempered(self, temper: Temperament) -> CommandmentsBot:
        """The patient think of more, the suspicious try more out, and some have something to say."""
        ideas, curiosity = self.ideas * (1 + CARE * temper.patience), self.curiosity * (1 + DOUBT * temper.suspicion)
        return CommandmentsBot(max(2, round(ideas)), curiosity, temper)

    def choose(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move:
        assert isinstance(view, CommandmentsView)
        if isinstance(view.phase, Perform):
            return Novice(view, chance, self.ideas, self.curiosity, self.sayings).next_step()
        return Priestess(view).choose(prompt.moves, chance)

    def act(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Sequence[Move]:
        """The whole circle is laid in one act."""
        assert isinstance(view, CommandmentsView)
        return Priestess(view).circle() if isinstance(view.phase, SetPhase) else [self.choose(view, prompt, history, chance)]


@final
class Priestess:
    """Chooses cards and a circle with which blind luck pays now and then."""

    def __init__(self, view: CommandmentsView) -> None:
        self.view = view
        self.cards = {card.id: card for card in all_cards(view)}

    def choose(self, moves: Sequence[Move], chance: Chance) -> Move:
        """Ordain, place, or mark as the game suggests (C-12)."""
        secrets = self.view.secrets
        assert secrets is not None
        if isinstance(self.view.phase, SetPhase):
            return self.circle()[0]
        if secrets.suggestion is not None:
            return Mark(secrets.suggestion)
        return self.ordain([move for move in moves if isinstance(move, Ordain)], chance)

    def ordain(self, ways: list[Ordain], chance: Chance) -> Move:
        """The way that makes luck on random moves most like the luck hoped for."""
        scenes = [scene for _ in range(4) for scene in self.scenes(random_board(chance), chance)]
        return min(ways, key=lambda way: self.oddity([self.cards[id] for id in (way.first, way.second, way.taboo)], scenes))

    def circle(self) -> list[Move]:
        """What is left to lay of the best circle; she thinks of the same circles each time, because her cards seed them."""
        secrets = self.view.secrets
        assert secrets is not None
        cards = [self.cards[id] for id in secrets.cards]
        chance = Chance(f"circle {len(self.view.rituals)} {self.view.karma} {cards}")
        circles = [random_board(chance) for _ in range(CIRCLES)]
        best = min(circles, key=lambda circle: self.oddity(cards, self.scenes(circle, chance)))
        return [SET[line] for line in placement(best)[ARTEFACTS - self.view.unset :]]

    def scenes(self, board: list[int], chance: Chance) -> list[Scene]:
        """Random moves of novices, each from this very circle."""
        before = random_scene(board, self.view.players, 1, None, chance).trace
        return [random_scene(board, self.view.players, 1, before, chance) for _ in range(TRIALS)]

    def oddity(self, cards: list[Card], scenes: list[Scene]) -> float:
        """How far luck is from what it should be."""
        lucky = sum(total([worth(card, scene) for card in cards]) > 0 for scene in scenes)
        return abs(lucky / len(scenes) - HOPE)


def placement(board: list[int]) -> list[int]:
    """For each of the fifteen artefacts, white to brown, the line of `set` that leads to this board."""
    lines: list[int] = []
    for colour in range(ARTEFACTS // PER_COLOUR):
        for area in range(len(AREAS)):
            for stance in range(2):
                lines += [area * 2 + stance] * board[slot_of(area, colour, stance)]
    return lines


BOT: Final = CommandmentsBot()
EASY: Final = ForgetfulBot(CommandmentsBot(DULL))
