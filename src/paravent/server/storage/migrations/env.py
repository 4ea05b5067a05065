"""What Alembic runs: always on a connection that the store hands over."""

from __future__ import annotations

from alembic import context

from paravent.server.storage.log import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
