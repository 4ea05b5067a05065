"""Compile core, games, search and tables with mypyc while installing; without a C compiler all is installed interpreted."""

from __future__ import annotations

import ast
import os
import shutil
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path
from typing import cast

from setuptools import Extension, setup

SOURCE = Path("src/paravent")
# Parts of a game that are loaded by name and do not pay for compiling: tests/test_layers.py says what each may import.
LOOSE = {"bot", "bounds", "commands", "contract", "game", "hard", "hints", "lines", "measure", "screen"}
# What a server does for every move, of `server/tables`.
TABLES = ("actor", "autoplay", "broadcaster", "done", "guestbook", "keeping", "mailbox", "seating", "session", "told")


def has_compiler() -> bool:
    """Whether the compiler that this Python was built with (or $CC) is here."""
    command = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    return shutil.which(command.split()[0]) is not None


def reached(module: Path) -> set[Path]:
    """The module, and all of its own folder that it imports, directly or not."""
    folder, found, open = module.parent, set[Path](), [module]
    package = ".".join(folder.parts[1:])
    while open:
        path = open.pop()
        if path not in found and path.is_file():
            found.add(path)
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ImportFrom) and node.module == package:
                    open += [folder / f"{alias.name}.py" for alias in node.names]
                elif isinstance(node, ast.ImportFrom) and str(node.module).startswith(f"{package}."):
                    open.append(folder / f"{str(node.module).rpartition('.')[2]}.py")
    return found


def compiled_rooms() -> list[tuple[list[str], str | None]]:
    """One extension each, to be built at once: the core; each game's rules; the search; what writes numbers; a server's tables.

    The rules are what a game's `rules.py` reaches.
    To the search belongs what else is in a game's folder and thinks, but not what is only loaded by name (`LOOSE`).
    """
    search = [SOURCE / "bots/ismcts.py", SOURCE / "bots/kinds.py"]
    rooms: list[tuple[list[str], str | None]] = [(names(SOURCE.glob("core/[!_]*.py")), "paravent_core")]
    for rules in sorted(SOURCE.glob("games/*/rules.py")):
        own = reached(rules)
        search += [path for path in rules.parent.glob("[!_]*.py") if path not in own and path.stem not in LOOSE]
        rooms.append((names(own), f"paravent_{rules.parent.name}"))
    envs = [SOURCE / "tensors/encoders.py", SOURCE / "envs/decisions.py", SOURCE / "envs/stepper.py"]
    tables = [SOURCE / "server/tables" / f"{name}.py" for name in TABLES]
    return [*rooms, (names(search), "paravent_search"), (names(envs), "paravent_envs"), (names(tables), "paravent_tables")]


def names(paths: Iterable[Path]) -> list[str]:
    return sorted(map(str, paths))


def compiled_modules() -> list[Extension]:
    """Core and games as C extensions; none without a compiler or with PARAVENT_INTERPRETED set."""
    if os.environ.get("PARAVENT_INTERPRETED"):
        return []
    if not has_compiler():
        print("paravent: no C compiler found; installing interpreted, which is slower", file=sys.stderr)
        return []
    from mypyc.build import mypycify  # noqa: PLC0415  (only there in the build environment)

    rooms = compiled_rooms()
    paths = [path for room, _ in rooms for path in room]
    # What these only name, as `envs/__init__.py` does, needs packages that are not here; `make check` looks at it.
    modules = mypycify(
        ["--follow-imports=silent", "--ignore-missing-imports", *paths], opt_level="2", debug_level="0", separate=rooms
    )
    for module in modules:
        module.optional = True  # a compiler that fails costs speed, not the installation
        if os.name == "posix":
            # Calls inside a room are then direct, or inlined.
            module.extra_compile_args = [*module.extra_compile_args, "-fvisibility=hidden"]
    return cast("list[Extension]", modules)


setup(ext_modules=compiled_modules(), options={"build_ext": {"parallel": str(os.cpu_count() or 1)}})
