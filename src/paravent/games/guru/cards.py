"""Followers and preachers: 125 triples of attributes, and one preacher for each of the 15 attributes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from paravent.core.rules import Piece

COLOURS: Final = ("green", "orange", "black", "pink", "violet")
PEOPLES: Final = ("melons", "cones", "pales", "hunks", "chimps")
VIRTUES: Final = ("money", "speed", "asceticism", "relaxation", "laughter")
ATTRIBUTES: Final = COLOURS + PEOPLES + VIRTUES

NAMES: Final = (
    "gunther", "oronsho", "panthero", "rosiella", "violet",
    "bigmama", "egghead", "geimer", "barks", "orangoutan",
    "tom", "flurry", "hungryogi", "rastaman", "smailee",
)  # fmt: skip


@final
class Preacher(Piece):
    """The preacher of one attribute. `bit` stands for that attribute in a follower's or a sect's `mask`."""

    def __init__(self, index: int) -> None:
        self.index: Final = index
        self.name: Final = NAMES[index]
        self.attribute: Final = ATTRIBUTES[index]
        self.bit: Final = 1 << index

    def __str__(self) -> str:
        return self.name


@final
class Follower(Piece):
    """A follower: one colour, one people, one virtue."""

    def __init__(self, index: int) -> None:
        colour, people, virtue = index // 25, index // 5 % 5, index % 5
        self.index: Final = index
        self.name: Final = f"{COLOURS[colour]}-{PEOPLES[people]}-{VIRTUES[virtue]}"
        self.mask: Final = 1 << colour | 1 << 5 + people | 1 << 10 + virtue

    def __str__(self) -> str:
        return self.name


PREACHERS: Final = [Preacher(index) for index in range(15)]
FOLLOWERS: Final = [Follower(index) for index in range(125)]
PREACHER: Final = {preacher.name: preacher for preacher in PREACHERS}
FOLLOWER: Final = {follower.name: follower for follower in FOLLOWERS}


def mask_of(preachers: Sequence[Preacher]) -> int:
    """The attributes that these preachers stand for."""
    mask = 0
    for preacher in preachers:
        mask |= preacher.bit
    return mask


_PREACHERS_IN: Final[list[tuple[Preacher, ...] | None]] = [None] * (1 << len(PREACHERS))  # by mask, once they are asked for


def preachers_in(mask: int) -> tuple[Preacher, ...]:
    """The preachers of these attributes, in their order (G-20)."""
    known = _PREACHERS_IN[mask]
    if known is None:
        known = tuple([preacher for preacher in PREACHERS if preacher.bit & mask])
        _PREACHERS_IN[mask] = known
    return known


def insert(stage: list[Follower], follower: Follower) -> None:
    """Add a listener to a stage, which is kept in card order (G-20)."""
    at = len(stage)
    while at > 0 and stage[at - 1].index > follower.index:
        at -= 1
    stage.insert(at, follower)
