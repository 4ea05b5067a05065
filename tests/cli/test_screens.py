"""Every game's screen, wherever a game may be."""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import final

import pytest
from rich.console import Console, RenderableType

import paravent
from paravent.core.chance import Chance
from paravent.core.rules import Piece, Seat, View
from paravent.core.table import Table
from paravent.games import found
from paravent.screens import aim, plain, screen
from paravent.texts import LANGUAGES, Catalogue

NAMES = ["Ada", "Bob", "Cléo", "Diego", "Maximilienne-Augusta", "Fleur", "Gil", "Hans", *(f"Guest {k}" for k in range(12))]


def printed(part: RenderableType, *, width: int = 80) -> str:
    """What a terminal without colours shows."""
    console = Console(width=width, file=io.StringIO(), no_color=True, markup=False, highlight=False)
    console.print(part)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def some_way_in(game: str, plays: int, seed: int) -> Table:
    """A table after some random plays, each kind of move as likely as the others."""
    table = paravent.new(game, found()[game].rules.players[-1], seed=seed)
    chance = Chance(seed)
    while not table.over and plays > 0:
        seat = chance.choice(table.owed())
        kinds = sorted({str(move).partition(" ")[0] for move in table.legal(seat)})
        kind = chance.choice(kinds)
        table.play(seat, chance.choice([move for move in table.legal(seat) if str(move).partition(" ")[0] == kind]))
        plays -= 1
    return table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", found())
def test_a_screen_fits_eighty_columns_wherever_the_game_is(game: str, language: str) -> None:
    """Nothing is cut off: what a wide terminal shows, 80 columns show too, word for word."""
    text = Catalogue(game, language)
    for plays in (0, 7, 25, 60, 10_000):
        table = some_way_in(game, plays, seed=plays)
        for seat in (None, 0, table.players - 1):
            drawn = screen(game)(table.view(seat), NAMES[: table.players], text)
            narrow, wide = printed(drawn), printed(drawn, width=200)
            assert max(len(line) for line in narrow.splitlines()) <= 80
            assert words(wide) == words(narrow)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", found())
def test_everybody_reads_what_they_play_for(game: str, language: str) -> None:
    """In one line, by one's part where that matters."""
    text, table = Catalogue(game, language), some_way_in(game, 25, seed=25)
    told = {aim(game, table.view(seat), text) for seat in range(table.players)}
    parts = {"sultans": 5, "commandments": 2}  # cards that are held at this table; the High Priestess, and the novices

    assert len(told) >= parts.get(game, 1)
    assert all(0 < len(line) <= 80 and line.endswith(".") for line in told)


@pytest.mark.parametrize("game", found())
def test_a_narrow_screen_folds_words_but_does_not_spell_them_letter_by_letter(game: str) -> None:
    """In 40 columns no line is longer, and no three lines in a row hold one letter each."""
    table = some_way_in(game, 25, seed=25)
    shown = printed(screen(game)(table.view(0), NAMES[: table.players], Catalogue(game, "fr")), width=40).splitlines()
    lone = "".join("1" if sum(sign.isalpha() for sign in line) == 1 else "0" for line in shown)

    assert max(len(line) for line in shown) <= 40
    assert "111" not in lone


def words(shown: str) -> set[str]:
    """Whatever is not a frame."""
    return {word for word in shown.split() if any(sign.isalnum() for sign in word)}


@pytest.mark.parametrize("game", found())
def test_the_plain_screen_draws_any_view(game: str) -> None:
    """A game without a screen of its own can be played all the same."""
    table = some_way_in(game, 12, seed=3)
    for seat in (None, 0):
        assert NAMES[1] in printed(plain.draw(table.view(seat), NAMES[: table.players], Catalogue(game, "en")))


@final
class Sitter(Piece):
    """Something that has a word in the notation and no name."""

    def __str__(self) -> str:
        return "sitter"


@final
@dataclass
class SomeoneView:
    """A player of a made-up game."""

    points: int
    has_laid: bool
    passed: bool
    hand: tuple[Sitter, ...] | None


@final
@dataclass
class SomeView(View):
    """A view of a made-up game."""

    seat: Seat | None
    phase: None
    players: tuple[SomeoneView, ...]
    opener: Seat
    bidder: Seat | None
    round: int
    ending: str


def test_the_plain_screen_says_what_there_is_and_of_whom() -> None:
    """Players and seats by name, flags by their own, nought as a number; nothing that is empty, hidden or said elsewhere."""
    players = (SomeoneView(0, True, False, (Sitter(), Sitter())), SomeoneView(2, False, True, None))
    shown = printed(plain.draw(SomeView(0, None, players, 1, None, 3, ""), ["Ada", "Bob"], Catalogue(None, "en")))

    assert [line.strip("│ ").split(maxsplit=1) for line in shown.splitlines()[1:-1]] == [
        ["0", "Ada · 1 Bob"],
        ["Players", "0 Ada  Points: 0 · Has laid · Hand: sitter, sitter"],
        ["1", "Bob  Points: 2 · Passed"],
        ["Opener", "1 Bob"],
        ["Round", "3"],
    ]


def test_the_plain_screen_names_fields_as_the_browser_does() -> None:
    """`word-no-karma` would name a field `no_karma`; one that has no name is spelled out."""
    named = plain.Reader([], [], Catalogue("commandments", "en"))

    assert (named.word("no_karma"), named.word("no_such_thing")) == ("no karma", "No such thing")


def test_a_rival_sees_no_more_of_guru_than_the_view_holds() -> None:
    """G-11 The names of a guru's active preachers are on the guru's own screen and on nobody else's."""
    table = paravent.new("guru", 5, seed=8)
    text = Catalogue("guru", "en")
    for owner in range(5):
        mine = own_preachers(table.view(owner), owner, text)
        seen = [all(name in printed(screen("guru")(table.view(seat), NAMES[:5], text)) for name in mine) for seat in range(5)]
        assert seen == [seat == owner for seat in range(5)]


def own_preachers(view: View, seat: int, text: Catalogue) -> list[str]:
    sect = view.sects[seat]  # type: ignore[attr-defined]  # a view of Guru
    return [text.name(preacher) for preacher in sect.secrets.active]


def test_open_memory_shows_what_was_converted_but_not_who_vanished() -> None:
    """G-11 With the option, everyone can look through another's centre; a vanished preacher is a question mark."""
    table = paravent.new("guru", 2, seed=4, options={"open_memory": True, "honour": True})
    first = table.owed()[0]
    table.play(first, "preach 0")
    table.play(first, "convert")
    table.play(first, next(move for move in table.legal(first) if str(move).startswith("vanish")))
    shown = printed(screen("guru")(table.view(1 - first), NAMES[:2], Catalogue("guru", "en")))
    line = next(line for line in shown.splitlines() if "centre, from the bottom" in line)
    assert line.rstrip(" │").endswith("], ?")
