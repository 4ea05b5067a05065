"""What may be answered, and what is answered for a player who is out of time."""

from __future__ import annotations

from paravent.core.chance import Chance
from paravent.core.rules import Move, Seat
from paravent_skull.cards import FACES
from paravent_skull.moves import APPOINT, BID, LAY, LOSE, PASS, TURN, Bid
from paravent_skull.state import Act, Challenge, Farewell, Forfeit, Open, Raise, SkullState


def legal(s: SkullState, seat: Seat) -> list[Move]:
    """K-2 to K-10 What an asked seat may answer."""
    player = s.players[seat]
    match s.phase:
        case Open():
            return [LAY[disc] for disc in player.faces()]
        case Act():
            return [*[LAY[disc] for disc in player.faces()], *BID[1 : s.laid() + 1]]
        case Raise():
            return [*BID[s.bid + 1 : s.laid() + 1], PASS]
        case Challenge():
            return [TURN[mat] for mat, other in enumerate(s.players) if mat != seat and other.turned < len(other.mat)]
        case Forfeit():
            return [LOSE[disc] for disc in FACES if disc in (*player.hand, *player.mat)]
        case Farewell():
            return [APPOINT[other] for other in s.remaining()]
    raise AssertionError("nobody is asked once the game is over")


def default_move(s: SkullState, seat: Seat, chance: Chance) -> Move:
    """K-12 Pass; else lay, turn or lose any disc; bid one only where nothing else is left."""
    moves = legal(s, seat)
    return PASS if PASS in moves else chance.choice([move for move in moves if not isinstance(move, Bid)] or moves[:1])
