"""An overseer who collects what can still become a set, shows little of it, and points at whoever shows most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, final

from paravent.bots.bot import Bot, Prompt
from paravent.bots.temperament import EVEN, Temperament
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, Seat, View
from paravent.games.overseers import moves
from paravent.games.overseers.appraisal import GOOD_PAIR, MARGIN, promise
from paravent.games.overseers.cards import LIANG, Bundle, Position, Trait, bundle
from paravent.games.overseers.events import Drained, Robbed, Voted
from paravent.games.overseers.policy import Mind, pairs
from paravent.games.overseers.view import OverseersView, OverseerView
from paravent.games.overseers.worth import UNCHANGED, Changes

NERVE: Final = 5  # by how many points, up and down, the margin is another one every time
WHIM: Final = 4  # points that do not decide which cards are shown
LIE: Final = 5  # points by which who bluffs must be richer before they admit, and by which they show other cards
EAGER: Final = 3.0  # points of a pair's gain that greed does without
SPITE: Final = 4.0  # points that a wrong adds, for who bears grudges, to how rich somebody looks


@final
class OverseersBot(Bot):
    """Answers each question by one rule, ties by chance."""

    def __init__(self, temper: Temperament = EVEN) -> None:
        self.temper: Final = temper

    def tempered(self, temper: Temperament) -> OverseersBot:
        return OverseersBot(temper)

    def choose(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move:
        assert isinstance(view, OverseersView)
        spite = SPITE * self.temper.grudge
        mind = SeatedMind(view, prompt.seat, {foe: spite * wrongs for foe, wrongs in wrongs_to(prompt.seat, history).items()})
        found = list(prompt.moves)
        chance.shuffle(found)
        if isinstance(found[0], (moves.Double, moves.Single)):
            return moves.DOUBLE if mind.wants_two(GOOD_PAIR - EAGER * self.temper.greed) else moves.SINGLE
        if isinstance(found[0], (moves.Admit, moves.Deny)):
            rich = mind.is_richest_by(MARGIN - NERVE + chance.below(2 * NERVE + 1) + LIE * self.temper.bluff)
            return max(pairs(found), key=mind.worth_of) if rich else moves.DENY
        if isinstance(found[0], moves.Place):
            whim = WHIM + LIE * max(0, self.temper.bluff)
            return max(found, key=lambda move: mind.worth_of(move) + chance.below(whim))
        return max(found, key=mind.worth_of)


@final
class SeatedMind(Mind):
    """The mind of whoever has this view."""

    def __init__(self, view: OverseersView, seat: Seat, spite: Mapping[Seat, float] | None = None) -> None:
        self.spite = spite or {}
        mine = view.overseers[seat]
        self.view = view
        self.mine = mine
        self.seat = seat
        self.players = len(view.overseers)
        self.character = mine.character or LIANG
        self.hand, self.pack = bundle(mine.hand.cards or ()), bundle(mine.pack.cards or ())
        self.rows = known(mine)
        self.slid, self.above, self.accused = mine.slid, mine.above, view.accused
        self.changes = self.changed()

    def changed(self) -> Changes:
        """What powers have done to my cards."""
        if self.mine.tilted is not None:
            return Changes(self.mine.tilted)
        if self.slid is None or self.above is None:
            return UNCHANGED
        return Changes(None, self.at(self.slid), self.at(self.above))

    def at(self, position: Position) -> Trait:
        (found,) = [card.card for card in self.mine.cards if card.position is position]
        assert found is not None
        return found

    def worth_of_a_seat(self, move: Move) -> float:
        """Who did me harm is the likelier to get it back."""
        worth = super().worth_of_a_seat(move)
        if isinstance(move, (moves.Vote, moves.Rob, moves.Drain, moves.Name)):
            worth += self.spite.get(move.seat, 0.0)
        return worth

    def looks(self, seat: Seat) -> float:
        other = self.view.overseers[seat]
        if other.worth is not None:
            return other.worth
        unknown = sum(card.card is None for card in other.cards)
        return promise(known(other), other.character or LIANG, unknown)


def known(overseer: OverseerView) -> Bundle:
    """The cards in somebody's rows that I know."""
    return bundle([card.card for card in overseer.cards if card.card is not None])


def wrongs_to(seat: Seat, history: Sequence[Event]) -> Counter[Seat]:
    """How often each of the others has voted against this seat, or taken from it."""
    wrongs: Counter[Seat] = Counter()
    for event in history:
        match event:
            case Voted(votes):
                wrongs.update([voter for voter, accused in enumerate(votes) if accused == seat])
            case Robbed(foe, victim) | Drained(foe, victim) if victim == seat:
                wrongs[foe] += 1
    return wrongs


BOT: Final = OverseersBot()
