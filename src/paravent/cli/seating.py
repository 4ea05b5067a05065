"""Who sits where: people on the first seats, good company on the others."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final, final

from paravent.bots.bot import prompt_for
from paravent.bots.speaking import Speaker, next_claim
from paravent.claims import Claim
from paravent.company import bot_of, mixed
from paravent.company.people import name_beside, temper_of
from paravent.core.chance import Chance
from paravent.core.errors import NotAsked
from paravent.core.rules import Move, Seat
from paravent.core.table import Table
from paravent.games import find
from paravent.texts import Catalogue

SELDOM: Final = 12  # a bot thinks of something to claim before one decision in so many
USUAL: Final = "normal"  # the bot, unless another one is asked for


@final
class Seating:
    """The people and bots around a table."""

    def __init__(
        self,
        table: Table,
        humans: int,
        names: Sequence[str],
        text: Catalogue,
        bots: str = USUAL,
        company: Sequence[str] = (),
    ) -> None:
        self.table = table
        self.humans: range = range(humans)
        self.company = ["" for _ in self.humans] + who_comes(table, table.players - humans, company)
        self.names = seat_names(self.company, humans, names, text)
        self._bots = [bot_of(bots, table.rules.name, key=key) for key in self.company]
        # What the bots draw follows from the seed and from where the game stands, and from nothing that anybody is told.
        chance = Chance(f"bots {table.seed} {table.decisions}")
        self._words = [chance.fork(f"words {seat}") for seat in range(table.players)]
        self._chances = [chance.fork(f"seat {seat}") for seat in range(table.players)]

    @property
    def hot(self) -> bool:
        """Whether several people share the screen."""
        return len(self.humans) > 1

    def answer(self, seat: Seat) -> Move:
        """A bot's answer to the open question."""
        table = self.table
        return self._bots[seat].choose(table.view(seat), prompt_for(table, seat), table.history(seat), self._chances[seat])

    def interjection(self, seat: Seat) -> Move | None:
        """A standing move that a bot makes now."""
        table = self.table
        if seat in self.humans or not table.standing(seat):
            return None
        return self._bots[seat].interject(table.view(seat), prompt_for(table, seat), table.history(seat), self._chances[seat])

    def claim(self, seat: Seat) -> Claim | None:
        """What a bot claims now, if anything."""
        table, chance = self.table, self._words[seat]
        if seat in self.humans or chance.below(SELDOM):
            return None
        speaker = Speaker(seat, table.view(seat), table.history(seat), table.claims(seat), temper_of(self.company[seat]))
        return next_claim(find(table.rules.name), speaker, chance)

    def introduce(self, text: Catalogue) -> list[str]:
        """Who plays with you, in words; in a new game they also say who they are, and the record keeps it."""
        lines = [
            text.say("cli-company", name=self.names[seat], who=text.say(f"character-{key}"))
            for seat, key in enumerate(self.company)
            if key
        ]
        for seat, key in enumerate(self.company):
            if key and self.table.decisions == 0:
                with suppress(NotAsked):  # a game may ask for silence
                    self.table.talk(seat, self.names[seat])
        return lines


def who_comes(table: Table, bots: int, wanted: Sequence[str]) -> list[str]:
    """Those who are wanted, then others, no two alike while there are any; who it is follows from the seed."""
    keys, chance = list(wanted)[:bots], Chance(f"company {table.seed}")
    while len(keys) < bots:
        keys.append(mixed(keys, chance))
    return keys


def seat_names(company: Sequence[str], humans: int, names: Sequence[str], text: Catalogue) -> list[str]:
    """The names given, then letters for people, and each character's own; nobody is called like anybody else."""
    taken = [*names, *(text.say("cli-player", letter=chr(ord("A") + k)) for k in range(len(names), humans))]
    for key in company[humans:]:
        taken.append(name_beside(key, taken))
    return taken[: len(company)]
