"""`paravent sim` as a person meets it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
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


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "There is no game “chess”"),
        (["guru", "--players", "9"], "This game is for 2 to 5 players, not 9."),
        (["guru", "--players", "-1"], "This game is for 2 to 5 players, not -1."),
        (["guru", "--games", "0"], "--games must be a whole number, 1 or more."),
        (["guru", "--jobs", "0"], "--jobs must be a whole number from 1 to 512."),
        (["guru", "--bots", "clever"], "There is no bot “clever”; there are: easy, normal, hard, simple, random."),
        (["guru", "--bots", "simple,random"], "2 bots cannot sit on 4 seats"),
        (["guru", "--option", "honour"], "An option is written WORD=VALUE, not “honour”."),
        (["guru", "--option", "honour=3"], "The option “honour” must be true or false."),
        (["guru", "--option", "speed=3"], "This game has no option “speed”."),
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
