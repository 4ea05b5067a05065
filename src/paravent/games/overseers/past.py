"""What one seat has been told of the round: packs it held, cards it knows, what it knows of the discard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from paravent.core.rules import Event, Seat
from paravent.games.overseers.cards import LAN, THEFT, TOP, Bundle, Position, Trait, bundle, count
from paravent.games.overseers.events import (
    Admitted,
    Announced,
    Counted,
    Discarded,
    DiscardSeen,
    Drew,
    Kept,
    Lost,
    Peeked,
    Picked,
    Placed,
    Revealed,
    RoundBegan,
    TheftsTaken,
    Tilted,
    Took,
)
from paravent.games.overseers.view import OverseersView

PLACED: Final = 5
PLAIN: Final = (0, 1, 2, 3, 4)  # where a player's five cards are laid, by position index
LANS: Final = (0, 1, 3, 4, 5)


@final
class Past:
    """What the told events of the round establish, and the totals of the rounds before."""

    def __init__(self, view: OverseersView, history: Sequence[Event]) -> None:
        self.players: Final = len(view.overseers)
        self.totals: list[int] = [0] * self.players
        self.clear()
        for event in history:
            self.learn(event)
        for seat, overseer in enumerate(view.overseers):
            for card in overseer.cards:
                self.know(seat, card.position, card.card)
        self.laid: list[tuple[int, ...]] = [LANS if overseer.character is LAN else PLAIN for overseer in view.overseers]

    def clear(self) -> None:
        """A round begins: what was known of the cards is worth nothing now (O-1)."""
        self.picked: int = 0  # cards that each has picked
        self.steps: list[int] = []  # cards that each took at each pick
        self.next_step: int = 1
        self.told: int = 0  # how many have picked at the present step
        self.mine: list[tuple[Bundle, Bundle]] = []  # at each pick what I took and what I passed on
        self.discarded: Trait | None = None  # by me
        self.known: list[dict[int, Trait]] = [{} for _ in range(self.players)]  # cards laid or gained, by position index
        self.tilt: Position | None = None
        self.drew: tuple[Trait, ...] | None = None  # if I am Gan
        self.gan: Seat | None = None  # who has kept a card
        self.kept_at: int = 0
        self.admitted: tuple[int, ...] = ()
        self.admitted_by: Seat | None = None
        self.lost: Bundle = 0
        self.seen: Bundle | None = None  # the discard, if I looked through it
        self.took: Trait | None = None
        self.thefts: int | None = None  # what Tao found

    def know(self, seat: Seat, position: Position, card: Trait | None) -> None:
        if card is not None:
            self.known[seat][position.index] = card

    def learn(self, event: Event) -> None:
        match event:
            case RoundBegan():
                self.clear()
            case Announced(_, cards):
                self.next_step = cards
            case Picked(_, cards, passed):
                self.learn_pick(cards, passed)
            case Discarded(_, card) if card is not None:
                self.discarded = card
            case Placed(seat, top, bottom):
                self.learn_rows(seat, top, bottom)
            case Counted(_, scores):
                self.totals = [total + score for total, score in zip(self.totals, scores, strict=True)]
            case _:
                self.learn_powers(event)

    def learn_pick(self, cards: tuple[Trait, ...] | None, passed: tuple[Trait, ...] | None) -> None:
        """One player's pick; when all have picked the step is over."""
        if cards is not None and passed is not None:
            self.mine.append((bundle(cards), bundle(passed)))
        self.told += 1
        if self.told == self.players:
            self.steps.append(self.next_step)
            self.told, self.next_step = 0, 1

    def learn_rows(self, seat: Seat, top: tuple[Trait, ...], bottom: tuple[Trait, ...] | None) -> None:
        for index, card in enumerate(top):
            self.known[seat][index] = card
        for index, card in enumerate(bottom or ()):
            self.known[seat][TOP + index] = card

    def learn_powers(self, event: Event) -> None:
        match event:
            case Tilted(seat, position, card, _):
                self.tilt = position
                self.know(seat, position, card)
            case Drew(_, cards):
                self.drew = cards
            case Kept(seat, position, card):
                self.gan, self.kept_at = seat, position.index
                self.know(seat, position, card)
            case Peeked(_, victim, positions, cards) if cards is not None:
                for position, card in zip(positions, cards, strict=True):
                    self.know(victim, position, card)
            case _:
                self.learn_trial(event)

    def learn_trial(self, event: Event) -> None:
        match event:
            case Admitted(seat, positions, cards, _):
                self.admitted_by, self.admitted = seat, tuple([position.index for position in positions])
                for position, card in zip(positions, cards, strict=True):
                    self.know(seat, position, card)
            case Revealed(seat, _, positions, cards, tilted, _):
                for position, card in zip(positions, cards, strict=True):
                    self.know(seat, position, card)
                if tilted is not None and self.tilt is not None:
                    self.know(seat, self.tilt, tilted)
            case Lost(_, _, cards):
                self.lost = bundle(cards)
            case DiscardSeen(_, cards) if cards is not None:
                self.seen = bundle(cards)
            case Took(_, card, _):
                self.took = card
            case TheftsTaken(_, thefts, _):
                self.thefts = thefts

    # What follows from it

    @property
    def kept(self) -> Trait | None:
        """The card that Gan kept, if I know it."""
        return None if self.gan is None else self.known[self.gan].get(self.kept_at)

    @property
    def kept_was_admitted(self) -> bool:
        return self.gan is not None and self.admitted_by == self.gan and self.kept_at in self.admitted

    def seen_in_discard(self) -> list[Bundle]:
        """Cards that players discarded out of six, and of which I know no more than that; all that they may have been.

        A card that another took from the discard may be the one that I, as Gan, put back, or one more of its kind.
        """
        kept = 0 if self.kept is None else self.kept.one
        if self.seen is not None:
            return [self.seen + kept]
        drawn = kept if self.drew is None else bundle(self.drew)
        if self.took is None:
            return [drawn]
        return [drawn + self.took.one, drawn] if count(drawn - kept, self.took) else [drawn + self.took.one]

    def thefts_wanted(self) -> int | None:
        """O-19 How many thefts the others must have discarded or admitted unseen for Tao to find what he found."""
        if self.thefts is None or self.seen is not None:
            return None
        known = count(self.admitted_known(), THEFT) + count(self.lost, THEFT) + (self.discarded is THEFT)
        return self.thefts - known + (self.kept is THEFT) + (self.took is THEFT)

    def knows_of_discard(self) -> bool:
        """Whether anything is known that only some discards agree with."""
        return self.seen_in_discard() != [0] or self.thefts_wanted() is not None

    def laid_down(self, seat: Seat) -> list[Trait]:
        """The cards, of the five that this player laid down, that I know."""
        known = self.known[seat]
        return [known[index] for index in self.laid[seat] if index in known]

    def admitted_unseen(self, seat: Seat) -> list[int]:
        """Where cards of this player's five lay that were admitted and that I do not know."""
        if seat != self.admitted_by:
            return []
        return [index for index in self.admitted if index in self.laid[seat] and index not in self.known[seat]]

    def admitted_known(self) -> Bundle:
        """The admitted cards that I know."""
        if self.admitted_by is None:
            return 0
        known = self.known[self.admitted_by]
        return bundle([known[index] for index in self.admitted if index in known])
