"""kill -9 loses nothing that was acknowledged, and applies nothing twice.

One game of each kind; with `PARAVENT_KILLS` as many that the servers on each engine are killed so often, over all games.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
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

KILLS = int(os.environ.get("PARAVENT_KILLS", "0"))
GAMES = sorted(paravent.games())
ON_POSTGRESQL = GAMES if KILLS else ["guru"]  # restarting takes long, and the engines differ in nothing that a game could tell


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
    kills: int = 0

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
        self.kills += 1
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


@contextmanager
def served(place: str) -> Iterator[Process]:
    process = Process(place)
    try:
        yield process
    finally:
        process.stop()


def killed_so_often(place: str, game: str, least: int) -> int:
    """Whole games, one after the other, until their servers have been killed so often; how often that was."""
    kills, small = 0, SMALL[game]
    while not kills or kills < least:
        with served(place) as server:
            made = open_table(server.url, game, small.players, options=small.options)
            played = asyncio.run(killed_after_every_answer(server, made, small.players))
            check(played, server.url)
            kills += played.kills
    return kills


@pytest.mark.parametrize("game", GAMES)
def test_killed_after_every_acknowledged_answer_the_game_goes_on_to_its_end(game: str, tmp_path: Path) -> None:
    """For every k: nothing acknowledged is lost, nothing is applied twice, nobody receives what is not theirs."""
    kills = killed_so_often(str(tmp_path / "log.db"), game, KILLS // len(GAMES))
    print(f"SQLite, {game}: killed {kills} times")
    assert kills > 1


@pytest.mark.parametrize("game", ON_POSTGRESQL)
def test_killed_on_postgresql_the_game_goes_on_to_its_end(game: str, postgres: str) -> None:
    """The same on the other engine."""
    kills = killed_so_often(postgres, game, KILLS // len(GAMES))
    print(f"PostgreSQL, {game}: killed {kills} times")
    assert kills > 1
