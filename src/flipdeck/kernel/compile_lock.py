"""Compiling once: processes that start together wait for the first, and a first run says so."""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

KEPT: Final = 16
"""How many versions of the compiled rules are kept; an edit of the kernel opens a new one."""

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        while True:
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
                return
            except OSError:
                time.sleep(0.1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)


@contextmanager
def compiling(cache: Path) -> Iterator[None]:
    """Hold the lock while the kernel is imported, and print a line if it has to be compiled.

    A folder that cannot be written costs time at every start, not the game.
    """
    ready = cache / "ready"
    if ready.exists():
        yield
        return
    try:
        cache.mkdir(parents=True, exist_ok=True)
        lock = (cache / "compiling.lock").open("wb")
    except OSError as wrong:
        _say(f"flipdeck: compiling the rules; they cannot be kept: {wrong}")
        yield
        return
    with lock:
        _lock(lock)
        if not ready.exists():
            _say("flipdeck: compiling the rules, once: this takes about 15 seconds ...")
        yield
        ready.touch()
        _prune(cache)


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def _prune(cache: Path) -> None:
    others = [folder for folder in cache.parent.iterdir() if (folder / "ready").exists()]
    others.sort(key=lambda folder: (folder / "ready").stat().st_mtime, reverse=True)
    for folder in others[KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)
