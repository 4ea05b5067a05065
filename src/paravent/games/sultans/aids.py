"""Which cards I have seen, and where they went, until the dark."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias, cast, final

from paravent.aids import Aid, Aids, aid
from paravent.core.rules import Event, Seat, View
from paravent.games.sultans.cards import Role
from paravent.games.sultans.events import (
    Dealt,
    Died,
    Exchanged,
    EyesOpened,
    Gazed,
    Looked,
    Revealed,
    RoundBegan,
    Swapped,
)
from paravent.games.sultans.view import SultansView

Place: TypeAlias = Seat | None  # None: the spare card in the middle


@final
class Seen:
    """A card that I saw, and whether somebody may have exchanged it in the dark since."""

    def __init__(self, card: Role) -> None:
        self.card: Final = card
        self.doubtful = False


@final
class Memory:
    """Where the cards are that I saw in this round."""

    def __init__(self, seat: Seat, history: Sequence[Event]) -> None:
        self._seat: Final = seat
        self.at: dict[Place, Seen] = {}
        for event in history:
            self._learn(event)

    def _learn(self, event: Event) -> None:
        match event:
            case RoundBegan():
                self.at = {}
            case Dealt(seat, card) | Revealed(seat, card):
                self.at[seat] = Seen(card)
            case Looked(_, target, card) if card is not None:
                self.at[target] = Seen(card)
            case Gazed(_, targets, cards) if cards is not None:
                self.at.update({target: Seen(card) for target, card in zip(targets, cards, strict=True)})
            case Swapped(seat, partner, gave, got) | Exchanged(seat, partner, gave, got):
                self._trade(seat, partner, gave, got)
            case EyesOpened(seat):
                self._doubt(seat)
            case Died(seat, _):
                self.at.pop(seat, None)

    def _trade(self, seat: Seat, partner: Place, gave: Role | None, got: Role | None) -> None:
        """Two cards cross; what I gave and got I know."""
        mine, theirs = self.at.pop(seat, None), self.at.pop(partner, None)
        for place, card, told in ((partner, mine, gave), (seat, theirs, got)):
            if told is not None:
                self.at[place] = Seen(told)
            elif card is not None:
                self.at[place] = card

    def _doubt(self, hider: Seat) -> None:
        """Somebody hid in the dark: whatever lies hidden may have been taken in exchange. My own card I can look at."""
        if hider != self._seat:
            for place, seen in self.at.items():
                seen.doubtful = seen.doubtful or place != self._seat


def aids(view: View, history: Sequence[Event]) -> list[Aid]:
    """Each hidden card that I saw, at the seat where it lies now, and in the middle."""
    seen = cast("SultansView", view)
    if seen.seat is None:
        return []
    memory = Memory(seen.seat, history).at
    lines = [
        line(place, memory[place])
        for place, player in enumerate(seen.seats)
        if place != seen.seat and player.face == "hidden" and place in memory
    ]
    return [*lines, line(None, memory[None])] if None in memory else lines


def line(place: Place, seen: Seen) -> Aid:
    kind = "was" if seen.doubtful else "seen"
    return aid(f"spare-{kind}" if place is None else kind, place, card=str(seen.card))


AIDS: Final[Aids] = aids
