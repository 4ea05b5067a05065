"""What may be answered to each question."""

from __future__ import annotations

from paravent.core.chance import Chance
from paravent.core.rules import Move, Seat
from paravent.games.aura_poku import state
from paravent.games.aura_poku.altars import acceptances, company, may_step, offers, price, sacrificer
from paravent.games.aura_poku.haggling import replies
from paravent.games.aura_poku.moves import CALLS, CROSS, DEMANDS, DONE, OFFER_NONE, PAWNS, PLACE, ROLL, STAY, STEP, Walk
from paravent.games.aura_poku.state import AuraPokuState
from paravent.games.aura_poku.walking import walks


def legal(s: AuraPokuState, seat: Seat) -> list[Move]:
    """Every answer to the open question."""
    phase = s.phase
    if isinstance(phase, state.Move):
        return walks(s, seat, phase.die)
    if isinstance(phase, state.Offers):
        return offers(s, seat, s.board.place[phase.altar.index], [OFFER_NONE])
    if isinstance(phase, state.Accept):
        return acceptances(s, seat, s.board.place[phase.altar.index])
    if isinstance(phase, state.Haggle):
        return replies(s, phase)
    if isinstance(phase, state.Placing):
        return placings(s)
    return choices(s, seat)


def choices(s: AuraPokuState, seat: Seat) -> list[Move]:
    """A-10 A-12 A-13 A-16 Go on; step onto a free altar; from an altar cross alone or ask for offers."""
    found: list[Move] = [DONE if s.moved else ROLL]
    pawn = sacrificer(s, seat)
    if pawn is None:
        for stepper in range(PAWNS):
            if may_step(s, s.pawns[seat][stepper]):
                found.append(STEP[stepper])
    elif not s.sacrificed:
        altar = s.pawns[seat][pawn]
        if price(s, seat, altar) <= s.purses[seat]:
            found.append(CROSS)
        if not s.negotiated and company(s, seat, s.board.beside[altar]):
            found += CALLS if s.haggling else DEMANDS
    return found


def placings(s: AuraPokuState) -> list[Move]:
    """A-26 Every round space that is free."""
    return [PLACE[s.board.nodes[place].index] for place in s.board.rounds if not s.taken[place]]


def default_move(s: AuraPokuState, seat: Seat, chance: Chance) -> Move:
    """Roll, be done, offer and accept nothing, stay, place anywhere; else the first walk of a pawn that is on no altar."""
    found = legal(s, seat)
    if isinstance(s.phase, state.Placing):
        return chance.choice(found)
    if not isinstance(s.phase, state.Move):
        return found[0]
    if found[-1] is STAY:
        return STAY
    on_altar = sacrificer(s, seat)
    return next(move for move in found if isinstance(move, Walk) and move.pawn != on_altar)
