"""The pieces."""

from __future__ import annotations

from typing import Final, final

from paravent.core.rules import Piece


@final
class Jar(Piece):
    """What is in a jar: made once, shared, compared by identity."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def __str__(self) -> str:
        return self.name


FIREFLY: Final = Jar("firefly")
WASP: Final = Jar("wasp")
JARS: Final = [FIREFLY, WASP]
JAR: Final = {jar.name: jar for jar in JARS}

EACH: Final = 3  # jars of every player
MOST_PLAYERS: Final = 4


def crate(players: int) -> list[Jar]:
    """N-1 For each player one wasp and two fireflies."""
    return [WASP, FIREFLY, FIREFLY] * players


def in_order(jars: list[Jar]) -> list[Jar]:
    """The jars, fireflies first: so are all jars kept, for where one stands must tell nothing."""
    return [jar for kind in JARS for jar in jars if jar is kind]
