"""The eight characters, the two sides, and how many of each character a table of so many players has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from paravent.core.chance import Chance
from paravent.core.rules import Piece


@final
class Role(Piece):
    """A character. Cards of one character are alike, so a card is its role. `bit` stands for it in a set of roles."""

    def __init__(self, index: int, name: str) -> None:
        self.index: Final = index
        self.name: Final = name
        self.bit: Final = 1 << index

    def __str__(self) -> str:
        return self.name


@final
class Side(Piece):
    """One of the two teams."""

    def __init__(self, index: int, name: str) -> None:
        self.index: Final = index
        self.name: Final = name

    def __str__(self) -> str:
        return self.name


SULTAN: Final = Role(0, "sultan")
GUARD: Final = Role(1, "guard")
ASSASSIN: Final = Role(2, "assassin")
SLAVE: Final = Role(3, "slave")
DRIVER: Final = Role(4, "slave-driver")
DANCER: Final = Role(5, "belly-dancer")
VIZIER: Final = Role(6, "vizier")
TELLER: Final = Role(7, "fortune-teller")
ROLES: Final = [SULTAN, GUARD, ASSASSIN, SLAVE, DRIVER, DANCER, VIZIER, TELLER]
ROLE: Final = {role.name: role for role in ROLES}
SIDED: Final = [SULTAN, GUARD, ASSASSIN, SLAVE]
NEUTRALS: Final = [DRIVER, DANCER, VIZIER, TELLER]

LOYALISTS: Final = Side(0, "loyalists")
REBELS: Final = Side(1, "rebels")
SIDES: Final = [LOYALISTS, REBELS]
SIDE: Final = {side.name: side for side in SIDES}

# `tuple[int, ...]`, because a tuple of five would be unpacked and packed again to be indexed.
CAST: Final[dict[int, tuple[int, ...]]] = {
    # players: sultan, guards, assassins, slaves, neutrals
    5: (1, 1, 1, 3, 0),
    6: (1, 1, 1, 3, 1),
    7: (1, 1, 1, 3, 2),
    8: (1, 2, 2, 3, 1),
    9: (1, 2, 2, 3, 2),
    10: (1, 2, 2, 3, 3),
    11: (1, 2, 2, 4, 3),
    12: (1, 3, 3, 4, 2),
    13: (1, 3, 3, 4, 3),
    14: (1, 3, 3, 4, 4),
    15: (1, 3, 3, 5, 4),
}
MOST_PLAYERS: Final = 15
FIXED_CAST: Final = {players: [role for role in SIDED for _ in range(cast[role.index])] for players, cast in CAST.items()}


def in_deck(players: int, role: Role) -> int:
    """How many cards of this sided role a table of so many players has."""
    return CAST[players][role.index]


def neutrals_in_deck(players: int) -> int:
    """How many of the four neutrals take part; nobody is told which."""
    return CAST[players][len(SIDED)]


def shuffled_deck(players: int, chance: Chance) -> list[Role]:
    """One card for each player and one more: the fixed cast and neutrals drawn at random."""
    neutrals = NEUTRALS.copy()
    chance.shuffle(neutrals)
    deck = neutrals[: neutrals_in_deck(players)] + FIXED_CAST[players]
    chance.shuffle(deck)
    return deck


def names(roles: Sequence[Role]) -> list[str]:
    return [role.name for role in roles]
