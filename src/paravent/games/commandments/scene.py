"""A finished move as a card sees it, and what each card is worth in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from paravent.core.rules import Move, Seat
from paravent.games.commandments.cards import Card
from paravent.games.commandments.moves import Gesture, Put, Say, Take
from paravent.games.commandments.pieces import BESIDE, COLOURS, SLOTS, Motion, step_between
from paravent.games.commandments.vocabulary import (
    BESIDE_START,
    BESIDE_TARGET,
    FROM_START,
    FROM_TARGET,
    AllOf,
    AnyOf,
    AreasWhere,
    Artefacts,
    AsBefore,
    Between,
    Colours,
    Condition,
    Count,
    EndsIn,
    Fit,
    Gestures,
    Largest,
    Limit,
    More,
    Moved,
    Not,
    Place,
    PutSo,
    SaidOneOf,
    Says,
    StartsIn,
    Stepped,
)
from paravent.games.commandments.words import words_of


@final
class Trace:
    """Colour, start, target, stance and gestures of one completed move."""

    def __init__(self, performance: Sequence[Move]) -> None:
        self.colour: int = 0
        self.start: int = 0
        self.target: int = 0
        self.stance: int = 0
        self.motions: int = 0
        for step in performance:
            if isinstance(step, Gesture):
                self.motions |= step.gesture.bit
            elif isinstance(step, Take):
                self.colour, self.start = step.colour.index, step.area.index
            elif isinstance(step, Put):
                self.target, self.stance = step.area.index, step.stance.index


@final
class Scene:
    """The board after the move (C-4), who did what, and the previous move, if there is one (C-5)."""

    def __init__(
        self, board: list[int], performance: Sequence[Move], players: int, priestess: Seat, novice: Seat, previous: Trace | None
    ) -> None:
        self.board: list[int] = board
        self.performance: Sequence[Move] = performance
        self.players: int = players
        self.priestess: Seat = priestess
        self.novice: Seat = novice
        self.trace: Trace = Trace(performance)
        self.previous: Trace | None = previous


def worth(card: Card, scene: Scene) -> int:
    """C-5 C-7 What the card is worth for this move; 0: not complied with. Free text is left to the High Priestess."""
    if card.count is not None:
        return count(card.count, scene)
    if card.condition is None or (card.needs_previous and scene.previous is None):
        return 0
    return card.karma if holds(card.condition, scene) else 0


def holds(condition: Condition, scene: Scene) -> bool:
    """Whether a condition is true of the move."""
    trace = scene.trace
    if isinstance(condition, Between):
        return condition.least <= count(condition.count, scene) <= condition.most
    if isinstance(condition, AllOf):
        for part in condition.parts:
            if not holds(part, scene):
                return False
        return True
    if isinstance(condition, AnyOf):
        for part in condition.parts:
            if holds(part, scene):
                return True
        return False
    if isinstance(condition, Not):
        return not holds(condition.part, scene)
    if isinstance(condition, Moved):
        return condition.colours >> trace.colour & 1 == 1
    if isinstance(condition, EndsIn):
        return reach(condition.place, trace) >> trace.target & 1 == 1
    if isinstance(condition, StartsIn):
        return reach(condition.place, trace) >> trace.start & 1 == 1
    if isinstance(condition, Stepped):
        return condition.steps & step_between(trace.start, trace.target) != 0
    if isinstance(condition, PutSo):
        return condition.stance == trace.stance
    if isinstance(condition, More):
        return count(condition.more, scene) > count(condition.less, scene)
    if isinstance(condition, AsBefore):
        return is_as_before(condition.what, scene)
    return was_said(condition, scene)


def is_as_before(what: str, scene: Scene) -> bool:
    """C-5 Whether this is as in the previous move; a card that asks is not judged while there is none."""
    trace, previous = scene.trace, scene.previous
    if previous is None:
        return False
    match what:
        case "colour":
            return trace.colour == previous.colour
        case "start":
            return trace.start == previous.start
        case "target":
            return trace.target == previous.target
        case "follow":
            return trace.start == previous.target
        case "refill":
            return trace.target == previous.start
    return trace.motions & previous.motions != 0


def was_said(condition: SaidOneOf, scene: Scene) -> bool:
    for step in scene.performance:
        if isinstance(step, Say):
            for word in words_of(step.text):
                if word in condition.words:
                    return True
    return False


# Counting


def count(counted: Count, scene: Scene) -> int:
    """The number that a count comes to."""
    board = scene.board
    if isinstance(counted, Artefacts):
        return count_artefacts(board, reach(counted.place, scene.trace), counted.slots)
    if isinstance(counted, AreasWhere):
        return count_areas(board, reach(counted.place, scene.trace), counted.limits)
    if isinstance(counted, Gestures):
        return count_gestures(counted.fit, scene, different=counted.different)
    if isinstance(counted, Colours):
        return count_colours(board, reach(counted.place, scene.trace))
    if isinstance(counted, Largest):
        return largest(board, reach(counted.place, scene.trace), counted.slots)
    return count_said(scene, words=not isinstance(counted, Says))


def reach(place: Place, trace: Trace) -> int:
    """The areas that a place means in this move, as a mask."""
    mask, relative = place.mask, place.relative
    if relative:
        if relative & FROM_START:
            mask |= 1 << trace.start
        if relative & FROM_TARGET:
            mask |= 1 << trace.target
        if relative & BESIDE_START:
            mask |= BESIDE[trace.start]
        if relative & BESIDE_TARGET:
            mask |= BESIDE[trace.target]
    return mask


def number_in(board: list[int], area: int, slots: int) -> int:
    """Such artefacts in one area."""
    number, at = 0, area * SLOTS
    while slots:
        if slots & 1:
            number += board[at]
        slots >>= 1
        at += 1
    return number


def count_artefacts(board: list[int], areas: int, slots: int) -> int:
    number = area = 0
    while areas:
        if areas & 1:
            number += number_in(board, area, slots)
        areas >>= 1
        area += 1
    return number


def count_colours(board: list[int], areas: int) -> int:
    number = 0
    for colour in range(len(COLOURS)):
        if count_artefacts(board, areas, 0b11 << 2 * colour) > 0:
            number += 1
    return number


def count_areas(board: list[int], areas: int, limits: list[Limit]) -> int:
    number = area = 0
    while areas:
        if areas & 1 and fits(board, area, limits):
            number += 1
        areas >>= 1
        area += 1
    return number


def fits(board: list[int], area: int, limits: list[Limit]) -> bool:
    """Whether every limit holds in this area."""
    for limit in limits:
        slots = limit.slots
        found = count_colours(board, 1 << area) if slots is None else number_in(board, area, slots)
        if not limit.least <= found <= limit.most:
            return False
    return True


def largest(board: list[int], areas: int, slots: int) -> int:
    most = area = 0
    while areas:
        if areas & 1:
            most = max(most, number_in(board, area, slots))
        areas >>= 1
        area += 1
    return most


def count_gestures(fit: Fit, scene: Scene, *, different: bool) -> int:
    """Gestures that fit, or their different motions."""
    number = seen = 0
    holding = False
    for step in scene.performance:
        if isinstance(step, Take):
            holding = True
        elif isinstance(step, Gesture) and (fit.holding if holding else fit.before):
            bit = step.gesture.bit
            if bit & fit.motions and (fit.to is None or is_to(fit.to, step.gesture, step.to, scene)):
                if not (different and seen & bit):
                    number += 1
                seen |= bit
    return number


def is_to(whom: str, motion: Motion, to: Seat | None, scene: Scene) -> bool:
    """Whether a gesture is to this person; one without a seat is to nobody, but asking leave and animal names are to her."""
    if motion.to_her:
        to = scene.priestess
    if to is None:
        return False
    match whom:
        case "priestess":
            return to == scene.priestess
        case "novice":
            return to != scene.priestess
        case "left":
            return to == (scene.novice + 1) % scene.players
        case "right":
            return (to + 1) % scene.players == scene.novice
    return True


def count_said(scene: Scene, *, words: bool) -> int:
    number = 0
    for step in scene.performance:
        if isinstance(step, Say):
            number += len(words_of(step.text)) if words else 1
    return number
