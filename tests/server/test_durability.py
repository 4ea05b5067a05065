"""kill -9 loses nothing that was acknowledged, and applies nothing twice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest

import paravent
from paravent.core.record import read
from tests.server.audit import audit
from tests.server.client import Client, Made, Message, open_table
from tests.server.serving import Process
from tests.server.small import SMALL


@dataclass
class Player:
    """A person who comes back after every loss of connection and says again what was not acknowledged."""

    made: Made
    seat: int
    client: Client = field(init=False)
    connections: list[Client] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.client = self.made.client(self.seat)

    async def come(self) -> None:
        seen = self.client.version or None
        before, self.client = self.client, self.made.client(self.seat)
        self.client.ids = before.ids
        self.connections.append(self.client)
        await self.client.come(seen=seen)


@dataclass
class Game:
    """A game over the wire in which every acknowledged answer is written down."""

    made: Made
    players: list[Player]
    acknowledged: list[tuple[int, str]] = field(default_factory=list)

    async def begin(self) -> None:
        for player in self.players:
            await player.come()
        await self.players[0].client.command("start")
        await self.catch_up()

    async def catch_up(self) -> None:
        newest = max(player.client.version for player in self.players)
        for player in self.players:
            while player.client.version < max(newest, 1):
                await player.client.next()

    def next_play(self) -> tuple[Player, str, str] | None:
        """Who answers next, which question, and what; varied, but the same for the same position."""
        for player in self.players:
            client = player.client
            if client.moves and not client.over:
                assert client.prompt is not None
                moves = client.moves
                return player, str(client.prompt["id"]), moves[(len(self.acknowledged) * 7) % len(moves)]
        return None

    async def play(self) -> bool:
        """One acknowledged answer; false when the game is over."""
        chosen = self.next_play()
        if chosen is None:
            return False
        player, prompt, move = chosen
        answer = await player.client.command("answer", prompt=prompt, move=move)
        assert answer["type"] == "accepted", answer
        self.acknowledged.append((player.seat, move))
        if player.client.prompt and player.client.prompt["id"] == prompt:  # sealed: a fresh welcome shows my own answer
            await player.client.leave()
            await player.come()
        await self.catch_up()
        return True

    async def return_after(self, cut: Process, resend: Message | None, player: Player | None) -> None:
        """The server is killed and started; everyone comes back, and one says again what was on its way."""
        cut.kill()
        cut.start()
        for other in self.players:
            await other.client.leave()
            await other.come()
        if resend is not None and player is not None:
            await player.client.send(resend)
            answer = await player.client.outcome(str(resend["id"]))
            assert answer["type"] == "accepted", answer
            self.acknowledged.append((player.seat, str(resend["move"])))
            await player.client.leave()
            await player.come()
            await self.catch_up()

    async def end(self) -> None:
        while await self.play():
            pass
        for player in self.players:
            await player.client.leave()


async def killed_after_every_answer(server: Process, made: Made, players: int) -> Game:
    """After the k-th acknowledged answer put the next on its way, kill the server, start it, and go on; so to the end."""
    game = Game(made, [Player(made, seat) for seat in range(players)])
    await game.begin()
    while (chosen := game.next_play()) is not None:
        player, prompt, move = chosen
        resend: Message = {"type": "answer", "id": f"in flight {len(game.acknowledged)}", "prompt": prompt, "move": move}
        await player.client.send(resend)
        await game.return_after(server, resend, player)
    await game.return_after(server, None, None)
    await game.end()
    return game


def check(game: Game, url: str) -> None:
    """The record holds what was acknowledged, once and in order, and nobody received what is not theirs."""
    record = httpx.get(f"{url}/api/tables/{game.made.id}/record", headers=game.made.bearer).text
    paravent.verify(record)
    assert [(seat, text) for _, seat, text, _ in read(record).lines] == game.acknowledged
    for player in game.players:
        audit(player.connections, player.seat, record)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    process = Process(tmp_path / "log.db")
    yield process
    process.stop()


@pytest.mark.parametrize("game", sorted(paravent.games()))
def test_killed_after_every_acknowledged_answer_the_game_goes_on_to_its_end(game: str, server: Process) -> None:
    """For every k: nothing acknowledged is lost, nothing is applied twice, nobody receives what is not theirs."""
    small = SMALL[game]
    made = open_table(server.url, game, small.players, options=small.options)
    check(asyncio.run(killed_after_every_answer(server, made, small.players)), server.url)


def test_killed_on_postgresql_the_game_goes_on_to_its_end(postgres: str) -> None:
    """The same on the other engine."""
    server = Process(postgres)
    try:
        made = open_table(server.url, "guru", 2, options={"max_rounds": 1})
        check(asyncio.run(killed_after_every_answer(server, made, 2)), server.url)
    finally:
        server.stop()
