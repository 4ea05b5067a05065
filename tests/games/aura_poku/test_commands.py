"""`paravent check-board`."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest

from paravent.cli import main
from tests.cli.people import complaint, run

CREEK = files("paravent.games.aura_poku").joinpath("boards", "creek.json").read_text(encoding="utf-8")


def check(tmp_path: Path, text: str, *words: str) -> int:
    """Run the command on a file with this text; its exit code."""
    file = tmp_path / "board.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(SystemExit) as end:
        main(["check-board", *words, str(file)])
    assert isinstance(end.value.code, int)
    return end.value.code


def test_a_sound_board_is_called_sound(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With what it is made of, in the reader's language."""
    assert check(tmp_path, CREEK, "--lang", "fr") == 0
    assert capsys.readouterr().out == "Le plateau creek est bon : 22 cases rondes, 2 fleuves, 5 huttes, 6 cartes sacrifice.\n"


def test_every_fault_stands_on_a_line_of_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Named with the file, so that an editor can find it."""
    data = {**json.loads(CREEK), "path": ["p1"], "huts": [1]}

    assert check(tmp_path, json.dumps(data)) == 2
    assert capsys.readouterr().err.splitlines() == [
        f"{tmp_path / 'board.json'}: path: word 1 is p1; here belongs throne",
        f"{tmp_path / 'board.json'}: huts must be at least 3, not 1",
    ]


@pytest.mark.parametrize("text", ["{", "[" * 100_000, "9" * 5000], ids=["cut", "deep", "huge"])
@pytest.mark.parametrize("command", ["check-board", "check-deck"])
def test_a_file_that_is_no_json_is_said_to_be_none(command: str, text: str, tmp_path: Path) -> None:
    """Nor is what no Python reads, a bottomless nesting or an endless number, a traceback."""
    file = tmp_path / "written.json"
    file.write_text(text)

    assert complaint(run(command, str(file))) == f"{file} is not JSON."
