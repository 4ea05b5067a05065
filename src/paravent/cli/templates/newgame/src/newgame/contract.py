"""What the game tells the contract: what is conserved, what is secret, what each event changes on a screen."""

from __future__ import annotations

from typing import Final

from newgame.moves import Lay
from newgame.state import NewGameState
from paravent.contract.enrolment import Enrolment, nothing
from paravent.core.rules import Move, Seat, State


def tally(state: State) -> object:
    """The jars, wherever they are."""
    assert isinstance(state, NewGameState)
    laid = [jar for jar in state.laid if jar is not None]
    return sorted(jar.name for jars in [*state.jars, *state.lost, laid] for jar in jars)


def ways(state: State, seat: Seat, move: Move) -> int:
    """The sampler takes everyone to lay a jar at random: equal jars are several ways to the same move."""
    assert isinstance(state, NewGameState)
    return state.jars[seat].count(move.jar) if isinstance(move, Lay) else 1


ENROLMENT: Final = Enrolment(
    tally=tally,
    options=({}, {"rounds": 15}),
    secret={"Lay": nothing},
    private={"Laid": "seat", "Lost": "seat"},
    follows=frozenset({"Scored", "RoundBegan"}),
    explains={
        "Laid": "players[seat].left players[seat].has_laid players[seat].jars players[seat].laid",
        "Opened": "players[].left players[].has_laid players[].jars players[].laid",
        "Left": "players[].left players[].has_laid players[].jars players[].laid",
        "Scored": "players[seat].points",
        "Lost": "players[seat].left players[seat].jars players[seat].lost",
        "RoundBegan": "round opener",
        "Ended": "ending players[].jars players[].lost",
    },
    unnamed=frozenset({"Lay"}),
    ways=ways,
)
