"""Which database a path or a URL names."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from flipdeck.rules.errors import BadInput

EXPECTED: Final = "give a path, sqlite:///PATH or postgresql://USER@HOST/NAME"
_PASSWORD: Final = re.compile(r"(//[^/@:]*):.*@|([?&](?:ssl)?password=)[^&]*")


def without_password(url: str) -> str:
    """Return a URL as it may be shown and logged."""
    return _PASSWORD.sub(lambda found: f"{found[2]}..." if found[2] else f"{found[1]}:...@", url)


def database_url(database: str | Path) -> sa.URL:
    """Return the URL of a database; ``BadInput`` names what cannot be used."""
    if isinstance(database, Path) or "://" not in database:
        return sa.URL.create("sqlite+aiosqlite", database=str(database))
    shown = f"database {without_password(database)!r}"
    try:
        url = sa.make_url(re.sub(r"^postgres(?=[:+])", "postgresql", database))
        backend = url.drivername.partition("+")[0]
    except (sa.exc.ArgumentError, ValueError):
        raise BadInput(f"{shown}: it cannot be read as a URL: {EXPECTED}") from None
    if backend == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if backend != "sqlite":
        raise BadInput(f"{shown}: only SQLite and PostgreSQL are supported: {EXPECTED}")
    if not url.database or url.database == ":memory:":
        raise BadInput(f"{shown}: a log needs a file")
    return url.set(drivername="sqlite+aiosqlite")


def database_name(url: sa.URL) -> str:
    """Return a database as people look for it: its file, or its server and name; no password."""
    if url.drivername.startswith("sqlite"):
        return url.database or ""
    plain = sa.URL.create(
        "postgresql", username=url.username, host=url.host, port=url.port, database=url.database
    )
    hosts = url.query.get("host", ())
    at = f" at {', '.join([hosts] if isinstance(hosts, str) else hosts)}" if hosts else ""
    return f"{plain.render_as_string()}{at}"
