"""Bots around a table: who is asked, in which order, and what each has been told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from paravent.bots.bot import Bot, prompt_for
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, Seat
from paravent.core.table import Table, seen


def play_out(table: Table, bots: Sequence[Bot], chance: Chance) -> list[Event]:
    """Let the bots, one per seat, play to the end; returns everything that happened, untold to anyone."""
    party = Party(table, bots, chance)
    while not table.over:
        party.hear_out()
        party.ask()
    return party.events


@final
class Party:
    """A table, its bots and the history of every seat, which grows by what each play tells that seat."""

    def __init__(self, table: Table, bots: Sequence[Bot], chance: Chance) -> None:
        assert len(bots) == table.players, "every seat needs a bot"
        self.table = table
        self.bots = bots
        self.events: list[Event] = []
        self.histories: list[list[Event]] = [table.history(seat) for seat in range(table.players)]
        # A stream per seat: no bot can learn from its own luck how often another one drew.
        self.chances = [chance.fork(f"bot {seat}") for seat in range(table.players)]
        self.order = chance.fork("order")

    def hear_out(self) -> None:
        """Every seat may make a standing move before the question is answered; after one, all are asked again."""
        heard = True
        while heard and not self.table.over:
            heard = any(self.interjects(seat) for seat in self.shuffled())

    def shuffled(self) -> list[Seat]:
        """The seats in an order drawn alike whether or not anybody has something to say."""
        seats = list(range(self.table.players))
        self.order.shuffle(seats)
        return seats

    def interjects(self, seat: Seat) -> bool:
        """Whether the seat had a standing move and made it."""
        if not self.table.standing(seat):
            return False
        prompt = prompt_for(self.table, seat)
        move = self.bots[seat].interject(self.table.view(seat), prompt, self.histories[seat], self.chances[seat])
        if move is not None:
            self.play(seat, move)
        return move is not None

    def ask(self) -> None:
        """Put the open question to each seat that owes an answer, in the order of the phase."""
        for seat in self.table.owed():
            prompt = prompt_for(self.table, seat)
            move = self.bots[seat].choose(self.table.view(seat), prompt, self.histories[seat], self.chances[seat])
            self.play(seat, move)

    def play(self, seat: Seat, move: Move) -> None:
        events = self.table.play(seat, move)
        if self.table.settled:
            self.events += events
            for told, history in enumerate(self.histories):
                history.extend(seen(events, told))
