"""The persecutor, and the end of the game."""

from __future__ import annotations

from paravent.core.rules import Tell
from paravent.games.aura_poku.events import Counted, Ended, PersecutorStepped
from paravent.games.aura_poku.score import score, winners
from paravent.games.aura_poku.state import AuraPokuState
from paravent.games.aura_poku.view import huts_of


def advance(s: AuraPokuState, tell: Tell) -> None:
    """The persecutor goes a step; in the village he ends the game."""
    s.persecutor += 1
    if tell.on:
        tell(PersecutorStepped(s.persecutor))
    if s.persecutor == s.board.steps:
        end(s, "persecutor", tell)


def end(s: AuraPokuState, ending: str, tell: Tell) -> None:
    """A-20 A-24 The game is over at once; every purse is counted."""
    s.phase = None
    s.ending = ending
    if tell.on:
        for seat in range(len(s.purses)):
            tell(Counted(seat, s.purses[seat], tuple(huts_of(s, seat)), score(s, seat)))
        tell(Ended(ending, winners(s)))
