"""Fixtures: one server and one Chromium a worker; a problem in any page fails its test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.support.browser_fixture import BrowserSession
from tests.support.server_process import ServerProcess
from tools import chromium


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("served"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def server(shared_server: ServerProcess) -> ServerProcess:
    return shared_server


# Playwright keeps an event loop running while it is started, so it ends with this folder, which is
# a package for that: other tests of the same worker run loops of their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = chromium.launch(playwright)
        yield started
        started.close()


@pytest.fixture
def session(
    server: ServerProcess, browser: Browser, request: pytest.FixtureRequest
) -> Iterator[BrowserSession]:
    """A page error, a policy violation or a request to another host fails the test."""
    server.fix_chance(request.node.nodeid)
    opened = BrowserSession(server, browser)
    yield opened
    problems = [line for player in opened.players for line in player.unexpected_problems()]
    opened.close()
    assert problems == []
    assert server.logged_problems() == []
