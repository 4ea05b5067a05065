"""Plants small faults, one at a time, in a copy of the tree, and tells which of them the tests notice.

    python -m bench.mutants [--only PATTERN] [--jobs N]

The faults are data: `tests/mutants/*.toml`, described in docs/mutants.md. Each names the tests that must catch it; these run
alone, so that the whole takes minutes. Before that every such selection must pass on the tree as it is: a test that fails anyway
catches nothing. Exits with 1 if fewer than 98 of 100 are caught.
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "tests" / "mutants"
COPIED: Final = ("src", "tests", "examples", "docs", "bench", "tools", "web/fixtures", "web/src", "pyproject.toml")
WANTED: Final = 0.98  # of all must be caught
PATIENCE: Final = 240  # seconds after which a fault counts as caught: the tree as it is takes a part of this
CAUGHT, PASSED = 1, 0  # what pytest returns


@dataclass(frozen=True)
class Mutant:
    """A fault: in this file `before`, which stands there once, becomes `after`. The tests of this selection must notice."""

    name: str
    kind: str
    file: str
    before: str
    after: str
    tests: str
    survives: str = ""  # why nothing notices it, where nothing can

    def spoiled(self, text: str) -> str:
        """The file with the fault in it."""
        found = text.count(self.before)
        if found != 1:
            raise ValueError(f"{self.name}: {self.before!r} stands {found} times in {self.file}, and must stand there once")
        return text.replace(self.before, self.after)


@dataclass(frozen=True)
class Finding:
    """What came of one fault."""

    mutant: Mutant
    result: str  # caught, caught by time, survived, broken
    seconds: float


def all_mutants() -> list[Mutant]:
    """Every fault of every file."""
    return [mutant for path in sorted(FOLDER.glob("*.toml")) for mutant in mutants_in(path)]


def mutants_in(path: Path) -> list[Mutant]:
    """The faults of one file, whose paths are relative to its `folder`; `by` names one of its selections, the first if none."""
    data = tomllib.loads(path.read_text())
    selections: dict[str, str] = data["tests"]
    first = next(iter(selections))
    return [
        Mutant(
            one["name"],
            one["kind"],
            f"{data['folder']}/{one['file']}",
            one["before"],
            one["after"],
            selections[one.get("by", first)],
            one.get("survives", ""),
        )
        for one in data["mutant"]
    ]


class Copy:
    """A copy of the tree, in which one fault at a time is planted."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        for part in COPIED:
            source, target = ROOT / part, folder / part
            target.parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                ignored = shutil.ignore_patterns("*.so", "__pycache__", "static", "node_modules", "*.egg-info", "pictures")
                shutil.copytree(source, target, ignore=ignored)
            else:
                shutil.copy(source, target)
        # By content, not by date: two faults within a second leave files of the same size and date.
        how = ("--invalidation-mode", "checked-hash")
        subprocess.run([sys.executable, "-m", "compileall", "-q", *how, "src", "tests"], cwd=folder, check=True)

    def try_out(self, mutant: Mutant) -> Finding:
        """Plant the fault, run its tests, mend it."""
        path = self.folder / mutant.file
        text = path.read_text()
        path.write_text(mutant.spoiled(text))
        began = time.monotonic()
        try:
            code = self.run(mutant.tests)
        finally:
            path.write_text(text)
        result = {None: "caught by time", CAUGHT: "caught", PASSED: "survived"}.get(code, "broken")
        return Finding(mutant, result, time.monotonic() - began)

    def run(self, tests: str) -> int | None:
        """What pytest returns for this selection; None if it took too long."""
        paths = {"PYTHONPATH": f"{self.folder / 'src'}:{self.folder}", "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--no-header", *shlex.split(tests)]
        with subprocess.Popen(
            command, cwd=self.folder, env={**os.environ, **paths}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            start_new_session=True,
        ) as process:  # fmt: skip
            try:
                return process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, 9)  # with the servers and workers that the tests started
                return None


class Copies:
    """Some copies of the tree, each of which does one thing at a time."""

    def __init__(self, folder: Path, number: int) -> None:
        self._free: Final[SimpleQueue[Copy]] = SimpleQueue()
        self._number: Final = number
        for at in range(number):
            self._free.put(Copy(folder / str(at)))

    def try_out(self, mutant: Mutant) -> Finding:
        """In whichever copy is free."""
        copy = self._free.get()
        try:
            return copy.try_out(mutant)
        finally:
            self._free.put(copy)

    def passes(self, tests: str) -> bool:
        """Whether the tree as it is passes these tests."""
        copy = self._free.get()
        try:
            return copy.run(tests) == PASSED
        finally:
            self._free.put(copy)

    def check_selections(self, mutants: Iterable[Mutant]) -> None:
        """Every selection passes without a fault, or nothing could be learnt from it."""
        selections = list(dict.fromkeys(mutant.tests for mutant in mutants))
        with ThreadPoolExecutor(self._number) as pool:
            failing = [tests for tests, good in zip(selections, pool.map(self.passes, selections), strict=True) if not good]
        if failing:
            sys.exit("these tests fail without any fault:\n  " + "\n  ".join(failing))

    def try_all(self, mutants: Sequence[Mutant]) -> list[Finding]:
        """Each fault, told as soon as it is known."""
        found: list[Finding] = []
        with ThreadPoolExecutor(self._number) as pool:
            for finding in pool.map(self.try_out, mutants):
                found.append(finding)
                print(f"{finding.result:14} {finding.seconds:5.1f} s  {finding.mutant.name}", flush=True)
        return found


def report(found: Sequence[Finding], seconds: float) -> bool:
    """By kind of fault, and whether enough are caught."""
    caught = [finding for finding in found if finding.result.startswith("caught")]
    print(f"\n{'kind':24} caught of")
    kinds, of = Counter(one.mutant.kind for one in caught), Counter(one.mutant.kind for one in found)
    for kind, number in sorted(of.items()):
        print(f"{kind:24} {kinds[kind]:6} {number:2}")
    for finding in found:
        if not finding.result.startswith("caught"):
            print(f"{finding.result}: {finding.mutant.name} ({finding.mutant.file}). {finding.mutant.survives}")
    share = len(caught) / len(found)
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = (spent.ru_utime + spent.ru_stime) / 60
    print(f"{len(caught)} of {len(found)} caught ({share:.1%}) in {seconds / 60:.1f} minutes, {cpu:.1f} of one core")
    return share >= WANTED


def main() -> None:
    """Plant what was asked for."""
    options = argparse.ArgumentParser(description="plant small faults and see whether the tests notice")
    options.add_argument("--only", default="", help="faults in whose name, file or kind this regular expression is found")
    options.add_argument("--jobs", type=int, default=2)
    asked = options.parse_args()
    mutants = [one for one in all_mutants() if re.search(asked.only, f"{one.name} {one.file} {one.kind}")]
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="paravent-mutants-") as folder:
        copies = Copies(Path(folder), asked.jobs)
        copies.check_selections(mutants)
        found = copies.try_all(mutants)
    sys.exit(0 if report(found, time.monotonic() - began) else 1)


if __name__ == "__main__":
    main()
