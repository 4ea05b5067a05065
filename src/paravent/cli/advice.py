"""Hints at the terminal: the best moves and what a bot believes, in words, from the asked person's seat."""

from __future__ import annotations

from typing import final

from rich.text import Text

from paravent.bots.hints import hint_at
from paravent.bots.thinker import Advice, Belief, Reason
from paravent.core.chance import Chance
from paravent.core.rules import Seat
from paravent.core.table import Table
from paravent.texts import Catalogue
from paravent.texts.catalogue import Seats


@final
class Advisor:
    """Looks over a person's shoulder: it is shown what that person is shown."""

    def __init__(self, table: Table, seats: Seats, text: Catalogue) -> None:
        self.table = table
        self.seats = seats
        self.text = text
        # Its own stream, which follows from the seed alone: a hint changes nobody's luck.
        self.chance = Chance(f"hints {table.seed} {table.decisions}")

    def advise(self, seat: Seat) -> Text:
        """A few lines for the seat that is asked."""
        given = hint_at(self.table, seat, self.chance)
        lines = [self.text.say("cli-hint-moves"), *(self.of_move(advice) for advice in given.best)]
        if given.beliefs:
            lines += [self.text.say("cli-hint-beliefs"), *(self.of_belief(belief) for belief in given.beliefs)]
        return Text("\n".join(lines), style="magenta")

    def of_move(self, advice: Advice) -> str:
        said, why = self.text.move(advice.move, self.seats), f"\n      {self.why(advice.why)}"
        if advice.value is None:
            return f"  {said}  {advice.move}{why}"
        return "  " + self.text.say("cli-hint-move", value=percent(advice.value), said=said, move=str(advice.move)) + why

    def why(self, reason: Reason) -> str:
        return self.text.tell(f"why-{reason.key}", self.seats, **dict(reason.values))

    def of_belief(self, belief: Belief) -> str:
        who = self.seats[belief.about] if isinstance(belief.about, int) else self.text.name(belief.about)
        likely = ", ".join(f"{self.text.name(name)} {percent(part)}\u00a0%" for name, part in belief.likely)
        return "  " + self.text.say("cli-hint-belief", who=who, likely=likely or "?")


def percent(part: float) -> int:
    return round(100 * part)
