"""A player who goes by forecasts: of all moves the one after which, as far as it knows, its chance to win is best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from paravent.bots.bot import Bot, Prompt
from paravent.bots.temperament import EVEN, Temperament
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, View
from paravent.games.aura_poku.board import BOARDS
from paravent.games.aura_poku.forecast import Forecaster, Weights
from paravent.games.aura_poku.reckoning import Reckoning
from paravent.games.aura_poku.state import AuraPokuState
from paravent.games.aura_poku.style import Style
from paravent.games.aura_poku.view import AuraPokuView
from paravent.games.aura_poku.worlds import copy_public, start_of


@final
class AuraPokuBot(Bot):
    """Plays its style on what it knows and guesses."""

    def __init__(self, temper: Temperament = EVEN) -> None:
        self.temper: Final = temper

    def tempered(self, temper: Temperament) -> AuraPokuBot:
        return AuraPokuBot(temper)

    def interject(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move | None:
        """A-27 What it says in a haggling."""
        assert isinstance(view, AuraPokuView)
        s = as_known(view, history)
        return self.style(s).word(s, prompt.seat, chance)

    def choose(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move:
        assert isinstance(view, AuraPokuView)
        s = as_known(view, history)
        return self.style(s).choose(s, prompt.seat, list(prompt.moves), chance)

    def style(self, s: AuraPokuState) -> Style:
        return Style(Forecaster(s.board, s.obstacles, Weights()), self.temper)


def as_known(view: AuraPokuView, history: Sequence[Event]) -> AuraPokuState:
    """The position as one seat knows it: no card but its own, the others' purses as they should be by now."""
    s = AuraPokuState(BOARDS[view.board], len(view.players))
    copy_public(view, s)
    guessed = Reckoning(s.board, start_of(view, s.board), history).purses
    s.purses = [
        max(0, round(guess)) if player.purse is None else player.purse
        for player, guess in zip(view.players, guessed, strict=True)
    ]
    s.cards = [player.card for player in view.players]
    return s


BOT: Final = AuraPokuBot()
