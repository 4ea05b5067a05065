"""How somebody plays, in numbers that everybody at the table could count; and whom such numbers are most like."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import fmean, pstdev
from typing import TypeAlias

import paravent
from paravent.bots.levels import bot_named
from paravent.bots.play import play_out
from paravent.company import bot_of
from paravent.core.chance import Chance
from paravent.core.plain import plain
from paravent.core.rules import Event, Seat
from paravent.core.table import seen

Manners: TypeAlias = Mapping[str, float]
FEWEST = {"sultans": 6}


def manners_of(seat: Seat, told: Sequence[Event]) -> Manners:
    """How often a seat did each thing, and the mean of every number and of the length of every list in what it did."""
    times: Counter[str] = Counter()
    numbers: dict[str, list[float]] = {}
    for event in told:
        fields = plain(event)
        assert isinstance(fields, dict)
        if fields.get("seat") != seat:
            continue
        kind = type(event).__name__
        times[kind] += 1
        for name, value in fields.items():
            size = len(value) if isinstance(value, list) else value if isinstance(value, int) else None
            if size is not None and name != "seat":
                numbers.setdefault(f"{kind} {name}", []).append(float(size))
    return {**times, **{name: fmean(each) for name, each in numbers.items()}}


def games_of(game: str, keys: Sequence[str], games: range) -> list[tuple[str, Manners]]:
    """How each of these played, against bots of no character, as a spectator is told it."""
    found: list[tuple[str, Manners]] = []
    for number in games:
        table = paravent.new(game, max(len(keys) + 1, FEWEST.get(game, 0)), f"manners {number}")
        at = [*keys[number % len(keys) :], *keys[: number % len(keys)]]
        others = [bot_named("normal", game)] * (table.players - len(at))
        bots = [*(bot_of("normal", game, key=key) for key in at), *others]
        told = seen(play_out(table, bots, Chance(f"manners {number}")), None)
        found += [(key, manners_of(seat, told)) for seat, key in enumerate(at)]
    return found


def nearest(manners: Manners, known: Sequence[tuple[str, Manners]]) -> str:
    """Whose usual manners these are most like, each number weighed by how much it varies."""
    names = sorted({name for _, each in known for name in each})
    spread = {name: pstdev(each.get(name, 0.0) for _, each in known) for name in names}

    def distance(key: str) -> float:
        own = [each for who, each in known if who == key]
        usual = {name: fmean(each.get(name, 0.0) for each in own) for name in names}
        return sum(((manners.get(name, 0.0) - usual[name]) / spread[name]) ** 2 for name in names if spread[name])

    return min(sorted({who for who, _ in known}), key=distance)
