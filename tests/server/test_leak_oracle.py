"""Whole random matches on a real server; everything sent over every socket is checked."""

from __future__ import annotations

import asyncio
import os
import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvloop

from flipdeck.rules.editions import EDITIONS
from tests.support.leak_oracle import LeakOracle
from tests.support.leak_truth import Leak
from tests.support.mutations import MUTATIONS, Recording, mutated
from tests.support.random_tables import RandomTable, TablePlan, log_of
from tests.support.server_fixture import running_server
from tests.support.waiting import HANG_SECONDS

MATCHES = int(os.environ.get("FLIPDECK_LEAK_MATCHES", "40"))
SEED = os.environ.get("FLIPDECK_LEAK_SEED", "spectators")
"""Matches of each edition, and which; a soak raises the first."""
SHARDS = 3
SIDE_BY_SIDE = 20

LIVELY: dict[str, Any] = {
    "away": 40,
    "clock_second": 4,
    "least_grace": 1,
    "most_grace": 5,
    "chat_rate": 1e6,
    "chat_burst": 1e6,
    "patience": 1_000_000,
    "synchronous": "NORMAL",
}
"""Settings under which players count as away and run out of time within milliseconds."""


async def play_and_check(
    folder: Path,
    plans: list[tuple[TablePlan, random.Random]],
    kept: list[Recording] | None = None,
    **more: Any,
) -> Counter[str]:
    """Play tables side by side and check each when its match is over."""
    counts: Counter[str] = Counter()
    room = asyncio.Semaphore(SIDE_BY_SIDE)
    async with running_server(folder, **LIVELY, **more) as server:

        async def one(plan: TablePlan, dice: random.Random) -> None:
            async with room:
                table = RandomTable(server.port, plan, dice)
                await table.play()
                log = log_of(folder / "tables.db", table.code)
                oracle = LeakOracle(log, table.streams)
                oracle.check_all()
                if kept is not None:
                    kept.append((log, table.streams))
                counts.update(oracle.kinds)
                counts["messages"] += oracle.checked
                counts["matches"] += 1

        async with asyncio.timeout(HANG_SECONDS + 20 * len(plans)), asyncio.TaskGroup() as group:
            for plan, dice in plans:
                group.create_task(one(plan, dice))
    return counts


def random_plan(edition: str, number: int) -> tuple[TablePlan, random.Random]:
    dice = random.Random(f"{SEED}/{edition}/{number}")
    return TablePlan.at_random(edition, number, dice), dice


@pytest.mark.parametrize("shard", range(SHARDS))
@pytest.mark.parametrize("edition", EDITIONS)
def test_everything_sent_in_random_matches_is_what_may_be_seen(
    tmp_path: Path, edition: str, shard: int
) -> None:
    plans = [random_plan(edition, number) for number in range(shard, MATCHES, SHARDS)]
    counts = uvloop.run(play_and_check(tmp_path, plans))
    assert counts["matches"] == len(plans)
    print(f"{edition}: {counts['matches']} matches, {counts['messages']} messages", dict(counts))
    if MATCHES >= 30:
        seldom = {"flipped"} if edition != "beachcomber" else {"gave"}
        for kind in {"drew", "kept", "played", "judged", "caught", "welcome", "refused"} | seldom:
            assert counts[kind], kind


@pytest.fixture
def some_tables(tmp_path: Path) -> list[Recording]:
    plans = [random_plan(edition, number) for edition in EDITIONS for number in (0, 1, 4)]
    for number, (each, _) in enumerate(plans):
        each.settings["spectators"] = "counts" if number % 2 else "backs"
        each.spectators = 1
    kept: list[Recording] = []
    uvloop.run(play_and_check(tmp_path, plans, kept))
    return kept


def test_the_oracle_finds_every_planted_leak(some_tables: list[Recording]) -> None:
    for mutation in MUTATIONS:
        tried = 0
        for recording in some_tables:
            for log, streams in mutated(recording, mutation):
                tried += 1
                try:
                    LeakOracle(log, streams).check_all()
                except (Leak, msgspec.ValidationError):
                    continue
                pytest.fail(f"{mutation.__name__} is not found")
            if tried >= 3:
                break
        assert tried, mutation
