"""What the commands have in common that let bots play many games."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from paravent.cli.command_group import INTERRUPTED, Stop
from paravent.cli.play import read_option, usual_players, whole
from paravent.cli.terminal import Screen, new_console
from paravent.core.rules import Json
from paravent.texts import Catalogue

WIDTH: Final = 80  # what a report needs
F = TypeVar("F", bound=Callable[..., object])


def many_games(usual: int) -> Callable[[F], F]:
    """The options of such a command; `usual` is how many games it plays unless told."""
    options = (
        click.option("--players", type=int, help="How many seats."),
        click.option("--games", type=click.IntRange(min=1), default=usual, show_default=True, help="How many games."),
        click.option("--jobs", type=click.IntRange(min=1, max=512), default=os.cpu_count() or 1, help="How many processes."),
        click.option(
            "--on", metavar="ADDRESS", help="A cluster instead, such as ray://10.0.0.5:10001; ray://local tries it here."
        ),
        click.option(
            "--option", "options", multiple=True, metavar="WORD=VALUE", help="An option of the game; see `paravent games`."
        ),
    )

    def dressed(command: F) -> F:
        for option in reversed(options):
            command = option(command)
        return command

    return dressed


def laid_out(
    game: str, players: int | None, seed: str | None, options: Sequence[str], text: Catalogue
) -> tuple[int, int | str, dict[str, Json]]:
    """Seats, seed and options that the command line asks for, or usual ones; raises a ParaventError."""
    drawn = whole(seed)
    chosen = dict(read_option(option, text) for option in options)
    if len(chosen) < len(options):
        raise Stop(text.say("cli-option-twice"))
    return usual_players(game) if players is None else players, secrets.randbits(32) if drawn is None else drawn, chosen


def refuse_unwritable(text: Catalogue, *files: Path | None) -> None:
    """Before hours of play, not after them."""
    for file in files:
        if file is not None and not os.access(file if file.exists() else file.parent, os.W_OK):
            raise Stop(text.say("file-unwritable", file=str(file)))


def progress_bar(*, no_color: bool) -> Progress:
    """On stderr, for whoever watches; a file or a pipe is spared it."""
    console = Console(stderr=True, no_color=no_color or None)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def a_file(name: str, to: str, help: str) -> Callable[[F], F]:
    """An option that names a file to write."""
    return click.option(name, to, type=click.Path(dir_okay=False, path_type=Path), help=help)


def report_console(*, no_color: bool) -> Screen:
    """At least as wide as a report: a narrower terminal folds its lines, but nothing is left out of them."""
    console = new_console(no_color=no_color)
    console.width = max(console.width, WIDTH)
    return console


def deliver(report: str, files: Sequence[tuple[Path | None, str]], text: Catalogue) -> None:
    """Print the report and write the files that are wanted: each whatever becomes of the others."""
    failed: OSError | None = None
    for file, written in files:
        try:
            if file is not None:
                file.write_text(written, encoding="utf-8")
        except OSError as error:
            failed = error
    click.echo(report, nl=False)
    if failed is not None:
        raise Stop(text.say("cli-no-output", reason=failed.strerror or str(failed)))


def stop_if_interrupted(played: int, wanted: int, text: Catalogue) -> None:
    """After the report of what there is."""
    if played < wanted:
        raise Stop(text.say("cli-sim-interrupted", games=played, wanted=wanted), INTERRUPTED)
