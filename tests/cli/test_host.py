"""Hosting from the command line, and checking a deal afterwards."""

from __future__ import annotations

import socket
from contextlib import closing
from pathlib import Path

import pytest

import paravent
from paravent.cli.host import invitation, own_address, shown
from paravent.server.tables import deal
from paravent.texts import Catalogue
from tests.cli.people import complaint, run

SECRET, SALT = "a" * 32, "b" * 32


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A finished game whose deal was committed to."""
    table = paravent.new("guru", 2, deal.seed(SECRET, SALT, ["mine", ""]), {"max_rounds": 1})
    table.playout(3)
    file = tmp_path / "game.txt"
    file.write_text(table.record())
    return str(file)


def test_a_record_is_checked_against_what_was_published(record: str) -> None:
    """The commitment that the table showed before the start, and no other."""
    good, bad = deal.commitment(SECRET, SALT), deal.commitment(SECRET, "c" * 32)
    kept, broken = run("verify", record, "--commitment", good), run("verify", record, "--commitment", bad)
    assert (kept.exit_code, "published before the start" in kept.stdout) == (0, True)
    assert (broken.exit_code, "dealt otherwise" in broken.stderr) == (2, True)


def test_a_record_tells_its_commitment(record: str) -> None:
    """To be compared by those who noted it."""
    assert deal.commitment(SECRET, SALT) in run("verify", record).stdout


def test_a_record_of_sealed_words_tells_all_that_was_promised(tmp_path: Path) -> None:
    """The seal that a browser kept is checked as the commitment is; a changed word, round or secret breaks it."""
    word, commitment = "w" * 26, deal.commitment(SECRET, SALT)
    file, promise = tmp_path / "game.txt", deal.promise(commitment, 0, word)
    table = paravent.new("guru", 2, deal.sealed_seed(SECRET, SALT, [word, ""], 2), {"max_rounds": 1})
    table.playout(3)
    file.write_text(table.record())
    good, others = deal.seal(commitment, 2, [promise, ""]), (deal.seal(commitment, 1, [promise, ""]), promise)
    told = run("verify", str(file)).stdout
    assert commitment in told and promise in told and good in told and "gave no word" in told
    assert run("verify", str(file), "--commitment", good).exit_code == 0
    assert run("verify", str(file), "--commitment", commitment).exit_code == 0
    assert [run("verify", str(file), "--commitment", other).exit_code for other in others] == [2, 2]


def test_an_invitation_is_a_link_and_the_same_as_a_code(tmp_path: Path) -> None:
    """In the player's language."""
    shown = invitation(f"http://{own_address()}:8000", Catalogue(None, "fr"))
    assert "▄" in shown and f"http://{own_address()}:8000" in shown and "les amis" in shown


def test_a_port_that_is_taken_is_refused_in_one_sentence(tmp_path: Path) -> None:
    """Before anything is promised."""
    with closing(socket.socket()) as other:
        other.bind(("0.0.0.0", 0))
        other.listen()
        port = other.getsockname()[1]
        result = run("host", "--port", str(port), "--data", str(tmp_path / "log.db"))
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert str(port) in result.stderr


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (".", "The tables cannot be kept there: (sqlite3.OperationalError) unable to open database file"),
        ("notes.txt", "The tables cannot be kept there: (sqlite3.DatabaseError) file is not a database"),
        ("notes.txt/tables.db", "The tables cannot be kept there: "),
        ("postgresql://ada:pass@127.0.0.1:1/none", "The tables cannot be kept there: "),
        ("postgresql://ada:pass@127.0.0.1:none/none", "The tables cannot be kept there: "),
        (
            "mysql://ada:pass@127.0.0.1/none",
            "Tables are kept in a SQLite file, or in a database whose address begins with one of: ",
        ),
    ],
)
def test_a_place_that_cannot_keep_tables_is_refused_before_anything_is_promised(
    data: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No link, no code, and no password on the screen."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "notes.txt").write_text("no database" * 100)
    result = run("host", "--port", "0", "--data", data)

    assert complaint(result).startswith(sentence)
    assert result.stdout == ""
    assert "pass" not in result.stderr


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--bind", "192.0.2.1"], "The address 192.0.2.1 cannot be used: "),
        (["--bind", "no address"], "The address no address cannot be used: "),
        (["--tls-cert", "cert.pem"], "https needs both --tls-cert and --tls-key."),
        (["--tls-cert", "cert.pem", "--tls-key", "none.pem"], "The certificate and its key cannot be used: "),
        (["--trusted-proxy", "proxy"], "A trusted proxy is an IP address or a network such as 10.0.0.0/8, not “proxy”."),
        (
            ["--trusted-proxy", "10.0.0.1/8"],
            "A trusted proxy is an IP address or a network such as 10.0.0.0/8, not “10.0.0.1/8”.",
        ),
        (["--workers", "many"], "There may be 1 to 64 workers, or “auto” for one per core, not “many”."),
        (["--workers", "0"], "There may be 1 to 64 workers, or “auto” for one per core, not “0”."),
        (["--metrics", "9100"], "The metrics need an address and a port such as 127.0.0.1:9100, not “9100”."),
        (["--metrics", "127.0.0.1:x"], "The metrics need an address and a port such as 127.0.0.1:9100, not “127.0.0.1:x”."),
        (["--metrics", "192.0.2.1:9100"], "The address 192.0.2.1 cannot be used: "),
        (
            ["--node-url", "10.0.0.5:8000"],
            "Other servers reach this one at an address such as http://10.0.0.5:8000, not “10.0.0.5:8000”.",
        ),
        (["--node-url", "http://10.0.0.5:8000"], "Several servers share their tables in PostgreSQL only: --data postgresql://…"),
    ],
)
def test_a_way_in_that_cannot_be_had_is_refused_before_anything_is_promised(
    options: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one sentence, without a link or a code."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "cert.pem").write_text("no certificate")
    result = run("host", "--port", "0", "--data", "tables.db", *options)

    assert complaint(result).startswith(sentence)
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("address", "link"), [("127.0.0.1", "127.0.0.1"), ("::1", "[::1]"), ("0.0.0.0", own_address()), ("::", own_address())]
)
def test_the_link_names_the_address_that_is_listened_on(address: str, link: str) -> None:
    """And where that is every address, the one of this machine in its network."""
    assert shown(address) == link


def test_an_address_that_is_none_is_refused() -> None:
    """It would be printed as a link and drawn as a code."""
    assert complaint(run("host", "--port", "0", "--public-url", "play.example.org")) == (
        "The public address must begin with http:// or https://, not “play.example.org”."
    )
