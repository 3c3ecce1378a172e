"""Compiled rules are kept between runs, and an edited rule is never served from before."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from flipdeck.kernel import jit

SOURCE = jit.KERNEL.parent
PARTS = ("__init__", "_version", "rules/__init__", "rules/errors", "rules/cards")
KERNEL_PARTS = ("jit", "layout", "rule_codes", "chacha", "piles")

# An entry point in a file that is never edited; its result depends on three other files.
PROBE = """
from __future__ import annotations

from flipdeck.kernel.jit import as_round, entry_point
from flipdeck.kernel.layout import Bytes
from flipdeck.kernel.piles import hand_points


@entry_point
def probe(r: Bytes) -> int:
    return hand_points(as_round(r), 0)
"""
RUN = """
import numpy as np
from flipdeck.kernel import jit, layout
from flipdeck.kernel.probe import probe

raw = np.zeros(layout.ROUND.itemsize, np.uint8)
cells = raw.view(layout.ROUND)[0]
cells["held"][0] = 1
cells["hands"][0, 0] = 56
cells["points"][0, 0] = 41
cells["points"][0, 14] = 40
print(probe(raw), sum(probe.stats.cache_hits.values()), jit.CACHE)
"""

pytestmark = pytest.mark.skipif(not jit.JIT, reason="nothing is compiled")


class Package:
    """As much of the package as one compiled function needs, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "flipdeck" / "kernel").mkdir(parents=True)
        (folder / "flipdeck" / "rules").mkdir()
        for name in PARTS:
            shutil.copy(SOURCE / f"{name}.py", self.file(f"{name}.py"))
        for name in KERNEL_PARTS:
            shutil.copy(SOURCE / "kernel" / f"{name}.py", self.file(f"kernel/{name}.py"))
        self.file("kernel/__init__.py").touch()
        self.file("kernel/probe.py").write_text(PROBE)

    def file(self, name: str) -> Path:
        return self.folder / "flipdeck" / name

    def edit(self, name: str, old: str, new: str) -> None:
        text = self.file(name).read_text()
        assert text.count(old) == 1, f"{old!r} in {name}"
        self.file(name).write_text(text.replace(old, new))

    def run(self) -> tuple[int, int, str]:
        """What a hand of one Wild costs, whether that came from the cache, which folder."""
        ran = subprocess.run(
            [sys.executable, "-c", RUN],
            env={
                **os.environ,
                "PYTHONPATH": str(self.folder),
                "FLIPDECK_CACHE": str(self.folder / "cache"),
            },
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stderr
        points, hits, folder = ran.stdout.split()
        return int(points), int(hits), folder


def test_an_edited_rule_is_compiled_anew(tmp_path: Path) -> None:
    package = Package(tmp_path)
    points, hits, first = package.run()
    assert (points, hits) == (40, 0)
    assert package.run() == (40, 1, first)
    package.edit("kernel/piles.py", "    total = 0\n", "    total = 1000\n")
    points, hits, second = package.run()
    assert (points, hits) == (1040, 0)
    package.edit("rules/cards.py", "BEACHCOMBER = 56, 57, 58", "BEACHCOMBER = 57, 58, 59")
    points, hits, third = package.run()
    assert (points, hits) == (1041, 0)
    assert len({first, second, third}) == 3


def test_one_folder_for_all_would_serve_an_old_rule(tmp_path: Path) -> None:
    """Why the folder is named by what is compiled: the test above would see a stale rule."""
    package = Package(tmp_path)
    package.edit("kernel/jit.py", "return digest.hexdigest()[:24]", 'return "all"')
    assert package.run()[:2] == (40, 0)
    package.edit("kernel/piles.py", "    total = 0\n", "    total = 1000\n")
    assert package.run()[:2] == (40, 1)


def test_the_digest_is_over_all_that_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    before = jit.source_digest("1")
    assert before == jit.source_digest("1")
    assert before != jit.source_digest("2")
    read = Path.read_bytes
    edited = [*sorted(jit.KERNEL.glob("*.py")), SOURCE / "rules" / "cards.py"]
    assert len(edited) > 8
    digests = {before}
    for path in edited:
        monkeypatch.setattr(
            Path, "read_bytes", lambda file, path=path: read(file) + b"#" * (file == path)
        )
        digests.add(jit.source_digest("1"))
    assert len(digests) == len(edited) + 1
