"""Aura Poku for the search: pawns go where they promise most, tolls split what a crossing saves, and gold counts."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, final

from paravent.bots.search import Playbook
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, Seat, State, View
from paravent.games.aura_poku import moves
from paravent.games.aura_poku.altars import acceptances, landing_of, price, sacrificer
from paravent.games.aura_poku.board import COURT
from paravent.games.aura_poku.ending import score, winners
from paravent.games.aura_poku.moves import ACCEPT, CROSS, DEMANDS, OFFER, OFFER_NONE, Demand, Offer, Step, Walk
from paravent.games.aura_poku.rules import choices
from paravent.games.aura_poku.state import Accept, AuraPokuState, Offers
from paravent.games.aura_poku.state import Move as Moving
from paravent.games.aura_poku.view import AuraPokuView
from paravent.games.aura_poku.walking import PRICE_TO_LEAVE, walks
from paravent.games.aura_poku.worlds import Worlds, lay_out

POINTS: Final = 3.5  # of a roll
SIDES: Final = 6
TEMPTED: Final = 0.035  # sacrifices per round and pawn on the way
TOLL: Final = 1.0  # hope of a carried pawn's toll while on an altar
LIFT: Final = 0.35  # hope of being carried from a court whose altar is taken
DEAREST: Final = 0.6  # of a crossing's gain that is worth offering
PATIENCE: Final = 4.0  # the gain for which one crosses alone
SCALE: Final = 7.0  # gold ahead that makes a player 73 % sure to win
TRIED: Final = 5  # demands, and offers per pawn, that are looked into


@final
class AuraPokuBook(Playbook):
    """Looks a few rounds ahead."""

    def __init__(self, view: View, history: Sequence[Event]) -> None:
        assert isinstance(view, AuraPokuView)
        self.horizon = 40
        self.explore = 0.3
        self.view: Final = view
        self.worlds: Final = Worlds(view, history)

    def world(self, chance: Chance) -> State:
        return lay_out(self.worlds, self.view, chance)

    def candidates(self, s: State, seat: Seat, moves: list[Move]) -> list[Move]:
        """A few demands and offers around what a crossing is worth; everything else."""
        assert isinstance(s, AuraPokuState)
        phase = s.phase
        if isinstance(phase, Offers):
            return some_offers(s, seat, s.board.place[phase.altar.index])
        if isinstance(moves[-1], Demand):
            demands = some_demands(saving(s, altar_of(s, seat)))
            return [move for move in moves if not isinstance(move, Demand) or move in demands]
        return moves

    def rollout(self, s: State, seat: Seat, chance: Chance) -> Move:
        assert isinstance(s, AuraPokuState)
        phase = s.phase
        if isinstance(phase, Moving):
            return best_walk(s, seat, phase.die, chance)
        if isinstance(phase, Offers):
            return offer(s, seat, phase, chance)
        if isinstance(phase, Accept):
            return accept(s, seat, s.board.place[phase.altar.index])
        return turn(s, seat, chance)

    def values(self, s: State) -> list[float]:
        assert isinstance(s, AuraPokuState)
        seats = range(len(s.purses))
        scores = [float(score(s, seat)) for seat in seats]
        if s.phase is None:
            won = winners(s)
            return [0.8 * (1.0 / len(won) if seat in won else 0.0) + 0.2 * ahead(scores, seat) for seat in seats]
        rounds = rounds_left(s)
        for seat in seats:
            scores[seat] += promise(s, s.pawns[seat], rounds)
            for place in s.pawns[seat]:
                scores[seat] += prospect(s, place)
        return [ahead(scores, seat) for seat in seats]


def ahead(scores: list[float], seat: Seat) -> float:
    """A rising function of the lead over the best other player, from 0 to 1."""
    best = max([other for k, other in enumerate(scores) if k != seat])
    return 1.0 / (1.0 + exp((best - scores[seat]) / SCALE))


# How a position is weighed


def distance(s: AuraPokuState, place: int) -> int:
    """Points on foot to the village."""
    village = s.board.village
    return village - (s.board.beside[place] if place > village else place)


def rounds_left(s: AuraPokuState) -> float:
    """Until the persecutor arrives, by rings and sacrifices, or the quickest player has all three home."""
    on_the_way, quickest = 0, 10_000
    for pawns in s.pawns:
        whole = 0
        for place in pawns:
            if place != s.board.village:
                on_the_way += 1
                whole += distance(s, place)
        quickest = min(quickest, whole)
    steps = len(s.pawns) / SIDES / s.rings_to_move + TEMPTED * on_the_way
    return min((s.board.steps - s.persecutor) / steps, quickest / POINTS)


def promise(s: AuraPokuState, pawns: list[int], rounds: float) -> float:
    """The huts that these pawns may reach in that time, the nearest first."""
    reach, village, huts = POINTS * rounds + 1, s.board.village, s.board.huts
    needed, order, promised = 0, 0, 0.0
    last = len(huts) - 1
    for far in sorted([distance(s, place) for place in pawns]):
        if far == 0:
            continue
        needed += far
        likely = min(1.0, max(0.0, 2.4 - 1.6 * needed / reach))
        hut = huts[min(len(s.huts) + order * len(s.pawns) // 2, last)]
        promised += hut * likely * (1 - far / village)
        order += 1
    return promised


def free_hut(s: AuraPokuState) -> int:
    return s.board.huts[len(s.huts)] if len(s.huts) < len(s.board.huts) else 0


def saving(s: AuraPokuState, altar: int) -> float:
    """What the path that a crossing saves is worth, for one pawn."""
    return free_hut(s) * (landing_of(s, altar) - s.board.beside[altar]) / s.board.village


def usual_price(s: AuraPokuState, altar: int) -> float:
    """What a card asks on average; the cards of the board are known to all."""
    upper, whole = s.board.is_upper[altar - s.board.village - 1], 0
    for card in s.board.cards:
        whole += card.upper if upper else card.lower
    return whole / len(s.board.cards)


def prospect(s: AuraPokuState, place: int) -> float:
    """What one may hope for on an altar or in a court."""
    village = s.board.village
    if place > village:
        return max(0.0, saving(s, place) - usual_price(s, place)) + TOLL
    if place < village and s.board.kinds[place] == COURT:
        altar = s.board.beside[place]
        return LIFT * saving(s, altar) if s.taken[altar] else max(0.0, saving(s, altar) - usual_price(s, altar))
    return 0.0


# Walking


def best_walk(s: AuraPokuState, seat: Seat, die: int, chance: Chance) -> Move:
    """The walk that promises most."""
    found = walks(s, seat, die)
    rounds = rounds_left(s)
    best, most = found[-1], -1e9
    for move in found:
        if isinstance(move, Walk):
            worth = worth_of_walk(s, seat, move, rounds) + chance.below(64) / 256
            if worth > most:
                best, most = move, worth
    return best


def worth_of_walk(s: AuraPokuState, seat: Seat, move: Walk, rounds: float) -> float:
    board, pawns = s.board, s.pawns[seat].copy()
    origin, place = pawns[move.pawn], board.place[move.node.index]
    pawns[move.pawn] = place
    worth = promise(s, pawns, rounds) + prospect(s, place)
    if origin > board.village:
        worth -= PRICE_TO_LEAVE
    if place == board.village:
        worth += free_hut(s)
    first = board.beside[origin] if origin > board.village else origin
    last = board.beside[place] if place > board.village else place
    for source in range(board.before[first], board.before[last]):
        if s.sources[source]:
            worth += s.sources[source][0]
    return worth


# Before the roll and after the move


def turn(s: AuraPokuState, seat: Seat, chance: Chance) -> Move:
    """Negotiate if there is company, cross if it pays, step if a crossing may pay; else go on."""
    found = choices(s, seat)
    last = found[-1]
    if isinstance(last, Demand):
        return DEMANDS[min(max(round(saving(s, altar_of(s, seat)) * (50 + chance.below(61)) / 100), 1), len(DEMANDS) - 2)]
    if last is CROSS:
        alone = gain_alone(s, seat, altar_of(s, seat))
        return CROSS if alone > (0.0 if has_one_left(s, seat) else PATIENCE) else found[0]
    if isinstance(last, Step) and prospect(s, s.board.beside[s.pawns[seat][last.pawn]]) > TOLL:
        return last
    return found[0]


def has_one_left(s: AuraPokuState, seat: Seat) -> bool:
    return s.pawns[seat].count(s.board.village) == len(s.pawns[seat]) - 1


def altar_of(s: AuraPokuState, seat: Seat) -> int:
    pawn = sacrificer(s, seat)
    return s.board.village + 1 if pawn is None else s.pawns[seat][pawn]


def gain_alone(s: AuraPokuState, seat: Seat, altar: int) -> float:
    """What a crossing brings the sacrificer, passengers left out."""
    court, carried = s.board.beside[altar], 0
    for place in s.pawns[seat]:
        if place in (altar, court):
            carried += 1
    return carried * saving(s, altar) - price(s, seat, altar)


# Negotiation


def some_demands(worth: float) -> list[Move]:
    """From a third of what a crossing is worth to a little more than all of it, and the open demand."""
    most = len(DEMANDS) - 2
    found: list[Move] = [DEMANDS[-1]]
    for part in range(1, TRIED):
        move = DEMANDS[min(max(round(worth * part / 3), 0), most)]
        if move not in found:
            found.append(move)
    return found


def some_offers(s: AuraPokuState, seat: Seat, altar: int) -> list[Move]:
    """None; and for each number of pawns some sums up to what their crossing saves."""
    found: list[Move] = [OFFER_NONE]
    for pawns in range(1, s.pawns[seat].count(s.board.beside[altar]) + 1):
        dearest = min(s.purses[seat], round(pawns * saving(s, altar)))
        for part in range(TRIED):
            move = OFFER[dearest * part // (TRIED - 1)][pawns - 1]
            if move not in found:
                found.append(move)
    return found


def offer(s: AuraPokuState, seat: Seat, phase: Offers, chance: Chance) -> Move:
    """What still pays, or less if less is asked; all waiting pawns."""
    altar = s.board.place[phase.altar.index]
    pawns = s.pawns[seat].count(s.board.beside[altar])
    gain = pawns * saving(s, altar)
    gold = min(int(gain * DEAREST), s.purses[seat])
    asked = int(gain * (40 + chance.below(31)) / 100) if phase.demand is None else phase.demand * pawns
    gold = min(gold, asked)
    return OFFER[gold][pawns - 1] if gain > 0 else OFFER_NONE


def accept(s: AuraPokuState, seat: Seat, altar: int) -> Move:
    """The offers that bring most, less half of what they help the others; none if that is a loss."""
    best, most = ACCEPT[0], 0.0
    alone = gain_alone(s, seat, altar)
    for move in acceptances(s, seat, altar)[1:]:
        assert isinstance(move, moves.Accept)
        gain = alone
        for passenger in move.seats:
            made = s.offers[passenger]
            if isinstance(made, Offer):
                gain += made.gold - 0.2 * made.pawns * saving(s, altar)
        if gain > most:
            best, most = move, gain
    return best
