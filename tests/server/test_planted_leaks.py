"""The leak oracle objects to every leak planted into the kernel's mask of events."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from flipdeck.rules.events import Event, Judged
from flipdeck.server import http_types
from flipdeck.server.storage import log_entries as log
from tests.support.planted_leaks import ALIKE, LEAKS
from tests.support.table_driver import TableDriver

ROOT = Path(__file__).parents[2]
SEATS = 3
LONGEST = 14
"""Entries of a log: interpreted rules take long to tell each."""


def short_log(edition: str, wanted: Callable[[Event], bool]) -> list[str]:
    """A table that ends soon after its first event that is wanted."""
    for number in range(10_000):
        dice = random.Random(f"leaks/{number}")
        rules: dict[str, str | int | bool] = {"start_wild": "returned", "start_action": "returned"}
        settings = http_types.Settings(
            edition=edition, seats=SEATS, mode="single", spectators="counts", rules=rules
        )
        driver = TableDriver(settings, dice)
        driver.start()
        while len(driver.log) < LONGEST and driver.table.phase == "playing":
            applied = driver.apply(driver.move_entry(*driver.random_move()))
            if any(map(wanted, (*applied.events, *driver.round.opening))):
                return [log.encode_entry(entry).decode() for entry in driver.log]
    raise AssertionError("no table has it so soon")


def is_of(kind: type[Event], event: Event) -> bool:
    return isinstance(event, kind)


def guilty(event: Event) -> bool:
    """A bluff was found out: the challenger saw the hand, and its own did not change."""
    return isinstance(event, Judged) and event.guilty


def test_the_oracle_objects_to_every_leak_in_the_mask_of_events() -> None:
    logs = {}
    for name, leak in LEAKS.items():
        logs[name] = short_log(leak.edition, partial(is_of, leak.event))
    logs[ALIKE] = short_log("flip-classic", guilty)
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.support.planted_leaks"],
        cwd=ROOT,
        env={**os.environ, "FLIPDECK_JIT": "0"},
        input=json.dumps(logs),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    found = [json.loads(line) for line in ran.stdout.splitlines()]
    assert [name for name, _, _ in found] == list(logs)
    for name, without, objected in found:
        assert without == [], name
        # Stored events are written for one reader at a time: there is nobody to be told alike.
        everywhere = ["updates"] if name == ALIKE else ["updates", "missed", "history"]
        assert objected == everywhere, name
