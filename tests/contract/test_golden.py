"""Law 7: golden records and perft counts."""

from __future__ import annotations

from pathlib import Path

import pytest

import paravent
from paravent.contract.golden import golden_files, plays, script
from paravent.contract.perft import named, perft, rows
from paravent.games import found

FOLDER = Path(__file__).parent.parent / "games"
GAMES = sorted(name for name in found() if (FOLDER / name).is_dir())
GOLDEN = [pytest.param(path, id=f"{game}-{path.stem}") for game in GAMES for path in golden_files(FOLDER / game)]
PERFT = [
    pytest.param(game, name, counts, id=f"{game}-{name}")
    for game in GAMES
    for name, counts in rows(FOLDER / game / "perft.txt")
]  # fmt: skip


def test_every_game_of_ours_has_tests() -> None:
    """A game from another package brings its own."""
    assert sorted(name for name, game in found().items() if game.package.startswith("paravent.")) == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_golden_records(game: str) -> None:
    """At least one golden game for each player count would be best; two is the least."""
    assert len(golden_files(FOLDER / game)) >= 2


@pytest.mark.parametrize("path", GOLDEN)
def test_a_golden_game_goes_as_it_went(path: Path) -> None:
    """The same plays lead to the same events, told to the same seats, and to the same result."""
    golden = path.read_text()
    assert script(paravent.replay(plays(golden)).record()) == golden


@pytest.mark.parametrize(("game", "name", "counts"), PERFT)
def test_perft(game: str, name: str, counts: list[int]) -> None:
    """The named position has as many lines of play as counted."""
    make = named(f"tests.games.{game}.positions")[name]
    assert [perft(make(), depth) for depth in range(1, len(counts) + 1)] == counts
