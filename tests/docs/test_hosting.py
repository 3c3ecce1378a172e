"""What the hosting pages say, tried on a real server: metrics, log, backup and restore."""

from __future__ import annotations

import json
import re
import urllib.request
from pathlib import Path

import pytest

from tests.support.docs_pages import SOURCES, blocks
from tests.support.server_fixture import run_async, running_server
from tests.support.server_process import ServerProcess

OPERATIONS = SOURCES / "hosting" / "operations.md"


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
    with urllib.request.urlopen(f"{server.url}/api/editions") as answer:
        answer.read()
    server.stop()
    lines = [json.loads(line) for line in server.log.read_text(encoding="utf-8").splitlines()]
    (asked,) = [line for line in lines if line["event"] == "request"]
    assert list(asked) == list(json.loads(shown))


@run_async
async def test_a_backup_of_a_running_server_is_restored(tmp_path: Path) -> None:
    """The page's own code copies the database while the WAL holds the newest moves."""
    ((place, code),) = blocks(OPERATIONS, "python")
    before, after = tmp_path / "before", tmp_path / "after"
    before.mkdir()
    after.mkdir()
    with pytest.MonkeyPatch.context() as patch:
        async with running_server(before) as server:
            seat = await server.create_table(bots=3, start=True)
            client = await server.join(seat)
            while not client.turn_moves():
                await client.receive_type("update")
            answer = await client.move(**client.turn_moves()[0])
            patch.chdir(before)
            exec(compile(code, place, "exec"), {})
            saved = answer["seq"]
    (before / "backup.db").rename(after / "tables.db")
    async with running_server(after) as server:
        client = await server.join(seat)
        assert client.last["seq"] >= saved
        assert client.last["view"]["moves"] > 0
