"""What a simulation of Guru counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from paravent.core.rules import Event, Outcome
from paravent.core.table import Table
from paravent.games.guru.cards import NAMES, preachers_in
from paravent.games.guru.events import Accused, Converted, TurnBegan
from paravent.games.guru.score import is_disqualified, member_money
from paravent.games.guru.state import GuruState, Sect
from paravent.lab.measure import Measure
from paravent.lab.tally import Tally


@final
class GuruMeasure(Measure):
    """Who wins by order of play and by preacher, how accusations fare, and what becomes of members and preachers."""

    def count(self, table: Table, events: Sequence[Event], tally: Tally) -> None:
        s, outcome = table.state, table.outcome
        assert isinstance(s, GuruState) and outcome is not None
        tally.number("length", "rounds", s.round)
        tally.number("length", "turns", 1 + sum(isinstance(event, TurnBegan) for event in events))
        count_wins(s, outcome, tally)
        count_acts(events, tally)
        for sect in s.sects:
            count_sect(sect, tally)


def count_wins(s: GuruState, outcome: Outcome, tally: Tally) -> None:
    for place in range(s.players):
        seat = (s.first + place) % s.players
        tally.share("wins-by-order", str(place + 1), hit=seat in outcome.winners)
    tally.expect("wins-by-preacher", NAMES)
    for seat, sect in enumerate(s.sects):
        for preacher in preachers_in(sect.preachers):
            tally.share("wins-by-preacher", preacher.name, hit=seat in outcome.winners)


def count_acts(events: Sequence[Event], tally: Tally) -> None:
    accusations = [event for event in events if isinstance(event, Accused)]
    tally.number("acts", "accusations", len(accusations))
    for accused in accusations:
        tally.share("accusations", "true", hit=accused.true)
        if accused.true:
            tally.number("money", "bounty-taken", accused.bounty)
    conversions = [event for event in events if isinstance(event, Converted)]
    tally.number("acts", "conversions", len(conversions))
    for converted in conversions:
        tally.number("members", "per-conversion", len(converted.cards))


def count_sect(sect: Sect, tally: Tally) -> None:
    """What a guru has at the end."""
    for state, mask in (("active", sect.active), ("exposed", sect.exposed), ("vanished", sect.vanished)):
        tally.number("preachers-at-the-end", state, len(preachers_in(mask)))
    tally.number("money", "capital", sect.capital)
    tally.number("money", "from-members", member_money(sect))
    tally.share("gurus", "disqualified", hit=is_disqualified(sect))


MEASURE: Final = GuruMeasure()
