"""A wheel holds the documentation where it has been built."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

from tests.support.docs_pages import ROOT, SITE, BuiltSite


def test_the_wheel_holds_every_page(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    subprocess.run(
        [*command, "--directory", str(tmp_path)], cwd=ROOT, check=True, capture_output=True
    )
    (wheel,) = tmp_path.glob("*.whl")
    pages = [page.relative_to(SITE).as_posix() for page in BuiltSite(SITE).pages]
    with ZipFile(wheel) as packed:
        names = set(packed.namelist())
    assert {f"flipdeck/docs/{page}" for page in pages} <= names
    assert [name for name in names if name.endswith((".doctree", ".pickle"))] == []
