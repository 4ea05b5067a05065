"""`paravent games`: what can be played."""

from __future__ import annotations

import json

import click
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from paravent.cli.command_group import lang_option
from paravent.cli.terminal import color_option, new_console
from paravent.core.rules import Rules, State
from paravent.games import found
from paravent.screens.pieces import panel
from paravent.texts import Catalogue


@click.command()
@lang_option
@color_option
@click.pass_obj
def games(language: str, no_color: bool) -> None:
    """List the games, how many can play, and their options."""
    console = new_console(no_color=no_color)
    for name, game in found().items():
        console.print(card(name, game.rules, Catalogue(name, language)))


def card(name: str, rules: Rules[State], text: Catalogue) -> RenderableType:
    """A game with its players and options."""
    players = text.say("cli-players", fewest=rules.players[0], most=rules.players[-1])
    options = Table.grid(padding=(0, 2))
    for word, option in rules.options.items():
        default = json.dumps(option.default)
        setting = f"{word}={default if len(default) <= 24 else '…'}"
        options.add_row(Text(setting, style="cyan"), Text(text.option_help(word) or text.option(word)))
    return panel(f"{text.title()} ({name})", Text(text.tagline() or text.title()), Text(players, style="bold"), options)
