"""Runs targets of the Makefile side by side, each target's output in one piece at its end.

python tools/side_by_side.py MAKE TARGET...   as many at a time as there are processors, at least 2

The first target that fails ends the others; its output comes last, and its name after it.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import IO, Final

ROOT: Final = Path(__file__).resolve().parents[1]
AT_A_TIME: Final = max(2, os.cpu_count() or 1)


class Target:
    """One target that runs as a process group of its own."""

    def __init__(self, make: str, name: str, folder: Path, ended: SimpleQueue[Target]) -> None:
        self.name = name
        self.began = time.monotonic()
        self._output: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115, closed below
        self._process = subprocess.Popen(
            [make, "--no-print-directory", name],
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=self._output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        self.status = 0
        self._waiting = threading.Thread(target=self._wait, args=[ended])
        self._waiting.start()

    def _wait(self, ended: SimpleQueue[Target]) -> None:
        self.status = self._process.wait()
        ended.put(self)

    def end(self) -> None:
        """End the target with everything that it started."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGTERM)
        self._waiting.join()
        self._output.close()

    def show(self) -> None:
        """Print the output and how long it took."""
        self._output.seek(0)
        sys.stdout.flush()
        sys.stdout.buffer.write(self._output.read())
        sys.stdout.buffer.flush()
        self._output.close()
        print(f"  ({self.name}: {time.monotonic() - self.began:.0f} s)", flush=True)


def run(make: str, names: Sequence[str], folder: Path = ROOT) -> int:
    """Run the targets and return the exit status: 1 if one failed."""
    ended: SimpleQueue[Target] = SimpleQueue()
    waiting = list(names)
    running: list[Target] = []
    try:
        while waiting or running:
            while waiting and len(running) < AT_A_TIME:
                running.append(Target(make, waiting.pop(0), folder, ended))
            done = ended.get()
            running.remove(done)
            done.show()
            if done.status:
                print(f"flipdeck: make {done.name} failed", file=sys.stderr, flush=True)
                return 1
    finally:
        for target in running:
            target.end()
    return 0


if __name__ == "__main__":
    # Ended by make, it ends its targets too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    sys.exit(run(sys.argv[1], sys.argv[2:]))
