"""What a simulation of The 3 Commandments counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from paravent.core.rules import Event
from paravent.core.table import Table
from paravent.games.commandments.events import Gestured, RitualEnded, Said
from paravent.games.commandments.state import FORFEITED, PLACES, CommandmentsState, Ritual
from paravent.lab.measure import Cast, Measure
from paravent.lab.tally import Tally


@final
class CommandmentsMeasure(Measure):
    """Whether novices learn, priestesses fall, the first one has an advantage, and which cards are worth what."""

    def count(self, table: Table, events: Sequence[Event], tally: Tally) -> None:
        s, outcome = table.state, table.outcome
        assert isinstance(s, CommandmentsState) and outcome is not None
        for place, ritual in enumerate(s.rituals, start=1):
            tally.share("wins-by-order", str(place), hit=ritual.priestess in outcome.winners)
        for ritual in s.rituals:
            count_ritual(ritual, s.players, tally)
        steps = sum(isinstance(event, (Gestured, Said)) for event in events)
        tally.number("length", "gestures", steps)

    def casts(self, events: Sequence[Event]) -> list[Cast]:
        """One High Priestess and her novices in every ritual."""
        rituals = [event for event in events if isinstance(event, RitualEnded)]
        return [Cast(roles_of(ritual), list(ritual.gains)) for ritual in rituals]


def roles_of(ritual: RitualEnded) -> list[str]:
    return ["priestess" if seat == ritual.priestess else "novice" for seat in range(len(ritual.gains))]


def count_ritual(ritual: Ritual, players: int, tally: Tally) -> None:
    tally.share("rituals", "fallen", hit=ritual.fallen)
    tally.number("karma-of-a-ritual", "priestess", ritual.gains[ritual.priestess])
    for seat in range(players):
        if seat != ritual.priestess:
            tally.number("karma-of-a-ritual", "novice", ritual.gains[seat])
    for turn, verdict in enumerate(ritual.verdicts):
        if verdict.announced != FORFEITED:
            tally.number("karma-by-round", f"round {turn // (players - 1) + 1}", verdict.karma)
        for place in PLACES:
            tally.share("marks", place, hit=place in (verdict.marks or ()))
    for card in ritual.commandments:
        tally.share("falls-by-commandment", card, hit=ritual.fallen)


MEASURE: Final = CommandmentsMeasure()
