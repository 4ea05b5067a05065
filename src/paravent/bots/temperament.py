"""How a bot is inclined: the same few traits in every game, of which each game's bot reads those that it can use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

MOST: Final = 2  # of any trait, either way


@final
@dataclass(frozen=True)
class Temperament:
    """Traits from -2 to 2; with 0 a bot is as it is by itself. It acts on what the seat knows, and lasts the game.

    `voice` is whose words a bot uses where a game has it speak.
    """

    bluff: int = 0  # does and says what is not so
    suspicion: int = 0  # thinks that others do
    greed: int = 0  # asks much and gives little
    patience: int = 0  # waits for more, and thinks twice
    grudge: int = 0  # remembers who did it harm
    talk: int = 0  # has something to say
    voice: str = ""


EVEN: Final = Temperament()
