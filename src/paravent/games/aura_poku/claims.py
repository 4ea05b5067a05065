"""What is claimed at the rivers: how much I have, what the gods ask of me, and what I pay or want for a crossing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast, final

from paravent.claims import COMMON, Claim, Form, Vocabulary
from paravent.core.rules import Event, Seat, View
from paravent.core.table import Table
from paravent.games.aura_poku.altars import altar_of, price, sacrificer
from paravent.games.aura_poku.cards import DEAREST
from paravent.games.aura_poku.events import Carried
from paravent.games.aura_poku.state import AuraPokuState

UNDER: Final = "under"
OVER: Final = "over"
PRICE: Final = "price"
POORER: Final = "poorer"
SUMS: Final = ("5", "10", "15", "20")
FARES: Final = tuple([str(gold) for gold in range(1, 7)])
FORMS: Final = (
    Form("pay", of_another=True, words=FARES),
    Form("carry", of_another=True, words=FARES),
    Form(UNDER, words=SUMS),
    Form(OVER, words=SUMS),
    Form(PRICE, words=tuple([str(gold) for gold in range(DEAREST + 1)])),
    Form(POORER, of_another=True),
    *COMMON,
)


@final
class AuraPokuClaims(Vocabulary):
    """A price is claimed of the altar on which one stands; without one nobody can tell."""

    def forms(self, view: View) -> Sequence[Form]:
        return FORMS

    def truth(self, table: Table, speaker: Seat, claim: Claim) -> bool | None:
        s = cast("AuraPokuState", table.state)
        purse = s.purses[speaker]
        if claim.kind == UNDER:
            return purse < int(claim.what)
        if claim.kind == OVER:
            return purse > int(claim.what)
        if claim.kind == POORER and claim.about is not None:
            return purse < s.purses[claim.about]
        if claim.kind == PRICE and sacrificer(s, speaker) is not None and s.cards[speaker] is not None:
            return price(s, speaker, altar_of(s, speaker)) == int(claim.what)
        return None

    def clash(self, speaker: Seat, earlier: Claim, later: Claim, between: Sequence[Event]) -> bool:
        if {earlier.kind, later.kind} == {UNDER, OVER} and not any(may_pay(speaker, event) for event in between):
            under, over = (earlier, later) if earlier.kind == UNDER else (later, earlier)
            return int(over.what) + 1 >= int(under.what)
        if earlier.kind == later.kind == PRICE and not any(may_pay(speaker, event) for event in between):
            return earlier.what != later.what
        return super().clash(speaker, earlier, later, between)


def may_pay(seat: Seat, event: Event) -> bool:
    """Whether this seat's purse may be another after it: whatever it did or had done to it."""
    return getattr(event, "seat", None) == seat or (isinstance(event, Carried) and event.sacrificer == seat)


CLAIMS: Final = AuraPokuClaims()
