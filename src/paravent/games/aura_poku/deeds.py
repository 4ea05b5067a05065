"""Who waits on an altar has hardly drawn a cheap card, and who crosses at once hardly a dear one.

The game is followed as everyone sees it. Whenever a seat on an altar could cross, take others along or walk off, what it did is
compared, for each card that it may have drawn, with the best that it could have done instead, by the rule-based bot's forecast.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from paravent.core.rules import Event, Seat
from paravent.games.aura_poku.board import BOARDS, Board
from paravent.games.aura_poku.cards import Node, Sacrifice
from paravent.games.aura_poku.events import (
    Accepted,
    Carried,
    Crossed,
    Housed,
    Left,
    Offered,
    PersecutorStepped,
    Ringed,
    Rolled,
    SourcePassed,
    Stayed,
    Stepped,
    TurnBegan,
    Walked,
    Withdrew,
)
from paravent.games.aura_poku.forecast import Forecaster, Weights
from paravent.games.aura_poku.ledger import Past
from paravent.games.aura_poku.moves import OFFER, Walk
from paravent.games.aura_poku.reckoning import Reckoning
from paravent.games.aura_poku.state import BEFORE, MOVE, AuraPokuState, Move, put, stand_all
from paravent.games.aura_poku.style import Style
from paravent.games.aura_poku.view import AuraPokuView
from paravent.games.aura_poku.walking import walks
from paravent.games.aura_poku.worlds import start_of

SLIP: Final = 0.05  # of all deeds have other reasons: a bluff, haste, gold of which others do not know
HEAT: Final = 0.005  # by such a part of its chance to win a better deed is hardly told from a worse one
FAINT: Final = 0.001  # chances below this are alike
FAR: Final = 1.0  # how much better than anything else it is not to pay what one has not


@final
class Course:
    """The game as everyone sees it: a state without cards, in which the purses are what they should be by now."""

    def __init__(self, view: AuraPokuView) -> None:
        board, players = BOARDS[view.board], len(view.players)
        self.s: Final = AuraPokuState(board, players)
        self.past: Final = Past(board, players, [])
        self.reckoning: Final = Reckoning(board, start_of(view, board), [])
        self.turn: Seat = view.first
        self.s.obstacles = [board.place[node.index] for node in view.obstacles]
        self.s.rings_to_move = view.rings_to_move
        self.s.phase = BEFORE[view.first]
        stand_all(self.s)

    def follow(self, event: Event) -> None:
        self.past.learn(event)
        self.reckoning.enter(event.seen_by(None) or event)
        self.s.purses = [max(0, round(gold)) for gold in self.reckoning.purses]
        self.change(event)

    def change(self, event: Event) -> None:
        """What lies open afterwards."""
        s = self.s
        match event:
            case TurnBegan(seat, round):
                s.phase, s.round, s.sacrificed, self.turn = BEFORE[seat], round, False, seat
            case Rolled(seat, die):
                s.phase = MOVE[seat][die]
            case Walked(seat, pawn, _, node) | Stepped(seat, pawn, node):
                self.land(seat, (pawn,), node)
            case SourcePassed(_, _, river, coins):
                s.sources[river - 1] = s.sources[river - 1][len(coins) :]
            case Housed(seat, _, _):
                s.huts.append(seat)
            case Offered(seat, gold, pawns):
                s.offers[seat] = OFFER[gold][pawns - 1]
            case Withdrew(seat):
                s.offers[seat] = None
            case Accepted(_, _):
                s.offers = [None] * len(s.offers)
            case Carried(seat, _, _, pawns, node):
                self.land(seat, pawns, node)
            case Crossed(seat, _, pawns, node, _):
                self.land(seat, pawns, node)
                s.sacrificed = True
            case PersecutorStepped(step):
                s.persecutor = step
            case Ringed(rings):
                s.rings = rings
            case _:
                pass

    def land(self, seat: Seat, pawns: tuple[int, ...], node: Node) -> None:
        for pawn in pawns:
            put(self.s, seat, pawn, self.s.board.place[node.index])


@final
class Deeds:
    """For each slot of the pile how well each kind of card fits what those did who drew it.

    Of all that somebody did with a card the oddest deed counts, once, however often: who is patient once is so again, and the
    gold that others do not know of stays in the purse.
    """

    def __init__(self, view: AuraPokuView) -> None:
        self.course: Final = Course(view)
        self.s: Final = self.course.s
        self.me: Final = view.seat
        self.style: Final = Style(Forecaster(self.s.board, self.s.obstacles, Weights()))
        self.kinds: Final = kinds_of(self.s.board)
        self.fits: list[list[float]] = [[1.0] * len(self.kinds) for _ in self.s.board.cards]
        self.bound: bool = False  # passengers were accepted, so that the crossing is not a choice any more

    def learn(self, event: Event) -> None:
        """First what was chosen, then what came of it."""
        match event:
            case Rolled(seat, _):
                self.judge_turn(seat, event)
            case TurnBegan(_, _):
                self.judge_turn(self.course.turn, event)
            case Crossed(seat, _, _, _, _):
                if not self.bound:
                    self.judge_turn(seat, event)
                self.bound = False
            case Accepted(seat, seats):
                self.judge(seat, event)
                self.bound = len(seats) > 0
            case Left(seat, _, _, _) | Walked(seat, _, _, _) | Stayed(seat):
                self.judge(seat, event)
            case _:
                pass
        self.course.follow(event)

    def judge_turn(self, seat: Seat, event: Event) -> None:
        """A-10 To cross or not is a choice until a sacrifice is made."""
        if not self.s.sacrificed:
            self.judge(seat, event)

    def judge(self, seat: Seat, event: Event) -> None:
        """If this seat has a card that is not mine: how well each kind fits its deed, next to the one that fits best."""
        slot = self.course.past.held[seat]
        if slot is None or seat == self.me:
            return
        known: dict[int, float] = {}
        for card in self.kinds:
            price = self.price(card, seat)
            if price not in known:
                self.s.cards[seat] = card
                known[price] = likelihood(self.margin(seat, price, event))
        best, fits = max(known.values()), self.fits[slot]
        for kind, card in enumerate(self.kinds):
            fits[kind] = min(fits[kind], known[self.price(card, seat)] / best)
        self.s.cards[seat] = None

    def price(self, card: Sacrifice, seat: Seat) -> int:
        """What this card asks where the seat stands."""
        return self.s.board.asked(card, self.style.altar(self.s, seat))

    # How much better the deed was than the best that was left undone, if the card asks this price

    def margin(self, seat: Seat, price: int, event: Event) -> float:
        if isinstance(event, Accepted):
            return self.margin_of_accepting(seat, price, list(event.seats))
        if isinstance(event, Crossed):
            return self.margin_of_crossing(seat, price)
        if isinstance(event, (Rolled, TurnBegan)):
            return -self.margin_of_crossing(seat, price)
        gain = self.margin_of_leaving(seat)
        return gain if isinstance(event, Left) else -gain

    def margin_of_crossing(self, seat: Seat, price: int) -> float:
        """Crossing alone rather than waiting."""
        if price > self.s.purses[seat]:
            return -FAR
        return better(self.style.worth_of_crossing(self.s, seat, [], [], []), self.style.worth(self.s, seat))

    def margin_of_accepting(self, seat: Seat, price: int, seats: list[Seat]) -> float:
        """A-13 These offers (none: crossing alone, or waiting) rather than any others."""
        s, style = self.s, self.style
        chosen, other = 0.0, style.worth_alone(s, seat, price)
        if not seats:
            chosen, other = other, chosen
        for some in sets_of([k for k in range(len(s.offers)) if s.offers[k] is not None]):
            if self.gold_with(seat, some) >= price:
                worth = style.worth_of_offers(s, seat, some)
                if some == seats:
                    chosen = worth
                else:
                    other = max(other, worth)
        return better(chosen, other)

    def gold_with(self, seat: Seat, passengers: list[Seat]) -> int:
        gold = self.s.purses[seat]
        for passenger in passengers:
            offer = self.s.offers[passenger]
            if offer is not None:
                gold += offer.gold
        return gold

    def margin_of_leaving(self, seat: Seat) -> float:
        """A-8 Walking off the altar rather than moving another pawn, or none."""
        s, style, phase = self.s, self.style, self.s.phase
        assert isinstance(phase, Move)
        off = on = 0.0
        for move in walks(s, seat, phase.die):
            if not isinstance(move, Walk):
                on = max(on, style.worth(s, seat))
            elif s.pawns[seat][move.pawn] > s.board.village:
                off = max(off, style.worth_of_walk(s, seat, move))
            else:
                on = max(on, style.worth_of_walk(s, seat, move))
        return better(off, on)


def better(worth: float, other: float) -> float:
    """How much better one chance is than another, as a part of it."""
    return log(max(worth, FAINT) / max(other, FAINT))


def likelihood(margin: float) -> float:
    """How likely a deed is that is so much better, or worse, than any other; never 0 or 1."""
    return SLIP + (1 - 2 * SLIP) / (1 + exp(min(-margin / HEAT, 50.0)))


def kinds_of(board: Board) -> list[Sacrifice]:
    """The different cards of a pile."""
    found: list[Sacrifice] = []
    for card in board.cards:
        if card not in found:
            found.append(card)
    return found


def sets_of(seats: list[Seat]) -> list[list[Seat]]:
    """All sets of some of these seats, each in their order."""
    found: list[list[Seat]] = [[]]
    for seat in seats:
        found += [[*some, seat] for some in found]
    return found[1:]
