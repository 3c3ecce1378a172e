"""Finished matches are kept as records that play again; old tables are cleared away."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from flipdeck.formats.record import MatchRecord, read_record
from flipdeck.formats.replay import replay_match
from flipdeck.server.storage.log_storage import LogStorage
from flipdeck.server.storage.schema import HEAD, matches
from flipdeck.server.tables import match_export
from flipdeck.server.tables.loader import load
from tests.server.test_matches import play_out
from tests.support.random_tables import log_of
from tests.support.server_fixture import (
    Message,
    RunningServer,
    TestClient,
    run_async,
    running_server,
)

SHORT: Message = {"mode": "points", "target": 40, "seats": 3, "rules": {"hand_size": 3}}


async def record_of(server: RunningServer, code: str, token: str) -> tuple[int, Any]:
    path = f"/api/tables/{code}/record"
    return await server.request("GET", path, authorization=f"Bearer {token}")


async def ended(server: RunningServer, **settings: Any) -> tuple[Message, TestClient]:
    made = await server.create_table(bots=2, start=True, settings={**SHORT, **settings})
    ann = await server.join(made)
    await play_out(ann, random.Random(3))
    return made, ann


def count(folder: Path, what: str) -> int:
    with sqlite3.connect(folder / "tables.db") as plain:
        found = plain.execute(f"SELECT count(*) FROM {what}").fetchone()[0]
    plain.close()
    return int(found)


def verified(record: object) -> MatchRecord:
    read = read_record(msgspec.json.encode(record))
    assert isinstance(read, MatchRecord)
    replay_match(read)
    return read


@pytest.mark.parametrize(
    ("edition", "settings"),
    [
        ("flip-classic", {}),
        ("flip-splash", {"mode": "rotation4", "seats": 4}),
        ("flip-canada", {"mode": "elimination", "seats": 4}),
        ("flip-nordic", {"mode": "lowest", "rules": {"pairing": "match", "hand_size": 2}}),
        ("beachcomber", {"mode": "partners", "seats": 4}),
    ],
)
def test_a_finished_match_plays_again_from_its_record(
    tmp_path: Path, edition: str, settings: Message
) -> None:
    @run_async
    async def run() -> None:
        async with running_server(tmp_path) as server:
            wanted = {**SHORT, "edition": edition, **settings}
            made = await server.create_table(bots=wanted["seats"] - 1, start=True, settings=wanted)
            ann = await server.join(made)
            match = await play_out(ann, random.Random(edition))
            status, record = await record_of(server, made["code"], made["token"])
            assert status == 200
            read = verified(record)
            assert (read.scores, read.winners) == (match["scores"], match["winners"])
            assert read.players == [seat["name"] for seat in ann.last["lobby"]["seats"]]
            assert len(read.rounds) == len(match["sheet"])

    run()


@run_async
async def test_only_those_who_sat_there_and_only_when_it_is_over(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made = await server.create_table(settings={**SHORT, "seats": 2})
        code, token = made["code"], made["token"]
        ann = await server.join(made)
        ben_seat = await server.take_seat(code)
        ben = await server.join(ben_seat)
        await ann.request("start")
        assert (await record_of(server, code, token))[1]["error"] == "not-now"
        await ben.send("leave")
        await ben.wait_closed()
        await play_out(ann, random.Random(5))
        assert (await record_of(server, code, token))[0] == 200
        assert (await record_of(server, code, ben_seat["token"]))[0] == 200, "he sat there"
        for wrong in ("nobody", "x" * 500):
            assert (await record_of(server, code, wrong))[1]["error"] == "wrong-token"
        assert (await server.request("GET", f"/api/tables/{code}/record"))[0] == 403
        late = await server.take_seat(code, seat=1)
        assert (await record_of(server, code, late["token"]))[1]["error"] == "wrong-token"
        assert (await record_of(server, "ZZZZZZ", token))[1]["error"] == "unknown-table"
        assert (await record_of(server, "nonsense", token))[1]["error"] == "unknown-table"


@run_async
async def test_a_match_that_the_host_ended_has_the_rounds_played_out(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made = await server.create_table(
            bots=1, start=True, settings={**SHORT, "seats": 2, "target": 9999}
        )
        ann = await server.join(made)
        while not ann.last["match"] or len(ann.last["match"]["sheet"]) < 2:
            moves = ann.turn_moves()
            if moves:
                await ann.move(**moves[0])
            else:
                await ann.receive_type("update")
        await ann.request("end_match", reason="supper", winners=[0])
        _, record = await record_of(server, made["code"], made["token"])
        assert record["stopped"] == {"reason": "supper", "winners": [0]}
        read = verified(record)
        assert read.winners is None
        assert len(read.rounds) >= 2


@run_async
async def test_a_record_is_made_from_the_log_if_it_was_not_kept(tmp_path: Path) -> None:
    """A server that stops in that very moment loses nothing."""
    async with running_server(tmp_path) as server:
        made, ann = await ended(server)
        await record_of(server, made["code"], made["token"])
        await ann.request("start")
        await ann.request("end_match")
        (first, second) = match_export.finished(log_of(tmp_path / "tables.db", made["code"]))
        assert first.number < second.number
        verified(msgspec.json.decode(first.record))
    with sqlite3.connect(tmp_path / "tables.db") as plain:
        plain.execute("DELETE FROM matches")
        plain.commit()
    plain.close()
    async with running_server(tmp_path) as server:
        status, record = await record_of(server, made["code"], made["token"])
        assert (status, record["rounds"]) == (200, [])
        assert count(tmp_path, "matches") == 2


async def grown_old(folder: Path, days: int, but: str = "") -> None:
    """Makes all tables but one so many days older."""
    with sqlite3.connect(folder / "tables.db") as plain:
        plain.execute("UPDATE log SET at = at - ? WHERE code <> ?", [days * 86_400_000, but])
        plain.commit()
    plain.close()


@run_async
async def test_old_tables_go_and_their_matches_stay(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        over, _ = await ended(server)
        lobby = await server.create_table()
        running = await server.create_table(
            bots=1, start=True, settings={"seats": 2, "bot_delay": 9_000}
        )
        fresh = await server.create_table()
    await grown_old(tmp_path, 8, but=fresh["code"])
    async with running_server(tmp_path, keep_days=9) as server:
        assert (await server.request("GET", f"/api/tables/{lobby['code']}"))[0] == 200
    async with running_server(tmp_path, keep_days=7) as server:
        while count(tmp_path, "tables") > 1:
            await asyncio.sleep(0.01)
        for gone in (over, lobby, running):
            status, problem = await server.request("GET", f"/api/tables/{gone['code']}")
            assert (status, problem["error"]) == (404, "unknown-table")
        _, abandoned = await record_of(server, running["code"], running["token"])
        assert abandoned["stopped"] == {"reason": "", "winners": []}
        assert (await server.join(fresh)).last["seat"] == 0
        status, record = await record_of(server, over["code"], over["token"])
        assert status == 200
        verified(record)
        new = await server.create_table()
        assert (await server.join(new)).last["seat"] == 0
    async with running_server(tmp_path, keep_days=0) as server:
        await grown_old(tmp_path, 999)
        assert (await server.join(fresh)).last["seat"] == 0


@run_async
async def test_old_records_go(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        await ended(server)
        while not count(tmp_path, "matches"):
            await asyncio.sleep(0.01)
    with sqlite3.connect(tmp_path / "tables.db") as plain:
        plain.execute("UPDATE matches SET at = at - 366 * 86400000")
        plain.commit()
    plain.close()
    async with running_server(tmp_path, record_days=0) as server:
        await server.create_table()
        assert count(tmp_path, "matches") == 1
    async with running_server(tmp_path):
        while count(tmp_path, "matches"):
            await asyncio.sleep(0.01)


@run_async
async def test_an_older_database_is_brought_up_to_date(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made, _ = await ended(server)
    with sqlite3.connect(tmp_path / "tables.db") as plain:
        plain.execute("DROP TABLE matches")
        plain.execute("UPDATE alembic_version SET version_num = '0001'")
        plain.commit()
    plain.close()
    store = LogStorage(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")
    await store.open()
    async with store.engine.connect() as connection:
        at = (await connection.execute(sa.text("SELECT version_num FROM alembic_version"))).scalar()
        columns = await connection.run_sync(lambda c: sa.inspect(c).get_columns("matches"))
    assert at == HEAD
    assert [column["name"] for column in columns] == list(matches.columns.keys())
    table, _ = await load(store, made["code"])
    assert table.phase == "over"
    await store.close()
    async with running_server(tmp_path) as server:
        assert (await record_of(server, made["code"], made["token"]))[0] == 200


@run_async
async def test_behind_a_proxy_each_address_has_its_own_measure(tmp_path: Path) -> None:
    body = {"name": "A"}
    few: dict[str, Any] = {"table_rate": 0.001, "table_burst": 1.0}

    async def post(server: RunningServer, forwarded: str) -> int:
        return (await server.request("POST", "/api/tables", body, x_forwarded_for=forwarded))[0]

    async with running_server(tmp_path, behind_proxy=True, **few) as server:
        assert await post(server, "192.0.2.1") == 201
        assert await post(server, "192.0.2.1") == 429
        assert await post(server, "192.0.2.2") == 201
        assert await post(server, "203.0.113.9, 192.0.2.2") == 429, (
            "what a client invents counts not"
        )
    async with running_server(tmp_path, **few) as server:
        assert await post(server, "192.0.2.3") == 201
        assert await post(server, "192.0.2.4") == 429, "without a proxy the header means nothing"
