"""A player who leads pawns together: one sacrifice for all in a court, tolls for the rest, and an eye on who ends the game."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, TypeAlias, final

from paravent.bots.bot import Bot, Prompt
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, Seat, View
from paravent.games.aura_poku import moves
from paravent.games.aura_poku.board import BOARDS, ROUND, Board
from paravent.games.aura_poku.events import Carried, Crossed, Given, Left, SourcePassed
from paravent.games.aura_poku.moves import Cross, Demand, Offer, Stay, Step, Walk
from paravent.games.aura_poku.state import SIDES, Accept, Offers
from paravent.games.aura_poku.view import AuraPokuView

Standing: TypeAlias = list[list[int]]  # the places of all pawns, by seat

POINTS: Final = 3.5  # of a roll
TURN: Final = 3.0  # what a turn is worth in gold
HASTE: Final = 0.3  # what a hut loses with every turn before it is reached
IDLE: Final = 0.7  # what a turn is worth when the plan is done: coins of sources
GIFT: Final = 2.0  # a coin of the bag, on average
SACRIFICES: Final = 0.08  # of a player, per round
DOUBT: Final = 0.15  # of the rounds that are left, nobody knows how many
ENVY: Final = 0.6  # how much the others' gain, on average, is a loss
HELD: Final = 3.0  # what it costs to find an altar taken
TOLL: Final = 0.5  # hope of tolls while on an altar
PRICE_TO_LEAVE: Final = 3
OPEN: Final = 6  # one demand in so many is open


def rolls_to_stop() -> list[float]:
    """The rolls it takes on average to come to a stop so many points ahead; what is left of a roll is lost."""
    rolls = [0.0]
    for points in range(1, 100):
        rolls.append(1 + sum(rolls[max(0, points - die)] for die in range(1, SIDES + 1)) / SIDES)
    return rolls


ROLLS: Final = rolls_to_stop()


@final
class AuraPokuBot(Bot):
    """Chooses what leaves it best off."""

    def choose(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move:
        assert isinstance(view, AuraPokuView)
        mind = Mind(view, prompt, history, chance)
        if isinstance(view.phase, Offers):
            return mind.offer(view.phase)
        if isinstance(view.phase, Accept):
            return mind.accept()
        if isinstance(prompt.moves[0], (Walk, Stay)):
            return mind.walk()
        return mind.turn()


@final
class Plan:
    """How a player may bring some pawns home: the turns it takes until each is there, the gold it brings, the sacrifices."""

    def __init__(self, arrivals: list[float], gold: float, sacrifices: int) -> None:
        self.arrivals = arrivals
        self.gold = gold
        self.sacrifices = sacrifices


@final
class Mind:
    """What a player makes of one moment."""

    def __init__(self, view: AuraPokuView, prompt: Prompt, history: Sequence[Event], chance: Chance) -> None:
        self.view = view
        self.seat = prompt.seat
        self.moves = prompt.moves
        self.chance = chance
        self.board = BOARDS[view.board]
        self.standing: Standing = [[self.board.place[node.index] for node in player.pawns] for player in view.players]
        self.points = self.points_to()
        self.purses = self.guess_purses(history)
        self.plans = [self.plans_of(seat, pawns) for seat, pawns in enumerate(self.standing)]
        self.now = self.margin([])

    def points_to(self) -> list[int]:
        """The points from the throne to each place of the path; taken spaces are jumped and do not count."""
        taken = {self.board.place[node.index] for node in self.view.obstacles}
        taken |= {place for pawns in self.standing for place in pawns}
        points = [0]
        for place in range(1, self.board.village + 1):
            points.append(points[-1] + (self.board.kinds[place] != ROUND or place not in taken))
        return points

    def guess_purses(self, history: Sequence[Event]) -> list[float]:
        """My purse, and what the others' should hold by all that was seen."""
        purses = [float(sum(self.board.purse))] * len(self.standing)
        for event in history:
            match event:
                case SourcePassed(seat=seat, coins=coins):
                    purses[seat] += sum(coins)
                case Given(seat=seat):
                    purses[seat] += GIFT
                case Left(seat=seat, paid=paid):
                    purses[seat] -= paid
                case Crossed(seat=seat, altar=altar):
                    purses[seat] -= usual_price(self.board, self.board.place[altar.index])
                case Carried(seat=seat, sacrificer=sacrificer, gold=gold):
                    purses[seat] -= gold
                    purses[sacrificer] += gold
        purses[self.seat] = self.purse()
        return purses

    def purse(self) -> int:
        purse = self.view.players[self.seat].purse
        assert purse is not None
        return purse

    # Plans: the nearest one, two or three pawns go home together

    def plans_of(self, seat: Seat, pawns: list[int]) -> list[Plan]:
        """What this player could do with the nearest pawn, with two, with three."""
        village = self.board.village
        away = sorted([self.on_path(place) for place in pawns if place != village], reverse=True)
        return [self.plan(seat, away[: count + 1]) for count in range(len(away))]

    def on_path(self, place: int) -> int:
        """The place, or for an altar its court."""
        return self.board.beside[place] if place > self.board.village else place

    def plan(self, seat: Seat, pawns: list[int]) -> Plan:
        """River by river what is cheapest: all that can cross at the lower altar, or at the upper one, or nobody."""
        places, turns, gold, sacrifices = pawns, 0.0, 0.0, 0
        for river in range(self.board.sources):
            best = self.on_foot(places, river)
            chosen: tuple[list[int], float, float] | None = None
            for altar in (self.board.village + 1 + 2 * river, self.board.village + 2 + 2 * river):
                group = [place for place in places if place <= self.board.beside[altar]]
                if group:
                    after, spent, price = self.over(seat, places, altar)
                    worth = self.on_foot(after, river) - TURN * spent - price
                    if worth > best:
                        best, chosen = worth, (after, spent, price)
            if chosen is None:
                gold += self.coins_on_foot(places, river)
            else:
                gold += self.coins_on_foot(chosen[0], river) - chosen[2]
                places, turns, sacrifices = chosen[0], turns + chosen[1], sacrifices + 1
        return Plan(self.arrivals(places, turns), gold, sacrifices)

    def over(self, seat: Seat, places: list[int], altar: int) -> tuple[list[int], float, float]:
        """The places after gathering and crossing there, the turns to gather, and the price."""
        court, landing = self.board.beside[altar], self.landing(altar)
        gathered = sum(ROLLS[self.points[court] - self.points[place]] for place in places if place <= court)
        return [landing if place <= court else place for place in places], gathered, self.price_for(seat, altar)

    def on_foot(self, places: list[int], river: int) -> float:
        """What it is worth, in gold, to walk from these places past this river: coins, less turns."""
        end = self.points[self.board.landing[2 * river]]
        turns = sum(max(0, end - self.points[place]) for place in places) / POINTS
        return self.coins_on_foot(places, river) - TURN * turns

    def coins_on_foot(self, places: list[int], river: int) -> int:
        walking = sum(self.board.before[place] <= river for place in places)
        return sum(self.view.sources[river][:walking])

    def arrivals(self, places: list[int], turns: float) -> list[float]:
        """When each pawn is home, the nearest first, all crossings done."""
        times = []
        for place in places:
            turns += ROLLS[self.points[-1] - self.points[place]]
            times.append(turns)
        return times

    def landing(self, altar: int) -> int:
        return self.board.landing[altar - self.board.village - 1]

    def price_for(self, seat: Seat, altar: int) -> float:
        """What a crossing costs this player: what the card asks, or is likely to, and more if the altar is taken by another."""
        if altar in self.standing[seat]:
            return self.price() if seat == self.seat else usual_price(self.board, altar)
        return usual_price(self.board, altar) + (HELD if self.is_taken(altar) else 0)

    def is_taken(self, altar: int) -> bool:
        return any(altar in pawns for pawns in self.standing)

    def price(self) -> int:
        """What my card asks."""
        card = self.view.players[self.seat].card
        assert card is not None
        return card.upper if self.board.is_upper[self.altar() - self.board.village - 1] else card.lower

    def altar(self) -> int:
        """The altar on which my pawn stands."""
        return max(self.standing[self.seat])

    # How a position is weighed

    def margin(self, changes: Sequence[tuple[Seat, int, int]], sacrifices: int = 0) -> float:
        """What my pawns promise after these (seat, pawn, place) changes, less a part of what the others' do."""
        standing = [pawns.copy() for pawns in self.standing]
        for seat, pawn, place in changes:
            standing[seat][pawn] = place
        plans = self.plans.copy()
        for seat in {change[0] for change in changes}:
            plans[seat] = self.plans_of(seat, standing[seat])
        left = self.board.steps - self.view.persecutor - sacrifices
        worths = [self.promise(seat, plans, left) for seat in range(len(plans))]
        mine = worths.pop(self.seat)
        return mine - ENVY * sum(worths) / len(worths)

    def promise(self, seat: Seat, plans: list[list[Plan]], left: int) -> float:
        """What the best of this player's plans is worth while the persecutor is so many steps away."""
        rivals = [plan[-1].arrivals for k, plan in enumerate(plans) if k != seat and plan]
        return max([self.worth(plan, rivals, left) for plan in plans[seat]], default=0.0)

    def worth(self, plan: Plan, rivals: list[list[float]], left: int) -> float:
        """Gold, and the huts that are reached in time."""
        if left <= 0:
            return 0.0
        others = sorted([time for times in rivals for time in times])
        rounds = self.rounds_left(plan, rivals, left)
        worth = plan.gold + IDLE * max(0.0, rounds - plan.arrivals[-1])
        for order, time in enumerate(plan.arrivals):
            before = order + sum(other < time for other in others)
            worth += (self.hut(before) - HASTE * time) / (1 + exp((time - rounds) / (1 + DOUBT * rounds)))
        return worth

    def rounds_left(self, plan: Plan, rivals: list[list[float]], left: int) -> float:
        """Until the persecutor arrives, by rings, my sacrifices and the others', or a rival has all pawns home."""
        players = len(self.standing)
        steps_per_round = players / SIDES / self.view.rings_to_move + SACRIFICES * (players - 1)
        persecuted = max(0.5, left - plan.sacrifices) / steps_per_round
        return min([persecuted, *[times[-1] for times in rivals]])

    def hut(self, before: int) -> int:
        free = self.view.free
        return free[min(before, len(free) - 1)]

    # Walking

    def walk(self) -> Move:
        """The move that leads to the best place."""
        return max(self.moves, key=self.worth_of_walk)

    def worth_of_walk(self, move: Move) -> float:
        if not isinstance(move, Walk):
            return self.now
        origin, place = self.standing[self.seat][move.pawn], self.board.place[move.node.index]
        gold = self.coins(origin, place) - (PRICE_TO_LEAVE if origin > self.board.village else 0)
        hut = self.view.free[0] if place == self.board.village else 0
        hope = TOLL if place > self.board.village else 0
        return gold + hut + hope + self.margin([(self.seat, move.pawn, place)])

    def coins(self, origin: int, place: int) -> int:
        """What the sources on the way pay."""
        first, last = (self.board.before[self.on_path(where)] for where in (origin, place))
        return sum(coins[0] for coins in self.view.sources[first:last] if coins)

    # Before the roll and after the move

    def turn(self) -> Move:
        """Negotiate if there is company, cross if it pays, step onto any altar that is free; else go on."""
        demands = [move for move in self.moves if isinstance(move, Demand)]
        if demands and self.hoped() > 0:
            return self.demand(demands)
        cross = next((move for move in self.moves if isinstance(move, Cross)), None)
        if cross is not None and self.gain_of_crossing([]) > self.patience():
            return cross
        return next((move for move in self.moves if isinstance(move, Step)), self.moves[0])

    def patience(self) -> float:
        """The gain for which one crosses: none; and rather at a turn's loss than wait on an altar with the last pawn."""
        pawns = self.standing[self.seat]
        return -TURN if pawns.count(self.board.village) == len(pawns) - 1 else 0.0

    def gain_of_crossing(self, offers: Sequence[tuple[Seat, Offer]]) -> float:
        """What changes for me if I cross with these passengers: path, tolls, price, and a step of the persecutor."""
        altar = self.altar()
        court, landing = self.board.beside[altar], self.landing(altar)
        gold = float(sum(offer.gold for _, offer in offers))
        if self.view.persecutor + 1 == self.board.steps:
            return self.lead() + gold - self.price()
        changes = [(self.seat, pawn, landing) for pawn, place in enumerate(self.standing[self.seat]) if place in (altar, court)]
        for seat, offer in offers:
            waiting = [pawn for pawn, place in enumerate(self.standing[seat]) if place == court]
            changes += [(seat, pawn, landing) for pawn in waiting[: offer.pawns]]
        gold += ENVY * gold / (len(self.standing) - 1)
        return gold - self.price() + self.margin(changes, 1) - self.now

    def lead(self) -> float:
        """By how much I am ahead if the game ends now."""
        scores = [purse + sum(player.huts) for purse, player in zip(self.purses, self.view.players, strict=True)]
        mine = scores.pop(self.seat)
        return mine - max(scores)

    def hoped(self) -> float:
        """The gain of a crossing if everyone in the court paid a fair toll."""
        court = self.board.beside[self.altar()]
        waiting = sum(pawns.count(court) for seat, pawns in enumerate(self.standing) if seat != self.seat)
        return self.gain_of_crossing([]) + waiting * self.saving(self.altar()) / 2

    def saving(self, altar: int) -> float:
        """What the path that a crossing saves is worth, for one pawn."""
        return TURN * (self.points[self.landing(altar)] - self.points[self.board.beside[altar]]) / POINTS

    def demand(self, demands: Sequence[Demand]) -> Move:
        """A bluff: from half of what a crossing is worth to them to a little more than all of it; sometimes open."""
        if self.chance.below(OPEN) == 0:
            return demands[-1]
        asked = round(self.saving(self.altar()) * (50 + self.chance.below(61)) / 100)
        return demands[min(max(asked, 1), len(demands) - 2)]

    # Offers and acceptances

    def offer(self, phase: Offers) -> Move:
        """For each number of pawns a part of what it gains, or less if less is asked; the best of these, or none."""
        best, most = self.moves[0], 0.0
        for pawns in range(1, self.standing[self.seat].count(self.court(phase)) + 1):
            gain = self.gain_of_lift(phase, pawns)
            gold = min(int(gain * (40 + self.chance.below(31)) / 100), self.purse())
            if phase.demand is not None:
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
        return self.margin([(self.seat, pawn, landing) for pawn in waiting[:pawns]]) - self.now

    def accept(self) -> Move:
        """The set of offers that gains most; none if crossing alone, or waiting, is better."""
        return max(self.moves, key=self.worth_of_accepting)

    def worth_of_accepting(self, move: Move) -> float:
        assert isinstance(move, moves.Accept)
        if move.seats:
            return self.gain_of_crossing([(seat, offer) for seat in move.seats if (offer := self.view.players[seat].offer)])
        return max(0.0, self.gain_of_crossing([])) if self.price() <= self.purse() else 0.0


def usual_price(board: Board, altar: int) -> float:
    """What a card asks on average."""
    upper = board.is_upper[altar - board.village - 1]
    return sum(card.upper if upper else card.lower for card in board.cards) / len(board.cards)
