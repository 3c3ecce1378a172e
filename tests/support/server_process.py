"""The real server as a process of its own, with its log in a folder; it can be killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """``flipdeck serve`` on one port and one database, as often as it is started."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tables.db"
        self.said = folder / "server.log"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._running: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "flipdeck", "serve", "--port", str(self.port)]
        with self.said.open("a", encoding="utf-8") as said:
            self._running = subprocess.Popen(
                [*command, "--database", str(self.database)],
                stdout=subprocess.PIPE,
                stderr=said,
                text=True,
            )
        assert self._running.stdout is not None
        line = self._running.stdout.readline()
        assert line.startswith("Flipdeck is at "), line + self.said.read_text(encoding="utf-8")

    def troubled(self) -> list[str]:
        """What it wrote down as an error."""
        lines = self.said.read_text(encoding="utf-8").splitlines()
        return [line for line in lines if '"level":"info"' not in line]

    def kill(self) -> None:
        """At once and without a word, as when the power fails."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, by: signal.Signals) -> None:
        running, self._running = self._running, None
        if running is None:
            return
        os.kill(running.pid, by)
        running.wait()
        if running.stdout is not None:
            running.stdout.close()
