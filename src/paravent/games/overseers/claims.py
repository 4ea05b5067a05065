"""What overseers claim: what I hold, who is richer than whom, and how I will vote."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast, final

from paravent.claims import COMMON, Claim, Form, Vocabulary
from paravent.core.rules import Event, Seat, View
from paravent.core.table import Table
from paravent.games.overseers.cards import TRAIT, TRAIT_NAMES, count
from paravent.games.overseers.events import RoundBegan
from paravent.games.overseers.state import OverseersState

HOLD: Final = "hold"
MODEST: Final = "modest"
POORER: Final = "poorer"
RICHER: Final = "richer"
FORMS: Final = (
    Form(MODEST),
    Form(HOLD, words=TRAIT_NAMES),
    Form(POORER, of_another=True),
    Form(RICHER, of_another=True),
    *COMMON,
    Form("vote", of_another=True),
    Form("ask-vote", of_another=True),
)


@final
class OverseersClaims(Vocabulary):
    """To accuse somebody is to call them the richest; to trust them is to say that they are not."""

    def forms(self, view: View) -> Sequence[Form]:
        return FORMS

    def truth(self, table: Table, speaker: Seat, claim: Claim) -> bool | None:
        s = cast("OverseersState", table.state)
        if claim.kind == HOLD:
            mine = s.overseers[speaker]
            return count(mine.held() + mine.hand, TRAIT[claim.what]) > 0
        worths = worths_of(s)
        if worths is None:
            return None
        return judged(worths, speaker, claim)

    def clash(self, speaker: Seat, earlier: Claim, later: Claim, between: Sequence[Event]) -> bool:
        if any(isinstance(event, RoundBegan) for event in between):
            return False
        kinds = {earlier.kind, later.kind}
        if earlier.about == later.about and kinds == {POORER, RICHER}:
            return True
        if earlier.about != later.about and kinds in ({"vote"}, {"accuse"}):
            return True
        return super().clash(speaker, earlier, later, between)


def worths_of(s: OverseersState) -> list[int] | None:
    """What everybody's cards are worth; None before all lie on the table."""
    if any(overseer.character is None or not overseer.held() for overseer in s.overseers):
        return None
    return [overseer.round_score() for overseer in s.overseers]


def judged(worths: list[int], speaker: Seat, claim: Claim) -> bool | None:
    """Whether this is so among players of such worth."""
    mine, about = worths[speaker], claim.about
    if claim.kind == MODEST:
        return mine < max(worths)
    if about is None:
        return None
    if claim.kind == POORER:
        return mine < worths[about]
    if claim.kind == RICHER:
        return mine > worths[about]
    if claim.kind in ("accuse", "trust"):
        return (worths[about] == max(worths)) == (claim.kind == "accuse")
    return None


CLAIMS: Final = OverseersClaims()
