"""Server processes held to one core."""

from __future__ import annotations

import http.client
import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from bench import _peers
from bench._steal import CORES, TICKS, Machine

PAGE = os.sysconf("SC_PAGE_SIZE")
OUR_SERVER = Path(__file__).with_name("_our_server.py")


class ServerProcess:
    """A server on the first core; whoever starts it is held to the others."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str]) -> None:
        # Threads inherit the core they are started on, so it must be set before they exist.
        os.sched_setaffinity(0, CORES[:1])
        try:
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                text=True,
                env={**os.environ, **environment},
            )
        finally:
            os.sched_setaffinity(0, CORES[1:] or CORES)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"{' '.join(command)} did not start")
        self.port = int(line)

    def cpu(self) -> float:
        """Return the processor seconds of all its threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Return its resident bytes."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE

    def commits(self) -> int:
        """Return how many transactions it has committed; a peer commits none."""
        return 0

    def stop(self) -> None:
        """Kill it and wait for its end."""
        self.process.kill()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


class OurServer(ServerProcess):
    """Flipdeck's server with its database in a folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__([sys.executable, str(OUR_SERVER), str(folder / "bench.db")], {})

    def commits(self) -> int:
        """Return how many transactions it has committed."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port)
        connection.request("GET", "/metrics")
        text = connection.getresponse().read().decode()
        connection.close()
        name = "flipdeck_log_commits_total "
        return next(int(line[len(name) :]) for line in text.splitlines() if line.startswith(name))


class PeerServer(ServerProcess):
    """One of the servers in bench/peers."""

    def __init__(self, script: str) -> None:
        command = [str(_peers.node()), str(_peers.FOLDER / script)]
        super().__init__(command, {"NODE_ENV": "production"})


@dataclass(frozen=True)
class Usage:
    """How much a server, the clients and the machine have worked until a moment."""

    server: float
    clients: float
    machine: Machine

    @classmethod
    def now(cls, server: ServerProcess) -> Usage:
        """Read all counters."""
        return cls(server.cpu(), time.process_time(), Machine.now())
