"""What may be chosen: ways to ordain, and steps of a performance. Ways to mark are in `judging`."""

from __future__ import annotations

from paravent.core.rules import Move, Seat
from paravent.games.commandments import moves
from paravent.games.commandments.cards import Card
from paravent.games.commandments.judging import possible_marks, suggested
from paravent.games.commandments.moves import BEFORE, FORFEIT, HOLDING, PUT_OR_FORFEIT, TAKE, Mark, Say
from paravent.games.commandments.pieces import AREAS, ARTEFACTS
from paravent.games.commandments.state import ROOM, CommandmentsState, Judge, Ordain, Perform, Set
from paravent.games.commandments.words import is_sayable


def legal(s: CommandmentsState, seat: Seat) -> list[Move]:
    """Every answer to the open question."""
    phase = s.phase
    if isinstance(phase, Perform):
        return performances(s, seat)
    if isinstance(phase, Set):
        return moves.SET
    return ordinations(s.hand) if isinstance(phase, Ordain) else possible_marks(s)


def accepts(s: CommandmentsState, move: Move) -> bool:
    """C-18 Anything that may be said, while gestures are left."""
    return isinstance(move, Say) and isinstance(s.phase, Perform) and may_gesture(s) and is_sayable(move.text)


def may_gesture(s: CommandmentsState) -> bool:
    """C-1 C-24 While some are left; in a room gestures are made, not tapped."""
    return s.used < s.gestures and s.setting != ROOM


def default_move(s: CommandmentsState) -> Move:
    """C-21 What is played for someone whose time has run out."""
    match s.phase:
        case Ordain():
            taboo, _, first, second = s.hand
            return moves.Ordain(first.id, second.id, taboo.id)
        case Set():
            return moves.SET[(ARTEFACTS - s.unset) % len(AREAS) * 2]
        case Judge():
            return Mark(suggested(s))
    return FORFEIT


def ordinations(hand: list[Card]) -> list[Move]:
    """The twelve ways: which card is discarded, which of the others is the taboo; commandments in the order drawn (C-17)."""
    found: list[Move] = []
    for discarded in hand:
        for taboo in hand:
            if taboo is not discarded:
                first, second = [card.id for card in hand if card is not taboo and card is not discarded]
                found.append(moves.Ordain(first, second, taboo.id))
    return found


def performances(s: CommandmentsState, seat: Seat) -> list[Move]:
    """C-1 C-11 Gestures and a saying while some are left, every artefact to take or every area to put it in, and forfeit."""
    if s.taken is not None:
        return HOLDING[s.players][seat] if may_gesture(s) else PUT_OR_FORFEIT
    found = BEFORE[s.players][seat].copy() if may_gesture(s) else []
    board = s.board
    for slot in range(len(board)):
        if board[slot]:
            found.append(TAKE[slot])
    found.append(FORFEIT)
    return found
