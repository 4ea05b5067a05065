"""How far a table has come, how long its log is, when something last happened there; snapshots; and logs without gaps."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

GAP = "NEW.n > 0 AND NOT EXISTS (SELECT 1 FROM log WHERE table_id = NEW.table_id AND n = NEW.n - 1)"
ON_SQLITE = f"""
CREATE TRIGGER log_without_gaps BEFORE INSERT ON log WHEN {GAP}
BEGIN SELECT RAISE(ABORT, 'a log has no gaps'); END"""
CHECKED = f"""
CREATE FUNCTION log_without_gaps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF {GAP} THEN RAISE EXCEPTION 'a log has no gaps' USING ERRCODE = 'foreign_key_violation'; END IF;
  RETURN NEW;
END $$"""
ON_POSTGRESQL = "CREATE TRIGGER log_without_gaps BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION log_without_gaps()"


def upgrade() -> None:
    op.add_column("tables", sa.Column("stage", sa.Integer, nullable=False, server_default="2"))
    op.add_column("tables", sa.Column("lines", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("touched", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("ix_tables_touched", "tables", ["touched"])
    for column, last in (("lines", "max(n) + 1"), ("touched", "max(at)")):
        found = f"SELECT {last} FROM log WHERE log.table_id = tables.id"
        op.execute(f"UPDATE tables SET {column} = coalesce(({found}), 0)")
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(80), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    if op.get_bind().dialect.name == "sqlite":
        op.execute(ON_SQLITE)
    else:
        op.execute(CHECKED)
        op.execute(ON_POSTGRESQL)


def downgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        op.execute("DROP TRIGGER log_without_gaps")
    else:
        op.execute("DROP TRIGGER log_without_gaps ON log")
        op.execute("DROP FUNCTION log_without_gaps")
    op.drop_table("snapshots")
    op.drop_index("ix_tables_touched", "tables")
    for column in ("touched", "lines", "stage"):
        op.drop_column("tables", column)
