"""Whole games over real sockets."""

from __future__ import annotations

import asyncio

import httpx
import pytest

import paravent
from tests.server.client import Client, Made, open_table
from tests.server.serving import serving
from tests.server.small import SMALL


async def play_out(made: Made) -> list[Client]:
    """Everyone sits at a browser of their own and answers with the first move offered, until the game is over."""
    clients = [made.client(seat) for seat in range(len(made.tokens))]
    for client in clients:
        await client.come()
    await clients[0].command("start")
    for client in clients:
        await catch_up(client, clients)
    while not clients[0].over:
        for client in clients:
            if client.moves and not client.over:
                await client.answer(client.moves[0])
        for client in clients:
            await catch_up(client, clients)
    for client in clients:
        await client.leave()
    return clients


async def catch_up(client: Client, clients: list[Client]) -> None:
    newest = max(other.version for other in clients)
    while client.version < newest:
        await client.next()


@pytest.mark.parametrize("game", sorted(paravent.games()))
def test_a_game_is_played_to_the_end_by_clients_that_know_only_the_wire(game: str, place: str) -> None:
    """Every seat reaches the same result, and the downloaded record is whole, true and dealt as committed."""
    small = SMALL[game]
    with serving(place) as url:
        made = open_table(url, game, small.players, options=small.options)
        clients = asyncio.run(play_out(made))
        record = httpx.get(f"{url}/api/tables/{made.id}/record", headers=made.bearer).text

    table = paravent.verify(record)
    assert table.outcome is not None
    outcome = {"scores": list(table.outcome.scores), "winners": list(table.outcome.winners), "ending": table.outcome.ending}
    outcome["claims"] = []  # nobody claimed anything
    assert [client.position and client.position["outcome"] for client in clients] == [outcome] * small.players
    assert [client.events for client in clients] == [
        [paravent.plain(event) for event in table.history(seat)] for seat in range(small.players)
    ]
