"""Which store a place means."""

from __future__ import annotations

from pathlib import Path

from paravent.server.storage.beat import LENGTHS
from paravent.server.storage.sqlite import SqliteStore
from paravent.server.storage.store import Store


def store_at(place: str, longest_beat: float = LENGTHS[-1]) -> Store:
    """The store at a PostgreSQL URL, or in a SQLite file."""
    if place.startswith(("postgresql://", "postgres://")):
        from paravent.server.storage.postgres import PostgresStore  # noqa: PLC0415  (asyncpg is an extra)

        return PostgresStore("postgresql+asyncpg://" + place.partition("://")[2], longest_beat)
    return SqliteStore(Path(place), longest_beat)
