"""Purses of Aura Poku as everyone can reckon them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from paravent.core.rules import Event
from paravent.games.aura_poku.board import Board
from paravent.games.aura_poku.events import Carried, Crossed, Given, Left, SourcePassed
from paravent.games.aura_poku.forecast import usual_price


@final
class Reckoning:
    """What everyone should have by the flows that were told: coins and cards that were not shown count as usual ones."""

    def __init__(self, board: Board, start: list[int], history: Sequence[Event]) -> None:
        bag = board.bag(len(start))
        self.gift: Final = sum([value * count for value, count in bag.items()]) / sum(bag.values())
        self.lower: Final = usual_price(board, board.is_upper.index(False))
        self.upper: Final = usual_price(board, board.is_upper.index(True))
        self.purses: list[float] = [float(gold) for gold in start]
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
                self.purses[seat] -= self.upper if altar.is_upper else self.lower
