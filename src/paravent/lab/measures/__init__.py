"""What a simulation counts beyond the common things, one file per game."""

from __future__ import annotations

from typing import Final

from paravent.lab.measures.aura_poku import AuraPokuMeasure
from paravent.lab.measures.commandments import CommandmentsMeasure
from paravent.lab.measures.guru import GuruMeasure
from paravent.lab.measures.measure import Measure
from paravent.lab.measures.overseers import OverseersMeasure
from paravent.lab.measures.sultans import SultansMeasure

MEASURES: Final[dict[str, Measure]] = {
    "aura_poku": AuraPokuMeasure(),
    "commandments": CommandmentsMeasure(),
    "guru": GuruMeasure(),
    "overseers": OverseersMeasure(),
    "sultans": SultansMeasure(),
}
