"""What a simulation of Sultans of Karaya counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from paravent.core.rules import Event
from paravent.core.table import Table
from paravent.games.sultans.cards import ROLES, SIDES, names
from paravent.games.sultans.events import (
    Attacked,
    Detained,
    Died,
    Exchanged,
    Hid,
    Looked,
    Revolted,
    RoundEnded,
    Swapped,
    TurnBegan,
)
from paravent.lab.measure import Cast, Measure
from paravent.lab.tally import Tally

WAYS: Final = ("assassination", "revolt", "token", "elimination", "laps")
ACTS: Final = {
    "looks": Looked, "swaps": Swapped, "hidings": Hid, "exchanges": Exchanged, "strikes": Attacked, "deaths": Died,
    "detentions": Detained, "revolts": Revolted,
}  # fmt: skip


@final
class SultansMeasure(Measure):
    """Which side wins and how, and what each character brings its holder, by number of players."""

    def count(self, table: Table, events: Sequence[Event], tally: Tally) -> None:
        rounds = [event for event in events if isinstance(event, RoundEnded)]
        turns = 1 + sum(isinstance(event, TurnBegan) for event in events)
        tally.number("length", "turns", turns)
        for ended in rounds:
            count_round(ended, table.players, tally)
        for label, kind in ACTS.items():
            tally.number("acts", label, sum(isinstance(event, kind) for event in events))

    def casts(self, events: Sequence[Event]) -> list[Cast]:
        """By the cards as they lay at the end of a round: they decided who scored."""
        return [Cast(names(event.cards), list(event.points)) for event in events if isinstance(event, RoundEnded)]


def count_round(ended: RoundEnded, players: int, tally: Tally) -> None:
    """A round by its winning side, by its way to win, and by the characters as they lay at its end."""
    sides, ways, characters = (f"{what} {players} players" for what in ("rounds-won", "ways-to-win", "characters-who-score"))
    for side in SIDES:
        tally.share(sides, side.name, hit=ended.side is side)
    for way in WAYS:
        tally.share(ways, way, hit=ended.how == way)
    tally.expect(characters, names(ROLES))
    for card, points in zip(ended.cards, ended.points, strict=True):
        tally.share(characters, card.name, hit=points > 0)
        tally.number(f"points-of-a-round {players} players", card.name, points)


MEASURE: Final = SultansMeasure()
