"""The database: one log for all tables, and the matches that are over."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

HEAD: Final = "0003"
"""The newest migration; a database at it is up to date."""

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("code", sa.String(12), primary_key=True),
    sa.Column("made", sa.BigInteger, nullable=False),
)

log = sa.Table(
    "log",
    metadata,
    sa.Column("code", sa.String(12), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("id", sa.String(80), nullable=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("entry", sa.LargeBinary, nullable=False),
    sa.UniqueConstraint("code", "id", name="log_id_once"),
)

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("code", sa.String(12), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("tokens", sa.Text, nullable=False),
    sa.Column("record", sa.LargeBinary, nullable=False),
)
"""Finished matches as records, for those whose hashed secrets stand beside them."""
