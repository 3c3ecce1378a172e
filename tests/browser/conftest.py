"""One server a worker, one Chromium a file, and people who may not see anything go wrong."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.support.browser_fixture import House
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


# Playwright keeps an event loop running while it is started, so it ends with its file: other
# tests of the same worker run loops of their own.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = chromium.launch(playwright)
        yield started
        started.close()


@pytest.fixture
def house(server: ServerProcess, browser: Browser) -> Iterator[House]:
    """Nothing may go wrong in any page: no error, nothing against the policy, no other host."""
    opened = House(server, browser)
    yield opened
    wrong = [line for person in opened.people for line in person.blamed()]
    opened.close()
    assert wrong == []
    assert server.troubled() == []
