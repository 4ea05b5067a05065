"""A table as a picture: the game's own screen in a terminal, as text or as pixels."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from typing import TYPE_CHECKING, Final, cast

import numpy as np
from rich.color import ColorSystem
from rich.console import Console, RenderableType

from paravent.core.game import Game
from paravent.core.plain import plain_text
from paravent.core.rules import Seat, View
from paravent.core.table import Table
from paravent.texts import Catalogue

if TYPE_CHECKING:
    from numpy.typing import NDArray

COLUMNS: Final = 80
CELL: Final = (8, 16)  # pixels of a character
MODES: Final = ("human", "ansi", "rgb_array")
INK, PAPER = (220, 220, 220), (24, 24, 28)


def drawn(game: Game, table: Table, seat: Seat | None) -> RenderableType:
    """The game's screen for this seat, or for a spectator; without one, the view as it is sent to browsers."""
    draw = cast("Callable[[View, list[str], Catalogue], RenderableType] | None", game.part("screen", "draw"))
    view = table.view(seat)
    if draw is None:
        return plain_text(view)
    return draw(view, [f"player_{k}" for k in range(table.players)], Catalogue(game.name, "en"))


def as_text(game: Game, table: Table, seat: Seat | None) -> str:
    """With the terminal's codes for colours."""
    console = Console(file=StringIO(), width=COLUMNS, force_terminal=True, color_system="truecolor", legacy_windows=False)
    with console.capture() as capture:
        console.print(drawn(game, table, seat))
    return capture.get()


def as_pixels(game: Game, table: Table, seat: Seat | None) -> NDArray[np.uint8]:
    """Each character in a cell of its own."""
    from PIL import Image, ImageDraw, ImageFont  # noqa: PLC0415  (for pictures only)

    console = Console(file=StringIO(), width=COLUMNS, force_terminal=True, color_system="truecolor", legacy_windows=False)
    console._color_system = ColorSystem.TRUECOLOR
    lines = console.render_lines(drawn(game, table, seat), pad=False)
    image = Image.new("RGB", (COLUMNS * CELL[0], max(1, len(lines)) * CELL[1]), PAPER)
    pen, font = ImageDraw.Draw(image), ImageFont.load_default(CELL[1] - 4)
    for row, line in enumerate(lines):
        column = 0
        for text, style, _ in line:
            colour = INK if style is None or style.color is None else tuple(style.color.get_truecolor())
            for character in text:
                put(pen, font, character, column * CELL[0], row * CELL[1], colour)
                column += 1
    return np.asarray(image, np.uint8)


BOX: Final = {  # which arms of a frame's character there are: left, right, up, down
    "─": "lr", "━": "lr", "│": "ud", "┃": "ud", "╭": "rd", "╮": "ld", "╰": "ru", "╯": "lu", "├": "rud", "┤": "lud",
    "┬": "lrd", "┴": "lru", "┼": "lrud", "┌": "rd", "┐": "ld", "└": "ru", "┘": "lu",
}  # fmt: skip


def put(pen: object, font: object, character: str, x: int, y: int, colour: tuple[int, ...]) -> None:
    """A letter, or the lines of a frame, which the font may lack."""
    from PIL.ImageDraw import ImageDraw  # noqa: PLC0415

    assert isinstance(pen, ImageDraw)
    arms = BOX.get(character)
    if arms is None:
        pen.text((x, y), character, fill=colour, font=font)  # type: ignore[arg-type]
        return
    middle = (x + CELL[0] // 2, y + CELL[1] // 2)
    ends = {"l": (x, middle[1]), "r": (x + CELL[0], middle[1]), "u": (middle[0], y), "d": (middle[0], y + CELL[1])}
    for arm in arms:
        pen.line([middle, ends[arm]], fill=colour)


def render(mode: str | None, game: Game, table: Table | None, seat: Seat | None) -> str | NDArray[np.uint8] | None:
    """By the mode that was asked for when the environment was made; `human` prints."""
    if mode is None or table is None:
        return None
    if mode == "rgb_array":
        return as_pixels(game, table, seat)
    text = as_text(game, table, seat)
    if mode == "ansi":
        return text
    print(text)
    return None
