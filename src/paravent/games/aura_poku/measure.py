"""What a simulation of Aura Poku counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from paravent.core.rules import Event, Outcome
from paravent.core.table import Table
from paravent.games.aura_poku.events import (
    Accepted,
    Asked,
    Called,
    Carried,
    CoinLeft,
    Crossed,
    Demanded,
    Given,
    Left,
    Offered,
    Walked,
    Withdrew,
)
from paravent.games.aura_poku.state import AuraPokuState
from paravent.lab.measure import Measure
from paravent.lab.tally import Tally


@final
class AuraPokuMeasure(Measure):
    """How long it takes, who wins by order of play, how pawns come over the rivers, and what deals are made."""

    def count(self, table: Table, events: Sequence[Event], tally: Tally) -> None:
        s, outcome = table.state, table.outcome
        assert isinstance(s, AuraPokuState) and outcome is not None
        tally.number("length", "turns-each", s.round)
        count_wins(s, outcome, tally)
        count_crossings(table.players, outcome, events, tally)
        count_deals(events, tally)
        count_gold(s, outcome, tally)


def count_wins(s: AuraPokuState, outcome: Outcome, tally: Tally) -> None:
    players = len(s.purses)
    for place in range(players):
        seat = (s.first + place) % players
        tally.share("wins-by-order", str(place + 1), hit=seat in outcome.winners)


def count_crossings(players: int, outcome: Outcome, events: Sequence[Event], tally: Tally) -> None:
    """Pawns that were brought over a river by a sacrifice, own or another's, and pawns that walked."""
    over = [0] * players
    for event in events:
        if isinstance(event, (Crossed, Carried)):
            over[event.seat] += len(event.pawns)
    for seat, pawns in enumerate(over):
        who = "of-a-winner" if seat in outcome.winners else "of-another"
        tally.number("brought-across", who, pawns)
    sacrifices = [event for event in events if isinstance(event, Crossed)]
    tally.number("acts", "sacrifices", len(sacrifices))
    for crossed in sacrifices:
        tally.share("sacrifices", "at-a-lower-altar", hit=not crossed.altar.is_upper)
    tally.number("acts", "altars-left", sum(isinstance(event, Left) for event in events))
    tally.number("acts", "gifts", sum(isinstance(event, Given) for event in events))
    tally.number("acts", "walks", sum(isinstance(event, Walked) for event in events))


def count_deals(events: Sequence[Event], tally: Tally) -> None:
    tally.number("acts", "negotiations", sum(isinstance(event, (Demanded, Called)) for event in events))
    tally.number("acts", "words", sum(isinstance(event, (Offered, Withdrew)) for event in events))
    tally.number("acts", "asks", sum(isinstance(event, Asked) for event in events))
    tally.number("acts", "withdrawals", sum(isinstance(event, Withdrew) for event in events))
    tally.number("acts", "coins-left", sum(isinstance(event, CoinLeft) for event in events))
    offers = [event for event in events if isinstance(event, Offered)]
    accepted = [event for event in events if isinstance(event, Carried)]
    for event in events:
        if isinstance(event, Accepted):
            tally.share("negotiations", "somebody-accepted", hit=bool(event.seats))
    for offered in offers:
        tally.number("tolls", "offered-per-pawn", 10 * offered.gold // offered.pawns)
    for carried in accepted:
        tally.number("tolls", "paid-per-pawn", 10 * carried.gold // len(carried.pawns))


def count_gold(s: AuraPokuState, outcome: Outcome, tally: Tally) -> None:
    """What the score is made of."""
    for seat, purse in enumerate(s.purses):
        who = "of-a-winner" if seat in outcome.winners else "of-another"
        tally.number("gold", who, purse)
        tally.number("huts", who, s.huts.count(seat))
    tally.number("huts", "free-at-the-end", len(s.board.huts) - len(s.huts))


MEASURE: Final = AuraPokuMeasure()
