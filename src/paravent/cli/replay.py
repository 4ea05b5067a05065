"""`paravent replay FILE`: a record as it was played."""

from __future__ import annotations

import click
from rich.console import Console
from rich.text import Text

import paravent
from paravent.claims import Ledger
from paravent.cli.claims import all_claims, heard
from paravent.cli.command_group import Stop, lang_option
from paravent.cli.files import read_text
from paravent.cli.log import log
from paravent.cli.result import result
from paravent.cli.terminal import color_option, new_console, printable
from paravent.cli.verify import verified
from paravent.core.record import CLAIM, KEEPER, read
from paravent.core.rules import Seat
from paravent.core.table import Table, seen
from paravent.games import find
from paravent.screens import screen
from paravent.screens.pieces import label
from paravent.texts import Catalogue


@click.command()
@click.argument("file")
@click.option("--seat", type=click.IntRange(min=0), help="Only what this seat was told.")
@click.option("--until", type=click.IntRange(min=0), help="Stop after so many plays and show the table.")
@lang_option
@color_option
@click.pass_obj
def replay(language: str, file: str, seat: Seat | None, until: int | None, no_color: bool) -> None:
    """Show a record play by play."""
    record = read_text(file, Catalogue(None, language))
    whole = verified(record, language)
    text = Catalogue(whole.rules.name, language)
    if seat is not None and seat >= whole.players:
        raise Stop(text.say("refusal-no-such-seat", seat=seat))
    names = [text.say("seat-number", seat=k) for k in range(whole.players)]
    console = new_console(no_color=no_color)
    table = tell(record, names, console, text, seat=seat, until=until)
    console.print(screen(table.rules.name)(table.view(seat), names, text))
    if table.outcome is not None:
        console.print(result(table.outcome, names, text))


def tell(record: str, names: list[str], console: Console, text: Catalogue, *, seat: Seat | None, until: int | None) -> Table:
    """Play the record again, line by line, and say what happens: everything, or what one seat was told."""
    written = read(record)
    table = paravent.new(written.game, written.players, written.seed, written.options)
    console.print(Text(text.say("cli-replaying", game=text.title(), players=table.players), style="bold"))
    ledger = Ledger(find(written.game))
    for _, mover, line, mark in written.lines:
        if until is not None and table.decisions >= until:
            break
        if mark == CLAIM and mover is not None:
            entry = ledger.take(table, mover, line)
            console.print(Text(f"» {printable(heard(mover, entry.claim, names, text))}", style="cyan"))
            continue
        if mark and mover is not None:
            console.print(Text(label(names[mover], text) + printable(line), style="italic"))
            continue
        events = table.play(mover, line)
        if seat is None:
            console.print(Text(f"{table.decisions:>4} {KEEPER if mover is None else mover} {printable(line)}", style="dim"))
        told = events if seat is None else seen(events, seat)
        if told:
            console.print(log(told, names, text))
    if table.over and ledger.entries:
        console.print(all_claims(ledger, table, names, text))
    return table
