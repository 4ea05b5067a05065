"""A player who goes by forecasts: of all moves the one after which, as far as it knows, its chance to win is best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from paravent.bots.bot import Bot, Prompt
from paravent.bots.playbooks.aura_poku_forecast import Forecaster, Weights
from paravent.bots.playbooks.aura_poku_purses import Reckoning
from paravent.bots.playbooks.aura_poku_style import Style
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, View
from paravent.games.aura_poku.board import BOARDS
from paravent.games.aura_poku.state import AuraPokuState
from paravent.games.aura_poku.view import AuraPokuView
from paravent.games.aura_poku.worlds import copy_public


@final
class AuraPokuBot(Bot):
    """Plays its style on what it knows and guesses."""

    def choose(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move:
        assert isinstance(view, AuraPokuView)
        s = as_known(view, history)
        return Style(Forecaster(s.board, s.obstacles, Weights())).choose(s, prompt.seat, list(prompt.moves), chance)


def as_known(view: AuraPokuView, history: Sequence[Event]) -> AuraPokuState:
    """The position as one seat knows it: no card but its own, the others' purses as they should be by now."""
    s = AuraPokuState(BOARDS[view.board], len(view.players))
    copy_public(view, s)
    guessed = Reckoning(s.board, len(view.players), history).purses
    s.purses = [
        max(0, round(guess)) if player.purse is None else player.purse
        for player, guess in zip(view.players, guessed, strict=True)
    ]
    s.cards = [player.card for player in view.players]
    return s
