"""The moves that a person may make now: listed, numbered, and found again from what is typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from paravent.core.rules import Move
from paravent.texts.catalogue import Catalogue, Seats

FEW: Final = 8  # a kind of move with more ways than this is listed on request only
LONGEST: Final = 9  # digits of a number that is read at all
WIDTH: Final = 80  # at most
GAP: Final = 2


@final
class Choices:
    """Answers and standing moves, numbered from 1."""

    def __init__(
        self, legal: Sequence[Move], standing: Sequence[Move], seats: Seats, text: Catalogue, width: int = WIDTH
    ) -> None:
        self.moves: list[Move] = [*legal, *(move for move in standing if move not in legal)]
        self.seats = seats
        self.text = text
        self.width: int = min(width, WIDTH)

    def notations(self) -> list[str]:
        return [str(move) for move in self.moves]

    def numbered(self, line: str) -> Move | None:
        """The move with this number."""
        number = int(line) if line.isdecimal() and len(line) <= LONGEST else 0
        return self.moves[number - 1] if 0 < number <= len(self.moves) else None

    def brief(self) -> RenderableType:
        """Every kind of move; the ways to make one, if they are few."""
        kinds = self._kinds().items()
        return Group(*(self._grid(group) if len(group) <= FEW else self._many(kind, group) for kind, group in kinds))

    def full(self, kind: str = "") -> RenderableType | None:
        """All moves, or all of one kind; None if there are none of it."""
        kinds = self._kinds()
        wanted = [group for word, group in kinds.items() if word.startswith(kind.lower())]
        return Group(*(self._grid(group) for group in wanted)) if wanted else None

    def _kinds(self) -> dict[str, list[tuple[int, Move]]]:
        found: dict[str, list[tuple[int, Move]]] = {}
        for number, move in enumerate(self.moves, start=1):
            found.setdefault(str(move).partition(" ")[0], []).append((number, move))
        return found

    def _many(self, kind: str, group: Sequence[tuple[int, Move]]) -> Text:
        first, last = group[0][0], group[-1][0]
        return Text.assemble((f"{first:>3}–{last} ", "bold cyan"), self.text.say("cli-many", count=len(group), word=kind))

    def _grid(self, group: Sequence[tuple[int, Move]]) -> Table:
        cells = [self._cell(number, move) for number, move in group]
        widest = max(cell.cell_len for cell in cells)
        rows = -(-len(cells) // max(1, self.width // (widest + GAP)))
        table = Table.grid(padding=(0, GAP))
        for row in range(rows):
            table.add_row(*cells[row::rows])
        return table

    def _cell(self, number: int, move: Move) -> Text:
        said, written = self.text.move(move, self.seats), str(move)
        cell = Text.assemble((f"{number:>3} ", "bold cyan"), said)
        notation = "" if said == written else f"  {written}"
        return cell.append(notation, style="dim") if cell.cell_len + len(notation) < self.width - GAP else cell
