"""The rows of the ledger that several servers on one PostgreSQL keep; a server alone has none."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, DateTime, Float, Integer, String, Table, Text

from paravent.server.storage.log import METADATA

NODES: Final = Table(
    "nodes", METADATA,
    Column("id", String(32), primary_key=True),
    Column("url", Text, nullable=False),
    Column("key", String(64), nullable=False),
    Column("since", DateTime(timezone=True), nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),
    Column("tables", Integer, nullable=False, server_default="0"),
    Column("connections", Integer, nullable=False, server_default="0"),
    Column("busy", Float, nullable=False, server_default="0"),
)  # fmt: skip
PLAYS: Final = Table(
    "plays", METADATA,
    Column("node", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("version", Integer, primary_key=True),
)  # fmt: skip
KEEPERS: Final = Table(
    "keepers", METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("node", String(32), index=True),  # none: the table rests, and all that its keeper wrote is in the log
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("game", String(32)),  # none: nobody has looked yet
    Column("version", Integer),
)  # fmt: skip
