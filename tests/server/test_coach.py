"""The coach at a server's table: from what my seat may know, to me alone, and only where it is allowed."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import cast

import httpx
import pytest

import paravent
from paravent import Json
from paravent.texts import LANGUAGES, Catalogue
from tests.server.client import Client, Made, Message, open_table
from tests.server.serving import serving
from tests.server.small import SMALL


async def asked(client: Client) -> Message:
    """Somebody who waits to be asked and asks the coach; what it says, or why not."""
    await client.come()
    while not client.moves:
        await client.next()
    assert client.prompt is not None
    answer = await client.command("ask-hint", prompt=client.prompt["id"])
    told = answer if answer["type"] == "refused" else await client.until("hint")
    await client.leave()
    return told


async def start(made: Made) -> None:
    host = made.client(0)
    await host.come()
    await host.command("start")
    await host.leave()


def seat_asked(made: Made) -> Client:
    """The first of the people whom the table asks."""

    async def look(client: Client) -> bool:
        await client.come()
        await client.leave()
        return bool(client.moves)

    clients = [made.client(seat) for seat in range(len(made.tokens))]
    return next(client for client in clients if asyncio.run(look(client)))


@pytest.mark.parametrize("game", sorted(paravent.games()))
def test_alone_with_bots_one_may_ask_what_they_would_do(game: str, tmp_path: Path) -> None:
    """Up to three legal moves, what each is worth, and a reason that both languages can say."""
    small = SMALL[game]
    with serving(tmp_path / "log.db") as url:
        bots: list[Json] = [{"seat": seat, "strength": "random"} for seat in range(1, small.players)]
        made = open_table(url, game, small.players, players=1, options=small.options, bots=bots)
        asyncio.run(start(made))
        ada = made.client(0)
        told = asyncio.run(asked(ada))

    best = cast("list[dict[str, object]]", told["best"])
    assert 1 <= len(best) <= 3
    assert {each["notation"] for each in best} <= set(ada.moves)
    assert ada.prompt is not None
    assert told["prompt"] == ada.prompt["id"]
    assert all(Catalogue(game, language).has(f"why-{each['why']}") for each in best for language in LANGUAGES)


def test_among_people_the_host_decides_and_everybody_may_know(tmp_path: Path) -> None:
    """A table of two people: refused, unless it was laid with a coach; the table's information says which."""
    with serving(tmp_path / "log.db") as url:
        strict, kind = (open_table(url, "guru", 2, coach=coach) for coach in (False, True))
        for made in (strict, kind):
            asyncio.run(start(made))
        refused, told = asyncio.run(asked(seat_asked(strict))), asyncio.run(asked(seat_asked(kind)))
        info = [httpx.get(f"{url}/api/tables/{made.id}").json() for made in (strict, kind)]

    assert (refused["type"], refused["code"]) == ("refused", "no-coach")
    assert told["type"] == "hint"
    assert [table["coach"] for table in info] == [False, True]


def test_nobody_but_the_asker_is_told(tmp_path: Path) -> None:
    """The others get not a byte: not even that somebody asked."""

    async def listen(made: Made) -> tuple[Message, list[str]]:
        clients = [made.client(seat) for seat in range(2)]
        for client in clients:
            await client.come()
        first, other = sorted(clients, key=lambda client: not client.moves)
        heard = len(other.received)
        assert first.prompt is not None
        await first.command("ask-hint", prompt=first.prompt["id"])
        told = await first.until("hint")
        await first.answer(first.moves[0])
        await other.until("happened")
        for client in clients:
            await client.leave()
        return told, other.received[heard:-1]

    with serving(tmp_path / "log.db") as url:
        made = open_table(url, "guru", 2, coach=True)
        asyncio.run(start(made))
        told, others = asyncio.run(listen(made))

    assert told["best"]
    assert [text for text in others if '"presence"' not in text] == []
