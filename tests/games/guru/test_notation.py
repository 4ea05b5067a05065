"""The notation of Guru, both ways."""

from __future__ import annotations

import pytest

import paravent
from paravent import BadNotation, Move
from paravent.games.guru.cards import ATTRIBUTES, FOLLOWERS, PREACHERS
from paravent.games.guru.moves import (
    ACCUSE,
    BANISH,
    CONVERT,
    DISCARD,
    PASS,
    PREACH,
    RECRUIT,
    VANISH,
    Accuse,
    Banish,
    Convert,
    Discard,
    Pass,
    Preach,
    Recruit,
    Vanish,
    parse,
)
from tests.games.guru.positions import card, preacher

EXAMPLES = {
    "preach 2": Preach(2),
    "banish green-melons-money": Banish(card("green-melons-money")),
    "recruit violet-chimps-laughter for black-hunks-asceticism": Recruit(
        theirs=card("violet-chimps-laughter"), mine=card("black-hunks-asceticism")
    ),
    "convert": Convert(),
    "accuse 3 rosiella": Accuse(3, preacher("rosiella")),
    "vanish orangoutan": Vanish(preacher("orangoutan")),
    "discard pink-pales-relaxation": Discard(card("pink-pales-relaxation")),
    "pass": Pass(),
}


@pytest.mark.parametrize("text", EXAMPLES)
def test_a_line_of_notation_and_its_move_are_the_same(text: str) -> None:
    """Every kind of move as the rules page writes it."""
    assert parse(text) == EXAMPLES[text]
    assert str(EXAMPLES[text]) == text


def test_every_move_prints_and_parses_back_to_itself() -> None:
    """A move is made once: the text leads to the very same object."""
    moves: list[Move] = [*PREACH, *BANISH, CONVERT, *VANISH, *DISCARD, PASS]
    moves += [move for row in RECRUIT for move in row] + [move for row in ACCUSE for move in row]

    assert [parse(str(move)) for move in moves] == moves
    assert all(parse(str(move)) is move for move in moves)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("  PREACH   2 ", "preach 2"),
        ("Accuse 3\tRosiella\n", "accuse 3 rosiella"),
        (
            "Recruit Violet-Chimps-Laughter FOR black-hunks-asceticism",
            "recruit violet-chimps-laughter for black-hunks-asceticism",
        ),
        ("Convert", "convert"),
    ],
)
def test_case_and_spaces_do_not_matter(typed: str, meant: str) -> None:
    """People type as they like."""
    assert str(parse(typed)) == meant


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "preach", "preach 4", "preach -1", "preach 02", "preach 1 2", "banish", "banish green",
        "banish melons-green-money",
        "banish green melons money", "recruit green-melons-money", "recruit green-melons-money green-melons-speed",
        "recruit green-melons-money with green-melons-speed",
        "recruit green-melons-money for", "recruit green-melons-gold for green-melons-speed",
        "convert all", "accuse 3", "accuse 5 tom", "accuse tom 3", "accuse 3 green", "vanish", "vanish green", "vanish tom tom",
        "discard tom", "pass 1", "sing", "предай", "preach ２",
    ],
)  # fmt: skip
def test_what_is_no_move_is_refused_with_its_text(text: str) -> None:
    """BadNotation quotes what was typed."""
    with pytest.raises(BadNotation) as refusal:
        parse(text)

    assert str(refusal.value) == f"{text!r} is not a move of this game"
    assert (refusal.value.code, refusal.value.details) == ("bad-notation", {"move": text})


def test_a_long_text_is_cut_in_the_refusal() -> None:
    """Nobody gets a book back."""
    with pytest.raises(BadNotation, match=r"^'x{57}\.\.\.' is not a move of this game$"):
        paravent.games()["guru"].parse("x" * 10_000)


def test_cards_are_in_the_order_of_colour_people_virtue() -> None:
    """G-20 By colour, then people, then virtue, each in the order of the rules page."""
    names = [str(follower) for follower in FOLLOWERS]

    assert len(set(names)) == 125
    assert names[:6] == [
        "green-melons-money", "green-melons-speed", "green-melons-asceticism", "green-melons-relaxation", "green-melons-laughter",
        "green-cones-money",
    ]  # fmt: skip
    assert [name.split("-")[0] for name in names[::25]] == ["green", "orange", "black", "pink", "violet"]
    assert [name.split("-")[1] for name in names[:25:5]] == ["melons", "cones", "pales", "hunks", "chimps"]


def test_each_preacher_stands_for_one_attribute() -> None:
    """G-15 G-20 The fifteen preachers, in order, and what they preach; Geimer and Günther are spelled so."""
    assert {str(one): one.attribute for one in PREACHERS} == {
        "gunther": "green", "oronsho": "orange", "panthero": "black", "rosiella": "pink", "violet": "violet",
        "bigmama": "melons", "egghead": "cones", "geimer": "pales", "barks": "hunks", "orangoutan": "chimps",
        "tom": "money", "flurry": "speed", "hungryogi": "asceticism", "rastaman": "relaxation", "smailee": "laughter",
    }  # fmt: skip
    assert [one.attribute for one in PREACHERS] == list(ATTRIBUTES)


def test_a_follower_matches_the_preachers_of_its_three_attributes() -> None:
    """Each follower has one attribute of each category, so three of the fifteen preachers want it."""
    for follower in FOLLOWERS:
        wanted_by = [one.attribute for one in PREACHERS if one.bit & follower.mask]
        assert "-".join(wanted_by) == str(follower)
