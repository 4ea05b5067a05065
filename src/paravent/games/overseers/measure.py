"""What a simulation of Overseers counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from paravent.core.rules import Event, Outcome, Seat
from paravent.core.table import Table
from paravent.games.overseers.cards import CHARACTER_NAMES
from paravent.games.overseers.events import Accused, Admitted, Counted, Denied, Pardoned, Punished, Revealed, Robbed, Took
from paravent.games.overseers.state import OverseersState
from paravent.lab.measure import Measure
from paravent.lab.tally import Tally

BECOME: Final = [name for name in CHARACTER_NAMES if name != "fushen"]  # nobody is Fushen any more when a round is counted


@final
class OverseersMeasure(Measure):
    """Who wins by character and by having led, what a round with a character brings, and how the accused fare."""

    def count(self, table: Table, events: Sequence[Event], tally: Tally) -> None:
        s, outcome = table.state, table.outcome
        assert isinstance(s, OverseersState) and outcome is not None
        count_characters(events, outcome, tally)
        for seat, overseer in enumerate(s.overseers):
            tally.share("wins-by-leadership", "has-led" if overseer.led else "never-led", hit=seat in outcome.winners)
        count_judgements(events, tally)


def count_characters(events: Sequence[Event], outcome: Outcome, tally: Tally) -> None:
    """For each character: games won by those who were it in a round, rounds won, and points of the round."""
    for title in ("wins-by-character", "rounds-won-by-character"):
        tally.expect(title, BECOME)
    was: dict[Seat, str] = {}
    for event in events:
        match event:
            case Revealed(seat, character, _, _, _, _):
                was[seat] = character.name
                tally.share("wins-by-character", character.name, hit=seat in outcome.winners)
            case Counted(_, scores):
                for seat, points in enumerate(scores):
                    tally.share("rounds-won-by-character", was[seat], hit=points == max(scores))
                    tally.number("points-of-a-round-by-character", was[seat], points)


def count_judgements(events: Sequence[Event], tally: Tally) -> None:
    """How often the accused deny, and what comes of it."""
    accusations = sum(isinstance(event, Accused) for event in events)
    denials = sum(isinstance(event, Denied) for event in events)
    tally.number("acts", "admissions", sum(isinstance(event, Admitted) for event in events))
    tally.number("acts", "robberies", sum(isinstance(event, Robbed) for event in events))
    for number in range(accusations):
        tally.share("accused", "denied", hit=number < denials)
    for sort, label in ((Punished, "punished"), (Took, "compensated"), (Pardoned, "pardoned")):
        times = sum(isinstance(event, sort) for event in events)
        for number in range(denials):
            tally.share("deniers", label, hit=number < times)


MEASURE: Final = OverseersMeasure()
