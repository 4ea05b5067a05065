"""What a novice believes of the three cards: what the verdicts prove, and what a High Priestess would choose.

Nobody ordains cards with which every clumsy move pleases, and few dare cards with which none does. So each triple that explains
the verdicts is weighed by its luck: how often random moves in the circle that she set would have pleased.
"""

from __future__ import annotations

from typing import Final, final

from paravent.core.chance import Chance
from paravent.games.commandments.cards import Card
from paravent.games.commandments.novice import trusting
from paravent.games.commandments.rehearsal import random_scene
from paravent.games.commandments.scene import worth
from paravent.games.commandments.state import FORFEITED
from paravent.games.commandments.view import CommandmentsView
from paravent.games.commandments.worlds import board_of, undo, unseen_cards

SCENES: Final = 40  # random moves by which luck is judged
DRAWN: Final = 500  # triples drawn; often the same ones, once much is known
# How much likelier than by lot cards are to lie there that please 0-10 %, 10-20 %, ... of random moves, in 600 rituals of
# rule-based bots; never below a fifth, because others ordain otherwise.
TASTE: Final = (0.6, 1.1, 1.4, 2.0, 1.7, 1.0, 0.3, 0.2, 0.2, 0.2, 0.2)


@final
class World:
    """Three cards that may lie in the places, and how likely it is that they do."""

    def __init__(self, cards: list[Card], likely: float) -> None:
        self.cards: Final = cards
        self.likely: float = likely


@final
class CommandmentsBeliefs:
    """The triples that may lie there, each with its weight, the likeliest first."""

    def __init__(self, view: CommandmentsView, chance: Chance) -> None:
        drawn = draw(view, chance)
        weigh(drawn, lucky_moves(view, chance))
        total = sum([world.likely for world in drawn])
        for world in drawn:
            world.likely /= total
        drawn.sort(key=lambda world: -world.likely)
        self.worlds: Final = drawn

    def of_place(self, place: int) -> dict[str, float]:
        """How likely each card is to lie in this place."""
        found: dict[str, float] = {}
        for world in self.worlds:
            id = world.cards[place].id
            found[id] = found.get(id, 0.0) + world.likely
        return found

    def draw(self, chance: Chance) -> World:
        """One of them, by their weights."""
        return self.worlds[chance.weighted([world.likely for world in self.worlds])]


def draw(view: CommandmentsView, chance: Chance) -> list[World]:
    """Triples as often as they explain the verdicts, each once."""
    posterior = trusting(view)
    found: dict[str, World] = {}
    for _ in range(DRAWN):
        cards: list[Card] = []
        for group in posterior.draw(chance).groups:
            cards.append(chance.choice([card for card in group.cards if card not in cards]))
        key = f"{cards[0].id} {cards[1].id} {cards[2].id}"
        if key in found:
            found[key].likely += 1.0
        else:
            found[key] = World(cards, 1.0)
    return list(found.values())


def weigh(worlds: list[World], worths: dict[str, list[int]]) -> None:
    for world in worlds:
        first, second, taboo = [worths[card.id] for card in world.cards]
        lucky = 0
        for at in range(SCENES):
            if first[at] + second[at] > taboo[at]:
                lucky += 1
        world.likely *= TASTE[lucky * 10 // SCENES]


def lucky_moves(view: CommandmentsView, chance: Chance) -> dict[str, list[int]]:
    """What each card that may be in play would be worth in random moves from the circle as she set it."""
    board = board_of(view)
    undo(board, view.performance)
    for turn in reversed(view.turns):
        if turn.verdict.announced != FORFEITED:
            undo(board, turn.performance)
    before = random_scene(board, view.players, 1, None, chance).trace
    scenes = [random_scene(board, view.players, 1, before, chance) for _ in range(SCENES)]
    return {card.id: [worth(card, scene) for scene in scenes] for card in unseen_cards(view)}
