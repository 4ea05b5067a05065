"""Which store a place means."""

from __future__ import annotations

from pathlib import Path

from paravent.server.storage.beat import LENGTHS
from paravent.server.storage.sqlite import SqliteStore
from paravent.server.storage.store import Store


def store_at(place: str, longest_beat: float = LENGTHS[-1]) -> Store:
    """The store at a PostgreSQL URL, or in a SQLite file."""
    if is_postgres(place):
        from paravent.server.storage.postgres import PostgresStore  # noqa: PLC0415  (asyncpg is an extra)

        return PostgresStore(postgres_url(place), longest_beat)
    return SqliteStore(Path(place), longest_beat)


def is_postgres(place: str) -> bool:
    """Whether this is the address of a database; else it is a file."""
    return place.startswith(("postgresql://", "postgres://"))


def postgres_url(place: str) -> str:
    """The address as SQLAlchemy wants it, with the driver's name."""
    return "postgresql+asyncpg://" + place.partition("://")[2]
