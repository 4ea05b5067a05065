"""Altars: sacrifice cards, negotiation and crossing."""

from __future__ import annotations

from paravent.core.rules import Move, Seat, Tell
from paravent.games.aura_poku import state
from paravent.games.aura_poku.board import COURT
from paravent.games.aura_poku.ending import advance
from paravent.games.aura_poku.events import Accepted, Carried, Crossed, Demanded, Drew, Stepped
from paravent.games.aura_poku.moves import ACCEPT, OFFER, PAWNS
from paravent.games.aura_poku.state import AuraPokuState, put


def sacrificer(s: AuraPokuState, seat: Seat) -> int | None:
    """A-7 The player's one pawn on an altar, if there is one."""
    village, pawns = s.board.village, s.pawns[seat]
    for pawn in range(PAWNS):
        if pawns[pawn] > village:
            return pawn
    return None


def altar_of(s: AuraPokuState, seat: Seat) -> int:
    """The altar on which this player's pawn stands."""
    pawn = sacrificer(s, seat)
    assert pawn is not None
    return s.pawns[seat][pawn]


def may_step(s: AuraPokuState, place: int) -> bool:
    """A-16 Whether this is a court with a free altar."""
    board = s.board
    return place < board.village and board.kinds[place] == COURT and not s.taken[board.beside[place]]


def price(s: AuraPokuState, seat: Seat, altar: int) -> int:
    """What this player's card asks at this altar."""
    card = s.cards[seat]
    assert card is not None
    return s.board.asked(card, altar - s.board.village - 1)


def company(s: AuraPokuState, seat: Seat, court: int) -> list[Seat]:
    """A-12 The opponents with pawns in this court."""
    return [k for k in range(len(s.pawns)) if k != seat and court in s.pawns[k]]


def landing_of(s: AuraPokuState, altar: int) -> int:
    return s.board.landing[altar - s.board.village - 1]


def draw(s: AuraPokuState, seat: Seat, tell: Tell) -> None:
    """A-9 The top card of the pile, seen by the sacrificer alone."""
    card = s.pile.pop(0)
    s.cards[seat] = card
    if tell.on:
        tell(Drew(seat, card))


def put_card_back(s: AuraPokuState, seat: Seat) -> None:
    """A-9 Face down to the bottom of the pile."""
    card = s.cards[seat]
    assert card is not None
    s.pile.append(card)
    s.cards[seat] = None


def step(s: AuraPokuState, seat: Seat, pawn: int, tell: Tell) -> None:
    """A-16 From a court onto its free altar, for nothing; the gods are asked at once (A-9)."""
    altar = s.board.beside[s.pawns[seat][pawn]]
    put(s, seat, pawn, altar)
    if tell.on:
        tell(Stepped(seat, pawn, s.board.nodes[altar]))
    draw(s, seat, tell)


# Negotiation


def demand(s: AuraPokuState, seat: Seat, gold: int | None, tell: Tell) -> None:
    """A-12 The sacrificer asks; every opponent in the court will answer."""
    s.negotiated = True
    altar = s.board.nodes[altar_of(s, seat)]
    if tell.on:
        tell(Demanded(seat, altar, gold))
    s.phase = state.Offers(seat, altar, gold)


def offers(s: AuraPokuState, seat: Seat, altar: int, found: list[Move]) -> list[Move]:
    """A-12 Besides what was found: up to the whole purse, for any number of one's pawns in the court."""
    pawns = s.pawns[seat].count(s.board.beside[altar])
    for gold in range(s.purses[seat] + 1):
        row = OFFER[gold]
        for pawn in range(pawns):
            found.append(row[pawn])
    return found


def acceptances(s: AuraPokuState, seat: Seat, altar: int) -> list[Move]:
    """A-12 A-13 None, or any set of offers that with the purse covers the card."""
    found: list[Move] = [ACCEPT[0]]
    lacking = price(s, seat, altar) - s.purses[seat]
    mask = 0
    for k in range(len(s.offers)):
        if s.offers[k] is not None:
            mask |= 1 << k
    for chosen in range(1, mask + 1):
        if chosen & ~mask == 0 and offered_by(s, chosen) >= lacking:
            found.append(ACCEPT[chosen])
    return found


def offered_by(s: AuraPokuState, mask: int) -> int:
    gold = 0
    for k in range(len(s.offers)):
        offer = s.offers[k]
        if offer is not None and mask >> k & 1:
            gold += offer.gold
    return gold


def accept(s: AuraPokuState, seat: Seat, seats: tuple[Seat, ...], tell: Tell) -> None:
    """A-12 Accepting anyone binds the sacrificer to cross; after `accept none` everything is still open."""
    if tell.on:
        tell(Accepted(seat, seats))
    landing = landing_of(s, altar_of(s, seat))
    court = s.board.beside[altar_of(s, seat)]
    for passenger in seats:
        carry(s, seat, passenger, court, landing, tell)
    for k in range(len(s.offers)):
        s.offers[k] = None
        s.words[k] = 0
    if seats:
        cross(s, seat, tell)


def carry(s: AuraPokuState, seat: Seat, passenger: Seat, court: int, landing: int, tell: Tell) -> None:
    """A-12 The passenger pays the sacrificer and lands with the lowest-numbered pawns."""
    offer = s.offers[passenger]
    assert offer is not None
    pawns = [pawn for pawn in range(PAWNS) if s.pawns[passenger][pawn] == court][: offer.pawns]
    for pawn in pawns:
        s.pawns[passenger][pawn] = landing
    s.purses[passenger] -= offer.gold
    s.purses[seat] += offer.gold
    if tell.on:
        tell(Carried(passenger, seat, offer.gold, tuple(pawns), s.board.nodes[landing]))


# Crossing


def cross(s: AuraPokuState, seat: Seat, tell: Tell) -> None:
    """A-9 A-10 A-11 A-19 Pay the card, land with all own pawns of the court; then the persecutor goes a step."""
    altar = altar_of(s, seat)
    landing, court, paid = landing_of(s, altar), s.board.beside[altar], price(s, seat, altar)
    s.purses[seat] -= paid
    s.bank += paid
    s.sacrificed = True
    put_card_back(s, seat)
    pawns = [pawn for pawn in range(PAWNS) if s.pawns[seat][pawn] == altar or s.pawns[seat][pawn] == court]
    for pawn in pawns:
        put(s, seat, pawn, landing)
    if tell.on:
        tell(Crossed(seat, s.board.nodes[altar], tuple(pawns), s.board.nodes[landing], paid))
    advance(s, tell)
