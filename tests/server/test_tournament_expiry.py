"""Old tournaments are deleted when they are over; a running one keeps its tables."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path

from tests.support import tournament_driver as driver
from tests.support.server_fixture import run_async, running_server
from tests.support.tournament_driver import state, wait_for

DAY = 86_400_000


def codes(folder: Path) -> set[str]:
    with contextlib.closing(sqlite3.connect(folder / "tables.db")) as connection:
        return {code for (code,) in connection.execute("SELECT DISTINCT code FROM log")}


def grow_old(folder: Path, days: int, fresh: str) -> None:
    """Make all entries older; one log stays as it is, so that the date is not doubtful."""
    with contextlib.closing(sqlite3.connect(folder / "tables.db")) as connection:
        connection.execute("UPDATE log SET at = at - ? WHERE code <> ?", (days * DAY, fresh))
        connection.commit()


@run_async
async def test_a_running_tournament_keeps_its_tables_and_an_old_one_goes(tmp_path: Path) -> None:
    slow = {"mode": "points", "players": 4, "pause": 600, "bot_delay": 10_000}
    async with running_server(tmp_path, tournament_every=0) as server:
        never = await driver.create(server)
        over = await driver.create(server, settings=slow, start=True)
        organiser = await driver.page(server, over["code"], over["organiser"])
        await wait_for(organiser, lambda shown: shown["stage"] == 1)
        await organiser.request("end_tournament")
        path = f"/api/tournaments/{over['code']}/records"
        await server.request_raw("GET", path, authorization=f"Bearer {over['join']}")
        # Between two stages the match of the table is over, and the tournament is not.
        running = await driver.create(server, settings={**slow, "bot_delay": 0}, start=True)
        page = await driver.page(server, running["code"], running["organiser"])
        await wait_for(page, lambda shown: shown["stage"] == 1 and shown["next"])
        kept = {running["code"], state(page)["tables"][0]["code"]}
        fresh = await server.create_table()
    grow_old(tmp_path, 8, fresh["code"])
    async with running_server(tmp_path, keep_days=7, tournament_every=0) as server:
        while codes(tmp_path) != {*kept, fresh["code"]}:
            await asyncio.sleep(0.01)
        for gone in (never, over):
            status, problem = await server.request("GET", f"/api/tournaments/{gone['code']}")
            assert (status, problem["error"]) == (404, "unknown-tournament")
        page = await driver.page(server, running["code"], running["organiser"])
        assert (await page.request("begin_stage"))["type"] == "ack"
        await wait_for(page, lambda shown: shown["stage"] == 2)
