"""Other worlds: where the skulls may be, given all that a seat has seen.

Flowers are all alike, so what is hidden of another player is whether they still have their skull and, if so, where it lies in
this round. Each possibility comes as often as it would if everyone laid and gave up a flower or a skull with equal chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import lcm
from typing import Final, TypeAlias, final

from paravent.core.chance import Chance
from paravent.core.rules import Event, Seat
from paravent_skull.cards import DISCS, FLOWER, SKULL, Disc
from paravent_skull.events import Laid, Lost, RoundBegan, Turned
from paravent_skull.state import Player, SkullState
from paravent_skull.view import PlayerView, SkullView

HALF: Final = Fraction(1, 2)
Spot: TypeAlias = int | None  # where the skull is: so many discs under it on the mat; None: in the hand


def spots(discs: int, height: int) -> dict[Spot, Fraction]:
    """How likely each spot is for the skull of a player with so many discs, of which a mat of this height was laid."""
    found: dict[Spot, Fraction] = {}
    unlaid = Fraction(1)
    for under in range(height):
        found[under] = unlaid if under == discs - 1 else unlaid * HALF
        unlaid -= found[under]
    found[None] = unlaid
    return found


@final
class Suspect:
    """Another player as the told events show them: what was laid and turned in this round, and what may have been lost before."""

    def __init__(self) -> None:
        self.discs: int = DISCS
        self.height: int = 0
        self.open: list[Disc] = []  # the top disc first
        self.armed: Fraction = Fraction(1)  # how likely the skull is still there, and all that was seen
        self.harmless: Fraction = Fraction(0)  # the same without the skull

    def places(self) -> dict[Spot, Fraction]:
        """The spots of the skull in this round that fit what lies open, if there is one."""
        fitting: dict[Spot, Fraction] = {}
        for spot, likely in spots(self.discs, self.height).items():
            if self.fits(spot):
                fitting[spot] = likely
        return fitting

    def fits(self, spot: Spot) -> bool:
        """Whether the skull may be there: an open one was the last disc turned, any other lies deeper or in the hand."""
        deepest = self.height - len(self.open)
        return spot == deepest if SKULL in self.open else spot is None or spot < deepest

    def end_round(self) -> None:
        """Keep what this round showed, and take the discs back."""
        self.armed *= sum(self.places().values(), Fraction(0))
        if SKULL in self.open:
            self.harmless = Fraction(0)
        self.height, self.open = 0, []

    def lose(self, *, by_choice: bool) -> None:
        """A disc is gone, and nobody else knows which."""
        self.end_round()
        gone = HALF if by_choice and self.discs > 1 else Fraction(1, self.discs)
        self.harmless += self.armed * gone
        self.armed *= 1 - gone
        self.discs -= 1


def suspects(players: int, history: Sequence[Event]) -> list[Suspect]:
    """Everyone, as the told events show them."""
    found = [Suspect() for _ in range(players)]
    for event in history:
        match event:
            case RoundBegan():
                for suspect in found:
                    suspect.end_round()
            case Laid(seat, _):
                found[seat].height += 1
            case Turned(_, mat, disc):
                found[mat].open.append(disc)
            case Lost(seat, skull_of, _):
                found[seat].lose(by_choice=seat == skull_of)
    return found


def sample(view: SkullView, history: Sequence[Event], chance: Chance) -> SkullState:
    """A world that this seat (or a spectator) cannot tell from the true one."""
    s = SkullState(0)
    s.phase, s.first, s.bid, s.bidder, s.ending = view.phase, view.first, view.bid, view.bidder, view.ending
    for seen, suspect in zip(view.players, suspects(len(view.players), history), strict=True):
        s.players.append(known(seen) or imagined(seen, suspect, chance))
    return s


def known(seen: PlayerView) -> Player | None:
    """A player whose discs lie open to this seat."""
    if seen.hand is None or seen.mat is None:
        return None
    return as_seen(seen, list(seen.hand), list(seen.mat))


def imagined(seen: PlayerView, suspect: Suspect, chance: Chance) -> Player:
    """A player whose skull is where it may be."""
    ways: list[tuple[bool, Spot]] = [(True, spot) for spot in suspect.places()]
    weights = [suspect.armed * likely for likely in suspect.places().values()]
    if SKULL not in seen.open:
        ways.append((False, None))
        weights.append(suspect.harmless)
    armed, spot = ways[drawn(weights, chance)]
    mat = [FLOWER] * seen.height
    hand = [FLOWER] * (seen.discs - seen.height)
    if armed and spot is not None:
        mat[spot] = SKULL
    elif armed:
        hand[-1] = SKULL
    return as_seen(seen, hand, mat)


def as_seen(seen: PlayerView, hand: list[Disc], mat: list[Disc]) -> Player:
    player = Player()
    player.hand, player.mat, player.turned = hand, mat, len(seen.open)
    player.points, player.passed = seen.points, seen.passed
    return player


def drawn(weights: Sequence[Fraction], chance: Chance) -> Seat:
    """An index, as often as its weight says."""
    whole = lcm(*[weight.denominator for weight in weights])
    at = chance.below(int(sum(weights, Fraction(0)) * whole))
    for index, weight in enumerate(weights):
        at -= int(weight * whole)
        if at < 0:
            return index
    raise AssertionError("what was seen is possible somehow")
