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

from flipdeck.record import MatchRecord, read_record, replay_match
from flipdeck.server import keeping
from flipdeck.server.door import load
from flipdeck.server.schema import HEAD, matches
from flipdeck.server.store import Store
from tests.server.crowd import log_of
from tests.server.house import Guest, House, Message, house, run_async
from tests.server.test_matches import play_out

SHORT: Message = {"mode": "points", "target": 40, "seats": 3, "rules": {"hand_size": 3}}


async def record_of(inn: House, code: str, token: str) -> tuple[int, Any]:
    path = f"/api/tables/{code}/record"
    return await inn.ask("GET", path, authorization=f"Bearer {token}")


async def ended(inn: House, **settings: Any) -> tuple[Message, Guest]:
    made = await inn.make(bots=2, start=True, settings={**SHORT, **settings})
    ann = await inn.join(made)
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
        async with house(tmp_path) as inn:
            wanted = {**SHORT, "edition": edition, **settings}
            made = await inn.make(bots=wanted["seats"] - 1, start=True, settings=wanted)
            ann = await inn.join(made)
            match = await play_out(ann, random.Random(edition))
            status, record = await record_of(inn, made["code"], made["token"])
            assert status == 200
            read = verified(record)
            assert (read.scores, read.winners) == (match["scores"], match["winners"])
            assert read.players == [seat["name"] for seat in ann.last["lobby"]["seats"]]
            assert len(read.rounds) == len(match["sheet"])

    run()


@run_async
async def test_only_those_who_sat_there_and_only_when_it_is_over(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        made = await inn.make(settings={**SHORT, "seats": 2})
        code, token = made["code"], made["token"]
        ann = await inn.join(made)
        ben_seat = await inn.sit(code)
        ben = await inn.join(ben_seat)
        await ann.ask("start")
        assert (await record_of(inn, code, token))[1]["error"] == "not-now"
        await ben.say("leave")
        await ben.closed()
        await play_out(ann, random.Random(5))
        assert (await record_of(inn, code, token))[0] == 200
        assert (await record_of(inn, code, ben_seat["token"]))[0] == 200, "he sat there"
        for wrong in ("nobody", "x" * 500):
            assert (await record_of(inn, code, wrong))[1]["error"] == "wrong-token"
        assert (await inn.ask("GET", f"/api/tables/{code}/record"))[0] == 403
        late = await inn.sit(code, seat=1)
        assert (await record_of(inn, code, late["token"]))[1]["error"] == "wrong-token"
        assert (await record_of(inn, "ZZZZZZ", token))[1]["error"] == "unknown-table"
        assert (await record_of(inn, "nonsense", token))[1]["error"] == "unknown-table"


@run_async
async def test_a_match_that_the_host_ended_has_the_rounds_played_out(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        made = await inn.make(bots=1, start=True, settings={**SHORT, "seats": 2, "target": 9999})
        ann = await inn.join(made)
        while not ann.last["match"] or len(ann.last["match"]["sheet"]) < 2:
            moves = ann.turn_moves()
            if moves:
                await ann.move(**moves[0])
            else:
                await ann.told("happened")
        await ann.ask("end", reason="supper", winners=[0])
        _, record = await record_of(inn, made["code"], made["token"])
        assert record["stopped"] == {"reason": "supper", "winners": [0]}
        read = verified(record)
        assert read.winners is None
        assert len(read.rounds) >= 2


@run_async
async def test_a_record_is_made_from_the_log_if_it_was_not_kept(tmp_path: Path) -> None:
    """A server that stops in that very moment loses nothing."""
    async with house(tmp_path) as inn:
        made, ann = await ended(inn)
        await record_of(inn, made["code"], made["token"])
        await ann.ask("start")
        await ann.ask("end")
        (first, second) = keeping.finished(log_of(tmp_path / "tables.db", made["code"]))
        assert first.number < second.number
        verified(msgspec.json.decode(first.record))
    with sqlite3.connect(tmp_path / "tables.db") as plain:
        plain.execute("DELETE FROM matches")
        plain.commit()
    plain.close()
    async with house(tmp_path) as inn:
        status, record = await record_of(inn, made["code"], made["token"])
        assert (status, record["rounds"]) == (200, [])
        assert count(tmp_path, "matches") == 2


async def grown_old(folder: Path, days: int) -> None:
    with sqlite3.connect(folder / "tables.db") as plain:
        plain.execute("UPDATE log SET at = at - ?", [days * 86_400_000])
        plain.commit()
    plain.close()


@run_async
async def test_old_tables_go_and_their_matches_stay(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        over, _ = await ended(inn)
        lobby = await inn.make()
        running = await inn.make(bots=1, start=True, settings={"seats": 2, "beat": 9_000})
    await grown_old(tmp_path, 8)
    async with house(tmp_path, keep_days=9) as inn:
        assert (await inn.ask("GET", f"/api/tables/{lobby['code']}"))[0] == 200
    async with house(tmp_path, keep_days=7) as inn:
        while count(tmp_path, "tables") > 1:
            await asyncio.sleep(0.01)
        for gone in (over, lobby):
            status, problem = await inn.ask("GET", f"/api/tables/{gone['code']}")
            assert (status, problem["error"]) == (404, "unknown-table")
        assert (await inn.join(running)).last["view"] is not None
        status, record = await record_of(inn, over["code"], over["token"])
        assert status == 200
        verified(record)
        new = await inn.make()
        assert (await inn.join(new)).last["seat"] == 0
    async with house(tmp_path, keep_days=0) as inn:
        await grown_old(tmp_path, 999)
        assert (await inn.join(running)).last["view"] is not None


@run_async
async def test_an_older_database_is_brought_up_to_date(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        made, _ = await ended(inn)
    with sqlite3.connect(tmp_path / "tables.db") as plain:
        plain.execute("DROP TABLE matches")
        plain.execute("UPDATE alembic_version SET version_num = '0001'")
        plain.commit()
    plain.close()
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")
    await store.open()
    async with store.engine.connect() as connection:
        at = (await connection.execute(sa.text("SELECT version_num FROM alembic_version"))).scalar()
        columns = await connection.run_sync(lambda c: sa.inspect(c).get_columns("matches"))
    assert at == HEAD
    assert [column["name"] for column in columns] == list(matches.columns.keys())
    table, _ = await load(store, made["code"])
    assert table.phase == "over"
    await store.close()
    async with house(tmp_path) as inn:
        assert (await record_of(inn, made["code"], made["token"]))[0] == 200


@run_async
async def test_behind_a_proxy_each_address_has_its_own_measure(tmp_path: Path) -> None:
    body = {"name": "A"}
    few: dict[str, Any] = {"make_rate": 0.001, "make_burst": 1.0}

    async def post(inn: House, told: str) -> int:
        return (await inn.ask("POST", "/api/tables", body, x_forwarded_for=told))[0]

    async with house(tmp_path, behind_proxy=True, **few) as inn:
        assert await post(inn, "192.0.2.1") == 201
        assert await post(inn, "192.0.2.1") == 429
        assert await post(inn, "192.0.2.2") == 201
        assert await post(inn, "203.0.113.9, 192.0.2.2") == 429, "what a client invents counts not"
        qr = await inn.ask("POST", "/api/qr", {"path": "/"}, x_forwarded_proto="https")
        assert qr[1]["url"].startswith("https://")
    async with house(tmp_path, **few) as inn:
        assert await post(inn, "192.0.2.3") == 201
        assert await post(inn, "192.0.2.4") == 429, "without a proxy the header means nothing"
