"""A table whose players do nothing waits for them, and a tap goes on with it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.support.actors import Player
from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import BOTS_WAIT, Deal
from tests.support.server_process import ServerProcess

DEAL = Deal(hands=("blue-1 red-9 green-4", "blue-2 green-6 red-3"), top="blue-5", dealer=0)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server at which players may be silent for a second."""
    environment = {"FLIPDECK_SERVE_UNATTENDED_AFTER": "1000"}
    started = ServerProcess(tmp_path_factory.mktemp("served"), environment=environment)
    started.start()
    yield started
    started.stop()


def seen(player: Player) -> list[bool]:
    """Whether the table waited, from one message about its lobby to the next."""
    told = [message["lobby"]["unattended"] for message in player.received() if message.get("lobby")]
    return [waits for number, waits in enumerate(told) if [waits] != told[number - 1 : number]]


def test_a_silent_table_waits_and_a_tap_or_a_key_goes_on(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT)
    ann = session.player().join(table)
    waits = ann.page.locator("[data-part=unattended]")
    expect(waits).to_contain_text("Tap anywhere to go on")
    watcher = session.player().watch(table)
    expect(watcher.page.locator("[data-part=unattended]")).to_contain_text("until a player is back")
    ann.page.locator("[data-part=log], main").first.click(position={"x": 5, "y": 5})
    ann.wait_until(lambda: seen(ann)[:4] == [False, True, False, True], "it goes on and waits")
    expect(waits).to_be_visible()
    ann.page.keyboard.press("Shift")
    ann.wait_until(lambda: len(seen(ann)) >= 6, "it goes on and waits again")
