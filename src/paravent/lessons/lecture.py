"""A lesson being taught at a table of its own: for the terminal, and for the tests that hold every lesson to the rules.

A server's table keeps its own books (`server/tables/session.py`) and lets the browser walk through the steps.
"""

from __future__ import annotations

from typing import Final, final

from paravent.core.rules import Move, Seat
from paravent.lessons.lesson import BadLesson, Lesson, Step, answer_of, matches


@final
class Lecture:
    """Where a lesson stands: its table, its step, and how many moves each seat has made."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson: Final = lesson
        self.table: Final = lesson.lay()
        self.made: Final = [0] * lesson.players
        self.at = 0

    @property
    def step(self) -> Step | None:
        """The present step; None when all has been said."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    def go_on(self) -> None:
        """To the next step."""
        self.at += 1

    # The bots

    def until_said(self) -> None:
        """Let the bots play until the present step can be said: at once if it only watches, else when the learner is asked."""
        while self.step is not None and self.step.waits_for != "event" and not self.asked:
            self._bot_plays()

    def until_told(self, step: Step) -> None:
        """Let the bots play until the learner has been told what the step waits for."""
        while self.told(step.event) < step.nth:
            self._bot_plays()

    @property
    def asked(self) -> bool:
        """Whether everything waits for the learner; when the game is over, for what the learner does next."""
        return self.table.over or self.lesson.learner in self.table.owed()

    def told(self, kind: str) -> int:
        """How many events of this kind the learner has been told."""
        return sum(type(event).__name__ == kind for event in self.table.history(self.lesson.learner))

    def _bot_plays(self) -> None:
        seat = next((seat for seat in self.table.owed() if seat != self.lesson.learner), None)
        if seat is None:
            self._bot_speaks()
            return
        line = self.lesson.scripted(seat, self.made[seat])
        if line is None:
            raise self._bad(f"does not say what seat {seat} answers to {self.table.state.phase}")
        move = answer_of(self.table, seat, line)
        if move is None:
            raise self._bad(f"lets seat {seat} {line}, which is not legal in {self.table.state.phase}")
        self._play(seat, move)

    def _bot_speaks(self) -> None:
        """No bot is asked: the first in whose script a standing move comes next makes it."""
        for seat in range(self.lesson.players):
            move = self.lesson.scripted(seat, self.made[seat])
            if move is not None and any(str(open_to) == move for open_to in self.table.standing(seat)):
                self._play(seat, move)
                return
        raise self._bad("waits for what no bot brings about")

    def _play(self, seat: Seat, move: Move | str) -> None:
        self.table.play(seat, move)
        self.made[seat] += 1

    # The learner

    def offered(self, step: Step) -> list[Move]:
        """What the learner may choose among: of what is legal, what the step allows."""
        seat, table = self.lesson.learner, self.table
        moves = [*table.legal(seat), *(move for move in table.standing(seat) if move not in table.legal(seat))]
        return [move for move in moves if matches(move, step.offered)]

    def offers(self, step: Step, line: str) -> bool:
        """Whether the learner may choose this: a move that is offered, or a line that stands for several."""
        if any(str(move) == line for move in self.offered(step)):
            return True
        return matches(line, step.offered) and answer_of(self.table, self.lesson.learner, line) == line

    def choose(self, step: Step, move: Move | str) -> bool:
        """Make a move that was offered, if it is one that the step takes; whether it was."""
        if not matches(move, step.taken):
            return False
        self._play(self.lesson.learner, move)
        return True

    def _bad(self, why: str) -> BadLesson:
        step = self.step.id if self.step else "the end"
        return BadLesson(f"{self.lesson.game}, lesson {self.lesson.name}, at {step}: it {why}")
