"""Start Flipdeck's server for a bench, print its port, and serve until killed."""

from __future__ import annotations

import socket
import sys


def serve(database: str) -> None:
    """Serve with limits so loose that no bench meets them."""
    from flipdeck.server import runner
    from flipdeck.server.settings import ServerSettings

    listening = socket.create_server(("127.0.0.1", 0), backlog=4096)
    port = listening.getsockname()[1]
    loose = 1e9
    settings = ServerSettings(
        port=port,
        database=f"sqlite+aiosqlite:///{database}",
        log_level="warning",
        least_grace=0,
        most_grace=0,
        most_tables=100_000,
        say_rate=loose,
        say_burst=loose,
        request_rate=loose,
        request_burst=loose,
        most_connections=100_000,
        connections_per_address=0,
        table_rate=loose,
        table_burst=loose,
        tables_per_address=0,
        public_seats_per_address=0,
        entry_rate=loose,
        entry_burst=loose,
        most_entries=10**9,
        least_bot_delay=0,
        least_next_round=0,
        unattended_after=0,
        make_rate=loose,
        make_burst=loose,
        connect_rate=loose,
        connect_burst=loose,
    )
    runner.serve(settings, listening, lambda: print(port, flush=True))


if __name__ == "__main__":
    serve(sys.argv[1])
