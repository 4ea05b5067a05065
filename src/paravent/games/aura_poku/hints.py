"""What a hint may tell of Aura Poku."""

from __future__ import annotations

from typing import Final, final

from paravent.bots.search_bot import Fact, Facts
from paravent.bots.thinker import Advised, Reason, Why
from paravent.core.rules import Move, Seat, State
from paravent.games.aura_poku import moves
from paravent.games.aura_poku.board import BOARDS
from paravent.games.aura_poku.distance import on_foot, saved
from paravent.games.aura_poku.state import Accept, AuraPokuState, Haggle, Offers
from paravent.games.aura_poku.view import AuraPokuView
from paravent.games.aura_poku.walking import PRICE_TO_LEAVE

BAND: Final = 3  # sums of gold that are told as one


def prices(s: State, me: Seat) -> list[Fact]:
    """The sacrifices that the others drew."""
    assert isinstance(s, AuraPokuState)
    return [(seat, str(card)) for seat, card in enumerate(s.cards) if card is not None and seat != me]


def purses(s: State, me: Seat) -> list[Fact]:
    """What the others have behind their screens, roughly."""
    assert isinstance(s, AuraPokuState)
    return [(seat, band(purse)) for seat, purse in enumerate(s.purses) if seat != me]


def band(gold: int) -> str:
    """The name of a sum, with its neighbours: `9–11-gold`."""
    least = gold // BAND * BAND
    return f"{least}–{least + BAND - 1}-gold"


FACTS: Final[tuple[Facts, ...]] = (prices, purses)


@final
class Outlook:
    """What a player counts on the board: places as the board numbers them, the own altar and its price."""

    def __init__(self, view: AuraPokuView, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.board = BOARDS[view.board]
        self.obstacles = [self.board.place[node.index] for node in view.obstacles]
        self.pawns = [[self.board.place[node.index] for node in player.pawns] for player in view.players]
        self.altar = next((place for place in self.pawns[seat] if place > self.board.village), None)

    def saves(self, altar: int) -> int:
        return saved(self.board, self.obstacles, altar)

    def price(self) -> int:
        """What my card asks at the altar where I stand."""
        card = self.view.players[self.seat].card
        if card is None or self.altar is None:
            return 0
        return self.board.asked(card, self.altar - self.board.village - 1)

    def waiting(self, altar: int) -> int:
        """Pawns of the others in the court of an altar."""
        court = self.board.beside[altar]
        return sum([seat.count(court) for k, seat in enumerate(self.pawns) if k != self.seat])

    def holder(self, altar: int) -> Seat | None:
        """Who stands on an altar."""
        return next((k for k, pawns in enumerate(self.pawns) if altar in pawns), None)


def why(told: Advised) -> Reason | None:
    """What speaks for a move: ways that are saved, gold that is paid or won, who waits where."""
    assert isinstance(told.view, AuraPokuView)
    sees = Outlook(told.view, told.seat)
    match told.move:
        case moves.Place():
            return Reason("place")
        case moves.Walk():
            return walking(sees, told.move)
        case moves.Roll() | moves.Stay() | moves.Done():
            return waiting(sees, told.move)
        case moves.Step(pawn):
            return Reason("step", (("saves", sees.saves(sees.board.beside[sees.pawns[told.seat][pawn]])),))
        case moves.Cross() | moves.Call() | moves.Demand() | moves.Ask():
            return crossing(sees, alone=isinstance(told.move, moves.Cross))
        case moves.Offer() | moves.OfferNone() | moves.Withdraw():
            return offering(sees, told.move)
        case moves.Accept(seats):
            return accepting(sees, seats)
    return None


# On foot


def walking(sees: Outlook, move: moves.Walk) -> Reason:
    """Where a walk leads, and what lies there or on the way."""
    board, place, start = sees.board, sees.board.place[move.node.index], sees.pawns[sees.seat][move.pawn]
    if place == board.village and sees.view.free:
        return Reason("home", (("hut", sees.view.free[0]),))
    if start > board.village:
        return Reason("leave-altar", (("paid", PRICE_TO_LEAVE), ("price", sees.price())))
    if place > board.village:
        return Reason("to-altar", (("saves", sees.saves(place)),))
    found = [sees.view.sources[source] for source in range(board.before[start], board.before[place])]
    if any(found):
        return passing(next(coins for coins in found if coins), leave=move.leave)
    if board.beside[place] != place:
        return to_court(sees, board.beside[place])
    return Reason("on-the-way", (("steps", on_foot(sees.obstacles, place, board.village)),))


def passing(coins: tuple[int, ...], *, leave: bool) -> Reason:
    """The coin that is taken, or what leaving it keeps from the next."""
    if not leave:
        return Reason("coin", (("coin", coins[0]),))
    return Reason("coin-left", (("coin", coins[0]), ("next", coins[1]))) if len(coins) > 1 else Reason("coin-last")


def to_court(sees: Outlook, altar: int) -> Reason:
    """Whether its altar is free, or whose it is."""
    holder = sees.holder(altar)
    if holder is None:
        return Reason("to-court", (("saves", sees.saves(altar)),))
    return Reason("to-court-taken", (("seat", holder), ("saves", sees.saves(altar))))


def waiting(sees: Outlook, move: Move) -> Reason:
    """To leave things at the river as they are."""
    if sees.altar is None:
        return Reason("roll" if isinstance(move, moves.Roll) else "done")
    if isinstance(move, moves.Stay):
        return Reason("stay", (("paid", PRICE_TO_LEAVE), ("saves", sees.saves(sees.altar))))
    return Reason("wait", (("pawns", sees.waiting(sees.altar)),))


# Across


def crossing(sees: Outlook, *, alone: bool) -> Reason | None:
    """What a crossing costs and saves, and who waits for one."""
    if sees.altar is None:
        return None
    saves, pawns = sees.saves(sees.altar), sees.waiting(sees.altar)
    if alone:
        return Reason("cross", (("price", sees.price()), ("saves", saves)))
    return Reason("call", (("pawns", pawns), ("saves", saves), ("price", sees.price())))


def offering(sees: Outlook, move: Move) -> Reason | None:
    """What being carried saves, and what it leaves in the purse."""
    phase = sees.view.phase
    if not isinstance(phase, (Offers, Haggle, Accept)):
        return None
    saves, purse = sees.saves(sees.board.place[phase.altar.index]), sees.view.players[sees.seat].purse or 0
    if isinstance(move, moves.Offer):
        return Reason("offer", (("pawns", move.pawns), ("saves", saves), ("left", purse - move.gold)))
    return Reason("no-offer", (("saves", saves), ("purse", purse)))


def accepting(sees: Outlook, seats: tuple[Seat, ...]) -> Reason:
    """What the passengers pay, and what the river takes."""
    if not seats:
        return Reason("accept-none")
    offers = [sees.view.players[seat].offer for seat in seats]
    return Reason("accept", (("gold", sum([offer.gold for offer in offers if offer])), ("price", sees.price())))


WHY: Final[Why] = why
