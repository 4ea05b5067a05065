"""What players of The 3 Commandments read."""

from __future__ import annotations

import pytest

from paravent.games.commandments.cards import DECK
from paravent.games.commandments.events import Gestured, Judged, Ordained
from paravent.games.commandments.pieces import AREAS, COLOURS, MOTION, MOTIONS, STANCES
from paravent.texts import Catalogue
from tests.texts.french import printed

SEATS = ("Ada", "Bob", "Cy")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_card_is_named_by_what_it_says(language: str) -> None:
    """C-15 The deck's text and the catalogue's are one, in quotation marks."""
    text = Catalogue("commandments", language)
    for card in DECK:
        said = card.face.en if language == "en" else card.face.fr
        assert text.name(card.id) == (f"“{said}”" if language == "en" else printed(f"« {said} »"))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_piece_has_a_name_of_its_own(language: str) -> None:
    """C-1 C-2 C-3 Areas, colours, stances, gestures and cards, no two alike."""
    text = Catalogue("commandments", language)
    tokens = [str(piece) for piece in [*AREAS, *COLOURS, *STANCES, *MOTIONS, *DECK]] + [f"blank-{k}" for k in range(1, 16)]

    assert all(text.has(f"name-{token}") for token in tokens)
    assert len({text.name(token) for token in tokens}) == len(tokens)


def test_no_card_is_long() -> None:
    """C-15 Short enough to be read aloud: at most 80 characters."""
    assert max(max(len(card.face.en), len(card.face.fr)) for card in DECK) <= 80


def test_others_read_of_backs_and_places_only() -> None:
    """C-6 C-17 The same messages, with what the reader may know."""
    text = Catalogue("commandments", "en")
    ordained = Ordained(0, ("action", "artefact", "artefact"), ("dancer", "to-triangle", "move-white"), "zoo")
    judged = Judged(0, 1, "karma", 3, ("first", "taboo"), 0, open=False)

    assert text.event(ordained.seen_by(1), SEATS) == (
        "Ada has chosen. The backs, commandments first, taboo last: action, artefact, artefact."
    )
    assert text.event(judged.seen_by(0), SEATS) == (
        "“3 karma for Bob.” Marked: the first commandment, the taboo. Fate cards turned: 0."
    )
    assert text.event(judged.seen_by(1), SEATS) == "“3 karma for Bob.” Fate cards turned: 0."


def test_a_gesture_is_told_as_it_is_done() -> None:
    """C-1 With its target, if it has one."""
    text = Catalogue("commandments", "fr")

    assert text.event(Gestured(1, MOTION["wink"], 0), SEATS) == "Bob fait un clin d’œil à Ada."
    assert text.event(Gestured(1, MOTION["dance"], None), SEATS) == "Bob danse."
