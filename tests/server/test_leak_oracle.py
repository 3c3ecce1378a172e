"""Whole random matches on a real server, everything sent over every socket watched."""

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
from tests.support.leak_oracle import Leak, Watcher
from tests.support.mutations import DOCTORS, Heard, doctored
from tests.support.random_tables import Company, Plan, log_of
from tests.support.server_fixture import running_server

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
"""A server on which players are gone and out of time within a blink."""


async def play_and_watch(
    folder: Path, plans: list[tuple[Plan, random.Random]], kept: list[Heard] | None = None
) -> Counter[str]:
    """Plays tables side by side and watches each when its match is over."""
    counts: Counter[str] = Counter()
    room = asyncio.Semaphore(SIDE_BY_SIDE)
    async with running_server(folder, **LIVELY) as server:

        async def one(plan: Plan, dice: random.Random) -> None:
            async with room:
                company = Company(server.port, plan, dice)
                await company.play()
                log = log_of(folder / "tables.db", company.code)
                watcher = Watcher(log, company.streams)
                watcher.watch()
                if kept is not None:
                    kept.append((log, company.streams))
                counts.update(watcher.kinds)
                counts["messages"] += watcher.watched
                counts["matches"] += 1

        async with asyncio.timeout(60 + 20 * len(plans)), asyncio.TaskGroup() as group:
            for plan, dice in plans:
                group.create_task(one(plan, dice))
    return counts


def plan(edition: str, number: int) -> tuple[Plan, random.Random]:
    dice = random.Random(f"{SEED}/{edition}/{number}")
    return Plan.make(edition, number, dice), dice


@pytest.mark.parametrize("shard", range(SHARDS))
@pytest.mark.parametrize("edition", EDITIONS)
def test_everything_sent_in_random_matches_is_what_the_law_lets_be_told(
    tmp_path: Path, edition: str, shard: int
) -> None:
    plans = [plan(edition, number) for number in range(shard, MATCHES, SHARDS)]
    counts = uvloop.run(play_and_watch(tmp_path, plans))
    assert counts["matches"] == len(plans)
    print(f"{edition}: {counts['matches']} matches, {counts['messages']} messages", dict(counts))
    if MATCHES >= 30:
        seldom = {"flipped"} if edition != "beachcomber" else {"gave"}
        for kind in {"drew", "kept", "played", "judged", "caught", "welcome", "refused"} | seldom:
            assert counts[kind], kind


@pytest.fixture
def some_tables(tmp_path: Path) -> list[Heard]:
    plans = [plan(edition, number) for edition in EDITIONS for number in (0, 1, 4)]
    for number, (each, _) in enumerate(plans):
        each.settings["spectators"] = "counts" if number % 2 else "backs"
        each.spectators = 1
    kept: list[Heard] = []
    uvloop.run(play_and_watch(tmp_path, plans, kept))
    return kept


def test_the_watcher_objects_to_every_doctored_message(some_tables: list[Heard]) -> None:
    for doctor in DOCTORS:
        tried = 0
        for heard in some_tables:
            for log, streams in doctored(heard, doctor):
                tried += 1
                try:
                    Watcher(log, streams).watch()
                except (Leak, msgspec.ValidationError):
                    continue
                pytest.fail(f"{doctor.__name__} goes unnoticed")
            if tried >= 3:
                break
        assert tried, doctor
