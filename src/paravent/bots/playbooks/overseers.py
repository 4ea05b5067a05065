"""Overseers for the search: a round is played on as rule-based overseers would, and judged by the lead it leaves."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final, final

from paravent.bots.search import Playbook
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, Seat, State, View
from paravent.games.overseers import moves, phases
from paravent.games.overseers.cards import (
    DIGIT_MASK,
    HONESTY,
    LIANG,
    PIETY,
    TRAITS,
    Bundle,
    Character,
    bundle,
    count,
    size,
)
from paravent.games.overseers.rules import legal
from paravent.games.overseers.score import UNCHANGED, Changes, score
from paravent.games.overseers.state import Overseer, OverseersState
from paravent.games.overseers.trial import ROUNDS, score_without, winners
from paravent.games.overseers.view import OverseersView
from paravent.games.overseers.worlds import sample

LIKED: Final = ("yanmei", "nuying", "liang", "gan", "meixiu", "suyin", "xie", "tao", "wuming", "lan", "fushen")
SET: Final = 3
HOPE: Final = [1.0, 0.45, 0.2]  # of finding the cards that a set still lacks
HIDDEN: Final = 4.0  # what an unknown card is worth, on the average
GOOD_PAIR: Final = 12.0
MARGIN: Final = 8.0  # how much poorer all others must look before an overseer admits
SPREAD: Final = 9.0  # points by which a round is uncertain
GREED: Final = 5.0  # points by which a hand must be better to be 2.7 times as likely, as bench/beliefs.py finds
PAIRS: Final = 3  # ways to admit that are looked into


@final
class OverseersBook(Playbook):
    """Looks to the end of the round."""

    def __init__(self, view: View, history: Sequence[Event]) -> None:
        assert isinstance(view, OverseersView) and view.seat is not None
        self.horizon = 400
        self.explore = 0.3
        self.view: Final = view
        self.history: Final = history
        self.seat: Final = view.seat
        self.round: Final = view.round

    def world(self, chance: Chance) -> State:
        return sample(self.view, self.history, chance)

    def plausibility(self, s: State) -> float:
        """Nobody picks at random: the better the others' cards, the likelier they took them."""
        assert isinstance(s, OverseersState)
        points = 0.0
        for seat in range(len(s.overseers)):
            if seat != self.seat:
                overseer = s.overseers[seat]
                points += hope(overseer.hand or overseer.held(), overseer.character or LIANG, size(overseer.pack))
        return exp(points / GREED)

    def candidates(self, s: State, seat: Seat, moves: list[Move]) -> list[Move]:
        """All, but of the ways to admit only the cheapest."""
        assert isinstance(s, OverseersState)
        if not isinstance(s.phase, phases.Judgement):
            return moves
        ranked = sorted([(-worth_of(s, seat, move), at) for at, move in enumerate(moves[:-1])])
        return [moves[-1], *[moves[at] for _, at in ranked[:PAIRS]]]

    def rollout(self, s: State, seat: Seat, chance: Chance) -> Move:
        """As the rule-based overseer: the best by one rule, ties by chance."""
        assert isinstance(s, OverseersState)
        phase = s.phase
        if isinstance(phase, phases.Pick) and phase.cards == 1:
            return quick_pick(s.overseers[seat], chance)
        if isinstance(phase, phases.Doubling):
            return moves.DOUBLE if wants_two(s.overseers[seat]) else moves.SINGLE
        found = legal(s, seat)
        if isinstance(phase, phases.Judgement) and not is_clearly_richest(s, seat):
            return moves.DENY
        if isinstance(phase, phases.Judgement):
            found = found[:-1]
        return best_of(s, seat, found, chance)

    def is_settled(self, s: State) -> bool:
        assert isinstance(s, OverseersState)
        return s.round != self.round

    def value(self, s: State, seat: Seat) -> float:
        """The chance to win with this lead, rounds still to come making it uncertain."""
        assert isinstance(s, OverseersState)
        totals = [float(overseer.total) for overseer in s.overseers]
        if s.phase is None:
            won = winners(s)
            return 0.2 * ahead(totals, seat, SPREAD) + (0.8 / len(won) if seat in won else 0.0)
        return ahead(totals, seat, SPREAD * sqrt(ROUNDS + 1 - self.round))


def ahead(totals: list[float], seat: Seat, scale: float) -> float:
    """How likely this total beats each of the others, were they independent."""
    likely = 1.0
    for other in range(len(totals)):
        if other != seat:
            likely *= 1.0 / (1.0 + exp((totals[other] - totals[seat]) / scale))
    return likely


def best_of(s: OverseersState, seat: Seat, found: list[Move], chance: Chance) -> Move:
    best, most, ties = found[0], -1e9, 0
    for move in found:
        worth = worth_of(s, seat, move)
        if worth > most:
            best, most, ties = move, worth, 1
        elif worth == most:
            ties += 1
            if chance.below(ties) == 0:
                best = move
    return best


def quick_pick(overseer: Overseer, chance: Chance) -> Move:
    """The card that makes the best hand."""
    best, most, ties = moves.PICK[0], -1.0, 0
    character, picks = overseer.character or LIANG, size(overseer.pack) - 1
    for trait in TRAITS:
        if overseer.pack >> trait.shift & DIGIT_MASK:
            worth = hope(overseer.hand + trait.one, character, picks)
            if worth > most:
                best, most, ties = moves.PICK[trait.index], worth, 1
            elif worth == most:
                ties += 1
                if chance.below(ties) == 0:
                    best = moves.PICK[trait.index]
    return best


def wants_two(overseer: Overseer) -> bool:
    """Whether the best two cards of the pack are good enough together."""
    character, picks = overseer.character or LIANG, size(overseer.pack)
    before = hope(overseer.hand, character, picks)
    for one in TRAITS:
        for other in TRAITS:
            left = overseer.pack - one.one if count(overseer.pack, one) else 0
            if left and count(left, other) and hope(overseer.hand + one.one + other.one, character, picks) - before >= GOOD_PAIR:
                return True
    return False


def hope(cards: Bundle, character: Character, picks: int) -> float:
    """Points now, and a share of what a set still to be finished would bring."""
    now = score(cards, character)
    points = float(now)
    for trait in (HONESTY, PIETY):
        lacking = SET - count(cards, trait)
        if 0 < lacking < SET and picks > lacking:
            points += (score(cards + lacking * trait.one, character) - now) * HOPE[lacking]
    return points


def promise(cards: Bundle, character: Character, unknown: int) -> float:
    """What these cards may come to with so many more that nobody has seen."""
    now = score(cards, character)
    points = now + HIDDEN * unknown
    for trait in (HONESTY, PIETY):
        lacking = SET - count(cards, trait)
        if 0 < lacking < SET and lacking <= unknown:
            points += (score(cards + lacking * trait.one, character) - now) * HOPE[lacking]
    return points


def looks(s: OverseersState, seat: Seat) -> float:
    """How rich a player looks to the others."""
    overseer = s.overseers[seat]
    if s.revealed:
        return overseer.round_score()
    shown, unknown = 0, 0
    for index in range(len(overseer.cards)):
        card = overseer.cards[index]
        if card is not None:
            if overseer.shown >> index & 1:
                shown += card.one
            else:
                unknown += 1
    return promise(shown, overseer.character or LIANG, unknown)


def is_clearly_richest(s: OverseersState, seat: Seat) -> bool:
    richest = max([looks(s, other) for other in range(len(s.overseers)) if other != seat])
    return s.overseers[seat].round_score() > richest + MARGIN


def worth_of(s: OverseersState, seat: Seat, move: Move) -> float:
    """How good a move looks to a rule-based overseer; only moves of one question are ever compared."""
    mine = s.overseers[seat]
    if isinstance(move, (moves.Vote, moves.Peek, moves.Rob, moves.Drain)):
        return looks(s, move.seat)
    if isinstance(move, moves.Place):
        return -promise(bundle(move.top), mine.character or LIANG, 2)
    if isinstance(move, moves.Pick):
        return hope(mine.hand + bundle(move.cards), mine.character or LIANG, size(mine.pack) - len(move.cards))
    if isinstance(move, moves.Discard):
        return score(mine.hand - move.card.one, mine.character or LIANG)
    if isinstance(move, moves.Admit):
        return score_without(mine, move.first.index, move.second.index)
    return worth_of_rarer(s, seat, mine, move)


def worth_of_rarer(s: OverseersState, seat: Seat, mine: Overseer, move: Move) -> float:
    character = mine.character or LIANG
    if isinstance(move, moves.Give):
        return score(mine.held() - mine.at(move.position).one, character, UNCHANGED if mine.slid is not None else mine.changes())
    if isinstance(move, (moves.Keep, moves.Take)):
        return score(mine.held() + move.card.one, character, mine.changes())
    if isinstance(move, moves.Tilt):
        return score(mine.held(), character, Changes(mine.at(move.position)))
    if isinstance(move, moves.Slide):
        return score(mine.held(), character, Changes(None, mine.at(move.position), mine.at(move.above)))
    if isinstance(move, moves.Name):
        return -1.0 if move.seat == seat else looks(s, move.seat)
    if isinstance(move, (moves.Thief, moves.Lead)):
        return 1.0 if move.seat == seat else -looks(s, move.seat)
    if isinstance(move, (moves.Choose, moves.Become)):
        return -LIKED.index(move.character.name)
    if isinstance(move, moves.Punish):
        return 0.0 if s.accused == seat else 1.0
    return 0.5
