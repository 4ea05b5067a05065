"""What a seat could have written down, at a server's table: to that seat alone, and only where the host allows it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec import convert

import paravent
from paravent import Json
from paravent.server.messages import wire
from paravent.texts import LANGUAGES, Catalogue
from tests.server.client import Client, Made, Message, open_table
from tests.server.serving import serving
from tests.server.small import SMALL


async def started(made: Made, seat: int) -> Client:
    """Somebody at a table that has just begun."""
    host = made.client(0)
    await host.come()
    await host.command("start")
    await host.leave()
    client = made.client(seat)
    await client.come()
    return client


async def aided(made: Made, seat: int) -> Message:
    client = await started(made, seat)
    answer = await client.command("ask-aids")
    told = answer if answer["type"] == "refused" else await client.until("aids")
    await client.leave()
    return told


@pytest.mark.parametrize("game", sorted(paravent.games()))
def test_a_player_is_told_what_they_could_have_written_down(game: str, tmp_path: Path) -> None:
    """Whether or not they are asked; each line can be said in both languages."""
    small = SMALL[game]
    with serving(tmp_path / "log.db") as url:
        bots: list[Json] = [{"seat": seat, "strength": "random"} for seat in range(1, small.players)]
        made = open_table(url, game, small.players, players=1, options=small.options, bots=bots)
        told = asyncio.run(asyncio.wait_for(aided(made, 0), 60))
    assert told["type"] == "aids"
    for line in convert(told["lines"], list[wire.AidLine]):
        for language in LANGUAGES:
            assert Catalogue(game, language).say(f"aid-{line.key}", **line.values)


def test_a_player_who_is_not_asked_is_told_too(tmp_path: Path) -> None:
    """Paper is there all the time."""
    with serving(tmp_path / "log.db") as url:
        for seat in (0, 1):
            told = asyncio.run(asyncio.wait_for(aided(open_table(url, "guru", 2), seat), 60))
            assert [line.key for line in convert(told["lines"], list[wire.AidLine])] == ["perhaps"]


def test_by_memory_nobody_is_told(tmp_path: Path) -> None:
    """The host puts pencil and paper away, and everybody can see that."""
    with serving(tmp_path / "log.db") as url:
        made = open_table(url, "guru", 2, aids=False)
        told = asyncio.run(asyncio.wait_for(aided(made, 1), 60))
    assert (told["type"], told["code"]) == ("refused", "no-aids")


def test_a_spectator_is_told_nothing(tmp_path: Path) -> None:
    """Aids are a player's."""

    async def watch(made: Made) -> Message:
        await (await started(made, 0)).leave()
        spectator = Client(made.url, made.id, None)
        await spectator.come()
        answer = await spectator.command("ask-aids")
        await spectator.leave()
        return answer

    with serving(tmp_path / "log.db") as url:
        assert asyncio.run(asyncio.wait_for(watch(open_table(url, "guru", 2)), 60))["code"] == "no-seat"
