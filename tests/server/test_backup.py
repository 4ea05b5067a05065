"""A running server's tables as one file, and back into SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from pathlib import Path

import pytest

from paravent.server.storage.backup import BadBackup, Counted, back_up, restore
from tests.cli.people import complaint, run
from tests.server.client import Client, Made, Message, open_table
from tests.server.serving import serving
from tests.server.test_two_servers import elsewhere


@pytest.fixture(params=["sqlite", "postgresql"])
def other(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where it is restored to, once on each engine."""
    return str(tmp_path / "other.db") if request.param == "sqlite" else str(request.getfixturevalue("postgres"))


async def welcomed(made: Made, seat: int) -> Message:
    client = made.client(seat)
    welcome = await client.come()
    await client.leave()
    return {key: welcome[key] for key in ("table", "events", "chat", "notebook", "revision")} | {
        "view": welcome["position"]["view"]  # type: ignore[call-overload, index]
    }


async def play_a_little(made: Made) -> Client:
    client = made.client(0)
    await client.come()
    await client.command("note", text="she bluffs")
    await client.command("start")
    await client.command("say", text="Good luck – bonne chance !")
    if client.moves:
        await client.answer(client.moves[0])
    return client


def test_a_running_server_is_backed_up_and_restored_on_either_engine(place: str, other: str, tmp_path: Path) -> None:
    """Every seat finds its table, talk and notes as they were at that moment; what came later is not there."""

    async def work(made: Made) -> list[Message]:
        client = await play_a_little(made)
        seen = [await welcomed(made, seat) for seat in range(2)]
        await back_up(place, tmp_path / "kept")
        await client.command("say", text="said too late")
        await client.leave()
        return seen

    with serving(place) as url:
        made = open_table(url, "guru", 2)
        seen = asyncio.run(work(made))
    asyncio.run(restore(other, tmp_path / "kept", replace=True))
    with serving(other) as url:

        async def look() -> list[Message]:
            return [await welcomed(elsewhere(made, url), seat) for seat in range(2)]

        assert asyncio.run(look()) == seen
    assert (tmp_path / "kept").stat().st_mode & 0o777 == 0o600


def test_a_store_with_tables_is_not_overwritten_unless_that_is_wanted(tmp_path: Path) -> None:
    """One sentence, in the language of whoever asks, and nothing has changed."""
    place, file = str(tmp_path / "log.db"), str(tmp_path / "kept")
    with serving(place) as url:
        open_table(url, "guru", 2)
        made = run("backup", file, "--data", place)
        again = run("restore", file, "--data", place, "--lang", "fr")
    assert (made.exit_code, "one table" in made.stdout) == (0, True)
    assert complaint(again).startswith("Il y a déjà des tables à cet endroit")
    assert run("restore", file, "--data", place, "--replace").exit_code == 0


@pytest.mark.parametrize("harm", ["cut", "edited", "shortened", "other"])
def test_a_backup_that_is_not_whole_is_refused_and_changes_nothing(harm: str, tmp_path: Path) -> None:
    """Cut in the middle, edited, a row short, or no backup at all."""
    place, file = str(tmp_path / "log.db"), tmp_path / "kept"
    with serving(place) as url:
        open_table(url, "guru", 2)
    asyncio.run(back_up(place, file))
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    match harm:
        case "cut":
            file.write_bytes(file.read_bytes()[:-20])
        case "edited":
            file.write_bytes(gzip.compress(b"".join(lines).replace(b"Player 1", b"Player 2")))
        case "shortened":
            file.write_bytes(gzip.compress(b"".join(lines[:3] + lines[4:])))
        case _:
            file.write_text("a shopping list")
    sentence = complaint(run("restore", str(file), "--data", str(tmp_path / "new.db")))
    assert "not a whole backup" in sentence
    assert not (tmp_path / "new.db").exists()


def test_a_server_that_runs_on_a_replaced_store_notices_and_leaves_no_gap(place: str, tmp_path: Path) -> None:
    """It was ahead of what was restored: what it would write next does not follow the last line, and is not written."""

    async def work(made: Made) -> Message:
        client = await play_a_little(made)
        await back_up(place, tmp_path / "kept")
        for word in ("one", "two", "three"):
            await client.command("say", text=word)
        await restore(place, tmp_path / "kept", replace=True)
        await client.send({"type": "say", "id": "late", "text": "four"})
        goodbye = await client.until("goodbye")
        back = made.client(0)
        welcome = await back.come()
        assert (await back.command("say", text="five"))["type"] == "accepted"
        await back.leave()
        assert [said["text"] for said in welcome["chat"]] == ["Good luck – bonne chance !"]  # type: ignore[call-overload, index, union-attr]
        return goodbye

    with serving(place) as url:
        goodbye = asyncio.run(work(open_table(url, "guru", 2)))
    assert (goodbye["code"], goodbye["again"]) == ("trouble", True)


def test_a_backup_of_a_damaged_store_says_what_is_lost(tmp_path: Path) -> None:
    """Lines after a gap cannot be played: they are left out, and counted."""
    place, file = str(tmp_path / "log.db"), str(tmp_path / "kept")
    with serving(place) as url:
        made = open_table(url, "guru", 2)
    with sqlite3.connect(place) as hand:
        hand.execute("DELETE FROM log WHERE n = 1")
    result = run("backup", file, "--data", place)
    assert (result.exit_code, result.stderr.strip()) == (
        0, f"The table {made.id} is damaged: of its 3 lines only the first 1 can be read.",
    )  # fmt: skip
    assert asyncio.run(restore(str(tmp_path / "new.db"), Path(file))) == Counted(
        {"tables": 1, "log": 1, "notebooks": 0, "codes": 1}
    )


def test_there_is_nothing_to_back_up_where_no_store_is(tmp_path: Path) -> None:
    """And none is made."""
    with pytest.raises(BadBackup):
        asyncio.run(back_up(str(tmp_path / "none.db"), tmp_path / "kept"))
    assert list(tmp_path.iterdir()) == []
    assert "no tables to back up" in complaint(run("backup", str(tmp_path / "kept"), "--data", str(tmp_path / "none.db")))
