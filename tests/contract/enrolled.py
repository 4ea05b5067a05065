"""The games under contract, one line each."""

from __future__ import annotations

from paravent import Json
from tests.contract.enrolment import Enrolled, nothing
from tests.games.aura_poku.positions import tally as aura_poku_tally
from tests.games.commandments import positions as commandments
from tests.games.guru.positions import tally as guru_tally
from tests.games.overseers.positions import secret as overseers_secret
from tests.games.overseers.positions import tally as overseers_tally
from tests.games.sultans.positions import noticed
from tests.games.sultans.positions import tally as sultans_tally

GURU_OPTIONS: tuple[dict[str, Json], ...] = ({}, {"honour": True, "max_rounds": 6}, {"open_memory": True, "max_rounds": 12})
GURU_RARE = {
    "Pass": "needs four empty piles, an empty stage and no money at once; see the tests of G-7",
    "poverty": "needs every guru to spend nearly everything; see the tests of G-21",
}
SULTANS_OPTIONS: tuple[dict[str, Json], ...] = ({"rounds": 2}, {"rounds": 3, "target": 4, "max_laps": 6})
SULTANS_RARE = {"Reveal": "a standing move: walks make it, but nobody is ever asked for it (S-13)"}

OVERSEERS_OPTIONS: tuple[dict[str, Json], ...] = (
    {},
    {"alternate_pass": True, "pick_characters": True, "liang": "per_card"},
    {"pick_characters": True, "open_totals": True},
)

AURA_POKU_OPTIONS: tuple[dict[str, Json], ...] = (
    {},
    {"board": "creek", "rings_to_move": 3, "last_takes_all": True},
    {"board": "creek", "max_rounds": 8},
)

COMMANDMENTS_OPTIONS: tuple[dict[str, Json], ...] = (
    {},
    {"judge": "priestess", "gestures": 2},
    {"judge": "priestess", "no_markers": True, "blanks": [commandments.FREE, commandments.COUNTED]},
    {"no_markers": True, "gestures": 1},
)
COMMANDMENTS_SECRET = {"Ordain": commandments.backs, "Mark": commandments.announced}

ENROLLED = (
    Enrolled("aura_poku", aura_poku_tally, AURA_POKU_OPTIONS),
    Enrolled("commandments", commandments.tally, COMMANDMENTS_OPTIONS, secret=COMMANDMENTS_SECRET),
    Enrolled("guru", guru_tally, GURU_OPTIONS, secret={"Vanish": nothing}, unreached=GURU_RARE),
    Enrolled("overseers", overseers_tally, OVERSEERS_OPTIONS, secret=overseers_secret),
    Enrolled("sultans", sultans_tally, SULTANS_OPTIONS, secret={"Exchange": noticed}, unreached=SULTANS_RARE),
)  # fmt: skip
