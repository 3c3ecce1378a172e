"""The program ``flipdeck`` with fixed chance: deals and bots follow the test that is running."""

from __future__ import annotations

import hashlib
import os
from collections import Counter
from pathlib import Path
from typing import Final

from flipdeck.cli import main
from flipdeck.engine import match
from flipdeck.server.tables import autopilot, dealing

VARIABLE: Final = "FLIPDECK_TEST_CHANCE"
"""Names the file in which the running test writes its name."""


class FixedChance:
    """Numbers that are the same in every run of a test, whatever ran before it on this server."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._used: Counter[str] = Counter()

    def key(self) -> bytes:
        """The next key of a match."""
        test = self._file.read_text(encoding="utf-8") if self._file.exists() else ""
        self._used[test] += 1
        return hashlib.sha256(f"{test} {self._used[test]}".encode()).digest()

    def seed(self) -> int:
        """The next seed of a bot."""
        return int.from_bytes(self.key()[:8])


PATIENCE: Final = 60_000
"""Milliseconds that a deal waits for the parts of a page: on a busy machine it may be late."""


def wait_for_parts() -> None:
    """Let deals of this process wait longer for the parts of a shuffle than they do for people."""
    for name in ("HASH_WAIT", "PART_WAIT"):
        setattr(dealing, name, PATIENCE)


def fix_chance() -> None:
    """Replace the random keys and seeds of this process."""
    chance = FixedChance(Path(os.environ[VARIABLE]))
    match.new_key = chance.key
    autopilot.new_seed = chance.seed


if __name__ == "__main__":
    fix_chance()
    wait_for_parts()
    raise SystemExit(main())
