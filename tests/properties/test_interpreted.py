"""The fast path equals the slow one: compiled rules and the same source interpreted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from flipdeck.kernel import jit
from tests.support.digests import digests

ROOT = Path(__file__).parents[2]
ROUNDS, MOVES = 20, 40


def interpreted(*numbers: int) -> list[str]:
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.support.digests", *map(str, numbers)],
        cwd=ROOT,
        env={**os.environ, "FLIPDECK_JIT": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran.stdout.splitlines()


@pytest.mark.skipif(not jit.JIT, reason="the rules run interpreted already")
@pytest.mark.parametrize("first", [0, 1000, 2000])
def test_compiled_and_interpreted_rules_agree(first: int) -> None:
    slow = interpreted(first, ROUNDS, MOVES)
    fast = list(digests(first, ROUNDS, MOVES))
    assert len(fast) > ROUNDS * 5
    for number, (one, other) in enumerate(zip(fast, slow, strict=True)):
        assert one == other, f"line {number} of {len(fast)}"
