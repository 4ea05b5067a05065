"""What may be answered."""

from __future__ import annotations

from newgame.cards import JARS
from newgame.moves import LAY, LEAVE, OPEN
from newgame.state import NewGameState, Opening
from paravent.core.chance import Chance
from paravent.core.rules import Move, Seat


def legal(s: NewGameState, seat: Seat) -> list[Move]:
    """N-2 N-3 Lay one of one's jars; open the jar of anyone else, or none."""
    if isinstance(s.phase, Opening):
        return [*[OPEN[other] for other in range(len(s.jars)) if other != seat], LEAVE]
    return [LAY[jar] for jar in JARS if jar in s.jars[seat]]


def default_move(s: NewGameState, seat: Seat, chance: Chance) -> Move:
    """Leave all jars closed; lay any jar."""
    return LEAVE if isinstance(s.phase, Opening) else LAY[chance.choice(s.jars[seat])]
