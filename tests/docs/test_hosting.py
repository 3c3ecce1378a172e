"""What the hosting pages say, tried on a real server: metrics, log, backup and restore."""

from __future__ import annotations

import asyncio
import json
import re
import shlex
import sqlite3
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest

from flipdeck.server.settings import ServerSettings
from tests.support.docs_pages import SOURCES, blocks
from tests.support.postgres_server import PostgresServer
from tests.support.server_fixture import run_async, running_server
from tests.support.server_process import ServerProcess

OPERATIONS = SOURCES / "hosting" / "operations.md"


def test_the_limits_are_those_of_the_settings() -> None:
    page = OPERATIONS.read_text(encoding="utf-8")
    documented = dict(re.findall(r"^\| ([^|`]+) \| ([^|`]*\d[^|`]*) \|$", page, re.MULTILINE))
    its = ServerSettings()
    assert documented == {
        "tables, seats and records asked for": (
            f"{its.make_rate:g} a second, {its.make_burst:g} at once"
        ),
        "new connections": f"{its.connect_rate:g} a second, {its.connect_burst:g} at once",
        "messages of one connection": f"{its.say_rate:g} a second, {its.say_burst:g} at once",
        "chat lines and reactions of one connection": (
            f"1 in {1 / its.chat_rate:g} seconds, {its.chat_burst:g} at once"
        ),
        "size of a message or request": f"{its.most_bytes // 1024} KB",
        "tables in memory, all together": f"{its.most_tables:,}",
        "spectators at one table": f"{its.most_spectators}",
    }


@run_async
async def test_every_metric_is_described(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        _, _, body = await server.request_raw("GET", "/metrics")
    served = set(re.findall(r"^# TYPE (\w+) (\w+)$", body.decode(), re.MULTILINE))
    documented = re.findall(
        r"^\| `(flipdeck_\w+)` \| (\w+) \|", OPERATIONS.read_text(), re.MULTILINE
    )
    assert served
    assert served == set(documented)


def test_the_log_has_the_fields_described(tmp_path: Path) -> None:
    ((_, shown),) = blocks(OPERATIONS, "json")
    server = ServerProcess(tmp_path)
    server.start()
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with direct.open(f"{server.url}/api/editions") as answer:
        answer.read()
    server.stop()
    lines = [json.loads(line) for line in server.log.read_text(encoding="utf-8").splitlines()]
    (asked,) = [line for line in lines if line["event"] == "request"]
    assert list(asked) == list(json.loads(shown))


def python_copy(folder: Path) -> None:
    """Run the page's own code."""
    ((place, code),) = blocks(OPERATIONS, "python")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        exec(compile(code, place, "exec"), {})


def statement_copy(folder: Path) -> None:
    """Run the statement that the page gives to the command sqlite3."""
    found = re.findall(r"^# sqlite3 \S+/tables\.db \"(.*)\"$", OPERATIONS.read_text(), re.MULTILINE)
    statement = re.sub(r"'.*'", f"'{folder / 'backup.db'}'", found[0])
    assert statement.startswith("VACUUM INTO ")
    with sqlite3.connect(folder / "tables.db") as source:
        source.execute(statement)
    source.close()


@pytest.mark.parametrize("make_copy", [python_copy, statement_copy])
@run_async
async def test_a_backup_of_a_running_server_is_restored(
    tmp_path: Path, make_copy: Callable[[Path], None]
) -> None:
    """What the page says copies the database while the WAL holds the newest moves."""
    before, after = tmp_path / "before", tmp_path / "after"
    before.mkdir()
    after.mkdir()
    async with running_server(before) as server:
        seat = await server.create_table(bots=3, start=True)
        client = await server.join(seat)
        while not client.turn_moves():
            await client.receive_type("update")
        answer = await client.move(**client.turn_moves()[0])
        make_copy(before)
        saved = answer["seq"]
    (before / "backup.db").rename(after / "tables.db")
    async with running_server(after) as server:
        client = await server.join(seat)
        assert client.last["seq"] >= saved
        assert client.last["view"]["moves"] > 0


def command_of(page: str, program: str) -> list[str]:
    """The options that the page gives to a program of PostgreSQL."""
    (line,) = re.findall(rf"^# sudo -u postgres {program} (.*) [<>] ", page, re.MULTILINE)
    return shlex.split(line)


@run_async
async def test_a_postgresql_backup_of_a_running_server_is_restored(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    page = (SOURCES / "hosting" / "postgresql.md").read_text(encoding="utf-8")
    dump, restore = (command_of(page, name) for name in ("pg_dump", "pg_restore"))
    before, after = postgres.create_database(), postgres.create_database()
    async with running_server(tmp_path, database=postgres.url(before)) as server:
        seat = await server.create_table(bots=3, start=True)
        client = await server.join(seat)
        while not client.turn_moves():
            await client.receive_type("update")
        saved = (await client.move(**client.turn_moves()[0]))["seq"]
        options = [word.replace("flipdeck", before) for word in dump]
        copy = await asyncio.to_thread(postgres.run_client, "pg_dump", *options)
    options = [word.replace("flipdeck", after) for word in restore]
    await asyncio.to_thread(postgres.run_client, "pg_restore", *options, given=copy)
    async with running_server(tmp_path, database=postgres.url(after)) as server:
        client = await server.join(seat)
        assert client.last["seq"] >= saved
        assert client.last["view"]["moves"] > 0
