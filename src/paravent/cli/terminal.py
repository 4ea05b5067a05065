"""A terminal: a screen to print on, a line to read, and other screens to hide secrets on."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, TypeVar, final

import click
from rich.console import Console, RenderableType

from paravent.cli.completion import complete_with, forget_typed_lines

ROOM_TO_TYPE: Final = 4
F = TypeVar("F", bound=Callable[..., object])


def color_option(command: F) -> F:
    """`--no-color`; NO_COLOR in the environment does the same."""
    return click.option("--no-color", is_flag=True, help="No colours, as with NO_COLOR.")(command)


@final
class Screen(Console):
    """A console that passes a closed pipe on to those who have a game to save, instead of ending the process."""

    def on_broken_pipe(self) -> None:
        self.quiet = True
        raise BrokenPipeError


def new_console(*, no_color: bool) -> Screen:
    """A console for which every text is just text, as names and talk are other people's."""
    return Screen(no_color=no_color or None, markup=False, highlight=False, emoji=False, soft_wrap=False)


def printable(line: str) -> str:
    """The line without control characters, which could redraw the screen."""
    return "".join(sign if sign.isprintable() else " " for sign in line).strip()


@final
class Terminal:
    """What a person looks at and types into."""

    def __init__(self, console: Screen, *, shared: bool) -> None:
        """A terminal that several people share shows secrets only on a screen that keeps nothing."""
        self.console = console
        self.shared = shared
        self.interactive = console.is_terminal and sys.stdin.isatty()

    @contextmanager
    def open(self) -> Iterator[None]:
        """The time of a game."""
        if self.interactive:
            forget_typed_lines()
        with self._veil():
            yield

    @contextmanager
    def _veil(self) -> Iterator[None]:
        if not self.shared:
            yield
            return
        self.console.set_alt_screen(True)
        try:
            yield
        finally:
            self.console.set_alt_screen(False)

    def clear(self) -> None:
        """Begin with an empty screen, if it is one."""
        self.console.clear()

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    def read(self, prompt: str, words: Sequence[str] = ()) -> str:
        """The next line that is typed; EOFError if there is none."""
        if self.interactive:
            with complete_with(words):
                return printable(input(prompt))
        self.console.print(prompt, end="")
        line = sys.stdin.readline()
        if not line:
            self.console.print()
            raise EOFError
        self.console.print(printable(line))
        return printable(line)

    def page(self, part: RenderableType) -> None:
        """Something that may be long: the reader then turns it over at leisure."""
        fits = len(self.console.render_lines(part)) < self.console.height - ROOM_TO_TYPE
        if fits or not self.interactive:
            self.show(part)
            return
        with self.console.pager():
            self.show(part)
