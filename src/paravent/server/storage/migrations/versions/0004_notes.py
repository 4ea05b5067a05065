"""How often a notebook was written, and by which messages."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("notebooks", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("notebooks", sa.Column("ids", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    for column in ("ids", "revision"):
        op.drop_column("notebooks", column)
