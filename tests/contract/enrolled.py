"""The games under contract, one line each."""

from __future__ import annotations

from paravent import Json
from tests.contract.enrolment import Enrolled, nothing
from tests.games.commandments import positions as commandments
from tests.games.guru.positions import tally as guru_tally

GURU_OPTIONS: tuple[dict[str, Json], ...] = ({}, {"honour": True, "max_rounds": 6}, {"open_memory": True, "max_rounds": 12})
GURU_RARE = {
    "Pass": "needs four empty piles, an empty stage and no money at once; see the tests of G-7",
    "poverty": "needs every guru to spend nearly everything; see the tests of G-21",
}

COMMANDMENTS_OPTIONS: tuple[dict[str, Json], ...] = (
    {},
    {"judge": "priestess", "gestures": 2},
    {"judge": "priestess", "no_markers": True, "blanks": [commandments.FREE, commandments.COUNTED]},
    {"no_markers": True, "gestures": 1},
)
COMMANDMENTS_SECRET = {"Ordain": commandments.backs, "Mark": commandments.announced}

ENROLLED = (
    Enrolled("commandments", commandments.tally, COMMANDMENTS_OPTIONS, secret=COMMANDMENTS_SECRET),
    Enrolled("guru", guru_tally, GURU_OPTIONS, secret={"Vanish": nothing}, unreached=GURU_RARE),
)  # fmt: skip
