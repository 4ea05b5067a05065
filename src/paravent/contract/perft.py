"""Perft: the number of lines of play from a position.

`python -m paravent.contract.perft MODULE` prints the rows of `perft.txt` for all positions that this module
has in `NAMED`, as deep as is quick.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import cast

from paravent.core.table import Table

QUICK = 20_000
DEEPEST = 3


def perft(table: Table, depth: int) -> int:
    """The number of lines of play of this depth; of several seats that owe an answer the lowest goes first."""
    if depth == 0 or table.over:
        return 1
    seat = table.owed()[0]
    moves = table.legal(seat)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        branch = table.clone()
        branch.play(seat, move)
        total += perft(branch, depth - 1)
    return total


def named(module: str) -> dict[str, Callable[[], Table]]:
    """The positions that a module of a game's tests gives names to."""
    return cast("dict[str, Callable[[], Table]]", import_module(module).NAMED)


def rows(path: Path) -> list[tuple[str, list[int]]]:
    """The rows of a `perft.txt`: the name of a position, then the counts to depth 1, 2, 3 ... ; `#` begins a comment."""
    found: list[tuple[str, list[int]]] = []
    for line in path.read_text().splitlines():
        if line.strip() and not line.startswith("#"):
            name, *counts = (part.strip() for part in line.split("|"))
            found.append((name, [int(count) for count in counts]))
    return found


def row(name: str, make: Callable[[], Table]) -> str:
    """The row of `perft.txt` for one position."""
    counts = [perft(make(), 1)]
    while len(counts) < DEEPEST and counts[-1] * counts[0] <= QUICK:
        counts.append(perft(make(), len(counts) + 1))
    return " | ".join([name, *map(str, counts)])


if __name__ == "__main__":
    print("# position | lines of play to depth 1 | 2 | 3")
    for name, make in named(sys.argv[1]).items():
        print(row(name, make))
