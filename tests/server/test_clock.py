"""A question's time is kept as time left: clocks may be set, and servers may be away."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import cast

import pytest

from paravent.server.app import App
from paravent.server.storage.log import KeptClock
from paravent.server.storage.store import clock
from paravent.server.tables.deadlines import SteadyClock, milliseconds_between_ticks
from tests.server.client import Client, Made, open_table
from tests.server.serving import Process, serving, serving_app
from tests.server.test_session import playing

DAY = 24 * 3600


def left(client: Client) -> int:
    """The milliseconds that the open question has left, by the server's clock."""
    assert client.position is not None
    told = cast("dict[str, int]", client.position["clock"])
    return told["deadline"] - told["now"]


async def begun(made: Made) -> None:
    host = made.client(0)
    await host.come()
    await host.command("start")
    await host.leave()


async def left_at(made: Made, url: str) -> int:
    """The time left as somebody who comes now is told."""
    client = Client(url, made.id, made.tokens[0])
    await client.come()
    await client.leave()
    return left(client)


@pytest.mark.parametrize("shift", [-DAY, -3600, 3600, DAY])
def test_a_clock_that_is_set_across_a_restart_neither_freezes_nor_robs_anyone(
    shift: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Set back it would give a question another day, set forward it would take all of its time but the grace."""
    with serving(tmp_path / "log.db") as url:
        made = open_table(url, "guru", 2, answer_seconds=60)
        asyncio.run(begun(made))
    now = time.time_ns
    monkeypatch.setattr("time.time_ns", lambda: now() + shift * 10**9)
    with serving(tmp_path / "log.db") as url:
        assert 40_000 < asyncio.run(left_at(made, url)) <= 60_000


def test_a_clock_that_is_set_while_the_server_runs_is_not_heeded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time goes on as it went."""
    steady, now = SteadyClock(), time.time_ns
    before = steady.now()
    monkeypatch.setattr("time.time_ns", lambda: now() - DAY * 10**9)
    assert 0 <= steady.now() - before < 60_000


def test_the_time_during_which_the_server_was_away_does_not_count() -> None:
    """A question goes on with what it had left; the last seconds are a grace, and never more than the whole."""
    session = playing(answer_seconds=60)
    found = []
    for kept in (None, KeptClock("t1", 1, 40_000), KeptClock("t1", 0, 40_000), KeptClock("t1", 1, 3), KeptClock("t1", 1, 10**9)):
        session.resume(5_000_000, kept)
        found.append(cast("int", session.deadline()) - 5_000_000)
    assert found == [60_000, 40_000, 60_000, 15_000, 60_000]


def test_a_question_of_a_few_seconds_has_no_more_after_a_restart() -> None:
    """The grace is not longer than the whole time."""
    session = playing(answer_seconds=5)
    session.resume(0, KeptClock("t1", 1, 10))
    assert session.deadline() == 5000


def test_time_left_is_stored_often_enough_and_not_too_often() -> None:
    """A twentieth of the time, but not more often than every ten seconds nor more seldom than every hour."""
    assert [milliseconds_between_ticks(seconds) for seconds in (5, 600, 14 * DAY)] == [10_000, 30_000, 3_600_000]


def test_a_crash_gives_back_no_more_than_since_the_time_was_last_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While nobody plays the time left is stored by itself, and whoever takes the table up goes on from there."""
    monkeypatch.setattr("paravent.server.tables.deadlines.SHORTEST_TICK_MS", 20)
    monkeypatch.setattr("paravent.server.tables.deadlines.TICKS", 10**9)

    async def stored(app: App) -> int:
        kept = await clock(app.registry.store, made.id)
        return 0 if kept is None else kept.left

    async def wait(app: App) -> None:
        while not 0 < await stored(app) < 99_500:
            await asyncio.sleep(0.02)

    with serving_app(tmp_path / "log.db") as (app, url):
        made = open_table(url, "guru", 2, answer_seconds=100)
        asyncio.run(begun(made))
        asyncio.run(asyncio.wait_for(wait(app), 20))
        with serving(tmp_path / "log.db") as other:  # the first has not been stopped, and so could not store a last time
            assert asyncio.run(left_at(made, other)) <= 99_500


def test_the_time_left_survives_a_polite_stop(tmp_path: Path) -> None:
    """It is stored last of all, though no tick was due."""
    server = Process(tmp_path / "log.db")
    made = open_table(server.url, "guru", 2, answer_seconds=60)
    asyncio.run(begun(made))
    time.sleep(1)
    server.stop()
    server.start()
    assert asyncio.run(left_at(made, server.url)) <= 59_000
    server.stop()
