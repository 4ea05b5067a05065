"""The way out to one client: in order, never waiting, and not for ever."""

from __future__ import annotations

import asyncio

from paravent.server.transport.outbox import MOST_WAITING, SocketOutbox


class Wire:
    """A client that reads nothing until it is let."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.sent: list[bytes] = []
        self.dropped = 0
        self.outbox = SocketOutbox(lambda _: False, self.send, self.close, self.drop)

    async def send(self, text: bytes) -> None:
        await self.reads.wait()
        self.sent.append(text)

    async def close(self, again: bool) -> None:
        self.sent.append(b"again" if again else b"over")

    def drop(self) -> None:
        self.dropped += 1


def test_what_waits_for_a_slow_client_is_sent_in_order() -> None:
    """Pushing returns at once; when the client reads, everything comes, and the farewell last."""

    async def work() -> list[bytes]:
        wire = Wire()
        for number in range(20):
            wire.outbox.push(str(number).encode())
        wire.outbox.close(b"bye", again=True)
        assert wire.sent == []
        wire.reads.set()
        await wire.outbox.finished()
        return wire.sent

    assert asyncio.run(work()) == [*[str(number).encode() for number in range(20)], b"bye", b"again"]


def test_a_client_that_is_too_far_behind_is_dropped_once() -> None:
    """So much may wait, and no more; what is pushed after that is not kept."""

    async def work() -> tuple[int, list[int]]:
        wire, dropped = Wire(), []
        for number in range(MOST_WAITING + 5):
            wire.outbox.push(str(number).encode())
            dropped.append(wire.dropped)
        wire.outbox.abandon()
        await asyncio.sleep(0)
        return wire.dropped, dropped

    total, dropped = asyncio.run(work())
    assert total == 1
    assert dropped.index(1) == MOST_WAITING + 1  # one is on its way, and this many wait behind it
