"""How values become the variables and words of a message."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from fluent.runtime import FluentResource

import paravent
from paravent.core.errors import BadSetup
from paravent.core.plain import plain
from paravent.core.rules import Event, Json, Piece
from paravent.games.overseers.cards import POSITION
from paravent.games.overseers.events import Kept
from paravent.texts import Catalogue, language
from paravent.texts.variables import variables


class Stone(Piece):
    """A piece whose name has two parts."""

    def __str__(self) -> str:
        return "red-stone"


@dataclass(frozen=True)
class StoneThrown(Event):
    """An event with every sort of field."""

    seat: int
    at: tuple[int, ...]
    stones: tuple[Stone, ...]
    by: int | None
    hit: bool


THROWN = StoneThrown(0, (1, 2), (Stone(), Stone()), None, True)
CATALOGUE = """
name-red = rouge
name-stone = caillou
event-stone-thrown = { SEAT($seat) } lance { NAME($stones) } sur { SEAT($at) }{ $hit ->
    [true] {" "}et touche
   *[false] {""}
 } ({ SEAT($by) })
"""


@pytest.fixture
def french(monkeypatch: pytest.MonkeyPatch) -> Catalogue:
    """A catalogue with a few words of a game that there is not."""
    monkeypatch.setattr("paravent.texts.catalogue.game_resource", lambda *_: FluentResource(CATALOGUE))
    return Catalogue(None, "fr")


def test_fields_become_plain_variables() -> None:
    """Numbers stay, pieces are tokens, lists are parted by spaces, nothing is none, flags are words."""
    assert variables(THROWN) == {"seat": 0, "at": "1 2", "stones": "red-stone red-stone", "by": "none", "hit": "true"}


def test_seats_are_people_and_tokens_are_named(french: Catalogue) -> None:
    """SEAT and NAME take one or several; a token without a message is named by its parts."""
    sentence = french.event(THROWN, ["Ada", "Bob", "Cléo"])
    assert sentence == "Ada lance rouge caillou, rouge caillou sur Bob, Cléo et touche (personne)"


def test_a_hidden_card_is_not_nothing() -> None:
    """What an event does not tell is named as the game names it."""
    kept = Kept(1, POSITION["b2"], None)
    assert (
        Catalogue("overseers", "en").event(kept, ["Ada", "Bob"])
        == "Gan (Bob) lays a hidden card at bottom 3 and puts the other back."
    )
    assert "une carte cachée" in Catalogue("overseers", "fr").event(kept, ["Ada", "Bob"])


def test_an_event_without_a_message_is_told_field_by_field() -> None:
    """Ugly, but never silent."""
    told = Catalogue(None, "en").event(THROWN, ["Ada", "Bob", "Cléo"])
    assert told == "stone thrown · seat Ada · at 1 2 · stones red-stone red-stone · by none · hit true"


def test_a_refusal_says_what_the_option_wants_in_the_readers_language() -> None:
    """The bounds come from the option itself, not from the English sentence."""
    error = BadSetup("bad-option", "option max_rounds of guru must be …", {"option": "max_rounds", "wanted": "a whole number"})
    assert Catalogue("guru", "fr").refusal(error).startswith("L’option « max_rounds » doit être un nombre entier de 1 à 1")


def test_an_unknown_refusal_keeps_its_own_sentence() -> None:
    """A code without a message is not lost."""
    assert Catalogue("guru", "fr").refusal(BadSetup("odd", "the moon is wrong")) == "the moon is wrong"


@pytest.mark.parametrize(
    ("environ", "spoken"),
    [
        ({}, "en"), ({"LANG": "fr_FR.UTF-8"}, "fr"), ({"LANG": "C"}, "en"), ({"LANG": "de_DE"}, "en"),
        ({"LC_ALL": "en_US", "LANG": "fr_FR"}, "en"), ({"LC_ALL": "", "LC_MESSAGES": "fr", "LANG": "en"}, "fr"),
    ],
)  # fmt: skip
def test_the_first_variable_that_is_set_decides(environ: dict[str, str], spoken: str) -> None:
    """LC_ALL before LC_MESSAGES before LANG; English where we have nothing better."""
    assert language(environ) == spoken


def fields_of(view: Json) -> set[str]:
    """Every name of a field in it."""
    if isinstance(view, list):
        return set().union(*map(fields_of, view))
    if isinstance(view, dict):
        return {*view, *set().union(*map(fields_of, view.values()))}
    return set()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", list(paravent.games()))
def test_a_field_s_word_has_no_colon_of_its_own(game: str, lang: str) -> None:
    """The screens that say a field's word before its value set the colon: no table says "Spare card::"."""
    text = Catalogue(game, lang)
    view = plain(paravent.new(game, max(paravent.games()[game].players), 1).view(0))
    words = {field: text.word(field.replace("_", "-")) for field in fields_of(view)}
    assert {field: word for field, word in words.items() if word.endswith(":")} == {}
