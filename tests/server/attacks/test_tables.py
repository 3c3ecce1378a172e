"""What a table writes is limited: by the speed of bots, by a budget, by who created how many."""

import itertools

from flipdeck.server.storage.log_entries import MovePlayed, RoundDealt
from tests.support.attacked_server import attack_on
from tests.support.random_tables import log_of
from tests.support.server_fixture import run_async
from tests.support.server_process import ServerProcess


@run_async
async def test_bots_are_never_faster_than_the_server_allows(attacked: ServerProcess) -> None:
    """By the times in the log, whatever the settings of the table say."""
    async with attack_on(attacked) as attack:
        seen = await attack.run("fast_bots")
        entries = log_of(attacked.database, seen["code"])
        for before, after in itertools.pairwise(entries):
            if isinstance(after, MovePlayed) and after.by == "bot":
                assert after.at - before.at >= 250, (before, after)
            elif isinstance(after, RoundDealt) and not after.first:
                assert after.at - before.at >= 2_000, (before, after)
        assert attack.writes > 5


@run_async
async def test_a_table_writes_no_more_than_its_budget(attacked: ServerProcess) -> None:
    async with attack_on(attacked) as attack:
        seen = await attack.run("rename_storm")
        entries = log_of(attacked.database, seen["code"])
        seconds = (entries[-1].at - entries[0].at) / 1000
        assert len(entries) <= 401 + 4 * seconds
        assert seen["answers"]["too-fast"] > 0, seen
        await attack.check("too-fast")


@run_async
async def test_an_address_creates_few_tables(attacked: ServerProcess) -> None:
    async with attack_on(attacked) as attack:
        seen = await attack.run("many_tables")
        assert 20 <= seen["errors"]["201"] < 60, seen
        assert seen["errors"]["too-fast"] >= 40, seen
        await attack.check("too-fast")
