"""Imports point down only (DESIGN, Layout), inside a game's folder too; and what is for all games names none."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from paravent.games import found
from paravent.texts import LANGUAGES, Catalogue

SOURCE = Path(__file__).parent.parent / "src" / "paravent"

# Each room, and the rooms it may import besides itself. `games` is what finds the games: nobody imports a game's own modules.
BELOW: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "tensors": {"core", "games"},
    "contract": {"core", "games", "tensors", "bots", "aids", "claims"},
    "texts": {"core", "games"},
    "bots": {"core", "games", "claims"},
    "company": {"core", "games", "bots", "claims"},
    "lessons": {"core", "games"},
    "aids": {"core"},
    "claims": {"core"},
    "screens": {"core", "games", "texts"},
    "prompts": {"core", "games", "bots", "texts", "screens"},
    "lab": {"core", "games", "bots", "company", "texts"},
    "server": {"core", "games", "bots", "company", "texts", "lessons", "aids", "claims", "prompts"},
    "envs": {"core", "games", "tensors", "bots", "company", "texts", "screens"},
    "cli": {
        "core",
        "games",
        "texts",
        "bots",
        "company",
        "lab",
        "lessons",
        "aids",
        "claims",
        "server",
        "envs",
        "contract",
        "screens",
        "prompts",
    },
}
# What each part of a game may import besides its own game. The rules are what `rules.py` reaches, and import the core only.
RULES = {"core"}
PARTS: dict[str, set[str]] = {
    "game": {"core"},
    "bounds": {"core"},
    "rows": {"core", "tensors"},
    "bot": {"core", "bots"},
    "playbook": {"core", "bots"},
    "beliefs": {"core", "bots"},
    "hard": {"core", "bots"},
    "hints": {"core", "bots"},
    "lines": {"core"},
    "screen": {"core", "texts", "screens"},
    "commands": {"core", "texts", "cli"},
    "measure": {"core", "lab"},
    "aids": {"core", "aids"},
    "claims": {"core", "claims"},
    "contract": {"core", "contract"},
}
THINKS = {"core", "bots", "claims"}  # what else lies in a game's folder serves its bots
EVERY_GAME_HAS = {"cards", "events", "game", "legal", "moves", "rules", "score", "state", "view", "worlds"}
TOP = "paravent"  # the package itself: the public API, made of core and games
COMMAND = "__main__.py"  # beside it, but of the command line: `python -m paravent`

MODULES = sorted(SOURCE.rglob("*.py"))
OF_ROOMS = [path for path in MODULES if path.relative_to(SOURCE).parts[0] != "games" or path.parent == SOURCE / "games"]
OF_GAMES = sorted((SOURCE / "games").glob("*/*.py"))
FOLDERS = sorted({path.parent for path in OF_GAMES})


@cache
def imported(path: Path) -> tuple[str, ...]:
    """The names of all modules of ours that a module imports, wherever in it."""
    return tuple(imports_of(path))


def imports_of(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text())):
        match node:
            case ast.Import(names):
                yield from (alias.name for alias in names if alias.name.split(".")[0] == TOP)
            case ast.ImportFrom(module=str(module), names=names, level=0) if module.split(".")[0] == TOP:
                yield from (f"{module}.{alias.name}" for alias in names)
            case ast.ImportFrom(level=level):
                assert level == 0, f"{path}: imports are absolute"


def all_imported(path: Path) -> Iterator[str]:
    """The names of all modules that a module imports, whosever they are."""
    for node in ast.walk(ast.parse(path.read_text())):
        match node:
            case ast.Import(names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=str(module)):
                yield module


def rooms(names: list[str]) -> set[str]:
    """The rooms that are imported from; the package itself counts as core and games."""
    seen: set[str] = set()
    for name in names:
        room = name.split(".")[1] if "." in name else ""
        seen |= {room} if room in BELOW else {"core", "games"}
    return seen


def reached(module: Path) -> set[Path]:
    """The module, and all of its own folder that it imports, directly or not."""
    folder, seen, left = module.parent, set[Path](), [module]
    while left:
        path = left.pop()
        if path not in seen and path.is_file():
            seen.add(path)
            own = [name.split(".")[3] for name in imported(path) if name.startswith(f"paravent.games.{folder.name}.")]
            left += [folder / f"{name}.py" for name in own]
    return seen


OF_RULES = [path for folder in FOLDERS for path in reached(folder / "rules.py")]


def of_game(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


@pytest.mark.parametrize("path", OF_ROOMS, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_module_imports_only_from_rooms_below(path: Path) -> None:
    """Core knows no game, bots know no server, nobody knows the command line; and games are found, not imported."""
    parts = path.relative_to(SOURCE).parts
    room = parts[0] if len(parts) > 1 else TOP
    if room == TOP:
        room = "cli" if path.name == COMMAND else "games"
    assert rooms(list(imported(path))) <= BELOW[room] | {room}
    folders = {folder.name for folder in FOLDERS}
    assert [name for name in imported(path) if name.startswith("paravent.games.") and name.split(".")[2] in folders] == []


@pytest.mark.parametrize("path", OF_GAMES, ids=of_game)
def test_a_part_of_a_game_imports_only_its_own_game_and_what_it_is_a_part_for(path: Path) -> None:
    """The rules and the descriptor import the core only, a bot the bots, a screen the command line's frames."""
    own = f"paravent.games.{path.parent.name}."
    outside = [name for name in imported(path) if not name.startswith(own) and name != own[:-1]]
    if path in OF_RULES:
        assert path.stem not in PARTS, "no rule rests on a bot or a screen"
        assert rooms(outside) <= RULES
    else:
        assert rooms(outside) <= PARTS.get(path.stem, THINKS)


# The server's rooms, and what each may import besides itself; the libraries that reach the outside are one room's each.
INSIDE: dict[str, set[str]] = {
    "monitoring": set(),
    "storage": set(),  # it stores texts, and knows neither tables nor games
    "messages": {"core", "texts"},
    "bots": {"core", "games", "bots", "company", "aids", "claims", "server.monitoring"},
    "tables": {
        "core",
        "games",
        "bots",
        "company",
        "claims",
        "lessons",
        "server.messages",
        "server.storage",
        "server.bots",
        "server.monitoring",
    },
    "nodes": {"core", "games", "server.messages", "server.monitoring", "server.storage", "server.tables"},
    "transport": {
        "core",
        "games",
        "bots",
        "lessons",
        "prompts",
        "server.tables",
        "server.nodes",
        "server.messages",
        "server.monitoring",
    },
    "workers": {  # the whole server, several times
        "server.app",
        "server.bots",
        "server.messages",
        "server.monitoring",
        "server.tables",
        "server.transport",
    },
}
OUTSIDE = {"alembic": "storage", "sqlalchemy": "storage", "litestar": "transport", "uvicorn": "transport"}
COMPOSED = "app.py"  # puts the rooms together, and so may import them all
SERVER = sorted(path for path in (SOURCE / "server").rglob("*.py") if path.name not in {COMPOSED, "__init__.py"})


def server_room(path: Path) -> str:
    return path.relative_to(SOURCE / "server").with_suffix("").parts[0]


def within(name: str) -> str:
    """The part that a module's name belongs to: one of the server's rooms, or another package."""
    parts = name.split(".")
    if parts[1:2] == ["server"]:
        return ".".join(parts[1:3])
    return parts[1] if len(parts) > 1 and parts[1] in BELOW else "games"


@pytest.mark.parametrize("path", SERVER, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_room_of_the_server_imports_only_from_rooms_below(path: Path) -> None:
    """Tables know no socket, storage knows nothing but its rows, and the messages know nobody."""
    room = server_room(path)
    assert {within(name) for name in imported(path)} <= INSIDE[room] | {f"server.{room}"}


@pytest.mark.parametrize("path", SERVER, ids=lambda path: str(path.relative_to(SOURCE)))
def test_each_way_out_of_the_server_is_one_rooms(path: Path) -> None:
    """Only the transport speaks HTTP, and only the storage speaks SQL."""
    room = server_room(path)
    assert {OUTSIDE.get(name.split(".")[0], room) for name in all_imported(path)} <= {room}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_the_same_thing_has_the_same_file_name_in_every_game(folder: Path) -> None:
    """Whoever knows one game knows all: what may be answered is in `legal`, who wins in `score`."""
    assert {path.stem for path in folder.glob("*.py")} >= EVERY_GAME_HAS
    for module, names in (("legal", {"legal", "default_move"}), ("score", {"winners", "outcome"}), ("worlds", {"sample"})):
        tree = ast.parse((folder / f"{module}.py").read_text())
        assert names <= {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def names_of_games() -> list[str]:
    """As programs and as people call them."""
    titles = [Catalogue(name, language).title() for name in found() for language in LANGUAGES]
    outside = [path.name for path in (SOURCE.parents[1] / "examples").iterdir() if path.is_dir()]
    return sorted({*found(), *titles, *outside})


NAMED = re.compile(r"(?<![a-z])(" + "|".join(re.escape(name) for name in names_of_games()) + r")(?![a-z])", re.IGNORECASE)
FOR_ALL = [path for room in sorted(BELOW) for end in ("py", "ftl", "mako") for path in sorted((SOURCE / room).rglob(f"*.{end}"))]
FOR_ALL = [path for path in FOR_ALL if path.parent not in FOLDERS and path.parent.parent not in FOLDERS]


@pytest.mark.parametrize("path", FOR_ALL, ids=lambda path: str(path.relative_to(SOURCE)))
def test_what_is_for_all_games_names_none(path: Path) -> None:
    """Neither in code nor in texts nor in a comment."""
    assert [line for line in path.read_text(encoding="utf-8").splitlines() if NAMED.search(line)] == []


@pytest.mark.parametrize("path", sorted([*(SOURCE / "core").glob("*.py"), *OF_RULES]), ids=of_game)
def test_core_and_rules_need_the_standard_library_only(path: Path) -> None:
    """But for the mark that lets interpreted classes derive from compiled ones, and no clock or chance of their own."""
    assert {name.split(".")[0] for name in all_imported(path)} <= ALLOWED


ALLOWED = {
    "__future__", "abc", "bisect", "collections", "dataclasses", "enum", "functools", "hashlib", "importlib", "itertools", "json",
    "math", "mypy_extensions", "operator", "paravent", "pathlib", "re", "sys", "typing", "unicodedata",
}  # fmt: skip
