"""How far it is along the path, as everyone can count it on the board."""

from __future__ import annotations

from paravent.games.aura_poku.board import Board


def on_foot(obstacles: list[int], start: int, end: int) -> int:
    """Points of a die from one place of the path to a later one, while only the obstacles stand in the way."""
    return sum([place not in obstacles for place in range(start + 1, end + 1)])


def saved(board: Board, obstacles: list[int], altar: int) -> int:
    """The way that a crossing from this altar saves."""
    return on_foot(obstacles, board.beside[altar], board.landing[altar - board.village - 1])
