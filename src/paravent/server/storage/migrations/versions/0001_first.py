"""Tables, their logs, and the players' notebooks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table("tables", sa.Column("id", sa.String(32), primary_key=True), sa.Column("finished", sa.Integer, nullable=False))
    op.create_index("ix_tables_finished", "tables", ["finished"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
    )
    op.create_table(
        "notebooks",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for table in ("notebooks", "log", "tables"):
        op.drop_table(table)
