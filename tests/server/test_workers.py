"""Several processes behind one port: every table is reached, and one that dies harms only its own tables, for a moment."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
import ssl
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from http.client import HTTPConnection
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from paravent.core.record import read
from paravent.server.tables.share import Share, keeper_of
from paravent.server.workers.routing import is_elsewhere, path_in, table_in
from tests.server.client import Client, Made, Message
from tests.server.serving import BUSY, QUICK, awaited, free_port, healthy, serving
from tests.server.several import Several, several, table_of, word_for
from tests.server.test_way_in import certified, needs_openssl, patiently

PATIENCE = 120  # seconds, on a busy machine
pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="this machine does not tell whose a process is")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Several]:
    with several(tmp_path_factory.mktemp("workers") / "log.db") as made:
        yield made


# Where a request belongs


@pytest.mark.parametrize(
    ("line", "table"),
    [
        ("GET /ws/0123456789abcdef HTTP/1.1", "0123456789abcdef"),
        ("POST /api/tables/0123456789abcdef/join HTTP/1.1", "0123456789abcdef"),
        ("GET /api/tables/0123456789abcdef?x=/ws/f HTTP/1.1", "0123456789abcdef"),
        ("GET /api/tables/%30123456789abcdef/seat HTTP/1.1", "0123456789abcdef"),
        ("GET //api//tables//0123456789abcdef HTTP/1.1", "0123456789abcdef"),
        ("POST /api/tables HTTP/1.1", None),
        ("GET /t/0123456789abcdef HTTP/1.1", None),
        ("GET /api/tables/0123456789abcdef0 HTTP/1.1", None),
        ("GET / HTTP/1.1", None),
        ("nonsense", None),
    ],
)
def test_the_first_line_of_a_request_names_its_table(line: str, table: str | None) -> None:
    """As the application will read it; the client's page of a table is nobody's in particular."""
    assert table_in(path_in(line.encode())) == table


def test_a_request_is_elsewhere_once_its_line_is_whole() -> None:
    """Half a line tells nothing; what is of no table is for here; a line without end is for whoever refuses it."""
    line = b"GET /ws/0123456789abcdef HTTP/1.1\r\n"
    assert keeper_of("0123456789abcdef", 2) == 1
    assert [is_elsewhere(line, Share(number, 2)) for number in (0, 1)] == [True, False]
    assert is_elsewhere(b"\r\n" + line[:-1], Share(0, 2)) is None
    assert is_elsewhere(b"GET / HTTP/1.1\r\n", Share(0, 2)) is False
    assert is_elsewhere(b"G" * 10_000, Share(0, 2)) is False


# Every table reaches its worker


def test_every_table_is_played_wherever_it_is_kept(server: Several) -> None:
    """By WebSocket, from the first message to the record; the tables of both workers at once, each with a bot."""

    async def play() -> None:
        bots = [{"seat": 1, "strength": "random"}]
        tables = [table_of(server, n, k, players=1, options={"max_rounds": 1}, bots=bots) for n in (0, 1) for k in (0, 1)]
        await asyncio.gather(*(whole_game(made) for made in tables))
        assert len(server.started("paravent.server.bots.worker")) <= QUICK.workers + 1, (
            "the bots' processes and the coach are shared"
        )

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


async def whole_game(made: Made) -> None:
    client = made.client(0)
    await client.come()
    await client.command("start")
    while not client.over:
        if client.moves:
            await client.answer(client.moves[0])
        else:
            await client.next()
    record = await asyncio.to_thread(httpx.get, f"{made.url}/api/tables/{made.id}/record", headers=made.bearer, timeout=30)
    assert read(record.text).lines
    await client.leave()


def test_a_connection_that_is_kept_alive_asks_for_tables_of_all_workers(server: Several) -> None:
    """One socket, ten requests, and each is answered by who keeps its table; what is of no table by whoever has it."""
    ids = [table_of(server, number, 4).id for number in (0, 1)]
    with closing(HTTPConnection("127.0.0.1", server.port, timeout=30)) as connection:
        connection.connect()
        first = connection.sock.getsockname()
        for path in [f"/api/tables/{ids[n % 2]}" for n in range(6)] + ["/", "/healthz", f"/api/tables/{ids[0]}", "/api/games"]:
            connection.request("GET", path)
            answer = connection.getresponse()
            body = answer.read()
            assert (answer.status, connection.sock.getsockname()) == (200, first), (path, body)
            assert path[12:].encode() in body or "tables" not in path


def test_requests_that_come_before_the_last_is_answered_go_to_their_workers_too(server: Several) -> None:
    """Pipelining, with a line that comes in two halves."""
    ids = [table_of(server, number, 5).id for number in (0, 1)]
    ask = [f"GET /api/tables/{id} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode() for id in (*ids, ids[0])]
    with closing(socket.create_connection(("127.0.0.1", server.port), timeout=30)) as connection:
        connection.sendall(ask[0] + ask[1] + ask[2][:20])
        got = b""
        while got.count(b'"id"') < 2:
            got += connection.recv(65536)
        connection.sendall(ask[2][20:].replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        while part := connection.recv(65536):
            got += part
    assert got.count(b"HTTP/1.1 200") == 3 and got.count(ids[0].encode()) >= 2 and ids[1].encode() in got


def test_a_table_is_found_by_its_code_and_has_a_rematch_wherever_it_is_kept(server: Several) -> None:
    """Whichever worker is asked for the code; and the rematch's table is kept by whoever it falls to."""

    async def play(made: Made) -> None:
        client = made.client(0)
        await client.come()
        await client.command("start")
        while not client.over:
            if client.moves:
                await client.answer(client.moves[0])
            else:
                await client.next()
        await client.send({"type": "rematch", "id": "again"})
        told = await client.until("lobby", where=lambda message: bool(message["table"]["rematch"]))  # type: ignore[index,call-overload]
        there = told["table"]["rematch"]  # type: ignore[index,call-overload]
        again = Client(made.url, str(there), made.tokens[0])
        assert (await again.come())["table"]["code"] == made.info["code"]  # type: ignore[index,call-overload]
        for each in (client, again):
            await each.leave()

    for number in (0, 1):
        bots = [{"seat": 1, "strength": "random"}]
        made = table_of(server, number, 6, players=1, options={"max_rounds": 1}, bots=bots)
        for _ in range(4):
            found = httpx.post(f"{server.url}/api/codes", json={"code": made.info["code"]}, timeout=30)
            assert found.json() == {"table": made.id}
        asyncio.run(asyncio.wait_for(play(made), PATIENCE))


@needs_openssl
def test_over_tls_every_table_is_reached_too_and_addresses_are_told_apart(tmp_path: Path) -> None:
    """One kept-alive connection to tables of both workers; the WebSockets of the address behind the relay are counted."""

    async def sockets(url: str, ids: list[str], trusting: ssl.SSLContext) -> None:
        first = [await connect(f"{url}/ws/{id}", ssl=trusting) for id in ids]
        for each in first:
            await each.send('{"type":"hello","token":null,"seen":null,"language":"en"}')
            assert '"welcome"' in str(await each.recv())
        with pytest.raises(InvalidStatus):
            await connect(f"{url}/ws/{ids[0]}", ssl=trusting)
        for each in first:
            await each.close()

    files = certified(tmp_path / "tls", "first")
    limits = replace(BUSY, connections_per_address=2)
    with several(tmp_path / "log.db", replace(QUICK, certificate=files, limits=limits)) as server:
        trusting = ssl.create_default_context(cafile=files.certificate)
        secure = server.url.replace("http", "https")
        patiently(f"{secure}/", trusting)
        with httpx.Client(base_url=secure, verify=trusting, timeout=60) as http:
            new = [{"game": "guru", "seats": 2, "word": word_for(number, 2)} for number in (0, 1)]
            ids = [http.post("/api/tables", json=each).json()["table"]["id"] for each in new]
            told = [http.get(f"/api/tables/{ids[n % 2]}").json()["id"] for n in range(5)]
        assert told == [ids[0], ids[1], ids[0], ids[1], ids[0]]
        asyncio.run(asyncio.wait_for(sockets(secure.replace("http", "ws"), ids, trusting), PATIENCE))


# A worker dies


class Player:
    """Whoever plays on although the connection is lost: the same message under the same id, until it is accepted."""

    def __init__(self, made: Made, seat: int) -> None:
        self.client = made.client(seat)
        self.returns = 0
        self.answered: list[str] = []

    async def come(self) -> None:
        while True:
            try:
                await self.client.come(seen=self.client.version or None)
                return
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                self.returns += 1
                await asyncio.sleep(0.05)

    async def insist(self, message: Message) -> None:
        while True:
            try:
                await self.client.send(message)
                outcome = await self.client.outcome(str(message["id"]))
                assert outcome["type"] == "accepted", outcome
                return
            except ConnectionClosed:
                self.returns += 1
                await self.come()

    async def play(self, moves: int) -> None:
        """So many answers, or until the game is over."""
        while len(self.answered) < moves and not self.client.over:
            if not self.client.moves:
                try:
                    await self.client.next()
                except ConnectionClosed:
                    self.returns += 1
                    await self.come()
                continue
            assert self.client.prompt is not None
            move, prompt = self.client.moves[0], self.client.prompt["id"]
            await self.insist({"type": "answer", "id": f"{prompt} {move}"[:60], "prompt": prompt, "move": move})
            self.answered.append(move)


def test_a_worker_that_is_killed_is_replaced_and_the_others_notice_nothing(place: str) -> None:
    """Every accepted answer is there, once and in order; only connections of one worker's tables were lost."""

    async def play(server: Several) -> None:
        bots = [{"seat": 1, "strength": "random"}]
        tables = [table_of(server, n, k, players=1, options={"max_rounds": 3}, bots=bots) for n in (0, 1) for k in (0, 1)]
        players = [Player(made, 0) for made in tables]
        for player in players:
            await player.come()
            await player.insist({"type": "start", "id": "start"})
        await asyncio.gather(*(player.play(3) for player in players))
        os.kill(server.workers()[0], signal.SIGKILL)
        await asyncio.gather(*(player.play(10**6) for player in players))
        lost = {keeper_of(made.id, 2) for made, player in zip(tables, players, strict=True) if player.returns}
        assert len(lost) == 1
        for made, player in zip(tables, players, strict=True):
            record = await asyncio.to_thread(
                httpx.get, f"{made.url}/api/tables/{made.id}/record", headers=made.bearer, timeout=30
            )
            assert [text for _, seat, text, _ in read(record.text).lines if seat == 0] == player.answered
            await player.client.leave()

    with several(place) as server:
        asyncio.run(asyncio.wait_for(play(server), PATIENCE))
        awaited(server.url, PATIENCE)
        assert len(server.workers()) == 2


def test_places_of_a_worker_that_died_are_free_again(tmp_path: Path) -> None:
    """All WebSockets of an address count together, whoever keeps the table; with the worker goes what it had let in."""

    async def play(server: Several) -> None:
        tables = [table_of(server, number, k) for k in (0, 1) for number in (0, 1)]
        clients = [made.client(None) for made in tables]
        for client in clients:
            await client.come()
        late = tables[0].client(None)
        with pytest.raises(InvalidStatus):
            await late.come()
        await clients[1].leave()
        await until_let_in(late)
        for pid in server.workers():
            os.kill(pid, signal.SIGKILL)
        await until_gone(clients[0])
        again = [made.client(None) for made in tables]
        for client in again:
            await until_let_in(client)
        for client in (*clients, late, *again):
            await client.leave()

    limits = replace(BUSY, connections_per_address=4)
    with several(tmp_path / "log.db", replace(QUICK, limits=limits)) as server:
        asyncio.run(asyncio.wait_for(play(server), PATIENCE))


async def until_let_in(client: Client) -> None:
    while True:
        try:
            await client.come()
            return
        except (OSError, ConnectionClosed, InvalidHandshake):
            await asyncio.sleep(0.05)


async def until_gone(client: Client) -> None:
    try:
        while True:
            await client.next()
    except ConnectionClosed:
        pass


def test_a_server_that_misses_a_worker_is_not_well(tmp_path: Path) -> None:
    """`/healthz` says so as long as nobody has taken its place, and tables of the other are reached all the while."""
    with several(tmp_path / "log.db") as server:
        tables = {number: table_of(server, number, players=0).id for number in (0, 1)}
        nursery = server.started("multiprocessing.forkserver")[0]
        os.kill(nursery, signal.SIGSTOP)  # nobody can be started
        os.kill(server.workers()[0], signal.SIGKILL)
        while healthy(server.url):
            pass
        assert httpx.get(f"{server.url}/healthz", timeout=30).json()["code"] == "stopping"
        assert [answers(server.port, table) for table in tables.values()].count(True) == 1
        os.kill(nursery, signal.SIGCONT)
        awaited(server.url, PATIENCE)
        assert all(httpx.get(f"{server.url}/api/tables/{table}", timeout=60).status_code == 200 for table in tables.values())


def answers(port: int, table: str) -> bool:
    """Whether a table is reached before the server has had enough of waiting."""
    made, answer = asks(port, table)
    made.close()
    return answer.startswith(b"HTTP/1.1 200 ")


# The whole


def test_connections_of_all_workers_count_together(tmp_path: Path) -> None:
    """The ninth of an address is turned away, though the eight are half of each worker's; when one ends, another may come."""
    limits = replace(BUSY, sockets_per_address=8)
    with several(tmp_path / "log.db", replace(QUICK, limits=limits)) as server:
        ids = [table_of(server, number).id for number in (0, 1)]
        asked = [asks(server.port, ids[n % 2]) for n in range(8)]
        assert [answer.startswith(b"HTTP/1.1 200 ") for _, answer in asked] == [True] * 8
        ninth, answer = asks(server.port, ids[0])
        ninth.close()
        assert answer.startswith(b"HTTP/1.1 503 ")
        asked[0][0].close()
        while not answer.startswith(b"HTTP/1.1 200 "):
            one, answer = asks(server.port, ids[1])
            one.close()
        for one, _ in asked:
            one.close()


def asks(port: int, table: str) -> tuple[socket.socket, bytes]:
    """A connection that has asked for a table, stays, and what it was answered."""
    made = socket.create_connection(("127.0.0.1", port), timeout=60)
    made.sendall(f"GET /api/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
    try:
        return made, made.recv(65536)
    except ConnectionResetError:
        return made, b""


def test_counters_are_of_the_whole_and_survive_a_worker(tmp_path: Path) -> None:
    """Tables opened by either worker, and by one that has died since."""
    port = free_port()

    def opened() -> int:
        text = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=30).text
        return int(next(line for line in text.splitlines() if line.startswith("paravent_tables_opened_total")).split()[1])

    async def told() -> None:
        while opened() != 6:
            await asyncio.sleep(0.1)

    with several(tmp_path / "log.db", replace(QUICK, metrics=("127.0.0.1", port))) as server:
        for k in range(3):
            for number in (0, 1):
                table_of(server, number, k, players=0)
        asyncio.run(asyncio.wait_for(told(), PATIENCE))
        os.kill(server.workers()[0], signal.SIGKILL)
        awaited(server.url, PATIENCE)
        asyncio.run(asyncio.wait_for(told(), PATIENCE))
        assert "paravent_workers_replaced_total 1" in httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=30).text


def test_a_polite_stop_tells_everyone_and_another_number_of_workers_finds_all(tmp_path: Path) -> None:
    """SIGTERM to the front: goodbye with `again` at every table; three workers, then one without a front, go on from there."""

    async def stopped(server: Several, tables: list[Made]) -> list[int]:
        clients = [made.client(0) for made in tables]
        for client in clients:
            await client.come()
            await client.command("start")
        server.front.send_signal(signal.SIGTERM)
        for client in clients:
            await until_gone(client)
            assert client.socket is not None and client.socket.close_code == 1012
            assert '"goodbye"' in client.received[-1] and '"again":true' in client.received[-1]
        return [client.version for client in clients]

    async def versions(tables: list[Made], url: str) -> list[int]:
        found = []
        for made in tables:
            client = replace(made, url=url).client(0)
            await client.come()
            found.append(client.version)
            await client.leave()
        return found

    server = Several(tmp_path / "log.db")
    tables = [table_of(server, number, k) for number in (0, 1) for k in (0, 1)]
    before = asyncio.run(asyncio.wait_for(stopped(server, tables), PATIENCE))
    assert server.front.wait(40) == 0
    server.start(3)
    assert asyncio.run(asyncio.wait_for(versions(tables, server.url), PATIENCE)) == before
    assert server.stop() == 0
    with serving(tmp_path / "log.db") as url:
        assert asyncio.run(asyncio.wait_for(versions(tables, url), PATIENCE)) == before
    with closing(sqlite3.connect(tmp_path / "log.db")) as store:
        assert store.execute("SELECT count(*) FROM tables").fetchone() == (4,)


def test_workers_end_when_the_front_is_killed(tmp_path: Path) -> None:
    """Nobody keeps a table that nobody can reach; who is there is told to come back."""

    async def play(server: Several) -> None:
        client = table_of(server, 0).client(0)
        await client.come()
        workers = server.workers()
        server.front.kill()
        await until_gone(client)
        assert '"again":true' in client.received[-1]
        while any(Path(f"/proc/{pid}/stat").exists() and "Z" not in state_of(pid) for pid in workers):
            await asyncio.sleep(0.05)

    server = Several(tmp_path / "log.db")
    asyncio.run(asyncio.wait_for(play(server), PATIENCE))
    server.front.wait(10)


def state_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return "Z"
