"""A player who goes by forecasts: of all moves the one after which, as far as it knows, its chance to win is best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from paravent.bots.bot import Bot, Prompt
from paravent.bots.playbooks.aura_poku_forecast import Forecaster, Weights, usual_price
from paravent.bots.playbooks.aura_poku_style import Style
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, View
from paravent.games.aura_poku.board import BOARDS, Board
from paravent.games.aura_poku.events import Carried, Crossed, Given, Left, SourcePassed
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
    guessed = Ledger(s.board, len(view.players), history).purses
    s.purses = [
        max(0, round(guess)) if player.purse is None else player.purse
        for player, guess in zip(view.players, guessed, strict=True)
    ]
    s.cards = [player.card for player in view.players]
    return s


@final
class Ledger:
    """What everyone should have by the flows that were told: coins and cards that were not shown count as usual ones."""

    def __init__(self, board: Board, players: int, history: Sequence[Event]) -> None:
        bag = board.bag(players)
        self.gift: Final = sum(value * count for value, count in bag.items()) / sum(bag.values())
        self.lower, self.upper = (usual_price(board, board.is_upper.index(upper)) for upper in (False, True))
        self.purses: list[float] = [float(sum(board.purse))] * players
        for event in history:
            self.enter(event)

    def enter(self, event: Event) -> None:
        match event:
            case SourcePassed(seat, _, _, coins):
                self.purses[seat] += sum(coins)
            case Given(seat, coin):
                self.purses[seat] += self.gift if coin is None else coin
            case Carried(seat, sacrificer, gold, _, _):
                self.purses[seat] -= gold
                self.purses[sacrificer] += gold
            case Left(seat, _, _, paid):
                self.purses[seat] -= paid
            case Crossed(seat, altar, _, _, _):
                self.purses[seat] -= self.upper if altar.name.endswith("u") else self.lower
