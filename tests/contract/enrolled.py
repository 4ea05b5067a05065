"""The games under contract, one line each."""

from __future__ import annotations

from tests.contract.enrolment import Enrolled, nothing
from tests.games.guru.positions import tally as guru_tally

GURU_OPTIONS = ({}, {"honour": True, "max_rounds": 6}, {"open_memory": True, "max_rounds": 12})

ENROLLED = (Enrolled("guru", guru_tally, GURU_OPTIONS, secret={"Vanish": nothing}),)
