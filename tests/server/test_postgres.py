"""PostgreSQL: what is refused before anything is written; a server that fails and comes back."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from flipdeck.rules.errors import BadInput
from flipdeck.server.errors import TableError
from flipdeck.server.storage import backend, writer
from flipdeck.server.storage import log_entries as log
from flipdeck.server.storage import postgres as postgres_storage
from flipdeck.server.storage.database_url import database_url
from flipdeck.server.storage.log_storage import LogStorage
from flipdeck.server.storage.schema import HEAD
from tests.support.databases import execute, opened, query
from tests.support.postgres_server import GUARDED, PostgresServer, postgres_server
from tests.support.server_fixture import play_on, run_async, running_server

PAUSED, RESUMED = log.MatchPaused(at=2), log.MatchResumed(at=2)


@pytest.fixture(scope="module")
def own_server() -> Iterator[PostgresServer]:
    """A server that these tests may stop and start."""
    with postgres_server() as server:
        yield server


def refusal_of(database: str) -> str:
    """What is said, on one line, of a database that cannot be opened."""

    async def run() -> str:
        storage = LogStorage(database)
        try:
            with pytest.raises(BadInput) as refused:
                await storage.open()
        finally:
            await storage.close()
        return str(refused.value)

    reason = asyncio.run(run())
    assert reason.startswith("database postgresql://")
    assert "\n" not in reason
    assert "secret" not in reason
    return reason


def test_a_server_that_cannot_be_reached_is_named() -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))  # reserved, and nobody listens
        port = closed.getsockname()[1]
        reason = refusal_of(f"postgresql://me:secret@127.0.0.1:{port}/cards")
    assert reason.startswith(f"database postgresql://me@127.0.0.1:{port}/cards: ")
    assert "refused" in reason


def test_a_server_of_another_kind_is_named() -> None:
    with socket.create_server(("127.0.0.1", 0)) as web:
        web.settimeout(60)

        def answer() -> None:
            with web.accept()[0] as connection:
                connection.recv(100)
                connection.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")

        async def run() -> str:
            serving = asyncio.create_task(asyncio.to_thread(answer))
            database = f"postgresql://127.0.0.1:{web.getsockname()[1]}/x?sslmode=disable"
            reason = await asyncio.to_thread(refusal_of, database)
            await serving
            return reason

        assert "connection" in asyncio.run(run())


def test_a_database_that_there_is_not_is_named(postgres: PostgresServer) -> None:
    assert 'database "nowhere" does not exist' in refusal_of(postgres.url("nowhere"))


def test_a_wrong_password_is_said_and_not_shown(postgres_url: str) -> None:
    query(postgres_url, f"CREATE ROLE {GUARDED} LOGIN PASSWORD 'right'")
    try:
        wrong = postgres_url.replace("flipdeck@", f"{GUARDED}:secret@")
        assert "password authentication failed" in refusal_of(wrong)
        # The right one may not create tables in a schema that belongs to others.
        right = postgres_url.replace("flipdeck@", f"{GUARDED}:right@")
        assert "permission denied for schema public" in refusal_of(right)
    finally:
        query(postgres_url, f"DROP ROLE {GUARDED}")


def test_an_old_server_is_refused(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    version = int(query(postgres_url, "SHOW server_version_num")[0][0]) // 10_000
    assert version >= postgres_storage.OLDEST
    monkeypatch.setattr(postgres_storage, "OLDEST", version + 1)
    reason = refusal_of(postgres_url)
    assert f"PostgreSQL {version}, but {version + 1} or newer is needed" in reason
    assert query(postgres_url, "SELECT * FROM pg_tables WHERE schemaname = 'public'") == []


def test_a_database_that_cannot_hold_every_character_is_refused(postgres: PostgresServer) -> None:
    name = postgres.create_database("ENCODING 'LATIN1' TEMPLATE template0")
    try:
        assert "its encoding is LATIN1, but UTF8 is needed" in refusal_of(postgres.url(name))
    finally:
        postgres.drop_database(name)


def test_a_database_of_another_program_is_refused(postgres_url: str) -> None:
    query(postgres_url, "CREATE TABLE recipes (name text)")
    assert "it belongs to another program" in refusal_of(postgres_url)
    assert query(postgres_url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'") == [
        ("recipes",)
    ]


def test_a_database_of_a_later_version_is_refused(postgres_url: str) -> None:
    async def open_once() -> None:
        async with opened(postgres_url) as storage:
            await storage.append("A", 2, [PAUSED])

    asyncio.run(open_once())
    assert query(postgres_url, "SELECT version_num FROM alembic_version") == [(HEAD,)]
    query(postgres_url, "UPDATE alembic_version SET version_num = '9999'")
    assert "a newer version of Flipdeck has used it" in refusal_of(postgres_url)
    assert query(postgres_url, "SELECT count(*) FROM log") == [(1,)]


def test_a_database_that_is_being_copied_is_refused(postgres_url: str) -> None:
    with contextlib.closing(psycopg.connect(postgres_url, autocommit=True)) as copier:
        copier.execute("SELECT pg_advisory_lock(%s)", [postgres_storage.IN_USE])
        assert "it is being copied" in refusal_of(postgres_url)


@run_async
async def test_processes_that_start_at_once_migrate_once(postgres_url: str) -> None:
    storages = [LogStorage(postgres_url) for _ in range(6)]
    await asyncio.gather(*(storage.open() for storage in storages))
    for number, storage in enumerate(storages, 2):
        await storage.append("A", number, [PAUSED])
    assert len(await storages[0].read("A")) == 6
    for storage in storages:
        await storage.close()


@pytest.mark.parametrize(("synchronous", "setting"), [("FULL", "on"), ("NORMAL", "off")])
@run_async
async def test_a_commit_is_durable_unless_the_operator_says_otherwise(
    postgres_url: str, synchronous: str, setting: str
) -> None:
    """The writer's session is asked: by its own connection, since settings are each session's."""
    name = postgres_url.partition("@/")[2].partition("?")[0]
    await execute(postgres_url, f"ALTER DATABASE {name} SET synchronous_commit = off")
    kind = postgres_storage.PostgresBackend(database_url(postgres_url), synchronous)
    connection = kind.writer()
    made = connection._connect()
    assert made.execute("SHOW synchronous_commit").fetchone() == (setting,)
    connection.close()


@run_async
async def test_a_read_only_server_is_not_ready(postgres_url: str) -> None:
    name = postgres_url.partition("@/")[2].partition("?")[0]
    async with opened(postgres_url) as storage:
        await storage.check()
    await execute(postgres_url, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    async with opened(postgres_url) as storage:
        with pytest.raises(TableError, match="cannot write just now"):
            await storage.check()
        with pytest.raises(TableError, match="cannot write just now"):
            await storage.append("A", 2, [PAUSED])


@run_async
async def test_players_go_on_when_the_database_was_gone(
    own_server: PostgresServer, tmp_path: Path
) -> None:
    """Moves are refused by name meanwhile; none that was accepted is lost, none is made twice."""
    database = own_server.url(own_server.create_database())
    async with running_server(tmp_path, database=database) as server:
        made = await server.create_table(bots=1, start=True, settings={"seats": 2})
        ann = await server.join(made)
        mover = await play_on([ann], 4)
        await asyncio.to_thread(own_server.stop)
        move = mover.turn_moves()[0]
        refused = await ann.request("move", id="while-it-was-gone", move=move)
        assert (refused["type"], refused["error"]) == ("error", "storage-unavailable")
        status, problem = await server.request("GET", "/readyz")
        assert (status, problem["error"]) == (503, "storage-unavailable")
        await asyncio.to_thread(own_server.start)
        done = await ann.request("move", id="while-it-was-gone", move=move)
        assert done["type"] == "update", done
        assert (await server.request_raw("GET", "/readyz"))[0] == 200
        await play_on([ann], 4)
        ids = query(database, "SELECT count(*) FROM log WHERE id = 'while-it-was-gone'")
        assert ids == [(1,)]


@run_async
async def test_a_restart_of_the_server_is_not_noticed(own_server: PostgresServer) -> None:
    database = own_server.url(own_server.create_database())
    async with opened(database) as storage:
        await storage.append("A", 2, [PAUSED])
        assert len(await storage.read("A")) == 1
        await asyncio.to_thread(own_server.stop)
        await asyncio.to_thread(own_server.start)
        await storage.append("A", 3, [RESUMED])
        assert len(await storage.read("A")) == 2
        assert storage.failures == 0


@run_async
async def test_a_read_from_a_server_that_hangs_is_given_up(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server process of every connection of this storage is stopped; a new one is not."""
    name = postgres_url.partition("@/")[2].partition("?")[0]
    async with opened(postgres_url) as storage:
        await storage.append("A", 2, [PAUSED])
        assert len(await storage.read("A")) == 1
        rows = query(
            postgres_url,
            "SELECT pid FROM pg_stat_activity"
            f" WHERE application_name = 'flipdeck' AND datname = '{name}'",
        )
        assert len(rows) == 2, "the writer's and that of the read"
        for (pid,) in rows:
            os.kill(pid, signal.SIGSTOP)
        try:
            with monkeypatch.context() as patch:
                patch.setattr(backend, "LONGEST_READ", 0.1)
                with pytest.raises(TableError, match="cannot write just now"):
                    await storage.read("A")
            assert len(await storage.read("A")) == 1
        finally:
            for (pid,) in rows:
                os.kill(pid, signal.SIGCONT)
        await storage.append("A", 3, [RESUMED])
        assert len(await storage.read("A")) == 2


@run_async
async def test_a_server_that_hangs_keeps_nobody_from_ending(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The writer's own server process is stopped, as by a machine that hangs."""
    monkeypatch.setattr(writer, "LONGEST_CLOSE", 0.1)
    async with opened(postgres_url) as storage:
        await storage.append("A", 2, [PAUSED])
        ((pid,),) = query(
            postgres_url,
            "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ShareLock'",
        )
        os.kill(pid, signal.SIGSTOP)
        try:
            hanging = asyncio.create_task(storage.append("A", 3, [RESUMED]))
            waiting = asyncio.create_task(storage.append("A", 3, [RESUMED]))
            await asyncio.sleep(0)
            await storage.close()
            for task in (hanging, waiting):
                with pytest.raises(TableError, match="cannot write just now"):
                    await task
        finally:
            os.kill(pid, signal.SIGCONT)
