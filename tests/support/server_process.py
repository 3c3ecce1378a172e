"""``flipdeck serve`` as a process that can be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tests.support.seeded_server import VARIABLE as CHANCE


def reserve_port() -> socket.socket:
    """Return a socket whose port nobody else is given; a server may listen on it all the same.

    On Linux a port that is bound but not listened on can be bound again with SO_REUSEADDR.
    """
    reserved = socket.socket()
    reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    reserved.bind(("127.0.0.1", 0))
    return reserved


LOOSE: Final = {
    # Survives a killed process, and does not wait for a disk that others write to.
    "FLIPDECK_SERVE_SYNCHRONOUS": "NORMAL",
    "FLIPDECK_SERVE_TABLE_BURST": "10000",
    "FLIPDECK_SERVE_TABLES_PER_ADDRESS": "0",
    "FLIPDECK_SERVE_PUBLIC_SEATS_PER_ADDRESS": "0",
    "FLIPDECK_SERVE_MAKE_BURST": "10000",
    "FLIPDECK_SERVE_LEAST_BOT_DELAY": "0",
    "FLIPDECK_SERVE_LEAST_NEXT_ROUND": "0",
    # Deals are those of the test's chance; what players give to a shuffle has tests of its own.
    "FLIPDECK_SERVE_VERIFIABLE_SHUFFLE": "false",
}


class ServerProcess:
    """A server with one port and one database, however often it is started.

    ``program`` is the module that is run: ``flipdeck`` with fixed chance unless another is named;
    ``environment`` is added to this process's own. Unless it is ``limited``, the tests of a whole
    suite may come from one address.
    """

    def __init__(
        self,
        folder: Path,
        program: str = "tests.support.seeded_server",
        environment: Mapping[str, str] | None = None,
        *,
        limited: bool = False,
    ) -> None:
        self.program = program
        loose = {} if limited else LOOSE
        self._test = folder / "running-test"
        chance = {CHANCE: str(self._test)}
        self.environment = {**os.environ, **loose, **chance, **(environment or {})}
        self.database = folder / "tables.db"
        self.log = folder / "server.log"
        self._reserved = reserve_port()
        self.port = int(self._reserved.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self._running: subprocess.Popen[str] | None = None

    def fix_chance(self, test: str) -> None:
        """From now on deals and bots are those of this test."""
        self._test.write_text(test, encoding="utf-8")

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
                env=self.environment,
            )
        assert self._running.stdout is not None
        line = self._running.stdout.readline()
        assert line.startswith("Flipdeck is at "), line + self.log.read_text(encoding="utf-8")

    def logged_problems(self) -> list[str]:
        """The lines of its log above the level info."""
        lines = self.log.read_text(encoding="utf-8").splitlines()
        return [line for line in lines if '"level":"info"' not in line]

    def logged_traces(self) -> list[str]:
        """The lines of its log with a traceback."""
        lines = self.log.read_text(encoding="utf-8").splitlines()
        return [line for line in lines if '"trace":' in line or "Traceback" in line]

    def memory(self) -> int:
        """Bytes of memory that the process has now."""
        return self._status("VmRSS")

    def memory_peak(self) -> int:
        """The most it had since ``forget_memory_peak``."""
        return self._status("VmHWM")

    def forget_memory_peak(self) -> None:
        """Begin to look for the peak anew."""
        Path(f"/proc/{self.pid}/clear_refs").write_text("5")

    def _status(self, name: str) -> int:
        text = Path(f"/proc/{self.pid}/status").read_text(encoding="utf-8")
        line = next(line for line in text.splitlines() if line.startswith(f"{name}:"))
        return int(line.split()[1]) * 1024

    @property
    def pid(self) -> int:
        """The number of the running process."""
        assert self._running is not None
        return self._running.pid

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
