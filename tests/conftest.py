"""Settings of every test, and a summary of what tests measured: printed, never asserted."""

from __future__ import annotations

import hashlib
import itertools
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.support.postgres_server import PostgresServer, postgres_server

# A suite started in the background ignores SIGINT, and so would every program that it starts.
signal.signal(signal.SIGINT, signal.default_int_handler)

# The terminal's language comes from the environment.
os.environ["LANGUAGE"] = "en"

# Without a deadline: a busy machine is no mistake of the code. By default the examples are the same
# in every run, so that no run fails by chance; `make soak` looks for new ones.
settings.register_profile("repeatable", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None, max_examples=1_000)
settings.load_profile(os.environ.get("FLIPDECK_HYPOTHESIS", "repeatable"))


@pytest.fixture(autouse=True)
def fixed_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals and bots of a test that names no key are the same in every run of it."""
    numbers = itertools.count()

    def chance() -> bytes:
        text = f"{request.node.nodeid} {next(numbers)}"
        return hashlib.sha256(text.encode()).digest()

    monkeypatch.setattr("flipdeck.engine.match.new_key", chance)
    monkeypatch.setattr(
        "flipdeck.server.tables.autopilot.new_seed", lambda: int.from_bytes(chance()[:8])
    )


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server of this test worker, started when the first test asks for it."""
    with postgres_server() as server:
        yield server


@pytest.fixture
def postgres_url(postgres: PostgresServer) -> Iterator[str]:
    """An empty PostgreSQL database of this test alone."""
    name = postgres.create_database()
    yield postgres.url(name)
    postgres.drop_database(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database of every kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return str(request.getfixturevalue("postgres_url"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    measured = [
        str(value)
        for report in terminalreporter.getreports("passed")
        for name, value in report.user_properties
        if name == "measured"
    ]
    if measured:
        terminalreporter.section("measured")
        for line in measured:
            terminalreporter.write_line(line)
