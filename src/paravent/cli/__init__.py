"""The `paravent` command. A further command is one line in COMMANDS."""

from __future__ import annotations

from typing import Final

import click

import paravent
from paravent.cli.check_board import check_board
from paravent.cli.check_deck import check_deck
from paravent.cli.front import Front, lang_option
from paravent.cli.games import games
from paravent.cli.host import host
from paravent.cli.play import play
from paravent.cli.replay import replay
from paravent.cli.sim import sim
from paravent.cli.tournament import tournament
from paravent.cli.verify import verify

COMMANDS: Final[tuple[click.Command, ...]] = (
    check_board,
    check_deck,
    games,
    host,
    play,
    replay,
    sim,
    tournament,
    verify,
)


@click.group(cls=Front, commands={str(command.name): command for command in COMMANDS}, invoke_without_command=True)
@click.version_option(paravent.__version__)
@lang_option
@click.pass_context
def main(context: click.Context) -> None:
    """Games of hidden information, bluff and negotiation."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
