"""Which store a place means."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from paravent.server.storage.beat import LENGTHS
from paravent.server.storage.sqlite import SqliteStore
from paravent.server.storage.store import Store

if TYPE_CHECKING:
    from paravent.server.storage.ledger import Ledger


def store_at(place: str, longest_beat: float = LENGTHS[-1], patience: float | None = None) -> Store:
    """The store at a PostgreSQL URL, whose answers are waited for so long, or in a SQLite file."""
    if is_postgres(place):
        from paravent.server.storage.postgres import PostgresStore  # noqa: PLC0415  (asyncpg is an extra)

        return PostgresStore(postgres_url(place), longest_beat, patience)
    return SqliteStore(Path(place), longest_beat)


def ledger_at(place: str, lease: float) -> Ledger:
    """The ledger of the nodes at a PostgreSQL URL."""
    from paravent.server.storage.ledger import Ledger  # noqa: PLC0415  (asyncpg is an extra)

    return Ledger(postgres_url(place), lease)


def is_postgres(place: str) -> bool:
    """Whether this is the address of a database; else it is a file."""
    return place.startswith(("postgresql://", "postgres://"))


def postgres_url(place: str) -> str:
    """The address as SQLAlchemy wants it, with the driver's name."""
    return "postgresql+asyncpg://" + place.partition("://")[2]
