"""`paravent check-board FILE`: whether a board of Aura Poku that somebody wrote can be used."""

from __future__ import annotations

from typing import Final

import click

from paravent.cli.command_group import Stop, lang_option
from paravent.cli.files import read_json
from paravent.games.aura_poku.board import Board
from paravent.games.aura_poku.check import faults
from paravent.texts import Catalogue


@click.command("check-board")
@click.argument("file")
@lang_option
@click.pass_obj
def check_board(language: str, file: str) -> None:
    """Check a board of Aura Poku: path, huts, cards, coins."""
    text = Catalogue("aura_poku", language)
    data = read_json(file, text)
    problems = faults(data)
    if problems or not isinstance(data, dict):
        raise Stop("\n".join(f"{file}: {problem}" for problem in problems))
    board = Board(data)
    spaces, huts, cards = len(board.rounds), len(board.huts), len(board.cards)
    click.echo(text.say("cli-board-sound", board=board.name, spaces=spaces, rivers=board.sources, huts=huts, cards=cards))


COMMANDS: Final[tuple[click.Command, ...]] = (check_board,)
