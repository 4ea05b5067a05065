"""How a seat of Aura Poku plays by forecasts: it makes the move after which its chance to win is best.

The state may be a sampled world or what one seat knows of the truth: only the seat's own card is read.
"""

from __future__ import annotations

from typing import Final, final

from paravent.bots.playbooks.aura_poku_forecast import Forecaster
from paravent.core.chance import Chance
from paravent.core.rules import Move, Seat
from paravent.games.aura_poku import moves
from paravent.games.aura_poku.moves import CROSS, DEMANDS, OFFER, OFFER_NONE, Demand, Step, Walk
from paravent.games.aura_poku.state import Accept, AuraPokuState, Offers
from paravent.games.aura_poku.walking import PRICE_TO_LEAVE

OPEN: Final = 6  # one demand in so many is open
PROBE: Final = 6  # gold by which the worth of gold is found
LEAST: Final = 40  # per cent of what a passage is worth to it that a passenger offers
MOST: Final = 70
POINT: Final = 0.4  # gold that a point of the path may be worth to a passenger


@final
class Style:
    """A way to play, of one seat or of all."""

    def __init__(self, forecaster: Forecaster) -> None:
        self.forecaster: Final = forecaster
        self.board: Final = forecaster.board

    def choose(self, s: AuraPokuState, seat: Seat, legal: list[Move], chance: Chance) -> Move:
        if len(legal) == 1:
            return legal[0]
        phase = s.phase
        if isinstance(phase, Offers):
            return self.offer(s, seat, phase, chance)
        if isinstance(phase, Accept):
            return self.accept(s, seat, legal)
        if isinstance(legal[0], (Walk, moves.Stay)):
            return self.walk(s, seat, legal)
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
        for source in range(board.before[start], board.before[reached]):
            if s.sources[source]:
                s.purses[seat] += s.sources[source][0]
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
        s.purses[seat], s.cards[seat] = purse, card
        return worth

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
            return self.demand(s, seat, chance)
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
        return max(s.pawns[seat])

    def worth_of_crossing(self, s: AuraPokuState, seat: Seat, seats: list[Seat], gold: list[int], number: list[int]) -> float:
        """The chance to win after a crossing with these passengers, their gold and the number of their pawns."""
        card = s.cards[seat]
        assert card is not None
        k = self.altar(s, seat) - self.board.village - 1
        return self.worth_after(s, seat, seat, k, card.upper if self.board.is_upper[k] else card.lower, seats, gold, number)

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

    def demand(self, s: AuraPokuState, seat: Seat, chance: Chance) -> Move:
        """A bluff: from half of what a crossing is worth to them to a little more than all of it; sometimes open."""
        if chance.below(OPEN) == 0:
            return DEMANDS[-1]
        fair = self.fair_toll(self.altar(s, seat) - self.board.village - 1)
        return DEMANDS[min(max(round(fair * (50 + chance.below(61)) / 100), 1), len(DEMANDS) - 2)]

    # Offers and acceptances

    def offer(self, s: AuraPokuState, seat: Seat, phase: Offers, chance: Chance) -> Move:
        """For each number of pawns what is asked, if it leaves a gain, or else a part of the gain; the best of these, or none."""
        k = self.board.place[phase.altar.index] - self.board.village - 1
        alone = self.worth_after(s, seat, phase.seat, k, round(self.forecaster.price[k]), [], [], [])
        before = (self.worth(s, seat) + alone) / 2
        part = (LEAST + chance.below(MOST - LEAST + 1)) / 100
        best: Move = OFFER_NONE
        most = before
        for number in range(1, s.pawns[seat].count(self.forecaster.court[k]) + 1):
            free = self.worth_of_lift(s, seat, phase.seat, k, number, 0)
            loss = (free - self.worth_of_lift(s, seat, phase.seat, k, number, PROBE)) / PROBE  # with each gold
            if free <= before or loss <= 0:
                continue
            gold = self.bid(phase.demand, number, (free - before) / loss, part, s.purses[seat])
            if free - loss * gold > most:
                best, most = OFFER[gold][number - 1], free - loss * gold
        return best

    def worth_of_lift(self, s: AuraPokuState, seat: Seat, sacrificer: Seat, k: int, number: int, gold: int) -> float:
        """The chance after the sacrificer, for a usual price, has taken so many of my pawns along."""
        return self.worth_after(s, seat, sacrificer, k, round(self.forecaster.price[k]), [seat], [gold], [number])

    def bid(self, demand: int | None, number: int, gain: float, part: float, purse: int) -> int:
        """The demand, if a fair part of the gain covers it; else, or if it is open, a part that varies."""
        if demand is not None and demand * number <= gain * MOST / 100:
            return min(demand * number, purse)
        return min(int(gain * part), purse)

    def accept(self, s: AuraPokuState, seat: Seat, legal: list[Move]) -> Move:
        """The set of offers after which the chance is best; none if crossing alone, or waiting, is better."""
        best, most = legal[0], self.worth(s, seat)
        card = s.cards[seat]
        assert card is not None
        k = self.altar(s, seat) - self.board.village - 1
        price = card.upper if self.board.is_upper[k] else card.lower
        if price <= s.purses[seat]:
            most = max(most, self.worth_of_crossing(s, seat, [], [], []))
        for move in legal:
            assert isinstance(move, moves.Accept)
            if move.seats:
                worth = self.worth_of_offers(s, seat, list(move.seats))
                if worth > most:
                    best, most = move, worth
        return best

    def worth_of_offers(self, s: AuraPokuState, seat: Seat, seats: list[Seat]) -> float:
        gold: list[int] = []
        number: list[int] = []
        for passenger in seats:
            made = s.offers[passenger]
            assert made is not None
            gold.append(made.gold)
            number.append(made.pawns)
        return self.worth_of_crossing(s, seat, seats, gold, number)
