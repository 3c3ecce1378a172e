"""Migrate a database to the schema of this version."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sa

from flipdeck.rules.errors import BadInput
from flipdeck.server.storage.schema import HEAD

OWN_TABLES: Final = frozenset({"alembic_version", "log"})
"""Tables that a database of every version has."""


def schema_version(connection: sa.Connection, name: str) -> str | None:
    """The version of a database's schema, None if it is empty.

    ``BadInput`` begins with the name if it belongs to another program.
    """
    existing = set(sa.inspect(connection).get_table_names())
    if not existing:
        return None
    if not existing >= OWN_TABLES:
        raise BadInput(f"{name}: it belongs to another program")
    version = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    return str(version)


def migrate_locked(connection: sa.Connection, name: str) -> None:
    """Upgrade the schema inside a transaction that keeps other processes from doing so."""
    if schema_version(connection, name) == HEAD:
        return
    # Imported late: a database that is up to date does not need it, and it is slow to load.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as wrong:
        raise BadInput(
            f"{name}: it cannot be migrated, "
            f"since a newer version of Flipdeck has used it ({wrong})"
        ) from None
