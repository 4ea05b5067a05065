"""How much time the open question of a table has left."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock_version", sa.Integer))
    op.add_column("tables", sa.Column("clock_left", sa.BigInteger))


def downgrade() -> None:
    for column in ("clock_left", "clock_version"):
        op.drop_column("tables", column)
