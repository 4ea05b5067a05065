"""A game that has nothing but its rules: no texts, no rules page, no screen, no bot, no contract."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from shutil import rmtree

import pytest

from paravent.cli.new_game import write
from tests.cli.test_new_game import ENTRY

PARTS = ("locale", "RULES.md", "RULES.fr.md", "contract.py")


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A package with rules and a descriptor, beside Paravent."""
    write("moths", tmp_path)
    for part in PARTS:
        path = tmp_path / "src" / "moths" / part
        rmtree(path) if path.is_dir() else path.unlink()
    installed = tmp_path / "site" / "moths-0.1.0.dist-info"
    installed.mkdir(parents=True)
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: moths\nVersion: 0.1.0\n")
    (installed / "entry_points.txt").write_text(ENTRY.format("moths"))
    return tmp_path


def said(folder: Path, *arguments: str, typed: str = "") -> str:
    """What the command says there; it must succeed."""
    paths = [str(folder / "src"), str(folder / "site"), *[path for path in sys.path if path]]
    done = subprocess.run(
        [sys.executable, "-m", "paravent", *arguments, "--lang", "en"],
        input=typed, cwd=folder, capture_output=True, text=True, check=False,
        env={"PYTHONPATH": ":".join(paths), "HOME": str(folder), "PATH": "", "LANG": "C.UTF-8", "NO_COLOR": "1"},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_game_of_rules_alone_is_played_kept_and_looked_at_again(bare: Path) -> None:
    """In its notation, against a bot that thinks, with hints; the record is whole."""
    assert "moths" in said(bare, "games")
    played = said(
        bare,
        "play",
        "moths",
        "--players",
        "2",
        "--seed",
        "2",
        "--bots",
        "hard",
        "--hints",
        "--save",
        "kept.txt",
        typed="1\n" * 90,
    )
    assert "wins!" in played and "lay firefly" in played
    assert "opened" in said(bare, "replay", "kept.txt", typed="\n" * 90)
    assert "whole and true" in said(bare, "verify", "kept.txt")


def test_a_game_of_rules_alone_is_simulated_and_rated(bare: Path) -> None:
    """By several processes, and between bots of several levels."""
    assert "Points" in said(bare, "sim", "moths", "--players", "2", "--games", "6", "--jobs", "2")
    assert "normal" in said(bare, "tournament", "moths", "--bots", "normal,easy", "--games", "2")
