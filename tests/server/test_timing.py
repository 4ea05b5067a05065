"""Sealed in time too: what somebody can provoke does not wait for what others write in secret."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx

from paravent.server.app import App
from paravent.server.storage.beat import LENGTHS, Beat
from tests.server.client import Client, Made
from tests.server.test_trouble import Disk, hold, troubled, vote


async def two_in_play(made: Made) -> list[Client]:
    players = [made.client(0), made.client(1)]
    for player in players:
        await player.come()
    await players[0].command("start")
    await players[1].until("happened")
    return players


async def asks_everything(made: Made, client: Client) -> None:
    """Whatever is answered without writing: a refusal, the table over HTTP, and a welcome for who comes again."""
    assert (await client.command("answer", prompt="0", move="vote 0"))["type"] == "refused"
    async with httpx.AsyncClient(base_url=made.url) as http:
        assert (await http.get(f"/api/tables/{made.id}")).status_code == 200
        assert (await http.get(f"/api/tables/{made.id}/record")).status_code == 409
    again = Client(client.url, client.table, client.token)
    await again.come()
    await again.leave()


def test_nobody_waits_for_a_sealed_answer_of_another(tmp_path: Path) -> None:
    """While the disk takes its time with it, others and spectators are refused, welcomed and told the table; its author waits."""

    async def work(app: App, made: Made, disk: Disk) -> None:
        players, watcher = await two_in_play(made), made.client(None)
        await watcher.come()
        await hold(app, disk, vote(players[1]))
        await asks_everything(made, players[0])
        await asks_everything(made, watcher)
        await players[1].send({"type": "answer", "id": "no", "prompt": "0", "move": "vote 0"})
        mine = asyncio.ensure_future(players[1].outcome("no"))
        await asks_everything(made, players[0])
        assert not mine.done()  # my own answer is not yet safe
        disk.release(full_from=10**6)
        assert (await mine)["type"] == "refused"
        await leave(*players, watcher)

    troubled(tmp_path, work)


def test_nobody_waits_for_a_note_of_another(tmp_path: Path) -> None:
    """Whether somebody writes in their notebook is nobody else's business."""

    async def work(app: App, made: Made, disk: Disk) -> None:
        players = await two_in_play(made)
        await hold(app, disk, players[1].send({"type": "note", "id": "n", "text": "hm"}))
        await asks_everything(made, players[0])
        disk.release(full_from=10**6)
        assert (await players[1].outcome("n"))["type"] == "accepted"
        await leave(*players)

    troubled(tmp_path, work)


def test_what_everybody_will_be_told_is_told_when_it_is_kept(tmp_path: Path) -> None:
    """Who asks while the last answer is being stored waits for it: what is open to all could still be lost."""

    async def work(app: App, made: Made, disk: Disk) -> None:
        players = await two_in_play(made)
        await players[0].answer("vote 1")
        await hold(app, disk, vote(players[1]))
        await players[0].send({"type": "answer", "id": "late", "prompt": "1", "move": "vote 0"})
        outcome = asyncio.ensure_future(players[0].outcome("late"))
        while len(app.registry.actors[made.id]._keeper.unkept()) < 2:
            await asyncio.sleep(0.005)
        assert not outcome.done()
        disk.release(full_from=10**6)
        assert (await outcome)["code"] == "stale-prompt"
        await leave(*players)

    troubled(tmp_path, work)


async def leave(*clients: Client) -> None:
    for client in clients:
        await client.leave()


def test_the_beat_is_longer_than_a_commit() -> None:
    """So that a commit of others fits into it; few lengths, and a single slow commit changes none."""
    beat = Beat(LENGTHS[-1])
    assert beat.length == LENGTHS[0]
    for seconds in [0.041] * 20 + [0.5]:
        beat.add(seconds)
    assert beat.length == 0.08
    assert (beat.after(0.081), beat.after(0.16)) == (0.16, 0.24)
    for _ in range(400):
        beat.add(0.001)
    assert beat.length == LENGTHS[0]
