"""Every game says everything it can say, in French and in English."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import paravent
from paravent import Event, Move, Phase
from paravent.texts.variables import CAPITAL

LANGUAGES = ("en", "fr")
GAMES = sorted(paravent.games())
KINDS: list[tuple[str, str, type]] = [("move", "moves", Move), ("phase", "state", Phase), ("event", "events", Event)]


def package(game: str) -> str:
    return type(paravent.games()[game]).__module__.rpartition(".")[0]


@cache
def catalogue(game: str, language: str) -> ast.Resource:
    text = (files(package(game)) / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    return FluentParser().parse(text)


def messages(game: str, language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in catalogue(game, language).body if isinstance(entry, ast.Message)}


def classes(game: str) -> dict[str, type]:
    """Every kind of move, phase and event that the game defines, by the id of its message."""
    found: dict[str, type] = {}
    for room, module, parent in KINDS:
        for name, value in vars(import_module(f"{package(game)}.{module}")).items():
            if (
                isinstance(value, type)
                and issubclass(value, parent)
                and value is not parent
                and value.__module__.startswith(package(game))
            ):
                found[f"{room}-{CAPITAL.sub('-', name).lower()}"] = value
    return found


class Used(Visitor):
    """The variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (fluent.syntax names it so)
        self.names.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    used = Used()
    used.visit(message)
    return used.names


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_can_be_read_without_errors(game: str, language: str) -> None:
    """Fluent calls what it cannot read junk; no id is there twice."""
    body = catalogue(game, language).body
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]

    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    assert [id for id in ids if ids.count(id) > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_say_the_same_things(game: str) -> None:
    """The same ids in both catalogues."""
    assert set(messages(game, "en")) ^ set(messages(game, "fr")) == set()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_phase_and_event_has_its_words(game: str, language: str) -> None:
    """By the kebab case of its class."""
    assert classes(game)
    assert set(classes(game)) - set(messages(game, language)) == set()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_ending_has_its_words(game: str, language: str) -> None:
    """With the title, the tagline, and what each option does."""
    rules = paravent.games()[game]
    wanted = {"title", "tagline"} | {f"ending-{word}" for word in rules.endings}
    for word in rules.options:
        wanted |= {f"option-{word}", f"option-{word}-help"}

    assert wanted - set(messages(game, language)) == set()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_uses_only_the_fields_of_its_class(game: str, language: str) -> None:
    """A variable that is not there would be shown as an error."""
    told = messages(game, language)
    for id, kind in classes(game).items():
        assert is_dataclass(kind)
        assert variables(told[id]) <= {field.name for field in fields(kind)}, id


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_speaks_of_kinds_that_the_game_does_not_have(game: str, language: str) -> None:
    """A message for a class that is gone is dead."""
    told = {id for id in messages(game, language) if id.split("-")[0] in ("move", "phase", "event")}

    assert told - set(classes(game)) == set()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_explained_the_first_time_is_a_question_or_an_event_of_the_game(game: str, language: str) -> None:
    """`first-PHASE` and `first-event-EVENT`: one sentence that needs no values."""
    told = {id: message for id, message in messages(game, language).items() if id.startswith("first-")}
    kinds = {id.replace("first-event-", "event-") if id.startswith("first-event-") else f"phase-{id[6:]}" for id in told}

    assert told
    assert kinds - set(classes(game)) == set()
    assert all(variables(message) == set() for message in told.values())
