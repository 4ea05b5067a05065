"""`paravent new-game`: a game to begin from."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from paravent.cli.new_game import write
from tests.cli.people import run

ENTRY = "[paravent.games]\n{0} = {0}.game:GAME\n"


def test_a_new_game_is_a_package_of_its_own(tmp_path: Path) -> None:
    """Its name is everywhere, the template's nowhere."""
    result = run("new-game", "blind_auction", "--into", str(tmp_path / "game"))
    files = [path for path in (tmp_path / "game").rglob("*") if path.is_file()]
    texts = {path.name: path.read_text(encoding="utf-8") for path in files}

    assert result.exit_code == 0
    assert result.stdout.startswith(f"{tmp_path / 'game'} holds Blind Auction, a small game that works.")
    assert [line for line in result.stdout.splitlines() if line.startswith("    ")] == [
        f"    cd {tmp_path / 'game'}",
        *[line for line in texts["README.md"].splitlines() if line.startswith("    ")],
    ]
    assert 'blind_auction = "blind_auction.game:GAME"' in texts["pyproject.toml"]
    assert "class BlindAuction(Rules[BlindAuctionState]):" in texts["rules.py"]
    assert texts["fr.ftl"].startswith("title = Blind Auction\n")
    assert not [name for name, text in texts.items() if "newgame" in text.lower() or "New Game" in text]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Skull", "A game’s name is lower-case letters, digits and _, beginning with a letter, not “Skull”."),
        ("7up", "A game’s name is lower-case letters, digits and _, beginning with a letter, not “7up”."),
        ("class", "A game’s name is lower-case letters, digits and _, beginning with a letter, not “class”."),
        ("guru", "The name “guru” is taken already."),
        ("paravent", "The name “paravent” is taken already."),
    ],
)
def test_a_bad_name_is_refused_in_one_sentence(name: str, sentence: str, tmp_path: Path) -> None:
    """Nothing is written."""
    result = run("new-game", name, "--into", str(tmp_path / "game"))

    assert (result.exit_code, result.stderr.strip()) == (2, sentence)
    assert not (tmp_path / "game").exists()


def test_nothing_is_written_over(tmp_path: Path) -> None:
    """A folder with something in it is left alone."""
    (tmp_path / "mine.txt").write_text("mine")
    result = run("new-game", "moths", "--into", str(tmp_path))

    assert (result.exit_code, [path.name for path in tmp_path.iterdir()]) == (2, ["mine.txt"])


def test_a_new_game_passes_its_own_tests_and_the_contract(tmp_path: Path) -> None:
    """Found through its entry point, as after `pip install`, in a process of its own."""
    write("moths", tmp_path)
    installed = tmp_path / "site" / "moths-0.1.0.dist-info"
    installed.mkdir(parents=True)
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: moths\nVersion: 0.1.0\n")
    (installed / "entry_points.txt").write_text(ENTRY.format("moths"))
    paths = [str(tmp_path / "src"), str(tmp_path / "site"), *[path for path in sys.path if path]]
    quick = ["--contract-games", "1", "--contract-thorough", "1", "--contract-deals", "20"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *quick, "-k", "moths-2 or everything or test_rules"],
        cwd=tmp_path, env={"PYTHONPATH": ":".join(paths), "PATH": ""}, capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout
