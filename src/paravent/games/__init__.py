"""The games. They import the core and never each other."""

from __future__ import annotations

from typing import Final, cast

from paravent.core.rules import Rules, State
from paravent.games.aura_poku.rules import AURA_POKU
from paravent.games.commandments.rules import COMMANDMENTS
from paravent.games.guru.rules import GURU
from paravent.games.overseers.rules import OVERSEERS
from paravent.games.sultans.rules import SULTANS

GAMES: Final[dict[str, Rules[State]]] = {
    "aura_poku": cast("Rules[State]", AURA_POKU),
    "commandments": cast("Rules[State]", COMMANDMENTS),
    "guru": cast("Rules[State]", GURU),
    "overseers": cast("Rules[State]", OVERSEERS),
    "sultans": cast("Rules[State]", SULTANS),
}
