"""The code on the documentation's pages: Python and shell blocks run, other commands are valid.

``python`` and ``sh`` blocks are run, those of one page in order and in one folder. ``console``
blocks are for people, with a prompt; their commands and options must exist.
"""

from __future__ import annotations

import ast
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from flipdeck.cli import build_parser
from tests.support.docs_pages import ROOT, SOURCES, blocks, guides

ELSEWHERE = {
    SOURCES / "hosting" / "operations.md",  # test_hosting.py runs it beside a server
    SOURCES / "contributing.md",
}
WITH_PYTHON = [page for page in guides() if [*blocks(page, "python")] and page not in ELSEWHERE]
WITH_SHELL = [page for page in guides() if [*blocks(page, "sh")]]
CONSOLE = [
    (place, line)
    for page in [*guides(), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    for language in ("console", "sh")
    for place, code in blocks(page, language)
    for line in code.splitlines()
]


def name_of(page: Path) -> str:
    return page.relative_to(SOURCES).as_posix()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in, with the flipdeck command at hand."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent), prepend=os.pathsep)
    return tmp_path


@pytest.mark.parametrize("page", WITH_PYTHON, ids=name_of)
def test_python_runs(page: Path, folder: Path) -> None:
    names: dict[str, object] = {"__name__": "guide"}
    for place, code in blocks(page, "python"):
        tree = ast.parse(code)
        imported = [
            node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)
        ]
        assert not [module for module in imported if module.startswith("flipdeck.")], place
        exec(compile(tree, place, "exec"), names)


@pytest.mark.parametrize("page", WITH_SHELL, ids=name_of)
def test_shell_runs(page: Path, folder: Path) -> None:
    for place, code in blocks(page, "sh"):
        done = subprocess.run(["sh", "-ec", code], capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{place}\n{done.stderr}"
        assert done.stdout, place


def test_commands_and_targets_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    parser = build_parser()
    commands = targets = 0
    for place, line in CONSOLE:
        words = shlex.split(line.removeprefix("$ ").removeprefix("# "), comments=True)
        if words and words[0].rpartition("/")[2] == "flipdeck" and words[1:] != ["--version"]:
            ends = [at for at, word in enumerate(words) if word in (">", "|", "&&")]
            parser.parse_args(words[1 : min(ends, default=len(words))])
            commands += 1
        elif words and words[0] == "make":
            wanted = [word for word in words[1:] if "=" not in word]
            for target in wanted:
                assert re.search(rf"^{re.escape(target)}:", makefile, re.MULTILINE), place
            targets += 1
    assert commands > 10
    assert targets > 5
