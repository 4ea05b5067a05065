"""A game played through the keyboard, to its end or to an interruption that loses nothing."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
from pathlib import Path

import pytest

import paravent
from paravent.cli.notes import notes
from paravent.core.record import read
from paravent.texts import Catalogue
from tests.cli.people import Person, command, complaint, environment, record_of, run

SHORT = ("play", "guru", "--seed", "6", "--option", "max_rounds=2", "--name", "Ada")
TURN = ("preach 0", "1", "PREACH  0")  # notation, a number, and notation as people type it


def test_a_person_plays_a_whole_game_against_bots(tmp_path: Path) -> None:
    """By notation and by number; the result is shown and the record, kept on request, is true and has the moves typed."""
    file = tmp_path / "game.txt"
    result = run(*SHORT, "--save", str(file), typed=[*TURN, *TURN])

    assert result.exit_code == 0, result.stderr
    table = paravent.verify(file.read_text())
    assert table.over
    assert [line for _, seat, line, _ in read(file.read_text()).lines if seat == 0] == ["preach 0"] * 6
    assert table.outcome is not None
    assert all(str(score) in result.stdout.rpartition("Result")[2] for score in table.outcome.scores)
    assert f"The record is in {file}." in result.stderr


@pytest.mark.parametrize(("lang", "words"), [("en", ("Result", "wins!")), ("fr", ("Résultat", "gagne !"))])
def test_the_game_speaks_the_readers_language(lang: str, words: tuple[str, ...]) -> None:
    """French and English, by option or by locale."""
    assert all(word in run(*SHORT, "--lang", lang, typed=TURN * 2).stdout for word in words)


def test_the_locale_names_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """LC_ALL in French, and no option: the sentences are French."""
    monkeypatch.setenv("LC_ALL", "fr_CH.UTF-8")
    assert "gagne !" in run(*SHORT, typed=TURN * 2).stdout


def test_nonsense_is_answered_and_asked_again() -> None:
    """What is no move, or no move now, or no number of one costs nothing but a sentence."""
    result = run(
        *SHORT, typed=["blah", "discard green-melons-money", "999999999999999999999", "0000000099", "", "\x1b[2J", *TURN * 2]
    )
    assert result.exit_code == 0, result.stderr
    for sentence in ("“blah” is not a move of this game.", "“discard green-melons-money” is not possible now."):
        assert sentence in result.stdout
    assert "\x1b" not in result.stdout


def test_bytes_that_are_no_text_are_nonsense_too() -> None:
    """A stray byte neither ends nor stalls the game."""
    typed = b"\xff\xfe\x80\n" + "".join(f"{line}\n" for line in TURN * 2).encode()
    done = subprocess.run(command(*SHORT), input=typed, capture_output=True, env=environment(), check=False)
    assert done.returncode == 0, done.stderr
    assert "is not a move of this game" in done.stdout.decode()


def test_wishes_are_no_moves() -> None:
    """`?`, `? KIND`, `log`, `table` and `rules` show something and ask again."""
    shown = run(*SHORT, typed=["?", "? vanish", "log", "table", "rules", "aide", *TURN * 2])
    assert shown.exit_code == 0, shown.stderr
    plain = run(*SHORT, typed=[*TURN * 2])
    assert len(shown.stdout) > len(plain.stdout)


@pytest.mark.parametrize(("lang", "word"), [("en", "notes"), ("fr", "carnet")])
def test_notes_are_what_one_could_have_written_down(lang: str, word: str, home: Path) -> None:
    """From the seat's own knowledge, under the names of those whom they are about; in both languages."""
    shown = run(*SHORT, "--lang", lang, typed=["preach 0", word, "quit"])
    table = paravent.replay(record_of(home).read_text())
    lines = notes(table, 0, ["Ada", *[""] * 3], Catalogue("guru", lang)).plain.split("\n")

    assert shown.exit_code == 0, shown.stderr
    assert len(lines) > 1
    assert all(" ".join(line.split()) in " ".join(shown.stdout.split()) for line in lines)


def test_by_memory_nobody_has_notes() -> None:
    """The host puts pencil and paper away, and the resumed game keeps it so."""
    shown = run(*SHORT, "--by-memory", typed=["notes", "quit"])

    assert "Everybody plays by memory here." in shown.stdout
    assert "What you could have written down" not in shown.stdout
    assert "--by-memory" in shown.stderr


def test_quitting_keeps_the_game(home: Path) -> None:
    """`quit` leaves with exit code 0; the sentence holds the command that goes on."""
    result = run(*SHORT, typed=["preach 0", "quit"])
    assert result.exit_code == 0
    assert f"paravent play --resume {record_of(home)} --name Ada" in result.stderr


def test_an_interrupted_game_goes_on_where_it_was(home: Path, tmp_path: Path) -> None:
    """The record resumed is the record kept; the end of it is reached as if nothing had happened."""
    run(*SHORT, typed=["preach 0", "preach 1", "quit"])
    kept = record_of(home)
    before = read(kept.read_text()).lines

    result = run("play", "--resume", str(kept), "--save", str(tmp_path / "whole.txt"), typed=["preach 0", *TURN])
    assert result.exit_code == 0, result.stderr
    whole = (tmp_path / "whole.txt").read_text()
    assert paravent.verify(whole).over
    assert read(whole).lines[: len(before)] == before


def test_a_game_left_twice_is_kept_once(home: Path) -> None:
    """A resumed game is kept in the file it came from."""
    run(*SHORT, typed=["preach 0", "quit"])
    kept = record_of(home)
    run("play", "--resume", str(kept), typed=["preach 1", "quit"])
    assert record_of(home) == kept
    assert [line for _, seat, line, _ in read(kept.read_text()).lines if seat == 0] == ["preach 0", "preach 1"]


def test_an_input_that_ends_keeps_the_game(home: Path) -> None:
    """EOF in mid-game: exit code 2, one sentence, and the moves made so far in a file that can be resumed."""
    sentence = complaint(run(*SHORT, typed=["preach 0"]))
    assert sentence.startswith("There is nothing more to read; the game is kept in ")
    assert [line for _, seat, line, _ in read(record_of(home).read_text()).lines if seat == 0] == ["preach 0"]


def test_a_data_folder_that_cannot_be_written_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    """The game is then kept in the folder at hand."""
    home.parent.parent.write_text("not a folder")
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    sentence = complaint(run(*SHORT, typed=["preach 0"]))
    assert str(record_of(here)) in sentence


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_signal_in_mid_game_keeps_the_game(number: signal.Signals, code: int, home: Path) -> None:
    """Ctrl-C, a closed terminal, a polite kill: one sentence with the file and the command, no traceback."""
    with Person(*SHORT) as ada:
        ada.sees("Ada > ")
        ada.types("preach 0\n")
        ada.sees("Ada > ")
        left, said = ada.is_sent(number)

    kept = record_of(home)
    assert left == code
    assert "Traceback" not in said
    assert said.splitlines()[-1].endswith(shlex.join(["paravent", "play", "--resume", str(kept), "--name", "Ada"]))
    assert [line for _, seat, line, _ in read(kept.read_text()).lines if seat == 0] == ["preach 0"]


def test_the_tab_key_completes_a_move() -> None:
    """`pr`, Tab, `0`: a preaching."""
    with Person(*SHORT) as ada:
        ada.sees("Ada > ")
        ada.types("pr\t0\n")
        ada.sees("preach 0")
        ada.sees("Ada > ")
        ada.types("quit\n")
        assert ada.leaves()[0] == 0


def test_a_screen_that_goes_away_keeps_the_game(home: Path) -> None:
    """Standard output closed in mid-game: the game is kept, and stderr says where."""
    with subprocess.Popen(
        command(*SHORT), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(), text=True
    ) as process:
        assert process.stdout is not None and process.stdin is not None and process.stderr is not None
        process.stdout.read(1)
        process.stdout.close()
        process.stdin.write("preach 0\npreach 0\n")
        process.stdin.close()
        said = process.stderr.read()
        assert process.wait() == 2
    assert said.splitlines()[-1].startswith(f"The screen is gone; the game is kept in {record_of(home)};")


def test_one_line_says_that_the_rules_are_interpreted() -> None:
    """Once per process, on stderr, and only if they are."""
    done = subprocess.run(command(*SHORT), input="", capture_output=True, env=environment(), text=True, check=False)
    assert done.stderr.count("The rules run interpreted") == (not paravent.compiled)


def test_bots_can_play_alone() -> None:
    """`--humans 0`: nobody is asked, everybody can watch, and the result is shown."""
    result = run("play", "guru", "--humans", "0", "--seed", "5", "--option", "max_rounds=1")
    assert result.exit_code == 0, result.stderr
    assert "Result" in result.stdout


@pytest.mark.parametrize(
    ("words", "variable", "coloured"), [((), "", True), (("--no-color",), "", False), ((), "1", False)],
    ids=["by default", "by option", "by environment"],
)  # fmt: skip
def test_no_colour_means_none(words: tuple[str, ...], variable: str, coloured: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """With NO_COLOR or --no-color a terminal is sent no colours; bold and italic remain."""
    monkeypatch.setenv("NO_COLOR", variable)
    with Person(*SHORT, *words) as ada:
        shown = ada.sees("Ada > ")
        ada.types("quit\n")
        ada.leaves()
    assert bool(re.search(r"\x1b\[(?:\d+;)*(?:3[0-8]|9[0-7])(?:;\d+)*m", shown)) == coloured


def test_the_environment_of_the_tests_is_theirs(home: Path) -> None:
    """No test writes to the data folder of the person who runs it."""
    assert os.environ["XDG_DATA_HOME"] == str(home.parent.parent)
