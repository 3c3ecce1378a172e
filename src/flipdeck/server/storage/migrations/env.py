"""Alembic's entry: migrates over the connection that the store hands in."""

from alembic import context

from flipdeck.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
