"""A quick table of each game: few players and few rounds."""

from __future__ import annotations

from dataclasses import dataclass, field

import paravent
from paravent import Json


@dataclass(frozen=True)
class Small:
    """How to lay a table whose game is soon over."""

    players: int
    options: dict[str, Json] = field(default_factory=dict)


SHORT: dict[str, dict[str, Json]] = {
    "aura_poku": {"max_rounds": 1},
    "guru": {"max_rounds": 2},
    "sultans": {"rounds": 1, "max_laps": 2},
}
SMALL = {name: Small(rules.players[0], SHORT.get(name, {})) for name, rules in paravent.games().items()}
