"""One rule-based bot per game. They keep nothing between decisions, so one instance serves every seat and table."""

from __future__ import annotations

from typing import Final

from paravent.bots.bot import Bot
from paravent.bots.simple.aura_poku import AuraPokuBot
from paravent.bots.simple.commandments import CommandmentsBot
from paravent.bots.simple.guru import GuruBot
from paravent.bots.simple.overseers import OverseersBot
from paravent.bots.simple.sultans import SultansBot

SIMPLE: Final[dict[str, Bot]] = {
    "aura_poku": AuraPokuBot(),
    "commandments": CommandmentsBot(),
    "guru": GuruBot(),
    "overseers": OverseersBot(),
    "sultans": SultansBot(),
}
