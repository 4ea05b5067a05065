"""A fixed style: rules that are tried in their order, on moves of which some kinds are never made; else another bot's move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Generic, TypeAlias, TypeVar, cast, final

from paravent.bots.bot import Bot, Prompt
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, Seat, View

V = TypeVar("V", bound=View)
M = TypeVar("M", bound=Move)


@final
@dataclass(frozen=True)
class Moment(Generic[V]):
    """What a style goes by: what its seat sees, and what it may do."""

    view: V
    seat: Seat
    moves: Sequence[Move]
    history: Sequence[Event]
    chance: Chance

    def of(self, kind: type[M]) -> list[M]:
        """The moves of this kind, in any order."""
        found = [move for move in self.moves if isinstance(move, kind)]
        self.chance.shuffle(found)
        return found


Rule: TypeAlias = Callable[[Moment[V]], Move | None]


@final
class Style(Bot, Generic[V]):
    """Makes the move of the first rule that has one; `never` are kinds of moves that it leaves out where it can."""

    def __init__(
        self,
        otherwise: Bot,
        *rules: Rule[V],
        never: tuple[type[Move], ...] = (),
        standing: Rule[V] | None = None,
        memory: bool = True,
    ) -> None:
        self.otherwise: Final = otherwise
        self.rules: Final = rules
        self.never: Final = never
        self.standing: Final = standing  # what it does without being asked; else what the other bot would
        self.memory: Final = memory

    def choose(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move:
        moves = [move for move in prompt.moves if not isinstance(move, self.never)] or list(prompt.moves)
        told = history if self.memory else []
        moment = Moment(cast("V", view), prompt.seat, moves, told, chance)
        for rule in self.rules:
            move = rule(moment)
            if move is not None:
                return move
        return self.otherwise.choose(view, replace(prompt, moves=moves), told, chance)

    def interject(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move | None:
        if self.standing is not None:
            return self.standing(Moment(cast("V", view), prompt.seat, prompt.standing, history, chance))
        return self.otherwise.interject(view, prompt, history, chance)


def first(kind: type[Move]) -> Rule[V]:
    """Any move of this kind, whenever there is one."""
    return lambda moment: next(iter(moment.of(kind)), None)


def silent(_: Moment[V]) -> Move | None:
    """Nothing is done without being asked."""
    return None


def now_and_then(times: int, rule: Rule[V]) -> Rule[V]:
    """One time in so many."""
    return lambda moment: rule(moment) if moment.chance.below(times) == 0 else None
