"""What may be claimed in a game, when two claims cannot both be true, and whether one is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paravent.claims.spoken import Claim, Form
from paravent.core.game import Game
from paravent.core.rules import Event, Seat, View
from paravent.core.table import Table

ACCUSE: Final = "accuse"
TRUST: Final = "trust"
COMMON: Final = (Form(ACCUSE, of_another=True), Form(TRUST, of_another=True))


class Vocabulary:
    """`CLAIMS` in a game's `claims.py`. This one serves every game: whom I accuse, and whom I trust."""

    def forms(self, view: View) -> Sequence[Form]:
        """What may be claimed now: by public facts only, so that everybody's view, a spectator's too, gives the same."""
        return COMMON

    def truth(self, table: Table, speaker: Seat, claim: Claim) -> bool | None:
        """Whether it is true as it is said, and, if it says what the speaker saw, whether they did; None: that cannot be said.

        For the end of the game only: it reads what is hidden.
        """
        return None

    def clash(self, speaker: Seat, earlier: Claim, later: Claim, between: Sequence[Event]) -> bool:
        """Whether one who said both was wrong once, given what everybody was told in between."""
        return earlier.about == later.about and {earlier.kind, later.kind} == {ACCUSE, TRUST}


PLAIN: Final = Vocabulary()


def vocabulary_of(game: Game) -> Vocabulary:
    """`CLAIMS` in its `claims.py`; without one, players accuse and trust each other."""
    own = game.part("claims", "CLAIMS")
    if own is None:
        return PLAIN
    if not isinstance(own, Vocabulary):
        raise TypeError(f"CLAIMS of {game.package}.claims is no Vocabulary")
    return own
