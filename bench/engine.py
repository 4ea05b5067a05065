"""How fast the games play, beside OpenSpiel's, on one core, in one run.

    python bench/engine.py [--games guru,...] [--rounds 7] [--seconds 0.2] [--json FILE]

Makes `.venv-bench` with OpenSpiel and this checkout, compiled, and measures there. Both sides are driven by the same loop from
Python with the same random numbers. A decision is a player's: OpenSpiel's chance nodes are sampled and take their time, but are
not counted (the column `steps` counts them). Times are CPU seconds of the process. All peers take turns in every
round; a ratio is the median of the rounds' ratios, because the machine may be busy in one round and idle in the next.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
HOME: Final = ROOT / ".venv-bench"
PYTHON: Final = HOME / "bin" / "python"
OPEN_SPIEL: Final = "open-spiel==2.0.2"
BUILT_FROM: Final = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "src")


def main() -> None:
    """Prepare the environment if need be, then measure in it."""
    arguments = read_arguments()
    prepare()
    inside = [str(PYTHON), str(ROOT / "bench" / "measure.py"), json.dumps(vars(arguments))]
    sys.exit(subprocess.run(inside, check=False, env={**os.environ, "PYTHONPATH": str(ROOT)}).returncode)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the engine beside OpenSpiel.")
    parser.add_argument("--games", default="", help="names joined by commas; by default all")
    parser.add_argument("--rounds", type=int, default=7, help="how often everything is measured")
    parser.add_argument("--seconds", type=float, default=0.2, help="CPU seconds per measurement")
    parser.add_argument("--json", default="", help="also write the numbers to this file")
    return parser.parse_args()


def prepare() -> None:
    """A virtual environment with OpenSpiel and the present sources, compiled; nothing is done twice."""
    if not PYTHON.exists():
        say("making .venv-bench")
        venv.create(HOME, with_pip=True)
    install_once("open-spiel", OPEN_SPIEL, lambda: install(OPEN_SPIEL))
    install_once("paravent", sources_digest(), install_checkout)


def install_once(name: str, wanted: str, install: Callable[[], None]) -> None:
    """Install unless the stamp in the environment says that just this is there."""
    stamp = HOME / f"{name}.stamp"
    if not stamp.exists() or stamp.read_text() != wanted:
        say(f"installing {name}")
        install()
        stamp.write_text(wanted)


def install(what: str) -> None:
    subprocess.run([str(PYTHON), "-m", "pip", "install", "--quiet", what], check=True)


def install_checkout() -> None:
    """Compile a copy, so that no build leftovers land in the checkout and none are reused."""
    with tempfile.TemporaryDirectory() as folder:
        for name in BUILT_FROM:
            source = ROOT / name
            copy = shutil.copytree if source.is_dir() else shutil.copy
            copy(source, Path(folder) / name)
        install(folder)


def sources_digest() -> str:
    """Changes with any source file."""
    files = [ROOT / "setup.py", ROOT / "pyproject.toml", *sorted((ROOT / "src").rglob("*.py"))]
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
