"""Three levels in every game: easy slips and forgets, normal goes by rules, hard thinks ahead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from time import monotonic, process_time
from typing import Final, final

from paravent.bots.beliefs.commandments import DRAWN
from paravent.bots.bot import Bot, Prompt
from paravent.bots.searching import BOOKS, Budget, SearchBot
from paravent.bots.simple import SIMPLE
from paravent.bots.simple.commandments import CommandmentsBot
from paravent.bots.thoughtful import ThoughtfulBot
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, View

LEVELS: Final = ("easy", "normal", "hard")
MEMORY: Final = 12  # events that an easy bot remembers
RASH: Final = {"sultans": 2}  # one move in so many is any move at all, where a slip of the same kind costs nothing
SLIP: Final = 3  # one of its moves in so many is the right kind of move, but not the right one
DULL: Final = 3  # ideas of an easy novice
HARD: Final = {
    "aura_poku": Budget(iterations=100_000, seconds=0.3, worlds=40),
    "commandments": Budget(iterations=100_000, seconds=0.35, worlds=DRAWN),
    "guru": Budget(iterations=4000, seconds=0.7, worlds=200),
    "overseers": Budget(iterations=800, seconds=0.7, worlds=80),
    "sultans": Budget(iterations=3000, seconds=0.7, worlds=200),
}


@final
class ForgetfulBot(Bot):
    """Plays as another bot would who remembers little, and who slips now and then."""

    def __init__(self, inner: Bot, rash: int | None) -> None:
        self.inner: Final = inner
        self.rash: Final = rash

    def choose(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move:
        if self.rash is not None and chance.below(self.rash) == 0:
            return chance.choice(prompt.moves)
        meant = self.inner.choose(view, prompt, history[-MEMORY:], chance)
        if chance.below(SLIP):
            return meant
        kind = type(meant)
        return chance.choice([move for move in prompt.moves if isinstance(move, kind)] or [meant])

    def interject(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move | None:
        """It misses most of its moments."""
        return None if chance.below(SLIP) else self.inner.interject(view, prompt, history[-MEMORY:], chance)


def level(name: str, game: str, seconds: float | None = None) -> Bot:
    """The bot of this level; `seconds` are the most that it may think, by the clock on the wall and not by the core's."""
    if name == "hard":
        budget = HARD[game] if seconds is None else replace(HARD[game], seconds=min(seconds, HARD[game].seconds))
        clock = process_time if seconds is None else monotonic
        return SearchBot(game, budget, clock) if game in BOOKS else ThoughtfulBot(budget, clock)
    if name == "easy":
        return ForgetfulBot(CommandmentsBot(DULL) if game == "commandments" else SIMPLE[game], RASH.get(game))
    return SIMPLE[game]
