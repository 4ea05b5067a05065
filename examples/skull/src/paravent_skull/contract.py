"""What Skull tells the contract."""

from __future__ import annotations

from typing import Final

from paravent.contract.enrolment import Enrolment, nothing

ENROLMENT: Final = Enrolment(
    secret={"Lay": nothing, "Lose": nothing},
    private={"Laid": "seat", "Lost": "seat"},
    unnamed=frozenset({"Lay", "Lose"}),
)
