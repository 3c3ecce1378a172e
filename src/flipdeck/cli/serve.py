"""``flipdeck serve``: tables in the browser, on this machine or in the house."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal

from flipdeck.errors import BadInput

PORT: Final = 8112
PORTS_TRIED: Final = 20


def run(
    *,
    host: str | None,
    port: int | None,
    lan: bool,
    database: str | None,
    browser: bool,
    durable: bool,
    origins: Sequence[str],
    log: Literal["json", "plain"] | None = None,
    behind_proxy: bool = False,
    keep_days: float = 30,
) -> int:
    if not 0 <= keep_days < 1e6:
        raise BadInput(f"keep-days {keep_days:g}: days are 0 (for ever) or more")
    with _listen(host or ("0.0.0.0" if lan else "127.0.0.1"), port) as listening:
        at = listening.getsockname()[1]
        here = f"http://{_name(host)}:{at}"
        house = f"http://{lan_address()}:{at}" if lan else None
        from flipdeck.server import serving
        from flipdeck.server.settings import ServerSettings

        settings = ServerSettings(
            host=host or "127.0.0.1",
            port=at,
            lan=lan,
            address=house,
            database=_url(database),
            synchronous="FULL" if durable else "NORMAL",
            origins=tuple(origins),
            behind_proxy=behind_proxy,
            keep_days=keep_days,
            log_form=log or ("plain" if sys.stderr.isatty() else "json"),
        )

        def ready() -> None:
            print(f"Flipdeck is at {here}", flush=True)
            if house is not None:
                print(f"For phones and others in the house: {house}", flush=True)
                _show_qr(house)
            print(f"Tables are kept in {_place(settings.database)}", flush=True)
            print("Ctrl-C stops it.", flush=True)
            if browser:
                threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

        try:
            serving.serve(settings, listening, ready)
        except KeyboardInterrupt:
            print("\nThe tables are kept; start again and they go on.", flush=True)
            return 130
    return 0


def _place(database: str) -> str:
    """Where the tables are, as one would look for them; without anybody's password."""
    scheme, _, rest = database.partition(":///")
    if scheme.startswith("sqlite"):
        return rest or "memory, until it stops"
    return f"{scheme.partition('+')[0]}, {database.rpartition('@')[2]}"


def _name(host: str | None) -> str:
    if host is None or host in ("0.0.0.0", "::"):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def _listen(host: str, port: int | None) -> socket.socket:
    """A listening socket; where no port is asked for, the first free one from 8112 on."""
    if port is not None and not 0 <= port <= 65535:
        raise BadInput(f"port {port}: there are 0 to 65535")
    wrong: OSError | None = None
    for number in [port] if port is not None else range(PORT, PORT + PORTS_TRIED):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        made = socket.socket(family, socket.SOCK_STREAM)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            made.bind((host, number))
            made.listen(1024)
        except OSError as error:
            made.close()
            wrong = error
            continue
        return made
    raise BadInput(f"cannot listen at {host}, port {port or PORT}: {wrong and wrong.strerror}")


def lan_address() -> str:
    """The address by which others in the house reach this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: a datagram socket only looks up which way it would go.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            pass
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        found = []
    addresses = [str(each[4][0]) for each in found]
    outside = [address for address in addresses if not address.startswith("127.")]
    return (outside or ["127.0.0.1"])[0]


def _url(database: str | None) -> str:
    """A database's address; a plain path is a SQLite file."""
    if database is not None and "://" in database:
        return database
    if database is not None:
        file = Path(database)
    else:
        home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
        file = Path(home) / "flipdeck" / "tables.db"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise BadInput(f"database {file}: {wrong.strerror}") from None
    return f"sqlite+aiosqlite:///{file.absolute()}"


def _show_qr(url: str) -> None:
    import segno

    if sys.stdout.encoding and sys.stdout.encoding.lower().startswith("utf"):
        segno.make(url, error="l").terminal(compact=True)
        sys.stdout.flush()
