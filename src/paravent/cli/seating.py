"""Who sits where: people on the first seats, bots on the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from paravent.bots.bot import Bot, prompt_for
from paravent.bots.named import named
from paravent.bots.random import RandomBot
from paravent.bots.simple import SIMPLE
from paravent.core.chance import Chance
from paravent.core.rules import Move, Seat
from paravent.core.table import Table
from paravent.texts import Catalogue

BOTS: Final = ("Ariel", "Basile", "Cléo", "Diego", "Edith", "Faustin", "Gilda", "Hector", "Iris", "Jonas", "Klara", "Léon",
               "Mona", "Nestor", "Olga", "Pablo", "Quentin", "Rosa", "Stella", "Timon")  # fmt: skip

USUAL: Final = "normal"  # the bot, unless another one is asked for


def bot_for(game: str, name: str) -> Bot:
    """The program of this name that plays this game; a game without bots of its own is played at random."""
    return named(name, game) if game in SIMPLE else RandomBot()


@final
class Seating:
    """The people and bots around a table."""

    def __init__(self, table: Table, humans: int, names: Sequence[str], text: Catalogue, bots: str = USUAL) -> None:
        self.table = table
        self.humans: range = range(humans)
        self.names = seat_names(table.players, humans, names, text)
        self._bot = bot_for(table.rules.name, bots)
        # What the bots draw follows from the seed and from where the game stands, and from nothing that anybody is told.
        chance = Chance(f"bots {table.seed} {table.decisions}")
        self._chances = [chance.fork(f"seat {seat}") for seat in range(table.players)]

    @property
    def hot(self) -> bool:
        """Whether several people share the screen."""
        return len(self.humans) > 1

    def answer(self, seat: Seat) -> Move:
        """A bot's answer to the open question."""
        table = self.table
        return self._bot.choose(table.view(seat), prompt_for(table, seat), table.history(seat), self._chances[seat])

    def interjection(self, seat: Seat) -> Move | None:
        """A standing move that a bot makes now."""
        table = self.table
        if seat in self.humans or not table.standing(seat):
            return None
        return self._bot.interject(table.view(seat), prompt_for(table, seat), table.history(seat), self._chances[seat])


def seat_names(players: int, humans: int, names: Sequence[str], text: Catalogue) -> list[str]:
    """The names given, then letters for people and first names for bots; nobody is called like anybody else."""
    people = [*names, *(text.say("cli-player", letter=chr(ord("A") + k)) for k in range(len(names), humans))]
    others = [name for name in BOTS if name not in people]
    others += [text.say("seat-number", seat=seat) for seat in range(len(others), players)]
    return [*people, *others][:players]
