"""Law 7: golden records and perft counts."""

from __future__ import annotations

from pathlib import Path

import pytest

import paravent
from tests.contract.golden import FOLDER, golden_files, plays, script
from tests.contract.perft import named, perft

GAMES = sorted(paravent.games())
GOLDEN = [pytest.param(path, id=f"{game}-{path.stem}") for game in GAMES for path in golden_files(game)]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_golden_records_and_perft_counts(game: str) -> None:
    """At least one golden game for each player count would be best; two is the least."""
    assert len(golden_files(game)) >= 2
    assert (FOLDER / game / "perft.txt").exists()


@pytest.mark.parametrize("path", GOLDEN)
def test_a_golden_game_goes_as_it_went(path: Path) -> None:
    """The same plays lead to the same events, told to the same seats, and to the same result."""
    golden = path.read_text()
    assert script(paravent.replay(plays(golden)).record()) == golden


def perft_rows() -> list[object]:
    """Rows of `perft.txt`: the name of a position, then the counts to depth 1, 2, 3 ... ; `#` begins a comment."""
    rows: list[object] = []
    for game in GAMES:
        path = FOLDER / game / "perft.txt"
        for row in path.read_text().splitlines() if path.exists() else []:
            if row.strip() and not row.startswith("#"):
                name, *counts = (part.strip() for part in row.split("|"))
                rows.append(pytest.param(game, name, [int(count) for count in counts], id=f"{game}-{name}"))
    return rows


@pytest.mark.parametrize(("game", "name", "counts"), perft_rows())
def test_perft(game: str, name: str, counts: list[int]) -> None:
    """The named position has as many lines of play as counted."""
    assert [perft(named(game)[name](), depth) for depth in range(1, len(counts) + 1)] == counts
