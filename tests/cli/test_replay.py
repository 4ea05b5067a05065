"""Records shown and checked."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import paravent
from paravent.core.chance import Chance
from tests.cli.people import command, environment, finished_record, run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game of three gurus."""
    file = tmp_path / "game.txt"
    file.write_text(finished_record())
    return file


def test_a_whole_record_is_verified_in_one_line(record: Path) -> None:
    """The game, how many played, how many plays, and how it ended."""
    result = run("verify", str(record))
    plays = paravent.verify(record.read_text()).decisions
    assert result.exit_code == 0
    assert result.stdout.startswith(f"The record is whole and true: Guru, 3 players, {plays} plays; ")
    assert result.stdout.count("\n") == 1


def test_a_record_is_read_from_standard_input(record: Path) -> None:
    """`-` is what comes through a pipe."""
    with record.open("rb") as file:
        done = subprocess.run(command("verify", "-"), stdin=file, env=environment(), capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_replay_shows_every_play_and_the_result(record: Path) -> None:
    """Each line of the record in its order, then the score sheet."""
    shown = run("replay", str(record)).stdout
    at = 0
    for line in record.read_text().split("\n\n")[1].splitlines():
        at = shown.index(line, at) + len(line)
    assert shown.index("Result") > at


def vanished() -> tuple[str, str]:
    """A record in which seat 0 hid a preacher, and that preacher's move."""
    table = paravent.new("guru", 2, seed=4)
    while table.owed()[0] != 0:
        table.play(table.owed()[0], "preach 0")
    move = next(move for move in table.legal(0) if str(move).startswith("vanish"))
    table.play(0, move)
    return table.record(), str(move)


def test_a_replay_from_a_seat_tells_what_that_seat_was_told(tmp_path: Path) -> None:
    """Which preacher vanished is in the replay of everything and of its guru, and not in the other's."""
    file = tmp_path / "game.txt"
    text, move = vanished()
    file.write_text(text)
    told = {seat: run("replay", str(file), *seat).stdout for seat in ((), ("--seat", "0"), ("--seat", "1"))}
    hidden = "makes a preacher vanish. Which one?"
    assert [hidden in shown for shown in told.values()] == [False, False, True]
    assert [move in shown for shown in told.values()] == [True, False, False]


def test_a_replay_stops_where_it_is_told(record: Path) -> None:
    """`--until 3` shows the table after three plays, and no result."""
    shown = run("replay", str(record), "--until", "3").stdout
    assert "   3 " in shown and "   4 " not in shown
    assert "Result" not in shown


def test_talk_is_part_of_a_replay(tmp_path: Path) -> None:
    """What was said stands where it was said, without control characters."""
    table = paravent.new("guru", 2, seed=4)
    table.talk(0, "that one looked pious \x1b[31m")
    table.play(table.owed()[0], "preach 0")
    (tmp_path / "game.txt").write_text(table.record())
    result = run("replay", str(tmp_path / "game.txt"))
    assert "seat 0: that one looked pious" in result.stdout
    assert "\x1b" not in result.stdout


def test_spoilt_records_never_end_in_a_traceback(record: Path) -> None:
    """Two hundred random slips: each record is either still true or refused in one sentence."""
    chance = Chance("slips")
    whole = record.read_bytes()
    for _ in range(200):
        spoilt = bytearray(whole)
        at = chance.below(len(spoilt))
        if chance.below(2):
            del spoilt[at : at + 1 + chance.below(40)]
        else:
            spoilt[at] = chance.below(256)
        record.write_bytes(spoilt)
        result = run("verify", str(record))
        assert isinstance(result.exception, SystemExit | None)
        assert (result.exit_code, result.stderr.count("\n")) in ((0, 0), (2, 1)), bytes(spoilt)
