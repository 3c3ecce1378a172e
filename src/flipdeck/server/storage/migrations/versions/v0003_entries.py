"""Rewrite log entries in a format of their own, with resolved rulings; index times.

On PostgreSQL, which came with this version, there are no older entries, but rows have no order in
which they were inserted: the newest is found by an index.
"""

import logging

import msgspec
from alembic import op

from flipdeck.server.storage.migrations.v1_entries import upgraded

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

BATCH = 5_000
_logger = logging.getLogger("flipdeck.server")


def upgrade() -> None:
    """Rewrite every entry, inside the transaction that the storage has begun.

    An entry that cannot be read is left as it is: its table was unreadable before.
    """
    connection = op.get_bind()
    if connection.dialect.name == "postgresql":
        op.create_index("log_at", "log", ["at"])
        return
    last, unreadable = -1, 0
    while True:
        rows = connection.exec_driver_sql(
            "SELECT rowid, entry FROM log WHERE rowid > ? ORDER BY rowid LIMIT ?", (last, BATCH)
        ).all()
        if not rows:
            break
        last = rows[-1][0]
        rewritten = []
        for rowid, raw in rows:
            try:
                entry = msgspec.json.encode(upgraded(msgspec.json.decode(raw)))
            except (msgspec.MsgspecError, LookupError, TypeError, AttributeError):
                unreadable += 1
            else:
                rewritten.append((entry, rowid))
        if rewritten:
            connection.exec_driver_sql("UPDATE log SET entry = ? WHERE rowid = ?", rewritten)
    if unreadable:
        _logger.warning("log entries left unreadable", extra={"entries": unreadable})


def downgrade() -> None:
    """Refuse: version 0.1 cannot know what later versions have written."""
    raise NotImplementedError("restore the backup made before the upgrade")
