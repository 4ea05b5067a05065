"""`paravent check-deck`: decks that people wrote."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

from paravent.games.commandments.cards import DECK
from tests.cli.people import complaint, run


def test_our_own_deck_is_good() -> None:
    """C-20 A hundred cards, enough for seven."""
    deck = files("paravent.games.commandments") / "deck.json"

    assert run("check-deck", str(deck)).stdout == "A good deck: 100 cards, enough for up to 7 players.\n"


def test_everything_wrong_with_a_deck_is_said(tmp_path: Path) -> None:
    """C-15 C-20 One sentence each, and exit code 2."""
    file = tmp_path / "deck.json"
    file.write_text(json.dumps([card.data() for card in DECK[:6]] + [{**DECK[0].data(), "id": "Odd"}]))

    assert run("check-deck", str(file)).stderr.splitlines()[-2:] == [
        f"{file}: card 7: the id of a card is a word in a-z, 0-9 and -, not 'Odd'",
        f"{file}: 3 players need 6 action cards; there are 0",
    ]


def test_what_is_no_deck_is_said(tmp_path: Path) -> None:
    """Not JSON; JSON, but no list; no file."""
    file = tmp_path / "deck.json"
    file.write_text("dance!")
    assert complaint(run("check-deck", str(file))) == f"{file} is not JSON."
    file.write_text('"dance"')
    assert complaint(run("check-deck", str(file))) == f"{file}: a deck is a JSON array of cards"
    assert complaint(run("check-deck", "nowhere.json")) == "There is no file nowhere.json."
