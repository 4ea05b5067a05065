"""Aura Poku for the search: the others play on in the rule-based style, the seat in a sharper one, and a forecast judges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from paravent.bots.beliefs.aura_poku import AuraPokuBeliefs
from paravent.bots.playbooks.aura_poku_forecast import Forecaster, sharp_weights
from paravent.bots.playbooks.aura_poku_style import Style
from paravent.bots.search import Playbook
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, Seat, State, View
from paravent.games.aura_poku.board import BOARDS
from paravent.games.aura_poku.ending import winners
from paravent.games.aura_poku.moves import DEMANDS, OFFER, OFFER_NONE, Demand
from paravent.games.aura_poku.rules import AURA_POKU
from paravent.games.aura_poku.state import AuraPokuState, Offers
from paravent.games.aura_poku.view import AuraPokuView

TRIED: Final = 5  # demands, and offers per pawn, that are looked into


@final
class AuraPokuBook(Playbook):
    """Looks about two rounds ahead."""

    def __init__(self, view: View, history: Sequence[Event]) -> None:
        assert isinstance(view, AuraPokuView) and view.seat is not None
        self.horizon = 24
        self.explore = 0.12
        self.seat: Final = view.seat
        self.beliefs: Final = AuraPokuBeliefs(view, history)
        board = BOARDS[view.board]
        obstacles = [board.place[node.index] for node in view.obstacles]
        self.forecaster: Final = Forecaster(board, obstacles, sharp_weights())
        self.style: Final = Style(self.forecaster)
        self.others: Final = self.beliefs.deeds.style

    def world(self, chance: Chance) -> State:
        return self.beliefs.draw(chance)

    def candidates(self, s: State, seat: Seat, moves: list[Move]) -> list[Move]:
        """A few demands and offers around what a crossing is worth; everything else."""
        assert isinstance(s, AuraPokuState)
        phase = s.phase
        if isinstance(phase, Offers):
            return self.some_offers(s, seat, s.board.place[phase.altar.index] - s.board.village - 1)
        if isinstance(moves[-1], Demand):
            demands = self.some_demands(max(s.pawns[seat]) - s.board.village - 1)
            return [move for move in moves if not isinstance(move, Demand) or move in demands]
        return moves

    def some_demands(self, k: int) -> list[Move]:
        """From a third of what a crossing is worth to a little more than all of it, and the open demand."""
        found: list[Move] = [DEMANDS[-1]]
        for part in range(1, TRIED):
            move = DEMANDS[min(max(round(self.style.fair_toll(k) * part / 3), 0), len(DEMANDS) - 2)]
            if move not in found:
                found.append(move)
        return found

    def some_offers(self, s: AuraPokuState, seat: Seat, k: int) -> list[Move]:
        """None; and for each number of pawns some sums up to what their crossing is worth."""
        found: list[Move] = [OFFER_NONE]
        for pawns in range(1, s.pawns[seat].count(self.forecaster.court[k]) + 1):
            dearest = min(s.purses[seat], round(pawns * self.style.fair_toll(k)))
            for part in range(TRIED):
                move = OFFER[dearest * part // (TRIED - 1)][pawns - 1]
                if move not in found:
                    found.append(move)
        return found

    def rollout(self, s: State, seat: Seat, chance: Chance) -> Move:
        assert isinstance(s, AuraPokuState)
        style = self.style if seat == self.seat else self.others
        return style.choose(s, seat, AURA_POKU.legal(s, seat), chance)

    def values(self, s: State) -> list[float]:
        """Each seat's chance to win."""
        assert isinstance(s, AuraPokuState)
        if s.phase is not None:
            return self.forecaster.chances(s, self.seat)
        won = winners(s)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(len(s.purses))]
