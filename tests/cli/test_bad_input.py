"""Whatever is typed wrongly is answered by one clear sentence and exit code 2."""

from __future__ import annotations

import shlex
import subprocess
from pathlib import Path

import pytest

import paravent
from tests.cli.people import command, complaint, environment, finished_record, run


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("play checkers", "There is no game “checkers”; there are: "),
        ("play", "Which game? There are: "),
        ("play guru --players 9", "This game is for 2 to 5 players, not 9."),
        ("play guru --players many", "--players must be a whole number."),
        ("play guru --option colour=red", "This game has no option “colour”."),
        ("play guru --option honour=perhaps", "The option “honour” must be true or false."),
        ("play guru --option max_rounds=0", "The option “max_rounds” must be a whole number from 1 to 1,000."),
        ("play guru --option honour", "An option is written WORD=VALUE, not “honour”."),
        ("play guru --humans 5 --players 3", "There is no room for 5 people at a table of 3."),
        ("play guru --name Ada --name Bob", "Names must be different and not empty, one per person at most (1 here)."),
        ("play guru --humans -1", "--humans must be a whole number, 0 or more."),
        ("play guru --bots clever", "--bots must be one of: easy, normal, hard, simple, random."),
        ("host --port x", "--port must be a whole number from 0 to 65,535."),
        ("sim guru --json .", "--json must be a file, not a folder."),
        ("games guru", "Got unexpected extra argument (guru); see: paravent games --help"),
        ("play guru --humans -1 --lang fr", "--humans doit être un nombre entier, 0 au moins."),
        ("play guru --bots clever --lang fr", "--bots doit être l’un de ces mots : easy, normal, hard, simple, random."),
        ("play guru --loud", "There is no option --loud; see: paravent play --help"),
        ("play guru --players", "The option --players is not used that way; see --help."),
        ("play --resume nowhere.txt", "There is no file nowhere.txt."),
        ("play --resume nowhere.txt --seed 3", "A resumed game has its players, options and seed already; leave these out."),
        ("dance", "There is no command “dance”; there are: "),
        ("replay nowhere.txt", "There is no file nowhere.txt."),
        ("replay", "FILE is missing; see: paravent replay --help"),
        ("verify .", ". is a folder, not a file."),
        ("play checkers --lang fr", "Il n’y a pas de jeu « checkers » ; il y a : "),
        ("play guru --players 9 --lang=fr", "Ce jeu se joue de 2 à 5 joueurs, pas à 9."),
        ("play guru --option honour=perhaps --lang fr", "L’option « honour » doit être true ou false."),
        ("--lang fr verify nowhere.txt", "Il n’y a pas de fichier nowhere.txt."),
    ],
)
def test_a_wrong_command_is_refused_in_one_sentence(words: str, sentence: str) -> None:
    """Unknown games, wrong counts, bad options, missing files: exit code 2, in the reader's language."""
    assert complaint(run(*words.split())).startswith(sentence)


def cut(record: str) -> str:
    return record[: len(record) // 2].rpartition("\n")[0]


def edited(record: str) -> str:
    return record.replace("options: {", "options:  {")


def impossible(record: str) -> str:
    head, _, plays = record.partition("\n\n")
    return f"{head}\n\n0 pass\n{plays}"


def of_another_time(record: str) -> str:
    return record.replace("version: 1", "version: 99")


@pytest.mark.parametrize("act", ["verify", "replay", "play --resume"])
@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (cut, "The record is cut off: its end line is missing."),
        (edited, "The record was edited: its text does not match its end line."),
        (impossible, "The record cannot be played: line 8: seat 0 may not pass"),
        (of_another_time, "The record was played by version 99 of the rules, which is not this one."),
    ],
    ids=["cut", "edited", "impossible", "of another version"],
)
def test_a_spoilt_record_is_refused_whoever_reads_it(act: str, spoil: object, sentence: str, tmp_path: Path) -> None:
    """A truncated, edited, unplayable or foreign record never half works."""
    assert callable(spoil)
    file = tmp_path / "game.txt"
    file.write_text(spoil(finished_record()))
    assert complaint(run(*act.split(), str(file))).startswith(sentence)


@pytest.mark.parametrize("garbage", [b"\x00\xff\xfe\x80" * 999, b"", b"\x1b[2J\x07 hello", b"paravent record 1\n" + b"\x00" * 99])
def test_garbage_is_no_record(garbage: bytes, tmp_path: Path) -> None:
    """Binary, empty or half-right files get a sentence without control characters."""
    file = tmp_path / "game.txt"
    file.write_bytes(garbage)
    assert complaint(run("verify", str(file))).isprintable()


def test_an_endless_file_is_not_read_to_its_end() -> None:
    """A file larger than any record is refused before it fills the memory."""
    assert complaint(run("verify", "/dev/zero")) == "/dev/zero is too large."


def test_a_finished_game_cannot_be_resumed(tmp_path: Path) -> None:
    """The sentence says what can be done with it."""
    file = tmp_path / "game.txt"
    file.write_text(finished_record())
    assert complaint(run("play", "--resume", str(file))) == f"The game in {file} is over; “paravent replay” shows it."


def test_no_file_is_overwritten(tmp_path: Path) -> None:
    """`--save` refuses a file that is there, before the game begins."""
    file = tmp_path / "diary.txt"
    file.write_text("dear diary")
    assert complaint(run("play", "guru", "--save", str(file))) == f"{file} exists already; nothing is overwritten."
    assert file.read_text() == "dear diary"


def test_a_reader_who_leaves_early_is_no_error(tmp_path: Path) -> None:
    """`paravent replay FILE | head -1`: nothing on stderr, and the code that shells know of closed pipes."""
    file = tmp_path / "game.txt"
    table = paravent.new("guru", 5, seed=1)
    table.playout(2)
    file.write_text(table.record())
    with subprocess.Popen(
        command("replay", str(file)), stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(), text=True
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert (process.stderr.read(), process.wait()) == ("", 141)


@pytest.mark.parametrize(("words", "stream", "code"), [("games", 1, 0), ("play guru", 0, 2), ("play checkers", 2, 2)])
def test_a_closed_stream_is_no_error(words: str, stream: int, code: int) -> None:
    """`paravent games >&-` writes nowhere, without a traceback; without an input the game is kept."""
    line = f"exec {shlex.join(command(*words.split()))} {stream}>&-"
    done = subprocess.run(["sh", "-c", line], capture_output=True, env=environment(), text=True, check=False)
    assert (done.returncode, "Traceback" in done.stderr) == (code, False)


def test_a_full_disk_is_named() -> None:
    """Output that cannot be written is one sentence too."""
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run(command("games"), stdout=full, stderr=subprocess.PIPE, env=environment(), text=True, check=False)
    assert (done.returncode, done.stderr) == (2, "The output cannot be written: No space left on device.\n")


@pytest.mark.parametrize(("language", "line"), [("fr", "Montrer cette aide."), ("en", "Show this help.")])
def test_help_is_in_the_readers_language(language: str, line: str) -> None:
    """What click adds by itself too."""
    assert line in run("--lang", language, "play", "--help").stdout
    assert line in run("--lang", language, "--help").stdout


def test_bots_are_refused_where_only_people_play() -> None:
    """C-24 In a room nobody can dance for a bot; with people on every seat it is played."""
    for words in (
        ("play", "commandments", "--players", "3", "--lang", "en"),
        ("sim", "commandments", "--players", "3", "--games", "1", "--lang", "en"),
    ):
        assert "no bot can do" in complaint(run(*words, "--option", "setting=room"))
