"""`paravent verify FILE`: whether a record is whole and true."""

from __future__ import annotations

import click

import paravent
from paravent.cli.command_group import Stop, lang_option
from paravent.cli.files import read_text
from paravent.core.errors import ParaventError
from paravent.core.record import read
from paravent.core.table import Table
from paravent.server.tables import deal
from paravent.texts import Catalogue


@click.command()
@click.argument("file")
@click.option("--commitment", help="What the table published before the start.")
@lang_option
@click.pass_obj
def verify(language: str, file: str, commitment: str | None) -> None:
    """Play a record again and check every line of it."""
    text = Catalogue(None, language)
    table = verified(read_text(file, text), language)
    text = Catalogue(table.rules.name, language)
    result = text.say("cli-unfinished") if table.outcome is None else text.ending(table.outcome.ending)
    click.echo(text.say("cli-verified", game=text.title(), players=table.players, plays=table.decisions, result=result))
    if commitment is not None:
        deal.check(table.seed, commitment)
        click.echo(text.say("cli-deal-kept"))
    elif deal.is_committed(table.seed):
        tell_deal(deal.proof(table.seed), text)


def tell_deal(proof: deal.Proof, text: Catalogue) -> None:
    """What had been published before the words were opened, as it follows from the record."""
    click.echo(text.say("cli-deal", commitment=proof.commitment))
    for seat, promise in enumerate(proof.promises):
        click.echo(text.say("cli-deal-word", seat=seat, promise=promise) if promise else text.say("cli-deal-no-word", seat=seat))
    if proof.seal:
        click.echo(text.say("cli-deal-seal", seal=proof.seal, round=proof.round))


def verified(record: str, language: str) -> Table:
    """The table that a whole and true record leads to, or one sentence that says what is wrong with the record."""
    game: str | None = None
    try:
        game = read(record).game
        return paravent.verify(record)
    except ParaventError as error:
        raise Stop(Catalogue(game, language).refusal(error)) from None
