"""What players of Guru read."""

from __future__ import annotations

import pytest

from paravent.games.guru.cards import ATTRIBUTES, FOLLOWERS, PREACHERS
from paravent.games.guru.events import Accused, Ended, Unmasked, Vanished
from paravent.texts import Catalogue
from tests.games.guru.positions import preacher

SEATS = ("Ada", "Bob")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_piece_has_a_name_of_its_own(language: str) -> None:
    """Fifteen preachers, fifteen attributes, 125 followers; only Violet shares hers, with her colour."""
    text = Catalogue("guru", language)
    tokens = {str(piece) for piece in [*PREACHERS, *ATTRIBUTES, *FOLLOWERS]}

    assert all(text.has(f"name-{token}") for token in tokens)
    assert len({text.name(token) for token in tokens}) == len(tokens) == 15 + 15 + 125 - 1


@pytest.mark.parametrize(
    ("language", "advice"),
    [
        ("en", "Perhaps try another trade. Less than you started with is no calling."),
        ("fr", "Essayez peut-être un autre métier : finir plus pauvre qu’au départ n’est pas une vocation."),
    ],
)
def test_who_ends_poorer_than_at_the_start_is_advised_to_try_another_trade(language: str, advice: str) -> None:
    """G-16 The rulebook's advice, in our own words."""
    assert Catalogue("guru", language).say("advice-poor") == advice


def test_only_the_owner_reads_who_vanished() -> None:
    """The same message serves both: with a name for the guru, without for the others."""
    text = Catalogue("guru", "en")
    event = Vanished(1, preacher("violet"))

    assert text.event(event.seen_by(1), SEATS) == "Bob makes Violet of Lilacshire vanish."
    assert text.event(event.seen_by(0), SEATS) == "Bob makes a preacher vanish. Which one? Good question."


def test_the_log_tells_true_accusations_from_false_ones() -> None:
    """With the bounty that a true one earned."""
    text = Catalogue("guru", "fr")
    true, false = [Accused(0, 1, preacher("tom"), answer, bounty=1) for answer in (True, False)]

    assert text.event(true, SEATS) == (
        "Ada montre Bob du doigt : « Centology Tom travaille pour vous ! » "
        "C’est vrai : un prédicateur de moins, et la cagnotte change de poche (1 million)."
    )
    assert text.event(false, SEATS) == (
        "Ada montre Bob du doigt : « Centology Tom travaille pour vous ! » "
        "« Connais pas. » Un million pour l’affront, un pour la cagnotte."
    )


def test_the_log_says_who_was_disqualified_and_that_nobody_won() -> None:
    """G-17 All disqualified: nobody is master of gurus."""
    text = Catalogue("guru", "en")

    assert text.event(Unmasked(0, (), (), (), (), 20, disqualified=True), SEATS) == (
        "Ada flees the country with 20 million. There was an unbeliever in the centre: disqualified!"
    )
    assert text.event(Unmasked(1, (), (), (), (), 9, disqualified=False), SEATS) == "Bob flees the country with 9 million."
    assert text.event(Ended("rounds", ()), SEATS) == "Master of gurus: nobody."
