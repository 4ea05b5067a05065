"""How far it is: to the next altar, for whoever crosses there, and for the persecutor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from paravent.aids import Aid, Aids, aid
from paravent.core.rules import Event, Seat, View
from paravent.games.aura_poku.board import BOARDS, Board
from paravent.games.aura_poku.cards import Node
from paravent.games.aura_poku.distance import on_foot, saved
from paravent.games.aura_poku.view import AuraPokuView


def aids(view: View, history: Sequence[Event]) -> list[Aid]:
    """My pawns, one line each, and what the persecutor still has before him."""
    seen = cast("AuraPokuView", view)
    if seen.seat is None:
        return []
    board = BOARDS[seen.board]
    obstacles = [board.place[node.index] for node in seen.obstacles]
    lines = [of_pawn(seen, board, obstacles, pawn, node) for pawn, node in enumerate(seen.players[seen.seat].pawns)]
    ones = seen.rings_to_move - seen.rings
    return [*[line for line in lines if line is not None], aid("persecutor", steps=seen.steps - seen.persecutor, ones=ones)]


def of_pawn(view: AuraPokuView, board: Board, obstacles: list[int], pawn: int, node: Node) -> Aid | None:
    """On an altar: what crossing costs and saves. On the way: how far to the next court, and home."""
    assert view.seat is not None
    place = board.place[node.index]
    if place == board.village:
        return None
    if place > board.village:
        return of_altar(view, board, obstacles, pawn, place)
    home = on_foot(obstacles, place, board.village)
    courts = [board.beside[altar] for altar in range(board.village + 1, len(board.nodes))]
    ahead = [court for court in courts if court > place]
    if place in courts:
        return aid("in-court", view.seat, pawn=pawn, saves=saved(board, obstacles, board.beside[place]), home=home)
    if not ahead:
        return aid("last-leg", view.seat, pawn=pawn, home=home)
    return aid("on-foot", view.seat, pawn=pawn, steps=on_foot(obstacles, place, min(ahead)), home=home)


def of_altar(view: AuraPokuView, board: Board, obstacles: list[int], pawn: int, altar: int) -> Aid:
    seat = cast("Seat", view.seat)
    card, saves = view.players[seat].card, saved(board, obstacles, altar)
    price = 0 if card is None else board.asked(card, altar - board.village - 1)
    return aid("on-altar", seat, pawn=pawn, price=price, saves=saves)


AIDS: Final[Aids] = aids
