"""`paravent check-board FILE`: what is wrong with a board of Aura Poku that someone wrote."""

from __future__ import annotations

import click

from paravent.cli.files import read_record
from paravent.cli.front import Stop, lang_option
from paravent.games.aura_poku.board import read_board
from paravent.games.aura_poku.check import file_faults
from paravent.texts import Catalogue


@click.command("check-board")
@click.argument("file")
@lang_option
@click.pass_obj
def check_board(language: str, file: str) -> None:
    """Say what is wrong with a board of Aura Poku that someone wrote."""
    text = Catalogue("aura_poku", language)
    written = read_record(file, text)
    faults = file_faults(written)
    if faults:
        raise Stop("\n".join(f"{file}: {fault}" for fault in faults))
    board = read_board(written)
    spaces, huts, cards = len(board.rounds), len(board.huts), len(board.cards)
    click.echo(text.say("cli-board-sound", board=board.name, spaces=spaces, rivers=board.sources, huts=huts, cards=cards))
