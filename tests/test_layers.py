"""Imports point down only (DESIGN, Layout)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "paravent"

# Each room, and the rooms it may import besides itself.
BELOW: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "texts": {"core", "games"},
    "bots": {"core", "games"},
    "lab": {"core", "games", "bots", "texts"},
    "server": {"core", "games", "bots", "texts"},
    "envs": {"core", "games"},
    "cli": {"core", "games", "texts", "bots", "lab", "server", "envs"},
}
TOP = "paravent"  # the package itself: the public API, made of core and games
COMMAND = "__main__.py"  # beside it, but of the command line: `python -m paravent`

MODULES = sorted(SOURCE.rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    """The names of all modules of ours that a module imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text())):
        match node:
            case ast.Import(names):
                yield from (alias.name for alias in names if alias.name.split(".")[0] == TOP)
            case ast.ImportFrom(module=str(module), names=names, level=0) if module.split(".")[0] == TOP:
                yield from (f"{module}.{alias.name}" for alias in names)
            case ast.ImportFrom(level=level):
                assert level == 0, f"{path}: imports are absolute"


def rooms(path: Path) -> set[str]:
    """The rooms that a module imports from; the package itself counts as core and games."""
    found: set[str] = set()
    for name in imported(path):
        room = name.split(".")[1] if "." in name else ""
        found |= {room} if room in BELOW else {"core", "games"}
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_module_imports_only_from_rooms_below(path: Path) -> None:
    """Core knows no game, games know no bots, nobody knows the command line."""
    parts = path.relative_to(SOURCE).parts
    room = parts[0] if len(parts) > 1 else TOP
    if room == TOP:
        room = "cli" if path.name == COMMAND else "games"
    assert rooms(path) <= BELOW[room] | {room}


@pytest.mark.parametrize("path", sorted((SOURCE / "games").glob("*/*.py")), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_games_do_not_know_each_other(path: Path) -> None:
    """A game imports only itself and the core."""
    own = f"paravent.games.{path.parent.name}"
    assert [name for name in imported(path) if name.startswith("paravent.games") and not name.startswith(own)] == []


@pytest.mark.parametrize("path", sorted([*(SOURCE / "core").glob("*.py"), *(SOURCE / "games").rglob("*.py")]), ids=str)
def test_core_and_games_need_the_standard_library_only(path: Path) -> None:
    """But for the mark that lets interpreted classes derive from compiled ones, and no clock or chance of their own."""
    names = {
        alias.name.split(".")[0]
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    names |= {
        str(node.module).split(".")[0] for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.ImportFrom)
    }
    assert names <= ALLOWED


ALLOWED = {
    "__future__", "abc", "bisect", "collections", "dataclasses", "enum", "functools", "hashlib", "importlib", "itertools", "json",
    "math", "mypy_extensions", "operator", "paravent", "pathlib", "re", "typing", "unicodedata",
}  # fmt: skip
