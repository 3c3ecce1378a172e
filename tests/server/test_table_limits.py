"""What ends by itself: bots without people, tables played for too long, tables of one address."""

from pathlib import Path

from tests.support.random_tables import log_of
from tests.support.server_fixture import (
    Message,
    TestClient,
    play_elsewhere,
    run_async,
    running_server,
)

ENDLESS = {"seats": 2, "mode": "points", "target": 100_000}


async def receive_unattended(client: TestClient, wanted: bool) -> Message:
    return await client.receive_until(
        lambda message: message["type"] == "lobby" and message["lobby"]["unattended"] is wanted
    )


@run_async
async def test_bots_wait_while_nobody_acts(tmp_path: Path) -> None:
    """Two bots play on for one who is out of the match and only watches."""
    async with running_server(tmp_path, unattended_after=1_000, away=0) as server:
        settings = {**ENDLESS, "bot_delay": 50}
        made = await server.create_table(bots=1, start=True, settings={**settings, "turn_time": 15})
        ann = await server.join(made)
        ben = await server.join(made)  # takes the seat over
        await ann.wait_closed()
        await receive_unattended(ben, True)
        written = len(log_of(tmp_path / "tables.db", made["code"]))
        await play_elsewhere(server)
        assert len(log_of(tmp_path / "tables.db", made["code"])) == written
        watcher = await server.join_as_spectator(made["code"])
        assert watcher.last["lobby"]["unattended"] is True
        assert await watcher.request_error("attend") == "not-seated"
        assert (await ben.request("attend"))["type"] == "ack"
        await receive_unattended(watcher, False)


@run_async
async def test_a_table_played_for_too_long_ends_with_its_round(tmp_path: Path) -> None:
    async with running_server(tmp_path, most_entries=6) as server:
        made = await server.create_table(bots=1, start=True, settings=ENDLESS)
        ann = await server.join(made)
        while ann.last["view"]["winner"] is None:
            if ann.turn_moves():
                await ann.move(**ann.turn_moves()[0])
            else:
                await ann.receive_type("update")
        assert await ann.request_error("next_round") == "table-worn-out"
        assert (await ann.request("end_match"))["type"] == "update"
        assert await ann.request_error("start") == "table-worn-out"


@run_async
async def test_an_address_has_only_so_many_tables_in_memory(tmp_path: Path) -> None:
    async with running_server(tmp_path, tables_per_address=2) as server:
        for _ in range(2):
            await server.create_table()
        status, refused = await server.request("POST", "/api/tables", {"name": "Ann"})
        assert (status, refused["error"]) == (429, "too-many-own-tables")
        server.address = "127.0.0.2"
        await server.create_table()
