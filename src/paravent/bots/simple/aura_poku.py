"""A player who weighs every crossing: the path it saves, what it pays, whom it helps, and how near it brings the persecutor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias, final

from paravent.bots.bot import Bot, Prompt
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, Seat, View
from paravent.games.aura_poku import moves
from paravent.games.aura_poku.board import BOARDS, COURT
from paravent.games.aura_poku.moves import Cross, Demand, Offer, Stay, Step, Walk
from paravent.games.aura_poku.state import Accept, Offers
from paravent.games.aura_poku.view import AuraPokuView

Standing: TypeAlias = list[list[int]]  # the places of all pawns, by seat

POINTS: Final = 3.5  # of a roll
SIDES: Final = 6
TEMPTED: Final = 0.035  # sacrifices per round and pawn on the way
HEAD_START: Final = 0.0  # of a hut's worth is there for a pawn that has not left the throne
ENVY: Final = 0.6  # how much the others' gain, on average, is a loss
TOLL: Final = 1.0  # hope of a carried pawn's toll while on an altar
LIFT: Final = 0.35  # hope of being carried from a court whose altar is taken
FROZEN: Final = 0.5  # of what a pawn promises is lost if it stays on an altar for good
PRICE_TO_LEAVE: Final = 3
DEAREST_SHARE: Final = 0.6  # of a crossing's gain that is worth offering
PATIENCE: Final = 4.0  # the gain for which one crosses alone while there is something else to move
OPEN: Final = 6  # one demand in so many is open


@final
class AuraPokuBot(Bot):
    """Chooses what leaves it best off."""

    def choose(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move:
        assert isinstance(view, AuraPokuView)
        mind = Mind(view, prompt, chance)
        if isinstance(view.phase, Offers):
            return mind.offer(view.phase)
        if isinstance(view.phase, Accept):
            return mind.accept()
        if isinstance(prompt.moves[0], (Walk, Stay)):
            return mind.walk()
        return mind.turn()


@final
class Mind:
    """What a player makes of one moment."""

    def __init__(self, view: AuraPokuView, prompt: Prompt, chance: Chance) -> None:
        self.view = view
        self.seat = prompt.seat
        self.moves = prompt.moves
        self.chance = chance
        self.board = BOARDS[view.board]
        self.standing: Standing = [[self.board.place[node.index] for node in player.pawns] for player in view.players]
        purse = view.players[prompt.seat].purse
        assert purse is not None
        self.purse = purse
        self.now = self.margin(self.standing, view.persecutor)

    # How a position is weighed

    def margin(self, standing: Standing, persecutor: int) -> float:
        """What my pawns promise, less a part of what the others' do."""
        rounds = self.rounds_left(standing, persecutor)
        worths = [self.promise(pawns, rounds) for pawns in standing]
        mine = worths.pop(self.seat)
        return mine - ENVY * sum(worths) / len(worths)

    def rounds_left(self, standing: Standing, persecutor: int) -> float:
        """Until the persecutor arrives, by rings and sacrifices, or the quickest player has all three home."""
        on_the_way = sum(place != self.board.village for pawns in standing for place in pawns)
        steps_per_round = len(standing) / SIDES / self.view.rings_to_move + TEMPTED * on_the_way
        quickest = min(sum(self.distance(place) for place in pawns) for pawns in standing)
        return min((self.board.steps - persecutor) / steps_per_round, quickest / POINTS)

    def promise(self, pawns: list[int], rounds: float) -> float:
        """The huts that these pawns may reach in that time, the nearest first."""
        reach = POINTS * rounds + 1
        needed, promised = 0, 0.0
        on_the_way = sorted(self.distance(place) for place in pawns if place != self.board.village)
        for order, distance in enumerate(on_the_way):
            needed += distance
            likely = min(1.0, max(0.0, 2.4 - 1.6 * needed / reach))
            promised += self.hut(order) * likely * (1 - (1 - HEAD_START) * distance / self.board.village)
        return promised

    def distance(self, place: int) -> int:
        """Points on foot to the village."""
        return self.board.village - (self.board.beside[place] if place > self.board.village else place)

    def hut(self, order: int) -> int:
        """What my next hut may be worth when about as many others come home meanwhile."""
        free = self.view.free
        return free[min(order * len(self.standing) // 2, len(free) - 1)]

    def moved(self, changes: Sequence[tuple[Seat, int, int]]) -> Standing:
        """The pawns after these (seat, pawn, place) changes."""
        standing = [pawns.copy() for pawns in self.standing]
        for seat, pawn, place in changes:
            standing[seat][pawn] = place
        return standing

    # Walking

    def walk(self) -> Move:
        """The move that leads to the best place."""
        return max(self.moves, key=self.worth_of_walk)

    def worth_of_walk(self, move: Move) -> float:
        if not isinstance(move, Walk):
            rounds = self.rounds_left(self.standing, self.view.persecutor)
            return self.now - FROZEN * self.promise([self.altar()], rounds)
        origin, place = self.standing[self.seat][move.pawn], self.board.place[move.node.index]
        gold = self.coins(origin, place) - (PRICE_TO_LEAVE if origin > self.board.village else 0)
        hut = self.view.free[0] if place == self.board.village else 0
        return gold + hut + self.margin(self.moved([(self.seat, move.pawn, place)]), self.view.persecutor) + self.prospect(place)

    def coins(self, origin: int, place: int) -> int:
        """What the sources on the way pay."""
        on_path = [self.board.beside[where] if where > self.board.village else where for where in (origin, place)]
        first, last = (self.board.before[where] for where in on_path)
        return sum(coins[0] for coins in self.view.sources[first:last] if coins)

    def prospect(self, place: int) -> float:
        """What one may hope for on an altar or in a court."""
        village, beside = self.board.village, self.board.beside[place]
        if place > village:
            return max(0.0, self.saving(place) - self.usual_price(place)) + TOLL
        if place < village and self.board.kinds[place] == COURT:
            return LIFT * self.saving(beside) if self.is_taken(beside) else self.prospect(beside) - TOLL
        return 0.0

    def is_taken(self, altar: int) -> bool:
        return any(altar in pawns for pawns in self.standing)

    def saving(self, altar: int) -> float:
        """What the path that a crossing saves is worth, for one pawn."""
        saved = self.landing(altar) - self.board.beside[altar]
        return self.view.free[0] * (1 - HEAD_START) * saved / self.board.village

    def landing(self, altar: int) -> int:
        return self.board.landing[altar - self.board.village - 1]

    def usual_price(self, altar: int) -> float:
        """What a card asks on average."""
        upper = self.board.is_upper[altar - self.board.village - 1]
        return sum(card.upper if upper else card.lower for card in self.board.cards) / len(self.board.cards)

    # Before the roll and after the move

    def turn(self) -> Move:
        """Negotiate if there is company, cross if it pays, step if a crossing may pay; else go on."""
        demands = [move for move in self.moves if isinstance(move, Demand)]
        if demands and self.hoped() > 0:
            return self.demand(demands)
        cross = next((move for move in self.moves if isinstance(move, Cross)), None)
        if cross is not None and self.gain_of_crossing([]) > self.patience():
            return cross
        steps = [move for move in self.moves if isinstance(move, Step)]
        best = max(steps, key=lambda move: self.worth_of_step(move.pawn), default=None)
        return best if best is not None and self.worth_of_step(best.pawn) > TOLL else self.moves[0]

    def patience(self) -> float:
        """A crossing alone brings the persecutor nearer for no toll; but nobody waits on an altar with their last pawn."""
        return 0.0 if self.standing[self.seat].count(self.board.village) == len(self.standing[self.seat]) - 1 else PATIENCE

    def worth_of_step(self, pawn: int) -> float:
        return self.prospect(self.board.beside[self.standing[self.seat][pawn]])

    def altar(self) -> int:
        """The altar on which my pawn stands."""
        return max(self.standing[self.seat])

    def price(self) -> int:
        """What my card asks."""
        card = self.view.players[self.seat].card
        assert card is not None
        return card.upper if self.board.is_upper[self.altar() - self.board.village - 1] else card.lower

    def gain_of_crossing(self, offers: Sequence[tuple[Seat, Offer]]) -> float:
        """What changes for me if I cross with these passengers: path, tolls, price, and a step of the persecutor."""
        altar = self.altar()
        court, landing = self.board.beside[altar], self.landing(altar)
        changes = [(self.seat, pawn, landing) for pawn, place in enumerate(self.standing[self.seat]) if place in (altar, court)]
        for seat, offer in offers:
            waiting = [pawn for pawn, place in enumerate(self.standing[seat]) if place == court]
            changes += [(seat, pawn, landing) for pawn in waiting[: offer.pawns]]
        gold = sum(offer.gold for _, offer in offers) - self.price()
        return gold + self.margin(self.moved(changes), self.view.persecutor + 1) - self.now

    def hoped(self) -> float:
        """The gain of a crossing if everyone in the court paid a fair toll."""
        court = self.board.beside[self.altar()]
        waiting = sum(pawns.count(court) for seat, pawns in enumerate(self.standing) if seat != self.seat)
        return self.gain_of_crossing([]) + waiting * self.saving(self.altar()) / 2

    def demand(self, demands: Sequence[Demand]) -> Move:
        """A bluff: from half of what a crossing is worth to them to a little more than all of it; sometimes open."""
        if self.chance.below(OPEN) == 0:
            return demands[-1]
        worth = self.saving(self.altar())
        asked = round(worth * (50 + self.chance.below(61)) / 100)
        return demands[min(max(asked, 1), len(demands) - 2)]

    # Offers and acceptances

    def offer(self, phase: Offers) -> Move:
        """For each number of pawns the most that still pays, or less if less is asked; the best of these, or none."""
        best, most = self.moves[0], 0.0
        for pawns in range(1, self.standing[self.seat].count(self.court(phase)) + 1):
            gain = self.gain_of_lift(phase, pawns)
            gold = min(int(gain * DEAREST_SHARE), self.purse)
            if phase.demand is None:
                gold = min(gold, int(gain * (40 + self.chance.below(31)) / 100))
            else:
                gold = min(gold, phase.demand * pawns)
            if gold >= 0 and gain - gold > most:
                best, most = moves.OFFER[gold][pawns - 1], gain - gold
        return best

    def court(self, phase: Offers) -> int:
        return self.board.beside[self.board.place[phase.altar.index]]

    def gain_of_lift(self, phase: Offers, pawns: int) -> float:
        """What it is worth that the sacrificer, crossing anyway, takes so many of my pawns along."""
        landing = self.landing(self.board.place[phase.altar.index])
        waiting = [pawn for pawn, place in enumerate(self.standing[self.seat]) if place == self.court(phase)]
        with_me = self.moved([(self.seat, pawn, landing) for pawn in waiting[:pawns]])
        return self.margin(with_me, self.view.persecutor) - self.now

    def accept(self) -> Move:
        """The set of offers that gains most; none if crossing alone, or waiting, is better."""
        return max(self.moves, key=self.worth_of_accepting)

    def worth_of_accepting(self, move: Move) -> float:
        assert isinstance(move, moves.Accept)
        if move.seats:
            return self.gain_of_crossing([(seat, offer) for seat in move.seats if (offer := self.view.players[seat].offer)])
        return max(0.0, self.gain_of_crossing([])) if self.price() <= self.purse else 0.0
