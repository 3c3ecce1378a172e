"""Migrate a database to the schema of this version."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sa

from flipdeck.rules.errors import BadInput
from flipdeck.server.storage.schema import HEAD
from flipdeck.server.storage.sqlite import plain_engine

LOCK_TIMEOUT: Final = 300_000
"""Milliseconds to wait for another process that is migrating the same database."""
OWN_TABLES: Final = frozenset({"alembic_version", "log"})
"""Tables that a database of every version has."""


def migrate(url: sa.URL, synchronous: str) -> None:
    """Upgrade the schema in one transaction: killed at any moment, all is as it was before.

    The transaction takes the write lock before it looks at the version, so that of several
    processes starting at once the first migrates and the others find it done.
    """
    engine = plain_engine(url, synchronous)
    sa.event.listen(engine, "begin", lambda c: c.exec_driver_sql("BEGIN IMMEDIATE"))
    try:
        with engine.connect() as connection:
            driver = connection.connection.driver_connection
            assert driver is not None
            driver.execute(f"PRAGMA busy_timeout={LOCK_TIMEOUT}")
            with connection.begin():
                _upgrade(connection)
    finally:
        engine.dispose()


def _upgrade(connection: sa.Connection) -> None:
    file = connection.engine.url.database
    existing = set(sa.inspect(connection).get_table_names())
    if existing and not existing >= OWN_TABLES:
        raise BadInput(f"database {file}: it belongs to another program")
    if existing:
        version = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
        if version == HEAD:
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
            f"database {file}: it cannot be migrated, "
            f"since a newer version of Flipdeck has used it ({wrong})"
        ) from None
