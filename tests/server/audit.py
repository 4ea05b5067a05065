"""Whether what a client received is what its seat may know, to the byte, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import cast

import paravent
from paravent import Json, Table, plain
from paravent.core.record import read
from paravent.core.table import seen
from tests.server.client import Client, Message


@dataclass
class Told:
    """What each reader sees at a version, and was told in reaching it; readers are the seats and None."""

    views: dict[int | None, Json]
    events: dict[int | None, list[Json]]


@lru_cache(maxsize=1)
def versions(record: str) -> list[Told]:
    """The truth of a game at each of its versions, from its record."""
    written = read(record)
    table = paravent.new(written.game, written.players, written.seed, written.options)
    found = [told(table, [])]
    for _, seat, text, talk in written.lines:
        if not talk:
            events = table.play(seat, text)
            if events or table.sealed(seat) is None:
                found.append(told(table, events))
    return found


def told(table: Table, events: Sequence[paravent.Event]) -> Told:
    readers: list[int | None] = [*range(table.players), None]
    return Told(
        {reader: plain(table.view(reader)) for reader in readers},
        {reader: [plain(event) for event in seen(events, reader)] for reader in readers},
    )


def audit(client: Client, seat: int | None, record: str) -> None:
    """Everything this client received is what the record says that its seat may know. Version 1 is the deal."""
    truth = versions(record)
    for text in client.received:
        message = cast("Message", json.loads(text))
        position = cast("Message | None", message.get("position"))
        if position is None:
            assert "view" not in text
            continue
        version = cast("int", position["version"])
        since = cast("int", message["since"]) if message["type"] == "welcome" else version - 1
        assert position["view"] == truth[version - 1].views[seat]
        assert message["events"] == [event for step in truth[since:version] for event in step.events[seat]]
