"""What a game does not know never passes silently."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

import pytest

import paravent
from paravent.core.chance import Chance
from paravent.core.rules import Move, Phase, Tell
from paravent.games import found


@final
@dataclass(frozen=True)
class Odd(Move):
    """A move of no game."""


@final
@dataclass(frozen=True)
class OddPhase(Phase):
    """A question of no game."""


@pytest.mark.parametrize("game", sorted(found()))
def test_a_phase_that_a_game_does_not_know_is_a_mistake(game: str) -> None:
    """It is not taken for another one when it is answered."""
    rules = found()[game].rules
    table = paravent.new(game, rules.players[0], 1)
    table.state.phase = OddPhase()

    with pytest.raises(AssertionError, match="Odd"):
        rules.resolve(table.state, dict.fromkeys(range(table.players), Odd()), Chance(1), Tell(on=False))


@pytest.mark.parametrize("game", sorted(found()))
def test_a_move_that_a_game_does_not_know_is_a_mistake(game: str) -> None:
    """The table refuses it; should it ever reach the rules, they do not take it for another one."""
    rules = found()[game].rules
    table = paravent.new(game, rules.players[0], 1)
    while len(table.owed()) > 1:  # up to a question to one seat
        for seat in table.owed():
            table.play(seat, table.legal(seat)[0])
    (seat,) = table.owed()

    with pytest.raises(AssertionError, match="Odd"):
        rules.resolve(table.state, {seat: Odd()}, Chance(1), Tell(on=False))
