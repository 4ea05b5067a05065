"""The bot that plays any game, badly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from paravent.bots.bot import Bot, Prompt
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, View


@final
class RandomBot(Bot):
    """Answers with any legal move, each as likely as the others; never interjects."""

    def choose(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move:
        return chance.choice(prompt.moves)
