"""The terminal game shown in the documentation is what a run prints."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tools import terminal_transcript


def test_the_transcript_in_the_documentation_is_current() -> None:
    assert terminal_transcript.main(["--check"]) == 0


def test_a_stale_transcript_is_named_and_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "docs").mkdir()
    shutil.copy(terminal_transcript.ROOT / "docs" / "terminal.txt", tmp_path / "docs")
    readme = (terminal_transcript.ROOT / "README.md").read_text(encoding="utf-8")
    stale = readme.replace("Ann plays blue 6.", "Ann lays blue 6.")
    assert stale != readme
    (tmp_path / "README.md").write_text(stale, encoding="utf-8")
    assert terminal_transcript.main(["--check"], tmp_path) == 1
    assert "README.md" in capsys.readouterr().err
    assert terminal_transcript.main([], tmp_path) == 0
    assert (tmp_path / "README.md").read_text(encoding="utf-8") == readme
