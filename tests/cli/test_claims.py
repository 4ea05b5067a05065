"""Claims at the terminal: said in a line, heard by all, and at the end marked."""

from __future__ import annotations

from pathlib import Path

import paravent
from tests.cli.people import run

SHORT = ("play", "guru", "--seed", "6", "--option", "max_rounds=2", "--name", "Ada")
TURNS = ("preach 0",) * 6


def test_a_person_claims_something_and_the_record_keeps_it(tmp_path: Path) -> None:
    """What it said stands in the log and in the record; at the end the table is told whether it was true."""
    file = tmp_path / "game.txt"
    result = run(*SHORT, "--save", str(file), typed=["claim have tom", "claim lack tom", "claims", "log", *TURNS])

    assert result.exit_code == 0, result.stderr
    assert [(claim.seat, claim.text) for claim in paravent.verify(file.read_text()).claims(None)][:2] == [
        (0, "have tom"),
        (0, "lack tom"),
    ]
    assert "Ada: “Centology Tom preaches for me.”" in result.stdout
    assert "contradicts an earlier word" in result.stdout
    end = result.stdout.rpartition("What was claimed")[2]
    assert ("“Centology Tom preaches for me.” ✓" in end) != ("“Centology Tom does not preach for me.” ✓" in end)
    assert "✗" in end


def test_what_may_be_claimed_is_listed_and_nonsense_is_refused() -> None:
    """In the reader's language; and nothing is lost."""
    result = run(*SHORT, "--lang", "fr", typed=["affirmer", "affirmer je t’aime", *TURNS])

    assert result.exit_code == 0, result.stderr
    assert "suspect @? tom" in result.stdout and "Centology Tom prêche chez …." in result.stdout
    assert "ne peut pas s’affirmer dans ce jeu." in result.stdout


def test_a_table_in_silence_hears_no_claims() -> None:
    """`--silence` turns them off, and whoever resumes the game keeps it so."""
    result = run(*SHORT, "--silence", typed=["claim have tom", "quit"])

    assert "plays in silence" in result.stdout
    assert "--silence" in result.stdout + result.stderr


def test_a_replay_tells_what_was_claimed(tmp_path: Path) -> None:
    """Where it was said, and at the end what was true."""
    file = tmp_path / "game.txt"
    table = paravent.new("guru", 2, seed=5, options={"max_rounds": 2})
    table.claim(1, "have tom")
    table.playout(1)
    file.write_text(table.record())
    shown = run("replay", str(file)).stdout

    assert "» seat 1: “Centology Tom preaches for me.”" in shown
    assert shown.count("Centology Tom preaches for me.") == 2
