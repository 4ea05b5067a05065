"""Aura Poku for the search: the others play on in the rule-based style, the seat in a sharper one, and a forecast judges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from paravent.bots.ismcts import NOBODY, Budget, Playbook
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, Rules, Seat, State, Tell, View
from paravent.games.aura_poku.beliefs import AuraPokuBeliefs
from paravent.games.aura_poku.board import BOARDS
from paravent.games.aura_poku.forecast import Forecaster, sharp_weights
from paravent.games.aura_poku.haggling import speak, speakers
from paravent.games.aura_poku.moves import MOST_DEMANDED, OFFER, OFFER_NONE, WITHDRAW, Accept, Ask, Call, Demand
from paravent.games.aura_poku.rules import AURA_POKU
from paravent.games.aura_poku.score import winners
from paravent.games.aura_poku.state import AuraPokuState, Haggle, Offers, Placing
from paravent.games.aura_poku.style import Style
from paravent.games.aura_poku.view import AuraPokuView

SHORT: Final = 4  # decisions after a passenger's word: the caller has chosen by then
TRIED: Final = 5  # demands, and offers per pawn, that are looked into


@final
class AuraPokuBook(Playbook):
    """Looks about two rounds ahead."""

    def __init__(self, view: View, history: Sequence[Event]) -> None:
        assert isinstance(view, AuraPokuView) and view.seat is not None
        self.horizon = 24
        self.explore = 0.12
        self.clearly = 0.0
        self.seat: Final = view.seat
        if isinstance(view.phase, Haggle) and view.phase.seat != view.seat:
            self.horizon = SHORT
        self.beliefs: Final = AuraPokuBeliefs(view, history)
        board = BOARDS[view.board]
        obstacles = [board.place[node.index] for node in view.obstacles]
        self.forecaster: Final = Forecaster(board, obstacles, sharp_weights())
        self.style: Final = Style(self.forecaster)
        self.others: Final = self.beliefs.deeds.style

    def world(self, chance: Chance) -> State:
        return self.beliefs.draw(chance)

    def candidates(self, s: State, seat: Seat, moves: list[Move]) -> list[Move]:
        """A few demands and offers around what a crossing is worth; no paltry offer; everything else."""
        assert isinstance(s, AuraPokuState)
        phase = s.phase
        if isinstance(phase, Offers):
            return self.some_offers(s, seat, self.style.altar_at(phase.altar))
        if isinstance(moves[0], Accept):
            moves = [move for move in moves if not isinstance(move, Accept) or not self.style.is_paltry(s, list(move.seats))]
        if isinstance(moves[-1], (Demand, Call, Ask)):
            asked = self.some_demands(self.style.altar(s, seat))
            return [move for move in moves if not isinstance(move, (Demand, Call, Ask)) or move.gold in asked]
        return moves

    def is_settled(self, s: State) -> bool:
        """A-26 Where a leftover pawn stands helps nobody more than another: there is nothing to search."""
        assert isinstance(s, AuraPokuState)
        return isinstance(s.phase, Placing)

    def some_demands(self, k: int) -> list[int | None]:
        """From a third of what a crossing is worth to a little more than all of it, and the open demand."""
        found: list[int | None] = [None]
        for part in range(1, TRIED):
            gold = min(max(round(self.style.fair_toll(k) * part / 3), 0), MOST_DEMANDED)
            if gold not in found:
                found.append(gold)
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

    # What is said in a haggling, A-27

    def hear_out(self, rules: Rules[State], s: State, chance: Chance, tell: Tell) -> None:
        """Everyone in the court who has something to say says it, once."""
        assert isinstance(s, AuraPokuState)
        for seat in speakers(s):
            self.speak(s, seat, chance, tell)

    def speak(self, s: AuraPokuState, seat: Seat, chance: Chance, tell: Tell) -> None:
        style = self.style if seat == self.seat else self.others
        move = style.word(s, seat, chance)
        if move is not None:
            speak(s, seat, move, tell)

    def keep_quiet(self, rules: Rules[State], s: State, seat: Seat, chance: Chance) -> None:
        """The others speak, and then the caller answers."""
        assert isinstance(s, AuraPokuState)
        for rival in speakers(s):
            if rival != seat:
                self.speak(s, rival, chance, NOBODY)
        self.play_on(rules, s, chance)

    def interjections(self, s: State, seat: Seat, moves: list[Move]) -> list[Move]:
        """One word for each time that the caller asks: some offers, or to take mine back."""
        assert isinstance(s, AuraPokuState)
        phase = s.phase
        if not isinstance(phase, Haggle) or s.words[seat] < s.words[phase.seat]:
            return []
        offers = self.some_offers(s, seat, self.style.altar_at(phase.altar))
        return [move for move in [*offers, WITHDRAW] if move in moves and move != s.offers[seat]]

    # Playing on

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


BOOK: Final = AuraPokuBook
BUDGET: Final = Budget(iterations=100_000, seconds=0.3, worlds=40)
