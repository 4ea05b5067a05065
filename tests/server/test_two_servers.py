"""Two servers on one store: a table's log is continued by one of them, and the other notices."""

from __future__ import annotations

import asyncio

import httpx

from paravent.core.record import read
from tests.sealed import SEALED
from tests.server.client import Client, Made, Message, open_table
from tests.server.serving import serving


async def insist(client: Client, move: str) -> int:
    """Answer until it is accepted, coming back whenever the server says so; how often that was."""
    returns = 0
    while True:
        version = client.version
        client.ids += 1
        await client.send({"type": "answer", "id": f"c{client.ids}", "prompt": str(version), "move": move})
        if (await verdict(client, f"c{client.ids}"))["type"] != "goodbye":
            return returns
        returns += 1
        await client.leave()
        await client.come(seen=version)


async def verdict(client: Client, id: str) -> Message:
    """What became of the message with this id, or the server's goodbye."""
    while True:
        message = await client.next()
        if message["type"] == "goodbye":
            assert (message["code"], message["again"]) == ("trouble", True)
        if message["type"] == "goodbye" or id in (message.get("accepted"), message.get("id")):
            assert message["type"] != "refused", message
            return message


def elsewhere(made: Made, url: str) -> Made:
    """The same table, reached through another server."""
    return Made(url, made.id, made.host, made.tokens, made.info)


def test_two_servers_on_one_store_never_fork_a_table(place: str) -> None:
    """Whoever loses the race for the next line is told to come back, finds what the other wrote, and answers again."""

    async def play(one: str, two: str) -> int:
        made = open_table(one, "sealed", 2)
        host, guest = made.client(0), elsewhere(made, two).client(1)
        await host.come()
        await host.command("start")
        await guest.come()
        lost = 0
        for move in ("vote 0", "vote 1"):
            lost += sum(await asyncio.gather(insist(host, move), insist(guest, move)))
            for client in (host, guest):  # each server goes on from what it knows; coming back, everyone sees the same
                await client.leave()
                await client.come()
        assert host.over and guest.over and host.position is not None and guest.position is not None
        outcome = {"scores": [2, 2], "winners": [0, 1], "ending": "counted", "claims": []}
        assert host.position["outcome"] == guest.position["outcome"] == outcome
        records = {httpx.get(f"{url}/api/tables/{made.id}/record", headers=made.bearer).text for url in (one, two)}
        assert [sorted((seat, text) for _, seat, text, _ in read(record).lines) for record in records] == [
            [(0, "vote 0"), (0, "vote 1"), (1, "vote 0"), (1, "vote 1")]
        ]
        for client in (host, guest):
            await client.leave()
        return lost

    with SEALED.registered(), serving(place) as one, serving(place) as two:
        assert asyncio.run(asyncio.wait_for(play(one, two), 60)) >= 2  # both rounds were contested
