"""Frames, however they are cut: the short cut past the parser takes only what is plainly one whole text."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from paravent.server.messages.wire import MOST_BYTES
from paravent.server.transport.frames import FINAL_TEXT, payload_at, unmasked
from tests.server.client import Made, open_table
from tests.server.serving import serving


def framed(text: str, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """What a client sends."""
    return Frame(opcode, text.encode(), fin=fin).serialize(mask=True)


@pytest.mark.parametrize("length", [0, 1, 4, 120, 125, 126, 127, 300, 6000])
def test_a_whole_text_frame_is_read_as_it_was_written(length: int) -> None:
    """Short and long, whatever the mask."""
    text = ("héllo wörld " * length)[:length]
    data = framed(text)
    start = payload_at(data)
    assert start is not None and data[0] == FINAL_TEXT and unmasked(data, start).decode() == text


NOT_ONE_FRAME = {
    "nothing": b"",
    "one byte": b"\x81",
    "a part": framed("hello")[:-1],
    "a byte too many": framed("hello") + b"\x81",
    "two": framed("a") + framed("b"),
    "half a head": framed("x" * 300)[:7],
    "the longest": framed("x" * MOST_BYTES),
    "a huge one": framed("x" * 65536),
    "an unmasked one": Frame(Opcode.TEXT, b"unmasked").serialize(mask=False),
}


@pytest.mark.parametrize("data", NOT_ONE_FRAME.values(), ids=NOT_ONE_FRAME)  # masks are random, and so would be the names
def test_whatever_is_not_exactly_one_frame_is_left_to_the_parser(data: bytes) -> None:
    """A part, more than one, a huge one, an unmasked one."""
    assert payload_at(data) is None


def say(text: str) -> str:
    return json.dumps({"type": "say", "id": text, "text": text})


async def answers(made: Made, chunks: list[bytes], wanted: int) -> list[str]:
    """Send these bytes as they are cut, each on its own; the ids that come back, in order."""
    host, port = made.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    request = f"GET /ws/{made.id} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    writer.write((request + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
    await reader.readuntil(b"\r\n\r\n")
    for chunk in [framed(json.dumps({"type": "hello", "token": made.tokens[0]})), *chunks]:
        writer.write(chunk)
        await writer.drain()
        await asyncio.sleep(0.02)
    received = b""
    while received.count(b'"type":"accepted"') < wanted:
        received += await reader.read(65536)
    writer.close()
    return [piece.split(b'"')[0].decode() for piece in received.split(b'"type":"accepted","id":"')[1:]]


def test_messages_arrive_in_order_however_their_bytes_are_cut(tmp_path: Path) -> None:
    """Whole, two in one, in two halves, in fragments with a ping between, and whole again."""
    halves, first, second = framed(say("d")), say("e")[:9], say("e")[9:]
    chunks = [
        framed(say("a")), framed(say("b")) + framed(say("c")), halves[:11], halves[11:],
        framed(first, fin=False), framed("", Opcode.PING), framed(second, Opcode.CONT), framed(say("f")),
    ]  # fmt: skip
    with serving(tmp_path / "log.db") as url:
        made = open_table(url, "guru", 2)
        assert asyncio.run(asyncio.wait_for(answers(made, chunks, 6), 20)) == list("abcdef")
        assert asyncio.run(asyncio.wait_for(answers(made, [chunks[0], chunks[-1]], 2), 20)) == ["a", "f"]
