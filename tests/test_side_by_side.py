"""Targets of a Makefile run side by side: output in one piece, the first failure ends the rest."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tools.side_by_side import run

# ``failing`` begins to fail when ``endless`` runs, ``first`` goes on when ``second`` has begun.
MAKEFILE = """
first:
\t@mkfifo begun; echo first begins; read line < begun; echo first ends
second:
\t@while [ ! -p begun ]; do :; done; echo second begins; echo > begun; echo second ends
endless:
\t@echo $$$$ > running; exec sleep 100000
failing:
\t@while [ ! -s running ]; do :; done; echo this is wrong >&2; exit 3
never:
\t@touch never
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "Makefile").write_text(MAKEFILE)
    return tmp_path


def test_two_run_at_once_and_each_is_shown_in_one_piece(
    folder: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    assert run("make", ["first", "second"], folder) == 0
    out = capfdbinary.readouterr().out
    assert b"first begins\nfirst ends\n" in out
    assert b"second begins\nsecond ends\n" in out


def test_the_first_failure_is_shown_last_and_ends_the_rest(
    folder: Path, capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.side_by_side.AT_A_TIME", 2)
    assert run("make", ["endless", "failing", "never"], folder) == 1
    shown = capfdbinary.readouterr()
    assert b"this is wrong\n" in shown.out
    assert shown.err == b"flipdeck: make failing failed\n"
    assert not (folder / "never").exists()
    with pytest.raises(ProcessLookupError):
        os.kill(int((folder / "running").read_text()), 0)
