"""A-27 Open bargaining: the caller asks, those in the court offer and withdraw in the open, until the caller chooses."""

from __future__ import annotations

from typing import Final

from paravent.core.rules import Move, Seat, Tell, unknown
from paravent.games.aura_poku.altars import acceptances, altar_of, company, offers
from paravent.games.aura_poku.events import Asked, Called, Offered, Withdrew
from paravent.games.aura_poku.moves import ASKS, WITHDRAW, Offer
from paravent.games.aura_poku.state import AuraPokuState, Haggle

WORDS: Final = 6  # that everyone may say in one haggling, so that it ends


def call(s: AuraPokuState, seat: Seat, gold: int | None, tell: Tell) -> None:
    """A-27 The sacrificer opens the haggling; every opponent in the court may speak."""
    s.negotiated = True
    altar = altar_of(s, seat)
    s.words[seat] = WORDS
    for passenger in company(s, seat, s.board.beside[altar]):
        s.words[passenger] = WORDS
    if tell.on:
        tell(Called(seat, s.board.nodes[altar], gold))
    s.phase = Haggle(seat, s.board.nodes[altar], gold)


def ask(s: AuraPokuState, phase: Haggle, gold: int | None, tell: Tell) -> None:
    """A-27 The caller asks anew, which is a word."""
    s.words[phase.seat] -= 1
    if tell.on:
        tell(Asked(phase.seat, gold))
    s.phase = Haggle(phase.seat, phase.altar, gold)


def replies(s: AuraPokuState, phase: Haggle) -> list[Move]:
    """A-13 A-27 What the caller may take, nothing first; or ask anew."""
    found = acceptances(s, phase.seat, s.board.place[phase.altar.index])
    return found + ASKS if s.words[phase.seat] > 0 else found


def speakers(s: AuraPokuState) -> list[Seat]:
    """A-27 Those in the court who have a word left: everyone can count them."""
    phase = s.phase
    if not isinstance(phase, Haggle):
        return []
    return [seat for seat in range(len(s.words)) if seat != phase.seat and s.words[seat] > 0]


def words(s: AuraPokuState, seat: Seat) -> list[Move]:
    """A-27 Up to the whole purse for any number of one's pawns in the court; and to take an offer back."""
    phase = s.phase
    if not isinstance(phase, Haggle) or seat == phase.seat or s.words[seat] == 0:
        return []
    found = offers(s, seat, s.board.place[phase.altar.index], [])
    if s.offers[seat] is not None:
        found.append(WITHDRAW)
    return found


def speak(s: AuraPokuState, seat: Seat, move: Move, tell: Tell) -> None:
    """A-27 An offer in the open, which takes the place of the one before; or none any more."""
    s.words[seat] -= 1
    if isinstance(move, Offer):
        s.offers[seat] = move
        if tell.on:
            tell(Offered(seat, move.gold, move.pawns))
    elif move is WITHDRAW:
        s.offers[seat] = None
        if tell.on:
            tell(Withdrew(seat))
    else:
        raise unknown(move)
