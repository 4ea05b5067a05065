"""An overseer who collects what can still become a set, shows little of it, and points at whoever shows most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from paravent.bots.bot import Bot, Prompt
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, Seat, View
from paravent.games.overseers import moves
from paravent.games.overseers.cards import (
    HONESTY,
    LIANG,
    PIETY,
    Bundle,
    Character,
    Position,
    Trait,
    bundle,
    count,
)
from paravent.games.overseers.score import UNCHANGED, Changes, score
from paravent.games.overseers.view import OverseersView, OverseerView

# Whom to be, if there is a choice: best first.
LIKED: Final = ("yanmei", "nuying", "liang", "gan", "meixiu", "suyin", "xie", "tao", "wuming", "lan", "fushen")
SET: Final = 3
HOPE: Final = 0.45  # of finding a card that a set still lacks, for each pick that is left over
HIDDEN: Final = 4.0  # what an unknown card is worth, on the average
GOOD_PAIR: Final = 12.0  # worth taking two cards at once
MARGIN: Final = 8.0  # how much poorer all others must look before an overseer admits; found by play against other margins
NERVE: Final = 5  # by how many points, up and down, the margin is another one every time
WHIM: Final = 4  # points that do not decide which cards are shown


def promise(cards: Bundle, character: Character, unknown: int) -> float:
    """What these cards may come to with so many more that nobody has seen: their points, and the sets they may belong to."""
    points = score(cards, character) + HIDDEN * unknown
    for trait in (HONESTY, PIETY):
        lacking = SET - count(cards, trait)
        if 0 < lacking <= unknown and lacking < SET:
            full = score(cards + lacking * trait.one, character) - score(cards, character)
            points += full * HOPE**lacking
    return points


@final
class OverseersBot(Bot):
    """Answers each question by one rule, ties by chance."""

    def choose(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move:
        assert isinstance(view, OverseersView)
        mind = Mind(view, prompt.seat)
        found = list(prompt.moves)
        chance.shuffle(found)
        if isinstance(found[0], (moves.Double, moves.Single)):
            return moves.DOUBLE if mind.wants_two() else moves.SINGLE
        if isinstance(found[0], (moves.Admit, moves.Deny)):
            return mind.plead(found, MARGIN - NERVE + chance.below(2 * NERVE + 1))
        if isinstance(found[0], moves.Place):
            return max(found, key=lambda move: mind.worth_of(move) + chance.below(WHIM))
        return max(found, key=mind.worth_of)


@final
class Mind:
    """What an overseer makes of one moment."""

    def __init__(self, view: OverseersView, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.mine = view.overseers[seat]

    def worth_of(self, move: Move) -> float:
        """How good a move looks; only moves of one question are ever compared."""
        match move:
            case moves.Choose(character) | moves.Become(character):
                return -LIKED.index(character.name)
            case moves.Pick(cards):
                return self.hope(self.hand() + bundle(cards), self.mine.pack.size - len(cards))
            case moves.Discard(card):
                return self.score_with(self.hand() - card.one)
            case moves.Place(top, _):
                return -promise(bundle(top), self.character(), 2)
            case moves.Keep(card) | moves.Take(card):
                return self.score_with(known(self.mine) + card.one)
            case moves.Tilt(position):
                return score(known(self.mine), self.character(), Changes(card_at(self.mine, position)))
            case moves.Slide(position, above):
                return self.after_sliding(position, above)
        return self.worth_of_a_seat(move)

    def worth_of_a_seat(self, move: Move) -> float:
        """Moves that are about somebody."""
        match move:
            case moves.Vote(seat) | moves.Peek(seat, _, _) | moves.Rob(seat):
                return self.looks(seat)
            case moves.Name(seat):
                return -1.0 if seat == self.seat else self.looks(seat)
            case moves.Thief(seat) | moves.Lead(seat):
                return 1.0 if seat == self.seat else -self.looks(seat)
            case moves.Drain(seat):
                return self.looks(seat)
            case moves.Give(position):
                return self.without(position)
            case moves.Punish():
                return 0.0 if self.view.accused == self.seat else 1.0
            case moves.Pardon():
                return 0.5
        return 0.0

    # My own cards

    def character(self) -> Character:
        return self.mine.character or LIANG

    def hand(self) -> Bundle:
        return bundle(self.mine.hand.cards or ())

    def changes(self) -> Changes:
        if self.mine.tilted is not None:
            return Changes(self.mine.tilted)
        if self.mine.slid is None or self.mine.above is None:
            return UNCHANGED
        return Changes(None, card_at(self.mine, self.mine.slid), card_at(self.mine, self.mine.above))

    def score_with(self, cards: Bundle) -> float:
        return score(cards, self.character(), self.changes())

    def hope(self, cards: Bundle, picks: int) -> float:
        """Points now, and a share of what a set still to be finished would bring."""
        points = float(self.score_with(cards))
        for trait in (HONESTY, PIETY):
            lacking = SET - count(cards, trait)
            if 0 < lacking < SET and picks > lacking:
                full = self.score_with(cards + lacking * trait.one) - self.score_with(cards)
                points += full * HOPE**lacking
        return points

    def wants_two(self) -> bool:
        """Whether the best two cards of my pack are good enough together."""
        cards = self.mine.pack.cards or ()
        before = self.hope(self.hand(), self.mine.pack.size)
        pairs = [self.hope(self.hand() + a.one + b.one, self.mine.pack.size) for i, a in enumerate(cards) for b in cards[:i]]
        return max(pairs, default=0.0) - before >= GOOD_PAIR

    def after_sliding(self, position: Position, above: Position) -> float:
        changes = Changes(None, card_at(self.mine, position), card_at(self.mine, above))
        return score(known(self.mine), self.character(), changes)

    def without(self, *positions: Position) -> float:
        """What is left of my score when these cards go; a copy that loses its card above is itself again."""
        left = known(self.mine) - bundle([card_at(self.mine, position) for position in positions])
        orphaned = self.mine.slid in positions or self.mine.above in positions
        return score(left, self.character(), UNCHANGED if orphaned else self.changes())

    def plead(self, found: Sequence[Move], margin: float) -> Move:
        """Admit with the cheapest pair if I am richer by this margin, else deny."""
        pairs = [move for move in found if isinstance(move, moves.Admit)]
        richest = max(self.looks(seat) for seat in range(len(self.view.overseers)) if seat != self.seat)
        if self.score_with(known(self.mine)) > richest + margin:
            return max(pairs, key=lambda move: self.without(move.first, move.second))
        return moves.DENY

    # The others

    def looks(self, seat: Seat) -> float:
        """How rich a player looks: what is counted when all is open, else what the visible cards promise."""
        other = self.view.overseers[seat]
        if other.worth is not None:
            return other.worth
        unknown = sum(card.card is None for card in other.cards)
        return promise(known(other), other.character or LIANG, unknown)


def known(overseer: OverseerView) -> Bundle:
    """The cards in somebody's rows that I know."""
    return bundle([card.card for card in overseer.cards if card.card is not None])


def card_at(overseer: OverseerView, position: Position) -> Trait:
    """A card of mine by its position."""
    (found,) = [card.card for card in overseer.cards if card.position is position]
    assert found is not None
    return found
