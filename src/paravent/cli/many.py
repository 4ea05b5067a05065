"""What the commands have in common that let bots play many games."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Sequence
from typing import TypeVar

import click

from paravent.cli.front import INTERRUPTED, Stop
from paravent.cli.play import read_option, usual_players, whole
from paravent.core.rules import Json
from paravent.texts import Catalogue

F = TypeVar("F", bound=Callable[..., object])


def many_games(usual: int) -> Callable[[F], F]:
    """The options of such a command; `usual` is how many games it plays unless told."""
    options = (
        click.option("--players", type=int, help="How many seats."),
        click.option("--games", type=click.IntRange(min=1), default=usual, show_default=True, help="How many games."),
        click.option("--jobs", type=click.IntRange(min=1, max=512), default=os.cpu_count() or 1, help="How many processes."),
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
    return usual_players(game) if players is None else players, secrets.randbits(32) if drawn is None else drawn, chosen


def stop_if_interrupted(played: int, wanted: int, text: Catalogue) -> None:
    """After the report of what there is."""
    if played < wanted:
        raise Stop(text.say("cli-sim-interrupted", games=played, wanted=wanted), INTERRUPTED)
