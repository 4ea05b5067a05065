"""What cards are worth."""

from __future__ import annotations

from typing import Final, final

from paravent.games.overseers.cards import (
    DIGIT,
    DIGIT_MASK,
    HONESTY,
    MEIXIU,
    MURDER,
    PIETY,
    SUYIN,
    THEFT,
    XIE,
    Bundle,
    Character,
    Trait,
    count,
)

TILTED: Final = 5  # points for each card of the tilted trait
MEIXIU_BONUS: Final = 3
SUYIN_BONUS: Final = 2

# By trait, by number of cards: 0, 1, 2, 3, … A fourth honesty or piety adds nothing.
POINTS: Final = [
    [6 * cards for cards in range(16)],  # murder
    [4 * cards for cards in range(16)],  # benevolence
    [3 * cards for cards in range(16)],  # malice
    [0, 2, 10] + [18] * 13,  # honesty
    [0, 0, 6] + [21] * 13,  # piety
    [2 * cards for cards in range(16)],  # theft
]


@final
class Changes:
    """What powers have done to a player's cards: Yanmei's tilted trait; Nuying's slid card and the one above it (O-8, O-11)."""

    def __init__(self, tilted: Trait | None = None, slid: Trait | None = None, above: Trait | None = None) -> None:
        self.tilted: Final = tilted
        self.slid: Final = slid
        self.above: Final = above


UNCHANGED: Final = Changes()


def as_counted(cards: Bundle, changes: Changes) -> Bundle:
    """O-11 The cards with the copy counted as the trait of the card above it."""
    if changes.slid is None or changes.above is None:
        return cards
    return cards - changes.slid.one + changes.above.one


def score(cards: Bundle, character: Character, changes: Changes = UNCHANGED) -> int:
    """O-8 O-11 O-13 O-14 The round score: cards as changed, and the character's bonus; not Liang's points."""
    counted = as_counted(cards, changes)
    points = bonus(counted, character)
    tilted = -1 if changes.tilted is None else changes.tilted.index
    trait = 0
    while counted:
        held = counted & DIGIT_MASK
        points += TILTED * held if trait == tilted else POINTS[trait][held]
        counted >>= DIGIT
        trait += 1
    return points


def bonus(counted: Bundle, character: Character) -> int:
    """O-10 O-14 Meixiu's three points, Xie's per honesty and piety, Suyin's per murder, surplus cards included."""
    if character is MEIXIU:
        return MEIXIU_BONUS
    if character is XIE:
        return count(counted, HONESTY) + count(counted, PIETY)
    if character is SUYIN:
        return SUYIN_BONUS * count(counted, MURDER)
    return 0


def thefts(cards: Bundle, changes: Changes) -> int:
    """O-8 O-11 How many thefts count: copies do, tilted ones do not."""
    return 0 if changes.tilted is THEFT else count(as_counted(cards, changes), THEFT)
