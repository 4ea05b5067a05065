"""Traits, characters and positions; and bundles, the cards of one kind of heap, of which only the traits matter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias, final

from paravent.core.rules import Piece

TRAIT_NAMES: Final = ("murder", "benevolence", "malice", "honesty", "piety", "theft")
CHARACTER_NAMES: Final = (
    "fushen", "wuming", "lan", "yanmei", "gan", "meixiu", "nuying", "xie", "suyin", "tao", "liang",
)  # fmt: skip
TOP: Final = 3  # cards in a full top row
MOST_BOTTOM: Final = 10  # more bottom positions than a round can fill

DIGIT: Final = 4  # bits per trait in a bundle
DIGIT_MASK: Final = 15
Bundle: TypeAlias = int  # a multiset of traits, one digit each: equal cards are alike, and a heap has no order to betray


@final
class Trait(Piece):
    """A virtue or a vice. `one` is the bundle of one such card."""

    def __init__(self, index: int) -> None:
        self.index: Final = index
        self.name: Final = TRAIT_NAMES[index]
        self.shift: Final = DIGIT * index
        self.one: Final = 1 << DIGIT * index

    def __str__(self) -> str:
        return self.name


@final
class Character(Piece):
    """One of the eleven, with a power in one phase of the round."""

    def __init__(self, index: int) -> None:
        self.index: Final = index
        self.name: Final = CHARACTER_NAMES[index]

    def __str__(self) -> str:
        return self.name


@final
class Position(Piece):
    """A place in somebody's rows: t0, t1, t2 on top, b0, b1, … below (O-7). `index` is its rank in row order."""

    def __init__(self, index: int) -> None:
        self.index: Final = index
        self.is_top: Final = index < TOP
        self.name: Final = f"t{index}" if index < TOP else f"b{index - TOP}"

    def __str__(self) -> str:
        return self.name


TRAITS: Final = [Trait(index) for index in range(len(TRAIT_NAMES))]
MURDER: Final = TRAITS[0]
BENEVOLENCE: Final = TRAITS[1]
MALICE: Final = TRAITS[2]
HONESTY: Final = TRAITS[3]
PIETY: Final = TRAITS[4]
THEFT: Final = TRAITS[5]
TRAIT: Final = {trait.name: trait for trait in TRAITS}

CHARACTERS: Final = [Character(index) for index in range(len(CHARACTER_NAMES))]
FUSHEN: Final = CHARACTERS[0]
WUMING: Final = CHARACTERS[1]
LAN: Final = CHARACTERS[2]
YANMEI: Final = CHARACTERS[3]
GAN: Final = CHARACTERS[4]
MEIXIU: Final = CHARACTERS[5]
NUYING: Final = CHARACTERS[6]
XIE: Final = CHARACTERS[7]
SUYIN: Final = CHARACTERS[8]
TAO: Final = CHARACTERS[9]
LIANG: Final = CHARACTERS[10]
CHARACTER: Final = {character.name: character for character in CHARACTERS}

POSITIONS: Final = [Position(index) for index in range(TOP + MOST_BOTTOM)]
POSITION: Final = {position.name: position for position in POSITIONS}

#                       murder, benevolence, malice, honesty, piety, theft
DECKS: Final = {
    3: (3, 4, 5, 5, 5, 3),
    4: (3, 4, 5, 5, 5, 3),
    5: (4, 6, 6, 6, 6, 4),
    6: (5, 6, 7, 7, 7, 4),
}


def deck(players: int) -> list[Trait]:
    """The trait cards for this number of players, in trait order."""
    cards: list[Trait] = []
    for trait, copies in zip(TRAITS, DECKS[players], strict=True):
        cards += [trait] * copies
    return cards


def bundle(traits: Sequence[Trait]) -> Bundle:
    """These cards as a multiset."""
    held = 0
    for trait in traits:
        held += trait.one
    return held


def count(held: Bundle, trait: Trait) -> int:
    """How many cards of this trait there are."""
    return held >> trait.shift & DIGIT_MASK


def size(held: Bundle) -> int:
    """How many cards there are."""
    cards = 0
    while held:
        cards += held & DIGIT_MASK
        held >>= DIGIT
    return cards


def traits_in(held: Bundle) -> tuple[Trait, ...]:
    """Every card, in trait order."""
    cards: list[Trait] = []
    for trait in TRAITS:
        for _ in range(count(held, trait)):
            cards.append(trait)
    return tuple(cards)
