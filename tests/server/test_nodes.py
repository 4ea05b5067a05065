"""Several servers on one PostgreSQL: each table has one keeper, and every node leads to it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace

import httpx
import pytest

from paravent.server.app import App, Settings
from paravent.server.nodes.lease import now
from paravent.server.nodes.node import Neighbour, Node
from paravent.server.storage.log import LogLine
from paravent.server.storage.place import ledger_at, store_at
from paravent.server.storage.store import log
from paravent.server.tables import entries
from paravent.server.tables.entries import Started, TakenOver, Talked
from tests.cli.people import run
from tests.sealed import SEALED
from tests.server.client import Client, Made, open_table
from tests.server.serving import QUICK, serving_node

LEASE = 30.0  # nothing dies here


@contextmanager
def nodes(postgres: str, count: int, settings: Settings = QUICK) -> Iterator[list[tuple[App, str]]]:
    """So many nodes, in threads of this process."""
    with ExitStack() as stack:
        yield [stack.enter_context(serving_node(postgres, replace(settings, lease=LEASE))) for _ in range(count)]


def at(made: Made, url: str) -> Made:
    """The same table, reached through another node."""
    return Made(url, made.id, made.host, made.tokens, made.info)


def keepers(apps: list[tuple[App, str]], table: str) -> list[int]:
    """The nodes that have the table in memory."""
    return [number for number, (app, _) in enumerate(apps) if table in app.registry.actors]


async def vote_twice(*clients: Client) -> None:
    """A whole game."""
    for version in (1, 2):
        for client in clients:
            while client.version < version:
                await client.next()
        await asyncio.gather(*(client.answer("vote 0") for client in clients))


def test_players_of_one_table_may_come_by_any_node(postgres: str) -> None:
    """Opened at one, joined at another, played through three: one node keeps the table, the others pass everything on."""

    async def play(apps: list[tuple[App, str]]) -> None:
        urls = [url for _, url in apps]
        made = open_table(urls[1], "sealed", 2)
        host, guest, watcher = (at(made, url).client(seat) for url, seat in zip(urls, (0, 1, None), strict=True))
        for client in (host, guest, watcher):
            await client.come()
        assert len(keepers(apps, made.id)) == 1
        await host.command("start")
        await vote_twice(host, guest)
        while not watcher.over:
            await watcher.next()
        records = {httpx.get(f"{url}/api/tables/{made.id}/record", headers=made.bearer).text for url in urls}
        assert len(records) == 1
        for client in (host, guest, watcher):
            await client.leave()

    with SEALED.registered(), nodes(postgres, 3) as apps:
        asyncio.run(asyncio.wait_for(play(apps), 60))


def test_codes_and_rematches_work_on_every_node(postgres: str) -> None:
    """A table's code is found everywhere, and a rematch asked for through any node is one table for all."""

    async def play(urls: list[str]) -> None:
        made = open_table(urls[0], "sealed", 2)
        found = {httpx.post(f"{url}/api/codes", json={"code": made.info["code"]}).json()["table"] for url in urls}
        assert found == {made.id}
        host, guest = at(made, urls[1]).client(0), at(made, urls[0]).client(1)
        await host.come()
        await guest.come()
        await host.command("start")
        await vote_twice(host, guest)
        await host.command("rematch")
        lobby = await guest.until("lobby", where=lambda message: bool(message["table"]["rematch"]))  # type: ignore[index,call-overload]
        again = lobby["table"]["rematch"]  # type: ignore[index,call-overload]
        for url in urls:
            shown = httpx.get(f"{url}/api/tables/{again}")
            assert shown.status_code == 200 and shown.json()["code"] == made.info["code"]
        for client in (host, guest):
            await client.leave()

    with SEALED.registered(), nodes(postgres, 2) as apps:
        asyncio.run(asyncio.wait_for(play([url for _, url in apps]), 60))


def test_a_seat_over_http_reaches_the_keeper(postgres: str) -> None:
    """Requests, their bodies, refusals and what is not there are passed on as they are."""
    with SEALED.registered(), nodes(postgres, 2) as apps:
        (_, one), (_, two) = apps
        made = open_table(one, "sealed", 2)
        bearer = {"Authorization": f"Bearer {made.tokens[0]}"}
        for url in (one, two):
            seat = f"{url}/api/tables/{made.id}/seat"
            assert httpx.get(seat, headers=bearer).json()["seat"] == 0
            assert httpx.get(seat).status_code == 401
            said = httpx.post(f"{seat}/say", json={"text": f"by {url}"}, headers=bearer)
            assert said.status_code == 200, said.text
            assert httpx.get(f"{url}/api/tables/{'0' * 16}").status_code == 404
            assert httpx.post(f"{seat}/say", content=b"{", headers=bearer).status_code == 400
            assert httpx.post(f"{seat}/say", content=b"x" * 80_000, headers=bearer).status_code in {400, 413}


def test_a_client_counts_for_its_own_address_and_cannot_claim_another(postgres: str) -> None:
    """The header by which nodes say for whom they ask counts with the node's key only, and is never passed on twice."""

    async def ask(apps: list[tuple[App, str]]) -> None:
        (keeper, one), (_, other) = apps
        made, seen = open_table(one, "sealed", 2), list[str]()
        host = made.client(0)
        await host.come()  # and stays, so that the table is kept there
        assert keepers(apps, made.id) == [0]
        before = keeper.admission.may_read
        keeper.admission.may_read = lambda address, cost=1: seen.append(address) or before(address, cost)  # type: ignore[method-assign,func-returns-value]
        forged = {"X-Paravent-Relay": "nonsense 192.0.2.7"}
        async with httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(local_address="127.0.0.9")) as client:
            assert (await client.get(f"{other}/api/tables/{made.id}")).status_code == 200
            asked = await client.get(f"{other}/api/tables/{made.id}", headers=forged)
            assert (asked.status_code, asked.json()["code"]) == (503, "trouble")
            await client.get(f"{one}/api/tables/{made.id}", headers=forged)
        assert seen == ["127.0.0.9", "127.0.0.9"]
        await host.leave()

    with SEALED.registered(), nodes(postgres, 2) as apps:
        asyncio.run(asyncio.wait_for(ask(apps), 60))


def test_a_table_that_rests_may_be_kept_by_another_next_time(postgres: str) -> None:
    """When everybody has left, the keeper puts the table down, and no line is added to its log for it."""

    async def play(apps: list[tuple[App, str]]) -> None:
        made = open_table(apps[0][1], "sealed", 2)
        for number, (_, url) in enumerate(apps):
            client: Client = at(made, url).client(0)
            await client.come()
            assert keepers(apps, made.id) == [number]
            await client.leave()
            while await keeper_of(postgres, made.id) is not None:
                await asyncio.sleep(0.05)

    with SEALED.registered(), nodes(postgres, 2) as apps:
        asyncio.run(asyncio.wait_for(play(apps), 60))


async def keeper_of(postgres: str, table: str) -> Neighbour | None:
    """Whoever keeps a table, by the ledger."""
    ledger = ledger_at(postgres, LEASE)
    try:
        return await ledger.keeper(table)
    finally:
        await ledger.close()


def test_a_node_of_other_rules_leads_to_one_that_plays_them_and_never_keeps_the_table(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the rules are changed node by node, a table stays with those who have its rules, or waits for them."""
    with SEALED.registered(), ExitStack() as new:
        monkeypatch.setattr("paravent.server.nodes.node.rules_played", lambda: [("sealed", SEALED.version + 1)])
        newer, other = new.enter_context(serving_node(postgres, replace(QUICK, lease=LEASE)))
        monkeypatch.undo()
        with serving_node(postgres, replace(QUICK, lease=LEASE)) as (older, one):
            made = open_table(one, "sealed", 2)
            asyncio.run(asyncio.wait_for(told_by(newer, older), 60))
            assert httpx.get(f"{other}/api/tables/{made.id}").json()["id"] == made.id
            assert not newer.registry.actors
        refused = httpx.get(f"{other}/api/tables/{made.id}")
        assert (refused.status_code, refused.json()["code"]) == (409, "other-version")
        assert asyncio.run(keeper_of(postgres, made.id)) is None
        with serving_node(postgres, replace(QUICK, lease=LEASE)):
            assert httpx.get(f"{other}/api/tables/{made.id}").json()["id"] == made.id


def test_a_keeper_that_has_not_noticed_cannot_write_after_another_has_taken_over(postgres: str) -> None:
    """The new keeper's line is in the log first: what the old one is told then is acknowledged to nobody."""

    async def play(apps: list[tuple[App, str]]) -> None:
        (old, one), (_, two) = apps
        made = open_table(one, "sealed", 2)
        host, guest = made.client(0), at(made, two).client(1)
        await host.come()
        await host.command("start")
        await forget(postgres, old)
        await guest.come()  # and finds that nobody who lives keeps the table
        assert keepers(apps, made.id) == [0, 1]
        await host.send({"type": "answer", "id": "late", "prompt": "1", "move": "vote 0"})
        goodbye = await host.until("goodbye", "accepted", "happened")
        assert (goodbye["type"], goodbye["again"]) == ("goodbye", True)
        await guest.command("say", text="I am still here.")
        kinds = [entries.read(line.entry) for line in await log_of(postgres, made.id)]
        assert [type(entry) for entry in kinds[-3:]] == [Started, TakenOver, Talked]
        await guest.leave()

    with SEALED.registered(), nodes(postgres, 2) as apps:
        asyncio.run(asyncio.wait_for(play(apps), 60))


async def forget(postgres: str, app: App) -> None:
    """The node is dead to all others, and does not notice."""

    async def nothing() -> None:
        pass

    unaware, ledger = node(app), ledger_at(postgres, LEASE)
    unaware._beat = nothing  # type: ignore[method-assign]
    unaware._lease.renewed(now() + 3600)
    await ledger.leave(str(unaware._id))
    await ledger.close()


async def log_of(postgres: str, table: str) -> list[LogLine]:
    store = store_at(postgres)
    try:
        return await log(store, table)
    finally:
        await store.close()


def test_a_node_whose_lease_is_over_tells_nothing_of_any_table(postgres: str) -> None:
    """Not even what it has in memory: another may have gone on with it. A proxy sees that it is not well."""
    with SEALED.registered(), nodes(postgres, 1) as [(app, url)]:
        made = open_table(url, "sealed", 2)
        seat, bearer = f"{url}/api/tables/{made.id}/seat", {"Authorization": f"Bearer {made.tokens[0]}"}
        assert httpx.get(seat, headers=bearer).status_code == 200
        asyncio.run(forget(postgres, app))
        node(app)._lease.end()
        assert made.id in app.registry.actors
        for path in (f"/api/tables/{made.id}", "/healthz"):
            answer = httpx.get(url + path)
            assert (answer.status_code, answer.json()["code"]) == (503, "no-store")


def test_the_nodes_are_shown_with_their_tables_and_load(postgres: str) -> None:
    """`paravent nodes` reads the ledger, for people and for programs."""
    with SEALED.registered(), nodes(postgres, 2) as apps:
        for _, url in apps:
            made = open_table(url, "sealed", 2)
            httpx.get(f"{url}/api/tables/{made.id}")
        shown = json.loads(run("nodes", "--data", postgres, "--json").stdout)
        living = {node["url"]: node for node in shown["nodes"] if node["left"] > 0}
        assert {url for _, url in apps} <= living.keys()
        assert all("sealed" in living[url]["plays"] for _, url in apps)
        assert shown["tables"] >= 2
        assert "nœud" in run("nodes", "--data", postgres, "--lang", "fr").stdout


async def told_by(*apps: App) -> None:
    """Until these nodes know of each other."""
    while not all(len(node(app).neighbours) >= len(apps) for app in apps):
        await asyncio.sleep(0.05)


def node(app: App) -> Node:
    claims = app.registry.claims
    assert isinstance(claims, Node)
    return claims
