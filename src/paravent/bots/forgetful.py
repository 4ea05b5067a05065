"""A bot that remembers little and slips."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, final

from paravent.bots.bot import Bot, Prompt
from paravent.bots.temperament import Temperament
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, View

MEMORY: Final = 12  # events that it remembers
SLIP: Final = 3  # one of its moves in so many is the right kind of move, but not the right one


def never(_: View) -> bool:
    """No moment is grave."""
    return False


@final
class ForgetfulBot(Bot):
    """Plays as another bot would who remembers little, and who slips now and then.

    With `rash`, one move in so many is any move at all: for games in which a slip of the same kind costs nothing. Where a view
    is `grave` it is never rash.
    """

    def __init__(self, inner: Bot, rash: int | None = None, grave: Callable[[View], bool] = never) -> None:
        self.inner: Final = inner
        self.rash: Final = rash
        self.grave: Final = grave

    def is_rash(self, view: View, chance: Chance) -> bool:
        return self.rash is not None and not self.grave(view) and chance.below(self.rash) == 0

    def choose(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move:
        if self.is_rash(view, chance):
            return chance.choice(prompt.moves)
        return self.slip(self.inner.choose(view, prompt, history[-MEMORY:], chance), prompt, chance)

    def act(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Sequence[Move]:
        """It may slip at every step of an act."""
        if self.is_rash(view, chance):
            return [chance.choice(prompt.moves)]
        return [self.slip(move, prompt, chance) for move in self.inner.act(view, prompt, history[-MEMORY:], chance)]

    def slip(self, meant: Move, prompt: Prompt, chance: Chance) -> Move:
        """What is meant, or now and then another move of its kind."""
        if chance.below(SLIP):
            return meant
        if meant not in prompt.moves:
            return meant  # its own words: nothing that is listed is of their kind
        kind = type(meant)
        return chance.choice([move for move in prompt.moves if isinstance(move, kind)] or [meant])

    def interject(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move | None:
        """It misses most of its moments."""
        return None if chance.below(SLIP) else self.inner.interject(view, prompt, history[-MEMORY:], chance)

    def tempered(self, temper: Temperament) -> ForgetfulBot:
        return ForgetfulBot(self.inner.tempered(temper), self.rash, self.grave)
