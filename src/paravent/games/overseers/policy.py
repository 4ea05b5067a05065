"""How a rule-based overseer judges moves: written once, for the bot that knows a view and for the search that plays worlds on."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from paravent.core.rules import Move, Seat
from paravent.games.overseers import moves
from paravent.games.overseers.appraisal import GOOD_PAIR, LIKED, hope, promise
from paravent.games.overseers.cards import TRAITS, Bundle, Character, Position, Trait, bundle, count, size
from paravent.games.overseers.worth import UNCHANGED, Changes, score


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """What an overseer makes of one moment: their own cards, and how rich the others look."""

    seat: Seat
    players: int
    character: Character
    hand: Bundle
    pack: Bundle
    rows: Bundle  # the cards laid down
    changes: Changes
    slid: Position | None
    above: Position | None
    accused: Seat | None

    def at(self, position: Position) -> Trait:
        """My card that lies here."""
        raise NotImplementedError

    def looks(self, seat: Seat) -> float:
        """How rich a player looks: what is counted when all is open, else what the visible cards promise."""
        raise NotImplementedError

    # Moves; only those of one question are ever compared

    def worth_of(self, move: Move) -> float:
        """How good a move looks that is about my cards."""
        if isinstance(move, moves.Pick):
            return hope(self.hand + bundle(move.cards), self.character, size(self.pack) - len(move.cards))
        if isinstance(move, moves.Discard):
            return score(self.hand - move.card.one, self.character)
        if isinstance(move, moves.Place):
            return -promise(bundle(move.top), self.character, 2)
        if isinstance(move, moves.Admit):
            return self.without(move.first, move.second)
        if isinstance(move, moves.Give):
            return self.without(move.position)
        if isinstance(move, (moves.Keep, moves.Take)):
            return score(self.rows + move.card.one, self.character, self.changes)
        if isinstance(move, moves.Tilt):
            return score(self.rows, self.character, Changes(self.at(move.position)))
        if isinstance(move, moves.Slide):
            return score(self.rows, self.character, Changes(None, self.at(move.position), self.at(move.above)))
        return self.worth_of_a_seat(move)

    def worth_of_a_seat(self, move: Move) -> float:
        """How good a move looks that is about somebody."""
        if isinstance(move, (moves.Vote, moves.Peek, moves.Rob, moves.Drain)):
            return self.looks(move.seat)
        if isinstance(move, moves.Name):
            return -1.0 if move.seat == self.seat else self.looks(move.seat)
        if isinstance(move, (moves.Thief, moves.Lead)):
            return 1.0 if move.seat == self.seat else -self.looks(move.seat)
        if isinstance(move, (moves.Choose, moves.Become)):
            return -LIKED.index(move.character)
        if isinstance(move, moves.Punish):
            return 0.0 if self.accused == self.seat else 1.0
        return 0.5

    def without(self, first: Position, second: Position | None = None) -> float:
        """What is left of my score when these cards go; a copy that loses its card above is itself again."""
        left = self.rows - self.at(first).one
        orphaned = first is self.slid or first is self.above
        if second is not None:
            left -= self.at(second).one
            orphaned = orphaned or second is self.slid or second is self.above
        return score(left, self.character, UNCHANGED if orphaned else self.changes)

    def wants_two(self, gain: float = GOOD_PAIR) -> bool:
        """Whether the best two cards of my pack are good enough together: whether they bring so much."""
        picks = size(self.pack)
        enough = hope(self.hand, self.character, picks) + gain
        for one in TRAITS:
            if count(self.pack, one):
                left = self.pack - one.one
                for other in TRAITS[one.index :]:
                    if count(left, other) and hope(self.hand + one.one + other.one, self.character, picks) >= enough:
                        return True
        return False

    def is_richest_by(self, margin: float) -> bool:
        """Whether my cards are worth so much more than anybody else's look."""
        richest = max([self.looks(seat) for seat in range(self.players) if seat != self.seat])
        return score(self.rows, self.character, self.changes) > richest + margin


def pairs(found: Sequence[Move]) -> list[Move]:
    """The ways to admit."""
    return [move for move in found if isinstance(move, moves.Admit)]
