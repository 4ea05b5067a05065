"""What a hint may tell of The 3 Commandments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from paravent.bots.search_bot import Facts
from paravent.bots.thinker import Advised, Reason, Why
from paravent.core.rules import Move
from paravent.games.commandments.cards import Card
from paravent.games.commandments.judging import previous_move
from paravent.games.commandments.moves import Forfeit, Gesture, Mark, Ordain, Put, Say, Set, Take
from paravent.games.commandments.pieces import slot_of
from paravent.games.commandments.scene import Scene, worth
from paravent.games.commandments.state import FORFEITED, KARMA, PLACES
from paravent.games.commandments.view import CommandmentsView
from paravent.games.commandments.worlds import all_cards, board_of

FACTS: Final[tuple[Facts, ...]] = ()  # what may lie in the places is weighed by `hard.py`
COMMANDMENTS: Final = PLACES[:2]
Fits: TypeAlias = Callable[[Move], bool]


def why(told: Advised) -> Reason | None:
    """What speaks for a step: the verdicts so far, for a novice; her own share, for the High Priestess."""
    view = told.view
    assert isinstance(view, CommandmentsView)
    match told.move:
        case Gesture(motion, _):
            return tried("gesture", view, lambda step: isinstance(step, Gesture) and step.gesture is motion, motion.name)
        case Say():
            return tried("say", view, lambda step: isinstance(step, Say), "")
        case Take(colour, _, _):
            return tried("take", view, lambda step: isinstance(step, Take) and step.colour is colour, colour.name)
        case Put():
            return putting(told, view, told.move)
        case Forfeit():
            return Reason("forfeit")
        case Ordain():
            return ordaining(view, told.move)
        case Set():
            return Reason("set")
        case Mark(cards) if view.secrets is not None and view.secrets.suggestion == cards:
            return Reason("mark")
    return None


def tried(key: str, view: CommandmentsView, fits: Fits, what: str) -> Reason:
    """How often such a step was part of a move in this ritual, and how often that move pleased."""
    judged = [turn for turn in view.turns if turn.verdict.announced != FORFEITED]
    such = [turn.verdict for turn in judged if any(fits(step) for step in turn.performance)]
    good = sum(verdict.announced == KARMA for verdict in such)
    if not such:
        return Reason(f"{key}-new", (("what", what),))
    return Reason(key, (("what", what), ("count", len(such)), ("good", good)))


def putting(told: Advised, view: CommandmentsView, put: Put) -> Reason:
    """The likeliest commandment that the whole move would keep; else what became of moves to that area."""
    kept = complied(view, put)
    likely = [
        (part, name, belief.about) for belief in told.beliefs if belief.about in COMMANDMENTS for name, part in belief.likely
    ]
    found = [(part, name, about) for part, name, about in likely if name in kept]
    if not found:
        return tried("put", view, lambda step: isinstance(step, Put) and step.area is put.area, put.area.name)
    part, name, about = max(found)
    return Reason("put-keeps", (("card", name), ("place", str(about)), ("percent", round(100 * part))))


def complied(view: CommandmentsView, put: Put) -> set[str]:
    """The cards of the hundred that the move would comply with if it ended so."""
    board, taken = board_of(view), next(step for step in view.performance if isinstance(step, Take))
    board[slot_of(put.area.index, taken.colour.index, put.stance.index)] += 1
    assert view.seat is not None
    performance = [*view.performance, put]
    scene = Scene(board, performance, view.players, view.priestess, view.seat, previous_move(view.turns))
    return {card.id for card in all_cards(view) if worth(card, scene)}


def ordaining(view: CommandmentsView, way: Ordain) -> Reason:
    """What a novice who keeps both commandments gets, and so she; a card that counts has no fixed worth."""
    cards = {card.id: card for card in all_cards(view)}
    both: list[Card] = [cards[way.first], cards[way.second]]
    counted = next((card for card in both if card.count is not None), None)
    if counted is not None:
        return Reason("ordain-count", (("card", counted.id),))
    return Reason("ordain", (("karma", sum([card.karma for card in both])),))


WHY: Final[Why] = why
