"""The `paravent` command. A further command is one line in COMMANDS, or in those that a game adds."""

from __future__ import annotations

from typing import Final

import click

import paravent
from paravent.cli.backup import backup, restore
from paravent.cli.command_group import CommandGroup, lang_option
from paravent.cli.compare import compare
from paravent.cli.exploit import exploit
from paravent.cli.games import games
from paravent.cli.host import host
from paravent.cli.learn import learn
from paravent.cli.mcp import mcp
from paravent.cli.new_game import new_game
from paravent.cli.nodes import nodes
from paravent.cli.play import play
from paravent.cli.replay import replay
from paravent.cli.sim import sim
from paravent.cli.tournament import tournament
from paravent.cli.verify import verify

COMMANDS: Final[tuple[click.Command, ...]] = (
    backup,
    compare,
    exploit,
    games,
    host,
    learn,
    mcp,
    new_game,
    nodes,
    play,
    replay,
    restore,
    sim,
    tournament,
    verify,
)


@click.group(cls=CommandGroup, commands={str(command.name): command for command in COMMANDS}, invoke_without_command=True)
@click.version_option(paravent.__version__)
@lang_option
@click.pass_context
def main(context: click.Context) -> None:
    """Games of hidden information, bluff and negotiation."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
