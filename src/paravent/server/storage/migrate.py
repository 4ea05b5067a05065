"""Bring a store's tables up to date, with Alembic."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from paravent.server.storage import ledger_rows  # noqa: F401  (the store's tables are known when these are)
from paravent.server.storage.log import HEAD

SCRIPTS: Final = Path(__file__).parent / "migrations"


def migrate(connection: Connection) -> None:
    """Run the migrations that the store has not seen."""
    if current(connection) == HEAD:
        return  # Alembic takes a quarter of a second to import: a server that restarts need not
    from alembic import command  # noqa: PLC0415  (see above)
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def current(connection: Connection) -> str | None:
    """The newest migration that the store has seen."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)
