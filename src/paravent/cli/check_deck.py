"""`paravent check-deck FILE`: whether a deck of The 3 Commandments that somebody wrote can be used."""

from __future__ import annotations

import json

import click

from paravent.cli.files import read_record
from paravent.cli.front import Stop, lang_option
from paravent.core.rules import Json
from paravent.games.commandments.cards import read_card
from paravent.games.commandments.deck import most_players, wrong_with_deck
from paravent.texts import Catalogue


@click.command("check-deck")
@click.argument("file")
@lang_option
@click.pass_obj
def check_deck(language: str, file: str) -> None:
    """Check a deck of The 3 Commandments: cards, ids, numbers, and that no two cards coincide."""
    text = Catalogue("commandments", language)
    deck = read_deck(read_record(file, text), file, text)
    problems = wrong_with_deck(deck)
    if problems or not isinstance(deck, list):
        raise Stop("\n".join(problems))
    cards = [read_card(data, blank=False) for data in deck]
    click.echo(text.say("cli-deck-good", cards=len(cards), players=most_players(cards)))


def read_deck(written: str, file: str, text: Catalogue) -> Json:
    """The deck's data; floating numbers and other things that a deck cannot have are left to the check."""
    try:
        deck: Json = json.loads(written)
    except (json.JSONDecodeError, RecursionError):
        raise Stop(text.say("cli-deck-unreadable", file=file)) from None
    return deck
