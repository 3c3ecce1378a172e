"""Which database a path or a URL names, and what is said of one that names none."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from flipdeck.rules.errors import BadInput
from flipdeck.server.storage.database_url import database_name, database_url
from flipdeck.server.storage.log_storage import LogStorage


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("tables.db", "tables.db"),
        (Path("/srv/tables.db"), "/srv/tables.db"),
        ("sqlite:///tables.db", "tables.db"),
        ("sqlite:////srv/tables.db", "/srv/tables.db"),
        ("sqlite+aiosqlite:///tables.db", "tables.db"),
        ("postgresql://ann@db/cards", "postgresql://ann@db/cards"),
        ("postgres://ann:secret@db:6432/cards", "postgresql://ann@db:6432/cards"),
        ("postgresql+asyncpg://ann:s%40cret@db/cards", "postgresql://ann@db/cards"),
        ("postgres+psycopg2://db/cards?password=secret", "postgresql://db/cards"),
        (
            "postgresql:///cards?host=/run/postgresql&user=ann",
            "postgresql:///cards at /run/postgresql",
        ),
        ("postgresql://ann@/cards?host=a&host=b", "postgresql://ann@/cards at a, b"),
        ("postgresql://ann:secret@[::1]:5432/cards", "postgresql://ann@[::1]:5432/cards"),
    ],
)
def test_the_usual_forms_name_a_database_without_its_password(
    written: str | Path, name: str
) -> None:
    assert database_name(database_url(written)) == name


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ("nonsense://x", "only SQLite and PostgreSQL are supported"),
        ("mysql+nothing://me:secret@x", "only SQLite and PostgreSQL are supported"),
        ("://", "it cannot be read as a URL"),
        ("postgresql://me:secret@db:many/cards", "it cannot be read as a URL"),
        ("mysql://me:secret/with@signs@x/y", "'mysql://me:...@x/y'"),
        ("postgresql://db/cards?colour=red", "there is no option 'colour'"),
        ("postgresql://db/cards?autocommit=1", "there is no option 'autocommit'"),
        ("sqlite://", "a log needs a file"),
        ("sqlite:///:memory:", "a log needs a file"),
    ],
)
def test_a_database_that_cannot_be_used_is_refused_by_name(wrong: str, reason: str) -> None:
    with pytest.raises(BadInput, match="database") as refused:
        LogStorage(wrong)
    assert reason in str(refused.value)
    assert "secret" not in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "flipdeck.server.storage.postgres", raising=False)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(BadInput, match=r"'pip install flipdeck\[postgres\]'") as refused:
        LogStorage("postgresql://me:secret@db/cards")
    assert str(refused.value).startswith("database postgresql://me@db/cards: ")
