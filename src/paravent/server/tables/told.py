"""What each version of a table brought: events, which lie packed in a snapshot until somebody wants to be told them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import Final, cast, final

from paravent.core.pack import Unpacker, pack
from paravent.core.rules import Event, Json
from paravent.games import find


@final
class Told:
    """The events of every version, in order. Those of a snapshot are unpacked when they are first asked for."""

    def __init__(self, game: str, version: int) -> None:
        self._game: Final = game
        self._rules: Final = version
        self._events: Final[list[Sequence[Event] | None]] = []  # None: still packed
        self._packed: Final[list[str]] = []  # of the first versions

    def append(self, events: Sequence[Event]) -> None:
        """Another version."""
        self._events.append(events)

    def since(self, version: int) -> list[Event]:
        """What happened after a version."""
        return [event for at in range(version, len(self._events)) for event in self._at(at)]

    def until(self, version: int) -> list[Event]:
        """What happened up to a version."""
        return [event for at in range(version) for event in self._at(at)]

    def last(self) -> Sequence[Event]:
        """What the last version brought."""
        return self._at(len(self._events) - 1) if self._events else ()

    def _at(self, at: int) -> Sequence[Event]:
        events = self._events[at]
        if events is None:
            made = unpacker(self._game, self._rules)
            events = self._events[at] = [made.event(event) for event in cast("list[Json]", json.loads(self._packed[at]))]
        return events

    def dump(self) -> list[str]:
        """Every version's events, packed; each is packed once."""
        for at in range(len(self._packed), len(self._events)):
            self._packed.append(json.dumps([pack(event) for event in self._at(at)], separators=(",", ":")))
        return self._packed.copy()

    def load(self, packed: list[str]) -> None:
        """What `dump` gave."""
        self._packed[:] = packed
        self._events[:] = [None] * len(packed)


@cache
def unpacker(game: str, version: int) -> Unpacker:
    """Makes the events of a game's rules again."""
    return Unpacker(find(game, version).package)
