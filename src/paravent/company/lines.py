"""What bots remark: short lines by occasion and by who speaks, rarely, and never the same twice in a row.

An occasion is read from what everybody is told, so a line cannot tell more than that. Its words are messages of the catalogue:
`line-OCCASION-1`, `-2` … for all, `line-OCCASION-KEY` for one of the company.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias, cast

from paravent.company.people import KEYS, temper_of
from paravent.core.chance import Chance
from paravent.core.game import Game
from paravent.core.rules import Event, Seat

Occasion: TypeAlias = Callable[[Seat, Event], str | None]  # what an event is to a seat that may remark on it

GREETING: Final = "greeting"
# How many lines each occasion has for everybody; who has one of their own besides it says that as often as all others together.
SHARED: Final = {
    "greeting": 3,
    "accused": 3,
    "caught": 2,
    "wronged": 3,
    "praise": 3,
    "dear": 2,
    "pleased": 2,
    "won": 2,
    "lost": 3,
}
OWN: Final = frozenset({"greeting", "accused", "lost"})
PERCENT: Final = {-2: 6, -1: 15, 0: 25, 1: 40, 2: 60}  # of the occasions at which somebody speaks, by how much they talk
POLITE: Final = frozenset({"greeting", "won", "lost"})  # at these rather more do


def occasion_of(game: Game) -> Occasion:
    """`OCCASION` in its `lines.py`; in a game without one, bots greet and say nothing else."""
    return cast("Occasion", game.part("lines", "OCCASION") or (lambda _seat, _event: None))


def lines_for(occasion: str, key: str) -> list[str]:
    """The messages that one of the company may say at this occasion."""
    shared = [f"line-{occasion}-{number}" for number in range(1, SHARED[occasion] + 1)]
    return shared + [f"line-{occasion}-{key}"] * len(shared) if occasion in OWN else shared


def remark(occasion: str, key: str, said: Sequence[str], chance: Chance) -> str | None:
    """What somebody says at this occasion, if anything; nothing that was said last, by them or by anybody."""
    percent = PERCENT[temper_of(key).talk]
    if key not in KEYS or chance.below(100) >= (2 * percent if occasion in POLITE else percent):
        return None
    found = [line for line in lines_for(occasion, key) if line not in said]
    return chance.choice(found) if found else None
