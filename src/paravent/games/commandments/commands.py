"""`paravent check-deck FILE`: whether a deck of The 3 Commandments that somebody wrote can be used."""

from __future__ import annotations

from typing import Final

import click

from paravent.cli.command_group import Stop, lang_option
from paravent.cli.files import read_json
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
    deck = read_json(file, text)
    problems = wrong_with_deck(deck)
    if problems or not isinstance(deck, list):
        raise Stop("\n".join(f"{file}: {problem}" for problem in problems))
    cards = [read_card(data, blank=False) for data in deck]
    click.echo(text.say("cli-deck-good", cards=len(cards), players=most_players(cards)))


COMMANDS: Final[tuple[click.Command, ...]] = (check_deck,)
