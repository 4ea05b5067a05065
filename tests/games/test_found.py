"""Games are found by themselves: by folder, and by the entry points of other packages."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import paravent
from paravent import games
from paravent.core.colours import PAPER, READABLE, Colours, contrast, read
from paravent.core.errors import UnknownGame
from paravent.core.game import Game
from paravent.core.ornament import Ornament, ornament_of
from paravent.games import GROUP, find, found
from tests.bots.bell import Bell

BELL = Game(Bell(), package="")
FOLDERS = sorted(path.parent.name for path in Path(games.__code__.co_filename).parent.glob("games/*/__init__.py"))
TWICE = find("guru")
NO_GAME = "no game at all"


@pytest.fixture
def named(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    """The entry points of other packages, to be filled in."""
    points: list[EntryPoint] = []
    monkeypatch.setattr(sys.modules["paravent.games"], "entry_points", lambda group: points if group == GROUP else [])
    found.cache_clear()
    yield points
    found.cache_clear()


def point(value: str) -> EntryPoint:
    return EntryPoint("some", value, GROUP)


def test_every_folder_is_a_game() -> None:
    """Nobody lists them; each is called as its folder is."""
    assert [name for name, game in found().items() if game.package.startswith("paravent.")] == FOLDERS
    assert paravent.games() == {name: game.rules for name, game in found().items()}


def test_a_game_of_another_package_is_found(named: list[EntryPoint]) -> None:
    """Its entry point names its descriptor; after that it is a game as any other."""
    named.append(point(f"{__name__}:BELL"))

    assert find("bell") is BELL
    assert paravent.new("bell", 2).rules is BELL.rules


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ("tests.no_such_module:GAME", "the game some cannot be loaded from tests.no_such_module:GAME: ModuleNotFoundError: "),
        (f"{__name__}:MISSING", f"the game some cannot be loaded from {__name__}:MISSING: AttributeError: "),
        (f"{__name__}:NO_GAME", f"the game some cannot be used: {__name__}:NO_GAME is no paravent.core.game.Game"),
        (f"{__name__}:TWICE", f"the game guru of {__name__}:TWICE is left out: there is another one of that name"),
    ],
)
def test_a_bad_game_is_left_out_with_one_sentence(
    named: list[EntryPoint], caplog: pytest.LogCaptureFixture, value: str, sentence: str
) -> None:
    """The others can be played all the same."""
    named.append(point(value))

    assert the_warning(caplog).startswith(sentence)


def the_warning(caplog: pytest.LogCaptureFixture) -> str:
    """The one that looking for games gives; those in folders are found all the same."""
    with caplog.at_level(logging.WARNING):
        assert list(found()) == FOLDERS
    (said,) = [record.getMessage() for record in caplog.records]
    return said


def written(folder: Path, name: str, **files: str) -> Path:
    """A package with these modules."""
    package = folder / name
    package.mkdir()
    (package / "__init__.py").touch()
    for module, source in files.items():
        (package / f"{module}.py").write_text(source)
    return package


def test_a_game_whose_files_do_not_fit_is_left_out_with_the_line_that_does_not(
    named: list[EntryPoint], caplog: pytest.LogCaptureFixture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Python itself names only the file from which something is missing, which is the one that was changed last."""
    legal = "# of jars still\nfrom half_done.cards import JARS\n"
    package = written(tmp_path, "half_done", cards="DISCS = 4\n", legal=legal, game="import half_done.legal\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    named.append(point("half_done.game:GAME"))

    said = the_warning(caplog)
    assert said.startswith("the game some cannot be loaded from half_done.game:GAME: ImportError: cannot import name 'JARS'")
    assert said.endswith(f"(line 2 of {package / 'legal.py'})")


def test_a_file_that_python_cannot_read_is_named(
    named: list[EntryPoint], caplog: pytest.LogCaptureFixture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once, by its own line, and not by the line that wanted it."""
    written(tmp_path, "ill_spelt", rules="DISCS = \n", game="import ill_spelt.rules\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    named.append(point("ill_spelt.game:GAME"))

    assert the_warning(caplog).endswith("(rules.py, line 1)")


def test_every_process_finds_the_same_games(tmp_path: Path) -> None:
    """What is installed beside us is there in a process of its own: in the list, and in the workers of a simulation."""
    package, metadata = tmp_path / "outside", tmp_path / "outside-1.dist-info"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "game.py").write_text(
        "from paravent.core.game import Game\nfrom tests.bots.bell import Bell\n\nGAME = Game(Bell(), package='')\n"
    )
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: outside\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text("[paravent.games]\nbell = outside.game:GAME\n")
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *(path for path in sys.path if path)])}

    def said(*words: str) -> str:
        done = subprocess.run([sys.executable, "-m", "paravent", *words], env=env, capture_output=True, text=True, check=False)
        assert done.returncode == 0 and "cannot be" not in done.stderr, done.stderr
        return done.stdout

    assert "(bell)" in said("games", "--lang", "en")
    assert "random" in said("sim", "bell", "--players", "2", "--games", "20", "--jobs", "2", "--bots", "random")


def test_an_unknown_game_is_refused_by_name() -> None:
    """With the names of those that there are."""
    with pytest.raises(UnknownGame, match="there is no game 'chess'; there are: aura_poku, "):
        find("chess")


# What a descriptor gives


def test_a_part_is_loaded_when_it_is_asked_for() -> None:
    """By the name of its module; what is not there is None, but a module that lacks what it is for is a mistake."""
    guru = find("guru")

    assert guru.part("bot", "BOT") is guru.part("bot", "BOT")
    assert guru.part("no_such_part", "ANYTHING") is None
    assert guru.part("bot", "EASY", needed=False) is None
    with pytest.raises(TypeError, match=r"paravent\.games\.guru\.bot has no WIT"):
        guru.part("bot", "WIT")


def test_a_game_without_a_package_has_nothing_but_rules() -> None:
    """No part, no file; colours and a sign it has all the same."""
    assert BELL.part("bot", "BOT") is None
    assert BELL.file("RULES.md") is None and BELL.text("locale", "fr.ftl") is None


def test_a_games_name_can_be_part_of_an_address() -> None:
    """Lower-case letters, digits and underscores."""
    rules = Bell()
    rules.name = "Bell & Book"
    with pytest.raises(ValueError, match="a game's name is lower-case letters, digits and _, not 'Bell & Book'"):
        Game(rules, package="")


def named_so(name: str) -> Game:
    rules = Bell()
    rules.name = name
    return Game(rules, package="")


@pytest.mark.parametrize("game", [*found().values(), *(named_so(f"game_{n}") for n in range(100))], ids=lambda game: game.name)
def test_a_games_colour_can_be_read_on_paper(game: Game) -> None:
    """Whether it was chosen or drawn from the name."""
    assert contrast(read(game.colours.main), PAPER) >= READABLE


def test_colours_and_sign_follow_from_the_name() -> None:
    """The same on every machine, and others for another name."""
    assert named_so("skull").colours == Colours("#217983", "#bf40b3", "#b3bf40", "#33bdcc")
    assert named_so("skull").colours != named_so("bell").colours
    assert ornament_of("skull") == named_so("skull").ornament != named_so("bell").ornament
    assert isinstance(find("guru").ornament, Ornament)
