"""Law 9: two views are equal exactly if they are written as the same numbers; and so are two moves."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from paravent.contract.broken import Broken, hold, same
from paravent.contract.looks import eyes, who
from paravent.core.errors import ParaventError
from paravent.core.game import Game
from paravent.core.rules import Json, Move, Seat, View
from paravent.core.table import Table

if TYPE_CHECKING:
    from paravent.tensors.encoders import Encoder

CAN_WRITE = find_spec("librt") is not None  # of the extra `envs`; without it there are no numbers to compare


class Written:
    """What was written in one walk, by its numbers."""

    def __init__(self, game: Game, players: int, options: dict[str, Json]) -> None:
        from paravent.tensors.layout import layout_of  # noqa: PLC0415  (only where it can be had)

        self.layout = layout_of(game, players, options)
        self.views: dict[tuple[int, ...], View] = {}
        self.moves: dict[tuple[int, ...], Move] = {}

    def check(self, table: Table, *, thorough: bool) -> None:
        """One onlooker's view, another's each time; when thorough everyone's, and twice."""
        onlookers = eyes(table)
        for seat in onlookers if thorough else [onlookers[table.decisions % len(onlookers)]]:
            self.check_view(table, seat, twice=thorough)
        for seat in table.owed():
            self.check_moves([*table.legal(seat), *table.standing(seat)])

    def check_view(self, table: Table, seat: Seat | None, *, twice: bool = False) -> None:
        view = table.view(seat)
        numbers = self.numbers(self.layout.view, view)
        known = self.views.setdefault(numbers, view)
        if view is not known:
            same(9, known, view, f"{who(seat)} sees something else, written as the same numbers")
        self.check_look(table, seat, numbers)
        if twice:
            hold(
                9,
                self.numbers(self.layout.view, table.clone().view(seat)) == numbers,
                f"{who(seat)} sees the same, written otherwise",
            )

    def check_look(self, table: Table, seat: Seat | None, numbers: tuple[int, ...]) -> None:
        """What is written without making a view first (the game's `rows.py`) is what the view is written as."""
        from paravent.tensors.encoders import looked_row  # noqa: PLC0415  (only where it can be had)

        looked = looked_row(self.layout.view, table.state, seat)
        hold(9, looked is None or tuple(looked) == numbers, f"what {who(seat)} sees is written otherwise by the game's rows.py")

    def check_moves(self, moves: list[Move]) -> None:
        most = self.layout.choices
        hold(9, len(moves) <= most, f"there are {len(moves)} moves to choose from; `choices` of bounds.py says {most} at most")
        for move in moves[:: max(1, len(moves) // 8)]:
            known = self.moves.setdefault(self.numbers(self.layout.move, move), move)
            hold(9, move == known, f"{move} and {known} are written as the same numbers")

    def numbers(self, encoder: Encoder, value: object) -> tuple[int, ...]:
        """As a key; every number is within the bounds that its column states."""
        from paravent.tensors.encoders import row  # noqa: PLC0415  (only where it can be had)

        try:
            written = row(encoder, value)
        except ParaventError as refusal:
            raise Broken(9, str(refusal)) from None
        for at, number in enumerate(written):
            if not encoder.lows[at] <= number <= encoder.highs[at]:
                bounds = f"{encoder.lows[at]} to {encoder.highs[at]}"
                raise Broken(9, f"column {encoder.columns[at]} of {encoder.name} is {number}, and not from {bounds}")
        return tuple(written)
