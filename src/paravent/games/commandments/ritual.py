"""A ritual of The 3 Commandments played on, quickly: rule-based novices all around, and how well a seat came out of it."""

from __future__ import annotations

from typing import Final

from paravent.core.chance import Chance
from paravent.core.rules import Move, Seat, Tell
from paravent.games.commandments.cards import Card
from paravent.games.commandments.judging import suggested
from paravent.games.commandments.moves import SET, Ordain, Set
from paravent.games.commandments.novice import CURIOSITY, Novice
from paravent.games.commandments.rules import mark, ordain, perform, set_artefact
from paravent.games.commandments.state import CommandmentsState, Judge, Perform
from paravent.games.commandments.view import look

NOBODY: Final = Tell(on=False)
OFFHAND: Final = 26  # ideas of a novice who plans a performance once, to do as well as one with 20 who plans anew at each step
RIVALRY: Final = 1.25  # how much of the others' mean karma is worth one of one's own


def play_on(s: CommandmentsState, chance: Chance) -> None:
    """To the end of this ritual, beginning with the verdict if one is owed."""
    rituals = len(s.rituals)
    judge(s)
    while len(s.rituals) == rituals:
        phase = s.phase
        assert isinstance(phase, Perform)
        novice = Novice(look(s, phase.novice), chance, OFFHAND, CURIOSITY)
        act(s, phase.novice, novice.performance())


def act(s: CommandmentsState, novice: Seat, performance: list[Move]) -> None:
    """One whole move, and its verdict."""
    for step in performance:
        perform(s, novice, step, NOBODY)
    judge(s)


def judge(s: CommandmentsState) -> None:
    """The verdict that the game suggests, if the High Priestess is asked for one."""
    if isinstance(s.phase, Judge):
        mark(s, suggested(s), NOBODY)


def outlook(start: CommandmentsState, cards: list[Card], me: Seat, performance: list[Move], chance: Chance) -> float:
    """How well I come out of this ritual if these cards lie there and I perform so, once."""
    s = start.copy()
    s.places = cards
    rituals = len(s.rituals)
    act(s, me, performance)
    if len(s.rituals) == rituals:
        play_on(s, chance)
    return advantage(s.rituals[-1].gains, me)


def prepared(start: CommandmentsState, way: Ordain, lines: list[int]) -> CommandmentsState:
    """The ritual that begins when she has ordained so, and set the artefacts by these lines."""
    s = start.copy()
    ordain(s, way, NOBODY)
    return placed(s, lines)


def placed(start: CommandmentsState, lines: list[int]) -> CommandmentsState:
    """The ritual that begins when she has set the artefacts by these lines."""
    s = start.copy()
    for line in lines:
        step = SET[line]
        assert isinstance(step, Set)
        set_artefact(s, step, NOBODY)
    return s


def rehearse(start: CommandmentsState, me: Seat, chance: Chance) -> float:
    """How well I come out of a ritual that begins so."""
    s = start.copy()
    play_on(s, chance)
    return advantage(s.rituals[-1].gains, me)


def advantage(gains: tuple[int, ...], me: Seat) -> float:
    """My karma, less what the others' is worth to me."""
    others = 0
    for gain in gains:
        others += gain
    others -= gains[me]
    return gains[me] - RIVALRY * others / (len(gains) - 1)
