"""Several servers on one PostgreSQL: the nodes, the rules that each plays, and who keeps which table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.Column("tables", sa.Integer, nullable=False, server_default="0"),
        sa.Column("connections", sa.Integer, nullable=False, server_default="0"),
        sa.Column("busy", sa.Float, nullable=False, server_default="0"),
    )
    op.create_table(
        "plays",
        sa.Column("node", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
    )
    op.create_table(
        "keepers",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("node", sa.String(32), index=True),
        sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),
        sa.Column("game", sa.String(32)),
        sa.Column("version", sa.Integer),
    )


def downgrade() -> None:
    for table in ("keepers", "plays", "nodes"):
        op.drop_table(table)
