"""Tables, the machine they come from, and their sections in results.md."""

from __future__ import annotations

import os
import platform
import re
import statistics
import subprocess
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

RESULTS = Path(__file__).with_name("results.md")


def spread(values: Sequence[float], digits: int = 2) -> str:
    """Return the median and the range of several values, or the only value."""
    if len(values) == 1:
        return f"{values[0]:,.{digits}f}"
    return f"{statistics.median(values):,.{digits}f} ({rough(values, digits)})"


def rough(values: Sequence[float], digits: int = 2) -> str:
    return f"{min(values):,.{digits}f}..{max(values):,.{digits}f}"


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines)


def origin(*packages: str) -> str:
    """What was measured and on what, in two lines."""
    found = [f"{name} {installed}" for name in packages if (installed := _version(name))]
    software = ", ".join([f"Python {platform.python_version()}", *found])
    when = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    return f"{_processor()}, {os.cpu_count()} cores; {software}.  \nCommit {_commit()}, {when}."


def put(name: str, text: str) -> None:
    """Replaces the section of that name in results.md."""
    first, last = f"<!-- {name} -->", f"<!-- /{name} -->"
    old = RESULTS.read_text(encoding="utf-8")
    pattern = re.compile(f"{re.escape(first)}\n.*?{re.escape(last)}", re.DOTALL)
    new, count = pattern.subn(lambda _: f"{first}\n{text}\n{last}", old)
    if count != 1:
        raise SystemExit(f"{RESULTS.name}: needs {first} and {last} once, has them {count} times")
    RESULTS.write_text(new, encoding="utf-8")


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()


def _commit() -> str:
    def git(*words: str) -> str:
        command = ["git", "-C", str(RESULTS.parent), *words]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()

    try:
        changed = git("status", "--porcelain", "--untracked-files=no", "--", "../src")
        return git("rev-parse", "--short=12", "HEAD") + (" with changes to src" if changed else "")
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
