"""What bots claim: a game says in its `talk.py` what is worth saying, and to whom it is said is everybody."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias, cast, final

from paravent.bots.temperament import Temperament
from paravent.claims import Claim
from paravent.core.chance import Chance
from paravent.core.game import Game
from paravent.core.record import Heard
from paravent.core.rules import Event, Seat, View

LYING: Final = {-2: 5, -1: 20, 0: 40, 1: 60, 2: 80}  # percent of the claims that may be false, by how much somebody bluffs


@final
@dataclass(frozen=True)
class Speaker:
    """Who may say something now, and all that they know."""

    seat: Seat
    view: View
    history: Sequence[Event]
    claims: Sequence[Heard]
    temper: Temperament

    def has_said(self, claim: Claim) -> bool:
        """Whether they have said just this already."""
        return any(heard.seat == self.seat and heard.text == str(claim) for heard in self.claims)

    def would_lie(self, chance: Chance) -> bool:
        """Whether they say what is not so, this time."""
        return chance.below(100) < LYING[self.temper.bluff]


Talk: TypeAlias = Callable[[Speaker, Chance], Claim | None]


def next_claim(game: Game, speaker: Speaker, chance: Chance) -> Claim | None:
    """What somebody claims now by `TALK` in the game's `talk.py`, if anything; in a game without one, bots claim nothing."""
    talk = cast("Talk | None", game.part("talk", "TALK"))
    said = None if talk is None else talk(speaker, chance)
    return None if said is None or speaker.has_said(said) else said
