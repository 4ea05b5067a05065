"""How a seat of Aura Poku plays by forecasts: it makes the move after which its chance to win is best.

The state may be a sampled world or what one seat knows of the truth: only the seat's own card is read.
"""

from __future__ import annotations

from typing import Final, final

from paravent.bots.temperament import EVEN, Temperament
from paravent.core.chance import Chance
from paravent.core.rules import Move, Seat
from paravent.games.aura_poku import moves
from paravent.games.aura_poku.altars import altar_of, price
from paravent.games.aura_poku.cards import Node
from paravent.games.aura_poku.forecast import Forecaster
from paravent.games.aura_poku.haggling import WORDS
from paravent.games.aura_poku.moves import (
    ASKS,
    CALLS,
    CROSS,
    DEMANDS,
    OFFER,
    OFFER_NONE,
    WITHDRAW,
    Call,
    Demand,
    Offer,
    Place,
    Step,
    Walk,
)
from paravent.games.aura_poku.state import Accept, AuraPokuState, Haggle, Offers
from paravent.games.aura_poku.walking import PRICE_TO_LEAVE

OPEN: Final = 6  # one demand in so many is open
PROBE: Final = 6  # gold by which the worth of gold is found
LEAST: Final = 40  # per cent of what a passage is worth to it that a passenger offers
MOST: Final = 70
OPENING: Final = 45  # per cent of it with which a passenger opens in the open, at least
CONCEDED: Final = 20  # and what each further word adds
SPREAD: Final = 21  # and what varies
ASKED: Final = (80, 70, 50)  # per cent of the callers that ask anew, the first, the second and the third time
HOPED: Final = 50  # per cent of a fair toll for which a caller hopes
POINT: Final = 0.4  # gold that a point of the path may be worth to a passenger
MORE: Final = 15  # per cent that a point of greed adds to what is asked, and takes from what is offered
PALTRY: Final = 3  # who asked for so many times as much is insulted by an offer
HOLD: Final = 15  # per cent of the callers that a point of patience makes ask anew


@final
class Style:
    """A way to play, of one seat or of all."""

    def __init__(self, forecaster: Forecaster, temper: Temperament = EVEN) -> None:
        self.forecaster: Final = forecaster
        self.more: Final[int] = MORE * temper.greed
        self.firm: Final[int] = HOLD * temper.patience
        self.proud: Final[bool] = temper != EVEN
        self.open: Final[int] = OPEN + 2 * temper.bluff  # who bluffs names a price
        self.board: Final = forecaster.board

    def choose(self, s: AuraPokuState, seat: Seat, legal: list[Move], chance: Chance) -> Move:
        if len(legal) == 1:
            return legal[0]
        phase = s.phase
        if isinstance(phase, Offers):
            return self.offer(s, seat, phase, chance)
        if isinstance(phase, Accept):
            return self.accept(s, seat, legal)
        if isinstance(phase, Haggle):
            return self.reply(s, seat, phase, legal, chance)
        if isinstance(legal[0], (Walk, moves.Stay)):
            return self.walk(s, seat, legal)
        if isinstance(legal[0], Place):
            return chance.choice(legal)
        return self.turn(s, seat, legal, chance)

    def worth(self, s: AuraPokuState, seat: Seat) -> float:
        return self.forecaster.chances(s, seat)[seat]

    # Walking

    def walk(self, s: AuraPokuState, seat: Seat, legal: list[Move]) -> Move:
        best, most = legal[0], -1.0
        for move in legal:
            worth = self.worth_of_walk(s, seat, move) if isinstance(move, Walk) else self.worth(s, seat)
            if worth > most:
                best, most = move, worth
        return best

    def worth_of_walk(self, s: AuraPokuState, seat: Seat, move: Walk) -> float:
        board, pawns, purse = self.board, s.pawns[seat], s.purses[seat]
        origin, place = pawns[move.pawn], board.place[move.node.index]
        start = board.beside[origin] if origin > board.village else origin
        reached = board.beside[place] if place > board.village else place
        card = s.cards[seat]
        if origin > board.village:
            s.purses[seat] -= PRICE_TO_LEAVE
            s.cards[seat] = None
        sources = s.sources
        if not move.leave:
            s.sources = self.after_passing(s, seat, board.before[start], board.before[reached])
        pawns[move.pawn] = place
        home = place == board.village
        if home:
            s.huts.append(seat)
        if home and (pawns.count(place) == len(pawns) or len(s.huts) == len(board.huts)):
            worth = self.won(s, seat)
        else:
            worth = self.worth(s, seat)
        if home:
            s.huts.pop()
        pawns[move.pawn] = origin
        s.purses[seat], s.cards[seat], s.sources = purse, card, sources
        return worth

    def after_passing(self, s: AuraPokuState, seat: Seat, start: int, reached: int) -> list[list[int]]:
        """A-25 What lies in the sources when this seat has taken the top coins of these; it has them then."""
        if start == reached:
            return s.sources
        sources = s.sources.copy()
        for source in range(start, reached):
            if sources[source]:
                s.purses[seat] += sources[source][0]
                sources[source] = sources[source][1:]
        return sources

    def won(self, s: AuraPokuState, seat: Seat) -> float:
        """The chance that the score as it stands wins; the others' purses are guesses."""
        f = self.forecaster
        scores = [float(purse) for purse in s.purses]
        for hut, owner in enumerate(s.huts):
            scores[owner] += self.board.huts[hut]
        best = max([score for k, score in enumerate(scores) if k != seat])
        lead = scores[seat] - best
        return min(max(0.5 + lead / (2 * f.w.luck0 + 2), 0.0), 1.0)

    # Before the roll and after the move

    def turn(self, s: AuraPokuState, seat: Seat, legal: list[Move], chance: Chance) -> Move:
        """A-14 Negotiate if there is company, whatever the card; cross if it pays, step if that promises more; else go on."""
        if isinstance(legal[-1], Demand):
            return DEMANDS[self.demand(s, seat, chance)]
        if isinstance(legal[-1], Call) and self.may_pay(s, seat):
            return CALLS[self.demand(s, seat, chance)]
        best, most = legal[0], self.worth(s, seat)
        for move in legal:
            worth = -1.0
            if move is CROSS:
                worth = self.worth_of_crossing(s, seat, [], [], [])
            elif isinstance(move, Step):
                worth = self.worth_of_step(s, seat, move.pawn)
            if worth > most:
                best, most = move, worth
        return best

    def worth_of_step(self, s: AuraPokuState, seat: Seat, pawn: int) -> float:
        pawns = s.pawns[seat]
        court = pawns[pawn]
        pawns[pawn] = self.board.beside[court]
        worth = self.worth(s, seat)
        pawns[pawn] = court
        return worth

    def altar(self, s: AuraPokuState, seat: Seat) -> int:
        """On which altar this seat stands, counted from the first."""
        return altar_of(s, seat) - self.board.village - 1

    def altar_at(self, node: Node) -> int:
        """The same of a place by its name."""
        return self.board.place[node.index] - self.board.village - 1

    def worth_of_crossing(self, s: AuraPokuState, seat: Seat, seats: list[Seat], gold: list[int], number: list[int]) -> float:
        """The chance to win after a crossing with these passengers, their gold and the number of their pawns."""
        card = s.cards[seat]
        assert card is not None
        k = self.altar(s, seat)
        return self.worth_after(s, seat, seat, k, self.board.asked(card, k), seats, gold, number)

    def worth_after(
        self, s: AuraPokuState, me: Seat, seat: Seat, k: int, price: int, seats: list[Seat], gold: list[int], number: list[int]
    ) -> float:
        """The chance of `me` after `seat` has crossed from this altar with these passengers."""
        pawns, purses, card = s.pawns, s.purses, s.cards[seat]
        court, landing = self.forecaster.court[k], self.board.landing[k]
        s.pawns, s.purses = pawns.copy(), purses.copy()
        altar = self.board.village + 1 + k
        s.pawns[seat] = [landing if place in (altar, court) else place for place in pawns[seat]]
        s.purses[seat] -= price
        for at, passenger in enumerate(seats):
            s.purses[seat] += gold[at]
            s.purses[passenger] -= gold[at]
            s.pawns[passenger] = self.carried(pawns[passenger], court, landing, number[at])
        s.cards[seat] = None
        s.persecutor += 1
        worth = self.won(s, me) if s.persecutor >= self.board.steps else self.worth(s, me)
        s.persecutor -= 1
        s.pawns, s.purses, s.cards[seat] = pawns, purses, card
        return worth

    def carried(self, pawns: list[int], court: int, landing: int, number: int) -> list[int]:
        found = pawns.copy()
        for pawn, place in enumerate(pawns):
            if place == court and number > 0:
                found[pawn] = landing
                number -= 1
        return found

    def fair_toll(self, k: int) -> float:
        """All that a crossing may be worth to a passenger: a public reckoning."""
        return self.forecaster.saved[k] * POINT

    def demand(self, s: AuraPokuState, seat: Seat, chance: Chance) -> int:
        """A bluff: from half of what a crossing is worth to them to a little more than all of it; sometimes (-1) open."""
        if chance.below(self.open) == 0:
            return -1
        fair = self.fair_toll(self.altar(s, seat))
        return min(max(round(fair * (50 + self.more + chance.below(61)) / 100), 1), len(DEMANDS) - 2)

    def may_pay(self, s: AuraPokuState, seat: Seat) -> bool:
        """A-14 Whether a crossing for a usual price, with all who are in the court for a good toll, is better than waiting."""
        k = self.altar(s, seat)
        seats: list[Seat] = []
        gold: list[int] = []
        number: list[int] = []
        for rival in range(len(s.pawns)):
            pawns = 0 if rival == seat else s.pawns[rival].count(self.forecaster.court[k])
            if pawns > 0:
                seats.append(rival)
                gold.append(round(self.fair_toll(k) * pawns * HOPED / 100))
                number.append(pawns)
        card, s.cards[seat] = s.cards[seat], None
        waiting = self.worth(s, seat)
        crossing = self.worth_after(s, seat, seat, k, round(self.forecaster.price[k]), seats, gold, number)
        s.cards[seat] = card
        return crossing > waiting

    # Offers

    def offer(self, s: AuraPokuState, seat: Seat, phase: Offers, chance: Chance) -> Move:
        """What is asked, if it leaves a gain, or else a part of the gain; or nothing."""
        part = (LEAST - self.more + chance.below(MOST - LEAST + 1)) / 100
        k = self.altar_at(phase.altar)
        best = self.best_bid(s, seat, phase.seat, k, phase.demand, part, (MOST - self.more) / 100)
        return OFFER_NONE if best is None else best

    def best_bid(
        self, s: AuraPokuState, seat: Seat, sacrificer: Seat, k: int, demand: int | None, part: float, ready: float
    ) -> Offer | None:
        """For each number of pawns what is asked, if a `ready` part of the gain covers it, else a part; the best of these."""
        alone = self.worth_of_lift(s, seat, sacrificer, k, 0, 0)
        before = (self.worth(s, seat) + alone) / 2
        best: Offer | None = None
        most = before
        for number in range(1, s.pawns[seat].count(self.forecaster.court[k]) + 1):
            free = self.worth_of_lift(s, seat, sacrificer, k, number, 0)
            loss = (free - self.worth_of_lift(s, seat, sacrificer, k, number, PROBE)) / PROBE  # with each gold
            if free <= before or loss <= 0:
                continue
            gold = min(self.bid(demand, number, (free - before) / loss, part, ready), s.purses[seat])
            if free - loss * gold > most:
                best, most = OFFER[gold][number - 1], free - loss * gold
        return best

    def worth_of_lift(self, s: AuraPokuState, seat: Seat, sacrificer: Seat, k: int, number: int, gold: int) -> float:
        """The chance after the sacrificer, for a usual price, has taken so many of my pawns along, and all who offer openly."""
        seats, golds, numbers = [seat], [gold], [number]
        for rival in range(len(s.offers)):
            made = s.offers[rival]
            if made is not None and rival != seat:
                seats.append(rival)
                golds.append(made.gold)
                numbers.append(made.pawns)
        return self.worth_after(s, seat, sacrificer, k, round(self.forecaster.price[k]), seats, golds, numbers)

    def bid(self, demand: int | None, number: int, gain: float, part: float, ready: float) -> int:
        """The demand, if a part of the gain for which one is ready covers it; else, or if it is open, a part that varies."""
        if demand is not None and demand * number <= gain * ready:
            return demand * number
        return int(gain * part)

    # Haggling

    def word(self, s: AuraPokuState, seat: Seat, chance: Chance) -> Move | None:
        """A-27 Open low; a little more whenever the caller asks anew; hold out where that is no more; or walk away."""
        phase = s.phase
        if not isinstance(phase, Haggle) or s.words[seat] == 0 or s.words[seat] < s.words[phase.seat]:
            return None
        k, made = self.altar_at(phase.altar), s.offers[seat]
        part = (OPENING - self.more + CONCEDED * (WORDS - s.words[seat]) + chance.below(SPREAD)) / 100
        best = self.best_bid(s, seat, phase.seat, k, phase.demand, part, part)
        if best is None:
            return None if made is None else WITHDRAW
        if made is not None and best.pawns == made.pawns and best.gold <= made.gold:
            return None
        return best

    def reply(self, s: AuraPokuState, seat: Seat, phase: Haggle, legal: list[Move], chance: Chance) -> Move:
        """A-14 A-27 Ask anew, whatever the card, while somebody may still offer more; in the end the best offers, or none."""
        asked, patience = WORDS - s.words[seat], chance.below(100)
        fair = round(self.fair_toll(self.altar_at(phase.altar)))
        wanted = fair if phase.demand is None else phase.demand
        if (
            asked < len(ASKED)
            and patience < ASKED[asked] + self.firm
            and self.may_rise(s, phase, wanted)
            and self.was_heard(s, seat)
        ):
            return ASKS[self.next_ask(s, wanted)]
        return self.accept(s, seat, [move for move in legal if isinstance(move, moves.Accept)])

    def may_rise(self, s: AuraPokuState, phase: Haggle, wanted: int) -> bool:
        """Whether somebody in the court has a word left and offers less per pawn than is wanted."""
        for rival in range(len(s.words)):
            made = s.offers[rival]
            if rival != phase.seat and s.words[rival] > 0 and (made is None or made.gold < wanted * made.pawns):
                return True
        return False

    def was_heard(self, s: AuraPokuState, seat: Seat) -> bool:
        """Whether anybody has answered what was asked last; who asked but once may lower the price."""
        return s.words[seat] == WORDS or min([words for words in s.words if words > 0]) < s.words[seat]

    def next_ask(self, s: AuraPokuState, wanted: int) -> int:
        """Half the way from what was wanted to the best that is offered for a pawn."""
        best = 0
        for made in s.offers:
            if made is not None:
                best = max(best, made.gold // made.pawns)
        return min(max((wanted + best + 1) // 2, 1), len(ASKS) - 2)

    # Acceptances

    def accept(self, s: AuraPokuState, seat: Seat, legal: list[Move]) -> Move:
        """The set of offers after which the chance is best; none if crossing alone, or waiting, is better."""
        best, most = legal[0], self.worth_alone(s, seat, price(s, seat, altar_of(s, seat)))
        for move in legal:
            assert isinstance(move, moves.Accept)
            if move.seats and not (self.proud and self.is_paltry(s, list(move.seats))):
                worth = self.worth_of_offers(s, seat, list(move.seats))
                if worth > most:
                    best, most = move, worth
        return best

    def worth_alone(self, s: AuraPokuState, seat: Seat, price: int) -> float:
        """The chance if nobody is taken along: waiting, or crossing alone where the purse covers the price."""
        waiting = self.worth(s, seat)
        return waiting if price > s.purses[seat] else max(waiting, self.worth_of_crossing(s, seat, [], [], []))

    def is_paltry(self, s: AuraPokuState, seats: list[Seat]) -> bool:
        """Whether any of these offers is out of all proportion to what was asked last."""
        phase = s.phase
        if not isinstance(phase, (Accept, Haggle)) or phase.demand is None:
            return False
        for seat in seats:
            made = s.offers[seat]
            if made is not None and PALTRY * made.gold < phase.demand * made.pawns:
                return True
        return False

    def worth_of_offers(self, s: AuraPokuState, seat: Seat, seats: list[Seat]) -> float:
        gold: list[int] = []
        number: list[int] = []
        for passenger in seats:
            made = s.offers[passenger]
            assert made is not None
            gold.append(made.gold)
            number.append(made.pawns)
        return self.worth_of_crossing(s, seat, seats, gold, number)
