"""What gurus claim: who preaches for me and who does not, whom I suspect where; and what I promise and ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast, final

from paravent.claims import Claim, Form, Vocabulary
from paravent.claims.vocabulary import TRUST
from paravent.core.rules import Event, Seat, View
from paravent.core.table import Table
from paravent.games.guru.cards import NAMES, PREACHER
from paravent.games.guru.state import GuruState

HAVE: Final = "have"
LACK: Final = "lack"
SUSPECT: Final = "suspect"
FORMS: Final = (
    Form(HAVE, words=NAMES),
    Form(LACK, words=NAMES),
    Form(SUSPECT, of_another=True, words=NAMES),
    Form(TRUST, of_another=True),
    Form("spare", of_another=True),
    Form("ask-peace", of_another=True),
)


@final
class GuruClaims(Vocabulary):
    """Preachers stay with their guru from the first turn to the last, so what was once true stays so."""

    def forms(self, view: View) -> Sequence[Form]:
        return FORMS

    def truth(self, table: Table, speaker: Seat, claim: Claim) -> bool | None:
        guru = speaker if claim.about is None else claim.about
        if claim.kind not in (HAVE, LACK, SUSPECT):
            return None
        is_there = bool(cast("GuruState", table.state).sects[guru].preachers & PREACHER[claim.what].bit)
        return is_there != (claim.kind == LACK)

    def clash(self, speaker: Seat, earlier: Claim, later: Claim, between: Sequence[Event]) -> bool:
        return earlier.what == later.what != "" and {earlier.kind, later.kind} == {HAVE, LACK}


CLAIMS: Final = GuruClaims()
