"""Compile core, games and search with mypyc while installing; without a C compiler the package is installed interpreted."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import cast

from setuptools import Extension, setup

SOURCE = Path("src/paravent")


def has_compiler() -> bool:
    """Whether the compiler that this Python was built with (or $CC) is here."""
    command = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    return shutil.which(command.split()[0]) is not None


def compiled_rooms() -> list[tuple[list[str], str | None]]:
    """The core, each game and the search, without the packages' own `__init__`: one extension each, to be built at once."""
    folders = [SOURCE / "core", *[path.parent for path in sorted(SOURCE.glob("games/*/rules.py"))]]
    rooms: list[tuple[list[str], str | None]] = [
        (sorted(map(str, folder.glob("[!_]*.py"))), f"paravent_{folder.name}") for folder in folders
    ]
    search = [SOURCE / "bots/search.py", *SOURCE.glob("bots/playbooks/[!_]*.py"), *SOURCE.glob("bots/beliefs/[!_]*.py")]
    return [*rooms, (sorted(map(str, search)), "paravent_search")]


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
    modules = mypycify(paths, opt_level="2", debug_level="0", separate=rooms)
    for module in modules:
        module.optional = True  # a compiler that fails costs speed, not the installation
        if os.name == "posix":
            # Calls inside a room are then direct, or inlined.
            module.extra_compile_args = [*module.extra_compile_args, "-fvisibility=hidden"]
    return cast("list[Extension]", modules)


setup(ext_modules=compiled_modules(), options={"build_ext": {"parallel": str(os.cpu_count() or 1)}})
