"""Two servers in worlds that a seat cannot tell apart send that seat, and whoever watches, the same bytes."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest

import paravent
from paravent import Table
from paravent.core.chance import Chance
from paravent.core.table import seen
from paravent.server.app import App
from paravent.server.monitoring.logs import JsonLines
from paravent.server.monitoring.metrics import METRICS
from paravent.server.tables.session import Session
from tests.sealed import Sealed
from tests.server.client import Client, Made, open_table
from tests.server.serving import serving_app
from tests.server.small import SMALL

GAMES = sorted(paravent.games())
STEPS = 8  # plays that both worlds share
# Plays into the game: at the deal, early, and as late as three plays are left that do not settle what is hidden.
USUAL, POSITIONS = (0, 4, 9), {"aura_poku": (0, 3, 6), "guru": (0, 4, 8)}


@dataclass
class World:
    """A server whose table is in one of the worlds, the seat in question, a spectator, and the others who make the moves."""

    made: Made
    seat: int
    me: Client
    watcher: Client
    others: dict[int, Client]
    keeper: Client
    pages: list[str] = field(default_factory=list)

    def received(self) -> list[str]:
        texts = [text for text in self.me.received + self.watcher.received if '"type":"presence"' not in text]
        return [veiled(text, self.made) for text in texts + self.pages]


def veiled(text: str, made: Made) -> str:
    """Without ids, hashes of the table's secret, and times, nor who is connected, which is a matter of times too."""
    text = text.replace(made.id, "ID").replace(str(made.info["commitment"]), "COMMITMENT").replace(str(made.info["code"]), "CODE")
    text = re.sub(r'"seal":"[0-9a-f]+"', '"seal":""', text)
    text = re.sub(r'"present":\[[a-z,]*\]', '"present":[]', text)
    return re.sub(r'"(now|at|deadline)":\s*[0-9.]+', r'"\1":0', text)


def prepared(game: str, plays: int, seat: int, seed: int) -> tuple[Table, Table] | None:
    """A table some plays into a game, and another in a world that the seat cannot tell from the first; None if it is over."""
    small = SMALL[game]
    table = paravent.new(game, small.players, seed, small.options)
    chance = Chance(f"plays {seed}")
    while table.decisions < plays or len(table.owed()) != len(table.asked()):
        if table.over:
            return None
        mover = chance.choice(table.owed())
        table.play(mover, chance.choice(table.legal(mover)))
    if table.over:
        return None
    twin = table.clone()
    twin.state = table.rules.sample(table.view(seat), table.history(seat), chance)
    return table, twin.clone()


def shared_play(true: Table, other: Table, seat: int, chance: Chance) -> tuple[int, str] | None:
    """A play that is allowed in both worlds and tells the seat the same in both."""
    for mover in sorted(true.owed(), key=lambda k: (k == seat, chance.below(99))):
        there = {str(move) for move in other.legal(mover)}
        both = [str(move) for move in true.legal(mover) if str(move) in there]
        chance.shuffle(both)
        for move in both[:30]:
            one, two = true.clone(), other.clone()
            told, told_there = seen(one.play(mover, move), seat), seen(two.play(mover, move), seat)
            if told == told_there and one.view(seat) == two.view(seat) and one.view(None) == two.view(None):
                return mover, move
    return None


def put_into(session: Session, table: Table) -> None:
    """Let the server's table be this one."""
    session.table = table.clone()
    session.happenings.load([])
    session.happenings.append(table._events.copy())


async def enter(app: App, url: str, game: str, seat: int, table: Table) -> World:
    made = open_table(url, game, table.players, options=SMALL[game].options)
    others = {k: made.client(k) for k in range(table.players) if k != seat}
    me, watcher = made.client(seat), made.client(None)
    host = me if seat == 0 else others[0]
    await host.come()
    await host.command("start")
    keeper = made.client(None)
    await keeper.come()  # somebody stays, so that the table is not forgotten
    await host.leave()
    put_into(app.registry.actors[made.id].session, table)
    me.received.clear()
    for client in [watcher, *others.values(), me]:
        await client.come()
    return World(made, seat, me, watcher, others, keeper)


async def probe(world: World, http: httpx.AsyncClient, n: int) -> None:
    """Everything that the seat can try besides playing: refusals, talk, reconnects, pages."""
    me = world.me
    await me.command("answer", prompt="0", move="pass")
    await me.command("answer", prompt=str(me.version), move="no such move")
    await me.command("interject", move="pass")
    await me.command("say", text=f"hm {n}")
    if n % 3 == 0:
        await me.leave()
        await me.come(seen=max(0, me.version - 1), language="fr")
    table = f"/api/tables/{world.made.id}"
    for path in (table, f"{table}/record", f"{table}/seat?words=en", f"/t/{world.made.id}", "/nowhere"):
        page = await http.get(path, headers={"Authorization": f"Bearer {me.token}"})
        headers = sorted((name, value) for name, value in page.headers.items() if name != "date")
        world.pages.append(f"{page.status_code} {headers} {page.text}")


async def settle(world: World) -> None:
    """Read until nothing is on the way: whatever is answered now was sent after everything else."""
    await world.me.command("note", text="done")
    await world.watcher.command("note", text="done")


async def drive(app: App, url: str, game: str, seat: int, table: Table, script: list[tuple[int, str]]) -> World:
    """Play the script on this world's server, and try everything on the way."""
    world = await enter(app, url, game, seat, table)
    plain = {"Accept-Encoding": "identity"}  # packed, a page's length depends on its random name and code
    http = httpx.AsyncClient(base_url=url, headers=plain)
    for n, (mover, move) in enumerate(script):
        client = world.me if mover == seat else world.others[mover]
        while client.version < (world.watcher.version or 1) or client.prompt is None:
            await client.next()
        answer = await client.answer(move)
        assert answer["type"] == "accepted", answer
        await probe(world, http, n)
        await settle(world)
    await http.aclose()
    for client in [world.me, world.watcher, world.keeper, *world.others.values()]:
        await client.leave()
    return world


def written(true: Table, other: Table, seat: int, seed: int) -> list[tuple[int, str]]:
    """Plays that both worlds share."""
    one, two, chance = true.clone(), other.clone(), Chance(f"script {seed}")
    script: list[tuple[int, str]] = []
    while len(script) < STEPS and not one.over and not two.over:
        play = shared_play(one, two, seat, chance)
        if play is None:
            break
        one.play(*play)
        two.play(*play)
        script.append(play)
    return script


def twins(game: str, plays: int) -> tuple[int, tuple[Table, Table], list[tuple[int, str]]]:
    """A seat, two worlds that it cannot tell apart, and plays that both share; three at least."""
    for seed in range(40):
        seat = seed % SMALL[game].players
        worlds = prepared(game, plays, seat, seed)
        if worlds is not None and worlds[0].state.dump() != worlds[1].state.dump():
            script = written(*worlds, seat, seed)
            if len(script) >= 3:
                return seat, worlds, script
    raise AssertionError(f"{game} has no twin worlds {plays} plays in")


@contextmanager
def logged() -> Iterator[list[str]]:
    """What a server logs meanwhile."""
    lines: list[str] = []
    handler = logging.Handler()
    handler.setFormatter(JsonLines())
    handler.emit = lambda record: lines.append(handler.format(record))  # type: ignore[method-assign]
    logging.getLogger("paravent").addHandler(handler)
    try:
        yield lines
    finally:
        logging.getLogger("paravent").removeHandler(handler)


def counted() -> list[str]:
    """The metrics that count; how long things took is not compared."""
    lines = METRICS.settled.lines() + METRICS.refused.lines() + METRICS.opened.lines() + METRICS.storing.lines()
    return [line for line in lines if "_bucket" not in line and "_sum" not in line]


def grown(before: list[str], after: list[str]) -> list[str]:
    old = {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in before if not line.startswith("#")}
    new = {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in after if not line.startswith("#")}
    return [f"{name} {new[name] - old.get(name, 0):g}" for name in new if "_total" in name or "_count" in name]


def observed(tmp_path: Path, game: str, seat: int, table: Table, script: list[tuple[int, str]]) -> list[str]:
    """Everything that can be observed of a server from this seat, from outside, from its log and its metrics."""
    before = counted()
    with logged() as lines, serving_app(tmp_path / "log.db") as (app, url):
        world = asyncio.run(asyncio.wait_for(drive(app, url, game, seat, table, script), 200))
    port = url.rpartition(":")[2]
    return (
        [text.replace(port, "PORT") for text in world.received()]
        + [veiled(line, world.made) for line in lines]
        + grown(before, counted())
    )


@pytest.mark.parametrize(("game", "plays"), [(game, plays) for game in GAMES for plays in POSITIONS.get(game, USUAL)])
def test_a_seat_cannot_tell_two_worlds_apart_by_anything_the_server_sends(game: str, plays: int, tmp_path: Path) -> None:
    """Snapshots, events, prompts, refusals, reconnects, spectators, pages, logs and metrics are the same to the byte."""
    seat, worlds, script = twins(game, plays)
    one = observed(tmp_path / "one", game, seat, worlds[0], script)
    two = observed(tmp_path / "two", game, seat, worlds[1], script)
    assert one == two


def test_the_comparison_notices_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that shows spectators a seat's view is caught."""
    worlds = prepared("guru", 4, 0, 1)
    assert worlds is not None
    script = written(*worlds, 0, 1)
    look = Table.view
    monkeypatch.setattr("paravent.server.tables.session.Table.view", lambda table, seat: look(table, 1 if seat is None else seat))
    one = observed(tmp_path / "one", "guru", 0, worlds[0], script)
    two = observed(tmp_path / "two", "guru", 0, worlds[1], script)
    assert one != two


def test_nobody_notices_that_an_answer_was_taken_back(tmp_path: Path) -> None:
    """One changes their mind twice and one does not: the others, and whoever watches, receive the same bytes, none meanwhile."""

    async def vote(made: Made, first_thoughts: list[str]) -> list[str]:
        voter, other, watcher = made.client(0), made.client(1), made.client(None)
        for client in (voter, other, watcher):
            await client.come()
        await voter.command("start")
        for client in (other, watcher):
            while client.version < 1:
                await client.next()
            client.received.clear()
        for thought in first_thoughts:
            await voter.answer(thought)
            assert (await voter.withdraw())["type"] == "accepted"
            await voter.until("asked")
        await voter.answer("vote 1")
        for client in (other, watcher):
            await client.command("note", text="nothing came before the answer to this")
        await other.answer("vote 1")
        await watcher.until("happened")
        for client in (voter, other, watcher):
            await client.leave()
        return [veiled(text, made) for text in other.received + watcher.received]

    seen_by_others: list[list[str]] = []
    ballot = Sealed(bell=0)
    with ballot.registered(), serving_app(tmp_path / "log.db") as (_, url):
        for thoughts in ([], ["vote 0", "vote 1"]):
            made = open_table(url, ballot.name, 2)
            seen_by_others.append(asyncio.run(asyncio.wait_for(vote(made, thoughts), 60)))
    assert seen_by_others[0] == seen_by_others[1]


def test_no_token_and_no_seed_is_logged_or_sent(tmp_path: Path) -> None:
    """Not in a log, not in a page, not to any client; the links that are shared hold only the table's id."""

    async def play() -> tuple[list[str], Made]:
        made = open_table(url, "guru", 2)
        clients = [made.client(0), made.client(1), made.client(None)]
        for client in clients:
            await client.come()
        await clients[0].command("start")
        await settle(World(made, 0, clients[0], clients[2], {}, clients[2]))
        for client in clients:
            await client.leave()
        return [text for client in clients for text in client.received], made

    with logged() as lines, serving_app(tmp_path / "log.db") as (app, url):
        texts, made = asyncio.run(play())
        opened = app.registry.actors[made.id].session.seating.opened if made.id in app.registry.actors else None
    everything = "\n".join(texts + lines + [json.dumps(made.info)])
    secrets = [*made.tokens, made.host] + ([] if opened is None else [opened.secret, opened.salt, opened.host])
    assert [secret for secret in secrets if secret in everything] == []
