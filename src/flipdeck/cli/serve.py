"""``flipdeck serve``: runs the server on this machine or for the local network."""

from __future__ import annotations

import os
import re
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, Literal

from flipdeck.rules.errors import BadInput

PORT: Final = 8112
PORTS_TRIED: Final = 20
_SQLITE: Final = re.compile(r"sqlite(\+\w+)?")
_POSTGRES: Final = re.compile(r"postgres(ql)?(\+\w+)?")
_OTHER_DATABASES: Final = ("postgres", "postgresql", "mysql", "mariadb", "redis", "http", "https")
_EXPECTED: Final = (
    "only SQLite and PostgreSQL are supported: "
    "give a path, sqlite:///PATH or postgresql://USER@HOST/NAME"
)


def run(
    *,
    host: str | None,
    port: int | None,
    lan: bool,
    database: str | None,
    browser: bool,
    normal: bool,
    origins: Sequence[str],
    log: Literal["json", "plain"] | None = None,
    behind_proxy: bool = False,
    keep_days: float | None = None,
    environment: Mapping[str, str] = os.environ,
) -> int:
    """Bind the port, check the database, serve until Ctrl-C and return the exit status.

    What no option gives comes from the environment (``FLIPDECK_SERVE_...``), else is the default.
    """
    from flipdeck.server.environment import settings_from

    given = settings_from(environment)
    host = given.get("host") if host is None else host
    port = given.get("port") if port is None else port
    lan = lan or given.get("lan", False)
    database = given.get("database") if database is None else database
    origins = origins or given.get("origins", ())
    keep_days = given.get("keep_days", 30.0) if keep_days is None else keep_days
    if not 0 <= keep_days < 1e6:
        raise BadInput(f"keep-days {keep_days:g}: it must be 0 (keep for ever) or more")
    if host == "":
        raise BadInput("host '': give an address, as 127.0.0.1")
    from flipdeck.server.origins import parse_origin

    given["origins"] = tuple(parse_origin(origin) for origin in origins)
    given["keep_days"] = keep_days
    if normal:
        given["synchronous"] = "NORMAL"
    if behind_proxy:
        given["behind_proxy"] = True
    if log:
        given["log_form"] = log
    given.setdefault("log_form", "plain" if sys.stderr.isatty() else "json")
    with _listen(host or ("0.0.0.0" if lan else "127.0.0.1"), port) as listening:
        at = listening.getsockname()[1]
        here = f"http://{_name(host)}:{at}"
        lan_url = f"http://{lan_address()}:{at}" if lan else None
        # Refused, if need be, before the engine is imported, which takes a second.
        url = database_url(database)
        from flipdeck.rules import localization
        from flipdeck.server import runner
        from flipdeck.server.settings import ServerSettings

        given |= {"host": host or "127.0.0.1", "port": at, "lan": lan, "address": lan_url}
        settings = ServerSettings(**{**given, "database": url})

        def ready() -> None:
            print(f"Flipdeck is at {here}", flush=True)
            if lan_url is not None:
                print(f"On the local network: {lan_url}", flush=True)
                _show_qr(lan_url)
            print(f"Tables are kept in {_place(settings.database)}", flush=True)
            print("Ctrl-C stops it.", flush=True)
            if browser:
                threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

        # Reading the catalogues takes 0.2 s, which no refused move should wait for.
        for name in ("refusal-round-over", "error-server-error"):
            localization.message(name)
        try:
            runner.serve(settings, listening, ready)
        except KeyboardInterrupt:
            print("\nThe tables are kept; start again and they go on.", flush=True)
            return 130
    return 0


def _place(database: str) -> str:
    """Return a database as one would look for it: a file, or a server and a name."""
    from flipdeck.server.storage import database_url as urls

    return urls.database_name(urls.database_url(database))


def _name(host: str | None) -> str:
    if host is None or host in ("0.0.0.0", "::"):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def _listen(host: str, port: int | None) -> socket.socket:
    """Return a listening socket; without a port, on the first free one from 8112 on."""
    if port is not None and not 0 <= port <= 65535:
        raise BadInput(f"port {port}: it must be 0 to 65535")
    last_error: OSError | None = None
    for number in [port] if port is not None else range(PORT, PORT + PORTS_TRIED):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        made = socket.socket(family, socket.SOCK_STREAM)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            made.bind((host, number))
            made.listen(1024)
        except OSError as error:
            made.close()
            last_error = error
            continue
        return made
    reason = last_error and last_error.strerror
    raise BadInput(f"cannot listen on {host}, port {port or PORT}: {reason}")


def lan_address() -> str:
    """Return this machine's address on the local network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: connecting a datagram socket only looks up the route.
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


def database_url(database: str | None) -> str:
    """Return the URL of a database given as a path or a URL; None is the default.

    ``sqlite:///FILE`` and ``sqlite:FILE`` name the same file as the path ``FILE``.
    """
    if database is not None and is_postgres(database):
        return database
    file = _default_database() if database is None else _database_file(database)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if file.is_dir():
            raise BadInput(f"database {file}: it is a directory, not a file")
    except OSError as error:
        raise BadInput(f"database {file}: {error.strerror}") from None
    return f"sqlite+aiosqlite:///{file.absolute()}"


def is_postgres(database: str) -> bool:
    """Whether a text is the URL of a PostgreSQL database."""
    scheme, colon, rest = database.partition(":")
    return bool(colon and rest.startswith("//") and _POSTGRES.fullmatch(scheme))


def _default_database() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "flipdeck" / "tables.db"


def _database_file(database: str) -> Path:
    """Return the file that a path or a SQLite URL names."""
    scheme, colon, rest = database.partition(":")
    path = database
    if colon and _SQLITE.fullmatch(scheme):
        path = rest.removeprefix("///")
        if path.startswith("//"):
            path = ""  # sqlite://NAME would name a host
    elif colon and (rest.startswith("//") or scheme in _OTHER_DATABASES):
        path = ""
    if path in ("", ":memory:") or "?" in path:
        from flipdeck.server.storage.database_url import without_password

        raise BadInput(f"database {without_password(database)!r}: {_EXPECTED}")
    return Path(path).expanduser()


def _show_qr(url: str) -> None:
    import segno

    if sys.stdout.encoding and sys.stdout.encoding.lower().startswith("utf"):
        segno.make(url, error="l").terminal(compact=True)
        sys.stdout.flush()
