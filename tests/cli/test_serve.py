"""``flipdeck serve``: where it listens, what it prints, what it refuses."""

from __future__ import annotations

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from flipdeck.cli import main, serve
from flipdeck.server import runner
from flipdeck.server.settings import ServerSettings
from tests.support.databases import query
from tests.support.waiting import HANG_SECONDS


def started(monkeypatch: pytest.MonkeyPatch, arguments: list[str]) -> ServerSettings:
    """The settings that a server is started with; it reports ready and ends."""
    found: list[ServerSettings] = []

    def fake(settings: ServerSettings, listening: socket.socket, ready: object) -> None:
        found.append(settings)
        assert callable(ready)
        ready()
        listening.close()

    monkeypatch.setattr(runner, "serve", fake)
    assert main(["serve", "--port", "0", *arguments]) == 0
    return found[0]


def test_it_listens_on_this_machine_and_keeps_tables_in_a_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    settings = started(monkeypatch, [])
    assert settings.database == f"sqlite+aiosqlite:///{tmp_path}/flipdeck/tables.db"
    assert settings.synchronous == "FULL"
    assert settings.address is None
    assert f"Flipdeck is at http://127.0.0.1:{settings.port}\n" in capsys.readouterr().out


def test_for_the_house_the_real_address_is_printed_and_drawn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(serve, "lan_address", lambda: "192.0.2.7")
    options = ["--lan", "--normal", "--database", str(tmp_path / "x.db")]
    settings = started(monkeypatch, options)
    assert settings.address == f"http://192.0.2.7:{settings.port}"
    assert settings.synchronous == "NORMAL"
    out = capsys.readouterr().out
    assert settings.address in out
    assert "█" in out


def test_a_port_in_use_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port)]) == 2
    assert f"port {port}" in capsys.readouterr().err
    assert main(["serve", "--port", "70000"]) == 2
    assert "port 70000" in capsys.readouterr().err


def test_a_database_that_cannot_be_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--database", "nonsense://x"]) == 2
    assert "nonsense://x" in capsys.readouterr().err
    assert main(["serve", "--port", "0", "--database", "/proc/nowhere/x.db"]) == 2
    assert "/proc/nowhere" in capsys.readouterr().err


def serve_process(folder: Path, database: str) -> subprocess.Popen[str]:
    options = ["--port", "0", "--log", "plain", "--database", database]
    return subprocess.Popen(
        [sys.executable, "-m", "flipdeck", "serve", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
    )


SERVE_IN_TURN = """
import json, os, sys
from flipdeck.cli import main

for line in sys.stdin:
    folder, database = json.loads(line)
    os.chdir(folder)
    status = main(["serve", "--port", "0", "--log", "plain", "--database", database])
    print("status", status, flush=True)
"""


class ServersInTurn:
    """A process that serves again and again: importing the engine takes most of a start."""

    def __init__(self, folder: Path) -> None:
        errors = folder / "stderr"
        with errors.open("w") as stderr:
            self._process = subprocess.Popen(
                [sys.executable, "-c", SERVE_IN_TURN],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=stderr,
                text=True,
            )
        self._errors = errors.open()

    def serve(self, folder: Path, database: str) -> tuple[list[str], int, str]:
        """Serve, interrupt the server; return its first lines, its status and its errors."""
        into, out = self._process.stdin, self._process.stdout
        assert into is not None
        assert out is not None
        into.write(json.dumps([str(folder), database]) + "\n")
        into.flush()
        lines = [out.readline().strip() for _ in range(3)]
        assert lines[2] == "Ctrl-C stops it.", (lines, self._errors.read())
        self._process.send_signal(signal.SIGINT)
        status = next(line for line in out if line.startswith("status "))
        return lines, int(status.split()[1]), self._errors.read()

    def close(self) -> None:
        """End the process."""
        self._process.communicate()
        assert self._process.returncode == 0
        self._errors.close()


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServersInTurn]:
    started = ServersInTurn(tmp_path_factory.mktemp("in_turn"))
    yield started
    started.close()


@pytest.mark.parametrize(
    "written",
    [
        "tables.db",
        "sqlite:tables.db",
        "sqlite:///tables.db",
        "sqlite:///{folder}/tables.db",
        "sqlite+aiosqlite:///tables.db",
        "deep/er/tables.db",
    ],
)
def test_every_way_to_write_a_file_starts_a_server(
    tmp_path: Path, written: str, servers: ServersInTurn
) -> None:
    lines, status, err = servers.serve(tmp_path, written.format(folder=tmp_path))
    place = "deep/er/tables.db" if written.startswith("deep") else "tables.db"
    assert lines[0].startswith("Flipdeck is at http://127.0.0.1:"), err
    assert lines[1] == f"Tables are kept in {tmp_path / place}"
    assert (status, err) == (130, "")
    assert (tmp_path / place).read_bytes().startswith(b"SQLite format 3")


def test_a_postgresql_database_starts_a_server(
    tmp_path: Path, postgres_url: str, servers: ServersInTurn
) -> None:
    lines, status, err = servers.serve(tmp_path, postgres_url)
    before, _, place = postgres_url.partition("?host=")
    assert lines[0].startswith("Flipdeck is at http://127.0.0.1:"), err
    assert lines[1] == f"Tables are kept in {before} at {place}"
    assert (status, err) == (130, "")
    assert query(postgres_url, "SELECT count(*) FROM log") == [(0,)]


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("postgres://me:secret@127.0.0.1:1/y", "postgresql://me@127.0.0.1:1/y: "),
        ("postgresql://me:secret@x:many/y", "'postgresql://me:...@x:many/y': it cannot be read"),
        ("postgresql://x/y?password=secret&z=1", "postgresql://x/y: there is no option 'z'"),
        ("postgresql:x", "only SQLite and PostgreSQL are supported"),
        ("mysql://", "'mysql://': only SQLite and PostgreSQL are supported: give a path, sqlite:"),
        ("mysql:x", "only SQLite and PostgreSQL are supported"),
        ("sqlite://tables.db", "'sqlite://tables.db': only SQLite and PostgreSQL"),
        ("sqlite://", "only SQLite and PostgreSQL are supported"),
        ("sqlite:///tables.db?mode=ro", "only SQLite and PostgreSQL are supported"),
        (":memory:", "only SQLite and PostgreSQL are supported"),
        ("", "only SQLite and PostgreSQL are supported"),
        (".", "it is a directory, not a file"),
        ("sqlite:///{folder}", "it is a directory, not a file"),
        ("letter.txt", "database {folder}/letter.txt: file is not a database"),
        ("sqlite:letter.txt", "file is not a database"),
        ("letter.txt/tables.db", "letter.txt/tables.db: "),
        ("/proc/tables.db", "/proc/tables.db: it cannot be created: No such file"),
        ("/proc/none/tables.db", "/proc/none/tables.db: No such file or directory"),
    ],
)
def test_a_database_that_cannot_be_used_is_one_line_and_status_two(
    tmp_path: Path, written: str, reason: str
) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann, " * 1000)
    with serve_process(tmp_path, written.format(folder=tmp_path)) as running:
        out, err = running.communicate(timeout=HANG_SECONDS)
    assert (running.returncode, out) == (2, "")
    assert err.startswith("flipdeck: database ")
    assert reason.format(folder=tmp_path) in err
    assert err.count("\n") == 1
    assert "secret" not in err


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is unwritable for root")
def test_an_unwritable_folder_is_one_line_and_status_two(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with serve_process(tmp_path, "tables.db") as running:
        out, err = running.communicate(timeout=HANG_SECONDS)
    assert (running.returncode, out, err.count("\n")) == (2, "", 1)
    assert "tables.db: it cannot be created: Permission denied" in err


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["--host", ""], "host '': give an address"),
        (["--origin", "cards.example.org"], "write it as https://HOST"),
        (["--origin", "cards.example.org:443"], "write it as https://HOST"),
        (["--origin", ""], "write it as https://HOST"),
        (["--origin", "https://"], "write it as https://HOST"),
        (["--origin", "wss://cards.example.org"], "write it as https://HOST"),
        (["--origin", "https://cards.example.org/play"], "nothing else"),
        (["--origin", "https://me@cards.example.org"], "nothing else"),
        (["--origin", "https://cards.example.org:many"], "it is not an address"),
        (["--origin", "https://[cards"], "it is not an address"),
    ],
)
def test_an_address_that_cannot_be_is_one_line_and_status_two(
    options: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", "0", *options]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"flipdeck: {options[0].removeprefix('--')} {options[1]!r}: ")
    assert reason in err
    assert err.count("\n") == 1


def test_origins_are_compared_as_browsers_write_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    written = [
        "https://Cards.Example.org/",
        "https://cards.example.org:443",
        "http://cards.example.org:8080",
        "http://[2001:DB8::7]:80",
    ]
    options = [word for origin in written for word in ("--origin", origin)]
    settings = started(monkeypatch, ["--database", str(tmp_path / "x.db"), *options])
    assert settings.origins == (
        "https://cards.example.org",
        "https://cards.example.org",
        "http://cards.example.org:8080",
        "http://[2001:db8::7]",
    )


def test_what_one_who_runs_it_may_say(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = ["--database", str(tmp_path / "x.db")]
    plain = started(monkeypatch, file)
    assert (plain.log_form, plain.behind_proxy, plain.keep_days) == ("json", False, 30)
    options = ["--log", "plain", "--behind-proxy", "--keep-days", "0.5"]
    settings = started(monkeypatch, [*file, *options])
    assert (settings.log_form, settings.behind_proxy, settings.keep_days) == ("plain", True, 0.5)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert started(monkeypatch, file).log_form == "plain"
    assert main(["serve", "--port", "0", *file, "--keep-days", "-1"]) == 2


@pytest.mark.parametrize("form", ["plain", "json"])
def test_it_says_little_and_says_goodbye(tmp_path: Path, form: str) -> None:
    file = tmp_path / "tables.db"
    options = ["--port", "0", "--database", str(file), "--log", form]
    running = subprocess.Popen(
        [sys.executable, "-m", "flipdeck", "serve", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert running.stdout is not None
    lines = [running.stdout.readline().strip() for _ in range(3)]
    address = lines[0].removeprefix("Flipdeck is at http://")
    assert lines[1:] == [f"Tables are kept in {file}", "Ctrl-C stops it."]
    asked = http.client.HTTPConnection(address, timeout=HANG_SECONDS)
    asked.request("GET", "/healthz")
    assert asked.getresponse().read() == b"ok\n"
    asked.close()
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=HANG_SECONDS)
    assert running.returncode == 130
    assert out == "\nThe tables are kept; start again and they go on.\n"
    if form == "plain":
        assert err == ""
    else:
        entries = [json.loads(line) for line in err.splitlines()]
        assert [(entry["event"], entry["path"]) for entry in entries] == [("request", "/healthz")]
