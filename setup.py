"""Compile core and games with mypyc while installing; without a C compiler the package is installed interpreted."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import cast

from setuptools import Extension, setup

SOURCE = Path("src")
COMPILED = ("core/*.py", "games/**/*.py", "bots/search.py", "bots/playbooks/*.py", "bots/beliefs/*.py")


def has_compiler() -> bool:
    """Whether the compiler that this Python was built with (or $CC) is here."""
    command = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    return shutil.which(command.split()[0]) is not None


def compiled_modules() -> list[Extension]:
    """Core and games as C extensions; none without a compiler or with PARAVENT_INTERPRETED set."""
    if os.environ.get("PARAVENT_INTERPRETED"):
        return []
    if not has_compiler():
        print("paravent: no C compiler found; installing interpreted, which is slower", file=sys.stderr)
        return []
    from mypyc.build import mypycify  # noqa: PLC0415  (only there in the build environment)

    paths = sorted(str(path) for room in COMPILED for path in (SOURCE / "paravent").glob(room))
    modules = mypycify(paths, opt_level="3", debug_level="0")
    for module in modules:
        module.optional = True  # a compiler that fails costs speed, not the installation
    return cast("list[Extension]", modules)


setup(ext_modules=compiled_modules())
