"""How a game ended: the ending, the points, the winners."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from paravent.core.rules import Outcome
from paravent.screens.pieces import panel, table
from paravent.texts.catalogue import Catalogue, Seats


def result(outcome: Outcome, seats: Seats, text: Catalogue) -> RenderableType:
    """The score sheet, best first."""
    sheet = table(text.say("cli-seat"), text.say("cli-score"), "", right=(1,))
    for seat in sorted(range(len(seats)), key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat])):
        won = seat in outcome.winners
        mark = text.say("cli-winner") if won else ""
        style = "bold" if won else ""
        sheet.add_row(Text(f"{seat} {seats[seat]}", style=style), str(outcome.scores[seat]), Text(mark, style=style))
    title = text.say("cli-result")
    return panel(
        title, Text(text.ending(outcome.ending)), sheet, Text(verdict(outcome, seats, text), style="bold"), accent="yellow"
    )


def verdict(outcome: Outcome, seats: Seats, text: Catalogue) -> str:
    """Who won, in one sentence."""
    names = [seats[seat] for seat in outcome.winners]
    if not names:
        return text.say("cli-nobody-won")
    if len(names) == 1:
        return text.say("cli-won", name=names[0])
    return text.say("cli-shared", names=", ".join(names[:-1]), last=names[-1])
