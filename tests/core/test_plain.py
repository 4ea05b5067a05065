"""Values as plain JSON data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from json import loads

import pytest

from paravent import plain
from paravent.core.plain import plain_text
from paravent.core.rules import Piece
from paravent.games.guru.cards import FOLLOWERS


class Card(Piece):
    """A piece with a word."""

    def __str__(self) -> str:
        return "queen"


class Colour(Enum):
    """A word."""

    RED = "red"


class Level(IntEnum):
    """A number with a name."""

    LOW = 1


@dataclass(frozen=True)
class Inner:
    """Something inside."""

    card: Card


@dataclass
class Outer:
    """Something that holds others."""

    seat: int | None
    cards: tuple[Card, ...]
    inner: Inner
    flags: dict[Colour, bool]


@pytest.mark.parametrize("value", [None, True, False, 0, 7, "", "seven"])
def test_what_is_plain_stays_as_it_is(value: object) -> None:
    """True stays true and does not become 1."""
    assert plain(value) is value


def test_a_piece_is_its_word_and_an_enum_its_value() -> None:
    """As in the notation."""
    assert [plain(value) for value in (Card(), Colour.RED, Level.LOW)] == ["queen", "red", 1]
    assert type(plain(Level.LOW)) is int


def test_a_piece_shows_its_word_wherever_it_is_printed() -> None:
    """Also inside an event or a list, so that a log can be read."""
    assert repr(Inner(Card())) == "Inner(card=queen)"
    assert repr(FOLLOWERS[:1] + FOLLOWERS[-1:]) == "[green-melons-money, violet-chimps-laughter]"


def test_a_dataclass_is_an_object_with_its_kind() -> None:
    """Lists and what is nested likewise; a key is its word."""
    value = Outer(None, (Card(), Card()), Inner(Card()), {Colour.RED: True})

    assert plain(value) == {
        "kind": "Outer",
        "seat": None,
        "cards": ["queen", "queen"],
        "inner": {"kind": "Inner", "card": "queen"},
        "flags": {"red": True},
    }


@pytest.mark.parametrize("value", [1.5, {1}, object(), Card])
def test_what_has_no_plain_form_is_refused(value: object) -> None:
    """A bug, not a refusal: views and events hold nothing else."""
    with pytest.raises(TypeError, match="has no plain form"):
        plain(value)


@dataclass(frozen=True)
class Bare:
    """Something with nothing inside."""


@pytest.mark.parametrize(
    "value",
    [
        None, True, False, 0, 255, 256, -1, 10**20, "", 'a "quoted" é\n', Card(), Colour.RED, Level.LOW, [], (), [1, (2, [])],
        {}, {Colour.RED: [Card()]}, Bare(), Inner(Card()), Outer(None, (Card(), Card()), Inner(Card()), {Colour.RED: True}),
    ],
)  # fmt: skip
def test_the_text_of_a_value_is_its_plain_form(value: object) -> None:
    """Whether it is written for the first time or again."""
    assert [loads(plain_text(value)) for _ in range(2)] == [plain(value)] * 2
