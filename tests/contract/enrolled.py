"""The games under contract, one line each."""

from __future__ import annotations

from paravent import Json
from tests.contract.enrolment import Enrolled, nothing
from tests.games.guru.positions import tally as guru_tally
from tests.games.overseers.positions import secret as overseers_secret
from tests.games.overseers.positions import tally as overseers_tally

GURU_OPTIONS: tuple[dict[str, Json], ...] = ({}, {"honour": True, "max_rounds": 6}, {"open_memory": True, "max_rounds": 12})
GURU_RARE = {
    "Pass": "needs four empty piles, an empty stage and no money at once; see the tests of G-7",
    "poverty": "needs every guru to spend nearly everything; see the tests of G-21",
}

OVERSEERS_OPTIONS: tuple[dict[str, Json], ...] = (
    {},
    {"alternate_pass": True, "pick_characters": True, "liang": "per_card"},
    {"pick_characters": True, "open_totals": True},
)

ENROLLED = (
    Enrolled("guru", guru_tally, GURU_OPTIONS, secret={"Vanish": nothing}, unreached=GURU_RARE),
    Enrolled("overseers", overseers_tally, OVERSEERS_OPTIONS, secret=overseers_secret),
)  # fmt: skip
