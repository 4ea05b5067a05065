"""The discs: three flowers and one skull for everyone."""

from __future__ import annotations

from typing import Final, final

from paravent.core.rules import Piece

FLOWERS: Final = 3
DISCS: Final = FLOWERS + 1
POINTS_TO_WIN: Final = 2


@final
class Disc(Piece):
    """A disc, by its face."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def __str__(self) -> str:
        return self.name


FLOWER: Final = Disc("flower")
SKULL: Final = Disc("skull")
FACES: Final = (FLOWER, SKULL)
FACE: Final = {disc.name: disc for disc in FACES}
