"""`paravent sim` as a person meets it."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic

import pytest
from click.testing import CliRunner, Result

from paravent.cli import main
from tests.cli.people import complaint

PARAVENT = [sys.executable, "-m", "paravent", "--lang", "en"]
COMMAND = [*PARAVENT, "sim", "guru"]
TOURNAMENT = [*PARAVENT, "tournament", "guru"]


def sim(*words: str) -> Result:
    return CliRunner().invoke(main, ["--lang", "en", "sim", *words])


def test_a_simulation_is_reported() -> None:
    """Who wins, how it ends, how many points, how long."""
    result = sim("guru", "--players", "3", "--games", "12", "--jobs", "1", "--seed", "4", "--bots", "random")
    lines = [" ".join(line.split()) for line in result.stdout.splitlines()]

    assert result.exit_code == 0
    assert lines[0].endswith(": 12 games, 3 players, seed 4")
    for title in ("Wins", "Won", "Endings", "Points", "Length"):
        assert title in lines
    assert sum(line.startswith("seat 2 random") for line in lines) == 2  # among the wins, and among the points
    assert [line for line in lines if line.startswith("decisions ")]


def test_a_narrow_terminal_gets_the_whole_report(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its lines are longer than the terminal is wide, rather than without their labels."""
    words = ("guru", "--games", "2", "--jobs", "1", "--seed", "4", "--bots", "random")
    usual = sim(*words).stdout
    monkeypatch.setenv("COLUMNS", "40")

    assert sim(*words).stdout.split() == usual.split()


def test_the_same_seed_gives_the_same_report_for_any_number_of_jobs(tmp_path: Path) -> None:
    """Byte by byte."""
    reports = []
    for jobs in ("1", "2"):
        file = tmp_path / f"{jobs}.json"
        result = sim("guru", "--games", "21", "--jobs", jobs, "--seed", "4", "--bots", "random", "--json", str(file))
        assert result.exit_code == 0
        reports.append((result.stdout, file.read_text()))

    assert reports[0] == reports[1]


def test_the_report_can_be_had_as_json(tmp_path: Path) -> None:
    """With all that is needed to have it again."""
    file = tmp_path / "report.json"
    words = "--players 2 --games 3 --jobs 1 --seed x --bots simple,random --option max_rounds=2"
    result = sim("guru", *words.split(), "--json", str(file))
    data = json.loads(file.read_text())

    assert result.exit_code == 0
    assert {key: data[key] for key in ("game", "bots", "seed", "options", "games")} == {
        "game": "guru",
        "bots": ["simple", "random"],
        "seed": "x",
        "options": {"max_rounds": 2},
        "games": 3,
    }
    assert data["numbers"]["length"]["rounds"]["most"] <= 2


def compare(*words: str) -> Result:
    return CliRunner().invoke(main, ["--lang", "en", "compare", *words])


@pytest.mark.parametrize("command", [sim, compare])
def test_a_page_is_the_same_bytes_for_any_number_of_jobs(command: Callable[..., Result], tmp_path: Path) -> None:
    """And so is what is printed, and the data."""
    options = ["--option", "max_rounds=2", *(["--option", "max_rounds=3"] if command is compare else [])]
    outputs = []
    for jobs in ("1", "2"):
        page, file = tmp_path / f"{jobs}.html", tmp_path / f"{jobs}.json"
        words = ["--games", "21", "--jobs", jobs, "--seed", "4", "--bots", "random", *options]
        result = command("guru", *words, "--report", str(page), "--json", str(file))
        assert result.exit_code == 0
        outputs.append((result.stdout, page.read_bytes(), file.read_bytes()))

    assert outputs[0] == outputs[1]
    assert outputs[0][1].startswith(b"<!doctype html>")


def test_two_rules_are_compared() -> None:
    """Values, difference, interval, and how many more games would settle it."""
    words = "--players 3 --games 12 --jobs 1 --seed 4 --bots random --option max_rounds=1 --option max_rounds=2"
    result = compare("guru", *words.split())
    lines = [" ".join(line.split()) for line in result.stdout.splitlines()]

    assert result.exit_code == 0
    assert lines[:2] == ["Guru: 12 games, 3 players, seed 4", "B: max_rounds=2, against A: max_rounds=1"]
    assert "rounds 1.00 2.00 +1.00 ± 0.00 settled" in lines


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["guru"], "Name an option at least twice, with different values, for 2 to 16 rules in all."),
        (["guru", "--option", "honour=true", "--option", "honour=3"], "The option “honour” must be true or false."),
        (["chess", "--option", "a=1", "--option", "a=2"], "There is no game “chess”"),
        (
            ["guru", "--option", "honour=true", "--option", "honour=false", "--report", "/nowhere/x"],
            "/nowhere/x cannot be written.",
        ),
    ],
)
def test_what_cannot_be_compared_is_refused_in_one_sentence(words: list[str], sentence: str) -> None:
    """On stderr, before anything is played."""
    result = compare(*words)

    assert (result.exit_code, result.stdout) == (2, "")
    assert sentence in result.stderr


@pytest.mark.parametrize(
    "words", [COMMAND, TOURNAMENT, [*PARAVENT, "compare", "guru", "--option", "max_rounds=1", "--option", "max_rounds=2"]]
)
def test_whoever_watches_sees_how_far_it_is_and_how_long_it_takes(words: list[str], tmp_path: Path) -> None:
    """A bar with games and time left on stderr, if it is a terminal; nothing of it elsewhere."""
    command = [*words, "--games", "12", "--jobs", "1", "--bots", "random,simple" if words is TOURNAMENT else "random"]
    report = tmp_path / "report.txt"
    screen, terminal = pty.openpty()
    environ = {**os.environ, "TERM": "xterm", "COLUMNS": "100"}
    with report.open("wb") as out, subprocess.Popen(command, stdout=out, stderr=terminal, env=environ) as process:
        os.close(terminal)
        shown = b"".join(iter(partial(read_some, screen), b"")).decode()
    os.close(screen)

    assert process.returncode == 0
    assert re.search(r"12/12 \d:\d\d:\d\d", re.sub(r"\x1b\[\d*m", "", shown))  # without its colours
    assert "12/12" not in report.read_text()
    assert "12/12" not in subprocess.run(command, capture_output=True, text=True, check=True).stderr


def read_some(screen: int) -> bytes:
    """What there is on a terminal; nothing once its other end is closed, which Linux calls an error."""
    try:
        return os.read(screen, 4096)
    except OSError:
        return b""


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "There is no game “chess”"),
        (["guru", "--players", "9"], "This game is for 2 to 5 players, not 9."),
        (["guru", "--players", "-1"], "This game is for 2 to 5 players, not -1."),
        (["guru", "--games", "0"], "--games must be a whole number, 1 or more."),
        (["guru", "--jobs", "0"], "--jobs must be a whole number from 1 to 512."),
        (["guru", "--bots", "clever"], "There is no bot “clever”; there are: easy, normal, hard, simple, random, ottoline,"),
        (["guru", "--bots", "simple,random"], "2 bots cannot sit on 4 seats"),
        (["guru", "--option", "honour"], "An option is written WORD=VALUE, not “honour”."),
        (["guru", "--option", "honour=3"], "The option “honour” must be true or false."),
        (["guru", "--option", "speed=3"], "This game has no option “speed”."),
        (["guru", "--option", "honour=true", "--option", "honour=false"], "“paravent compare” plays by both values."),
        (["guru", "--json", "/nowhere/at/all"], "/nowhere/at/all cannot be written."),
        ([], "GAME is missing"),
    ],
)
def test_what_cannot_be_simulated_is_refused_in_one_sentence(words: list[str], sentence: str) -> None:
    """On stderr, with exit code 2 and nothing on stdout."""
    result = sim(*words)

    assert (result.exit_code, result.stdout) == (2, "")
    assert sentence in result.stderr
    assert "Traceback" not in result.stderr


def test_a_report_is_shown_although_its_file_cannot_be_written() -> None:
    """A disk that fills up while bots play costs the file, not what they played."""
    result = sim("guru", "--games", "1", "--jobs", "1", "--bots", "random", "--json", "/dev/full")

    assert complaint(result) == "The output cannot be written: No space left on device."
    assert ": 1 game, 4 players" in result.stdout


def time_of(words: list[str]) -> float:
    """How long the command takes on this machine, as busy as it is."""
    start = monotonic()
    subprocess.run(words, capture_output=True, check=True)
    return monotonic() - start


def left_behind(group: int) -> list[str]:
    """The command lines of a process group's workers that are still there."""
    lines = subprocess.run(["ps", "-eo", "pgid=,stat=,args="], capture_output=True, text=True, check=True).stdout.splitlines()
    return [line for line in lines if line.split()[0] == str(group) and "spawn_main" in line]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_reports_what_is_counted_so_far(jobs: str, tmp_path: Path) -> None:
    """Exit code 130, a report of fewer games than asked for, and no process left behind."""
    file = tmp_path / "report.json"
    words = [*COMMAND, "--games", "1000000", "--jobs", jobs, "--bots", "random", "--json", str(file)]
    some_games = time_of([*COMMAND, "--games", "40", "--jobs", jobs, "--bots", "random"])
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True) as process:
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(2 * some_games + 1)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=30)
    counted = json.loads(file.read_text())["games"]

    assert process.returncode == 130
    assert err.strip().splitlines()[-1] == f"Interrupted after {counted:,} of 1,000,000 games."
    assert f": {counted:,} games" in out
    assert "Traceback" not in err
    assert left_behind(process.pid) == []


def test_ctrl_c_ends_a_tournament_as_quietly() -> None:
    """What is rated so far, one sentence, and not a word from the processes that played."""
    words = [*TOURNAMENT, "--bots", "simple,random", "--jobs", "2"]
    some_games = time_of([*words, "--games", "4"])
    with subprocess.Popen(
        [*words, "--games", "1000000"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(2 * some_games + 1)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=30)
    (sentence,) = [line for line in err.splitlines() if "interpreted" not in line]

    assert process.returncode == 130
    assert sentence.startswith("Interrupted after ") and sentence.endswith(" of 1,000,000 games.")
    assert "simple" in out
    assert left_behind(process.pid) == []


def test_a_reader_who_leaves_early_is_no_error() -> None:
    """A closed pipe ends the command quietly."""
    words = [*COMMAND, "--games", "1", "--jobs", "1"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        err = process.stderr.read()

    assert process.returncode == 141
    assert "Traceback" not in err
    assert "Exception" not in err
