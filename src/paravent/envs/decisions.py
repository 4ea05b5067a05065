"""The decisions of a table, one after the other: who chooses now, and among what."""

from __future__ import annotations

from typing import TypeAlias, cast, final

from paravent.core.rules import Move, Seat
from paravent.core.table import Table

Choice: TypeAlias = Move | None  # None is silence


def choices_of(table: Table, seat: Seat) -> list[Choice]:
    """All that a seat may do now: its answers and its standing moves; of one that owes no answer silence comes first."""
    answers: list[Choice] = [*table.legal(seat)]
    standing: list[Choice] = [*table.standing(seat)]
    return answers + standing if answers else [None, *standing]


@final
class Decisions:
    """Walks through a game decision by decision.

    Before a question is answered each seat that is not asked, and has standing moves, is heard once, in the order of the seats;
    a standing move makes the question be asked afresh. Then those who are asked answer in turn, each without knowing what the
    others have answered: the table seals it.
    """

    def __init__(self, table: Table, *, standing: bool = True, heard: int = 0) -> None:
        self.table: Table = table
        self.standing: bool = standing
        self.seat: Seat = 0
        self.choices: list[Choice] = []  # none: the game is over
        self.heard: int = heard  # the seats before this one have been heard about the open question
        self._next()

    def choose(self, number: int) -> None:
        """Do what has this number among the choices."""
        move = self.choices[number]
        if move is None:
            self.heard = self.seat + 1
        else:
            self.table.play(self.seat, move)
            if self.table.settled:
                self.heard = 0
        self._next()

    def clone(self) -> Decisions:
        """An independent copy."""
        return self.at(self.table.clone())

    def at(self, table: Table) -> Decisions:
        """The same point at a table that the deciding seat cannot tell from this one."""
        return Decisions(table, standing=self.standing, heard=self.heard)

    def _next(self) -> None:
        table = self.table
        if table.over:
            self.choices = []
        elif not (self.standing and self._hear()):
            self.seat = table.owed()[0]
            self.choices = self._answers()

    def _answers(self) -> list[Choice]:
        answers = cast("list[Choice]", self.table.legal(self.seat))  # a list of our own
        if self.standing:
            answers += self.table.standing(self.seat)
        return answers

    def _hear(self) -> bool:
        """Whether there is one more to be heard, who is then the one to choose."""
        table = self.table
        seat = self.heard
        if seat >= table.players:
            return False
        asked = 0
        for each in table.asked():
            asked |= 1 << each
        while seat < table.players:
            if not asked >> seat & 1:
                standing = table.standing(seat)
                if standing:
                    self.seat = seat
                    self.choices = [None, *standing]
                    self.heard = seat
                    return True
            seat += 1
        self.heard = seat
        return False
