"""The server and everybody who came to it in one test."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any, Final

from playwright.sync_api import Browser

from tests.support.actors import Guest, Person
from tests.support.prepared_table import Deal, LaidTable, lay
from tests.support.server_process import ServerProcess

DESK: Final = {"width": 1440, "height": 900}


class House:
    def __init__(self, server: ServerProcess, browser: Browser) -> None:
        self.server = server
        self._browser = browser
        self._stack = ExitStack()
        self.people: list[Person] = []

    def person(self, *, speed: str = "off", **context: Any) -> Person:
        """Somebody new with a browser of their own; ``context`` is Playwright's."""
        made = self._browser.new_context(**{"viewport": DESK, **context})
        self._stack.callback(made.close)
        person = Person(made, self.server.url, speed=speed, sound=False)
        self.people.append(person)
        return person

    def guest(self, table: LaidTable, seat: int) -> Guest:
        guest = Guest(self.server.url, table, seat)
        self._stack.callback(guest.close)
        return guest

    def lay(self, deal: Deal, **asked: Any) -> LaidTable:
        return lay(self.server.database, deal, **asked)

    def close(self) -> None:
        self._stack.close()
