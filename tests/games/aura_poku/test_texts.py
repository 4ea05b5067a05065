"""What players of Aura Poku read."""

from __future__ import annotations

import pytest

from paravent.games.aura_poku.board import BOARDS
from paravent.games.aura_poku.cards import NODE, NODES, SACRIFICES
from paravent.games.aura_poku.events import Accepted, Crossed, Drew, Given, SourcePassed
from paravent.games.aura_poku.moves import ACCEPT, Demand
from paravent.texts import Catalogue

SEATS = ("Ada", "Bob", "Cléo")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_place_card_and_board_has_a_name_of_its_own(language: str) -> None:
    """Also those of boards that are not written yet."""
    text = Catalogue("aura_poku", language)
    cards = [card for card in SACRIFICES.values() if card.upper and card.lower]
    tokens = [str(piece) for piece in [*NODES, *cards, *BOARDS]]

    assert all(text.has(f"name-{token}") for token in tokens)
    assert len({text.name(token) for token in tokens}) == len(tokens)


def test_only_the_owner_reads_a_gift_a_card_and_a_price() -> None:
    """A-9 A-12 A-17 One message serves both: with the number for the owner, without for the others."""
    text = Catalogue("aura_poku", "en")
    gift, card = Given(1, 4), Drew(1, SACRIFICES["2-4"])
    crossed = Crossed(1, NODE["a1l"], (0, 2), NODE["l1l"], 4)

    assert [text.event(event.seen_by(1), SEATS) for event in (gift, card, crossed)] == [
        "The gods slip Bob a coin of 4.",
        "Bob asks the gods: 2 above, 4 below.",
        "Bob pays the gods 4 gold and lands on lower landing 1 (pawns: 0, 2).",
    ]
    assert [text.event(event.seen_by(0), SEATS) for event in (gift, card, crossed)] == [
        "The gods slip Bob a coin. Nobody else sees which.",
        "Bob asks the gods and alone sees the answer.",
        "Bob pays the gods in secret and lands on lower landing 1 (pawns: 0, 2).",
    ]


def test_nothing_and_nobody_are_words_too() -> None:
    """An empty source, no passenger, an open demand."""
    text = Catalogue("aura_poku", "fr")

    assert text.event(SourcePassed(0, 1, 2, ()), SEATS) == "Ada passe la source 2 et y trouve : rien."
    assert text.event(Accepted(0, ()), SEATS) == "Ada choisit pour passagers : personne."
    assert text.move(ACCEPT[0], SEATS) == "Emmener : personne"
    assert text.move(ACCEPT[6], SEATS) == "Emmener : Bob, Cléo"
    assert text.move(Demand(None), SEATS) == "Demander des offres libres"
