"""What one player, one seat and one address may take, and what waits until somebody wants it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import httpx

from paravent import Json
from paravent.server.bots.spending import Allowance, Spending
from paravent.server.messages import wire
from paravent.server.storage.log import Kept
from paravent.server.storage.store import kept
from paravent.server.tables.actor import MOST_DEVICES
from paravent.server.tables.seating import Who
from paravent.server.tables.session import MOST_TAKEN_BACK
from paravent.server.tables.snapshot import EVERY
from tests.sealed import SEALED
from tests.server.client import Made, Message, open_table
from tests.server.serving import BUSY, QUICK, serving, serving_app
from tests.server.test_data import in_loop
from tests.server.test_session import playing, refused

THREE = replace(QUICK, limits=replace(BUSY, tables_per_hour=0.001, table_burst=3))


def test_an_address_opens_so_many_tables_in_an_hour(tmp_path: Path) -> None:
    """The next one is refused with a sentence in the language that was asked for; lessons count too."""
    with serving(tmp_path / "log.db", THREE) as url:
        body = {"game": "guru", "seats": 2}
        answers = [httpx.post(f"{url}/api/tables", json=body, headers={"Accept-Language": "fr"}) for _ in range(4)]
        lesson = httpx.post(f"{url}/api/lessons", json={"game": "guru", "lesson": "first", "name": "Ada"})
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    assert (answers[-1].json()["code"], "Attendez" in answers[-1].json()["sentence"]) == ("too-many-tables", True)
    assert lesson.status_code == 429


def test_the_oldest_of_too_many_devices_of_one_seat_is_closed(tmp_path: Path) -> None:
    """It is told why, and not to come back; the new one is welcome, and other players' are left alone."""

    async def play(made: Made) -> None:
        other, devices = made.client(1), [made.client(0) for _ in range(MOST_DEVICES + 1)]
        await other.come()
        for device in devices:
            await device.come()
        goodbye = await devices[0].until("goodbye")
        assert (goodbye["code"], goodbye["again"]) == ("too-many-devices", False)
        assert (await devices[-1].command("say", text="still here"))["type"] == "accepted"
        assert (await other.command("say", text="me too"))["type"] == "accepted"
        for client in (other, *devices):
            await client.leave()

    with serving(tmp_path / "log.db") as url:
        asyncio.run(play(open_table(url, "guru", 2)))


def test_a_table_of_bots_alone_waits_until_somebody_watches(tmp_path: Path) -> None:
    """Nobody there: nothing happens, and nothing is in memory. A spectator comes: it goes on; and stops when they have gone."""
    bots: list[Json] = [{"seat": seat, "strength": "simple"} for seat in range(2)]

    async def watch(made: Made) -> None:
        spectator = made.client(None)
        await spectator.come()
        seen = spectator.version
        while spectator.version < seen + 3:
            await spectator.next()
        await spectator.leave()

    with serving_app(tmp_path / "log.db") as (app, url):
        made = open_table(url, "guru", 2, players=0, bots=bots)

        async def begin() -> None:
            host = Made(url, made.id, made.host, [made.host], made.info).client(0)
            await host.come()
            await host.command("start")
            await host.leave()

        asyncio.run(begin())
        assert quiet(app.registry.actors, made.id)
        asyncio.run(watch(made))
        assert quiet(app.registry.actors, made.id)


def quiet(actors: Mapping[str, object], id: str) -> bool:
    """Whether a table is forgotten, because nothing can happen there until somebody comes."""
    for _ in range(3_000):
        if id not in actors:
            return True
        asyncio.run(asyncio.sleep(0.01))
    return False


def test_bots_of_one_place_think_at_its_cost_and_others_are_not_kept_waiting() -> None:
    """What is saved up is spent first; then each question waits for what the seconds bring. It costs what it may take."""
    now = [0.0]
    spending = Spending(Allowance(rate=0.5, saved=2.0), lambda: now[0])
    assert [spending.charge("here", 1.0) for _ in range(4)] == [0.0, 0.0, 2.0, 4.0]
    assert spending.charge("there", 1.0) == 0.0
    now[0] = 100.0
    assert spending.charge("here", 1.0) == 0.0


def test_an_answer_is_taken_back_only_so_often() -> None:
    """Each time is two lines of the log; the last answer stands, and another question is another matter."""
    with SEALED.registered():
        session = playing(SEALED.name, 2)
        who = Who(0, host=False)
        for n in range(MOST_TAKEN_BACK):
            session.receive(who, wire.Answer(f"a{n}", session.prompt_id, "vote 1"), 0, set())
            session.receive(who, wire.Withdraw(f"w{n}", session.prompt_id), 0, set())
        session.receive(who, wire.Answer("last", session.prompt_id, "vote 1"), 0, set())
        assert refused(session, who, wire.Withdraw("once more", session.prompt_id)) == "changed-enough"
        session.receive(Who(1, host=False), wire.Answer("other", session.prompt_id, "vote 0"), 0, set())
        session.receive(who, wire.Answer("next", session.prompt_id, "vote 1"), 0, set())
        session.receive(who, wire.Withdraw("of the next", session.prompt_id), 0, set())


def test_a_snapshot_is_kept_after_so_many_changes_that_everybody_saw(place: str) -> None:
    """Lines that are secret do not bring it nearer; a server that starts again goes on from it, and the record is whole."""

    async def talk(made: Made) -> None:
        client = made.client(0)
        await client.come()
        for n in range(EVERY):
            assert (await client.command("say", text=f"word {n}"))["type"] == "accepted"
        await client.leave()

    with serving_app(place) as (app, url):
        made = open_table(url, "guru", 2)
        asyncio.run(talk(made))
        assert quiet(app.registry.actors, made.id)
        found = in_loop(app, kept(app.registry.store, made.id, lambda _: True))
    assert isinstance(found, Kept) and found.first > EVERY and found.length == found.first + len(found.lines)
    with serving(place) as url:
        welcome = asyncio.run(welcomed(Made(url, made.id, made.host, made.tokens, made.info)))
        assert welcome["chat"][-1]["text"] == f"word {EVERY - 1}"  # type: ignore[call-overload, index]


async def welcomed(made: Made) -> Message:
    client = made.client(0)
    welcome = await client.come()
    await client.leave()
    return welcome
