"""A language model's seat, tried with MCP's own client: a whole game against a real server of ours."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from mcp.client import Client
from mcp.client.stdio import StdioServerParameters
from mcp_types import TextContent

from paravent import Json
from tests.server.client import Made, open_table
from tests.server.serving import free_port, serving
from tests.server.test_seats import Seat

ENVIRON = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
OPTIONS: dict[str, Json] = {"max_rounds": 1}
TOOLS = {
    "sit_down", "read_rules", "look", "wait_for_question", "answer", "interject", "say", "read_notes", "write_notes",
}  # fmt: skip


def command(made: Made, *more: str) -> list[str]:
    return [sys.executable, "-m", "paravent", "--lang", "en", "mcp", "--table", f"{made.url}/t/{made.id}", *more]


def over_stdio(made: Made) -> StdioServerParameters:
    program, *arguments = command(made)
    return StdioServerParameters(command=program, args=arguments, env=ENVIRON)


def laid(url: str, **fields: Json) -> Made:
    """A table for a person who hosts, a language model, and a bot."""
    return open_table(url, "guru", 3, players=1, options=OPTIONS, bots=[{"seat": 2, "strength": "random"}], **fields)


async def use(client: Client, tool: str, **arguments: object) -> tuple[str, bool]:
    """What a tool says, and whether it went well."""
    result = await client.call_tool(tool, dict(arguments))
    [content] = result.content
    assert isinstance(content, TextContent)
    return content.text, not result.is_error


def listed_moves(words: str) -> list[str]:
    return re.findall(r"^- `([^`]+)`", words[words.index("## Your moves") :], re.MULTILINE)


async def play(client: Client, made: Made, host: Seat) -> str:
    """From sitting down to the end, the host's moves made meanwhile; the last thing that is read."""
    assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
    said, fine = await use(client, "sit_down", name="Model")
    assert fine and "You sit on seat 1" in said and "## Your aim" in said
    assert await asyncio.to_thread(lambda: host.send("start").status_code) == 200
    person = asyncio.create_task(asyncio.to_thread(host_plays, host))
    assert await use(client, "say", text="hello") == ("Said.", True)
    assert await use(client, "write_notes", text="trust nobody") == ("Noted.", True)
    assert await use(client, "read_notes") == ("trust nobody", True)
    while True:
        words, _ = await use(client, "wait_for_question", seconds=20)
        if "The game is over." in words:
            await person
            return words
        if "## Your moves" in words:
            refused, fine = await use(client, "answer", move="I would rather not")
            assert not fine and "I would rather not" in refused
            taken, fine = await use(client, "answer", move=f"Let me see … [{listed_moves(words)[0]}]")
            assert (taken, fine) == (f"Taken: {listed_moves(words)[0]}", True)


def host_plays(host: Seat) -> None:
    while True:
        news = host.news(wait=20)
        host.seen = news["position"]["version"]
        if news["position"]["outcome"] is not None:
            return
        if news["asked"]:
            assert host.answer(news).status_code == 200


def test_a_model_plays_a_whole_game_over_stdio(tmp_path: Path) -> None:
    """Beside a person and a bot: it sees, asks, answers, talks, keeps notes; nonsense gets a sentence and loses nothing."""

    async def whole(made: Made, host: Seat) -> str:
        async with Client(over_stdio(made)) as client:
            return await play(client, made, host)

    with serving(tmp_path / "log.db") as url:
        made = laid(url)
        host = Seat(made, 0)
        words = asyncio.run(asyncio.wait_for(whole(made, host), 120))
        chat, notebook = host.news()["chat"], host.news()["notebook"]
        host.http.close()

    assert "## What you see" in words
    assert [line["text"] for line in chat if line["seat"] == 1] == ["hello"]  # bots may speak, too
    assert notebook == ""


def test_the_same_over_http(tmp_path: Path) -> None:
    """MCP's streamable HTTP, on an address of one's own."""

    async def whole(made: Made, host: Seat, address: str) -> str:
        async with Client(address) as client:
            return await play(client, made, host)

    with serving(tmp_path / "log.db") as url:
        made = laid(url)
        host = Seat(made, 0)
        with served(made) as address:
            words = asyncio.run(asyncio.wait_for(whole(made, host, address), 120))
        host.http.close()

    assert "The game is over." in words


@contextmanager
def served(made: Made) -> Iterator[str]:
    """`paravent mcp --http`, until its address is told."""
    port = free_port()
    words = command(made, "--http", f"127.0.0.1:{port}")
    with subprocess.Popen(words, env=ENVIRON, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        assert process.stderr.readline().strip() == f"Listening at http://127.0.0.1:{port}/mcp"
        wait_for_port(port)
        try:
            yield f"http://127.0.0.1:{port}/mcp"
        finally:
            process.terminate()
            process.stderr.read()


def wait_for_port(port: int) -> None:
    import socket  # noqa: PLC0415

    for _ in range(600):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError("nobody listens")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--table", "nowhere"], "There is no table to sit at behind nowhere"),
        (["--table", "http://127.0.0.1:9/t/0123456789abcdef"], "There is no table to sit at behind"),
        (["--table", "http://127.0.0.1:9/t/x", "--http", "here"], "An address is written ADDRESS:PORT, not “here”."),
        ([], "--table is missing"),
    ],
)
def test_what_is_no_table_is_refused_in_one_sentence(words: list[str], sentence: str) -> None:
    """On stderr, before anything is served; stdout is the protocol's alone."""
    line = [sys.executable, "-m", "paravent", "--lang", "en", "mcp", *words]
    done = subprocess.run(line, env=ENVIRON, capture_output=True, text=True, check=False)

    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr and "Traceback" not in done.stderr
