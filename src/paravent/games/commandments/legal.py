"""What may be chosen: ways to ordain, and steps of a performance. Ways to mark are in `judging`."""

from __future__ import annotations

from paravent.core.rules import Move, Seat
from paravent.games.commandments.cards import Card
from paravent.games.commandments.moves import BEFORE, FORFEIT, HOLDING, PUT_OR_FORFEIT, TAKE, Ordain
from paravent.games.commandments.state import CommandmentsState


def ordinations(hand: list[Card]) -> list[Move]:
    """The twelve ways: which card is discarded, which of the others is the taboo; commandments in the order drawn (C-17)."""
    found: list[Move] = []
    for discarded in hand:
        for taboo in hand:
            if taboo is not discarded:
                first, second = [card.id for card in hand if card is not taboo and card is not discarded]
                found.append(Ordain(first, second, taboo.id))
    return found


def performances(s: CommandmentsState, seat: Seat) -> list[Move]:
    """C-1 C-11 Gestures and a saying while some are left, every artefact to take or every area to put it in, and forfeit."""
    may_gesture = s.used < s.gestures
    if s.taken is not None:
        return HOLDING[s.players][seat] if may_gesture else PUT_OR_FORFEIT
    found = BEFORE[s.players][seat].copy() if may_gesture else []
    board = s.board
    for slot in range(len(board)):
        if board[slot]:
            found.append(TAKE[slot])
    found.append(FORFEIT)
    return found
