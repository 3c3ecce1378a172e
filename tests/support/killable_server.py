"""A server in a process of its own that a test kills; run as a module it takes any settings."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from flipdeck.server.runner import serve
from flipdeck.server.settings import ServerSettings
from tests.support.server_fixture import RunningServer


async def kill(running: asyncio.subprocess.Process) -> None:
    """End a process at once, as a power cut would."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(running.pid, signal.SIGKILL)
    await running.wait()


@contextlib.asynccontextmanager
async def process(
    database: Path | str, **settings: Any
) -> AsyncIterator[tuple[RunningServer, asyncio.subprocess.Process]]:
    """Run a server in a process of its own; ``settings`` are a server's, for a fast clock."""
    command = ["-m", "flipdeck", "serve", "--port", "0", "--database", str(database)]
    if settings:
        command = ["-m", "tests.support.killable_server", str(database), json.dumps(settings)]
    running = await asyncio.create_subprocess_exec(
        sys.executable,
        *command,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    server: RunningServer | None = None
    try:
        assert running.stdout is not None
        line = (await running.stdout.readline()).decode()
        assert line.startswith("Flipdeck is at http://127.0.0.1:"), line
        server = RunningServer(int(line.rsplit(":", 1)[1]))
        yield server, running
    finally:
        await kill(running)
        for client in server.clients if server is not None else ():
            with contextlib.suppress(OSError):
                await client.close()
        # The pipe's transport is closed by hand: nothing else does before the loop ends.
        running._transport.close()  # type: ignore[attr-defined]


def main(database: str, settings: str) -> None:
    """Serve on a free port with settings given as JSON."""
    listening = socket.create_server(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    chosen = ServerSettings(port=port, database=database, **json.loads(settings))
    serve(chosen, listening, lambda: print(f"Flipdeck is at http://127.0.0.1:{port}", flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
