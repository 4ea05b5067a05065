"""How a game is thought ahead in: the hard bot and the advice to people rest on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import process_time
from typing import Final, TypeAlias, final

from paravent.bots.bot import Bot, Prompt
from paravent.bots.ismcts import Budget
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, Seat, View

BEST: Final = 3  # moves that are advised
LIKELIEST: Final = 4  # beliefs about one player
FAINT: Final = 0.1  # a belief that is not worth words
Clock: TypeAlias = Callable[[], float]


@final
@dataclass(frozen=True)
class Reason:
    """Why, in words: the message `why-KEY` of the game's catalogue, or of all games', and the values of its variables."""

    key: str
    values: tuple[tuple[str, str | int], ...] = ()


RECKONED: Final = Reason("reckoned")  # nothing but the reckoning speaks for it


@final
@dataclass(frozen=True)
class Advice:
    """A move, the part of all imagined games, from 0 to 1, that it would win (None if nothing was reckoned), and why."""

    move: Move
    value: float | None
    why: Reason = RECKONED


@final
@dataclass(frozen=True)
class Belief:
    """Of somebody (or a place on the table): names of pieces or sums, each with how likely it is there, the likeliest first."""

    about: Seat | str
    likely: tuple[tuple[str, float], ...]


@final
@dataclass(frozen=True)
class Hint:
    """What a bot would tell the person whose seat it shares."""

    best: tuple[Advice, ...]
    beliefs: tuple[Belief, ...]


@final
@dataclass(frozen=True)
class Advised:
    """What a reason is made of: what the seat sees and was told, the move, and what a bot believes from there."""

    seat: Seat
    view: View
    history: Sequence[Event]
    move: Move
    beliefs: tuple[Belief, ...]

    def percent(self, about: Seat | str, name: str) -> int:
        """How likely it is believed to be, of a hundred."""
        likely = {(belief.about, each): part for belief in self.beliefs for each, part in belief.likely}
        return round(100 * likely.get((about, name), 0.0))


Why: TypeAlias = Callable[[Advised], Reason | None]


class Thinker:
    """One game's way to think ahead, and how long it should think."""

    budget: Budget

    def bot(self, budget: Budget, clock: Clock) -> Bot:
        """A bot that thinks within this budget, by this clock."""
        raise NotImplementedError

    def hint(
        self,
        view: View,
        prompt: Prompt,
        history: Sequence[Event],
        chance: Chance,
        budget: Budget,
        clock: Clock = process_time,
    ) -> Hint:
        """Advice to a seat that is asked, reckoned within this budget, by this clock."""
        raise NotImplementedError


def likeliest(names: dict[str, float]) -> tuple[tuple[str, float], ...]:
    """The names that are worth words, each with how likely it is."""
    ranked = sorted(names.items(), key=lambda item: -item[1])[:LIKELIEST]
    return tuple([(name, likely) for name, likely in ranked if likely >= FAINT])
