"""``flipdeck serve`` as a process that can be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path


def reserve_port() -> socket.socket:
    """Return a socket whose port nobody else is given; a server may listen on it all the same.

    On Linux a port that is bound but not listened on can be bound again with SO_REUSEADDR.
    """
    reserved = socket.socket()
    reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    reserved.bind(("127.0.0.1", 0))
    return reserved


class ServerProcess:
    """A server with one port and one database, however often it is started.

    ``program`` is the module that is run instead of ``flipdeck``.
    """

    def __init__(self, folder: Path, program: str = "flipdeck") -> None:
        self.program = program
        self.database = folder / "tables.db"
        self.log = folder / "server.log"
        self._reserved = reserve_port()
        self.port = int(self._reserved.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self._running: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start the server and wait until it listens."""
        if sys.platform != "linux":
            self._reserved.close()
        command = [sys.executable, "-m", self.program, "serve", "--port", str(self.port)]
        with self.log.open("a", encoding="utf-8") as log:
            self._running = subprocess.Popen(
                [*command, "--database", str(self.database)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._running.stdout is not None
        line = self._running.stdout.readline()
        assert line.startswith("Flipdeck is at "), line + self.log.read_text(encoding="utf-8")

    def logged_problems(self) -> list[str]:
        """The lines of its log above the level info."""
        lines = self.log.read_text(encoding="utf-8").splitlines()
        return [line for line in lines if '"level":"info"' not in line]

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to stop and wait for its end."""
        self._end(signal.SIGTERM)
        self._reserved.close()

    def _end(self, by: signal.Signals) -> None:
        running, self._running = self._running, None
        if running is None:
            return
        os.kill(running.pid, by)
        running.wait()
        if running.stdout is not None:
            running.stdout.close()
