"""Ten people: each somebody else, at any level, and nobody twice at a table."""

from __future__ import annotations

import pytest

import paravent
from paravent.bots.levels import LEVELS, bot_named
from paravent.bots.play import play_out
from paravent.bots.temperament import EVEN, MOST, Temperament
from paravent.company import COMPANY, bot_called, bot_of, mixed
from paravent.company.people import KEYS, name_beside
from paravent.core.chance import Chance
from paravent.core.errors import BadSetup
from paravent.games import found
from paravent.server.tables.names import LONGEST_NAME, is_like_a_bots
from paravent.texts import LANGUAGES, Catalogue


def traits(temper: Temperament) -> tuple[int, ...]:
    return (temper.bluff, temper.suspicion, temper.greed, temper.patience, temper.grudge, temper.talk)


def test_ten_people_are_told_apart_by_name_initial_and_temperament() -> None:
    """A seat's shape shows the initial."""
    assert len({character.name[0] for character in COMPANY}) == len({traits(each.temper) for each in COMPANY}) == 10
    assert all(len(f"{character.name} II") <= LONGEST_NAME for character in COMPANY)
    assert all(abs(trait) <= MOST for character in COMPANY for trait in traits(character.temper))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_is_described_in_every_language(language: str) -> None:
    """In other words each."""
    text = Catalogue(None, language)
    told = [text.say(f"character-{key}") for key in KEYS]

    assert len(set(told)) == len(KEYS) and not any(words.startswith("character-") for words in told)


@pytest.mark.parametrize("name", ["Madame Ottoline", "madame  ottoline", "Lady Wren II", "Soeur Placide", "Pepin Laflamme"])
def test_no_person_may_be_called_as_one_of_the_company(name: str) -> None:
    """Nor nearly so."""
    assert is_like_a_bots(name)
    assert not is_like_a_bots("Ottoline")


def test_who_comes_by_chance_is_not_there_yet_until_all_are() -> None:
    """The eleventh is a second one of somebody."""
    seated: list[str] = []
    for _ in range(11):
        seated.append(mixed(seated, Chance(3)))

    assert sorted(seated[:10]) == sorted(KEYS)
    assert name_beside("wren", ["Ada", "Lady Wren"]) == "Lady Wren II"


def test_level_and_character_are_named_together_or_alone() -> None:
    """What is neither is refused with a sentence that names what there is."""
    assert type(bot_called("ottoline:easy", "guru")) is type(bot_called("easy", "guru"))
    with pytest.raises(BadSetup, match=r"there is no bot 'nobody'; there are: easy, .*, ottoline"):
        bot_called("nobody", "guru")
    with pytest.raises(BadSetup):
        bot_called("ottoline:best", "guru")


@pytest.mark.parametrize("game", sorted(found()))
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_bot_with_an_even_temperament_plays_as_one_without(game: str, level: str) -> None:
    """To the last move: strengths that were measured without characters stay true."""
    records = []
    for bot in (bot_named(level, game), bot_named(level, game).tempered(EVEN)):
        table = paravent.new(game, found()[game].rules.players[0], 5)
        play_out(table, [bot] * table.players, Chance(8))
        records.append(table.record())

    assert records[0] == records[1]


@pytest.mark.parametrize("game", sorted(found()))
def test_everybody_can_play_every_game(game: str) -> None:
    """Whatever their temperament, they finish, at the level that goes by rules and at the one that slips."""
    most = found()[game].rules.players[-1]
    for first in range(0, len(KEYS), most):
        keys = [KEYS[(first + k) % len(KEYS)] for k in range(most)]
        table = paravent.new(game, most, first)
        play_out(table, [bot_of(LEVELS[k % 2], game, key=key) for k, key in enumerate(keys)], Chance(first))
        assert table.over
