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
            if table.settled:
                found.append(told(table, events))
    return found


def told(table: Table, events: Sequence[paravent.Event]) -> Told:
    readers: list[int | None] = [*range(table.players), None]
    return Told(
        {reader: plain(table.view(reader)) for reader in readers},
        {reader: [plain(event) for event in seen(events, reader)] for reader in readers},
    )


def audit(connections: Sequence[Client], seat: int | None, record: str) -> None:
    """What one reader received over its connections is what the record lets its seat know. Version 1 is the deal.

    A line that stands for several plays is one version, but several lines of the record. Who comes back says what it has
    seen, so what an earlier connection reached counts for the next.
    """
    truth = versions(record)
    reached = {0: -1}  # by version, how far in the record
    for text in (text for client in connections for text in client.received):
        message = cast("Message", json.loads(text))
        position = cast("Message | None", message.get("position"))
        if position is None:
            assert "view" not in text
            continue
        version = cast("int", position["version"])
        since = cast("int", message["since"]) if message["type"] == "welcome" else version - 1
        start = reached[since]
        ends = [at for at in range(start + version - since, len(truth)) if shows(truth, start, at, message, seat)]
        assert ends, f"version {version} is not what the record says"
        reached[version] = ends[0]


def shows(truth: Sequence[Told], start: int, at: int, message: Message, seat: int | None) -> bool:
    """Whether a message tells what came after `start`, and shows where it led."""
    position = cast("Message", message["position"])
    told = [event for step in truth[start + 1 : at + 1] for event in step.events[seat]]
    return position["view"] == truth[at].views[seat] and message["events"] == told
