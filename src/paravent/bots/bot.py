"""The one interface of all bots. A bot gets what a browser gets: a view, a prompt, a history. Never the state."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from paravent.bots.temperament import Temperament
from paravent.core.chance import Chance
from paravent.core.record import Heard
from paravent.core.rules import Event, Move, Seat, View
from paravent.core.table import Table


@final
@dataclass(frozen=True)
class Prompt:
    """What a seat is asked: the moves with which it may answer. Empty `moves`: it is not asked, but has standing moves."""

    seat: Seat
    moves: Sequence[Move]
    standing: Sequence[Move] = ()
    claims: Sequence[Heard] = ()  # what everybody has claimed so far


class Bot:
    """A player that is a program. Its own chance makes it reproducible and hard to read."""

    def choose(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move:
        """The answer to a prompt; one of `prompt.moves`."""
        raise NotImplementedError

    def act(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Sequence[Move]:
        """The answer, and what follows it in the same act: where a game has many steps for one decision, the rest of them."""
        return [self.choose(view, prompt, history, chance)]

    def interject(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move | None:
        """A standing move to make now, between two decisions; None to stay quiet."""
        return None

    def tempered(self, temper: Temperament) -> Bot:
        """The same bot with a temperament; one that knows of none stays as it is."""
        return self


def prompt_for(table: Table, seat: Seat) -> Prompt:
    """What the table's keeper hands to a bot or a browser at this seat."""
    return Prompt(seat, table.legal(seat), table.standing(seat), table.claims(seat))
