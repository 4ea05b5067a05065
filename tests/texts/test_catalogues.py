"""The catalogues are whole: what can be said can be said in both languages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import paravent
from paravent.core import errors
from paravent.core.errors import ParaventError
from paravent.games import found
from paravent.texts import LANGUAGES, Catalogue

SOURCE = Path(__file__).parents[2] / "src" / "paravent"
SHARED = SOURCE / "texts" / "locale"
ERRORS = {name for name, value in vars(errors).items() if isinstance(value, type) and issubclass(value, ParaventError)}


def entries(file: Path) -> list[ftl.EntryType]:
    return FluentParser().parse(file.read_text(encoding="utf-8")).body


def variables_of(entry: ftl.Message) -> frozenset[str]:
    """The variables that a message uses, wherever in it."""
    found: set[str] = set()
    waiting: list[object] = [entry]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name)
        if isinstance(node, ftl.BaseNode):
            waiting += vars(node).values()
        elif isinstance(node, list):
            waiting += node
    return frozenset(found)


def messages(file: Path) -> dict[str, frozenset[str]]:
    """Every message of a catalogue, with its variables."""
    return {entry.id.name: variables_of(entry) for entry in entries(file) if isinstance(entry, ftl.Message)}


def first_words(folder: Path, called: set[str]) -> Iterator[str]:
    """The text with which any of these functions is called first, wherever it is written out."""
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(ast.Name(name) | ast.Attribute(attr=name), [ast.Constant(str(word)), *_]) if name in called:
                    yield word


FOLDERS = {"shared": SHARED} | {name: Path(str(files(game.package))) / "locale" for name, game in found().items()}
WRITTEN = {name: folder for name, folder in FOLDERS.items() if folder.is_dir()}


@pytest.mark.parametrize("name", WRITTEN)
def test_both_languages_say_the_same_things(name: str) -> None:
    """The same messages, made of the same variables; nothing that Fluent cannot read."""
    french, english = WRITTEN[name] / "fr.ftl", WRITTEN[name] / "en.ftl"
    for file in (french, english):
        assert [entry.content for entry in entries(file) if isinstance(entry, ftl.Junk)] == []
    assert set(messages(french)) == set(messages(english))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    """Each code that is raised anywhere, in both languages."""
    codes = set(first_words(SOURCE, ERRORS))
    assert len(codes) > 10
    assert [code for code in codes if f"refusal-{code}" not in messages(SHARED / f"{language}.ftl")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_the_terminal_says_is_written(language: str) -> None:
    """Each message that the commands name is in both catalogues."""
    ids = set(first_words(SOURCE / "cli", {"say"}))
    assert len(ids) > 30
    assert sorted(ids - set(messages(SHARED / f"{language}.ftl"))) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in WRITTEN if name != "shared"])
def test_a_game_names_its_options_and_endings(name: str, language: str) -> None:
    """What a table may choose, and how a game may end, can be read."""
    written = messages(WRITTEN[name] / f"{language}.ftl")
    rules = paravent.games()[name]
    wanted = {"title", "tagline"} | {f"ending-{ending}" for ending in rules.endings}
    wanted |= {f"option-{option}{part}" for option in rules.options for part in ("", "-help")}
    assert sorted(wanted - set(written)) == []


def test_a_message_that_is_missing_is_said_in_notation() -> None:
    """No catalogue, no crash."""
    text = Catalogue(None, "fr")
    move = paravent.new("guru", 2, seed=1).legal(0) or paravent.new("guru", 2, seed=1).legal(1)
    assert text.move(move[0], ["Ada", "Bob"]) == "preach 0"
    assert (text.ending("flood"), text.word("capital"), text.name("green-melons")) == ("flood", "capital", "green melons")
