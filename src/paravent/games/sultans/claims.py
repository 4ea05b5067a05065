"""What may be claimed in Karaya: who I am, whose card I saw, who plays against me; and what I promise and ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast, final

from paravent.claims import COMMON, Claim, Form, Vocabulary
from paravent.core.rules import Event, Seat, View
from paravent.core.table import Table
from paravent.games.sultans.aids import Memory
from paravent.games.sultans.cards import ASSASSIN, GUARD, ROLE, ROLES, SLAVE, SULTAN, Role, names
from paravent.games.sultans.events import EyesOpened, RoundBegan, Swapped
from paravent.games.sultans.state import SultansState

AM: Final = "am"
SAW: Final = "saw"
CARDS: Final = tuple(names(ROLES))
FORMS: Final = (
    Form(AM, words=CARDS),
    Form(SAW, of_another=True, words=CARDS),
    *COMMON,
    Form("spare", of_another=True),
    Form("ask-swap", of_another=True),
)


@final
class SultansClaims(Vocabulary):
    """Cards change hands, so two claims contradict each other only while no card can have moved."""

    def forms(self, view: View) -> Sequence[Form]:
        return FORMS

    def truth(self, table: Table, speaker: Seat, claim: Claim) -> bool | None:
        s = cast("SultansState", table.state)
        if claim.kind == AM:
            return s.cards[speaker] is ROLE[claim.what]
        if claim.about is None:
            return None
        if claim.kind == SAW:
            seen = Memory(speaker, table.history(speaker)).at.get(claim.about)
            return seen is not None and seen.card is ROLE[claim.what]
        together = are_together(s.cards[speaker], s.cards[claim.about])
        if together is None or claim.kind not in ("accuse", "trust"):
            return None
        return together == (claim.kind == "trust")

    def clash(self, speaker: Seat, earlier: Claim, later: Claim, between: Sequence[Event]) -> bool:
        if earlier.kind == later.kind and earlier.kind in (AM, SAW) and earlier.about == later.about:
            whose = speaker if earlier.about is None else earlier.about
            return earlier.what != later.what and not may_have_moved(whose, between)
        return super().clash(speaker, earlier, later, between)


def may_have_moved(seat: Seat, events: Sequence[Event]) -> bool:
    """Whether the card before this seat may be another one now, as far as everybody was told."""
    for event in events:
        match event:
            case RoundBegan() | EyesOpened():
                return True
            case Swapped(one, other, _, _) if seat in (one, other):
                return True
    return False


def are_together(one: Role, other: Role) -> bool | None:
    """Whether two win together; None where one of them is on nobody's side."""
    loyal, rebel = (SULTAN, GUARD), (ASSASSIN, SLAVE)
    if one not in loyal + rebel or other not in loyal + rebel:
        return None
    return (one in loyal) == (other in loyal)


CLAIMS: Final = SultansClaims()
