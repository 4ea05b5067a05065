"""How a game of Aura Poku may go on: when each pawn comes home, when it ends, and who then has most.

A forecast reads what lies open, the purses as the caller knows or guesses them, and of the sacrifice cards the caller's own.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from paravent.core.rules import Seat
from paravent.games.aura_poku.board import Board
from paravent.games.aura_poku.state import SIDES, Accept, After, AuraPokuState, Before, Haggle, Offers
from paravent.games.aura_poku.state import Move as Moving

NEVER: Final = 1e9


@final
class Weights:
    """What many games have taught about their pace; the values did best among many that were tried."""

    def __init__(self) -> None:
        self.speed: float = 2.6  # points of a turn that bring a pawn home: the rest goes to the others and to stops
        self.lower: float = 0.52  # of the lower crossings that lie ahead are made
        self.upper: float = 0.2  # of the upper ones
        self.fare: float = 0.7  # of a card's price is what such a crossing costs a pawn
        self.on_altar: float = 0.7  # how sure a crossing is from an altar
        self.at_free: float = 0.4  # from a court whose altar is free
        self.at_taken: float = 0.36  # from a court whose altar another player has
        self.toll: float = 1.3  # what it then costs
        self.hope: float = 1.0  # of a toll from each opponent's pawn in the court
        self.leaving: float = 2.8  # lost if a pawn does not cross from its altar
        self.near: float = 12.0  # points from which a pawn still joins one that waits at a river
        self.coin: float = 0.1  # of the top coin of a source ahead is there for a pawn
        self.tempted: float = 0.049  # sacrifices in a round per pawn with a river ahead
        self.prior: float = 8.0  # rounds after which what was seen counts as much as that
        self.eager: float = 0.24  # steps of the persecutor that a pawn on an altar is worth beforehand
        self.blur0: float = 1.0  # rounds by which an arrival may be wrong, and that times the root of the time
        self.blur: float = 0.9
        self.luck0: float = 0.7  # gold by which a score may be wrong, and that times the root of the rounds left
        self.luck: float = 2.95


def sharp_weights() -> Weights:
    """What did best for one player among those who play by the usual weights: run one pawn after the other."""
    w = Weights()
    w.speed, w.lower, w.fare = 1.9, 0.4, 0.9
    w.on_altar, w.at_free, w.hope, w.near = 0.85, 0.38, 0.53, 9.4
    w.coin, w.luck0 = 0.38, 0.7
    return w


@final
class Promise:
    """What a seat has and may come by; the points that its pawns have to go; and so when they may come home."""

    def __init__(self, gold: float) -> None:
        self.gold: float = gold
        self.ways: list[float] = []
        self.times: list[float] = []


@final
class Arrivals:
    """When pawns come home, in order."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.seats: list[Seat] = []

    def add(self, time: float, seat: Seat) -> None:
        at = len(self.times)
        while at > 0 and self.times[at - 1] > time:
            at -= 1
        self.times.insert(at, time)
        self.seats.insert(at, seat)


@final
class Forecaster:
    """Forecasts for one game: its board and obstacles. An altar is a number here, `k`, from the first to the last."""

    def __init__(self, board: Board, obstacles: list[int], weights: Weights) -> None:
        self.board: Final = board
        self.w: Final = weights
        self.altars: Final = len(board.landing)
        self.foot: Final = foot_of(board, obstacles)
        self.price: Final = [usual_price(board, k) for k in range(self.altars)]
        self.court: Final = [board.beside[board.village + 1 + k] for k in range(self.altars)]
        self.saved: Final = [self.foot[self.court[k]] - self.foot[board.landing[k]] for k in range(self.altars)]
        self.share: Final = [weights.upper if board.is_upper[k] else weights.lower for k in range(self.altars)]
        self.altar_at: Final = altars_ahead(board, exactly=True)
        self.altar_ahead: Final = altars_ahead(board, exactly=False)
        self.far: list[float] = []  # points to go from a place of the path, less those that crossings ahead may save
        self.fares: list[float] = []  # what these crossings cost
        for place in range(board.village + 1):
            self._look_ahead(place)

    def _look_ahead(self, place: int) -> None:
        """Of each river ahead one crossing, the lower one if it can still be had."""
        far, fares, river = self.foot[place], 0.0, ""
        for k in range(self.altars):
            name = self.board.nodes[self.board.village + 1 + k].name
            if self.court[k] >= place and name[1] != river:
                river = name[1]
                far -= self.share[k] * self.saved[k]
                fares += self.share[k] * self.price[k] * self.w.fare
        self.far.append(far)
        self.fares.append(fares)

    # What everyone may expect

    def chances(self, s: AuraPokuState, me: Seat) -> list[float]:
        """Each seat's chance to win, as `me` sees it."""
        gold: list[float] = []
        rounds = self.foresee(s, me, gold)
        width, best = self.w.luck0 + self.w.luck * sqrt(rounds), max(gold)
        parts = [exp((score - best) / width) for score in gold]
        whole = sum(parts)
        return [part / whole for part in parts]

    def foresee(self, s: AuraPokuState, me: Seat, gold: list[float]) -> float:
        """Fill in everyone's score at the end; returns in how many rounds that may be."""
        altars, arrivals, turn = self.owners(s), Arrivals(), turn_of(s)
        for seat in range(len(s.pawns)):
            promise = self.promise(s, seat, me, altars)
            gold.append(promise.gold)
            waits = ((seat - turn - 1) % len(s.pawns) + 1) / len(s.pawns)  # who has the turn now has the next one last
            for time in promise.times:
                arrivals.add(time + waits, seat)
        return self.house(s, gold, arrivals, self.persecuted(s, altars))

    def owners(self, s: AuraPokuState) -> list[Seat | None]:
        """Whose pawn stands on each altar."""
        found: list[Seat | None] = [None] * self.altars
        village = self.board.village
        for seat in range(len(s.pawns)):
            for place in s.pawns[seat]:
                if place > village:
                    found[place - village - 1] = seat
        return found

    def persecuted(self, s: AuraPokuState, altars: list[Seat | None]) -> float:
        """In how many rounds the persecutor may arrive: by rings, and by sacrifices as they have come so far."""
        players, last = len(s.pawns), self.court[self.altars - 1]
        steps = self.board.steps - s.persecutor - s.rings / s.rings_to_move
        rings = players / SIDES / s.rings_to_move
        tempted = 0.0
        for pawns in s.pawns:
            for place in pawns:
                if place <= last or place > self.board.village:
                    tempted += self.w.tempted
        for owner in altars:
            if owner is not None:
                steps -= self.w.eager
        made = max(s.persecutor - self.board.start[players] - rings * s.round, 0.0)
        usual = tempted * (self.w.prior + made / max(tempted, 0.1)) / (self.w.prior + s.round)
        return max(steps, 0.3) / (rings + usual)

    def house(self, s: AuraPokuState, gold: list[float], arrivals: Arrivals, persecuted: float) -> float:
        """Give out the huts in the order of arrival, each as sure as it comes before the end; returns when that may be."""
        huts, home = self.board.huts, [pawns.count(self.board.village) for pawns in s.pawns]
        hut, end = len(s.huts), NEVER
        for at in range(len(arrivals.times)):
            if hut == len(huts):
                break
            time, seat = arrivals.times[at], arrivals.seats[at]
            sure = self.before(time, persecuted)
            gold[seat] += huts[hut] * (sure if end == NEVER else sure * self.before(time, end))
            hut += 1
            home[seat] += 1
            if end == NEVER and (home[seat] == len(s.pawns[seat]) or hut == len(huts)):
                end = time
        return min(persecuted, end)

    def before(self, time: float, end: float) -> float:
        """How likely something comes before an end."""
        return 1 / (1 + exp(min((time - end) / (self.w.blur0 + self.w.blur * sqrt(end)), 50.0)))

    # What one seat may expect

    def promise(self, s: AuraPokuState, seat: Seat, me: Seat, altars: list[Seat | None]) -> Promise:
        """Gold and huts; of every pawn its way and what it will take and pay; the nearest comes home first."""
        promise, village, pawns = Promise(float(s.purses[seat])), self.board.village, s.pawns[seat]
        for hut in range(len(s.huts)):
            if s.huts[hut] == seat:
                promise.gold += self.board.huts[hut]
        paid: int | None = None  # the free altar for which an own pawn beside this one would pay
        for place in pawns:
            if place > village:
                self.expect_on_altar(s, promise, place - village - 1, seat, me)
            elif place < village:
                k = self.altar_at[place]
                if k is None:
                    self.expect_on_path(s, promise, place, pawns)
                else:
                    self.expect_in_court(s, promise, k, seat, altars[k], paid=paid == k)
                    paid = k
        promise.ways.sort()
        way = 0.0
        for far in promise.ways:
            way += far
            promise.times.append(way / self.w.speed)
        return promise

    def price_of(self, s: AuraPokuState, k: int, seat: Seat, me: Seat) -> float:
        """What the sacrifice costs: by the card, if it is drawn for this altar and known."""
        card = s.cards[seat]
        if seat != me or card is None or self.board.village + 1 + k not in s.pawns[seat]:
            return self.price[k]
        return float(self.board.asked(card, k))

    def expect_on_altar(self, s: AuraPokuState, promise: Promise, k: int, seat: Seat, me: Seat) -> None:
        """The crossing is nearly sure and costs the card, if it is known; passengers may pay tolls."""
        sure = self.w.on_altar
        promise.gold -= sure * self.price_of(s, k, seat, me) + (1 - sure) * self.w.leaving
        for other in range(len(s.pawns)):
            if other != seat:
                promise.gold += s.pawns[other].count(self.court[k]) * self.w.hope
        self.expect_crossing(s, promise, k, sure)

    def expect_in_court(self, s: AuraPokuState, promise: Promise, k: int, seat: Seat, owner: Seat | None, *, paid: bool) -> None:
        """A-11 A-16 With an own pawn on the altar for nothing; from a free altar for one price; else for a toll, perhaps."""
        sure = self.w.on_altar
        if owner is None:
            sure = self.w.at_free
            promise.gold -= 0.0 if paid else sure * self.price[k]
        elif owner != seat:
            sure = self.w.at_taken
            promise.gold -= sure * self.w.toll
        self.expect_crossing(s, promise, k, sure)

    def expect_crossing(self, s: AuraPokuState, promise: Promise, k: int, sure: float) -> None:
        court, landing = self.court[k], self.board.landing[k]
        promise.ways.append((1 - sure) * self.far[court] + sure * self.far[landing])
        promise.gold += (1 - sure) * self.on_the_way(s, court) + sure * self.on_the_way(s, landing)

    def expect_on_path(self, s: AuraPokuState, promise: Promise, place: int, pawns: list[int]) -> None:
        """On foot, and over some rivers; more surely and for nothing over one at which an own pawn waits nearby."""
        far = self.far[place]
        promise.gold += self.on_the_way(s, place)
        k = self.altar_ahead[place]
        if k is not None:
            joins = self.joins(pawns, place, k)
            far -= joins * (self.w.on_altar - self.share[k]) * self.saved[k]
            promise.gold += joins * self.share[k] * self.price[k] * self.w.fare
        promise.ways.append(far)

    def on_the_way(self, s: AuraPokuState, place: int) -> float:
        """What sources ahead may pay to a pawn here, less what its crossings will cost."""
        gold = 0.0
        for source in range(self.board.before[place], len(s.sources)):
            coins = s.sources[source]
            if coins:
                gold += coins[0]
        return gold * self.w.coin - self.fares[place]

    def joins(self, pawns: list[int], place: int, k: int) -> float:
        """How likely a pawn comes in time to a court where one of its own waits."""
        far = self.foot[place] - self.foot[self.court[k]]
        if far < self.w.near and (self.court[k] in pawns or self.board.village + 1 + k in pawns):
            return 1 - far / self.w.near
        return 0.0


def turn_of(s: AuraPokuState) -> Seat:
    """Whose turn it is; once the game is over that of nobody, which is as good as anybody's."""
    phase = s.phase
    return phase.seat if isinstance(phase, (Before, Moving, After, Offers, Accept, Haggle)) else 0


def foot_of(board: Board, obstacles: list[int]) -> list[float]:
    """Points on foot to the village from each place of the path; spaces of obstacles are jumped."""
    foot = [0.0] * (board.village + 1)
    for place in range(board.village - 1, -1, -1):
        foot[place] = foot[place + 1] + (0.0 if place + 1 in obstacles else 1.0)
    return foot


def altars_ahead(board: Board, *, exactly: bool) -> list[int | None]:
    """For each place of the path the altar beside it, or (not `exactly`) the next one after it."""
    found: list[int | None] = []
    for place in range(board.village + 1):
        wanted: int | None = None
        for k in range(len(board.landing) - 1, -1, -1):
            court = board.beside[board.village + 1 + k]
            if court == place if exactly else court > place:
                wanted = k
        found.append(wanted)
    return found


def usual_price(board: Board, altar: int) -> float:
    """What a card asks here on average."""
    return sum([board.asked(card, altar) for card in board.cards]) / len(board.cards)
