"""The server and all players of one browser test."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any, Final

from playwright.sync_api import Browser

from tests.support.actors import Player, SocketClient
from tests.support.prepared_table import Deal, PreparedTable, prepare_table
from tests.support.server_process import ServerProcess

DESK: Final = {"width": 1440, "height": 900}
NO_SERVICE_WORKERS: Final = """if ('serviceWorker' in navigator) {
  navigator.serviceWorker.register = () =>
    Promise.reject(new DOMException('switched off', 'SecurityError'))
}"""
"""What a page meets in a browser that is set to keep no pages."""


class BrowserSession:
    """Makes tables and players for one test and closes them at its end."""

    def __init__(self, server: ServerProcess, browser: Browser) -> None:
        self.server = server
        self._browser = browser
        self._stack = ExitStack()
        self.players: list[Player] = []

    def player(
        self,
        *,
        speed: str = "off",
        newcomer: bool = False,
        language: str = "",
        offline: bool = False,
        **context: Any,
    ) -> Player:
        """Create a player with a new browser context; ``context`` holds Playwright's options.

        A ``newcomer`` is shown the help of a first table. Without a language the page is shown in
        the browser's. ``offline`` allows the service workers that keep pages for use without the
        server; each fetches the whole client, which would double the cost of opening a table.
        """
        created = self._browser.new_context(**{"viewport": DESK, **context})
        self._stack.callback(created.close)
        if not offline:
            created.add_init_script(NO_SERVICE_WORKERS)
        player = Player(
            created,
            self.server.url,
            newcomer=newcomer,
            speed=speed,
            sound=False,
            language=language,
        )
        self.players.append(player)
        return player

    def socket_client(self, table: PreparedTable, seat: int) -> SocketClient:
        """Connect a seat without a browser."""
        client = SocketClient(self.server.url, table, seat)
        self._stack.callback(client.close)
        return client

    def prepare_table(self, deal: Deal, **options: Any) -> PreparedTable:
        """Write a table with a chosen deal; see ``prepared_table.prepare_table``."""
        return prepare_table(self.server.database, deal, **options)

    def close(self) -> None:
        """Close every browser context and socket."""
        self._stack.close()
