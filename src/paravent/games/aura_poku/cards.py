"""The places of the path and the sacrifice cards, as the notation names them; a board says which of them it has."""

from __future__ import annotations

from typing import Final, final

from paravent.core.rules import Piece

MOST_ROUND: Final = 99
MOST_RIVERS: Final = 9
DEAREST: Final = 9


@final
class Node(Piece):
    """A place where a pawn can stand: throne, round space, court, altar, landing or village."""

    def __init__(self, index: int, name: str) -> None:
        self.index: Final = index
        self.name: Final = name
        self.is_upper: Final = name.endswith("u")  # of what lies beside a river, by its bank

    def __str__(self) -> str:
        return self.name


@final
class Sacrifice(Piece):
    """A sacrifice card: what the gods ask at an upper altar and at a lower one."""

    def __init__(self, upper: int, lower: int) -> None:
        self.upper: Final = upper
        self.lower: Final = lower
        self.name: Final = f"{upper}-{lower}"

    def __str__(self) -> str:
        return self.name


def node_names() -> list[str]:
    """Every name that a place may have, on any board."""
    beside = [f"{kind}{river}{bank}" for river in range(1, MOST_RIVERS + 1) for kind in "cal" for bank in "lu"]
    return ["throne", *[f"p{number}" for number in range(1, MOST_ROUND + 1)], *beside, "village"]


NODES: Final = [Node(index, name) for index, name in enumerate(node_names())]
NODE: Final = {node.name: node for node in NODES}
SACRIFICE: Final = [[Sacrifice(upper, lower) for lower in range(DEAREST + 1)] for upper in range(DEAREST + 1)]
SACRIFICES: Final = {card.name: card for row in SACRIFICE for card in row}
