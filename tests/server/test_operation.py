"""Running a server: health, metrics, a graceful stop, and no growth."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import sqlite3
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import mean

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

import paravent
from paravent.server.app import App, Settings
from paravent.server.bots.question import BotQuestion
from paravent.server.messages.wire import Answer, Start
from paravent.server.tables.mailbox import Connected, Disconnected, Sent, Subscriber
from paravent.server.tables.seating import Guest
from paravent.server.tables.session import Session, _written
from tests.server.client import Client, Made, open_table
from tests.server.serving import FORK, QUICK, Process, free_port, serving
from tests.server.silent import SilentOutbox

TABLES = int(os.environ.get("PARAVENT_TABLES", "150"))  # 10,000 in the long run
ABREAST = 50


def test_a_healthy_server_says_so(tmp_path: Path) -> None:
    """And counts, in Prometheus's format, without naming a table."""
    port = free_port()
    with serving(tmp_path / "log.db", replace(QUICK, metrics=("127.0.0.1", port))) as url:
        made = open_table(url, "guru", 2)
        health, metrics = httpx.get(f"{url}/healthz"), httpx.get(f"http://127.0.0.1:{port}/metrics")
    assert (health.status_code, health.json()) == (200, {"status": "ok"})
    assert "paravent_tables_opened_total" in metrics.text and "# TYPE paravent_store_seconds histogram" in metrics.text
    assert made.id not in metrics.text


def test_a_polite_stop_tells_everyone_and_loses_nothing(tmp_path: Path) -> None:
    """Clients are told to come back, and find their table as it was."""

    async def play(server: Process) -> None:
        made = open_table(server.url, "guru", 2)
        client = made.client(0)
        await client.come()
        await client.command("start")
        version = client.version
        server.process.terminate()
        last = {}
        try:
            while True:
                last = await asyncio.wait_for(client.next(), 10)
        except ConnectionClosed:
            pass
        assert (last["type"], last["code"], last["again"]) == ("goodbye", "stopping", True)
        server.process.join(10)
        server.start()
        back = made.client(0)
        await back.come(seen=version)
        assert back.version == version
        await back.leave()

    server = Process(tmp_path / "log.db")
    asyncio.run(play(server))
    server.stop()


def test_a_player_comes_back_on_another_device(tmp_path: Path) -> None:
    """The token is all it takes; both devices see the same, the notebook included."""

    async def play(url: str) -> None:
        made = open_table(url, "guru", 2)
        phone, laptop = made.client(0), made.client(0)
        await phone.come()
        await phone.command("note", text="she bluffs")
        await phone.command("start")
        await laptop.come()
        assert laptop.welcome["notebook"] == "she bluffs"
        assert laptop.position is not None and phone.position is not None
        assert laptop.position["view"] == phone.position["view"]
        other = made.client(1)
        await other.come()
        assert other.welcome["notebook"] == ""
        for client in (phone, laptop, other):
            await client.leave()

    with serving(tmp_path / "log.db") as url:
        asyncio.run(play(url))


def test_who_is_here_is_told_when_seats_change_hands(tmp_path: Path) -> None:
    """A player whose seat was freed is no longer there, and a host who sits down is."""

    async def play(made: Made) -> None:
        host, guest = Client(made.url, made.id, made.host), made.client(None)
        await host.come()
        assert (await guest.come())["present"] == [False, False]
        httpx.post(f"{made.url}/api/tables/{made.id}/join", json={"name": "Host", "token": made.host})
        assert (await guest.until("presence"))["present"] == [True, False]
        await host.command("free-seat", seat=0)
        assert (await guest.until("presence"))["present"] == [False, False]
        for client in (host, guest):
            await client.leave()

    with serving(tmp_path / "log.db") as url:
        asyncio.run(asyncio.wait_for(play(open_table(url, "guru", 2, players=0)), 10))


def test_a_notebook_goes_with_its_player_not_with_the_seat(tmp_path: Path) -> None:
    """Whoever sits down on a seat that was freed finds an empty notebook, now and after a restart."""

    async def play(made: Made) -> None:
        host, first = made.client(0), made.client(1)
        await host.come()
        await first.come()
        await first.command("note", text="I never trust the host")
        await host.command("free-seat", seat=1)
        await first.leave()
        joined = httpx.post(f"{made.url}/api/tables/{made.id}/join", json={"name": "Next"})
        made.tokens[1] = joined.json()["token"]
        assert await notebook(made) == ""
        await host.leave()

    async def notebook(made: Made) -> paravent.Json:
        client = made.client(1)
        found = (await client.come())["notebook"]
        await client.leave()
        return found

    with serving(tmp_path / "log.db") as url:
        made = open_table(url, "guru", 2)
        asyncio.run(asyncio.wait_for(play(made), 20))
    with serving(tmp_path / "log.db") as url:
        assert asyncio.run(asyncio.wait_for(notebook(replace(made, url=url)), 20)) == ""


def test_a_rematch_is_a_new_table_for_the_same_host(tmp_path: Path) -> None:
    """Offered once, when the game is over; everyone is told where."""

    async def play(url: str) -> None:
        made = open_table(url, "guru", 2, players=1, options={"max_rounds": 1}, bots=[{"seat": 1, "strength": "random"}])
        client = made.client(0)
        await client.come()
        assert (await client.command("rematch"))["code"] == "not-over"
        await client.command("start")
        while not client.over:
            if client.moves:
                await client.answer(client.moves[0])
            else:
                await client.next()
        assert (await client.command("rematch"))["type"] == "accepted"
        assert [(await client.command("rematch"))["type"] for _ in range(2)] == ["accepted"] * 2
        told = await client.until("lobby", where=lambda message: bool(message["table"]["rematch"]))  # type: ignore[index,call-overload]
        there = told["table"]["rematch"]  # type: ignore[index,call-overload]
        again = httpx.get(f"{url}/api/tables/{there}").json()
        assert (again["game"], again["status"], again["seats"][1]["by"]) == ("guru", "open", "bot")
        joined = httpx.post(f"{url}/api/tables/{there}/join", json={"name": "Host", "token": made.host})
        assert joined.status_code == 201
        assert [table["rematch"] for table in rematches(client)] == [there] * len(rematches(client))
        await client.leave()

    def rematches(client: Client) -> list[dict[str, str]]:
        """The table as it was told after each request."""
        told = [message["table"] for text in client.received if (message := json.loads(text))["type"] == "lobby"]
        return [table for table in told if table["rematch"]]

    with serving(tmp_path / "log.db") as url:
        asyncio.run(asyncio.wait_for(play(url), 60))
    with sqlite3.connect(tmp_path / "log.db") as store:
        assert store.execute("SELECT count(*) FROM tables").fetchone() == (2,)


def next_play(session: Session) -> tuple[int, str, str]:
    """Who answers next, which question, and what."""
    assert session.table is not None
    seat = session.table.owed()[0]
    return seat, session.prompt_id, str(session.table.legal(seat)[0])


async def whole_table(app: App) -> None:
    """Open, sit, play to the end, leave."""
    registry = app.registry
    info = await registry.create("guru", 2, {"max_rounds": 1}, "", {}, None, "host")
    for seat, token in enumerate(("host", "other")):
        await registry.join(info.id, Guest(f"P{seat}"), None, token)
    subscribers = [Subscriber(SilentOutbox(), token, "en", None) for token in ("host", "other")]  # type: ignore[arg-type]
    for subscriber in subscribers:
        actor = await registry.post(info.id, Connected(subscriber, None))
    actor.post(Sent(subscribers[0], Start("s")))
    n = 0
    while not await registry.ask(info.id, lambda session: session.over):
        n += 1
        seat, prompt, move = await registry.ask(info.id, next_play)
        actor.post(Sent(subscribers[seat], Answer(f"a{n}", prompt, move)))
    for subscriber in subscribers:
        actor.post(Disconnected(subscriber))
    await actor.ended


@dataclass(frozen=True)
class Kept:
    """What a server keeps in memory after some tables."""

    tables: int
    loaded: int
    tasks: int
    objects: int
    megabytes: float

    def __str__(self) -> str:
        return f"| {self.tables:,} | {self.loaded} | {self.tasks} | {self.objects:,} | {self.megabytes:.1f} |"


def kept(app: App, tables: int) -> Kept:
    _written.clear()  # bounded, and not yet full
    gc.collect()
    resident = int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return Kept(tables, len(app.registry.actors), len(asyncio.all_tasks()), len(gc.get_objects()), resident / 2**20)


async def played(app: App, tables: int) -> None:
    """So many tables, fifty at a time."""
    for first in range(0, tables, ABREAST):
        await asyncio.gather(*(whole_table(app) for _ in range(min(ABREAST, tables - first))))


async def curve(store: Path) -> list[Kept]:
    """What is kept at first, and after every tenth of the tables."""
    app = App(Settings(data=str(store)))
    await app.registry.open()
    await played(app, 2 * ABREAST)
    points = [kept(app, 0)]
    for tenth in range(1, 11):
        await played(app, TABLES // 10)
        points.append(kept(app, tenth * TABLES // 10))
    await app.registry.close()
    return points


def measured(store: Path) -> list[Kept]:
    return asyncio.run(curve(store))


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="this machine does not say how much memory a process has")
def test_finished_tables_leave_nothing_behind(tmp_path: Path) -> None:
    """Tables in memory, tasks, objects and memory do not grow with the number of tables played. `pytest -s` shows the curve."""
    with ProcessPoolExecutor(1, FORK) as own:  # what other tests left behind in this process is not counted
        points = own.submit(measured, tmp_path / "log.db").result()
    print("\n| tables finished | in memory | tasks | objects | MB |", *points, sep="\n")
    first, last = points[0], points[-1]
    assert (last.loaded, last.tasks) == (0, first.tasks)
    # Caches come and go by some hundred objects; what a table leaves would show between the halves, in which 75 are played.
    before, after = (mean(point.objects for point in half) for half in (points[:6], points[6:]))
    assert after - before < 2 * TABLES
    assert last.megabytes - first.megabytes < 16


def test_logs_are_json_lines(tmp_path: Path) -> None:
    """The command's own log, from a process of its own, with a table resumed."""
    place = tmp_path / "log.db"

    async def begin(made: Made) -> None:
        host = made.client(0)
        await host.come()
        await host.command("start")
        await host.leave()

    with serving(place) as url:
        asyncio.run(begin(open_table(url, "guru", 2, answer_seconds=600)))
    code = f"from paravent.cli import main; main(['host', '--port', '0', '--data', {str(place)!r}])"
    process = subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stderr is not None and process.stdout is not None
    line = json.loads(process.stderr.readline())
    process.terminate()
    process.communicate(timeout=20)
    assert (line["what"], line["count"], line["level"]) == ("tables resumed", 1, "info")


def test_a_bot_that_fails_logs_nothing_that_its_seat_knows() -> None:
    """Where it failed and how, in one JSON line; never the text of the error."""
    question = msgspec.json.encode(BotQuestion("guru", "simple", 0, {"kind": "rosiella"}, ["preach 1"], [], [], 0))
    command = [sys.executable, "-m", "paravent.server.bots.worker"]
    done = subprocess.run(command, input=question + b"\n", capture_output=True, check=False)
    line = json.loads(done.stderr)
    assert (done.returncode, done.stdout, line["what"]) == (1, b"", "a bot failed")
    assert b"rosiella" not in done.stderr


@pytest.mark.parametrize(
    "wrong", [{"game": "chess", "seats": 2}, {"game": "guru", "seats": 9}, {"game": "guru", "seats": 2, "options": {"x": 1}}]
)
def test_a_table_that_cannot_be_laid_is_refused_in_the_browsers_language(wrong: dict[str, object], tmp_path: Path) -> None:
    """One sentence, in French to a French browser."""
    with serving(tmp_path / "log.db") as url:
        answers = [httpx.post(f"{url}/api/tables", json=wrong, headers={"Accept-Language": tongue}) for tongue in ("fr-FR", "en")]
    assert [answer.status_code for answer in answers] == [409, 409]
    assert (
        answers[0].json()["code"] == answers[1].json()["code"] and answers[0].json()["sentence"] != answers[1].json()["sentence"]
    )


def test_games_are_listed_with_their_options(tmp_path: Path) -> None:
    """What a form needs to open a table."""
    with serving(tmp_path / "log.db", replace(QUICK)) as url:
        games = httpx.get(f"{url}/api/games").json()
    assert [game["name"] for game in games] == sorted(paravent.games())
    guru = next(game for game in games if game["name"] == "guru")
    assert {option["name"]: option["default"] for option in guru["options"]} == {
        "honour": False,
        "open_memory": False,
        "max_rounds": 30,
    }
